# For the scripts beside it: compiles a module into "$out" for a fuzzer.
#
#   build MODULE [SWIFTC_OPTION...] SOURCE...
#
# The address sanitizer must see all modules, the fuzzer's counters only what is fuzzed: give
# -sanitize=fuzzer with those.
build() {
  module=$1
  shift
  swiftc -O -swift-version 6 -parse-as-library -wmo -enable-testing -sanitize=address -g \
    -package-name lifelint -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -I "$out" \
    -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -emit-object -o "$out/$module.o" "$@"
}
