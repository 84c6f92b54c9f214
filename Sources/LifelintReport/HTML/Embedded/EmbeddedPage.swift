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

.aside {
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

#traces .scroller {
  max-height: 440px;
}

#traces thead th {
  position: sticky;
  top: 0;
  background: var(--card);
}

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

tbody th[scope="row"] {
  min-width: 170px;
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

  th,
  td {
    padding: 7px 10px;
  }
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
  white-space: nowrap;
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

@media (max-width: 700px) {
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
}

/* How states and events look, wherever they stand. */

:root {
  --callback: #3558c0;
  --system: #6b4fa8;
  --action: #5c636d;
  --measure: #1f7f70;
  --hang: #a8480f;
  --t-off: #ffffff;
  --e-off: #c9ccd1;
  --t-starting: #e7ddf7;
  --e-starting: #8a65cc;
  --t-front: #cfe0fb;
  --e-front: #2f6bd8;
  --t-between: #e2ebfa;
  --e-between: #86a9de;
  --t-back: #dcdfe4;
  --e-back: #838b97;
  --t-frozen: #eceef0;
  --e-frozen: #b4bac2;
  --t-ending: #f3dfd3;
  --e-ending: #b4683f;
  --t-risk: #fbe5c2;
  --e-risk: #b9730c;
  --t-held: #cfeae3;
  --e-held: #2b8f7e;
  --t-unknown: #efefec;
  --e-unknown: #8d8f88;
}

@media (prefers-color-scheme: dark) {
  :root {
    --callback: #86a3ff;
    --system: #b99cf0;
    --action: #98a0ab;
    --measure: #5bbfae;
    --hang: #f09a62;
    --t-off: #1a1c20;
    --e-off: #454a52;
    --t-starting: #3a2f52;
    --e-starting: #a98be0;
    --t-front: #21395f;
    --e-front: #6ea2f7;
    --t-between: #233049;
    --e-between: #6485b8;
    --t-back: #33373e;
    --e-back: #8b929d;
    --t-frozen: #26292e;
    --e-frozen: #5f656e;
    --t-ending: #4a3226;
    --e-ending: #d08a62;
    --t-risk: #4a3814;
    --e-risk: #e0a548;
    --t-held: #1d4039;
    --e-held: #5bbfae;
    --t-unknown: #2a2b2a;
    --e-unknown: #8b8d86;
  }
}

.tone {
  width: 10px;
  height: 10px;
  border-radius: 3px;
  border: 1.5px solid var(--e-unknown);
}

.tone.off { border-color: var(--e-off); }
.tone.starting { border-color: var(--e-starting); background: var(--t-starting); }
.tone.front { border-color: var(--e-front); background: var(--t-front); }
.tone.between { border-color: var(--e-between); background: var(--t-between); }
.tone.back { border-color: var(--e-back); background: var(--t-back); }
.tone.frozen { border-color: var(--e-frozen); background: var(--t-frozen); }
.tone.ending { border-color: var(--e-ending); background: var(--t-ending); }
.tone.risk { border-color: var(--e-risk); background: var(--t-risk); }
.tone.held { border-color: var(--e-held); background: var(--t-held); }

/* The drawing that needs no script */

figure {
  margin: 0 0 26px;
}

figcaption {
  margin-bottom: 8px;
  color: var(--soft);
  font-size: 14px;
}

.drawing {
  display: block;
  width: 100%;
  min-width: 760px;
  padding: 6px 14px;
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--card);
  font: 11.5px var(--sans);
}

.drawing text {
  fill: var(--ink);
}

.drawing .axis {
  fill: var(--faint);
}

.hair {
  fill: none;
  stroke: var(--hair);
}

.stroke {
  fill: none;
  stroke: var(--e-risk);
  stroke-opacity: 0.5;
}

.hatch {
  fill: url(#hatch);
}

.k-callback { fill: var(--callback); }
.k-system { fill: var(--system); }
.k-action { fill: var(--action); }
.k-measure { fill: var(--measure); }
.k-hang { fill: var(--hang); }

.drawing .span {
  fill-opacity: 0.24;
}

.drawing [class^="e-"] {
  fill: none;
  stroke-width: 2;
}

.t-off { fill: none; }
.e-off { stroke: var(--e-off); }
.t-starting { fill: var(--t-starting); }
.e-starting { stroke: var(--e-starting); }
.t-front { fill: var(--t-front); }
.e-front { stroke: var(--e-front); }
.t-between { fill: var(--t-between); }
.e-between { stroke: var(--e-between); }
.t-back { fill: var(--t-back); }
.e-back { stroke: var(--e-back); }
.t-frozen { fill: var(--t-frozen); }
.e-frozen { stroke: var(--e-frozen); }
.t-ending { fill: var(--t-ending); }
.e-ending { stroke: var(--e-ending); }
.t-risk { fill: var(--t-risk); }
.e-risk { stroke: var(--e-risk); }
.t-held { fill: var(--t-held); }
.e-held { stroke: var(--e-held); }
.t-unknown { fill: var(--t-unknown); }
.e-unknown { stroke: var(--e-unknown); }

.drawing .line {
  stroke-dasharray: 3 3;
  stroke-opacity: 0.6;
}

.drawing .error { color: var(--error); stroke: var(--error); }
.drawing .warning { color: var(--warning); stroke: var(--warning); }
.drawing .note { color: var(--note); stroke: var(--note); }

.drawing use {
  stroke: none;
}

.still {
  overflow-x: auto;
}

/* What can be pressed, and the filter, which stays in sight. */

/* Things to press */

button,
select,
input {
  font: inherit;
  color: inherit;
}

button {
  cursor: pointer;
}

.small,
select {
  min-height: 28px;
  padding: 2px 10px;
  border: 1px solid var(--rule);
  border-radius: 7px;
  background: var(--card);
  font-size: 13px;
}

select {
  max-width: 360px;
}

.small:hover:not(:disabled) {
  border-color: var(--faint);
}

.small:disabled {
  color: var(--faint);
  cursor: default;
}

.small kbd {
  margin-left: 7px;
  color: var(--faint);
}

.buttons {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
}

.segments {
  display: flex;
}

.segments .small {
  margin-left: -1px;
  border-radius: 0;
}

.segments .small:first-child {
  margin-left: 0;
  border-radius: 7px 0 0 7px;
}

.segments .small:last-child {
  border-radius: 0 7px 7px 0;
}

.segments [aria-pressed="true"] {
  background: var(--accent-tint);
  color: var(--accent);
  font-weight: 600;
}

.plain {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  min-width: 24px;
  padding: 0 2px;
  border: 0;
  background: none;
  text-align: left;
}

.plain:hover {
  text-decoration: underline;
}

/* The filter, which stays in sight */

#controls {
  position: sticky;
  top: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin: 0 -28px 22px;
  padding: 10px 28px;
  background: linear-gradient(var(--paper) 86%, transparent);
}

.filter {
  display: flex;
  flex: 1 1 420px;
  gap: 8px;
}

#query {
  flex: 1;
  min-width: 0;
  min-height: 34px;
  padding: 4px 12px;
  border: 1px solid var(--rule);
  border-radius: 8px;
  background: var(--card);
  font-size: 14px;
}

#query::placeholder {
  color: var(--faint);
  opacity: 1;
}

.filter .small {
  min-height: 34px;
}

.hits:empty,
.chips:empty {
  display: none;
}

.hits {
  color: var(--soft);
  font-size: 14px;
}

.chips {
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
}

.chip {
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 26px;
  padding: 0 10px;
  border: 0;
  border-radius: 13px;
  background: var(--accent-tint);
  color: var(--accent);
  font: 13px var(--mono);
}

.tile a.on {
  text-decoration: underline 3px var(--accent);
}

@media (max-width: 700px) {
  #controls {
    margin: 0 -16px 18px;
    padding: 8px 16px;
  }

  .filter {
    flex-basis: 100%;
  }

  select {
    max-width: 100%;
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

.rule.known {
  background: none;
}

.badge {
  padding: 0 8px;
  border: 1px solid var(--rule);
  border-radius: 9px;
  color: var(--soft);
  font-size: 12.5px;
}

pre {
  margin: 8px 0;
  padding: 10px 14px;
  overflow-x: auto;
  border-radius: 7px;
  background: var(--sunk);
  font: 13px/1.5 var(--mono);
  white-space: pre-wrap;
}

.rest > summary,
.rule .aside {
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
  left: 7px;
  top: 9px;
  width: 14px;
  height: 14px;
  border: 2px dotted var(--error);
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

.step .when,
.step .line {
  grid-row: span 2;
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
  grid-row: 2;
  color: var(--soft);
  font-style: italic;
}

.step.marked .says {
  color: var(--ink);
}

/* What is said about the rule */

.advice {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(250px, 100%), 1fr));
  gap: 14px 34px;
  padding-top: 14px;
  border-top: 1px solid var(--hair);
  font-size: 14px;
  color: var(--soft);
}

.advice :is(h4, h5) {
  margin-bottom: 2px;
  color: var(--ink);
  font-size: 13.5px;
  font-weight: 620;
}

.links {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 22px;
  font-size: 13px;
}

.links code {
  color: var(--ink);
}

