//! `outflank check`.

use super::{Folder, run, run_with};

#[test]
fn a_good_descriptor_is_described() {
    insta::assert_snapshot!(run("check classic").good(), @r#"
    classic: good
      variant       classic: Classic reversi on 8×8, as in Othello
      board         64 cells, 420 links, 1 part, 8 symmetries
      directions    north, north-east, east, south-east, south, south-west, west, north-west
      players       Black (B), White (W); Black moves first
      opening       discs: Black 2, White 2
      rules         runs may mix colours; who cannot place passes; most discs win
      first moves   4: d3 c4 f5 e6
      never turned  4: a1 h1 a8 h8
    "#);
}

#[test]
fn what_is_hardly_meant_is_told() {
    let folder = Folder::new();
    let path = folder.file(
        "odd.toml",
        "[board]\nwidth = 4\n[[players]]\n[[players]]\n[[players]]\n\
         [opening]\nlayout = \"empty\"\ndiscs = { Black = [\"a1\", \"a2\"], White = [\"b1\"] }\n",
    );
    let checked = run(&format!("check {path}")).good();
    let warnings = checked.split_once("warning").unwrap().1;
    assert!(warnings.contains("Red starts without a disc"), "{checked}");
    assert!(warnings.contains("can never be filled"), "{checked}");
}

#[test]
fn a_game_that_is_over_before_it_begins() {
    let text = "extends = \"mini-4\"\n[opening]\nlayout = \"empty\"\n\
                discs = { Black = [\"a1\"], White = [\"d4\"] }\n";
    let checked = run_with("check -", text).good();
    assert!(
        checked.contains("nobody can move at the start"),
        "{checked}"
    );
}

#[test]
fn a_bad_descriptor_is_drawn_with_its_lines() {
    let checked = run_with("check -", "[board]\nwidht = 8\nheight = \"x\"\n");
    assert_eq!((checked.code, checked.out.as_str()), (Some(2), ""));
    insta::assert_snapshot!(checked.err, @r#"
    error: there is no key `widht` here
     --> standard-input:2:1
      |
    2 | widht = 8
      | ^^^^^ key board.widht
      |
      = help: did you mean `width`?

    error: this is a string, where a whole number is expected
     --> standard-input:3:10
      |
    3 | height = "x"
      |          ^^^ key board.height
      |
      = help: Rows of a square board, 1 to 4096. Without it, as many as columns.
    "#);
}

#[test]
fn many_at_once_good_and_bad() {
    let folder = Folder::new();
    let bad = folder.file("bad.toml", "nonsense = 1\n");
    let checked = run(&format!("check classic {bad} hex-3"));
    assert_eq!(checked.code, Some(2));
    assert!(checked.out.contains("classic: good") && checked.out.contains("hex-3: good"));
    assert!(checked.err.contains("`nonsense`"), "{}", checked.err);
}

#[test]
fn for_programs_each_is_a_line() {
    let folder = Folder::new();
    let bad = folder.file("bad.toml", "[board]\nsahpe = \"square\"\n");
    let checked = run(&format!("check --json {bad} tricolour"));
    assert_eq!((checked.code, checked.err.as_str()), (Some(2), ""));
    let lines: Vec<serde_json::Value> = checked
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let error = &lines[0]["errors"][0];
    assert_eq!(lines[0]["ok"], false);
    assert_eq!((&error["line"], &error["column"]), (&2.into(), &1.into()));
    assert_eq!(error["key"], "board.sahpe");
    assert!(error["help"].as_str().unwrap().contains("`shape`"));
    assert_eq!(lines[1]["ok"], true);
    assert_eq!(lines[1]["cells"], 81);
    assert_eq!(lines[1]["symmetries"], 8);
    assert_eq!(lines[1]["players"].as_array().unwrap().len(), 3);
    assert_eq!(lines[1]["first_moves"].as_array().unwrap().len(), 10);
}

#[test]
fn the_schema_is_one() {
    let schema = run("check --schema").json();
    assert!(schema["$schema"].is_string());
    assert!(schema["properties"]["board"].is_object());
}
