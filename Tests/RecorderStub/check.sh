#!/usr/bin/env bash
# Type-checks the part of LifelintRecorder that is compiled on Apple's systems, on Linux, against the
# few declarations of UIKit, Foundation, the Objective-C runtime and Apple's C library that it uses.
# They were written down here by hand from Apple's documentation: this finds what is wrong with the
# recorder, and not what is wrong with them. Nothing of it is run.
#
#   Tests/RecorderStub/check.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

out=.build/recorder-stub
mkdir -p "$out"
features=(-swift-version 6 -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility)
objc=(-enable-objc-interop -disable-objc-attr-requires-foundation-module)
module() {
  name=$1
  shift
  swiftc -frontend -emit-module -parse-as-library -module-name "$name" -swift-version 6 \
    -module-cache-path "$out/cache" -suppress-warnings "$@" "Tests/RecorderStub/$name.swift"
}
# As far as the compiler's own form, in which it looks at what is sent from one isolation to another.
check() {
  swiftc -frontend -emit-sil -parse-as-library -module-name LifelintRecorder \
    -module-cache-path "$out/cache" -warnings-as-errors "${features[@]}" "$@"
}
mapfile -t core < <(find Sources/LifelintRecorder -name '*.swift' -not -path '*/UIKit/*' | sort)
mapfile -t uikit < <(find Sources/LifelintRecorder -path '*/UIKit/*.swift' | sort)

# The core with Apple's C library.
mkdir -p "$out/darwin" "$out/uikit"
module Darwin -o "$out/darwin/Darwin.swiftmodule"
check -I "$out/darwin" "${core[@]}" -o "$out/core.sil"

# The part for UIKit. Linux has no standard library that knows of Objective-C, in which the core's
# pointers could be checked again; it is only looked at for what it declares.
for name in ObjectiveC Darwin Foundation UserNotifications UIKit; do
  module "$name" "${objc[@]}" -I "$out/uikit" -o "$out/uikit/$name.swiftmodule"
done
for file in "${uikit[@]}"; do
  primary+=(-primary-file "$file" -o "$out/$(basename "$file" .swift).sil")
done
check "${objc[@]}" -I "$out/uikit" "${primary[@]}" "${core[@]}"
echo "LifelintRecorder's part for Apple's systems is sound in its types."
