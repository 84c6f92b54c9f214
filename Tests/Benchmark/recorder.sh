#!/usr/bin/env bash
# Measures what an event of LifelintRecorder costs the thread that records it (Linux).
#
#   Tests/Benchmark/recorder.sh [FOLDER]     where the traces go; a temporary folder unless given
set -euo pipefail
cd "$(dirname "$0")/../.."

out=.build/benchmark/recorder
mkdir -p "$out"
# As in an app: a module of its own, optimized, from which nothing but the public interface is seen.
# shellcheck disable=SC2046
swiftc -O -wmo -swift-version 6 -parse-as-library -module-name LifelintRecorder \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility \
  -emit-module -emit-module-path "$out/LifelintRecorder.swiftmodule" \
  -emit-object -o "$out/LifelintRecorder.o" $(find Sources/LifelintRecorder -name '*.swift')
cp Tests/Benchmark/Recorder.swift "$out/main.swift"
swiftc -O -I "$out" "$out/main.swift" "$out/LifelintRecorder.o" -o "$out/measure"

folder=${1:-$(mktemp -d)}
"$out/measure" "$folder"
