"""Looks at the HTML report in a real browser: what it shows, asks for, and how it behaves.

    check_page.py LIFELINT [--chromium PATH] [--pictures FOLDER]

Needs playwright and axe-playwright-python from PyPI, and Debian's chromium. Prints a line for each
check, and exits with 1 if one failed.
"""

import argparse
import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
import time
import traceback

import big_trace
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SAMPLES = ROOT / "SampleTraces"
PATIENCE = 10  # seconds
HOSTILE = [
    "</script><script>window.hacked=1</script>",
    "<img src=x onerror='window.hacked=1'>",
    "<!--<script>",
    "\" onmouseover=\"window.hacked=1",
    "\u202egnp.exe\u2066",
    "x" * 1_000_000,
    "javascript:window.hacked=1",
    "{{constructor}}${alert(1)}`",
    "\u2028\u2029\u0000",
]


class Checks:
    """Counts what held and what did not."""

    def __init__(self):
        self.passed = 0
        self.failed = 0

    def that(self, holds, what, more=""):
        """States one thing; what is given as a function is asked until it holds, or time is up.

        The page paints once a frame and says some things later still: what follows a key or a
        click is asked for as a function.
        """
        if callable(holds):
            end = time.monotonic() + PATIENCE
            while not (held := holds()) and time.monotonic() < end:
                time.sleep(0.02)
            holds = held
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what} {more() if callable(more) else more}")


class Pages:
    """Makes pages with the command and opens them."""

    def __init__(self, lifelint, folder, browser, checks, pictures):
        self.lifelint = lifelint
        self.folder = folder
        self.browser = browser
        self.checks = checks
        self.pictures = pictures

    def make(self, name, *traces):
        """Writes a report; gives its path."""
        path = self.folder / f"{name}.html"
        arguments = [self.lifelint, "--quiet", "--format", "html", *map(str, traces)]
        with open(path, "wb") as file:
            subprocess.run(arguments, stdout=file, cwd=ROOT, check=False)
        return path

    @contextlib.contextmanager
    def open(self, path, fragment="", what="", **options):
        """Opens a page; what it logs, throws or asks for beside itself is a failure."""
        options.setdefault("viewport", {"width": 1280, "height": 900})
        context = self.browser.new_context(**options)
        page = context.new_page()
        said, asked = [], []
        page.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("dialog", lambda dialog: (said.append("a dialog"), dialog.dismiss()))
        page.on("request", lambda request: asked.append(request.url[:200]))
        page.add_init_script(
            "window.copied = []; Object.defineProperty(navigator, 'clipboard', {value: {"
            "writeText: async (text) => { window.copied.push(text) }}})"
        )
        page.goto(f"file://{path}{fragment}")
        if options.get("java_script_enabled", True):
            page.wait_for_selector("html.live", state="attached")
            settle(page)
        yield page
        label = f"{path.stem} {what}".strip()
        self.checks.that(not said, f"{label}: nothing is logged or thrown", said[:3])
        asked = set(asked)  # A reload asks for the same again.
        self.checks.that(len(asked) == 1, f"{label}: one request", asked)
        context.close()

    def picture(self, page, name):
        """Keeps a picture, where somebody wants to look at it."""
        if self.pictures:
            page.screenshot(path=self.pictures / f"{name}.png", full_page=True)


def settle(page):
    """Gives the page time to paint: some frames, and what they ask for."""
    page.evaluate(
        "(async () => { for (let turn = 0; turn < 3; turn += 1) "
        "await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20))) })()"
    )


def fragment(page):
    """What the address keeps."""
    return page.evaluate("decodeURIComponent(location.hash)")


def check_reading(pages, path):
    """Everything can be read without the script."""
    that = pages.checks.that
    with pages.open(path, what="without the script", java_script_enabled=False) as page:
        text = page.inner_text("body")
        that("1 error" in page.inner_text("h1"), "the verdict is the heading")
        that("Fails" in text, "it says that it fails")
        that("markDirty" in text and "expected here" in text, "the story is told")
        that("Why it matters" in text and "How to mend it" in text, "and what to do about it")
        that(page.locator(".still svg").count() > 0, "a timeline is drawn")
        that(page.locator(".still svg").first.is_visible(), "and can be seen")
        that(page.locator(".still table tr").count() > 10, "a table says the same")
        that(not page.locator("#controls").is_visible(), "nothing that needs the script is shown")
        pages.picture(page, "without-script")


