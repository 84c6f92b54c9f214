#!/usr/bin/env python3
"""Reads what lifelint writes in Markdown with two parsers that are not ours.

cmarkgfm is GitHub's own parser, markdown-it-py follows CommonMark by itself. Both have to see the
same tables, no tags but lifelint's own, no link, no mention, and every text of a trace as it is.

    check_markdown.py PATH-OF-LIFELINT
"""

import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import cmarkgfm
from cmarkgfm.cmark import Options
from markdown_it import MarkdownIt

LIFELINT = str(pathlib.Path(sys.argv[1]).resolve())
RULES = pathlib.Path(__file__).parent.parent / "LifelintCommandTests/Fixtures/rules"

# Texts that mean something to Markdown, to HTML, to GitHub or to Mermaid.
HOSTILE = [
    "a|b", "a\\|b", "|", "\\", "`code`", "``", "a`b``c", "`", "```", "~~gone~~", "*b* _i_ **s**",
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</details>", "<!-- hidden",
    "&lt;b&gt; &amp;", "&#60;", "@octocat", "mail@example.com", "(@octocat)", "#123", "GH-123",
    "octo/cat#7", "octo/cat@0123456789abcdef0123456789abcdef01234567", "deadbeef0",
    "https://evil.example/x", "www.evil.example", "ftp://evil.example", "mailto:x@evil.example",
    "[text](https://evil.example)", "![img](x.png)", "[x]: y", "# heading", "> quote", "- item",
    "1. item", "---", "===", "    code", "::error::forged", "##[error]forged", ":tada:", "$x^2$",
    "$`x`$", "a\nb", "\n\n# forged", "\r\n| forged | row |", "end\nsection x", "%% comment",
    "\u202egnp.exe", "\u2066x\u2069", "zero\u200bwidth", "x" * 5000, "日本語 ünï", "[!NOTE]", "[^1]",
    "{{x}}", "${{ secrets.X }}", "trailing ", " leading", "a" * 20 + "|" * 20 + "`" * 20,
]

OWN_TAGS = {
    "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "code", "pre", "details", "summary",
    "strong", "em", "ul", "li",
}
# What GitHub turns into links, people and pictures outside of code.
ACTIVE = re.compile(
    r"@\w|#\d|\bGH-\d|https?:|www\.|\b[0-9a-f]{7,40}\b|:\w+:|[<>`*_\\$\[\]~&]|\{\{")


