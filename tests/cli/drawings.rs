//! Drawn output, letter by letter.

use super::run;

#[test]
fn the_start_of_classic() {
    insta::assert_snapshot!(run("show").good(), @r#"
    classic: Classic reversi on 8×8, as in Othello

      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .

    Black 2, White 2
    Black is to move: 4 legal placements.
    "#);
}

#[test]
fn a_hexagon_looks_like_one() {
    insta::assert_snapshot!(run("show -V hex-3").good(), @r#"
    hex-3: Hexagon of side 3, ring of six discs

        c d e
    1  b . . .
    2 a . B W .
    3  . W . B .
    4   . B W .
    5    . . .

    Black 3, White 3
    Black is to move: 6 legal placements.
    "#);
}

#[test]
fn three_players() {
    insta::assert_snapshot!(run("moves -V tricolour").good(), @r#"
    . . . . . . . . .
    . . . . . . . . .
    . . . . 0 0 0 . .
    . . . B R W 0 . .
    . . 0 W B R 0 . .
    . . 0 R W B . . .
    . . 0 0 0 . . . .
    . . . . . . . . .
    . . . . . . . . .
    B
    "#);
}

#[test]
fn a_whole_game() {
    insta::assert_snapshot!(run("replay d3c5f6f3f4e3b5f5f2").good(), @r#"
      1. Black d3, turns d4
      2. White c5, turns d5
      3. Black f6, turns e5
      4. White f3, turns e4
      5. Black f4, turns e4
      6. White e3, turns d4
      7. Black b5, turns c5 d5
      8. White f5, turns f4
      9. Black f2, turns e3 f3 d4 f4 f5

      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . B*. .
    3 . . . B B B . .
    4 . . . B B B . .
    5 . B B B B B . .
    6 . . . . . B . .
    7 . . . . . . . .
    8 . . . . . . . .

    Black 13, White 0
    The game is over, no moves left: Black wins.
    "#);
}

#[test]
fn passes_are_announced() {
    insta::assert_snapshot!(run("replay c1 -V mini-4 --position 'WB-------------- B'").good(), @r#"
      1. Black passes
      2. White c1, turns b1

      a b c d
    1 W W W*.
    2 . . . .
    3 . . . .
    4 . . . .

    Black 0, White 3
    The game is over, no moves left: White wins.
    "#);
}

#[test]
fn a_legal_move_explained() {
    insta::assert_snapshot!(run("explain d6 --moves 'd3 c5'").good(), @r#"
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . B . . . .
    4 . . . B B . . .
    5 . . W W+W . . .
    6 . . . ? . . . .
    7 . . . . . . . .
    8 . . . . . . . .

    Black may place on d6 and turns d5.
      north       captured      d5, closed by d4
      north-east  open end      e5
      north-west  open end      c5
      east        empty next
      south-east  empty next
      south       empty next
      south-west  empty next
      west        empty next
    "#);
}

#[test]
fn an_illegal_move_explained() {
    insta::assert_snapshot!(run("explain e2 -V mini-6 --moves c2").good(), @r#"
      a b c d e f
    1 . . . . . .
    2 . . B . ? .
    3 . . B B . .
    4 . . B W . .
    5 . . . . . .
    6 . . . . . .

    White cannot place on e2: no run is captured.
      south-west  open end      d3 c4
      north       empty next
      north-east  empty next
      east        empty next
      south-east  empty next
      south       empty next
      west        empty next
      north-west  empty next
    "#);
}

#[test]
fn a_pass_explained() {
    let explained = run("explain pass").good();
    assert!(
        explained.ends_with("Black cannot pass, a pass is not due: there is a cell to place on.\n")
    );
}

#[test]
fn the_variants() {
    let listed = run("variants").good();
    let start: Vec<&str> = listed.lines().take(4).collect();
    insta::assert_snapshot!(start.join("\n"), @r#"
    name           cells players  title
    classic           64       2  Classic reversi on 8×8, as in Othello (also: othello, reversi)
    parallel          64       2  Classic 8×8 with discs side by side
    mirrored          64       2  Classic 8×8 with the four discs mirrored (also: kata)
    "#);
    let all = outflank::reversi::variant::builtins().len();
    assert_eq!(listed.lines().count(), 1 + all);
}

#[test]
fn descriptors_can_be_started_from() {
    let text = run("show -V octagon --descriptor").good();
    assert!(text.contains("extends"), "{text}");
    let checked = super::run_with("check -", &text).good();
    assert!(checked.contains("88 cells"), "{checked}");
}

#[test]
fn boards_for_graphviz() {
    let dot = run("show -V hex-3 --dot").good();
    assert!(dot.starts_with("digraph {"), "{dot}");
    assert_eq!(dot.matches("pos=").count(), 19);
}
