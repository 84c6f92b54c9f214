// The page comes to life: one state, which every part shows and the address keeps.

document.documentElement.classList.add("live");

const state = { trace: 0, session: 0, axis: "", query: "", tokens: [] };

const events = {
  looked: () => changed(),
  painted: () => overview.frame(),
  hovered(place) {
    chart.hovered = place;
    for (const element of document.querySelectorAll(".finding.hovered")) element.classList.remove("hovered");
    const finding = chart.session.findings[place];
    if (finding) document.getElementById(finding.id)?.classList.add("hovered");
    chart.draw();
  },
  brushed(from, to) {
    const digits = to - from < 1e7 ? 6 : 3;
    setToken("t", `t:${(from / 1e9).toFixed(digits)}-${(to / 1e9).toFixed(digits)}`);
    chart.lookAtTimes(from, to);
  },
  unbrushed() {
    setToken("t");
    chart.whole();
  },
  choseEvent(event) { choose(event, -1); },
  choseFinding(place) { choose(-1, place); },
  severityOf: (event) => chart.hot.get(event),
  step: (way) => stepOnLane(way),
  stepFinding: (way) => stepFinding(way),
  readStory: () => readStory(),
  copyLink: () => copyAndSay(location.href, "Link copied."),
};

const chart = new Chart(events);
const overview = new Overview(chart);
const detail = new Detail(events);
const table = new EventTable(events);
const help = helpDialog();
const spoken = make("p", { class: "away", role: "status" });
const toast = make("p", { class: "toast", hidden: true, "aria-hidden": "true" });

// Choosing

function choose(event, place, isQuiet) {
  const { session } = chart;
  chart.event = event;
  chart.finding = place;
  const finding = session.findings[place];
  for (const element of document.querySelectorAll(".finding.chosen")) element.classList.remove("chosen");
  if (finding) {
    detail.showFinding(session, finding);
    document.getElementById(finding.id)?.classList.add("chosen");
    if (!isQuiet) say(`${finding.severity}: ${finding.text}, at ${moment(finding.time)}`);
  } else if (event >= 0) {
    detail.showEvent(session, event);
    const states = session.statesAround(event, false).map((one) => `${one.model} ${one.state}`);
    if (!isQuiet) {
      say(`line ${session.line[event]}, ${session.title(event)}, ${moment(session.at[event])}, ${states.join(", ")}`);
    }
  } else {
    detail.hide();
  }
  chart.draw();
  if (!isQuiet) changed();
}

/** Shows a finding with all its steps in view. */
function showFinding(place) {
  const finding = chart.session.findings[place];
  const times = [finding.event, ...finding.steps.map((step) => step.event)].map((event) => chart.session.at[event]);
  choose(-1, place);
  chart.fit(Math.min(...times), Math.max(...times));
  chart.reveal(finding.event);
}

function stepFinding(way) {
  const { findings } = chart.session;
  const shown = findings.map((_, place) => place)
    .filter((place) => chart.findingMatches?.has(findings[place].id) !== false);
  if (shown.length === 0) {
    say("No findings in this session.");
    return;
  }
  const at = shown.indexOf(chart.finding);
  const next = at < 0 ? (way > 0 ? 0 : shown.length - 1) : (at + way + shown.length) % shown.length;
  showFinding(shown[next]);
}

function stepOnLane(way) {
  const { session } = chart;
  if (session.count === 0) return;
  let start = chart.event;
  if (start < 0) {
    start = session.findings[chart.finding]?.event
      ?? clamp(lowerBound(session.at, chart.times[0]), 0, session.count - 1);
  }
  const lane = chart.rowOf[session.spanOf[start] >= 0 ? session.spanBegin[session.spanOf[start]] : start];
  for (let event = start + way; event >= 0 && event < session.count; event += way) {
    if (chart.rowOf[event] !== lane || (chart.matches && !chart.matches[event])) continue;
    choose(event, -1);
    chart.reveal(event);
    return;
  }
  say(way > 0 ? "This was the last of its lane." : "This was the first of its lane.");
}

