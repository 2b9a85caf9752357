//! Results for programs: exactly the keys that are promised.

use serde_json::{Value, json};

use super::{run, run_with};

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

#[test]
fn moves() {
    let moves = run("moves --json").json();
    let expected = json!({
        "variant": "classic",
        "mover": "Black",
        "moves": ["d3", "c4", "f5", "e6"],
        "must_pass": false,
        "over": false,
    });
    assert_eq!(moves, expected);
}

#[test]
fn a_pass_that_is_due() {
    let must_pass = run("moves -V mini-4 --json --position 'WB-------------- B'");
    let expected = json!({
        "variant": "mini-4", "mover": "Black", "moves": [], "must_pass": true, "over": false,
    });
    assert_eq!(must_pass.json(), expected);
}

#[test]
fn over() {
    let over = run("moves -V mini-4 --json --position 'BBBBBBBBBBBBBBB- B'").json();
    let expected = json!({
        "variant": "mini-4", "mover": "Black", "moves": [], "must_pass": false, "over": true,
    });
    assert_eq!(over, expected);
}

#[test]
fn replay() {
    let game = run("replay d3c5f6f3f4e3b5f5f2 --json").json();
    assert_eq!(
        keys(&game),
        [
            "board", "over", "plies", "reason", "scores", "variant", "winners"
        ]
    );
    assert_eq!(
        game["plies"][0],
        json!({"player": "Black", "move": "d3", "captured": ["d4"]})
    );
    assert_eq!(game["scores"], json!([13, 0]));
    assert_eq!(game["over"], true);
    assert_eq!(game["winners"], json!(["Black"]));
    assert_eq!(game["reason"], "no-moves");
}

#[test]
fn a_game_that_goes_on() {
    let game = run("replay d3 --json").json();
    assert_eq!(game["over"], false);
    assert_eq!(game["winners"], json!([]));
    assert_eq!(game["reason"], Value::Null);
    let board = game["board"].as_str().unwrap();
    let again = run(&format!("moves --json --position '{board}'")).json();
    assert_eq!(again["mover"], "White");
}

#[test]
fn a_pass_in_a_game() {
    let game = run("replay c1 -V mini-4 --json --position 'WB-------------- B'").json();
    assert_eq!(
        game["plies"][0],
        json!({"player": "Black", "move": "pass", "captured": []})
    );
    assert_eq!(game["plies"][1]["captured"], json!(["b1"]));
    assert_eq!(game["reason"], "no-moves");
}

#[test]
fn explain() {
    let explained = run("explain d6 --moves 'd3 c5' --json").json();
    assert_eq!(
        keys(&explained),
        [
            "captured",
            "legal",
            "move",
            "occupied_by",
            "player",
            "rays",
            "variant",
            "why_not"
        ]
    );
    assert_eq!(explained["captured"], json!(["d5"]));
    assert_eq!(
        explained["rays"][0],
        json!({"direction": "north", "run": ["d5"], "closed_by": "d4", "verdict": "captured"})
    );
    let occupied = run("explain d4 --json").json();
    assert_eq!(occupied["occupied_by"], "White");
    assert_eq!(occupied["legal"], false);
}

#[test]
fn nothing_is_captured_while_free_cells_are_filled() {
    let explained = run("explain d4 -V free-opening --json").json();
    assert_eq!(explained["legal"], true);
    assert_eq!(
        (&explained["captured"], &explained["rays"]),
        (&json!([]), &json!([]))
    );
}

#[test]
fn every_verdict_has_its_words() {
    let verdicts = |arguments: &str| {
        let explained = run(arguments).json();
        let rays = explained["rays"].as_array().unwrap().clone();
        let words = rays
            .iter()
            .map(|ray| ray["verdict"].as_str().unwrap().to_owned());
        words.collect::<Vec<_>>().join(", ")
    };
    // Directions clockwise from north.
    assert_eq!(
        verdicts("explain b2 -V mini-4 --json --position '---- ---W -B-- ---- B'"),
        "empty next, empty next, empty next, empty next, own disc next, empty next, empty next, empty next"
    );
    let edge = verdicts("explain a1 -V mini-4 --json --position '-WB- ---- --W- ---W B'");
    assert_eq!(
        edge,
        "board edge, board edge, captured, empty next, empty next, board edge, board edge, board edge"
    );
    let open = verdicts("explain a1 -V mini-4 --json --position '-W-- -W-- W-W- W--W B'");
    assert!(open.contains("open end"), "{open}");
    let mixed = verdicts(
        "explain d4 -V ternio --json --position '--------- --------- --------- ----WRB-- ---------\
         --------- --------- --------- --------- B'",
    );
    assert!(mixed.contains("mixed colours"), "{mixed}");
    let round = verdicts(
        "explain a1 -V torus --json --position '-WWWWWWW -------- -------- --------\
         -------- -------- -------- -------- B'",
    );
    assert!(round.contains("came back"), "{round}");
}

#[test]
fn a_hole_ends_a_run() {
    let text = "extends = \"mini-4\"\n[board]\nholes = [\"d1\"]\n";
    let folder = super::Folder::new();
    let path = folder.file("hole.toml", text);
    let explained = run_with(
        &format!("explain b1 -V {path} --json --position -"),
        ". . W\n. W B .\n. B W .\n. . . .\nB\n",
    );
    let explained = explained.json();
    assert_eq!(explained["rays"][2]["verdict"], "hole");
}

#[test]
fn show() {
    let shown = run("show -V tricolour --json").json();
    assert_eq!(
        keys(&shown),
        [
            "board", "mover", "over", "players", "scores", "title", "variant"
        ]
    );
    assert_eq!(shown["scores"], json!([3, 3, 3]));
    assert_eq!(shown["players"][2]["symbol"], "R");
}

#[test]
fn variants() {
    let listed = run("variants --json").json();
    let classic = &listed[0];
    assert_eq!(
        keys(classic),
        ["aliases", "cells", "name", "players", "title"]
    );
    assert_eq!(classic["aliases"], json!(["othello", "reversi"]));
    assert_eq!(classic["cells"], 64);
}

#[test]
fn the_seed_decides_the_random_plies() {
    let folder = super::Folder::new();
    let path = folder.file(
        "random.toml",
        "extends = \"classic\"\n[opening]\nrandom = 8\n",
    );
    let board =
        |seed: u64| run(&format!("show -V {path} --json --seed {seed}")).json()["board"].clone();
    assert_eq!(board(1), board(1));
    assert_ne!(board(1), board(2));
}
