// swift-format-ignore-file
// Made by `swift run EmbedRules` from the folder HTML/Page: change the files there.

/// The style and the script of a page.
enum EmbeddedPage {
  static let style = #"""
/* The page of a report: its colours, its type and what it is made of. */

:root {
  color-scheme: light dark;
  --paper: #f8f8f6;
  --card: #ffffff;
  --sunk: #f1f1ee;
  --ink: #1b1d20;
  --soft: #51565e;
  --faint: #676c74;
  --hair: #e4e4df;
  --rule: #c8c8c2;
  --accent: #2c57c9;
  --accent-tint: #e9eefb;
  --error: #b3261e;
  --error-tint: #fcefed;
  --warning: #8a5600;
  --warning-tint: #fcf4e2;
  --note: #35638f;
  --note-tint: #edf3f9;
  --pass: #1c7445;
  --glyph: #ffffff;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}

@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131417;
    --card: #1a1c20;
    --sunk: #202328;
    --ink: #eceef1;
    --soft: #b0b6bf;
    --faint: #969da7;
    --hair: #2a2d32;
    --rule: #42474f;
    --accent: #8fadff;
    --accent-tint: #1f2a45;
    --error: #ff867d;
    --error-tint: #331d1c;
    --warning: #efb65a;
    --warning-tint: #2e2616;
    --note: #8fbbe8;
    --note-tint: #1b2733;
    --pass: #6ecb97;
    --glyph: #131417;
  }
}

*,
*::before,
*::after {
  box-sizing: border-box;
}

html {
  scroll-padding-top: 60px;
  -webkit-text-size-adjust: 100%;
}

body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 15px/1.5 var(--sans);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}

main,
footer,
.top {
  max-width: 1240px;
  margin: 0 auto;
  padding: 0 28px;
}

a {
  color: var(--accent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
}

:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: 3px;
}

code,
kbd {
  font-family: var(--mono);
  font-size: 0.92em;
}

h1,
h2,
h3,
h4,
h5,
p,
ul,
ol,
dl,
dd,
table {
  margin: 0;
  padding: 0;
}

h1,
h2,
h3,
h4,
h5 {
  line-height: 1.25;
  text-wrap: balance;
}

ul,
ol {
  list-style: none;
}

.symbols {
  position: absolute;
  width: 0;
  height: 0;
}

.skip {
  position: absolute;
  left: -9999px;
  padding: 8px 14px;
  background: var(--card);
  z-index: 9;
}

.skip:focus {
  left: 12px;
  top: 8px;
}

.note {
  color: var(--faint);
  font-size: 13px;
}

/* Signs */

.icon {
  width: 1em;
  height: 1em;
  flex: none;
  color: var(--faint);
}

.icon .shape,
.shape {
  fill: currentColor;
}

.glyph {
  fill: none;
  stroke: var(--glyph);
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
}

.icon.error {
  color: var(--error);
}

.icon.warning {
  color: var(--warning);
}

.icon.note {
  color: var(--note);
}

.icon.pass {
  color: var(--pass);
}

/* The bar at the top */

.top {
  display: flex;
  align-items: baseline;
  gap: 28px;
  padding-top: 18px;
  padding-bottom: 14px;
}

.brand {
  color: var(--ink);
  font-weight: 650;
  letter-spacing: -0.01em;
  text-decoration: none;
}

.top nav {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: 14px;
}

.top nav a {
  color: var(--soft);
  text-decoration: none;
  padding: 3px 0;
}

.top nav a:hover {
  color: var(--ink);
  text-decoration: underline;
}

/* The verdict */

.verdict {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 20px;
  padding: 34px 0 30px;
}

.verdict > .icon {
  width: 52px;
  height: 52px;
  margin-top: 6px;
}

.outcome {
  font-size: 14px;
  font-weight: 600;
  color: var(--soft);
}

.verdict.error .outcome {
  color: var(--error);
}

.verdict.pass .outcome {
  color: var(--pass);
}

h1 {
  font-size: clamp(26px, 4.2vw, 38px);
  font-weight: 680;
  letter-spacing: -0.022em;
}

