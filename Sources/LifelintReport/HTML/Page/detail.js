// What is chosen: the states before an event, the event, the states after it; a finding's steps.

class Detail {
  constructor(events) {
    this.events = events;
    this.root = make("div", { class: "detail", hidden: true });
  }

  hide() { this.root.hidden = true; }

  /** Shows an event. */
  showEvent(session, event) {
    const before = session.statesAround(event, false);
    const after = session.statesAround(event, true);
    const touching = session.findings.filter((finding) =>
      finding.event === event || finding.steps.some((step) => step.event === event));
    this.root.hidden = false;
    this.root.replaceChildren(
      this.states("Before", before, after),
      make("div", { class: "middle" },
        make("h3", {}, session.title(event)),
        this.fields(session, event),
        ...touching.map((finding) => this.link(session, finding)),
        make("div", { class: "buttons" },
          this.button("Previous here", ",", () => this.events.step(-1)),
          this.button("Next here", ".", () => this.events.step(1)),
          this.button("Copy link", undefined, () => this.events.copyLink()))),
      this.states("After", after, before));
  }

  /** Shows a finding with its steps. */
  showFinding(session, finding) {
    const steps = finding.steps.map((step) =>
      make("li", {},
        make("button", { onclick: () => this.events.choseEvent(step.event) },
          make("span", { class: "time" }, moment(session.at[step.event])),
          make("b", {}, session.title(step.event)),
          make("span", { class: "says" }, step.says))));
    this.root.hidden = false;
    this.root.replaceChildren(
      make("div", { class: "middle wide" },
        make("h3", {}, sign(finding.severity), " ", finding.text),
        make("ol", { class: "steps" }, ...steps),
        make("div", { class: "buttons" },
          this.button("Read its story", "Enter", () => this.events.readStory()),
          this.button("Previous finding", "p", () => this.events.stepFinding(-1)),
          this.button("Next finding", "n", () => this.events.stepFinding(1)),
          this.button("Copy link", undefined, () => this.events.copyLink()))));
  }

  button(text, key, action) {
    return make("button", { class: "small", onclick: action }, text, key && make("kbd", {}, key));
  }

  link(session, finding) {
    return make("button", { class: "finding-link", onclick: () => this.events.choseFinding(
      session.findings.indexOf(finding)) }, sign(finding.severity), " ", finding.text);
  }

  states(title, states, others) {
    const known = new Map(others.map((state) => [`${state.model} ${state.instance}`, state.state]));
    const items = states.map((state) => {
      const isChanged = known.get(`${state.model} ${state.instance}`) !== state.state;
      const lane = laneOf(state.model);
      const about = lane?.states[state.state]?.summary;
      return [
        make("dt", {}, lane?.title ?? state.model, state.instance && make("i", {}, ` ${state.instance}`)),
        make("dd", { class: isChanged ? "changed" : undefined, title: about },
          make("span", { class: `tone ${toneOf(state.model, state.state)}` }), state.state,
          isChanged && make("small", {}, title === "After" ? "new" : "ends here")),
      ];
    });
    const next = title === "After" ? this.next(states) : undefined;
    return make("div", { class: "side" },
      make("h3", { class: "name" }, title),
      items.length > 0 ? make("dl", {}, ...items.flat()) : make("p", { class: "aside" }, "nothing known"),
      next);
  }

  /** What can come next, by the first model that knows it of its state. */
  next(states) {
    for (const state of [...states].reverse()) {
      const names = laneOf(state.model)?.states[state.state]?.next ?? [];
      if (names.length === 0) continue;
      const shown = names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
      return make("p", { class: "aside" }, make("b", {}, "can come next: "), shown);
    }
    return undefined;
  }

  fields(session, event) {
    const span = session.spanOf[event];
    const fields = [
      ["when", moment(session.at[event])],
      ["line", grouped(session.line[event])],
      ["kind", [session.kindOf(event), session.phaseOf(event)].filter(Boolean).join(", ")],
      ["of", words(session.ofs[event])],
      ["scene", words(session.scenes[event])],
      ["thread", words(session.threads[event])],
    ];
    if (span >= 0) {
      const begin = session.spanBegin[span];
      const last = session.spanLast[span];
      fields.push(["took", last < 0 ? "never seen to end" : tookText(session, begin, last)]);
    }
    return make("dl", { class: "fields" },
      ...fields.filter(([, value]) => value).flatMap(([name, value]) =>
        [make("dt", {}, name), make("dd", {}, value)]));
  }
}

function tookText(session, begin, last) {
  return `${span(session.at[last] - session.at[begin])}, until line ${grouped(session.line[last])}`;
}
