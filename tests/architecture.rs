//! Who may use whom. Reads the sources, so the picture in
//! `docs/ARCHITECTURE.md` cannot drift from the code.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms in order: each may use those before it, never those after.
/// Rooms of equal rank may not use each other.
const RANKS: &[(&str, u8)] = &[
    ("topology", 0),
    ("framework", 1),
    ("reversi", 2),
    ("battleship", 2),
    ("protocol", 3),
    ("term", 3),
    ("web", 3),
    ("cli", 4),
];

/// The same inside `reversi`. `moves` is a word that all of them share.
const REVERSI_RANKS: &[(&str, u8)] = &[
    ("moves", 0),
    ("variant", 1),
    ("kernel", 2),
    ("position", 3),
    ("notation", 4),
    ("eval", 4),
    ("search", 5),
    ("survey", 6),
];

/// Crates that live in one place only.
const CONFINED: &[(&str, &[&str])] = &[
    ("petgraph", &["src/topology/"]),
    ("clap", &["src/cli/"]),
    ("clap_complete", &["src/cli/"]),
    ("annotate_snippets", &["src/cli/"]),
    ("ctrlc", &["src/cli/"]),
    ("indicatif", &["src/cli/"]),
    ("toml", &["src/reversi/variant/"]),
    ("schemars", &["src/reversi/variant/"]),
    ("humantime", &["src/framework/"]),
    ("etcetera", &["src/term/"]),
];

/// Uses that are forbidden beyond the order of the rooms: place, and what it
/// must not name.
const FORBIDDEN: &[(&str, &[&str])] = &[
    (
        "src/reversi/kernel/",
        &["Player", "Names", "Layout", "notation", "variant::"],
    ),
    ("src/reversi/position/", &["eval::", "search::"]),
    ("src/reversi/search/", &[".name()", ".width", ".height"]),
    ("src/protocol/", &["kernel::", "RayWalk"]),
    ("src/term/", &["kernel::", "RayWalk"]),
    ("src/web/", &["kernel::", "RayWalk"]),
];

/// Longest file that still counts as about 200 lines.
const MAX_LINES: usize = 320;

struct Source {
    path: String,
    /// The text up to the unit tests, without comments.
    code: String,
    lines: usize,
}

fn sources() -> Vec<Source> {
    fn walk(dir: &Path, out: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|ext| ext == "rs") {
                out.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&root.join("src"), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let code = text
            .lines()
            .take_while(|line| !line.starts_with("#[cfg(test)]"))
            .map(|line| line.split("//").next().unwrap_or_default())
            .collect::<Vec<_>>()
            .join("\n");
        let relative = path.strip_prefix(root).unwrap().to_str().unwrap();
        Source {
            path: relative.replace('\\', "/"),
            code,
            lines: text.lines().count(),
        }
    };
    paths.into_iter().map(read).collect()
}

/// Every `crate::a::b` path in the code, braces opened: `crate::{a::b, c}`
/// gives `a::b` and `c`. Paths from `super` are resolved by the caller.
fn crate_paths(code: &str) -> Vec<String> {
    let mut paths = Vec::new();
    for (start, _) in code.match_indices("crate::") {
        let rest = &code[start + "crate::".len()..];
        expand(rest, "", &mut paths);
    }
    paths
}

fn expand(rest: &str, prefix: &str, out: &mut Vec<String>) {
    if let Some(inner) = rest.strip_prefix('{') {
        let (mut depth, mut begin) = (0, 0);
        for (at, c) in inner.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth > 0 => depth -= 1,
                ',' | '}' => {
                    if depth == 0 {
                        expand(inner[begin..at].trim(), prefix, out);
                        begin = at + 1;
                    }
                    if c == '}' {
                        return;
                    }
                }
                _ => {}
            }
        }
        return;
    }
    let word: String = rest
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect();
    let path = format!("{prefix}{word}");
    match rest[word.len()..].strip_prefix("::") {
        Some(more) if !word.is_empty() => expand(more, &format!("{path}::"), out),
        _ if !word.is_empty() => out.push(path),
        _ => {}
    }
}