def check_policy(pages, path):
    """The policy holds off what is not the page's own."""
    context = pages.browser.new_context()
    page = context.new_page()
    page.goto(f"file://{path}")
    page.evaluate(
        "const script = document.createElement('script');"
        "script.textContent = 'window.hacked = 1'; document.body.append(script);"
        "const image = new Image(); image.src = 'https://example.org/x.png';"
        "document.body.append(image);"
        "document.body.setAttribute('style', 'color: rgb(1, 2, 3)')"
    )
    page.wait_for_timeout(200)
    that = pages.checks.that
    that(page.evaluate("window.hacked") is None, "a script that is put in does not run")
    color = page.evaluate("getComputedStyle(document.body).color")
    that(color != "rgb(1, 2, 3)", "a style that is put in does not apply")
    context.close()


def check_keys(pages, path):
    """The keyboard does everything."""
    that = pages.checks.that
    with pages.open(path, what="keys") as page:
        press = page.keyboard.press
        that(page.locator(".detail").is_hidden(), "nothing is chosen at first")
        press("n")
        title = page.locator(".detail .middle h3")
        detail = page.locator(".detail")

        def kept():
            return fragment(page)

        def focused():
            return page.evaluate("`${document.activeElement.id} ${document.activeElement.className}`")

        that(lambda: title.inner_text() != "", "n chooses a finding")
        that(lambda: "f=f0-" in kept(), "and the address says so", kept)
        chosen = title.inner_text()
        there = page.url
        page.reload()
        page.wait_for_selector(".detail .middle h3")
        that(lambda: title.inner_text() == chosen, "a reload chooses it again")
        that(lambda: page.url == there, "at the same address", lambda: page.url)
        press("Enter")
        that(lambda: "finding" in focused(), "Enter goes to its story", focused)
        page.evaluate("document.activeElement.blur()")
        press("Escape")
        that(detail.is_hidden, "Escape chooses nothing")
        press("0")
        that(lambda: "t=" not in kept(), "0 shows the whole session", kept)
        press("+")
        that(lambda: "t=" in kept(), "+ goes closer", kept)
        closer = kept()
        press("ArrowRight")
        that(lambda: kept() != closer, "an arrow moves")
        press(".")
        that(lambda: "e=" in kept(), "a full stop chooses an event", kept)
        first = title.inner_text()
        that(lambda: "Before" in detail.inner_text(), "with the states before it")
        that(lambda: "After" in detail.inner_text(), "and after it")
        that("false" not in detail.inner_text(), "and nothing that is no text")
        press(".")
        that(lambda: title.inner_text() != first, "another one chooses the next")
        press(",")
        that(lambda: title.inner_text() == first, "a comma goes back")
        press("f")
        press("c")
        that(lambda: "a=" in kept(), "c changes the axis", kept)
        press("/")
        that(lambda: focused().startswith("query"), "/ goes to the filter", focused)
        page.keyboard.type("pause")
        press("Escape")
        that(lambda: "q=pause" in kept(), "what is typed is a filter", kept)
        press("?")
        that(page.locator("dialog").is_visible, "? lists the keys")
        press("Escape")
        that(page.locator("dialog").is_hidden, "Escape closes the list")


