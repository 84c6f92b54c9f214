// Mouse, pen and touch on the chart.

/** What stands at a point of the rows: an event, or a state. */
function hit(chart, x, y) {
  const row = chart.rows.find((row) => y >= row.top && y < row.top + row.height);
  if (!row) return undefined;
  const factor = chart.width / (chart.view[1] - chart.view[0]);
  const unit = chart.view[0] + x / factor;
  const [first, end] = row.range(unit - 7 / factor, unit + 7 / factor);
  let best;
  for (let place = first; place < end; place += 1) {
    const item = row.items[place];
    if (row.type === "spans" && Math.floor((y - row.top - 3) / ROW.spans) !== item.depth) continue;
    const isInside = row.from[place] <= unit && unit <= row.to[place];
    const away = isInside ? (row.type === "ticks" ? Math.abs(unit - row.from[place]) : 0)
      : Math.min(Math.abs(unit - row.from[place]), Math.abs(unit - row.to[place]));
    if (away * factor > 7 && !isInside) continue;
    if (!best || away <= best.away) best = { row, item, away };
  }
  return best;
}

/** The group of findings at a point of the pinned part. */
function signAt(chart, x, y) {
  if (y < RULER) return undefined;
  return chart.signs?.find((group) => Math.abs(group.x - x) < 11);
}

function tipText(chart, { row, item }) {
  if (row.type === "states") {
    const about = laneOf(item.model)?.states[item.label]?.summary;
    return [item.label, about, `for ${span(item.end - item.start)}`, moment(item.start)];
  }
  if (row.type === "gaps") return ["Events are missing", `for up to ${span(item.end - item.start)}`];
  const { session } = chart;
  if (item.about) {
    const end = item.isOpen ? "does not reach its end" : `took ${span(item.end - item.start)}`;
    return [item.about, end, moment(item.start)];
  }
  const name = [words(session.names[item.event]), words(session.ofs[item.event])];
  const time = item.end > item.start ? `took ${span(item.end - item.start)}` : undefined;
  return [name.filter(Boolean).join(" "), item.isOpen ? "never seen to end" : time,
    `${moment(item.start)}, line ${grouped(session.line[item.event])}`];
}

function showTip(chart, event, lines) {
  const { tip, root } = chart;
  if (!lines) {
    tip.hidden = true;
    return;
  }
  const [first, ...rest] = lines.filter(Boolean);
  tip.replaceChildren(make("b", {}, first), ...rest.map((line) => make("span", {}, line)));
  tip.hidden = false;
  const box = root.getBoundingClientRect();
  const left = clamp(event.clientX - box.left + 14, 4, box.width - tip.offsetWidth - 4);
  const below = event.clientY - box.top + 18;
  const top = below + tip.offsetHeight > box.height ? below - tip.offsetHeight - 30 : below;
  tip.style.setProperty("transform", `translate(${left}px, ${top}px)`);
}