/** The first time all of it, then closer. */
function fitChoice() {
  const { session } = chart;
  const finding = session.findings[chart.finding];
  if (finding) {
    showFinding(chart.finding);
  } else if (chart.event >= 0) {
    const span = session.spanOf[chart.event];
    const from = session.at[span >= 0 ? session.spanBegin[span] : chart.event];
    chart.fit(from, span >= 0 ? session.spanEnd[span] : from);
  } else {
    chart.whole();
  }
}

function readStory() {
  const finding = chart.session?.findings[chart.finding];
  const story = finding && document.getElementById(finding.id);
  if (!story) return false;
  for (let fold = story.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  story.setAttribute("tabindex", "-1");
  story.focus({ preventScroll: true });
  story.scrollIntoView({ block: "center" });
  return true;
}

// Saying

let toastTimer;

function say(text) { spoken.textContent = text; }

async function copyAndSay(text, done) {
  const message = (await copy(text)) ? done : "The browser does not let this page copy.";
  say(message);
  toast.textContent = message;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (toast.hidden = true), 1800);
}

// Sessions

function showSession(trace, number) {
  const session = sessionOf(trace, number);
  if (!session) return false;
  state.trace = trace;
  state.session = number;
  const axis = state.axis || (Scale.isCrowded(session) ? "events" : "clock");
  chart.show(session, new Scale(axis, session));
  chart.event = -1;
  chart.finding = -1;
  detail.hide();
  applyFilter();
  chart.look(-Infinity, Infinity, true);
  overview.paint();
  for (const [button, kind] of axisButtons) button.setAttribute("aria-pressed", String(kind === axis));
  fillPickers();
  return true;
}

function setAxis(axis) {
  const times = chart.times;
  state.axis = axis;
  chart.show(chart.session, new Scale(axis, chart.session));
  chart.lookAtTimes(...times);
  overview.paint();
  for (const [button, kind] of axisButtons) button.setAttribute("aria-pressed", String(kind === axis));
}

const axisButtons = [["By events", "events"], ["By the clock", "clock"]].map(([text, kind]) =>
  [make("button", { class: "small", onclick: () => setAxis(kind) }, text), kind]);

const tracePicker = make("select", {
  "aria-label": "Trace", onchange: () => showSession(Number(tracePicker.value), 0) && changed(),
});
const sessionPicker = make("select", {
  "aria-label": "Session",
  onchange: () => showSession(state.trace, Number(sessionPicker.value)) && changed(),
});

function fillPickers() {
  if (tracePicker.options.length === 0) {
    source.traces.forEach((trace, number) => {
      if (trace.sessions.length === 0) return;
      const count = trace.findings.length;
      const text = count > 0 ? `${trace.path} (${counted(count, "finding")})` : trace.path;
      tracePicker.append(make("option", { value: number }, text));
    });
  }
  tracePicker.hidden = tracePicker.options.length < 2;
  tracePicker.value = String(state.trace);
  const list = source.traces[state.trace].sessions;
  sessionPicker.replaceChildren(...list.map((session, number) => {
    const name = words(session.title) || `session ${number + 1}`;
    return make("option", { value: number }, `${name}, ${span(session.length)}, ${counted(session.line.length, "event")}`);
  }));
  sessionPicker.hidden = list.length < 2;
  sessionPicker.value = String(state.session);
}

// Filter

const input = make("input", {
  type: "search", id: "query", autocomplete: "off", spellcheck: "false",
  placeholder: "Filter: s:error  r:scene_*  @launch  of:timer:*  text", "aria-label": "Filter",
  oninput: () => setQuery(input.value),
});
const chips = make("div", { class: "chips" });
const nothing = make("p", { class: "empty", hidden: true }, "No finding passes the filter.");
const hits = make("p", { class: "hits", role: "status" });