@media (max-width: 700px) {
  .rule > header {
    padding: 14px 14px 8px;
  }

  .columns {
    padding: 0 14px 14px;
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

  .step .when,
  .step .line {
    grid-row: auto;
  }

  .step .what,
  .step .states,
  .step .says {
    grid-column: 1 / -1;
    grid-row: auto;
    align-items: flex-start;
  }

  .step.missing .when,
  .step.missing .line {
    display: none;
  }
}

/* The timeline. */

.live .still,
html:not(.live) #live,
html:not(.live) #controls {
  display: none;
}

.away {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

[hidden] {
  display: none !important;
}

/* The chart */

#live > .bar {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  margin-bottom: 10px;
}

.overview {
  position: relative;
  height: 46px;
  margin-bottom: 8px;
  border: 1px solid var(--hair);
  border-radius: 8px;
  background: var(--card);
  overflow: hidden;
  cursor: crosshair;
  touch-action: none;
}

.overview canvas {
  position: absolute;
  width: 100%;
  height: 100%;
}

.window {
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  border: solid var(--accent);
  border-width: 0 2px;
  background: color-mix(in srgb, var(--accent) 9%, transparent);
  cursor: grab;
}

.window.all {
  border-color: transparent;
  background: none;
  cursor: crosshair;
}

.chart {
  position: relative;
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--card);
  overflow: hidden;
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;
}

.chart.pointing canvas {
  cursor: pointer;
}

.pinned,
.rows {
  display: flex;
}

.pinned {
  border-bottom: 1px solid var(--hair);
}

.rows {
  max-height: min(62vh, 620px);
  overflow: hidden auto;
  scrollbar-width: thin;
}

.labels {
  flex: none;
  width: 132px;
  border-right: 1px solid var(--hair);
}

.label {
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: 0 8px 0 14px;
  border-bottom: 0.5px solid var(--hair);
  font-size: 12.5px;
  line-height: 1.15;
}

.label span,
.label i {
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
}

.label i {
  color: var(--faint);
  font-style: normal;
  font-size: 11.5px;
}

.pinned .label {
  height: 26px;
  border: 0;
}

.pinned .axis {
  height: 24px;
}

.head {
  cursor: crosshair;
}

.body {
  cursor: grab;
}

.cursor,
.brush {
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  pointer-events: none;
}

.cursor {
  width: 1px;
  background: var(--faint);
  opacity: 0.5;
}

.brush {
  background: color-mix(in srgb, var(--accent) 14%, transparent);
  border: solid var(--accent);
  border-width: 0 1px;
}

.tip {
  position: absolute;
  left: 0;
  top: 0;
  z-index: 3;
  display: grid;
  max-width: 320px;
  padding: 7px 11px;
  border-radius: 8px;
  background: var(--ink);
  color: var(--paper);
  font-size: 12.5px;
  line-height: 1.35;
  pointer-events: none;
}

#chart-note {
  margin: 6px 2px 12px;
}

@media (max-width: 700px) {
  .labels {
    width: 88px;
  }

  .label {
    padding-left: 8px;
    font-size: 11.5px;
  }
}

@media print {
  .live .still {
    display: block;
  }

  #controls,
  #live,
  .buttons {
    display: none !important;
  }
}

/* What is chosen */

.detail {
  display: grid;
  grid-template-columns: minmax(150px, 1fr) minmax(0, 2.2fr) minmax(150px, 1fr);
  margin-bottom: 12px;
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--card);
  font-size: 14px;
}

.detail > * {
  padding: 13px 18px;
}

.detail .side {
  color: var(--soft);
}

.detail .side:last-child {
  border-left: 1px solid var(--hair);
}

.detail .side:first-child {
  border-right: 1px solid var(--hair);
}

.detail .wide {
  grid-column: 1 / -1;
}

.detail h3 {
  font-size: 15px;
  font-weight: 620;
  margin-bottom: 8px;
}

.detail .side .aside {
  margin-top: 9px;
}

.detail .side h3 {
  font-size: 13px;
  font-weight: 600;
  color: var(--faint);
  margin-bottom: 6px;
}

.detail dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px 12px;
}

.detail .fields {
  grid-template-columns: repeat(auto-fill, minmax(64px, max-content) minmax(90px, 1fr));
  margin-bottom: 11px;
}

.detail dt {
  color: var(--faint);
}

.detail dt i {
  font-style: normal;
}

.detail dd {
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 7px;
}

.detail dd.changed {
  color: var(--ink);
  font-weight: 600;
}

.detail dd small {
  font-weight: 400;
  color: var(--faint);
}

.finding-link {
  display: block;
  width: 100%;
  min-height: 28px;
  margin-bottom: 8px;
  padding: 4px 10px;
  border: 0;
  border-radius: 7px;
  background: var(--sunk);
  text-align: left;
}

.finding-link .icon,
.detail h3 .icon {
  vertical-align: -2px;
}

.steps {
  margin-bottom: 11px;
}

.steps button {
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  width: 100%;
  min-height: 28px;
  padding: 3px 0;
  border: 0;
  background: none;
  text-align: left;
}

.steps button:hover b {
  text-decoration: underline;
}

.steps .time {
  text-align: right;
  color: var(--soft);
}

.steps b {
  font-weight: 600;
}

.steps .says {
  color: var(--soft);
  font-style: italic;
}

/* Events as a table */

#events > summary {
  display: flex;
  align-items: baseline;
  gap: 6px;
  padding: 6px 2px;
  color: var(--soft);
}

#events .buttons {
  margin-top: 8px;
  color: var(--soft);
  font-size: 14px;
}

#events td small,
#events th small {
  color: var(--faint);
}

tr.chosen {
  background: var(--accent-tint);
}

/* Ties between the findings and the timeline */

.finding.chosen,
.finding.hovered {
  outline: 2px solid var(--accent);
  outline-offset: 6px;
  border-radius: 4px;
}

.finding.hovered {
  outline-color: var(--rule);
}

.finding .buttons {
  margin: 2px 0;
}

/* Help and what is said */

.help {
  width: min(560px, calc(100vw - 32px));
  max-height: 86vh;
  padding: 20px 24px 24px;
  border: 1px solid var(--rule);
  border-radius: 14px;
  background: var(--card);
  color: var(--ink);
}

.help::backdrop {
  background: rgb(0 0 0 / 35%);
}

.help form {
  display: flex;
  justify-content: space-between;
  align-items: start;
}

.help h3 {
  margin: 14px 0 6px;
  font-size: 14px;
}

.help dl {
  display: grid;
  grid-template-columns: minmax(120px, 190px) 1fr;
  gap: 4px 16px;
  font-size: 14px;
}

.help dd {
  color: var(--soft);
}

.switch {
  display: block;
  margin-top: 8px;
  font-size: 14px;
}

.toast {
  position: fixed;
  left: 50%;
  bottom: 26px;
  z-index: 9;
  padding: 8px 16px;
  border-radius: 9px;
  background: var(--ink);
  color: var(--paper);
  font-size: 14px;
  transform: translateX(-50%);
}

@media (max-width: 700px) {
  .detail {
    grid-template-columns: 1fr 1fr;
  }

  .detail .middle {
    grid-column: 1 / -1;
    grid-row: 1;
    border-bottom: 1px solid var(--hair);
  }

  .steps button {
    grid-template-columns: 84px 1fr;
  }

  .steps .says {
    grid-column: 2;
  }
}

/* How long things took. */

.lead {
  max-width: 75ch;
  margin-bottom: 14px;
  font-size: 16px;
}

.table-title {
  margin: 26px 0 8px;
  font-size: 16px;
  font-weight: 620;
}

.table-title + .aside {
  margin: -4px 0 10px;
}

.scroller + .aside {
  margin-top: 6px;
}

table.timing td,
table.timing th {
  white-space: nowrap;
}

table.timing th[scope="row"] {
  padding-left: 22px;
  white-space: normal;
  min-width: 236px;
}

table.timing th.part {
  padding-left: 40px;
  color: var(--soft);
}

/* A path may be long, and what it belongs to should not have to break for it. */
table.timing .at {
  min-width: 84px;
  max-width: 260px;
  white-space: normal;
  overflow-wrap: anywhere;
  font-size: 13px;
}

table.timing .words {
  min-width: 320px;
  white-space: normal;
}

table.timing .group th {
  padding-top: 14px;
  color: var(--faint);
  font-size: 13px;
  white-space: normal;
}

table.timing .group b {
  margin-right: 6px;
  color: var(--ink);
  font-size: 14px;
}

tr.alarming th {
  font-weight: 600;
}

.spread {
  display: block;
  width: 64px;
  height: 18px;
  fill: var(--accent);
}

.spread .none {
  fill: var(--rule);
}

.goto,
.goto .plain {
  color: var(--soft);
}

/* Shares of the time */

.shares {
  margin-bottom: 8px;
}

.shares .bar {
  display: grid;
  grid-template-columns: 132px 1fr;
  gap: 4px 12px;
  align-items: center;
  margin-bottom: 12px;
}

.shares .whole {
  grid-template-columns: 1fr;
}

.shares b {
  font-size: 14px;
  font-weight: 600;
}

.shares svg {
  display: block;
  width: 100%;
  height: 16px;
  border-radius: 4px;
  background: var(--card);
}

.shares ul {
  grid-column: -2;
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  font-size: 13px;
}

.shares li {
  display: flex;
  align-items: center;
  gap: 6px;
}

.shares i {
  font-style: normal;
  color: var(--faint);
}

