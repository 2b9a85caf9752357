//! `outflank survey`.

use super::run;

#[test]
fn for_programs() {
    let surveyed = run("survey -V mini-4 -V hex-3 --games 30 --seed 3 --json").json();
    let [square, hexagon] = &surveyed.as_array().unwrap()[..] else {
        panic!("{surveyed}");
    };
    assert_eq!(square["variant"], "mini-4");
    assert_eq!(square["games"], 30);
    assert_eq!(square["random_plies"], 4);
    assert_eq!(square["length"]["count"], 30);
    assert_eq!(square["seats"][0]["player"], "Black");
    assert_eq!(square["seats"][0]["places"].as_array().unwrap().len(), 2);
    assert!(
        square.get("bots").is_none(),
        "equal bots are not told apart"
    );
    assert_eq!(
        (&hexagon["cells"], &hexagon["fillable"]),
        (&19.into(), &12.into())
    );
}

#[test]
fn the_seed_decides() {
    let survey = |seed| {
        let command = format!("survey -V mini-6 --games 20 --seats greedy --seed {seed} --json");
        let mut surveyed = run(&command).json();
        surveyed[0]["seconds"] = 0.into();
        surveyed[0]["seed"] = 0.into();
        surveyed
    };
    assert_eq!(survey(5), survey(5));
    assert_ne!(survey(5), survey(6));
}

#[test]
fn as_a_table() {
    let table = run("survey -V hex-3 --games 10 --seats computer:2,random").good();
    for words in [
        "hex-3: 10 games of computer:2, random, seed 1, 4 random plies",
        "% of the 12 that can ever be filled",
        "Black",
        "White",
        "computer:2",
        "random",
    ] {
        assert!(table.contains(words), "no `{words}` in\n{table}");
    }
}

#[test]
fn random_plies_can_be_chosen() {
    let table = run("survey -V mini-4 --games 4 --random-plies 0 --json").json();
    assert_eq!(table[0]["random_plies"], 0);
}

#[test]
fn bots_that_do_not_fit_are_refused_before_a_game_is_played() {
    run("survey -V classic -V tricolour --seats greedy,random")
        .refused(&["2 bots for 3 seats", "one bot a seat"]);
    let ran = run("survey --seats clever");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("unknown player `clever`"), "{}", ran.err);
    assert_eq!(run("survey --games 0").code, Some(2));
}