function setQuery(query) {
  state.query = query;
  if (input.value !== query) input.value = query;
  applyFilter();
  changed();
}

/** Sets the one word of a kind, or takes it away. */
function setToken(key, raw) {
  const kept = state.tokens.filter((token) => token.key !== key).map((token) => token.raw);
  setQuery([...kept, raw].filter(Boolean).join(" "));
}

function toggleToken(raw, isAdded) {
  const others = state.tokens.map((token) => token.raw);
  if (others.includes(raw)) setQuery(others.filter((other) => other !== raw).join(" "));
  else setQuery(isAdded ? [...others, raw].join(" ") : raw);
}

function applyFilter() {
  state.tokens = tokensOf(state.query);
  const { tokens } = state;
  const passing = tokens.length === 0 ? allFindings
    : allFindings.filter((finding) => findingPasses(tokens, finding));
  const ids = new Set(passing.map((finding) => finding.id));
  for (const element of document.querySelectorAll(".finding")) {
    element.hidden = tokens.length > 0 && !ids.has(element.id);
  }
  for (const element of document.querySelectorAll("article.rule")) {
    element.hidden = tokens.length > 0 && !find(".finding:not([hidden])", element);
  }
  for (const element of document.querySelectorAll("#findings .trace")) {
    element.hidden = tokens.length > 0 && !find(".rule:not([hidden])", element);
  }
  nothing.hidden = passing.length > 0 || allFindings.length === 0;
  chart.findingMatches = tokens.length === 0 ? null : ids;
  chart.matches = chart.session ? matchesOf(chart.session, tokens) : null;
  chips.replaceChildren(...tokens.map((token) => make("button", {
    class: "chip", "aria-label": `Take away the filter ${token.raw}`,
    onclick: () => toggleToken(token.raw),
  }, token.raw, make("span", { "aria-hidden": "true" }, "×"))));
  hits.textContent = tokens.length === 0 ? ""
    : `${grouped(passing.length)} of ${counted(allFindings.length, "finding")}`;
  for (const link of document.querySelectorAll("[data-filter]")) {
    link.classList.toggle("on", tokens.some((token) => token.raw === link.dataset.filter));
  }
  chart.draw();
  fillTable();
}

const fillTable = onceAFrame(() => {
  if (chart.session) table.show(chart.session, ...chart.times, chart.matches, chart.event);
});

// The address

function hash() {
  const parts = new URLSearchParams();
  const place = `${state.trace}.${state.session}`;
  if (place !== usualSession) parts.set("s", place);
  const { session, scale, view } = chart;
  if (session) {
    if (view[1] - view[0] < scale.length * 0.999) {
      parts.set("t", chart.times.map((time) => (time / 1e9).toFixed(6).replace(/\.?0+$/, "")).join("-"));
    }
    if (state.axis) parts.set("a", state.axis);
    if (chart.finding >= 0) parts.set("f", session.findings[chart.finding].id);
    else if (chart.event >= 0) parts.set("e", session.line[chart.event]);
  }
  if (state.query) parts.set("q", state.query);
  return parts.toString();
}

const usualSession = firstSession();
let hashTimer;

/** Something has changed that the address keeps. */
function changed() {
  fillTable();
  clearTimeout(hashTimer);
  hashTimer = setTimeout(keepHash, 120);
}

function keepHash() {
  clearTimeout(hashTimer);
  const text = hash();
  if (text === location.hash.slice(1)) return;
  history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
}