class Page(html.parser.HTMLParser):
    """The tags, the text outside of code, and the tables of a page."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.tags, self.plain, self.tables, self.open, self.blocks = set(), "", [], [], []

    def handle_starttag(self, tag, attributes):
        self.tags.add(tag)
        self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
        elif tag == "pre":
            self.blocks.append("")
        names = {name for name, _ in attributes}
        assert names <= {"align", "class", "lang", "style"}, (tag, attributes)

    def handle_endtag(self, tag):
        while self.open and self.open.pop() != tag:
            pass
        if not {"code", "pre"} & set(self.open):
            self.plain += " "

    def handle_comment(self, data):
        raise AssertionError(f"a comment hides {data!r}")

    def handle_data(self, data):
        if "code" not in self.open and "pre" not in self.open:
            self.plain += data
        if "pre" in self.open:
            self.blocks[-1] += data
        if {"td", "th"} & set(self.open):
            self.tables[-1][-1][-1] += data


def github(text):
    return cmarkgfm.github_flavored_markdown_to_html(
        text, options=Options.CMARK_OPT_UNSAFE | Options.CMARK_OPT_GITHUB_PRE_LANG)


def commonmark(text):
    parser = MarkdownIt("commonmark", {"html": True, "linkify": True})
    return parser.enable(["table", "strikethrough", "linkify"]).render(text)


def parsed(text):
    pages = []
    for render in (github, commonmark):
        page = Page()
        page.feed(render(text))
        page.close()
        pages.append(page)
    return pages


def run(folder, *arguments):
    result = subprocess.run(
        [LIFELINT, *arguments, "--no-builtin", "--rules", RULES.resolve(), "--quiet"], cwd=folder,
        capture_output=True, timeout=300, check=False)
    assert result.returncode in (0, 1), (arguments, result.stderr.decode())
    return result.stdout.decode("utf-8")


def trace(folder, name, text, touches=1):
    events = [
        {"t": 0, "system": "launch", "session": text},
        {"t": 0.5, "callback": "willResignActive", "phase": "begin", "session": text},
        {"t": 0.6, "callback": "willResignActive", "phase": "end", "session": text},
    ] + [
        {"t": 1 + i, "action": "touch", "of": f"button:{text}", "scene": text, "session": text}
        for i in range(touches)
    ]
    path = pathlib.Path(folder, name)
    path.write_text("".join(json.dumps(event) + "\n" for event in events))
    return path


def visible(text):
    """A text as lifelint shows it, where it shows every character as itself."""
    is_shown = all(character.isprintable() for character in text)
    # A log viewer obeys it anywhere in a line, so that its second sign is escaped.
    return text if is_shown and not re.search(r"##[A-Za-z]*\[", text) else None


def squeezed(text):
    return "".join(text.split())


def check_page(text, origin):
    """What holds of every page: our tags alone, nothing active, whole tables."""
    assert text.startswith("### "), origin
    assert text.endswith("\n"), origin
    for line in text.split("\n"):
        assert not line.lstrip().startswith(("::", "##[")), (origin, line)
    pages = parsed(text)
    for page in pages:
        assert page.tags <= OWN_TAGS, (origin, page.tags - OWN_TAGS)
        found = ACTIVE.search(page.plain)
        assert not found, (origin, found, page.plain[max(0, found.start() - 40):][:80])
        for table in page.tables:
            assert {len(row) for row in table} == {len(table[0])}, (origin, table)
    first, second = ([[squeezed(c) for r in t for c in r] for t in p.tables] for p in pages)
    assert first == second, (origin, "the parsers see different tables")
    return pages


def check_hostile(folder):
    for number, text in enumerate(HOSTILE):
        name = f"{number}.jsonl"
        trace(folder, name, text)
        empty = pathlib.Path(folder, "empty.jsonl")
        empty.write_text('{"t":0,"system":"launch"}\n')
        reports = {
            "markdown": run(folder, name, "--format", "markdown"),
            "comment": run(folder, name, "--format", "comment"),
            "compare": run(folder, "compare", "empty.jsonl", name, "--format", "markdown"),
        }
        for kind, report in reports.items():
            pages = check_page(report, (kind, text))
            for page in pages:
                row = page.tables[0][1]
                assert row[0] == f"{name}:4", (kind, text, row)
                assert "[touch_while_inactive]" in row[2], (kind, text, row)
                shown = visible(text)
                if shown is not None and len(shown) < 200:
                    assert squeezed(f"button:{shown}") in squeezed(row[2]), (kind, text, row)
                elif shown is None:
                    assert text not in row[2], (kind, text, row)


def check_path(folder):
    """A path is a text of somebody else's, too."""
    name = "`a|b` <b> @octocat #1.jsonl"
    trace(folder, name, "x")
    for page in check_page(run(folder, name, "--format", "markdown"), name):
        assert page.tables[0][1][0] == f"{name}:4", page.tables[0][1]


def check_limits(folder):
    trace(folder, "many.jsonl", "`|@x <b>" * 20, touches=20_000)
    options = ["many.jsonl", "--max-findings", "100000"]
    for kind, limit in (("markdown", 900 * 1024), ("comment", 60_000)):
        report = run(folder, *options, "--format", kind)
        size = len(report.encode())
        assert limit * 0.5 < size <= limit, (kind, size)
        assert "more omitted" in report, kind
        check_page(report, kind)
    print("20,000 findings:", size, "bytes in a comment")


def check_mermaid(folder):
    """The chart holds nothing but what a Gantt chart of ours is made of."""
    line = re.compile(
        r"---|displayMode: compact|gantt|  dateFormat x|  axisFormat %s s|  todayMarker off"
        r"|  section [\w. µ]+|  [\w. µ]+ :(crit, milestone, )?\d+, \d+")
    report = run(folder, "0.jsonl", "--format", "markdown")
    for text in re.findall(r"```mermaid\n(.*?)```", report, re.S):
        for each in text.splitlines():
            assert line.fullmatch(each), each


def main():
    with tempfile.TemporaryDirectory() as folder:
        check_hostile(folder)
        check_path(folder)
        check_limits(folder)
        check_mermaid(folder)
    print(f"Markdown: {len(HOSTILE)} hostile texts, two parsers: all as they should be")


main()