.f-off { fill: var(--e-off); }
.f-starting { fill: var(--e-starting); }
.f-front { fill: var(--e-front); }
.f-between { fill: var(--e-between); }
.f-back { fill: var(--e-back); }
.f-frozen { fill: var(--e-frozen); }
.f-ending { fill: var(--e-ending); }
.f-risk { fill: var(--e-risk); }
.f-held { fill: var(--e-held); }
.f-unknown { fill: var(--e-unknown); }

/* The longest of something, phase by phase */

.waterfall {
  margin: 18px 0 20px;
}

.waterfall figcaption b {
  color: var(--ink);
  font-weight: 620;
  margin-right: 8px;
}

.waterfall li {
  display: grid;
  grid-template-columns: minmax(110px, 230px) 1fr 74px 52px;
  gap: 12px;
  align-items: center;
  padding: 2px 0;
  font-size: 13.5px;
}

.waterfall .name {
  text-align: right;
  color: var(--soft);
}

.waterfall svg {
  width: 100%;
  height: 14px;
}

.track {
  fill: var(--sunk);
}

.waterfall .number:last-child {
  color: var(--faint);
}

.unmeasured {
  margin-top: 18px;
}

.unmeasured > summary {
  display: flex;
  align-items: baseline;
  gap: 8px;
  padding: 6px 2px;
}

.unmeasured > summary b {
  font-weight: 600;
  white-space: nowrap;
}

.meaning {
  color: var(--faint);
  font-size: 14px;
}

.unmeasured dl {
  display: grid;
  grid-template-columns: minmax(120px, max-content) 1fr;
  gap: 6px 18px;
  padding: 6px 22px 14px;
  font-size: 14px;
  color: var(--soft);
}

.unmeasured dt {
  color: var(--ink);
}

