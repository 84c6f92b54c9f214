// A small language to look for things: s:error r:scene_* scene:main @launch of:timer:* text.
//
// Words of one kind widen, words of different kinds narrow, and a minus takes away.

const FILTER_KEYS = ["s", "r", "scene", "session", "of", "kind", "line", "t", "is"];

/** A glob as a pattern: * for any run, ? for one. */
function globbed(text, isWhole) {
  const source = text.replace(/[.+^${}()|[\]\\]/g, "\\$&").replace(/\*/g, ".*").replace(/\?/g, ".");
  return new RegExp(isWhole ? `^${source}$` : source, "iu");
}

/** Takes a query apart. */
function tokensOf(query) {
  const tokens = [];
  for (const [raw] of query.matchAll(/-?(?:[a-z]+:|@)?(?:"[^"]*"?|[^\s"]+)/giu)) {
    const isNot = raw.length > 1 && raw.startsWith("-");
    const rest = isNot ? raw.slice(1) : raw;
    const colon = rest.indexOf(":");
    let key = "text";
    let value = rest;
    if (rest.startsWith("@")) [key, value] = ["@", rest.slice(1)];
    else if (FILTER_KEYS.includes(rest.slice(0, colon))) {
      [key, value] = [rest.slice(0, colon), rest.slice(colon + 1)];
    }
    value = value.replace(/^"|"$/g, "");
    if (value) tokens.push({ key, value, isNot, raw, test: testOf(key, value) });
  }
  return tokens;
}

function testOf(key, value) {
  if (key === "line") return (line) => String(line) === value;
  if (key === "s" || key === "kind") return (text) => text.startsWith(value.toLowerCase());
  if (key === "is") return (isKnown) => (value === "known") === isKnown;
  if (key === "t") {
    const [from, to] = value.split(/(?<=\d)-/).map((part) => Number(part) * 1e9);
    return (time) => time >= from && time <= (to ?? from);
  }
  const pattern = globbed(value, key !== "text");
  return (text) => pattern.test(text);
}

/** Whether something matches: each kind of word in one of its words, and no word with a minus. */
function passes(tokens, check) {
  const kinds = new Map();
  for (const token of tokens) {
    const holds = check(token);
    if (token.isNot) {
      if (holds) return false;
    } else kinds.set(token.key, kinds.get(token.key) || holds);
  }
  return [...kinds.values()].every(Boolean);
}

/** All findings of the page, those that stand in no session too. */
const allFindings = source.traces.flatMap((trace, number) =>
  trace.findings.map((finding) => ({
    id: finding.id, trace: number, line: finding.line, severity: finding.severity,
    time: finding.at, raw: finding, ruleName: words(finding.rule), text: words(finding.message),
    scene: words(finding.scene), session: words(finding.session),
  })));

/** The session in which a finding stands, with its own record of it. */
function placeOf(finding) {
  if (finding.place === undefined) {
    finding.place = null;
    source.traces[finding.trace].sessions.forEach((raw, number) => {
      const [first, last] = linesOf(raw);
      if (finding.place || finding.line < first || finding.line > last) return;
      const session = sessionOf(finding.trace, number);
      const index = session.byId.get(finding.id);
      if (index !== undefined) finding.place = { session, index, finding: session.findings[index] };
    });
  }
  return finding.place;
}

function findingPasses(tokens, finding) {
  const events = () => {
    const place = placeOf(finding);
    if (!place) return [];
    return [place.finding.event, ...place.finding.steps.map((step) => step.event)]
      .map((event) => [place.session, event]);
  };
  return passes(tokens, ({ key, test }) => {
    switch (key) {
      case "s": return test(finding.severity);
      case "r": return test(finding.ruleName);
      case "scene": return test(finding.scene);
      case "session": return test(finding.session);
      // A stretch of time is one of the session that is shown.
      case "t": return test(finding.time) && placeOf(finding)?.session === chart.session;
      case "is": return test(finding.raw.known);
      case "line": return test(finding.line)
        || events().some(([session, event]) => test(session.line[event]));
      case "@": return events().some(([session, event]) => test(words(session.names[event])));
      case "of": return events().some(([session, event]) => test(words(session.ofs[event])));
      case "kind": return events().some(([session, event]) => test(session.kindOf(event)));
      default: return test(finding.text) || test(finding.ruleName);
    }
  });
}

/** For each event of a session whether a query lets it pass; nothing for no query. */
function matchesOf(session, tokens) {
  if (tokens.length === 0) return null;
  const ofFindings = new Map();
  const inFindings = (token, event) => {
    if (!ofFindings.has(token)) {
      const events = new Set();
      for (const finding of session.findings) {
        const value = { s: finding.severity, r: finding.ruleName, is: finding.known }[token.key];
        if (!token.test(value)) continue;
        events.add(finding.event);
        for (const step of finding.steps) events.add(step.event);
      }
      ofFindings.set(token, events);
    }
    return ofFindings.get(token).has(event);
  };
  // Texts repeat: each is tried once.
  const known = new Map();
  const tried = (token, number) => {
    const key = token.raw;
    if (!known.has(key)) known.set(key, new Map());
    const results = known.get(key);
    if (!results.has(number)) results.set(number, token.test(words(number)));
    return results.get(number);
  };
  const matches = new Uint8Array(session.count);
  for (let event = 0; event < session.count; event += 1) {
    matches[event] = passes(tokens, (token) => {
      switch (token.key) {
        case "s":
        case "r":
        case "is": return inFindings(token, event);
        case "scene": return tried(token, session.scenes[event]);
        case "session": return token.test(session.name);
        case "of": return tried(token, session.ofs[event]);
        case "@": return tried(token, session.names[event]);
        case "kind": return token.test(session.kindOf(event));
        case "line": return token.test(session.line[event]);
        case "t": return token.test(session.at[event]);
        default: return tried(token, session.names[event]) || tried(token, session.ofs[event]);
      }
    }) ? 1 : 0;
  }
  return matches;
}
