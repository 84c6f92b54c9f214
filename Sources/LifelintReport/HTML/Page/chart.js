// The timeline: an axis and the findings, which stay, above rows that scroll.

const RULER = 24;
const FINDINGS = 26;
const CUT_NAMES = {
  events: "events", spans: "things that begin and end", states: "states",
  measures: "launches, returns and tasks", gaps: "gaps",
};

class Chart {
  /** Makes the chart; `events` tells what a reader does with it. */
  constructor(events) {
    this.events = events;
    this.view = [0, 1];
    this.event = -1;
    this.finding = -1;
    this.hovered = -1;
    this.hot = new Map();
    this.draw = onceAFrame(() => this.paint());
    this.head = make("canvas", { class: "head", "aria-hidden": "true" });
    this.body = make("canvas", { class: "body", role: "img" });
    this.headLabels = make("div", { class: "labels" });
    this.labels = make("div", { class: "labels" });
    this.cursor = make("div", { class: "cursor", hidden: true });
    this.tip = make("div", { class: "tip", hidden: true });
    this.brush = make("div", { class: "brush", hidden: true });
    this.scroller = make("div", { class: "rows" }, this.labels, this.body);
    this.note = make("p", { class: "aside", id: "chart-note" });
    this.root = make(
      "div",
      {
        class: "chart", tabindex: "0", role: "group", "aria-label": "Timeline",
        "aria-describedby": "chart-keys",
      },
      make("div", { class: "pinned" }, this.headLabels, this.head),
      this.scroller, this.cursor, this.brush, this.tip);
    new ResizeObserver(() => this.resize()).observe(this.root);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor());
    this.recolor();
    listenToPointer(this);
  }

  recolor() {
    this.colors = new Colors();
    this.draw();
  }

  // What is shown

  /** Shows a session on an axis. */
  show(session, scale) {
    if (session !== this.session) {
      this.session = session;
      this.rows = rowsOf(session);
      this.hot = new Map();
      for (const finding of session.findings) {
        const known = this.hot.get(finding.event);
        if (!known || WEIGHTS[finding.severity] > WEIGHTS[known]) {
          this.hot.set(finding.event, finding.severity);
        }
      }
      this.placeRows();
    }
    this.scale = scale;
    for (const row of this.rows) row.place(scale);
    this.resize();
  }

  placeRows() {
    this.rowOf = new Int16Array(this.session.count).fill(-1);
    const labels = [];
    let y = 0;
    this.rows.forEach((row, place) => {
      row.top = y;
      y += row.height;
      if (row.type !== "states" && row.type !== "gaps") {
        for (const item of row.items) if (item.event >= 0 && !item.label) this.rowOf[item.event] = place;
      }
      const label = make(
        "div", { class: "label", title: `${row.title} ${row.detail}`.trim() },
        make("span", {}, row.title), row.detail && make("i", {}, row.detail),
        row.more && make("i", {}, `and ${row.more} more`));
      label.style.setProperty("height", `${row.height}px`);
      labels.push(label);
    });
    this.height = y;
    this.labels.replaceChildren(...labels);
    this.headLabels.replaceChildren(
      make("div", { class: "label axis" }), make("div", { class: "label" }, make("span", {}, "Findings")));
  }

  /** Where on the rows an event stands. */
  rowMiddle(event) {
    const { session } = this;
    const span = session.spanOf[event];
    const begin = span >= 0 ? session.spanBegin[span] : event;
    const row = this.rows[this.rowOf[begin]];
    if (!row) return undefined;
    if (row.type === "ticks") return row.top + row.height / 2;
    const item = row.items.find((item) => item.event === begin);
    return row.top + 3 + (item?.depth ?? 0) * ROW.spans + 7;
  }

  // The view

  /** Looks at a stretch of the axis, in units. */
  look(from, to, isQuiet) {
    const { length, least, margin } = this.scale;
    const whole = length + 2 * margin;
    const width = clamp(to - from, Math.min(least, whole), whole);
    const middle = width === whole ? length / 2 : (from + to) / 2;
    const start = clamp(middle - width / 2, -margin, length + margin - width);
    this.view = [start, start + width];
    this.draw();
    if (!isQuiet) this.events.looked();
  }

  zoom(factor, around = (this.view[0] + this.view[1]) / 2) {
    const [from, to] = this.view;
    this.look(around - (around - from) * factor, around + (to - around) * factor);
  }

  pan(share) {
    const way = (this.view[1] - this.view[0]) * share;
    this.look(this.view[0] + way, this.view[1] + way);
  }

  whole() { this.look(-Infinity, Infinity); }

  /** The stretch of time that is seen. */
  get times() {
    return this.view.map((unit) => clamp(this.scale.time(unit), 0, this.session.length));
  }

  lookAtTimes(from, to, isQuiet) {
    this.look(this.scale.unit(from), this.scale.unit(to), isQuiet);
  }

  /** Brings a stretch of time into view, with room around it. */
  fit(from, to) {
    const start = this.scale.unit(from);
    const end = this.scale.unit(to);
    const room = Math.max((end - start) * 0.2, this.scale.length / 60, this.scale.least / 2);
    this.look(start - room, end + room);
  }

  /** Moves just so far that an event can be seen. */
  reveal(event) {
    const unit = this.scale.unit(this.session.at[event]);
    const [from, to] = this.view;
    const edge = (to - from) * 0.06;
    if (unit < from + edge) this.look(unit - edge * 2, unit - edge * 2 + (to - from));
    else if (unit > to - edge) this.look(unit + edge * 2 - (to - from), unit + edge * 2);
    const y = this.rowMiddle(event);
    if (y === undefined) return;
    const { scrollTop, clientHeight } = this.scroller;
    if (y < scrollTop + 20 || y > scrollTop + clientHeight - 20) {
      this.scroller.scrollTop = y - clientHeight / 2;
    }
  }

  // Drawing

  resize() {
    if (!this.session) return;
    const gutter = this.labels.offsetWidth;
    this.width = Math.max(this.scroller.clientWidth - gutter, 50);
    const density = window.devicePixelRatio || 1;
    const sizes = [[this.head, RULER + FINDINGS], [this.body, this.height]];
    for (const [canvas, height] of sizes) {
      canvas.width = Math.round(this.width * density);
      canvas.height = Math.round(height * density);
      canvas.style.setProperty("width", `${this.width}px`);
      canvas.style.setProperty("height", `${height}px`);
      canvas.getContext("2d").setTransform(density, 0, 0, density, 0, 0);
    }
    this.paint();
  }

  paint() {
    if (!this.session || !this.width) return;
    const head = new Painter(this.head, this);
    head.context.clearRect(0, 0, this.width, RULER + FINDINGS);
    head.ruler(RULER);
    drawFindings(this, head, RULER, FINDINGS);
    const body = new Painter(this.body, this);
    body.context.clearRect(0, 0, this.width, this.height);
    body.quiet(this.height);
    this.lines(body);
    drawLines(this, body, this.height);
    drawWay(this, body);
    for (const row of this.rows) body.row(row, row.top, this.session);
    drawStops(this, body);
    this.choice(body);
    this.say(body.merged);
    this.events.painted();
  }

  /** Hairlines between the rows. */
  lines({ context }) {
    context.fillStyle = this.colors.hair;
    for (const row of this.rows) context.fillRect(0, row.top + row.height - 0.5, this.width, 0.5);
  }

  /** A frame around the chosen event. */
  choice(painter) {
    if (this.event < 0) return;
    const { session, scale } = this;
    const span = session.spanOf[this.event];
    const begin = span >= 0 ? session.spanBegin[span] : this.event;
    const y = this.rowMiddle(this.event);
    if (y === undefined) return;
    const left = painter.x(scale.unit(session.at[begin]));
    const right = span >= 0 ? painter.x(scale.unit(session.spanEnd[span])) : left;
    const { context } = painter;
    context.strokeStyle = this.colors.ink;
    context.lineWidth = 2;
    context.strokeRect(left - 3, y - 9, Math.max(right - left, 2) + 6, 18);
  }

  say(merged) {
    const { count } = this.session;
    const [from, to] = this.times;
    const seen = lowerBound(this.session.at, to + 1) - lowerBound(this.session.at, from);
    const parts = [`${grouped(seen)} of ${counted(count, "event")} in view`];
    if (this.scale.kind === "events") {
      parts.push("by events: spacing shows the order, and quiet stretches are shortened");
    }
    if (merged > 0) {
      parts.push(`${grouped(merged)} share a column of pixels with others and are drawn as one, taller mark`);
    }
    for (const [sort, [at, count]] of Object.entries(this.session.cuts)) {
      parts.push(`from ${moment(at)} on ${grouped(count)} ${CUT_NAMES[sort]} are not drawn`);
    }
    const cut = Object.values(this.session.cuts).reduce((sum, [, count]) => sum + count, 0);
    const omitted = source.traces[this.session.trace].omitted - cut;
    if (omitted > 0) parts.push(`${grouped(omitted)} more of this trace were counted and are not in the page`);
    this.note.textContent = `${parts.join("; ")}.`;
    this.body.setAttribute(
      "aria-label",
      `Timeline from ${moment(from)} to ${moment(to)}: ${this.rows.length} lanes, `
        + `${counted(this.session.findings.length, "finding")}. The table of events says the same.`);
  }
}
