// The data of the page, unpacked session by session when it is first looked at.

const source = JSON.parse(find("#data").textContent);
const KINDS = ["callback", "system", "action"];
const PHASES = ["", "begins", "ends"];
const words = (number) => source.strings[number];

/** Sums up differences. */
function summed(differences, ArrayType) {
  const array = new ArrayType(differences.length);
  let last = 0;
  for (let place = 0; place < array.length; place += 1) {
    last += differences[place];
    array[place] = last;
  }
  return array;
}

/** One session: its events in columns, its spans, states, gaps and findings. */
class Session {
  constructor(raw, trace, number) {
    this.trace = trace;
    this.number = number;
    this.name = words(raw.title);
    this.start = raw.start;
    this.length = raw.length;
    this.isCut = raw.cut;
    this.line = summed(raw.line, Int32Array);
    this.at = summed(raw.at, Float64Array);
    this.kind = Uint8Array.from(raw.kind);
    for (const column of ["name", "scene", "of", "thread"]) {
      this[`${column}s`] = Uint32Array.from(raw[column]);
    }
    this.count = this.line.length;
    // The end of a callback that was logged as an instant has its line, among later ones.
    this.places = new Map();
    this.ends = new Map();
    this.line.forEach((line, place) => {
      if (!this.places.has(line)) this.places.set(line, place);
      if (this.isEnd(place)) this.ends.set(line, place);
    });
    this.readSpans(raw.spans);
    this.readStates(raw.states);
    this.readMeasures(raw.measures);
    /** From where on a sort of things is not drawn, and how many of it are not. */
    this.cuts = raw.cuts;
    this.gaps = [];
    for (let place = 0; place < raw.gaps.length; place += 3) {
      const [start, length, line] = raw.gaps.slice(place, place + 3);
      this.gaps.push({ start, end: start + length, line });
    }
    this.byId = new Map();
    this.findings = source.traces[trace].findings
      .map((finding, index) => ({ ...finding, index }))
      .filter((finding) => this.holds(finding));
    for (const finding of this.findings) this.unpack(finding);
    this.findings.sort((left, right) => left.time - right.time || left.line - right.line);
    this.findings.forEach((finding, place) => this.byId.set(finding.id, place));
  }

  readSpans(raw) {
    const count = raw.length / 3;
    this.spanBegin = new Int32Array(count);
    this.spanEnd = new Float64Array(count);
    this.spanLast = new Int32Array(count);
    this.spanOf = new Int32Array(this.count).fill(-1);
    let begin = 0;
    for (let place = 0; place < count; place += 1) {
      begin += raw[place * 3];
      const length = raw[place * 3 + 1];
      const last = raw[place * 3 + 2];
      this.spanBegin[place] = begin;
      this.spanEnd[place] = length < 0 ? this.length : this.at[begin] + length;
      this.spanLast[place] = last < 0 ? -1 : begin + last;
      this.spanOf[begin] = place;
      if (last >= 0) this.spanOf[begin + last] = place;
    }
  }

  readStates(raw) {
    this.states = [];
    for (let place = 0; place < raw.length; place += 7) {
      const [model, instance, state, start, length, line, lost] = raw.slice(place, place + 7);
      this.states.push({
        model: words(model), instance: words(instance), state: words(state),
        start, end: start + length, line, isLost: lost === 1,
      });
    }
  }

  readMeasures(raw) {
    this.measures = [];
    for (let place = 0; place < raw.length; place += 7) {
      const [title, kind, of, isPhase, start, length, line] = raw.slice(place, place + 7);
      this.measures.push({
        title: words(title), kind: words(kind), of: words(of), isPhase: isPhase === 1,
        start, end: length < 0 ? this.length : start + length, isOpen: length < 0,
        event: this.eventAt(line),
      });
    }
  }

  /** Whether a finding stands in this session. */
  holds(finding) {
    if (finding.line === 0) return false;
    const sessions = source.traces[this.trace].sessions;
    if (sessions.length === 1) return this.eventAt(finding.line) >= 0;
    return words(finding.session) === this.name && this.eventAt(finding.line) >= 0;
  }

  unpack(finding) {
    finding.event = this.eventAt(finding.line, finding.isEnd);
    finding.time = this.at[finding.event];
    finding.ruleName = words(finding.rule);
    finding.text = words(finding.message);
    finding.steps = [];
    for (let place = 0; place < finding.witness.length; place += 2) {
      const line = finding.witness[place];
      const event = this.eventAt(Math.abs(line), line < 0);
      if (event >= 0) finding.steps.push({ event, says: words(finding.witness[place + 1]) });
    }
  }

  /** The event on a line of the file; -1 where this session has none there. */
  eventAt(line, isEnd = false) {
    return (isEnd ? this.ends.get(line) : undefined) ?? this.places.get(line) ?? -1;
  }

  kindOf(event) { return KINDS[Math.floor(this.kind[event] / 3)]; }

  phaseOf(event) { return PHASES[this.kind[event] % 3]; }

  isBegin(event) { return this.kind[event] % 3 === 1; }

  isEnd(event) { return this.kind[event] % 3 === 2; }

  /** What an event is, in words. */
  title(event) {
    const parts = [words(this.names[event]), words(this.ofs[event]), this.phaseOf(event)];
    return parts.filter(Boolean).join(" ");
  }

  /** The states just before an event, or just after it, each with its model and instance. */
  statesAround(event, isAfter) {
    const time = this.at[event];
    const line = this.line[event];
    const scene = words(this.scenes[event]);
    const subject = words(this.ofs[event]);
    const found = new Map();
    for (const state of this.states) {
      if (state.start > time) break;
      const isOlder = state.start < time || state.line < line;
      if (!isOlder && !(isAfter && state.line === line)) continue;
      if (state.instance && state.instance !== scene && state.instance !== subject) continue;
      found.set(`${state.model} ${state.instance}`, state);
    }
    return [...found.values()];
  }
}

const sessions = new Map();

/** The first and the last line of a session, without unpacking it. */
function linesOf(raw) {
  if (!raw.lines) {
    let line = 0;
    let last = 0;
    for (const difference of raw.line) {
      line += difference;
      last = Math.max(last, line);
    }
    raw.lines = [raw.line[0], last];
  }
  return raw.lines;
}

/** A session of a trace; undefined where there is none. */
function sessionOf(trace, number) {
  const raw = source.traces[trace]?.sessions[number];
  if (!raw) return undefined;
  const key = `${trace}.${number}`;
  if (!sessions.has(key)) sessions.set(key, new Session(raw, trace, number));
  return sessions.get(key);
}

/** The lane of a model, with how its states look. */
const laneOf = (model) => source.lanes.find((lane) => lane.model === model);

const toneOf = (model, state) => laneOf(model)?.states[state]?.tone ?? "unknown";
