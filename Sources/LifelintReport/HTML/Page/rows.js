// What stands on the timeline: rows in a fixed order, each with its items sorted by their start.

const ROW = { states: 32, spans: 19, ticks: 24, gaps: 20 };
/** What the rows of a type are made of, unless they say otherwise. */
const SORTS = {
  states: ["states"], spans: ["events", "spans"], ticks: ["events", "spans"], gaps: ["gaps"],
};
const INSTANCE_LIMIT = 12;
const RISK_LIMIT = 8;
const DEPTH_LIMIT = 3;

/** A row of the timeline. */
class Row {
  constructor(type, title, detail = "", sorts = SORTS[type]) {
    this.type = type;
    this.sorts = sorts;
    this.title = title;
    this.detail = detail;
    this.items = [];
    this.depth = 1;
  }

  /** Adds an item: from, to, the event that it begins with, and what else its type needs. */
  add(start, end, event, more) { this.items.push({ start, end, event, ...more }); }

  /** Sorts the items, and puts what overlaps below one another. */
  finish() {
    this.items.sort((left, right) => left.start - right.start || right.end - left.end);
    const ends = [];
    const last = [];
    this.items.forEach((item, place) => {
      let depth = 0;
      if (this.type === "spans") {
        depth = ends.findIndex((end) => end <= item.start);
        if (depth < 0) depth = Math.min(ends.length, DEPTH_LIMIT - 1);
        ends[depth] = Math.max(ends[depth] ?? -Infinity, item.end);
      }
      item.depth = depth;
      if (last[depth]) last[depth].next = place;
      last[depth] = item;
    });
    this.depth = Math.max(1, ends.length);
    this.height = ROW[this.type];
    if (this.type === "spans") this.height = Math.max(ROW.spans * this.depth + 5, this.detail ? 32 : 0);
    return this;
  }

  /** Puts the items on an axis. */
  place(scale) {
    this.from = Float64Array.from(this.items, (item) => scale.unit(item.start));
    this.to = Float64Array.from(this.items, (item) => scale.unit(item.end));
    let latest = -Infinity;
    this.latest = this.to.map((to) => (latest = Math.max(latest, to)));
  }

  /** The places of the first item that reaches into a stretch and of the first beyond it. */
  range(from, to) {
    return [lowerBound(this.latest, from), lowerBound(this.from, to)];
  }
}

/** The rows of a session, in the order in which they are read. */
function rowsOf(session) {
  const rows = [];
  const callbacks = new Map();
  const systems = new Row("ticks", "System");
  const actions = new Row("ticks", "Actions");
  const callbackRow = (scene) => {
    if (!callbacks.has(scene)) callbacks.set(scene, new Row("spans", "Callbacks", scene));
    return callbacks.get(scene);
  };
  for (let event = 0; event < session.count; event += 1) {
    if (session.isEnd(event) && session.spanOf[event] >= 0) continue;
    const span = session.isBegin(event) ? session.spanOf[event] : -1;
    const end = span >= 0 ? session.spanEnd[span] : session.at[event];
    const kind = session.kindOf(event);
    const row = kind === "callback"
      ? callbackRow(words(session.scenes[event])) : kind === "system" ? systems : actions;
    row.add(session.at[event], end, event, { isOpen: span >= 0 && session.spanLast[span] < 0 });
  }

  const phases = new Row("spans", "Phases", "", ["measures"]);
  const tasks = new Map();
  for (const measure of session.measures) {
    const { title, kind, of, isPhase, start, end, event, isOpen } = measure;
    const label = [title, kind && !isPhase && `(${kind})`, of].filter(Boolean).join(" ");
    if (of && !tasks.has(title)) tasks.set(title, new Row("spans", title, "", ["measures"]));
    (of ? tasks.get(title) : phases).add(start, end, event, { label: of || label, isOpen, about: label });
  }
  if (phases.items.length > 0) rows.push(phases);

  for (const lane of source.lanes.filter((lane) => !lane.risk)) {
    const instances = new Map();
    for (const state of session.states) {
      if (state.model !== lane.model) continue;
      if (!instances.has(state.instance)) {
        instances.set(state.instance, new Row("states", lane.title, state.instance));
      }
      instances.get(state.instance).add(state.start, state.end, session.eventAt(state.line), {
        tone: toneOf(lane.model, state.state), label: state.state, model: lane.model,
      });
    }
    const shown = [...instances.values()].slice(0, INSTANCE_LIMIT);
    for (const row of shown) {
      rows.push(row);
      const own = row.detail && callbacks.get(row.detail);
      if (own) {
        rows.push(own);
        callbacks.delete(row.detail);
      }
    }
    if (instances.size > shown.length) {
      rows[rows.length - 1].more = instances.size - shown.length;
    }
  }
  const rest = [...callbacks.values()];
  rows.push(...rest.slice(0, INSTANCE_LIMIT));
  if (systems.items.length > 0) rows.push(systems);
  if (actions.items.length > 0) rows.push(actions);
  rows.push(...tasks.values(), ...riskRows(session));
  const hangs = hangRow(session);
  if (hangs.items.length > 0) rows.push(hangs);
  if (session.gaps.length > 0) {
    const row = new Row("gaps", "Missing");
    for (const gap of session.gaps) row.add(gap.start, gap.end, session.eventAt(gap.line));
    rows.push(row);
  }
  for (const row of rows) {
    row.finish();
    row.cut = Math.min(...row.sorts.map((sort) => session.cuts[sort]?.[0] ?? Infinity));
  }
  return rows;
}

/** The times in which the main thread did not return. */
function hangRow(session) {
  const row = new Row("spans", "Hangs");
  const { hangs } = source.traces[session.trace];
  for (let place = 0; place < hangs.length; place += 3) {
    const [line, length, title] = hangs.slice(place, place + 3);
    const found = session.eventAt(line);
    if (found < 0) continue;
    const start = session.at[found];
    const about = `${words(title)} holds the main thread`;
    row.add(start, start + length, found, { label: words(title), about, color: "hang" });
  }
  return row;
}

/** A row for each object that was unsaved, the longest first; what is left shares the last. */
function riskRows(session) {
  const objects = new Map();
  for (const lane of source.lanes.filter((lane) => lane.risk)) {
    for (const state of session.states) {
      if (state.model !== lane.model || toneOf(lane.model, state.state) === "off") continue;
      const name = state.instance || "(without of)";
      if (!objects.has(name)) objects.set(name, { row: new Row("states", lane.title, name), total: 0 });
      const object = objects.get(name);
      object.total += state.end - state.start;
      object.row.add(state.start, state.end, session.eventAt(state.line), {
        tone: "risk", label: state.isLost ? `${state.state}, then lost` : state.state,
        model: lane.model, isLost: state.isLost,
      });
    }
  }
  const sorted = [...objects.values()].sort((left, right) => right.total - left.total);
  const rows = sorted.slice(0, RISK_LIMIT).map((object) => object.row);
  const rest = sorted.slice(RISK_LIMIT);
  if (rest.length > 0) {
    const row = new Row("states", "Data at risk", `${rest.length} others`);
    for (const object of rest) row.items.push(...object.row.items);
    rows.push(row);
  }
  return rows;
}
