// The events that are in view as a table, a page at a time: the same facts as the lanes.

const PAGE = 50;

class EventTable {
  constructor(events) {
    this.events = events;
    this.page = 0;
    this.body = make("tbody");
    this.title = make("summary", {}, "Events");
    this.pager = make("div", { class: "buttons" });
    const head = ["Line", "Since start", "Event", "About", "Phase", "Scene", "Took"];
    this.root = make("details", { id: "events", ontoggle: () => this.fill() }, this.title,
      make("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": "Events in view" },
        make("table", {},
          make("thead", {}, make("tr", {},
            ...head.map((text) => make("th", { scope: "col" }, text)))),
          this.body)),
      this.pager);
  }

  /** Shows the events of a stretch of time that a filter lets pass. */
  show(session, from, to, matches, chosen) {
    this.session = session;
    const first = lowerBound(session.at, from);
    const end = lowerBound(session.at, to + 1);
    this.list = [];
    for (let event = first; event < end; event += 1) {
      if (!matches || matches[event]) this.list.push(event);
    }
    this.chosen = chosen;
    const at = this.list.indexOf(chosen);
    this.page = at >= 0 ? Math.floor(at / PAGE) : 0;
    const what = matches ? "that pass the filter" : "in view";
    this.title.textContent = `${counted(this.list.length, "event")} ${what}, as a table`;
    this.fill();
  }

  fill() {
    if (!this.root.open || !this.session) return;
    const { session, list } = this;
    const pages = Math.max(Math.ceil(list.length / PAGE), 1);
    this.page = clamp(this.page, 0, pages - 1);
    const shown = list.slice(this.page * PAGE, (this.page + 1) * PAGE);
    this.body.replaceChildren(...shown.map((event) => this.row(session, event)));
    const from = this.page * PAGE + 1;
    const turn = (way) => () => {
      this.page += way;
      this.fill();
    };
    this.pager.replaceChildren(
      make("button", { class: "small", disabled: this.page === 0, onclick: turn(-1) }, "Earlier"),
      make("span", {}, `${grouped(from)} to ${grouped(from + shown.length - 1)} of ${grouped(list.length)}`),
      make("button", { class: "small", disabled: this.page >= pages - 1, onclick: turn(1) }, "Later"));
    const saveAll = () => save(csvOf(session, list), "events.csv");
    this.pager.append(make("button", { class: "small", onclick: saveAll }, "Save as CSV"));
  }

  row(session, event) {
    const span_ = session.spanOf[event];
    const took = span_ >= 0 && session.isBegin(event)
      ? (session.spanLast[span_] < 0 ? "not seen to end" : span(session.spanEnd[span_] - session.at[event])) : "";
    const severity = this.events.severityOf(event);
    return make("tr", { class: event === this.chosen ? "chosen" : undefined },
      make("td", { class: "number" }, grouped(session.line[event])),
      make("td", { class: "number" }, moment(session.at[event])),
      make("th", { scope: "row" },
        make("button", { class: "plain", onclick: () => this.events.choseEvent(event) },
          severity && sign(severity), words(session.names[event])),
        make("small", {}, ` ${session.kindOf(event)}`)),
      make("td", {}, words(session.ofs[event])),
      make("td", {}, session.phaseOf(event)),
      make("td", {}, words(session.scenes[event])),
      make("td", { class: "number" }, took));
  }
}