/// `super::…` paths of a file, made absolute from its place.
fn super_paths(source: &Source) -> Vec<String> {
    let mut module: Vec<&str> = source
        .path
        .trim_start_matches("src/")
        .trim_end_matches(".rs")
        .split('/')
        .collect();
    if module.last() == Some(&"mod") {
        module.pop();
    }
    let mut paths = Vec::new();
    for (start, _) in source.code.match_indices("super::") {
        let before = &source.code[..start];
        if before.ends_with("super::") {
            continue;
        }
        let mut rest = &source.code[start..];
        let mut up = 0;
        while let Some(more) = rest.strip_prefix("super::") {
            up += 1;
            rest = more;
        }
        let base = &module[..module.len().saturating_sub(up)];
        let prefix: String = base.iter().map(|part| format!("{part}::")).collect();
        expand(rest, &prefix, &mut paths);
    }
    paths
}

fn used_paths(source: &Source) -> Vec<String> {
    let mut paths = crate_paths(&source.code);
    paths.extend(super_paths(source));
    paths
}

fn rank(ranks: &[(&str, u8)], room: &str) -> Option<u8> {
    ranks
        .iter()
        .find(|(name, _)| *name == room)
        .map(|&(_, rank)| rank)
}

#[test]
fn rooms_use_only_the_rooms_before_them() {
    let mut wrong = Vec::new();
    for source in sources() {
        let parts: Vec<&str> = source.path.trim_start_matches("src/").split('/').collect();
        let room = parts[0];
        let Some(own) = rank(RANKS, room) else {
            assert!(matches!(room, "lib.rs" | "main.rs"), "unknown room {room}");
            continue;
        };
        for path in used_paths(&source) {
            let mut words = path.split("::");
            let used = words.next().unwrap_or_default();
            if used != room && rank(RANKS, used).is_none_or(|other| other >= own) {
                wrong.push(format!("{} uses {path}", source.path));
            }
            if room == "reversi" && used == room {
                let inner = parts[1].trim_end_matches(".rs");
                let target = words.next().unwrap_or_default();
                let (Some(from), Some(to)) =
                    (rank(REVERSI_RANKS, inner), rank(REVERSI_RANKS, target))
                else {
                    continue;
                };
                if target != inner && to >= from {
                    wrong.push(format!("{} uses {path}", source.path));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "against the order of the rooms:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn every_inner_room_of_reversi_has_a_rank() {
    for source in sources() {
        if let Some(inner) = source.path.strip_prefix("src/reversi/") {
            let room = inner.split('/').next().unwrap().trim_end_matches(".rs");
            assert!(
                room == "mod" || rank(REVERSI_RANKS, room).is_some(),
                "{room} has no place in the order of reversi's rooms"
            );
        }
    }
}

#[test]
fn places_do_not_name_what_is_forbidden_to_them() {
    let mut wrong = Vec::new();
    for source in sources() {
        for (place, words) in FORBIDDEN {
            for word in *words {
                if source.path.starts_with(place) && source.code.contains(word) {
                    wrong.push(format!("{} names {word}", source.path));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn each_confined_crate_stays_in_its_room() {
    let mut wrong = Vec::new();
    for source in sources() {
        for (krate, homes) in CONFINED {
            let named = [
                format!("use {krate}::"),
                format!(" {krate}::"),
                format!("({krate}::"),
            ];
            if named.iter().any(|name| source.code.contains(name.as_str()))
                && !homes.iter().any(|home| source.path.starts_with(home))
            {
                wrong.push(format!("{} uses {krate}", source.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn main_only_starts_the_command_line() {
    let main = sources()
        .into_iter()
        .find(|s| s.path == "src/main.rs")
        .unwrap();
    assert!(main.code.contains("outflank::cli::run()"));
    assert!(main.lines < 15);
}

#[test]
fn files_stay_short() {
    let long: Vec<String> = sources()
        .iter()
        .filter(|source| source.lines > MAX_LINES)
        .map(|source| format!("{} has {} lines", source.path, source.lines))
        .collect();
    assert!(long.is_empty(), "split these: {}", long.join(", "));
}

#[test]
fn the_reader_of_paths_sees_what_it_should() {
    let code = "use crate::framework::{Game, Player};\nuse crate::{topology::Cell, reversi::{Move, kernel::{Core}}};";
    assert_eq!(
        crate_paths(code),
        [
            "framework::Game",
            "framework::Player",
            "topology::Cell",
            "reversi::Move",
            "reversi::kernel::Core"
        ]
    );
    let source = Source {
        path: "src/reversi/position/rules.rs".into(),
        code: "use super::super::kernel::Kernel;\nuse super::Position;".into(),
        lines: 2,
    };
    assert_eq!(
        super_paths(&source),
        ["reversi::kernel::Kernel", "reversi::position::Position"]
    );
}
