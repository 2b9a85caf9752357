//! Help, completions and wrong usage.

use super::run;

const COMMANDS: [&str; 10] = [
    "variants",
    "show",
    "moves",
    "replay",
    "explain",
    "survey",
    "perft",
    "play",
    "check",
    "completions",
];

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        let help = run(&format!("help {command}")).good();
        assert!(help.contains("Examples:"), "{command}");
        assert!(help.contains(&format!("outflank {command}")), "{command}");
    }
    let help = run("--help").good();
    for command in COMMANDS {
        assert!(help.contains(command), "{command}");
    }
}

#[test]
fn without_a_command_the_help_is_shown() {
    let ran = run("");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("Usage: outflank"), "{}", ran.err);
}

#[test]
fn the_version() {
    assert_eq!(
        run("--version").good(),
        format!("outflank {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn a_command_that_is_none() {
    let ran = run("mvoes");
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("'moves'"), "{}", ran.err);
}

#[test]
fn options_that_are_none() {
    for wrong in [
        "moves --positoin x",
        "show --dot --json",
        "explain",
        "replay",
        "check",
    ] {
        let ran = run(wrong);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{wrong}");
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

#[test]
fn shells_complete_commands_and_variants() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&format!("completions {shell}")).good();
        assert!(script.contains("perft"), "{shell}");
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&format!("completions {shell}")).good();
        assert!(script.contains("tricolour-hex"), "{shell}");
        assert!(script.contains("ray-walk"), "{shell}");
    }
}