.subject {
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  margin-top: 8px;
  color: var(--soft);
}

.subject code {
  color: var(--ink);
}

.subject span::before {
  content: "· ";
  color: var(--faint);
}

.reason {
  color: var(--soft);
}

.tiles {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  margin-top: 26px;
  border-top: 1px solid var(--hair);
  border-bottom: 1px solid var(--hair);
}

.tile {
  flex: 1 1 116px;
  padding: 12px 18px 12px 0;
}

.tile dt {
  color: var(--faint);
  font-size: 13px;
}

.tile dd {
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 25px;
  font-weight: 600;
  line-height: 1.35;
  letter-spacing: -0.015em;
  white-space: nowrap;
}

.tile dd .icon {
  width: 17px;
  height: 17px;
}

.tile.none dd {
  color: var(--faint);
  font-weight: 400;
}

.tile.none .icon {
  color: var(--rule);
}

.tile dd a {
  color: inherit;
  text-decoration-color: var(--rule);
}

.tile small {
  font-size: 14px;
  font-weight: 400;
  color: var(--faint);
  letter-spacing: 0;
  align-self: end;
  padding-bottom: 4px;
}

/* Sections */

main > section {
  padding-bottom: 44px;
}

main > .verdict {
  padding-bottom: 30px;
}

h2 {
  font-size: 20px;
  font-weight: 650;
  letter-spacing: -0.012em;
  margin-bottom: 14px;
}

.empty {
  padding: 26px 24px;
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--card);
  color: var(--soft);
}

/* Tables */

.scroller {
  overflow-x: auto;
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--card);
}

table {
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
}

caption {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}

th,
td {
  padding: 7px 14px;
  text-align: left;
  vertical-align: top;
  font-weight: 400;
  border-top: 1px solid var(--hair);
}

thead th {
  border-top: 0;
  color: var(--faint);
  font-size: 13px;
  vertical-align: bottom;
}

.number {
  text-align: right;
  white-space: nowrap;
}

td.zero {
  color: var(--faint);
}

th > .icon {
  vertical-align: -2px;
  margin-right: 8px;
}

/* Folds */

summary {
  cursor: pointer;
  border-radius: 4px;
  list-style: none;
}

summary::-webkit-details-marker {
  display: none;
}

summary::before {
  content: "";
  flex: none;
  width: 7px;
  height: 7px;
  margin: 0 5px 2px 2px;
  border: solid var(--faint);
  border-width: 0 1.6px 1.6px 0;
  transform: rotate(-45deg);
}

details[open] > summary::before {
  transform: rotate(45deg);
}

/* Coverage */

.share {
  display: block;
  width: 100%;
  height: 10px;
  margin-bottom: 14px;
  border-radius: 5px;
}

.share .violated {
  fill: var(--error);
}

.share .inconclusive {
  fill: var(--warning);
}

.share .kept {
  fill: var(--pass);
}

.share .silent {
  fill: var(--rule);
}

details.coverage {
  border-top: 1px solid var(--hair);
}

details.coverage > summary {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  padding: 10px 2px;
}

details.coverage > summary b {
  min-width: 112px;
  font-weight: 600;
}

details.coverage .count {
  min-width: 64px;
}

details.coverage .meaning {
  color: var(--faint);
  font-size: 14px;
}

details.coverage .scroller {
  margin: 2px 0 18px;
}

/* Environment */

.environment {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(430px, 100%), 1fr));
  gap: 14px;
  margin-bottom: 14px;
}

.environment dl {
  display: grid;
  grid-template-columns: minmax(90px, max-content) 1fr;
  gap: 4px 18px;
  align-content: start;
  padding: 14px 18px;
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--card);
  font-size: 14px;
}

.environment dt {
  color: var(--faint);
}

footer {
  padding-top: 18px;
  padding-bottom: 40px;
  color: var(--faint);
  font-size: 13px;
}