def check_filter(pages, path):
    """The filter narrows the findings, the lanes and the table alike."""
    that = pages.checks.that
    with pages.open(path, what="filter") as page:
        total = page.locator(".finding").count()
        field = page.locator("#query")

        def shown():
            return page.locator(".finding:not([hidden])").count()

        that(lambda: shown() == total and total > 3, "all findings are shown", total)
        page.locator("[data-filter='s:error']").click()
        errors = page.locator(".rule.error .finding").count()
        that(lambda: shown() == errors, "a counter shows its own", lambda: (shown(), errors))
        chip = page.locator(".chip")
        that(lambda: chip.inner_text().startswith("s:error"), "as a chip")
        chip.click()
        that(lambda: shown() == total, "which takes it away again")
        field.fill("s:error s:warning")
        more = page.locator(".rule:is(.error, .warning) .finding").count()
        that(lambda: shown() == more, "words of one kind widen", lambda: (shown(), more))
        first = page.locator(".rule").first
        rule = first.get_attribute("data-rule")
        its = first.locator(".finding").count()
        field.fill(f"r:{rule[:-1]}*")
        that(lambda: shown() == its, "a rule by its beginning", shown)
        field.fill(f"-r:{rule}")
        that(lambda: shown() == total - its, "all but one", shown)
        field.fill("nothing-is-called-that")
        that(lambda: shown() == 0, "nothing where nothing matches", shown)
        that(lambda: page.inner_text(".hits").startswith("0 of"), "and it says so")
        field.fill("@didEnterBackground")
        page.locator("#events summary").click()
        rows = page.locator("#events tbody tr")

        def names():
            return set(rows.locator("button").all_inner_texts())

        that(lambda: names() == {"didEnterBackground"}, "the table follows", names)
        that(lambda: "q=@didEnterBackground" in fragment(page), "the address keeps it")
        with page.expect_download() as download:
            page.get_by_text("Save as CSV").click()
        lines = pathlib.Path(download.value.path()).read_text("utf-8").splitlines()
        that(lines[0].startswith("line,seconds,kind,name"), "the events can be saved", lines[:1])
        that(len(lines) == rows.count() + 1, "those that pass", len(lines))


def check_ties(pages, path):
    """Findings and timeline lead to each other; things can be taken along."""
    that = pages.checks.that
    with pages.open(path, what="ties") as page:
        finding = page.locator(".finding").first
        finding.get_by_text("Show on the timeline").click()
        that(lambda: "f=" in fragment(page), "a finding shows itself on the timeline")
        that(lambda: "chosen" in finding.get_attribute("class"), "and is marked")
        finding.get_by_text("Copy as Markdown").click()
        page.wait_for_function("copied.length > 0")
        markdown = page.evaluate("copied.at(-1)")
        that(markdown.startswith("**error: "), "a finding as Markdown", markdown[:60])
        that("| line | since start | event |" in markdown, "with its steps")
        that("How to mend it" in markdown, "and its remedy")
        finding.get_by_text("Copy link").click()
        page.wait_for_function("copied.length > 1")
        link = page.evaluate("copied.at(-1)")
        identity = finding.get_attribute("id")
        that(link.endswith(f"#f={identity}"), "a link to it", link)
    with pages.open(path, fragment=f"#f={identity}", what="link") as page:
        that(page.locator(".detail .middle h3").is_visible, "the link chooses it")
        box = page.locator(".head").bounding_box()
        page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + 8)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + 8, steps=4)
        page.mouse.up()
        that(lambda: "q=t:" in fragment(page), "a drag on the axis is a filter")
        page.locator(".chip").click()
        page.locator(".step .plain").first.click()
        that(lambda: "e=" in fragment(page), "a line of a story leads to its event")


def check_sessions(pages, path):
    """Traces and sessions can be picked, and the address keeps which."""
    that = pages.checks.that
    with pages.open(path, what="sessions") as page:
        traces = page.get_by_label("Trace", exact=True)
        that(lambda: traces.locator("option").count() > 10, "every trace can be picked")
        traces.select_option(index=7)
        chosen = traces.input_value()
        that(lambda: f"s={chosen}.0" in fragment(page), "the address says which")
        page.reload()
        page.wait_for_selector("html.live", state="attached")
        that(lambda: traces.input_value() == chosen, "a reload picks it again")
        pages.picture(page, "several-traces")


def check_instants(pages, folder):
    """A callback that was logged as an instant has its end on its own line, among later ones."""
    that = pages.checks.that
    trace = folder / "instants.jsonl"
    lines = [
        {"t": 0, "system": "launch", "reason": "user"},
        {"t": 0.1, "callback": "applicationDidBecomeActive(_:)"},
        {"t": 5, "callback": "applicationWillResignActive(_:)"},
        {"t": 5.01, "action": "pause", "of": "audio:intro"},
        {"t": 9, "callback": "applicationDidBecomeActive(_:)"},
        {"t": 30, "action": "start", "of": "audio:outro"},
    ]
    trace.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    with pages.open(pages.make("instants", "--instants", "50ms", trace)) as page:
        page.keyboard.press("n")

        def steps():
            return page.inner_text(".detail .steps")

        that(lambda: "pause audio:intro" in steps(), "the story begins with the pause", steps)
        that(lambda: "didBecomeActive ends" in steps(), "and goes on with a callback's end", steps)


