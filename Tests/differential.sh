#!/bin/sh
# Compares the engine with the reference evaluator over COUNT random cases from the seed FIRST on.
# Further arguments go to swift test: "-c release" is worth its build from some 20,000 cases on.
set -eu
if [ $# -lt 2 ]; then
  echo "usage: Tests/differential.sh FIRST COUNT [SWIFT-TEST-ARGUMENT…]" >&2
  exit 64
fi
first=$1
count=$2
shift 2
cd "$(dirname "$0")/.."
LIFELINT_SEEDS="$first-$((first + count - 1))" exec swift test --filter LifelintEngineTests.DifferentialTests "$@"
