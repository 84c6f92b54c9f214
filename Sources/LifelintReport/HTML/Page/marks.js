// Findings on the timeline: signs in their own row, lines through all rows, the steps of a story.

/** Draws the sign of a severity: an octagon, a triangle or a circle. */
function drawSign(context, severity, x, y, radius) {
  context.beginPath();
  if (severity === "error") {
    for (let corner = 0; corner < 8; corner += 1) {
      const angle = Math.PI / 8 + (corner * Math.PI) / 4;
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  } else if (severity === "warning") {
    context.moveTo(x, y - radius);
    context.lineTo(x + radius * 1.05, y + radius * 0.85);
    context.lineTo(x - radius * 1.05, y + radius * 0.85);
  } else {
    context.arc(x, y, radius * 0.9, 0, Math.PI * 2);
  }
  context.closePath();
  context.fill();
}

const WEIGHTS = { error: 2, warning: 1, note: 0 };

/** The findings of a view as signs, those that would cover each other as one with a number. */
function clusters(chart, painter) {
  const groups = [];
  chart.session.findings.forEach((finding, place) => {
    const x = painter.x(chart.scale.unit(finding.time));
    if (x < -8 || x > chart.width + 8) return;
    const last = groups[groups.length - 1];
    const weight = chart.findingMatches?.has(finding.id) === false ? 0.2 : 1;
    if (last && x - last.x < (last.places.length > 1 ? 34 : 15)) {
      last.places.push(place);
      last.weight = Math.max(last.weight, weight);
      if (WEIGHTS[finding.severity] > WEIGHTS[last.severity]) last.severity = finding.severity;
    } else {
      groups.push({ x, places: [place], severity: finding.severity, weight });
    }
  });
  return groups;
}

/** Draws the signs of the findings. */
function drawFindings(chart, painter, top, height) {
  const { context } = painter;
  chart.signs = clusters(chart, painter);
  for (const group of chart.signs) {
    const isChosen = group.places.includes(chart.finding);
    context.globalAlpha = group.weight;
    context.fillStyle = chart.colors[group.severity];
    const middle = top + height / 2;
    if (isChosen) {
      context.strokeStyle = chart.colors.ink;
      context.lineWidth = 2;
      context.beginPath();
      context.arc(group.x, middle, 10, 0, Math.PI * 2);
      context.stroke();
    }
    drawSign(context, group.severity, group.x, middle, 6.5);
    if (group.places.length > 1) {
      context.fillStyle = chart.colors.ink;
      context.font = `600 11px ${chart.colors.sans}`;
      context.textBaseline = "middle";
      context.fillText(`${group.places.length}`, group.x + (isChosen ? 13 : 9), middle + 0.5);
    }
  }
  context.globalAlpha = 1;
}

/** Draws a line through all rows for each finding. */
function drawLines(chart, painter, height) {
  const { context } = painter;
  for (const group of chart.signs ?? []) {
    const isChosen = group.places.includes(chart.finding) || group.places.includes(chart.hovered);
    if (!isChosen && group.severity === "note") continue;
    context.globalAlpha = group.weight * (isChosen ? 0.9 : 0.4);
    context.strokeStyle = chart.colors[group.severity];
    context.lineWidth = isChosen ? 1.5 : 1;
    context.setLineDash(isChosen ? [] : [3, 3]);
    context.beginPath();
    context.moveTo(group.x, 0);
    context.lineTo(group.x, height);
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** The steps of the chosen finding with where they stand. */
function placedSteps(chart, painter) {
  const finding = chart.session.findings[chart.finding];
  return (finding?.steps ?? [])
    .map((step) => ({ ...step, y: chart.rowMiddle(step.event) }))
    .filter((step) => step.y !== undefined)
    .map((step) => ({ ...step, x: painter.x(chart.scale.unit(chart.session.at[step.event])) }));
}

/** Draws a way from step to step of the chosen finding's story, behind the rows. */
function drawWay(chart, painter) {
  const finding = chart.session.findings[chart.finding];
  if (!finding) return;
  const { context } = painter;
  context.strokeStyle = chart.colors[finding.severity];
  context.lineWidth = 1.5;
  context.globalAlpha = 0.7;
  context.beginPath();
  placedSteps(chart, painter).forEach((step, place, steps) => {
    const last = steps[place - 1];
    if (!last) {
      context.moveTo(step.x, step.y);
      return;
    }
    const middle = (last.x + step.x) / 2;
    context.bezierCurveTo(middle, last.y, middle, step.y, step.x, step.y);
  });
  context.stroke();
  context.globalAlpha = 1;
}

/** Draws a stop for each step of the chosen finding's story. */
function drawStops(chart, painter) {
  const finding = chart.session.findings[chart.finding];
  if (!finding) return;
  const { context, colors } = painter;
  context.strokeStyle = colors[finding.severity];
  context.lineWidth = 1.75;
  for (const step of placedSteps(chart, painter)) {
    context.beginPath();
    context.arc(step.x, step.y, 4.5, 0, Math.PI * 2);
    context.fillStyle = step.event === finding.event ? colors[finding.severity] : colors.card;
    context.fill();
    context.stroke();
  }
}