function listenToPointer(chart) {
  const { root, head, body, cursor, brush } = chart;
  const pointers = new Map();
  let drag;

  const place = (event) => event.clientX - head.getBoundingClientRect().left;
  const unitAt = (x) => chart.view[0] + (x / chart.width) * (chart.view[1] - chart.view[0]);

  function hover(event) {
    const x = place(event);
    if (x < 0 || x > chart.width || !chart.session) {
      cursor.hidden = true;
      showTip(chart);
      return;
    }
    cursor.hidden = false;
    const offset = head.getBoundingClientRect().left - root.getBoundingClientRect().left;
    cursor.style.setProperty("transform", `translateX(${x + offset}px)`);
    const isHead = event.target === head;
    const box = event.target.getBoundingClientRect();
    const group = isHead ? signAt(chart, x, event.clientY - box.top) : undefined;
    const found = event.target === body ? hit(chart, x, event.clientY - box.top) : undefined;
    const hovered = group ? group.places[0] : -1;
    if (hovered !== chart.hovered) chart.events.hovered(hovered);
    root.classList.toggle("pointing", Boolean(group || found));
    if (group) {
      const findings = group.places.map((place) => chart.session.findings[place]);
      const more = findings.length > 4 ? `and ${findings.length - 4} more` : undefined;
      showTip(chart, event, [
        findings[0].text, ...findings.slice(1, 4).map((finding) => finding.text), more,
        `${moment(findings[0].time)}, line ${grouped(findings[0].line)}`,
      ]);
    } else {
      const now = isHead ? [moment(chart.scale.time(unitAt(x)))] : undefined;
      showTip(chart, event, found ? tipText(chart, found) : now);
    }
  }

  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (event.target !== head && event.target !== body)) return;
    pointers.set(event.pointerId, place(event));
    const isBrush = event.target === head || event.shiftKey;
    drag = { x: place(event), view: [...chart.view], isBrush, moved: false, target: event.target };
    event.target.setPointerCapture(event.pointerId);
  });

  root.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) {
      hover(event);
      return;
    }
    const x = place(event);
    if (pointers.size === 2) {
      const before = [...pointers.values()];
      pointers.set(event.pointerId, x);
      const after = [...pointers.values()];
      const ratio = Math.abs(before[0] - before[1]) / Math.max(Math.abs(after[0] - after[1]), 1);
      chart.zoom(ratio, unitAt((after[0] + after[1]) / 2));
      return;
    }
    pointers.set(event.pointerId, x);
    if (!drag || (!drag.moved && Math.abs(x - drag.x) < 4)) return;
    drag.moved = true;
    showTip(chart);
    if (drag.isBrush) {
      const offset = head.getBoundingClientRect().left - root.getBoundingClientRect().left;
      const [left, right] = [drag.x, x].map((x) => clamp(x, 0, chart.width)).sort((a, b) => a - b);
      brush.hidden = false;
      brush.style.setProperty("transform", `translateX(${left + offset}px)`);
      brush.style.setProperty("width", `${right - left}px`);
    } else {
      const way = ((drag.x - x) / chart.width) * (drag.view[1] - drag.view[0]);
      chart.look(drag.view[0] + way, drag.view[1] + way);
    }
  });

  function release(event) {
    const wasDrag = drag;
    pointers.delete(event.pointerId);
    drag = undefined;
    brush.hidden = true;
    if (!wasDrag || event.type === "pointercancel") return;
    const x = place(event);
    if (wasDrag.isBrush && wasDrag.moved) {
      const [from, to] = [wasDrag.x, x].map(unitAt).sort((a, b) => a - b);
      chart.events.brushed(chart.scale.time(from), chart.scale.time(to));
    } else if (!wasDrag.moved) {
      const y = event.clientY - wasDrag.target.getBoundingClientRect().top;
      const group = wasDrag.target === head ? signAt(chart, x, y) : undefined;
      const found = wasDrag.target === body ? hit(chart, x, y) : undefined;
      if (group) {
        const next = group.places.indexOf(chart.finding) + 1;
        chart.events.choseFinding(group.places[next % group.places.length]);
      } else {
        chart.events.choseEvent(found?.item.event ?? -1);
      }
    }
  }

  root.addEventListener("pointerup", release);
  root.addEventListener("pointercancel", release);
  root.addEventListener("pointerleave", () => {
    cursor.hidden = true;
    showTip(chart);
    if (chart.hovered >= 0) chart.events.hovered(-1);
  });

  root.addEventListener("dblclick", (event) => {
    if (event.target !== body) return;
    const x = place(event);
    const found = hit(chart, x, event.clientY - body.getBoundingClientRect().top);
    if (found && found.item.end > found.item.start) chart.fit(found.item.start, found.item.end);
    else chart.zoom(0.4, unitAt(x));
  });

  // A plain wheel scrolls the page, as everywhere else.
  root.addEventListener("wheel", (event) => {
    const isPan = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!event.ctrlKey && !event.metaKey && !isPan) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      chart.zoom(Math.exp(clamp(event.deltaY, -60, 60) / 160), unitAt(place(event)));
    } else {
      chart.pan((event.deltaX || event.deltaY) / chart.width);
    }
  }, { passive: false });
}
