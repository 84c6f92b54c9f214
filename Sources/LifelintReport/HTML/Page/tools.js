// Small tools: elements without markup, numbers as text.

/** Finds the first element that a selector names. */
const find = (selector, root = document) => root.querySelector(selector);

/** Makes an element; texts become text nodes, never markup. */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child || child === 0));
  return element;
}

/** Makes one of the page's own signs. */
function sign(name, isLabelled = true) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", `icon ${name}`);
  svg.setAttribute("viewBox", "0 0 16 16");
  if (isLabelled) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", name);
  } else {
    svg.setAttribute("aria-hidden", "true");
  }
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

const grouped = (number) => number.toLocaleString("en-US");

const counted = (number, noun) => `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;

/** A moment in seconds since the session's first event. */
const moment = (time, digits = 3) => `${(time / 1e9).toFixed(digits)} s`;

/** A span in the unit that keeps it readable, with three digits. */
function span(time) {
  if (time < 0) return `-${span(-time)}`;
  if (time === 0) return "0 s";
  const round = (value) => `${Number(value.toPrecision(3))}`;
  if (time < 1e3) return `${time} ns`;
  if (time < 1e6) return `${round(time / 1e3)} µs`;
  if (time < 1e9) return `${round(time / 1e6)} ms`;
  if (time < 120e9) return `${round(time / 1e9)} s`;
  const seconds = Math.round(time / 1e9);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ];
  return parts.filter(([number]) => number > 0).map((part) => part.join(" ")).join(" ");
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** The first place in a sorted array that holds at least a value. */
function lowerBound(array, value, count = array.length) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (array[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Calls a function at most once a frame. */
function onceAFrame(body) {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      body();
    });
  };
}