function readHash() {
  const text = location.hash.slice(1);
  if (text && !text.includes("=")) return;
  const parts = new URLSearchParams(text);
  const [trace, session] = (parts.get("s") ?? usualSession).split(".").map(Number);
  state.query = parts.get("q") ?? "";
  input.value = state.query;
  const axis = parts.get("a");
  state.axis = axis === "clock" || axis === "events" ? axis : "";
  const wanted = allFindings.find((finding) => finding.id === parts.get("f"));
  const place = wanted && placeOf(wanted);
  if (place) showSession(place.session.trace, place.session.number);
  else if (!showSession(trace, session)) applyFilter();
  if (!chart.session) return;
  const times = (parts.get("t") ?? "").split(/(?<=\d)-/).map((part) => Number(part) * 1e9);
  const hasTimes = times.length === 2 && times.every(Number.isFinite);
  if (place) {
    if (hasTimes) choose(-1, place.index, true);
    else showFinding(place.index);
  } else if (parts.has("e")) {
    const event = chart.session.eventAt(Number(parts.get("e")));
    if (event >= 0) {
      choose(event, -1, true);
      if (!hasTimes) chart.reveal(event);
    }
  }
  if (hasTimes) chart.lookAtTimes(...times, true);
}

/** The session that is shown where the address names none: the first with the heaviest finding. */
function firstSession() {
  for (const severity of ["error", "warning", "note"]) {
    for (const finding of allFindings) {
      const place = finding.severity === severity && finding.line > 0 ? placeOf(finding) : null;
      if (place) return `${place.session.trace}.${place.session.number}`;
    }
  }
  return `${Math.max(0, source.traces.findIndex((trace) => trace.sessions.length > 0))}.0`;
}

// The parts of the page

function build() {
  const isEmpty = source.traces.every((trace) => trace.sessions.length === 0);
  find("#controls")?.append(
    make("div", { class: "filter" }, input,
      make("button", { class: "small", onclick: () => help.showModal() }, "Keys", make("kbd", {}, "?"))),
    hits, chips);
  document.body.append(help, spoken, toast);
  find("#findings").append(nothing);
  if (!isEmpty) {
    const button = (text, label, action) => make("button", { class: "small", "aria-label": label, onclick: action }, text);
    find("#live")?.append(
      make("div", { class: "bar" },
        tracePicker, sessionPicker,
        make("div", { class: "segments", role: "group", "aria-label": "Axis" },
          ...axisButtons.map(([element]) => element)),
        make("div", { class: "segments", role: "group", "aria-label": "View" },
          button("−", "Further", () => chart.zoom(1.6)), button("+", "Closer", () => chart.zoom(0.62)),
          button("All", "The whole session", () => events.unbrushed()))),
      overview.root, chart.root,
      make("p", { class: "away", id: "chart-keys" },
        "Arrow keys move, plus and minus zoom, N goes to the next finding, a full stop to the next event, question mark lists all keys."),
      chart.note, detail.root, table.root);
  }
  addButtons();
  readHash();
}

addEventListener("hashchange", readHash);

const folded = [];
addEventListener("beforeprint", () => {
  for (const fold of document.querySelectorAll("main details:not([open])")) {
    fold.open = true;
    folded.push(fold);
  }
});
addEventListener("afterprint", () => folded.splice(0).forEach((fold) => (fold.open = false)));

listenToKeys({
  ArrowLeft: () => chart.pan(-0.15),
  ArrowRight: () => chart.pan(0.15),
  a: () => chart.pan(-0.15),
  d: () => chart.pan(0.15),
  w: () => chart.zoom(0.7),
  s: () => chart.zoom(1.43),
  "+": () => chart.zoom(0.7),
  "=": () => chart.zoom(0.7),
  "-": () => chart.zoom(1.43),
  0: () => chart.whole(),
  f: fitChoice,
  n: () => stepFinding(1),
  p: () => stepFinding(-1),
  ".": () => stepOnLane(1),
  ",": () => stepOnLane(-1),
  c: () => setAxis(chart.scale.kind === "clock" ? "events" : "clock"),
  "/": () => input.focus(),
  "?": () => help.showModal(),
  Enter: () => readStory(),
  Escape() {
    if (chart.event >= 0 || chart.finding >= 0) choose(-1, -1);
    else if (state.query) setQuery("");
    else return false;
    return true;
  },
});

build();