@media (max-width: 700px) {
  table.timing th[scope="row"] {
    min-width: 150px;
  }

  .shares .bar {
    grid-template-columns: 1fr;
  }

  .waterfall li {
    grid-template-columns: 1fr 64px 42px;
  }

  .waterfall .name {
    grid-column: 1 / -1;
    text-align: left;
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

  .scroller,
  #traces .scroller {
    overflow: visible;
    max-height: none;
  }

  table,
  table.timing td,
  table.timing th {
    font-size: 7.5pt;
    white-space: normal;
  }

  table.timing td.number,
  .number {
    white-space: nowrap;
  }

  thead th.number {
    white-space: normal;
  }

  th,
  td {
    padding: 3px 6px;
  }

  .drawing {
    min-width: 0;
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

// The data of the page, unpacked session by session when it is first looked at.

const source = JSON.parse(find("#data").textContent);
const KINDS = ["callback", "system", "action"];
const PHASES = ["", "begins", "ends"];
const words = (number) => source.strings[number];

/** Sums up differences. */
function summed(differences, ArrayType) {
  const array = new ArrayType(differences.length);
  let last = 0;
  for (let place = 0; place < array.length; place += 1) {
    last += differences[place];
    array[place] = last;
  }
  return array;
}

/** One session: its events in columns, its spans, states, gaps and findings. */
class Session {
  constructor(raw, trace, number) {
    this.trace = trace;
    this.number = number;
    this.name = words(raw.title);
    this.start = raw.start;
    this.length = raw.length;
    this.isCut = raw.cut;
    this.line = summed(raw.line, Int32Array);
    this.at = summed(raw.at, Float64Array);
    this.kind = Uint8Array.from(raw.kind);
    for (const column of ["name", "scene", "of", "thread"]) {
      this[`${column}s`] = Uint32Array.from(raw[column]);
    }
    this.count = this.line.length;
    // The end of a callback that was logged as an instant has its line, among later ones.
    this.places = new Map();
    this.ends = new Map();
    this.line.forEach((line, place) => {
      if (!this.places.has(line)) this.places.set(line, place);
      if (this.isEnd(place)) this.ends.set(line, place);
    });
    this.readSpans(raw.spans);
    this.readStates(raw.states);
    this.readMeasures(raw.measures);
    /** From where on a sort of things is not drawn, and how many of it are not. */
    this.cuts = raw.cuts;
    this.gaps = [];
    for (let place = 0; place < raw.gaps.length; place += 3) {
      const [start, length, line] = raw.gaps.slice(place, place + 3);
      this.gaps.push({ start, end: start + length, line });
    }
    this.byId = new Map();
    this.findings = source.traces[trace].findings
      .map((finding, index) => ({ ...finding, index }))
      .filter((finding) => this.holds(finding));
    for (const finding of this.findings) this.unpack(finding);
    this.findings.sort((left, right) => left.time - right.time || left.line - right.line);
    this.findings.forEach((finding, place) => this.byId.set(finding.id, place));
  }

  readSpans(raw) {
    const count = raw.length / 3;
    this.spanBegin = new Int32Array(count);
    this.spanEnd = new Float64Array(count);
    this.spanLast = new Int32Array(count);
    this.spanOf = new Int32Array(this.count).fill(-1);
    let begin = 0;
    for (let place = 0; place < count; place += 1) {
      begin += raw[place * 3];
      const length = raw[place * 3 + 1];
      const last = raw[place * 3 + 2];
      this.spanBegin[place] = begin;
      this.spanEnd[place] = length < 0 ? this.length : this.at[begin] + length;
      this.spanLast[place] = last < 0 ? -1 : begin + last;
      this.spanOf[begin] = place;
      if (last >= 0) this.spanOf[begin + last] = place;
    }
  }

  readStates(raw) {
    this.states = [];
    for (let place = 0; place < raw.length; place += 7) {
      const [model, instance, state, start, length, line, lost] = raw.slice(place, place + 7);
      this.states.push({
        model: words(model), instance: words(instance), state: words(state),
        start, end: start + length, line, isLost: lost === 1,
      });
    }
  }

  readMeasures(raw) {
    this.measures = [];
    for (let place = 0; place < raw.length; place += 7) {
      const [title, kind, of, isPhase, start, length, line] = raw.slice(place, place + 7);
      this.measures.push({
        title: words(title), kind: words(kind), of: words(of), isPhase: isPhase === 1,
        start, end: length < 0 ? this.length : start + length, isOpen: length < 0,
        event: this.eventAt(line),
      });
    }
  }

  /** Whether a finding stands in this session. */
  holds(finding) {
    if (finding.line === 0) return false;
    const sessions = source.traces[this.trace].sessions;
    if (sessions.length === 1) return this.eventAt(finding.line) >= 0;
    return words(finding.session) === this.name && this.eventAt(finding.line) >= 0;
  }

  unpack(finding) {
    finding.event = this.eventAt(finding.line, finding.isEnd);
    finding.time = this.at[finding.event];
    finding.ruleName = words(finding.rule);
    finding.text = words(finding.message);
    finding.steps = [];
    for (let place = 0; place < finding.witness.length; place += 2) {
      const line = finding.witness[place];
      const event = this.eventAt(Math.abs(line), line < 0);
      if (event >= 0) finding.steps.push({ event, says: words(finding.witness[place + 1]) });
    }
  }

  /** The event on a line of the file; -1 where this session has none there. */
  eventAt(line, isEnd = false) {
    return (isEnd ? this.ends.get(line) : undefined) ?? this.places.get(line) ?? -1;
  }

  kindOf(event) { return KINDS[Math.floor(this.kind[event] / 3)]; }

  phaseOf(event) { return PHASES[this.kind[event] % 3]; }

  isBegin(event) { return this.kind[event] % 3 === 1; }

  isEnd(event) { return this.kind[event] % 3 === 2; }

  /** What an event is, in words. */
  title(event) {
    const parts = [words(this.names[event]), words(this.ofs[event]), this.phaseOf(event)];
    return parts.filter(Boolean).join(" ");
  }

  /** The states just before an event, or just after it, each with its model and instance. */
  statesAround(event, isAfter) {
    const time = this.at[event];
    const line = this.line[event];
    const scene = words(this.scenes[event]);
    const subject = words(this.ofs[event]);
    const found = new Map();
    for (const state of this.states) {
      if (state.start > time) break;
      const isOlder = state.start < time || state.line < line;
      if (!isOlder && !(isAfter && state.line === line)) continue;
      if (state.instance && state.instance !== scene && state.instance !== subject) continue;
      found.set(`${state.model} ${state.instance}`, state);
    }
    return [...found.values()];
  }
}

const sessions = new Map();

/** The first and the last line of a session, without unpacking it. */
function linesOf(raw) {
  if (!raw.lines) {
    let line = 0;
    let last = 0;
    for (const difference of raw.line) {
      line += difference;
      last = Math.max(last, line);
    }
    raw.lines = [raw.line[0], last];
  }
  return raw.lines;
}

/** A session of a trace; undefined where there is none. */
function sessionOf(trace, number) {
  const raw = source.traces[trace]?.sessions[number];
  if (!raw) return undefined;
  const key = `${trace}.${number}`;
  if (!sessions.has(key)) sessions.set(key, new Session(raw, trace, number));
  return sessions.get(key);
}

/** The lane of a model, with how its states look. */
const laneOf = (model) => source.lanes.find((lane) => lane.model === model);

const toneOf = (model, state) => laneOf(model)?.states[state]?.tone ?? "unknown";

// From time to the axis and back.
//
// The axis is a line of units. By the clock a unit is a nanosecond. By events each moment at which
// something happened has a place of its own, and the way to the next grows with the logarithm of
// the time between them: an hour of quiet is then a few times as wide as a millisecond.

class Scale {
  constructor(kind, session) {
    this.kind = kind;
    const times = kind === "clock" ? [0, session.length] : Scale.moments(session);
    this.times = Float64Array.from(times);
    this.units = new Float64Array(times.length);
    for (let place = 1; place < times.length; place += 1) {
      const gap = times[place] - times[place - 1];
      this.units[place] = this.units[place - 1] + (kind === "clock" ? gap : Scale.width(gap));
    }
    this.length = this.units[this.units.length - 1] || 1;
  }

  /** The way between two moments that follow each other. */
  static width(gap) {
    return 1 + 1.2 * Math.log10(1 + gap / 1e7);
  }

  /** The moments at which something happened, each once. */
  static moments(session) {
    const moments = [0];
    for (const time of session.at) {
      if (time > moments[moments.length - 1]) moments.push(time);
    }
    if (session.length > moments[moments.length - 1]) moments.push(session.length);
    return moments;
  }

  /** Whether most of what happened would stand on a few spots by the clock. */
  static isCrowded(session) {
    const moments = Scale.moments(session);
    const spots = new Set(moments.map((time) => Math.floor((time / (session.length + 1)) * 150)));
    return spots.size < Math.min(moments.length, 150) * 0.9;
  }

  static between(value, from, to) {
    const place = clamp(lowerBound(from, value), 1, from.length - 1);
    const width = from[place] - from[place - 1];
    if (!(width > 0)) return to[place] ?? 0;
    return to[place - 1] + ((value - from[place - 1]) / width) * (to[place] - to[place - 1]);
  }

  unit(time) { return Scale.between(time, this.times, this.units); }

  time(unit) { return Scale.between(unit, this.units, this.times); }

  /** The room beside the first event and the last, so that what stands there is seen whole. */
  get margin() { return this.length * 0.014; }

  /** The least that can be looked at. */
  get least() { return this.kind === "clock" ? Math.min(1e5, this.length) : Math.min(4, this.length); }

  /** Marks on the axis: a place in units, what stands there, and whether it is a quiet stretch. */
  marks(from, to, pixels) {
    return this.kind === "clock"
      ? this.clockMarks(from, to, pixels) : this.eventMarks(from, to, pixels);
  }

  clockMarks(from, to, pixels) {
    const least = ((to - from) / pixels) * 90;
    const steps = [1, 2, 5];
    let step = 1;
    for (let power = 0; step < least && power < 17; power += 1) {
      for (const factor of steps) {
        step = factor * 10 ** power;
        if (step >= least) break;
      }
    }
    // From a minute on people count in minutes and hours.
    if (step >= 20e9) {
      step = [30, 60, 120, 300, 600, 1800, 3600, 7200, 21600, 86400, 604800]
        .map((seconds) => seconds * 1e9).find((width) => width >= least) ?? 2592000e9;
    }
    const digits = clamp(Math.ceil(9 - Math.log10(step)), 0, 6);
    const marks = [];
    for (let time = Math.ceil(from / step) * step; time <= to; time += step) {
      marks.push({ unit: time, text: step >= 30e9 ? span(time) : moment(time, digits) });
    }
    return marks;
  }

  eventMarks(from, to, pixels) {
    const perPixel = (to - from) / pixels;
    const first = Math.max(lowerBound(this.units, from) - 1, 0);
    const marks = [];
    let next = -Infinity;
    for (let place = first; place < this.units.length; place += 1) {
      const unit = this.units[place];
      if (unit > to) break;
      const gap = this.times[place] - (this.times[place - 1] ?? 0);
      if (gap >= Math.max(this.times[this.times.length - 1] * 0.04, 5e9)) {
        const start = this.units[place - 1];
        marks.push({ unit: (start + unit) / 2, start, end: unit, quiet: gap });
      }
      if (unit < from || unit < next) continue;
      marks.push({ unit, text: moment(this.times[place], gap < 1e7 && gap > 0 ? 3 : 2) });
      next = unit + 66 * perPixel;
    }
    return marks;
  }
}

// What stands on the timeline: rows in a fixed order, each with its items sorted by their start.

const ROW = { states: 32, spans: 19, ticks: 24, gaps: 20 };
/** What the rows of a type are made of, unless they say otherwise. */
const SORTS = {
  states: ["states"], spans: ["events", "spans"], ticks: ["events", "spans"], gaps: ["gaps"],
};
const INSTANCE_LIMIT = 12;
const RISK_LIMIT = 8;
const DEPTH_LIMIT = 3;

/** A row of the timeline. */
class Row {
  constructor(type, title, detail = "", sorts = SORTS[type]) {
    this.type = type;
    this.sorts = sorts;
    this.title = title;
    this.detail = detail;
    this.items = [];
    this.depth = 1;
  }

  /** Adds an item: from, to, the event that it begins with, and what else its type needs. */
  add(start, end, event, more) { this.items.push({ start, end, event, ...more }); }

  /** Sorts the items, and puts what overlaps below one another. */
  finish() {
    this.items.sort((left, right) => left.start - right.start || right.end - left.end);
    const ends = [];
    const last = [];
    this.items.forEach((item, place) => {
      let depth = 0;
      if (this.type === "spans") {
        depth = ends.findIndex((end) => end <= item.start);
        if (depth < 0) depth = Math.min(ends.length, DEPTH_LIMIT - 1);
        ends[depth] = Math.max(ends[depth] ?? -Infinity, item.end);
      }
      item.depth = depth;
      if (last[depth]) last[depth].next = place;
      last[depth] = item;
    });
    this.depth = Math.max(1, ends.length);
    this.height = ROW[this.type];
    if (this.type === "spans") this.height = Math.max(ROW.spans * this.depth + 5, this.detail ? 32 : 0);
    return this;
  }

  /** Puts the items on an axis. */
  place(scale) {
    this.from = Float64Array.from(this.items, (item) => scale.unit(item.start));
    this.to = Float64Array.from(this.items, (item) => scale.unit(item.end));
    let latest = -Infinity;
    this.latest = this.to.map((to) => (latest = Math.max(latest, to)));
  }

  /** The places of the first item that reaches into a stretch and of the first beyond it. */
  range(from, to) {
    return [lowerBound(this.latest, from), lowerBound(this.from, to)];
  }
}

/** The rows of a session, in the order in which they are read. */
function rowsOf(session) {
  const rows = [];
  const callbacks = new Map();
  const systems = new Row("ticks", "System");
  const actions = new Row("ticks", "Actions");
  const callbackRow = (scene) => {
    if (!callbacks.has(scene)) callbacks.set(scene, new Row("spans", "Callbacks", scene));
    return callbacks.get(scene);
  };
  for (let event = 0; event < session.count; event += 1) {
    if (session.isEnd(event) && session.spanOf[event] >= 0) continue;
    const span = session.isBegin(event) ? session.spanOf[event] : -1;
    const end = span >= 0 ? session.spanEnd[span] : session.at[event];
    const kind = session.kindOf(event);
    const row = kind === "callback"
      ? callbackRow(words(session.scenes[event])) : kind === "system" ? systems : actions;
    row.add(session.at[event], end, event, { isOpen: span >= 0 && session.spanLast[span] < 0 });
  }

  const phases = new Row("spans", "Phases", "", ["measures"]);
  const tasks = new Map();
  for (const measure of session.measures) {
    const { title, kind, of, isPhase, start, end, event, isOpen } = measure;
    const label = [title, kind && !isPhase && `(${kind})`, of].filter(Boolean).join(" ");
    if (of && !tasks.has(title)) tasks.set(title, new Row("spans", title, "", ["measures"]));
    (of ? tasks.get(title) : phases).add(start, end, event, { label: of || label, isOpen, about: label });
  }
  if (phases.items.length > 0) rows.push(phases);

  for (const lane of source.lanes.filter((lane) => !lane.risk)) {
    const instances = new Map();
    for (const state of session.states) {
      if (state.model !== lane.model) continue;
      if (!instances.has(state.instance)) {
        instances.set(state.instance, new Row("states", lane.title, state.instance));
      }
      instances.get(state.instance).add(state.start, state.end, session.eventAt(state.line), {
        tone: toneOf(lane.model, state.state), label: state.state, model: lane.model,
      });
    }
    const shown = [...instances.values()].slice(0, INSTANCE_LIMIT);
    for (const row of shown) {
      rows.push(row);
      const own = row.detail && callbacks.get(row.detail);
      if (own) {
        rows.push(own);
        callbacks.delete(row.detail);
      }
    }
    if (instances.size > shown.length) {
      rows[rows.length - 1].more = instances.size - shown.length;
    }
  }
  const rest = [...callbacks.values()];
  rows.push(...rest.slice(0, INSTANCE_LIMIT));
  if (systems.items.length > 0) rows.push(systems);
  if (actions.items.length > 0) rows.push(actions);
  rows.push(...tasks.values(), ...riskRows(session));
  const hangs = hangRow(session);
  if (hangs.items.length > 0) rows.push(hangs);
  if (session.gaps.length > 0) {
    const row = new Row("gaps", "Missing");
    for (const gap of session.gaps) row.add(gap.start, gap.end, session.eventAt(gap.line));
    rows.push(row);
  }
  for (const row of rows) {
    row.finish();
    row.cut = Math.min(...row.sorts.map((sort) => session.cuts[sort]?.[0] ?? Infinity));
  }
  return rows;
}

/** The times in which the main thread did not return. */
function hangRow(session) {
  const row = new Row("spans", "Hangs");
  const { hangs } = source.traces[session.trace];
  for (let place = 0; place < hangs.length; place += 3) {
    const [line, length, title] = hangs.slice(place, place + 3);
    const found = session.eventAt(line);
    if (found < 0) continue;
    const start = session.at[found];
    const about = `${words(title)} holds the main thread`;
    row.add(start, start + length, found, { label: words(title), about, color: "hang" });
  }
  return row;
}

/** A row for each object that was unsaved, the longest first; what is left shares the last. */
function riskRows(session) {
  const objects = new Map();
  for (const lane of source.lanes.filter((lane) => lane.risk)) {
    for (const state of session.states) {
      if (state.model !== lane.model || toneOf(lane.model, state.state) === "off") continue;
      const name = state.instance || "(without of)";
      if (!objects.has(name)) objects.set(name, { row: new Row("states", lane.title, name), total: 0 });
      const object = objects.get(name);
      object.total += state.end - state.start;
      object.row.add(state.start, state.end, session.eventAt(state.line), {
        tone: "risk", label: state.isLost ? `${state.state}, then lost` : state.state,
        model: lane.model, isLost: state.isLost,
      });
    }
  }
  const sorted = [...objects.values()].sort((left, right) => right.total - left.total);
  const rows = sorted.slice(0, RISK_LIMIT).map((object) => object.row);
  const rest = sorted.slice(RISK_LIMIT);
  if (rest.length > 0) {
    const row = new Row("states", "Data at risk", `${rest.length} others`);
    for (const object of rest) row.items.push(...object.row.items);
    rows.push(row);
  }
  return rows;
}

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

// The timeline: an axis and the findings, which stay, above rows that scroll.

const RULER = 24;
const FINDINGS = 26;
const CUT_NAMES = {
  events: "events", spans: "things that begin and end", states: "states",
  measures: "launches, returns and tasks", gaps: "gaps",
};

class Chart {
  /** Makes the chart; `events` tells what a reader does with it. */
  constructor(events) {
    this.events = events;
    this.view = [0, 1];
    this.event = -1;
    this.finding = -1;
    this.hovered = -1;
    this.hot = new Map();
    this.draw = onceAFrame(() => this.paint());
    this.head = make("canvas", { class: "head", "aria-hidden": "true" });
    this.body = make("canvas", { class: "body", role: "img" });
    this.headLabels = make("div", { class: "labels" });
    this.labels = make("div", { class: "labels" });
    this.cursor = make("div", { class: "cursor", hidden: true });
    this.tip = make("div", { class: "tip", hidden: true });
    this.brush = make("div", { class: "brush", hidden: true });
    this.scroller = make("div", { class: "rows" }, this.labels, this.body);
    this.note = make("p", { class: "aside", id: "chart-note" });
    this.root = make(
      "div",
      {
        class: "chart", tabindex: "0", role: "group", "aria-label": "Timeline",
        "aria-describedby": "chart-keys",
      },
      make("div", { class: "pinned" }, this.headLabels, this.head),
      this.scroller, this.cursor, this.brush, this.tip);
    new ResizeObserver(() => this.resize()).observe(this.root);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor());
    this.recolor();
    listenToPointer(this);
  }

  recolor() {
    this.colors = new Colors();
    this.draw();
  }

  // What is shown

  /** Shows a session on an axis. */
  show(session, scale) {
    if (session !== this.session) {
      this.session = session;
      this.rows = rowsOf(session);
      this.hot = new Map();
      for (const finding of session.findings) {
        const known = this.hot.get(finding.event);
        if (!known || WEIGHTS[finding.severity] > WEIGHTS[known]) {
          this.hot.set(finding.event, finding.severity);
        }
      }
      this.placeRows();
    }
    this.scale = scale;
    for (const row of this.rows) row.place(scale);
    this.resize();
  }

  placeRows() {
    this.rowOf = new Int16Array(this.session.count).fill(-1);
    const labels = [];
    let y = 0;
    this.rows.forEach((row, place) => {
      row.top = y;
      y += row.height;
      if (row.type !== "states" && row.type !== "gaps") {
        for (const item of row.items) if (item.event >= 0 && !item.label) this.rowOf[item.event] = place;
      }
      const label = make(
        "div", { class: "label", title: `${row.title} ${row.detail}`.trim() },
        make("span", {}, row.title), row.detail && make("i", {}, row.detail),
        row.more && make("i", {}, `and ${row.more} more`));
      label.style.setProperty("height", `${row.height}px`);
      labels.push(label);
    });
    this.height = y;
    this.labels.replaceChildren(...labels);
    this.headLabels.replaceChildren(
      make("div", { class: "label axis" }), make("div", { class: "label" }, make("span", {}, "Findings")));
  }

  /** Where on the rows an event stands. */
  rowMiddle(event) {
    const { session } = this;
    const span = session.spanOf[event];
    const begin = span >= 0 ? session.spanBegin[span] : event;
    const row = this.rows[this.rowOf[begin]];
    if (!row) return undefined;
    if (row.type === "ticks") return row.top + row.height / 2;
    const item = row.items.find((item) => item.event === begin);
    return row.top + 3 + (item?.depth ?? 0) * ROW.spans + 7;
  }

  // The view

  /** Looks at a stretch of the axis, in units. */
  look(from, to, isQuiet) {
    const { length, least, margin } = this.scale;
    const whole = length + 2 * margin;
    const width = clamp(to - from, Math.min(least, whole), whole);
    const middle = width === whole ? length / 2 : (from + to) / 2;
    const start = clamp(middle - width / 2, -margin, length + margin - width);
    this.view = [start, start + width];
    this.draw();
    if (!isQuiet) this.events.looked();
  }

  zoom(factor, around = (this.view[0] + this.view[1]) / 2) {
    const [from, to] = this.view;
    this.look(around - (around - from) * factor, around + (to - around) * factor);
  }

  pan(share) {
    const way = (this.view[1] - this.view[0]) * share;
    this.look(this.view[0] + way, this.view[1] + way);
  }

  whole() { this.look(-Infinity, Infinity); }

  /** The stretch of time that is seen. */
  get times() {
    return this.view.map((unit) => clamp(this.scale.time(unit), 0, this.session.length));
  }

  lookAtTimes(from, to, isQuiet) {
    this.look(this.scale.unit(from), this.scale.unit(to), isQuiet);
  }

  /** Brings a stretch of time into view, with room around it. */
  fit(from, to) {
    const start = this.scale.unit(from);
    const end = this.scale.unit(to);
    const room = Math.max((end - start) * 0.2, this.scale.length / 60, this.scale.least / 2);
    this.look(start - room, end + room);
  }

  /** Moves just so far that an event can be seen. */
  reveal(event) {
    const unit = this.scale.unit(this.session.at[event]);
    const [from, to] = this.view;
    const edge = (to - from) * 0.06;
    if (unit < from + edge) this.look(unit - edge * 2, unit - edge * 2 + (to - from));
    else if (unit > to - edge) this.look(unit + edge * 2 - (to - from), unit + edge * 2);
    const y = this.rowMiddle(event);
    if (y === undefined) return;
    const { scrollTop, clientHeight } = this.scroller;
    if (y < scrollTop + 20 || y > scrollTop + clientHeight - 20) {
      this.scroller.scrollTop = y - clientHeight / 2;
    }
  }

  // Drawing

  resize() {
    if (!this.session) return;
    const gutter = this.labels.offsetWidth;
    this.width = Math.max(this.scroller.clientWidth - gutter, 50);
    const density = window.devicePixelRatio || 1;
    const sizes = [[this.head, RULER + FINDINGS], [this.body, this.height]];
    for (const [canvas, height] of sizes) {
      canvas.width = Math.round(this.width * density);
      canvas.height = Math.round(height * density);
      canvas.style.setProperty("width", `${this.width}px`);
      canvas.style.setProperty("height", `${height}px`);
      canvas.getContext("2d").setTransform(density, 0, 0, density, 0, 0);
    }
    this.paint();
  }

  paint() {
    if (!this.session || !this.width) return;
    const head = new Painter(this.head, this);
    head.context.clearRect(0, 0, this.width, RULER + FINDINGS);
    head.ruler(RULER);
    drawFindings(this, head, RULER, FINDINGS);
    const body = new Painter(this.body, this);
    body.context.clearRect(0, 0, this.width, this.height);
    body.quiet(this.height);
    this.lines(body);
    drawLines(this, body, this.height);
    drawWay(this, body);
    for (const row of this.rows) body.row(row, row.top, this.session);
    drawStops(this, body);
    this.choice(body);
    this.say(body.merged);
    this.events.painted();
  }

  /** Hairlines between the rows. */
  lines({ context }) {
    context.fillStyle = this.colors.hair;
    for (const row of this.rows) context.fillRect(0, row.top + row.height - 0.5, this.width, 0.5);
  }

  /** A frame around the chosen event. */
  choice(painter) {
    if (this.event < 0) return;
    const { session, scale } = this;
    const span = session.spanOf[this.event];
    const begin = span >= 0 ? session.spanBegin[span] : this.event;
    const y = this.rowMiddle(this.event);
    if (y === undefined) return;
    const left = painter.x(scale.unit(session.at[begin]));
    const right = span >= 0 ? painter.x(scale.unit(session.spanEnd[span])) : left;
    const { context } = painter;
    context.strokeStyle = this.colors.ink;
    context.lineWidth = 2;
    context.strokeRect(left - 3, y - 9, Math.max(right - left, 2) + 6, 18);
  }

  say(merged) {
    const { count } = this.session;
    const [from, to] = this.times;
    const seen = lowerBound(this.session.at, to + 1) - lowerBound(this.session.at, from);
    const parts = [`${grouped(seen)} of ${counted(count, "event")} in view`];
    if (this.scale.kind === "events") {
      parts.push("by events: spacing shows the order, and quiet stretches are shortened");
    }
    if (merged > 0) {
      parts.push(`${grouped(merged)} share a column of pixels with others and are drawn as one, taller mark`);
    }
    for (const [sort, [at, count]] of Object.entries(this.session.cuts)) {
      parts.push(`from ${moment(at)} on ${grouped(count)} ${CUT_NAMES[sort]} are not drawn`);
    }
    const cut = Object.values(this.session.cuts).reduce((sum, [, count]) => sum + count, 0);
    const omitted = source.traces[this.session.trace].omitted - cut;
    if (omitted > 0) parts.push(`${grouped(omitted)} more of this trace were counted and are not in the page`);
    this.note.textContent = `${parts.join("; ")}.`;
    this.body.setAttribute(
      "aria-label",
      `Timeline from ${moment(from)} to ${moment(to)}: ${this.rows.length} lanes, `
        + `${counted(this.session.findings.length, "finding")}. The table of events says the same.`);
  }
}

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

// What is chosen: the states before an event, the event, the states after it; a finding's steps.

class Detail {
  constructor(events) {
    this.events = events;
    this.root = make("div", { class: "detail", hidden: true });
  }

  hide() { this.root.hidden = true; }

  /** Shows an event. */
  showEvent(session, event) {
    const before = session.statesAround(event, false);
    const after = session.statesAround(event, true);
    const touching = session.findings.filter((finding) =>
      finding.event === event || finding.steps.some((step) => step.event === event));
    this.root.hidden = false;
    this.root.replaceChildren(
      this.states("Before", before, after),
      make("div", { class: "middle" },
        make("h3", {}, session.title(event)),
        this.fields(session, event),
        ...touching.map((finding) => this.link(session, finding)),
        make("div", { class: "buttons" },
          this.button("Previous here", ",", () => this.events.step(-1)),
          this.button("Next here", ".", () => this.events.step(1)),
          this.button("Copy link", undefined, () => this.events.copyLink()))),
      this.states("After", after, before));
  }

  /** Shows a finding with its steps. */
  showFinding(session, finding) {
    const steps = finding.steps.map((step) =>
      make("li", {},
        make("button", { onclick: () => this.events.choseEvent(step.event) },
          make("span", { class: "time" }, moment(session.at[step.event])),
          make("b", {}, session.title(step.event)),
          make("span", { class: "says" }, step.says))));
    this.root.hidden = false;
    this.root.replaceChildren(
      make("div", { class: "middle wide" },
        make("h3", {}, sign(finding.severity), " ", finding.text),
        make("ol", { class: "steps" }, ...steps),
        make("div", { class: "buttons" },
          this.button("Read its story", "Enter", () => this.events.readStory()),
          this.button("Previous finding", "p", () => this.events.stepFinding(-1)),
          this.button("Next finding", "n", () => this.events.stepFinding(1)),
          this.button("Copy link", undefined, () => this.events.copyLink()))));
  }

  button(text, key, action) {
    return make("button", { class: "small", onclick: action }, text, key && make("kbd", {}, key));
  }

  link(session, finding) {
    return make("button", { class: "finding-link", onclick: () => this.events.choseFinding(
      session.findings.indexOf(finding)) }, sign(finding.severity), " ", finding.text);
  }

  states(title, states, others) {
    const known = new Map(others.map((state) => [`${state.model} ${state.instance}`, state.state]));
    const items = states.map((state) => {
      const isChanged = known.get(`${state.model} ${state.instance}`) !== state.state;
      const lane = laneOf(state.model);
      const about = lane?.states[state.state]?.summary;
      return [
        make("dt", {}, lane?.title ?? state.model, state.instance && make("i", {}, ` ${state.instance}`)),
        make("dd", { class: isChanged ? "changed" : undefined, title: about },
          make("span", { class: `tone ${toneOf(state.model, state.state)}` }), state.state,
          isChanged && make("small", {}, title === "After" ? "new" : "ends here")),
      ];
    });
    const next = title === "After" ? this.next(states) : undefined;
    return make("div", { class: "side" },
      make("h3", { class: "name" }, title),
      items.length > 0 ? make("dl", {}, ...items.flat()) : make("p", { class: "aside" }, "nothing known"),
      next);
  }

  /** What can come next, by the first model that knows it of its state. */
  next(states) {
    for (const state of [...states].reverse()) {
      const names = laneOf(state.model)?.states[state.state]?.next ?? [];
      if (names.length === 0) continue;
      const shown = names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
      return make("p", { class: "aside" }, make("b", {}, "can come next: "), shown);
    }
    return undefined;
  }

  fields(session, event) {
    const span = session.spanOf[event];
    const fields = [
      ["when", moment(session.at[event])],
      ["line", grouped(session.line[event])],
      ["kind", [session.kindOf(event), session.phaseOf(event)].filter(Boolean).join(", ")],
      ["of", words(session.ofs[event])],
      ["scene", words(session.scenes[event])],
      ["thread", words(session.threads[event])],
    ];
    if (span >= 0) {
      const begin = session.spanBegin[span];
      const last = session.spanLast[span];
      fields.push(["took", last < 0 ? "never seen to end" : tookText(session, begin, last)]);
    }
    return make("dl", { class: "fields" },
      ...fields.filter(([, value]) => value).flatMap(([name, value]) =>
        [make("dt", {}, name), make("dd", {}, value)]));
  }
}

function tookText(session, begin, last) {
  return `${span(session.at[last] - session.at[begin])}, until line ${grouped(session.line[last])}`;
}

// The events that are in view as a table, a page at a time: the same facts as the lanes.

const PAGE = 50;

class EventTable {
  constructor(events) {
    this.events = events;
    this.page = 0;
    this.body = make("tbody");
    this.title = make("summary", {}, "Events");
    this.pager = make("div", { class: "buttons" });
    const head = ["Line", "Since start", "Event", "About", "Phase", "Scene", "Took"];
    this.root = make("details", { id: "events", ontoggle: () => this.fill() }, this.title,
      make("div", { class: "scroller", tabindex: "0", role: "group", "aria-label": "Events in view" },
        make("table", {},
          make("thead", {}, make("tr", {},
            ...head.map((text) => make("th", { scope: "col" }, text)))),
          this.body)),
      this.pager);
  }

  /** Shows the events of a stretch of time that a filter lets pass. */
  show(session, from, to, matches, chosen) {
    this.session = session;
    const first = lowerBound(session.at, from);
    const end = lowerBound(session.at, to + 1);
    this.list = [];
    for (let event = first; event < end; event += 1) {
      if (!matches || matches[event]) this.list.push(event);
    }
    this.chosen = chosen;
    const at = this.list.indexOf(chosen);
    this.page = at >= 0 ? Math.floor(at / PAGE) : 0;
    const what = matches ? "that pass the filter" : "in view";
    this.title.textContent = `${counted(this.list.length, "event")} ${what}, as a table`;
    this.fill();
  }

  fill() {
    if (!this.root.open || !this.session) return;
    const { session, list } = this;
    const pages = Math.max(Math.ceil(list.length / PAGE), 1);
    this.page = clamp(this.page, 0, pages - 1);
    const shown = list.slice(this.page * PAGE, (this.page + 1) * PAGE);
    this.body.replaceChildren(...shown.map((event) => this.row(session, event)));
    const from = this.page * PAGE + 1;
    const turn = (way) => () => {
      this.page += way;
      this.fill();
    };
    this.pager.replaceChildren(
      make("button", { class: "small", disabled: this.page === 0, onclick: turn(-1) }, "Earlier"),
      make("span", {}, `${grouped(from)} to ${grouped(from + shown.length - 1)} of ${grouped(list.length)}`),
      make("button", { class: "small", disabled: this.page >= pages - 1, onclick: turn(1) }, "Later"));
    const saveAll = () => save(csvOf(session, list), "events.csv");
    this.pager.append(make("button", { class: "small", onclick: saveAll }, "Save as CSV"));
  }

  row(session, event) {
    const span_ = session.spanOf[event];
    const took = span_ >= 0 && session.isBegin(event)
      ? (session.spanLast[span_] < 0 ? "not seen to end" : span(session.spanEnd[span_] - session.at[event])) : "";
    const severity = this.events.severityOf(event);
    return make("tr", { class: event === this.chosen ? "chosen" : undefined },
      make("td", { class: "number" }, grouped(session.line[event])),
      make("td", { class: "number" }, moment(session.at[event])),
      make("th", { scope: "row" },
        make("button", { class: "plain", onclick: () => this.events.choseEvent(event) },
          severity && sign(severity), words(session.names[event])),
        make("small", {}, ` ${session.kindOf(event)}`)),
      make("td", {}, words(session.ofs[event])),
      make("td", {}, session.phaseOf(event)),
      make("td", {}, words(session.scenes[event])),
      make("td", { class: "number" }, took));
  }
}

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

// Ties between what the page says and the timeline.

function addButtons() {
  for (const finding of allFindings) {
    const element = document.getElementById(finding.id);
    if (!element) continue;
    const show = () => {
      const place = placeOf(finding);
      if (!place) return;
      if (place.session !== chart.session) showSession(place.session.trace, place.session.number);
      showFinding(place.index);
      chart.root.scrollIntoView({ block: "center" });
      chart.root.focus({ preventScroll: true });
    };
    const link = () => {
      const parts = new URLSearchParams({ f: finding.id });
      copyAndSay(`${location.href.split("#")[0]}#${parts}`, "Link copied.");
    };
    const buttons = make("div", { class: "buttons" },
      finding.time >= 0 && source.traces[finding.trace].sessions.length > 0
        && make("button", { class: "small", onclick: show }, "Show on the timeline"),
      make("button", { class: "small", onclick: link }, "Copy link"),
      make("button", {
        class: "small", onclick: () => copyAndSay(markdownOf(finding), "Copied as Markdown."),
      }, "Copy as Markdown"));
    (find(".bar", element) ?? element).append(buttons);
    element.addEventListener("mouseenter", () => {
      const place = finding.place ?? (chart.session?.trace === finding.trace ? placeOf(finding) : null);
      if (place && place.session === chart.session) {
        chart.hovered = place.index;
        chart.draw();
      }
    });
    element.addEventListener("mouseleave", () => {
      chart.hovered = -1;
      chart.draw();
    });
  }
  for (const step of document.querySelectorAll(".step[data-line] .line")) {
    const line = Number(step.parentElement.dataset.line);
    const finding = step.closest(".finding");
    step.replaceChildren(make("button", {
      class: "plain", "aria-label": `Show line ${line} on the timeline`,
      onclick: () => showLine(finding.id, line),
    }, step.textContent));
  }
  for (const place of document.querySelectorAll(".goto[data-trace]")) {
    const { trace, line } = place.dataset;
    place.replaceChildren(make("button", {
      class: "plain", onclick: () => showPlace(Number(trace), Number(line)),
    }, place.textContent));
  }
  for (const link of document.querySelectorAll("[data-filter]")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      toggleToken(link.dataset.filter, event.ctrlKey || event.metaKey || state.tokens.length > 0);
    });
  }
  for (const link of document.querySelectorAll("[data-trace][href]")) {
    link.addEventListener("click", () => showSession(Number(link.dataset.trace), 0));
  }
}

