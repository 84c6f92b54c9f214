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
