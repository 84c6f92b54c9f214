// The whole session on a strip, with a window that says which part of it is in view.

const STRIP = 46;

class Overview {
  constructor(chart) {
    this.chart = chart;
    this.canvas = make("canvas", { "aria-hidden": "true" });
    this.window = make("div", { class: "window" });
    this.root = make("div", { class: "overview" }, this.canvas, this.window);
    new ResizeObserver(() => this.paint()).observe(this.root);
    this.listen();
  }

  paint() {
    const { chart } = this;
    if (!chart.session) return;
    const width = Math.max(this.root.clientWidth, 50);
    const density = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(STRIP * density);
    const context = this.canvas.getContext("2d");
    context.scale(density, density);
    const x = (unit) => (unit / chart.scale.length) * width;

    const columns = new Uint32Array(Math.ceil(width / 3) + 1);
    for (const time of chart.session.at) columns[Math.floor(x(chart.scale.unit(time)) / 3)] += 1;
    const most = Math.max(1, ...columns);
    context.fillStyle = chart.colors.rule;
    columns.forEach((count, column) => {
      if (count === 0) return;
      const height = Math.max((Math.log2(count + 1) / Math.log2(most + 1)) * (STRIP - 20), 2);
      context.fillRect(column * 3, STRIP - 9 - height, 2, height);
    });

    const band = chart.rows.find((row) => row.type === "states");
    band?.items.forEach((item, place) => {
      const left = x(band.from[place]);
      context.fillStyle = chart.colors.tones[item.tone].edge;
      if (item.tone !== "off") context.fillRect(left, STRIP - 6, Math.max(x(band.to[place]) - left - 0.5, 0.5), 5);
    });

    for (const finding of [...chart.session.findings].reverse()) {
      context.fillStyle = chart.colors[finding.severity];
      drawSign(context, finding.severity, clamp(x(chart.scale.unit(finding.time)), 5, width - 5), 7, 4.5);
    }
    this.frame();
  }

  /** Puts the window where the view is. */
  frame() {
    const { chart } = this;
    if (!chart.session) return;
    const width = this.root.clientWidth;
    const [from, to] = chart.view.map((unit) => (unit / chart.scale.length) * width);
    this.window.style.setProperty("transform", `translateX(${from}px)`);
    this.window.style.setProperty("width", `${Math.max(to - from, 3)}px`);
    this.window.classList.toggle("all", to - from > width - 1);
  }

  listen() {
    const { root, chart } = this;
    let drag;
    const unitAt = (event) => {
      const box = root.getBoundingClientRect();
      return clamp((event.clientX - box.left) / box.width, 0, 1) * chart.scale.length;
    };
    root.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      const unit = unitAt(event);
      const [from, to] = chart.view;
      const near = (8 / root.clientWidth) * chart.scale.length;
      const isWhole = to - from > chart.scale.length * 0.999;
      const edge = isWhole ? -1 : [from, to].findIndex((end) => Math.abs(end - unit) < near);
      const mode = edge >= 0 ? "edge" : unit > from && unit < to && !isWhole ? "move" : "brush";
      drag = { mode, edge, unit, view: [from, to], moved: false };
      root.setPointerCapture(event.pointerId);
    });
    root.addEventListener("pointermove", (event) => {
      if (!drag) return;
      const unit = unitAt(event);
      if (Math.abs(unit - drag.unit) * root.clientWidth > 3 * chart.scale.length) drag.moved = true;
      if (!drag.moved) return;
      const [from, to] = drag.view;
      const way = unit - drag.unit;
      if (drag.mode === "move") chart.look(from + way, to + way);
      if (drag.mode === "brush") chart.look(Math.min(drag.unit, unit), Math.max(drag.unit, unit));
      if (drag.mode === "edge") {
        const other = drag.edge === 0 ? to : from;
        chart.look(Math.min(other, unit), Math.max(other, unit));
      }
    });
    root.addEventListener("pointerup", (event) => {
      const was = drag;
      drag = undefined;
      if (!was) return;
      if (was.moved && was.mode !== "move") chart.events.brushed(...chart.times);
      if (!was.moved && was.mode === "brush") {
        const half = (chart.view[1] - chart.view[0]) / 2;
        const unit = unitAt(event);
        if (half * 2 < chart.scale.length * 0.99) chart.look(unit - half, unit + half);
      }
    });
    root.addEventListener("pointercancel", () => (drag = undefined));
    root.addEventListener("dblclick", () => chart.events.unbrushed());
  }
}