function showLine(id, line) {
  const finding = allFindings.find((finding) => finding.id === id);
  const place = finding && placeOf(finding);
  if (!place) return;
  if (place.session !== chart.session) showSession(place.session.trace, place.session.number);
  showEvent(chart.session.eventAt(line));
}

/** Shows a line of a trace, in whatever session it is. */
function showPlace(trace, line) {
  for (let number = 0; number < source.traces[trace].sessions.length; number += 1) {
    const session = sessionOf(trace, number);
    const event = session.eventAt(line);
    if (event < 0) continue;
    if (session !== chart.session) showSession(trace, number);
    showEvent(event);
    return;
  }
}

function showEvent(event) {
  choose(event, -1);
  fitChoice();
  chart.reveal(event);
  chart.root.scrollIntoView({ block: "center" });
  chart.root.focus({ preventScroll: true });
}

// The page comes to life: one state, which every part shows and the address keeps.

document.documentElement.classList.add("live");

const state = { trace: 0, session: 0, axis: "", query: "", tokens: [] };

const events = {
  looked: () => changed(),
  painted: () => overview.frame(),
  hovered(place) {
    chart.hovered = place;
    for (const element of document.querySelectorAll(".finding.hovered")) element.classList.remove("hovered");
    const finding = chart.session.findings[place];
    if (finding) document.getElementById(finding.id)?.classList.add("hovered");
    chart.draw();
  },
  brushed(from, to) {
    const digits = to - from < 1e7 ? 6 : 3;
    setToken("t", `t:${(from / 1e9).toFixed(digits)}-${(to / 1e9).toFixed(digits)}`);
    chart.lookAtTimes(from, to);
  },
  unbrushed() {
    setToken("t");
    chart.whole();
  },
  choseEvent(event) { choose(event, -1); },
  choseFinding(place) { choose(-1, place); },
  severityOf: (event) => chart.hot.get(event),
  step: (way) => stepOnLane(way),
  stepFinding: (way) => stepFinding(way),
  readStory: () => readStory(),
  copyLink: () => copyAndSay(location.href, "Link copied."),
};

