// From time to the axis and back.
//
// The axis is a line of units. By the clock a unit is a nanosecond. By events each moment at which
// something happened has a place of its own, and the way to the next grows with the logarithm of
// the time between them: an hour of quiet is then a few times as wide as a millisecond.

class Scale {
  constructor(kind, session) {
    this.kind = kind;
    const times = kind === "clock" ? [0, session.length] : Scale.moments(session);
    this.times = Float64Array.from(times);
    this.units = new Float64Array(times.length);
    for (let place = 1; place < times.length; place += 1) {
      const gap = times[place] - times[place - 1];
      this.units[place] = this.units[place - 1] + (kind === "clock" ? gap : Scale.width(gap));
    }
    this.length = this.units[this.units.length - 1] || 1;
  }

  /** The way between two moments that follow each other. */
  static width(gap) {
    return 1 + 1.2 * Math.log10(1 + gap / 1e7);
  }

  /** The moments at which something happened, each once. */
  static moments(session) {
    const moments = [0];
    for (const time of session.at) {
      if (time > moments[moments.length - 1]) moments.push(time);
    }
    if (session.length > moments[moments.length - 1]) moments.push(session.length);
    return moments;
  }

  /** Whether most of what happened would stand on a few spots by the clock. */
  static isCrowded(session) {
    const moments = Scale.moments(session);
    const spots = new Set(moments.map((time) => Math.floor((time / (session.length + 1)) * 150)));
    return spots.size < Math.min(moments.length, 150) * 0.9;
  }

  static between(value, from, to) {
    const place = clamp(lowerBound(from, value), 1, from.length - 1);
    const width = from[place] - from[place - 1];
    if (!(width > 0)) return to[place] ?? 0;
    return to[place - 1] + ((value - from[place - 1]) / width) * (to[place] - to[place - 1]);
  }

  unit(time) { return Scale.between(time, this.times, this.units); }

  time(unit) { return Scale.between(unit, this.units, this.times); }

  /** The room beside the first event and the last, so that what stands there is seen whole. */
  get margin() { return this.length * 0.014; }

  /** The least that can be looked at. */
  get least() { return this.kind === "clock" ? Math.min(1e5, this.length) : Math.min(4, this.length); }

  /** Marks on the axis: a place in units, what stands there, and whether it is a quiet stretch. */
  marks(from, to, pixels) {
    return this.kind === "clock"
      ? this.clockMarks(from, to, pixels) : this.eventMarks(from, to, pixels);
  }

  clockMarks(from, to, pixels) {
    const least = ((to - from) / pixels) * 90;
    const steps = [1, 2, 5];
    let step = 1;
    for (let power = 0; step < least && power < 17; power += 1) {
      for (const factor of steps) {
        step = factor * 10 ** power;
        if (step >= least) break;
      }
    }
    // From a minute on people count in minutes and hours.
    if (step >= 20e9) {
      step = [30, 60, 120, 300, 600, 1800, 3600, 7200, 21600, 86400, 604800]
        .map((seconds) => seconds * 1e9).find((width) => width >= least) ?? 2592000e9;
    }
    const digits = clamp(Math.ceil(9 - Math.log10(step)), 0, 6);
    const marks = [];
    for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
      marks.push({ unit: time, text: step >= 30e9 ? span(time) : moment(time, digits) });
    }
    return marks;
  }

  eventMarks(from, to, pixels) {
    const perPixel = (to - from) / pixels;
    const first = Math.max(lowerBound(this.units, from) - 1, 0);
    const marks = [];
    let next = -Infinity;
    for (let place = first; place < this.units.length; place += 1) {
      const unit = this.units[place];
      if (unit > to) break;
      const gap = this.times[place] - (this.times[place - 1] ?? 0);
      if (gap >= Math.max(this.times[this.times.length - 1] * 0.04, 5e9)) {
        const start = this.units[place - 1];
        marks.push({ unit: (start + unit) / 2, start, end: unit, quiet: gap });
      }
      if (unit < from || unit < next) continue;
      marks.push({ unit, text: moment(this.times[place], gap < 1e7 && gap > 0 ? 3 : 2) });
      next = unit + 66 * perPixel;
    }
    return marks;
  }
}
