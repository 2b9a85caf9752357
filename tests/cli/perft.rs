//! `outflank perft`.

use serde_json::json;

use super::run;

#[test]
fn for_programs() {
    let counted = run("perft --depth 5 --json").json();
    let keys: Vec<&String> = counted.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "depth", "finished", "kernel", "leaves", "seconds", "threads", "variant"
        ]
    );
    assert_eq!(counted["leaves"], json!([4, 12, 56, 244, 1396]));
    assert_eq!(counted["finished"], json!([0, 0, 0, 0, 0]));
    assert_eq!(counted["depth"], 5);
}

#[test]
fn finished_games_are_counted_where_they_end() {
    let counted = run("perft --depth 8 -V hex-3 --json").json();
    assert_eq!(counted["leaves"], json!([6, 18, 30, 42, 48, 48, 48, 48]));
    let finished = counted["finished"].as_array().unwrap();
    assert_eq!(finished.len(), 8);
    assert_eq!(
        finished.iter().map(|n| n.as_u64().unwrap()).sum::<u64>(),
        48
    );
}

#[test]
fn in_bulk_the_last_ply_is_not_looked_at() {
    let counted = run("perft --depth 5 --bulk --json").json();
    assert_eq!(counted["leaves"].as_array().unwrap().len(), 5);
    assert_eq!(counted["finished"].as_array().unwrap().len(), 4);
}

#[test]
fn threads_share_the_work() {
    let counted = run("perft --depth 6 --threads 3 --json").json();
    assert_eq!(counted["leaves"], json!([4, 12, 56, 244, 1396, 8200]));
    assert_eq!(counted["threads"], 3);
    let all = run("perft --depth 2 --threads 0 --json").json();
    assert!(all["threads"].as_u64().unwrap() >= 1);
    for wrong in ["--threads 9999", "--threads -1", "--threads 2 --divide"] {
        assert_eq!(
            run(&format!("perft --depth 2 {wrong}")).code,
            Some(2),
            "{wrong}"
        );
    }
}

#[test]
fn as_a_table() {
    let counted = run("perft --depth 3 -V mini-4").good();
    let rows: Vec<Vec<&str>> = counted
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(rows[0], ["ply", "leaves", "finished", "seconds"]);
    assert_eq!(rows[3][..3], ["3", "44", "0"]);
    assert!(counted.contains("44 leaves"), "{counted}");
}

#[test]
fn divided_by_first_move() {
    let counted = run("perft --depth 4 --divide --json").json();
    assert_eq!(counted["leaves"], 244);
    assert_eq!(counted["moves"].as_array().unwrap().len(), 4);
    assert_eq!(counted["moves"][0], json!({"move": "d3", "leaves": 61}));
    let rows = run("perft --depth 4 --divide").good();
    assert!(rows.contains("d3                   61"), "{rows}");
}

#[test]
fn from_a_position() {
    let counted = run("perft --depth 2 -V mini-4 --json --position 'WB-------------- B'").json();
    assert_eq!(counted["leaves"], json!([1, 1]));
    assert_eq!(counted["finished"], json!([0, 1]));
}

#[test]
fn a_depth_far_beyond_the_end_of_every_game() {
    let counted = run("perft --depth 1000 -V hex-3 --json").json();
    assert_eq!(counted["leaves"].as_array().unwrap().len(), 1000);
    assert_eq!(counted["leaves"][999], 48);
}

#[test]
fn depths_that_are_none() {
    for depth in ["0", "-3", "99999999999999999999", "ten"] {
        let ran = run(&format!("perft --depth {depth}"));
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{depth}");
        assert!(ran.err.contains("--depth"), "{}", ran.err);
    }
}

#[test]
fn an_unknown_kernel_names_those_there_are() {
    run("perft --depth 2 --kernel warp").refused(&["`warp`", "ray-walk"]);
    assert_eq!(
        run("perft --depth 2 --kernel ray-walk --json").json()["kernel"],
        "ray-walk"
    );
}
