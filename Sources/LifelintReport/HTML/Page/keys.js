// The keyboard: the same keys as in Perfetto, and a list of them.

const KEY_LIST = [
  ["← → or A D", "move along the time"],
  ["+ − or W S", "closer, further"],
  ["0", "the whole session"],
  ["F", "what is chosen, in full view"],
  ["N P", "next finding, the one before"],
  ["Enter", "the story of the chosen finding"],
  [". ,", "next event of the lane, the one before"],
  ["C", "axis by the clock or by events"],
  ["/", "to the filter"],
  ["Esc", "choose nothing; then clear the filter"],
  ["?", "this list"],
];

const GESTURE_LIST = [
  ["Drag on the axis or the strip", "that stretch of time; everything else is filtered to it"],
  ["Drag on the lanes", "move along the time"],
  ["Ctrl or ⌘ and the wheel, or pinch", "closer, further"],
  ["Double click", "closer; on something that takes time, all of it"],
];

const FILTER_LIST = [
  ["s:error", "findings of a severity"],
  ["r:scene_*", "findings of a rule"],
  ["@didEnterBackground", "events with a name"],
  ["of:timer:*", "events about something"],
  ["scene:main", "one scene"],
  ["kind:action", "callback, system or action"],
  ["t:1.2-3.4", "a stretch of seconds"],
  ["is:known", "what the baseline holds, or is:new"],
  ["-of:timer:*", "all but these"],
  ["pause", "anything that holds the text"],
];

function helpDialog() {
  const list = (title, rows, tag) => [
    make("h3", {}, title),
    make("dl", {}, ...rows.flatMap(([key, text]) => [make("dt", {}, make(tag, {}, key)), make("dd", {}, text)])),
  ];
  const dialog = make("dialog", { class: "help", "aria-labelledby": "help-title" },
    make("form", { method: "dialog" },
      make("h2", { id: "help-title" }, "Keys and filters"),
      make("button", { class: "small" }, "Close")),
    ...list("Keys", KEY_LIST, "kbd"),
    make("label", { class: "switch" },
      make("input", {
        type: "checkbox", checked: true, onchange: (event) => (keysAreOn = event.target.checked),
      }), " single keys do something"),
    ...list("Mouse and touch", GESTURE_LIST, "span"),
    ...list("Filter", FILTER_LIST, "code"));
  return dialog;
}

// Whoever speaks to their computer can switch single keys off.
let keysAreOn = true;

function listenToKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    const isTyping = target.matches?.("input, select, textarea, [contenteditable]");
    if (isTyping) {
      if (event.key === "Escape") target.blur();
      return;
    }
    if (find("dialog[open]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isOnChart = Boolean(target.closest?.(".chart"));
    if (!keysAreOn && !isOnChart) return;
    // Arrows and Enter belong to whatever has the focus, unless that is the page or the chart.
    const isFree = isOnChart || target === document.body;
    if ((key.startsWith("Arrow") || key === "Enter") && !isFree) return;
    const action = actions[key];
    if (!action) return;
    if (action() !== false) event.preventDefault();
  });
}
