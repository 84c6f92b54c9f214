#!/bin/sh
# Fuzzes the decoders of other formats for some seconds: none may crash, hang, or tell of a line that
# is not in the file, whatever bytes it is given.
#
#   Tests/Fuzz/formats.sh SECONDS [LIBFUZZER_OPTION...]
#
# What it finds is left in .build/fuzz-formats/findings.
set -eu

seconds=${1:?"usage: $0 SECONDS [LIBFUZZER_OPTION...]"}
shift
cd "$(dirname "$0")/../.."
out=$PWD/.build/fuzz-formats
mkdir -p "$out/corpus" "$out/seeds" "$out/findings"

. Tests/Fuzz/build.sh

# shellcheck disable=SC2046
{
  build LifelintJSON $(find Sources/LifelintJSON -name '*.swift')
  build LifelintTrace $(find Sources/LifelintTrace -name '*.swift')
  # The rules that it holds take minutes to optimize, and nothing of them is fuzzed.
  build LifelintRules -Onone -gnone $(find Sources/LifelintRules -name '*.swift')
  build LifelintFormats -sanitize=fuzzer $(find Sources/LifelintFormats -name '*.swift')
}
build FormatFuzz Tests/Fuzz/FormatFuzz.swift
swiftc -sanitize=fuzzer,address -use-ld=lld -parse-as-library -o "$out/format-fuzz" "$out"/*.o

# Each fixture under each number of a decoder, whole and by its first lines.
number=0
for fixture in Tests/Fixtures/formats/*.*; do
  for choice in 0 1 2 3 4 5 6 7 8 9 10 11 12; do
    number=$((number + 1))
    # shellcheck disable=SC2059
    {
      printf "\\$(printf '%03o' "$choice")"
      head -n $((1 + number % 9)) "$fixture" | cut -c 1-900
    } >"$out/seeds/$number"
  done
done

export ASAN_OPTIONS=malloc_context_size=2:quarantine_size_mb=8:detect_leaks=0
SWIFT_BACKTRACE=enable=no exec "$out/format-fuzz" -max_total_time="$seconds" -max_len=4096 \
  -timeout=10 -rss_limit_mb=2048 -dict=Tests/Fuzz/formats.dict -print_final_stats=1 \
  -artifact_prefix="$out/findings/" "$@" "$out/corpus" "$out/seeds"
