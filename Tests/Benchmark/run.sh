#!/usr/bin/env bash
# Measures the whole tool with all rules on, beside a yardstick in the same run, and prints ratios.
#
#   Tests/Benchmark/run.sh [MEGABYTES]     200 unless given; needs a C++ compiler and python3
#
# simdjson is compiled from its source package on PyPI. Absolute seconds drift with other load on the
# machine; the ratios are taken pair by pair, and their median is what counts.
set -euo pipefail
cd "$(dirname "$0")/../.."

megabytes=${1:-200}
folder=.build/benchmark
mkdir -p "$folder"

echo "== Build"
swift build -c release --product lifelint -Xswiftc -static-executable 2>&1 | tail -1
tool="$(swift build -c release --show-bin-path)/lifelint"
swiftc -O Tests/Benchmark/Generate.swift -o "$folder/generate"
if [ ! -f "$folder/simdjson.h" ]; then
  python3 -m pip download --quiet --no-deps --no-binary :all: -d "$folder" pysimdjson
  tar xzf "$folder"/pysimdjson-*.tar.gz -C "$folder"
  cp "$folder"/pysimdjson-*/simdjson/simdjson.{h,cpp} "$folder"
fi
compiler=$(command -v clang++ || command -v g++)
"$compiler" -O3 -march=native -DNDEBUG -std=c++17 -I "$folder" \
  Tests/Benchmark/fixed_check.cpp "$folder/simdjson.cpp" -o "$folder/fixed_check"

echo "== Traces of $megabytes MB"
for kind in hard regular; do
  "$folder/generate" "$kind" $((megabytes * 1000000)) 1 > "$folder/$kind.jsonl"
done

exec python3 Tests/Benchmark/measure.py "$tool" "$folder"