const chart = new Chart(events);
const overview = new Overview(chart);
const detail = new Detail(events);
const table = new EventTable(events);
const help = helpDialog();
const spoken = make("p", { class: "away", role: "status" });
const toast = make("p", { class: "toast", hidden: true, "aria-hidden": "true" });

// Choosing

function choose(event, place, isQuiet) {
  const { session } = chart;
  chart.event = event;
  chart.finding = place;
  const finding = session.findings[place];
  for (const element of document.querySelectorAll(".finding.chosen")) element.classList.remove("chosen");
  if (finding) {
    detail.showFinding(session, finding);
    document.getElementById(finding.id)?.classList.add("chosen");
    if (!isQuiet) say(`${finding.severity}: ${finding.text}, at ${moment(finding.time)}`);
  } else if (event >= 0) {
    detail.showEvent(session, event);
    const states = session.statesAround(event, false).map((one) => `${one.model} ${one.state}`);
    if (!isQuiet) {
      say(`line ${session.line[event]}, ${session.title(event)}, ${moment(session.at[event])}, ${states.join(", ")}`);
    }
  } else {
    detail.hide();
  }
  chart.draw();
  if (!isQuiet) changed();
}

/** Shows a finding with all its steps in view. */
function showFinding(place) {
  const finding = chart.session.findings[place];
  const times = [finding.event, ...finding.steps.map((step) => step.event)].map((event) => chart.session.at[event]);
  choose(-1, place);
  chart.fit(Math.min(...times), Math.max(...times));
  chart.reveal(finding.event);
}

