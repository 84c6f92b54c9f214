// Draws rows on a canvas. What falls on one column of pixels is drawn once.

const TONES = {
  off: 0, starting: 66, front: 100, between: 80, back: 45, frozen: 20, ending: 66, risk: 100,
  held: 100, unknown: 30,
};

/** The colours of the page as it is now, light or dark. */
class Colors {
  constructor() {
    const style = getComputedStyle(document.documentElement);
    const read = (name) => style.getPropertyValue(`--${name}`).trim();
    for (const name of ["ink", "soft", "faint", "hair", "rule", "card", "sunk", "accent"]) {
      this[name] = read(name);
    }
    for (const name of ["error", "warning", "note", "callback", "system", "action", "measure", "hang"]) {
      this[name] = read(name);
    }
    this.tones = {};
    for (const tone of Object.keys(TONES)) {
      this.tones[tone] = { fill: read(`t-${tone}`), edge: read(`e-${tone}`) };
    }
    this.sans = read("sans");
  }
}

/** Draws with a view: a stretch of the axis on some pixels. */
class Painter {
  constructor(canvas, chart) {
    this.chart = chart;
    this.context = canvas.getContext("2d");
    this.colors = chart.colors;
    this.width = chart.width;
    const [from, to] = chart.view;
    this.from = from;
    this.factor = this.width / (to - from);
    this.merged = 0;
  }

  x(unit) { return (unit - this.from) * this.factor; }

  /** How strongly an event is drawn: what a filter leaves out steps back. */
  weight(event) {
    const { matches } = this.chart;
    return !matches || event < 0 || matches[event] ? 1 : 0.16;
  }

  /** The colour of an event: that of the finding that stands at it, else its kind's. */
  color(event, session) {
    const severity = this.chart.hot.get(event);
    return this.colors[severity ?? session.kindOf(event)];
  }

  row(row, y, session) {
    const { context } = this;
    context.save();
    if (row.cut < Infinity) this.cut(row, y);
    if (row.type === "states") this.states(row, y);
    if (row.type === "spans") this.spans(row, y, session);
    if (row.type === "ticks") this.ticks(row, y, session);
    if (row.type === "gaps") this.gaps(row, y);
    context.restore();
  }

  /** From where on a row lacks what there is too much of. */
  cut(row, y) {
    const { colors } = this;
    const left = Math.max(this.x(this.chart.scale.unit(row.cut)), -2);
    const width = this.width - left;
    if (width <= 0) return;
    this.context.fillStyle = colors.tones.unknown.fill;
    this.context.fillRect(left, y + 2, width, row.height - 4);
    this.hatch(left, y + 2, width, row.height - 4, colors.tones.unknown.edge);
    this.label("from here on not drawn", Math.max(left, 0) + 6, y + row.height / 2, this.width);
  }

  // The height of a state says how much the app is alive: it needs no colour to be told.
  states(row, y) {
    const { context, colors } = this;
    const base = y + row.height - 3;
    const full = row.height - 8;
    const [first, end] = row.range(this.from, this.from + this.width / this.factor);
    let painted = -Infinity;
    for (let place = first; place < end; place += 1) {
      const item = row.items[place];
      const left = Math.max(this.x(row.from[place]), -2);
      const right = Math.min(this.x(row.to[place]), this.width + 2);
      if (right < painted + 0.7) {
        this.merged += 1;
        continue;
      }
      painted = right;
      const height = Math.max((TONES[item.tone] / 100) * full, 1.5);
      const { fill, edge } = colors.tones[item.tone];
      const width = Math.max(right - left - 0.75, 0.75);
      context.globalAlpha = this.weight(-1);
      if (item.tone !== "off") {
        context.fillStyle = fill;
        context.fillRect(left, base - height, width, height);
        if (item.tone === "risk" || item.tone === "unknown") {
          this.hatch(left, base - height, width, height, edge);
        }
      }
      context.fillStyle = edge;
      context.fillRect(left, base - height - 0.5, width, 2);
      if (item.isLost) {
        context.fillStyle = colors.error;
        context.fillRect(right - 3, base - full, 3, full);
      }
      // A low state has its name above its edge.
      const middle = height >= 13 ? base - height / 2 + 0.5 : base - (full + height) / 2 - 1;
      this.label(item.label, Math.max(left, 0) + 6, middle, right - 4);
    }
  }

  spans(row, y, session) {
    const { context, colors } = this;
    const [first, end] = row.range(this.from, this.from + this.width / this.factor);
    const painted = new Float64Array(row.depth).fill(-Infinity);
    for (let place = first; place < end; place += 1) {
      const item = row.items[place];
      const left = Math.max(this.x(row.from[place]), -2);
      const right = Math.min(this.x(row.to[place]), this.width + 2);
      const top = y + 3 + item.depth * ROW.spans;
      const width = Math.max(right - left, 2);
      const isHot = this.chart.hot.has(item.event);
      if (left + width < painted[item.depth] + 0.7 && !isHot) {
        this.merged += 1;
        continue;
      }
      painted[item.depth] = left + width;
      const color = item.label ? colors[item.color ?? "measure"] : this.color(item.event, session);
      const isDense = end - first > 500 && width <= 2;
      const share = isDense ? 0.3 : item.end > item.start ? 0.24 : 1;
      context.globalAlpha = this.weight(item.event) * share;
      context.fillStyle = color;
      context.fillRect(left, top, width, ROW.spans - 4);
      context.globalAlpha = this.weight(item.event) * (isDense && !isHot ? 0.5 : 1);
      context.fillRect(left, top, Math.min(width, 2), ROW.spans - 4);
      context.globalAlpha = this.weight(item.event);
      if (item.isOpen) this.hatch(left, top, width, ROW.spans - 4, color);
      const room = item.next === undefined ? this.width : this.x(row.from[item.next]);
      const limit = Math.min(room, Math.max(right, left + 260));
      this.label(item.label ?? words(session.names[item.event]), Math.max(left, 0) + 6, top + 7, limit - 3);
    }
  }