def check_hostile(pages, folder):
    """What a trace holds is text, whatever it looks like."""
    that = pages.checks.that
    trace = folder / "hostile.jsonl"
    with open(trace, "w", encoding="utf-8") as file:
        file.write(json.dumps({"lifelint": 1, "app": HOSTILE[0], "os": HOSTILE[1]}) + "\n")
        file.write(json.dumps({"t": 0, "system": "launch", "session": HOSTILE[0]}) + "\n")
        for number, text in enumerate(HOSTILE):
            fields = {"t": 1 + number, "session": HOSTILE[0], "scene": text, "of": text}
            file.write(json.dumps({**fields, "callback": text}) + "\n")
            file.write(json.dumps({**fields, "action": text}) + "\n")
            file.write(json.dumps({**fields, "action": "markDirty"}) + "\n")
        background = {"t": 90, "session": HOSTILE[0], "callback": "didEnterBackground"}
        file.write(json.dumps(background) + "\n")
        file.write(json.dumps({"t": 99, "session": HOSTILE[0], "system": "suspend"}) + "\n")
    path = pages.make("hostile", trace)
    size = path.stat().st_size
    that(size < 2_000_000, "a text of a megabyte is cut", size)
    for script in (True, False):
        with pages.open(path, what=f"script {script}", java_script_enabled=script) as page:
            that("onerror" in page.inner_text("body"), "markup is shown as text")
            that(page.locator("img, iframe, object, embed").count() == 0, "and makes no element")
            that("\u202e" not in page.content(), "no text turns others round")
            if script:
                for key in "n.n.,.":
                    page.keyboard.press(key)
                page.locator("#events summary").click()
                settle(page)
                that(page.evaluate("window.hacked") is None, "nothing of it runs")


def check_big(pages, folder):
    """100,000 events: everything works, and what is drawn as one is said."""
    that = pages.checks.that
    trace = folder / "big.jsonl"
    big_trace.write(trace)
    path = pages.make("big", trace)
    size = path.stat().st_size
    that(size < 15_000_000, "the page stays below 15 MB", size)
    print(f"100,000 events: {size / 1e6:.1f} MB")
    with pages.open(path) as page:

        def note():
            return page.inner_text("#chart-note")

        that(lambda: "100,00" in note(), "the events are counted", note)
        that(lambda: "share a column" in note(), "what is drawn as one is said", note)
        took = page.evaluate(
            "(async () => { const start = performance.now();"
            "const frame = () => new Promise((done) => requestAnimationFrame(done));"
            "for (let turn = 0; turn < 10; turn += 1) {"
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '+', bubbles: true}));"
            "await frame(); await frame() }"
            "return (performance.now() - start) / 10 })()"
        )
        print(f"100,000 events: {took:.0f} ms from a key to the picture")
        for key in ["n", "n", "f", "+", ".", ".", "c", "0"]:
            page.keyboard.press(key)
        page.locator("#events summary").click()
        rows = page.locator("#events tbody tr")
        that(lambda: rows.count() == 50, "the table has a page of events", rows.count)

        def buttons():
            return page.inner_text("#events .buttons")

        that(lambda: "of 100,001" in buttons(), "of all there are", buttons)
        first = buttons()
        page.get_by_text("Later", exact=True).click()
        that(lambda: first != buttons() and "of 100,001" in buttons(), "and further pages", buttons)
        page.locator("#query").fill("of:timer:3")
        summary = page.locator("#events summary")
        that(lambda: "that pass the filter" in summary.inner_text(), "and can be filtered")
        pages.picture(page, "big")


