// Ties between what the page says and the timeline.

function addButtons() {
  for (const finding of allFindings) {
    const element = document.getElementById(finding.id);
    if (!element) continue;
    const show = () => {
      const place = placeOf(finding);
      if (!place) return;
      if (place.session !== chart.session) showSession(place.session.trace, place.session.number);
      showFinding(place.index);
      chart.root.scrollIntoView({ block: "center" });
      chart.root.focus({ preventScroll: true });
    };
    const link = () => {
      const parts = new URLSearchParams({ f: finding.id });
      copyAndSay(`${location.href.split("#")[0]}#${parts}`, "Link copied.");
    };
    const buttons = make("div", { class: "buttons" },
      finding.time >= 0 && source.traces[finding.trace].sessions.length > 0
        && make("button", { class: "small", onclick: show }, "Show on the timeline"),
      make("button", { class: "small", onclick: link }, "Copy link"),
      make("button", {
        class: "small", onclick: () => copyAndSay(markdownOf(finding), "Copied as Markdown."),
      }, "Copy as Markdown"));
    (find(".bar", element) ?? element).append(buttons);
    element.addEventListener("mouseenter", () => {
      const place = finding.place ?? (chart.session?.trace === finding.trace ? placeOf(finding) : null);
      if (place && place.session === chart.session) {
        chart.hovered = place.index;
        chart.draw();
      }
    });
    element.addEventListener("mouseleave", () => {
      chart.hovered = -1;
      chart.draw();
    });
  }
  for (const step of document.querySelectorAll(".step[data-line] .line")) {
    const line = Number(step.parentElement.dataset.line);
    const finding = step.closest(".finding");
    step.replaceChildren(make("button", {
      class: "plain", "aria-label": `Show line ${line} on the timeline`,
      onclick: () => showLine(finding.id, line),
    }, step.textContent));
  }
  for (const place of document.querySelectorAll(".goto[data-trace]")) {
    const { trace, line } = place.dataset;
    place.replaceChildren(make("button", {
      class: "plain", onclick: () => showPlace(Number(trace), Number(line)),
    }, place.textContent));
  }
  for (const link of document.querySelectorAll("[data-filter]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      toggleToken(link.dataset.filter, event.ctrlKey || event.metaKey || state.tokens.length > 0);
    });
  }
  for (const link of document.querySelectorAll("[data-trace][href]")) {
    link.addEventListener("click", () => showSession(Number(link.dataset.trace), 0));
  }
}

function showLine(id, line) {
  const finding = allFindings.find((finding) => finding.id === id);
  const place = finding && placeOf(finding);
  if (!place) return;
  if (place.session !== chart.session) showSession(place.session.trace, place.session.number);
  showEvent(chart.session.eventAt(line));
}

/** Shows a line of a trace, in whatever session it is. */
function showPlace(trace, line) {
  for (let number = 0; number < source.traces[trace].sessions.length; number += 1) {
    const session = sessionOf(trace, number);
    const event = session.eventAt(line);
    if (event < 0) continue;
    if (session !== chart.session) showSession(trace, number);
    showEvent(event);
    return;
  }
}

function showEvent(event) {
  choose(event, -1);
  fitChoice();
  chart.reveal(event);
  chart.root.scrollIntoView({ block: "center" });
  chart.root.focus({ preventScroll: true });
}