@media (max-width: 700px) {
  main,
  footer,
  .top {
    padding-left: 16px;
    padding-right: 16px;
  }

  .top {
    gap: 16px;
  }

  .verdict {
    padding-top: 18px;
    gap: 4px 14px;
  }

  .verdict > .icon {
    width: 36px;
    height: 36px;
  }

  .tile {
    flex-basis: 30%;
  }

  th,
  td {
    padding: 7px 10px;
  }
}

/* The findings: a card for each rule, a story for each finding. */

.trace > h3 {
  margin: 26px 0 10px;
  font-size: 15px;
  font-weight: 600;
}

.trace:first-of-type > h3 {
  margin-top: 0;
}

.rule {
  margin-bottom: 16px;
  border: 1px solid var(--hair);
  border-radius: 12px;
  background: var(--card);
}

.rule > header {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
  padding: 18px 22px 12px;
}

.rule > header .icon {
  width: 20px;
  height: 20px;
  margin-top: 2px;
}

.rule > header :is(h3, h4) {
  font-size: 17px;
  font-weight: 620;
  letter-spacing: -0.008em;
}

.rule .meta {
  grid-column: 2;
  display: flex;
  gap: 10px;
  color: var(--faint);
  font-size: 13.5px;
}

.rule .meta b {
  color: var(--ink);
  font-weight: 600;
}

.columns {
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 0 30px;
  padding: 0 22px 18px;
}

.stories {
  min-width: 0;
}

/* One finding */

details.finding {
  border-top: 1px solid var(--hair);
}

details.finding > summary {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  padding: 9px 0;
}

.finding .message {
  flex: 1 1 55%;
}

.place {
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: var(--faint);
  font-size: 13.5px;
}

.place > :first-child {
  color: var(--soft);
  font-weight: 600;
}

.finding .bar {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 16px;
}

.finding .bar:empty {
  display: none;
}

.rest > summary,
.rule .note {
  padding: 8px 0;
  border-top: 1px solid var(--hair);
}

.rest > summary {
  display: flex;
  align-items: baseline;
}

.rest li {
  padding: 3px 0 3px 18px;
  font-size: 14px;
}

.rest li b {
  font-weight: 600;
  margin-right: 6px;
}

/* Its story: a rail with a stop for each event */

.story {
  margin: 8px 0 14px;
  font-size: 14px;
}

.step,
.skipped {
  position: relative;
  display: grid;
  grid-template-columns: 92px 42px minmax(0, 1fr) auto;
  gap: 0 12px;
  padding: 6px 10px 6px 30px;
}

.skipped {
  color: var(--faint);
}

.step::before,
.skipped::before {
  content: "";
  position: absolute;
  left: 13px;
  top: 0;
  bottom: 0;
  width: 2px;
  background: var(--rule);
}

.step:first-child::before {
  top: 16px;
}

.step:last-child::before {
  bottom: calc(100% - 16px);
}

.skipped::before {
  background: repeating-linear-gradient(var(--rule) 0 2px, transparent 2px 6px);
}

.step::after {
  content: "";
  position: absolute;
  left: 9px;
  top: 11px;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--card);
  border: 2px solid var(--soft);
}

.step.marked {
  border-radius: 7px;
  background: var(--sunk);
}

.rule.error .step.marked {
  background: var(--error-tint);
}

.rule.warning .step.marked {
  background: var(--warning-tint);
}

.rule.note .step.marked {
  background: var(--note-tint);
}

.step.marked::after {
  background: currentColor;
  border-color: currentColor;
}

.rule.error .step.marked::after {
  color: var(--error);
}

.rule.warning .step.marked::after {
  color: var(--warning);
}

.rule.note .step.marked::after {
  color: var(--note);
}

.step.missing {
  color: var(--soft);
}

.step.missing::after {
  border-style: dashed;
  border-color: var(--error);
  width: 12px;
  height: 12px;
  left: 8px;
  top: 10px;
}

.rule.warning .step.missing::after {
  border-color: var(--warning);
}

.rule.note .step.missing::after {
  border-color: var(--note);
}

.step .when {
  text-align: right;
  white-space: nowrap;
}