def check_looks(pages, paths):
    """Light, dark, narrow and on paper; nothing sticks out, and axe finds nothing."""
    that = pages.checks.that
    for path in paths:
        for scheme in ("light", "dark"):
            for width in (1280, 390):
                size = {"width": width, "height": 900}
                what = f"{scheme} {width}"
                with pages.open(path, what=what, color_scheme=scheme, viewport=size) as page:
                    page.keyboard.press("n")
                    settle(page)
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    that(wide <= width, f"{path.stem} {what}: nothing sticks out", wide)
                    pages.picture(page, f"{path.stem}-{scheme}-{width}")
        with pages.open(path, what="print") as page:
            page.emulate_media(media="print")
            page.evaluate("dispatchEvent(new Event('beforeprint'))")
            settle(page)
            that(not page.locator("#live").is_visible(), f"{path.stem} print: no controls")
            closed = page.locator("main details:not([open])").count()
            that(closed == 0, f"{path.stem} print: all is open", closed)
            pages.picture(page, f"{path.stem}-print")
            if pages.pictures:
                page.pdf(path=pages.pictures / f"{path.stem}.pdf")


def check_access(pages, paths):
    """axe finds nothing: in both schemes, with and without something chosen."""
    for path in paths:
        for scheme in ("light", "dark"):
            for keys in ("n", "+.", "?") if path == paths[0] else ("n",):
                context = pages.browser.new_context(bypass_csp=True, color_scheme=scheme)
                page = context.new_page()
                page.goto(f"file://{path}")
                page.wait_for_selector("html.live", state="attached")
                for key in keys:
                    page.keyboard.press(key)
                page.evaluate("document.querySelectorAll('details').forEach((one) => one.open = true)")
                settle(page)
                found = Axe().run(page).response["violations"]
                told = [
                    (one["id"], [node["html"][:120] for node in one["nodes"][:3]]) for one in found
                ]
                pages.checks.that(not found, f"axe: {path.stem} {scheme} {keys!r}", told)
                small = page.evaluate(
                    "[...document.querySelectorAll('button, select, input, summary')]"
                    ".filter((one) => one.checkVisibility() && one.type !== 'checkbox')"
                    ".map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])"
                    ".filter(([, box]) => box.width < 24 || box.height < 24)"
                    ".map(([html, box]) => `${html} ${box.width}x${box.height}`)"
                )
                pages.checks.that(not small, f"targets: {path.stem} {keys!r}", small[:3])
                context.close()


def main():
    """Runs all checks."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lifelint")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--only")
    arguments = parser.parse_args()
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    checks = Checks()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(
            executable_path=arguments.chromium, args=["--no-sandbox"]
        )
        lifelint = str(pathlib.Path(arguments.lifelint).resolve())
        pages = Pages(lifelint, folder, browser, checks, arguments.pictures)
        relative = [path.relative_to(ROOT) for path in sorted(SAMPLES.glob("*.jsonl"))]
        one = pages.make("one", "SampleTraces/16-saves-only-in-willterminate.jsonl")
        clean = pages.make("clean", "SampleTraces/16-saves-only-in-willterminate.fixed.jsonl")
        many = pages.make("many", *[path for path in relative if ".fixed" not in path.name])
        faults = sorted((ROOT / "Tests/Cases/faults").glob("*/bad.jsonl"))
        all_faults = pages.make("faults", *[path.relative_to(ROOT) for path in faults])
        steps = {
            "reading": lambda: check_reading(pages, one),
            "policy": lambda: check_policy(pages, one),
            "keys": lambda: check_keys(pages, many),
            "filter": lambda: check_filter(pages, all_faults),
            "ties": lambda: check_ties(pages, one),
            "sessions": lambda: check_sessions(pages, many),
            "instants": lambda: check_instants(pages, folder),
            "hostile": lambda: check_hostile(pages, folder),
            "big": lambda: check_big(pages, folder),
            "looks": lambda: check_looks(pages, [one, clean, many]),
            "access": lambda: check_access(pages, [one, clean, many]),
        }
        for title, step in steps.items():
            if arguments.only and title not in arguments.only.split(","):
                continue
            before = (checks.passed, checks.failed)
            try:
                step()
            except Exception:  # A check that cannot go on has failed; the others still can.
                traceback.print_exc()
                checks.that(False, f"{title} could be checked to its end")
            passed, failed = checks.passed - before[0], checks.failed - before[1]
            print(f"{title}: {passed} passed, {failed} failed", flush=True)
        browser.close()
    print(f"{checks.passed} passed, {checks.failed} failed")
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main())
