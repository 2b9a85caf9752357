//! The `outflank` program. Everything it does lives in [`outflank::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    outflank::cli::run()
}
