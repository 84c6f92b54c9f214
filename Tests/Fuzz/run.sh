#!/bin/sh
# Fuzzes the trace reader for some seconds: the fast way, the careful way and the oracle of the tests
# have to agree on every input, and the address sanitizer has to be silent.
#
#   Tests/Fuzz/run.sh SECONDS [LIBFUZZER_OPTION...]
#
# What it finds is left in .build/fuzz/findings; run again with the file's name to see it alone:
#
#   .build/fuzz/reader-fuzz .build/fuzz/findings/crash-...
set -eu

seconds=${1:?"usage: $0 SECONDS [LIBFUZZER_OPTION...]"}
shift
cd "$(dirname "$0")/../.."
out=$PWD/.build/fuzz
mkdir -p "$out/corpus" "$out/seeds" "$out/findings"

. Tests/Fuzz/build.sh

# shellcheck disable=SC2046
{
  build LifelintJSON $(find Sources/LifelintJSON -name '*.swift')
  build LifelintTrace -sanitize=fuzzer $(find Sources/LifelintTrace -name '*.swift')
}
build ReaderFuzz Tests/Fuzz/ReaderFuzz.swift Tests/LifelintTraceTests/Differential.swift \
  Tests/LifelintTraceTests/Reading.swift Tests/LifelintTraceTests/Oracle/*.swift
swiftc -sanitize=fuzzer,address -use-ld=lld -parse-as-library -o "$out/reader-fuzz" "$out"/*.o

# The first lines of each case, and each of them alone, are what the fuzzer starts from.
number=0
for trace in $(find Tests/Cases -name '*.jsonl' | sort); do
  number=$((number + 1))
  head -n 12 "$trace" | cut -c 1-400 >"$out/seeds/$number.jsonl"
  sed -n "$((number % 9 + 1))p" "$trace" | cut -c 1-400 >"$out/seeds/line-$number.jsonl"
done
cp Tests/Fuzz/Seeds/* "$out/seeds/"

# Short stacks and a small quarantine make it several times faster. A crash of Swift must end the
# process at once, and not wait for its own backtrace.
export ASAN_OPTIONS=malloc_context_size=2:quarantine_size_mb=8:detect_leaks=0
SWIFT_BACKTRACE=enable=no exec "$out/reader-fuzz" -max_total_time="$seconds" -max_len=1024 \
  -timeout=10 -rss_limit_mb=2048 -dict=Tests/Fuzz/trace.dict -print_final_stats=1 \
  -artifact_prefix="$out/findings/" "$@" "$out/corpus" "$out/seeds"