  ticks(row, y, session) {
    const { context } = this;
    const [first, end] = row.range(this.from, this.from + this.width / this.factor);
    const columns = new Uint32Array(this.width + 3);
    for (let place = first; place < end; place += 1) {
      const left = this.x(row.from[place]);
      if (left >= 0 && left < this.width + 2) columns[left | 0] += 1;
    }
    const middle = y + row.height / 2;
    const drawn = new Uint8Array(this.width + 3);
    for (let place = first; place < end; place += 1) {
      const item = row.items[place];
      const left = this.x(row.from[place]);
      const right = Math.min(this.x(row.to[place]), this.width + 2);
      const column = left | 0;
      const count = columns[column] ?? 1;
      const isHot = this.chart.hot.has(item.event);
      if (drawn[column] && !isHot && right - left < 3 && this.weight(item.event) < 1) {
        this.merged += 1;
        continue;
      }
      if (drawn[column] === 2 && !isHot && right - left < 3) {
        this.merged += 1;
        continue;
      }
      drawn[column] = this.weight(item.event) < 1 ? 1 : 2;
      context.fillStyle = this.color(item.event, session);
      if (right - left >= 3) {
        context.globalAlpha = this.weight(item.event) * 0.24;
        context.fillRect(left, middle - 5, right - left, 10);
      }
      context.globalAlpha = this.weight(item.event);
      const height = Math.min(8 + 2 * Math.log2(count), row.height - 4);
      context.fillRect(left, middle - height / 2, count > 1 ? 2.5 : 1.75, height);
      if (end - first > 600) continue;
      const next = row.from[place + 1];
      const limit = next === undefined ? this.width : this.x(next);
      this.label(session.title(item.event), left + 5, middle, Math.min(limit - 3, left + 240), true);
    }
  }

  gaps(row, y) {
    const { context, colors } = this;
    const [first, end] = row.range(this.from, this.from + this.width / this.factor);
    for (let place = first; place < end; place += 1) {
      const left = this.x(row.from[place]);
      const width = Math.max(this.x(row.to[place]) - left, 3);
      context.fillStyle = colors.tones.unknown.fill;
      context.fillRect(left, y + 2, width, row.height - 4);
      this.hatch(left, y + 2, width, row.height - 4, colors.tones.unknown.edge);
      this.label("events are missing", left + 6, y + row.height / 2, left + width);
    }
  }

  /** Strokes at an angle, inside a box. */
  hatch(left, top, width, height, color) {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.globalAlpha *= 0.35;
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.beginPath();
    const start = Math.floor(Math.max(left, 0) / 6) * 6 - height;
    for (let x = start; x < Math.min(left + width, this.width); x += 6) {
      context.moveTo(x, top + height);
      context.lineTo(x + height, top);
    }
    context.stroke();
    context.restore();
  }

  /** Writes a text that ends before a limit; nothing where only a letter would fit. */
  label(text, left, middle, limit, isSoft = false) {
    const { context, colors } = this;
    const room = Math.floor((limit - left) / 6.1);
    if (room < 4 || !text) return;
    const shown = text.length <= room ? text : `${text.slice(0, room - 1)}…`;
    if (text.length > room && room < 6) return;
    context.fillStyle = isSoft ? colors.soft : colors.ink;
    context.font = `11.5px ${colors.sans}`;
    context.textBaseline = "middle";
    context.fillText(shown, left, middle + 0.5);
  }

  /** The axis: moments by their text, quiet stretches by their length. */
  ruler(height) {
    const { context, colors, chart } = this;
    const marks = chart.scale.marks(...chart.view, this.width);
    const taken = [];
    context.textBaseline = "middle";
    const write = (text, x, font) => {
      context.font = font;
      const width = context.measureText(text).width + 10;
      const middle = clamp(x, width / 2 - 4, this.width - width / 2 + 4);
      if (taken.some(([from, to]) => middle + width / 2 > from && middle - width / 2 < to)) return;
      taken.push([middle - width / 2, middle + width / 2]);
      context.textAlign = "center";
      context.fillText(text, middle, height / 2 - 1);
    };
    for (const mark of marks.filter((mark) => mark.quiet === undefined)) {
      const x = this.x(mark.unit);
      context.fillStyle = colors.rule;
      context.fillRect(Math.round(x), height - 4, 1, 4);
      context.fillStyle = colors.soft;
      write(mark.text, x, `11.5px ${colors.sans}`);
    }
    context.fillStyle = colors.faint;
    for (const mark of marks.filter((mark) => mark.quiet !== undefined)) {
      const width = this.x(mark.end) - this.x(mark.start);
      write(width > 60 ? `+${span(mark.quiet)}` : "⋯", this.x(mark.unit), `italic 11px ${colors.sans}`);
    }
    context.textAlign = "left";
  }

  /** Bands behind everything where the axis is shortened. */
  quiet(height) {
    const { context, colors, chart } = this;
    const [from, to] = chart.view;
    for (const mark of chart.scale.marks(from, to, this.width)) {
      if (mark.quiet === undefined) continue;
      const left = this.x(mark.start);
      const width = this.x(mark.end) - left;
      context.fillStyle = colors.sunk;
      context.fillRect(left + 1, 0, width - 2, height);
    }
  }
}
