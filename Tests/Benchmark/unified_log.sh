#!/usr/bin/env bash
# Measures how fast the unified log is decoded, beside jq and wc on the same file.
#
#   Tests/Benchmark/unified_log.sh [MEGABYTES]     300 unless given; needs python3 and jq
set -euo pipefail
cd "$(dirname "$0")/../.."

megabytes=${1:-300}
folder=.build/benchmark
mkdir -p "$folder"

echo "== Build"
swift build -c release -Xswiftc -static-executable 2>&1 | tail -1
tool="$(swift build -c release --show-bin-path)/lifelint"

echo "== A log of $megabytes MB"
python3 Tests/Benchmark/GenerateLog.py "$megabytes" > "$folder/log.ndjson"

run() {
  local label=$1 best=""
  shift
  for _ in 1 2 3 4 5; do
    local start end
    start=$(date +%s%N)
    "$@" > /dev/null 2>&1 || true
    end=$(date +%s%N)
    local taken=$(((end - start) / 1000))
    if [ -z "$best" ] || [ "$taken" -lt "$best" ]; then best=$taken; fi
  done
  printf '%-28s %9.3f s   %8.0f MB/s\n' "$label" "$(python3 -c "print($best / 1e6)")" \
    "$(python3 -c "print($(stat -c %s "$folder/log.ndjson") / $best)")"
}

echo "== Best of five"
run "lifelint convert" "$tool" convert --quiet "$folder/log.ndjson"
run "lifelint check" "$tool" check --quiet "$folder/log.ndjson"
run "wc -l" wc -l "$folder/log.ndjson"
run "jq select" jq -c 'select(.eventMessage | startswith("Deactivation reason"))' "$folder/log.ndjson"