function stepFinding(way) {
  const { findings } = chart.session;
  const shown = findings.map((_, place) => place)
    .filter((place) => chart.findingMatches?.has(findings[place].id) !== false);
  if (shown.length === 0) {
    say("No findings in this session.");
    return;
  }
  const at = shown.indexOf(chart.finding);
  const next = at < 0 ? (way > 0 ? 0 : shown.length - 1) : (at + way + shown.length) % shown.length;
  showFinding(shown[next]);
}

function stepOnLane(way) {
  const { session } = chart;
  if (session.count === 0) return;
  let start = chart.event;
  if (start < 0) {
    start = session.findings[chart.finding]?.event
      ?? clamp(lowerBound(session.at, chart.times[0]), 0, session.count - 1);
  }
  const lane = chart.rowOf[session.spanOf[start] >= 0 ? session.spanBegin[session.spanOf[start]] : start];
  for (let event = start + way; event >= 0 && event < session.count; event += way) {
    if (chart.rowOf[event] !== lane || (chart.matches && !chart.matches[event])) continue;
    choose(event, -1);
    chart.reveal(event);
    return;
  }
  say(way > 0 ? "This was the last of its lane." : "This was the first of its lane.");
}

/** The first time all of it, then closer. */
function fitChoice() {
  const { session } = chart;
  const finding = session.findings[chart.finding];
  if (finding) {
    showFinding(chart.finding);
  } else if (chart.event >= 0) {
    const span = session.spanOf[chart.event];
    const from = session.at[span >= 0 ? session.spanBegin[span] : chart.event];
    chart.fit(from, span >= 0 ? session.spanEnd[span] : from);
  } else {
    chart.whole();
  }
}

function readStory() {
  const finding = chart.session?.findings[chart.finding];
  const story = finding && document.getElementById(finding.id);
  if (!story) return false;
  for (let fold = story.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  story.setAttribute("tabindex", "-1");
  story.focus({ preventScroll: true });
  story.scrollIntoView({ block: "center" });
  return true;
}

// Saying

let toastTimer;

function say(text) { spoken.textContent = text; }

async function copyAndSay(text, done) {
  const message = (await copy(text)) ? done : "The browser does not let this page copy.";
  say(message);
  toast.textContent = message;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => (toast.hidden = true), 1800);
}

// Sessions

function showSession(trace, number) {
  const session = sessionOf(trace, number);
  if (!session) return false;
  state.trace = trace;
  state.session = number;
  const axis = state.axis || (Scale.isCrowded(session) ? "events" : "clock");
  chart.show(session, new Scale(axis, session));
  chart.event = -1;
  chart.finding = -1;
  detail.hide();
  applyFilter();
  chart.look(-Infinity, Infinity, true);
  overview.paint();
  for (const [button, kind] of axisButtons) button.setAttribute("aria-pressed", String(kind === axis));
  fillPickers();
  return true;
}

function setAxis(axis) {
  const times = chart.times;
  state.axis = axis;
  chart.show(chart.session, new Scale(axis, chart.session));
  chart.lookAtTimes(...times);
  overview.paint();
  for (const [button, kind] of axisButtons) button.setAttribute("aria-pressed", String(kind === axis));
}

const axisButtons = [["By events", "events"], ["By the clock", "clock"]].map(([text, kind]) =>
  [make("button", { class: "small", onclick: () => setAxis(kind) }, text), kind]);

