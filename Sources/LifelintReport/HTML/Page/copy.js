// Taking things along: a link, a finding as Markdown.

/** Puts a text on the clipboard. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page from a file may not be trusted with the clipboard; a selection always is.
    const area = make("textarea", { class: "away", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isDone = document.execCommand("copy");
    area.remove();
    return isDone;
  }
}

/** A text in which nothing means anything to Markdown. */
const plain = (text) => text.replace(/[\\`*_{}[\]<>()#+!|~]/g, "\\$&");

/** A text as code, whatever back ticks it holds. */
function coded(text) {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

/** A finding as Markdown, for an issue or a chat. */
function markdownOf(finding) {
  const rule = source.rules[finding.ruleName] ?? {};
  const { path } = source.traces[finding.trace];
  const lines = [`**${finding.severity}: ${plain(finding.text)}** (${coded(finding.ruleName)})`, ""];
  lines.push(`${coded(finding.line > 0 ? `${path}:${finding.line}` : path)}`, "");
  const place = placeOf(finding);
  if (place && place.finding.steps.length > 0) {
    lines.push("| line | since start | event | |", "| ---: | ---: | --- | --- |");
    for (const { event, says } of place.finding.steps) {
      const { session } = place;
      const title = `${session.kindOf(event)} ${session.title(event)}`;
      lines.push(`| ${session.line[event]} | ${moment(session.at[event])} | ${plain(title)} | ${plain(says)} |`);
    }
    lines.push("");
  }
  if (rule.why) lines.push(`**Why it matters:** ${plain(rule.why)}`, "");
  if (rule.fix) lines.push(`**How to mend it:** ${plain(rule.fix)}`, "");
  return lines.join("\n");
}

/** A field of comma-separated values; what a spreadsheet would take for a formula is no formula. */
function field(value) {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/u.test(text) && typeof value !== "number" ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Events as comma-separated values (RFC 4180), times in seconds since the session's first. */
function csvOf(session, events) {
  const rows = events.map((event) => [
    session.line[event], session.at[event] / 1e9, session.kindOf(event), words(session.names[event]),
    session.phaseOf(event), words(session.ofs[event]), words(session.scenes[event]),
    words(session.threads[event]),
  ]);
  return [["line", "seconds", "kind", "name", "phase", "of", "scene", "thread"], ...rows]
    .map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

/** Lets the browser save a text as a file. */
function save(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
