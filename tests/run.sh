#!/usr/bin/env bash
# Checks formatting, lints and docs, and runs every test. Needs a Rust
# toolchain; installs the two components it uses where they are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

for component in rustfmt clippy; do
  command -v "cargo-${component/rust/}" >/dev/null 2>&1 || rustup component add "$component"
done

step() { printf '\n== %s\n' "$*" >&2; "$@"; }

step cargo fmt --check
step cargo clippy --locked --all-targets -- -D warnings
RUSTDOCFLAGS="-D warnings" step cargo doc --locked --no-deps
step cargo test --locked