const tracePicker = make("select", {
  "aria-label": "Trace", onchange: () => showSession(Number(tracePicker.value), 0) && changed(),
});
const sessionPicker = make("select", {
  "aria-label": "Session",
  onchange: () => showSession(state.trace, Number(sessionPicker.value)) && changed(),
});

function fillPickers() {
  if (tracePicker.options.length === 0) {
    source.traces.forEach((trace, number) => {
      if (trace.sessions.length === 0) return;
      const count = trace.findings.length;
      const text = count > 0 ? `${trace.path} (${counted(count, "finding")})` : trace.path;
      tracePicker.append(make("option", { value: number }, text));
    });
  }
  tracePicker.hidden = tracePicker.options.length < 2;
  tracePicker.value = String(state.trace);
  const list = source.traces[state.trace].sessions;
  sessionPicker.replaceChildren(...list.map((session, number) => {
    const name = words(session.title) || `session ${number + 1}`;
    return make("option", { value: number }, `${name}, ${span(session.length)}, ${counted(session.line.length, "event")}`);
  }));
  sessionPicker.hidden = list.length < 2;
  sessionPicker.value = String(state.session);
}

// Filter

const input = make("input", {
  type: "search", id: "query", autocomplete: "off", spellcheck: "false",
  placeholder: "Filter: s:error  r:scene_*  @launch  of:timer:*  text", "aria-label": "Filter",
  oninput: () => setQuery(input.value),
});
const chips = make("div", { class: "chips" });
const nothing = make("p", { class: "empty", hidden: true }, "No finding passes the filter.");
const hits = make("p", { class: "hits", role: "status" });

function setQuery(query) {
  state.query = query;
  if (input.value !== query) input.value = query;
  applyFilter();
  changed();
}

/** Sets the one word of a kind, or takes it away. */
function setToken(key, raw) {
  const kept = state.tokens.filter((token) => token.key !== key).map((token) => token.raw);
  setQuery([...kept, raw].filter(Boolean).join(" "));
}

function toggleToken(raw, isAdded) {
  const others = state.tokens.map((token) => token.raw);
  if (others.includes(raw)) setQuery(others.filter((other) => other !== raw).join(" "));
  else setQuery(isAdded ? [...others, raw].join(" ") : raw);
}

function applyFilter() {
  state.tokens = tokensOf(state.query);
  const { tokens } = state;
  const passing = tokens.length === 0 ? allFindings
    : allFindings.filter((finding) => findingPasses(tokens, finding));
  const ids = new Set(passing.map((finding) => finding.id));
  for (const element of document.querySelectorAll(".finding")) {
    element.hidden = tokens.length > 0 && !ids.has(element.id);
  }
  for (const element of document.querySelectorAll("article.rule")) {
    element.hidden = tokens.length > 0 && !find(".finding:not([hidden])", element);
  }
  for (const element of document.querySelectorAll("#findings .trace")) {
    element.hidden = tokens.length > 0 && !find(".rule:not([hidden])", element);
  }
  nothing.hidden = passing.length > 0 || allFindings.length === 0;
  chart.findingMatches = tokens.length === 0 ? null : ids;
  chart.matches = chart.session ? matchesOf(chart.session, tokens) : null;
  chips.replaceChildren(...tokens.map((token) => make("button", {
    class: "chip", "aria-label": `Take away the filter ${token.raw}`,
    onclick: () => toggleToken(token.raw),
  }, token.raw, make("span", { "aria-hidden": "true" }, "×"))));
  hits.textContent = tokens.length === 0 ? ""
    : `${grouped(passing.length)} of ${counted(allFindings.length, "finding")}`;
  for (const link of document.querySelectorAll("[data-filter]")) {
    link.classList.toggle("on", tokens.some((token) => token.raw === link.dataset.filter));
  }
  chart.draw();
  fillTable();
}

const fillTable = onceAFrame(() => {
  if (chart.session) table.show(chart.session, ...chart.times, chart.matches, chart.event);
});

// The address

function hash() {
  const parts = new URLSearchParams();
  const place = `${state.trace}.${state.session}`;
  if (place !== usualSession) parts.set("s", place);
  const { session, scale, view } = chart;
  if (session) {
    if (view[1] - view[0] < scale.length * 0.999) {
      parts.set("t", chart.times.map((time) => (time / 1e9).toFixed(6).replace(/\.?0+$/, "")).join("-"));
    }
    if (state.axis) parts.set("a", state.axis);
    if (chart.finding >= 0) parts.set("f", session.findings[chart.finding].id);
    else if (chart.event >= 0) parts.set("e", session.line[chart.event]);
  }
  if (state.query) parts.set("q", state.query);
  return parts.toString();
}

const usualSession = firstSession();
let hashTimer;

/** Something has changed that the address keeps. */
function changed() {
  fillTable();
  clearTimeout(hashTimer);
  hashTimer = setTimeout(keepHash, 120);
}

function keepHash() {
  clearTimeout(hashTimer);
  const text = hash();
  if (text === location.hash.slice(1)) return;
  history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
}

function readHash() {
  const text = location.hash.slice(1);
  if (text && !text.includes("=")) return;
  const parts = new URLSearchParams(text);
  const [trace, session] = (parts.get("s") ?? usualSession).split(".").map(Number);
  state.query = parts.get("q") ?? "";
  input.value = state.query;
  const axis = parts.get("a");
  state.axis = axis === "clock" || axis === "events" ? axis : "";
  const wanted = allFindings.find((finding) => finding.id === parts.get("f"));
  const place = wanted && placeOf(wanted);
  if (place) showSession(place.session.trace, place.session.number);
  else if (!showSession(trace, session)) applyFilter();
  if (!chart.session) return;
  const times = (parts.get("t") ?? "").split(/(?<=\d)-/).map((part) => Number(part) * 1e9);
  const hasTimes = times.length === 2 && times.every(Number.isFinite);
  if (place) {
    if (hasTimes) choose(-1, place.index, true);
    else showFinding(place.index);
  } else if (parts.has("e")) {
    const event = chart.session.eventAt(Number(parts.get("e")));
    if (event >= 0) {
      choose(event, -1, true);
      if (!hasTimes) chart.reveal(event);
    }
  }
  if (hasTimes) chart.lookAtTimes(...times, true);
}

/** The session that is shown where the address names none: the first with the heaviest finding. */
function firstSession() {
  for (const severity of ["error", "warning", "note"]) {
    for (const finding of allFindings) {
      const place = finding.severity === severity && finding.line > 0 ? placeOf(finding) : null;
      if (place) return `${place.session.trace}.${place.session.number}`;
    }
  }
  return `${Math.max(0, source.traces.findIndex((trace) => trace.sessions.length > 0))}.0`;
}

// The parts of the page

function build() {
  const isEmpty = source.traces.every((trace) => trace.sessions.length === 0);
  find("#controls")?.append(
    make("div", { class: "filter" }, input,
      make("button", { class: "small", onclick: () => help.showModal() }, "Keys", make("kbd", {}, "?"))),
    hits, chips);
  document.body.append(help, spoken, toast);
  find("#findings").append(nothing);
  if (!isEmpty) {
    const button = (text, label, action) => make("button", { class: "small", "aria-label": label, onclick: action }, text);
    find("#live")?.append(
      make("div", { class: "bar" },
        tracePicker, sessionPicker,
        make("div", { class: "segments", role: "group", "aria-label": "Axis" },
          ...axisButtons.map(([element]) => element)),
        make("div", { class: "segments", role: "group", "aria-label": "View" },
          button("−", "Further", () => chart.zoom(1.6)), button("+", "Closer", () => chart.zoom(0.62)),
          button("All", "The whole session", () => events.unbrushed()))),
      overview.root, chart.root,
      make("p", { class: "away", id: "chart-keys" },
        "Arrow keys move, plus and minus zoom, N goes to the next finding, a full stop to the next event, question mark lists all keys."),
      chart.note, detail.root, table.root);
  }
  addButtons();
  readHash();
}

addEventListener("hashchange", readHash);

const folded = [];
addEventListener("beforeprint", () => {
  for (const fold of document.querySelectorAll("main details:not([open])")) {
    fold.open = true;
    folded.push(fold);
  }
});
addEventListener("afterprint", () => folded.splice(0).forEach((fold) => (fold.open = false)));

listenToKeys({
  ArrowLeft: () => chart.pan(-0.15),
  ArrowRight: () => chart.pan(0.15),
  a: () => chart.pan(-0.15),
  d: () => chart.pan(0.15),
  w: () => chart.zoom(0.7),
  s: () => chart.zoom(1.43),
  "+": () => chart.zoom(0.7),
  "=": () => chart.zoom(0.7),
  "-": () => chart.zoom(1.43),
  0: () => chart.whole(),
  f: fitChoice,
  n: () => stepFinding(1),
  p: () => stepFinding(-1),
  ".": () => stepOnLane(1),
  ",": () => stepOnLane(-1),
  c: () => setAxis(chart.scale.kind === "clock" ? "events" : "clock"),
  "/": () => input.focus(),
  "?": () => help.showModal(),
  Enter: () => readStory(),
  Escape() {
    if (chart.event >= 0 || chart.finding >= 0) choose(-1, -1);
    else if (state.query) setQuery("");
    else return false;
    return true;
  },
});

build();

})();

"""#
}