.step .when b {
  font-weight: 400;
}

.step .when i {
  display: block;
  font-style: normal;
  font-size: 12.5px;
  line-height: 1.2;
  color: var(--faint);
}

.step .line {
  color: var(--faint);
  text-align: right;
}

.step .line::before {
  content: "L";
}

.step.missing .line::before {
  content: none;
}

.step .what > * {
  margin-right: 6px;
}

.step .what b {
  font-weight: 600;
}

.step .kind,
.step .phase,
.step .scene {
  color: var(--faint);
}

.step.missing .kind {
  color: var(--error);
  font-weight: 600;
}

.rule.warning .step.missing .kind {
  color: var(--warning);
}

.rule.note .step.missing .kind {
  color: var(--note);
}

.step .states {
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  color: var(--soft);
  font-size: 13px;
}

.step .states i {
  font-style: normal;
  color: var(--faint);
  margin-right: 5px;
}

.step .says {
  grid-column: 3 / -1;
  color: var(--soft);
  font-style: italic;
}

.step.marked .says {
  color: var(--ink);
}

/* What is said about the rule */

.advice {
  padding-top: 2px;
  font-size: 14px;
  color: var(--soft);
}

.advice :is(h4, h5) {
  margin: 0 0 1px;
  color: var(--ink);
  font-size: 13.5px;
  font-weight: 620;
}

.advice p {
  margin-bottom: 11px;
}

.links {
  font-size: 13px;
}

.links li {
  margin-bottom: 3px;
}

.links code {
  color: var(--ink);
}

@media (max-width: 980px) {
  .columns {
    grid-template-columns: minmax(0, 1fr);
  }

  .advice {
    border-top: 1px solid var(--hair);
    padding-top: 12px;
    columns: 2;
    column-gap: 30px;
  }

  .advice p,
  .advice li {
    break-inside: avoid;
  }

  .advice :is(h4, h5) {
    break-after: avoid;
  }
}

@media (max-width: 700px) {
  .rule > header {
    padding: 14px 14px 8px;
  }

  .columns {
    padding: 0 14px 14px;
  }

  .advice {
    columns: 1;
  }

  .step,
  .skipped {
    grid-template-columns: auto 1fr;
    padding-right: 8px;
  }

  .step .when {
    text-align: left;
    display: flex;
    gap: 8px;
    align-items: baseline;
  }

  .step .line {
    text-align: left;
  }

  .step .what,
  .step .states,
  .step .says {
    grid-column: 1 / -1;
    align-items: flex-start;
  }

  .step.missing .when,
  .step.missing .line {
    display: none;
  }
}

/* On paper everything is open and nothing can be pressed. */

@media print {
  :root {
    --paper: #ffffff;
    --card: #ffffff;
    --sunk: #f3f3f0;
    --ink: #000000;
    --soft: #333333;
    --faint: #555555;
    --hair: #d8d8d4;
    --rule: #b0b0aa;
    --glyph: #ffffff;
    --error: #a51b14;
    --error-tint: #fbeeec;
    --warning: #7d4e00;
    --warning-tint: #faf2df;
    --note: #2f5a84;
    --note-tint: #edf3f9;
    --pass: #17663b;
    --accent: #1d3f99;
  }

  body {
    font-size: 10.5pt;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }

  main,
  footer {
    max-width: none;
    padding: 0;
  }

  .top,
  .skip {
    display: none;
  }

  .rule,
  .step,
  tr {
    break-inside: avoid;
  }

  .rule {
    break-inside: auto;
  }

  h2,
  h3,
  h4,
  .rule > header {
    break-after: avoid;
  }

  .scroller {
    overflow: visible;
  }

  summary::before {
    display: none;
  }

  details::details-content {
    content-visibility: visible;
    block-size: auto;
  }

  a[href^="https:"]::after {
    content: "";
  }
}

@media (prefers-reduced-motion: no-preference) {
  html {
    scroll-behavior: smooth;
  }
}

"""#

  static let script = #"""
(() => {
"use strict";

})();

"""#
}
