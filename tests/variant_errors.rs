//! Descriptors that are wrong, and what is said about them.

use insta::assert_snapshot;
use outflank::reversi::variant::Variant;

/// What is said about a text, in a file called `t.toml`.
fn said(text: &str) -> String {
    match Variant::from_text("t.toml", text) {
        Ok(_) => panic!("this should be refused:\n{text}"),
        Err(error) => error.to_string(),
    }
}

/// What is said about lines put into a variant that is otherwise classic.
fn classic(lines: &str) -> String {
    said(&format!("extends = \"classic\"\n{lines}"))
}

mod keys_and_types {
    use super::*;

    #[test]
    fn misspelt_keys() {
        assert_snapshot!(classic("[board]\nwidht = 6"), @"t.toml:3:1: there is no key `widht` here (key board.widht). Help: did you mean `width`?");
        assert_snapshot!(classic("[bord]\nwidth = 6"), @"t.toml:2:2: there is no key `bord` here (key bord). Help: did you mean `board`?");
        assert_snapshot!(classic("[[players]]\nname = \"Ann\"\ncolor = \"red\""), @"t.toml:4:1: there is no key `color` here (key players[1].color). Help: did you mean `colour`?");
        assert_snapshot!(classic("[board]\nfirst = \"White\""), @"t.toml:3:1: there is no key `first` here (key board.first). Help: it belongs to the top of the file, before the first [table].");
        assert_snapshot!(said("extends = \"classic\"\nwidth = 6"), @"t.toml:2:1: there is no key `width` here (key width). Help: it belongs to [board].");
        assert_snapshot!(classic("[board]\nlayout = \"parallel\""), @"t.toml:3:1: there is no key `layout` here (key board.layout). Help: it belongs to [opening].");
        assert_snapshot!(classic("[rules]\nzzz = 1"), @"t.toml:3:1: there is no key `zzz` here (key rules.zzz). Help: keys here are `empties`, `goal`, `pass`, `run` and `when_blocked`.");
    }

    #[test]
    fn misspelt_choices() {
        assert_snapshot!(said("[board]\nshape = \"hexagn\""), @"t.toml:2:9: `hexagn` is not a choice here (key board.shape). Help: did you mean `hexagon`?");
        assert_snapshot!(classic("[opening]\nlayout = \"crosswise\""), @"t.toml:3:10: `crosswise` is not a choice here (key opening.layout). Help: choose `empty`, `diagonal`, `parallel`, `mirrored` or `ring`.");
        assert_snapshot!(classic("[board]\ndirections = \"orthagonal\""), @"t.toml:3:14: `orthagonal` is not a choice here (key board.directions). Help: did you mean `orthogonal`?");
        assert_snapshot!(classic("[rules]\nwhen_blocked = \"place_adjacent\""), @"t.toml:3:16: `place_adjacent` is not a choice here (key rules.when_blocked). Help: did you mean `place-adjacent`?");
    }

    #[test]
    fn wrong_types() {
        assert_snapshot!(classic("[board]\nwidth = \"8\""), @"t.toml:3:9: this is a string, where a whole number is expected (key board.width). Help: Columns of a square board, 1 to 4096. Without it, as many as rows.");
        assert_snapshot!(classic("[board]\nwidth = 8.5"), @"t.toml:3:9: this is a number with a fraction, where a whole number is expected (key board.width). Help: Columns of a square board, 1 to 4096. Without it, as many as rows.");
        assert_snapshot!(classic("[board]\nholes = \"a1\""), @"t.toml:3:9: this is a string, where a list is expected (key board.holes). Help: Cells to cut out, by name; the others keep their names.");
        assert_snapshot!(classic("[board]\nholes = [1]"), @"t.toml:3:10: this is a whole number, where a string is expected (key board.holes[1]). Help: write a string.");
        assert_snapshot!(classic("[board]\nshape = 3"), @r#"t.toml:3:9: this is a whole number, where "square", "hexagon", "cells", "graph" is expected (key board.shape). Help: What kind of board; it decides which other keys there are."#);
        assert_snapshot!(classic("[board]\ndirections = 8"), @r#"t.toml:3:14: this is a whole number, where "all", "orthogonal", "diagonal" or a list is expected (key board.directions). Help: On square lattices `"all"`, `"orthogonal"` or `"diagonal"`. On a graph the list of its directions: `"east/west"` for a line that is followed both ways, `"down"` for a one-way street."#);
        assert_snapshot!(classic("[[board]]\nwidth = 3"), @"t.toml:2:1: this is a list, where a table is expected (key board). Help: The cells and how they are joined.");
        assert_snapshot!(classic("[players]\nname = \"Ann\""), @"t.toml:2:1: this is a table, where a list is expected (key players). Help: The players in turn order, two to eight; without it, Black and White.");
        assert_snapshot!(classic("[[players]]\nsymbol = \"XX\""), @r#"t.toml:3:10: this is "XX", where one character is expected (key players[1].symbol). Help: How the discs are written: one character, not a digit and none of `. - _ ; : % , /`, which mean other things where boards are written."#);
        assert_snapshot!(classic("[opening.discs]\nBlack = \"a1\""), @"t.toml:3:9: this is a string, where a list is expected (key opening.discs.Black). Help: write a list.");
        assert_snapshot!(classic("title = 1979-05-27"), @"t.toml:2:9: this is a date or time, where a string is expected (key title). Help: One line about the variant.");
    }

    #[test]
    fn several_problems_are_all_told() {
        assert_snapshot!(classic("[board]\nwidht = 6\nheight = \"6\"\n[rules]\ngoal = \"least\""), @r#"
        t.toml:3:1: there is no key `widht` here (key board.widht). Help: did you mean `width`?
        t.toml:4:10: this is a string, where a whole number is expected (key board.height). Help: Rows of a square board, 1 to 4096. Without it, as many as columns.
        t.toml:6:8: `least` is not a choice here (key rules.goal). Help: choose `most` or `fewest`.
        "#);
    }

    #[test]
    fn not_toml() {
        assert_snapshot!(said("[board]\nwidth = 8px"), @r#"t.toml:2:9: this is not TOML: string values must be quoted, expected literal string. Help: words stand in "quotes", lists in [brackets], each key on a line of its own."#);
        assert_snapshot!(said("[board]\nwidth = 8\nwidth = 9"), @r#"t.toml:3:1: this is not TOML: duplicate key. Help: words stand in "quotes", lists in [brackets], each key on a line of its own."#);
        assert_snapshot!(said("title = \"Ann's"), @r#"t.toml:1:15: this is not TOML: invalid basic string, expected `"`. Help: words stand in "quotes", lists in [brackets], each key on a line of its own."#);
    }

    #[test]
    fn nothing() {
        assert_snapshot!(said(""), @r#"t.toml: the descriptor is empty. Help: two lines are enough: extends = "classic" and what is different."#);
        assert_snapshot!(said("# only a comment\n"), @r#"t.toml: the descriptor is empty. Help: two lines are enough: extends = "classic" and what is different."#);
    }

    #[test]
    fn strings_that_say_nothing() {
        assert_snapshot!(classic("[board]\nlinks = [\"a1 east\"]"), @"t.toml:3:10: `a1 east` is not a link (key board.links[1]). Help: write cell, direction, cell, such as `a1 east b1`, and where the ray bends also the direction in which it goes on: `a1 east b1 south`.");
        assert_snapshot!(classic("[[players]]\nname = \"Ann\"\ncolour = \"gren\""), @"t.toml:4:10: `gren` is not a colour (key players[1].colour). Help: did you mean `green`?");
        assert_snapshot!(classic("[[players]]\nname = \"Ann\"\ncolour = \"#12345\""), @"t.toml:4:10: `#12345` is not a colour (key players[1].colour). Help: write `#rrggbb`, such as `#d4af37`, or a name such as `gold`.");
        assert_snapshot!(said("[board]\nshape = \"graph\"\ncells = [\"a 0\"]"), @"t.toml:3:10: `a 0` is not a cell (key board.cells[1]). Help: write its name and the point where it is drawn, such as `a1 0 2.5`.");
        assert_snapshot!(said("[board]\nshape = \"graph\"\ndirections = [\"up/down/left\"]"), @"t.toml:3:15: `up/down/left` is not a direction (key board.directions[1]). Help: write one word and, where links go both ways, the way back after a slash, such as `east/west`.");
    }
}

mod boards {
    use super::*;

    #[test]
    fn impossible_sizes() {
        assert_snapshot!(classic("[board]\nwidth = 0"), @"t.toml:3:9: 0 is out of bounds: 1 to 4096 (key board.width). Help: Columns of a square board, 1 to 4096. Without it, as many as rows.");
        assert_snapshot!(classic("[board]\nwidth = 100000"), @"t.toml:3:9: 100000 is out of bounds: 1 to 4096 (key board.width). Help: Columns of a square board, 1 to 4096. Without it, as many as rows.");
        assert_snapshot!(classic("[board]\nwidth = -8"), @"t.toml:3:9: -8 is out of bounds: 1 to 4096 (key board.width). Help: Columns of a square board, 1 to 4096. Without it, as many as rows.");
        assert_snapshot!(classic("[board]\nwidth = 99999999999999999999"), @"t.toml:3:9: 99999999999999999999 is out of bounds: 1 to 4096 (key board.width). Help: Columns of a square board, 1 to 4096. Without it, as many as rows.");
        assert_snapshot!(classic("[board]\nwidth = 65\nheight = 64"), @"t.toml:3:9: the board would have 4160 cells; a board has 1 to 4096 (key board.width). Help: make the board smaller, or give it a cell.");
        assert_snapshot!(said("[board]\nshape = \"hexagon\"\nside = 0"), @"t.toml:3:8: 0 is out of bounds: 1 to 37 (key board.side). Help: Cells along one side of a hexagon, 1 to 37. Side 5 has 61 cells.");
        assert_snapshot!(said("[board]\nshape = \"hexagon\"\nside = 100000"), @"t.toml:3:8: 100000 is out of bounds: 1 to 37 (key board.side). Help: Cells along one side of a hexagon, 1 to 37. Side 5 has 61 cells.");
    }

    #[test]
    fn keys_of_other_shapes() {
        assert_snapshot!(said("[board]\nshape = \"hexagon\"\nwidth = 8"), @"t.toml:3:9: a board of shape `hexagon` has no key `width` (key board.width). Help: it belongs to shape `square`; keys of shape `hexagon` are `side`, `holes`, `wrap`, `links` and `origin`.");
        assert_snapshot!(said("extends = \"hex-5\"\n[board]\nwidth = 8"), @"t.toml:3:9: a board of shape `hexagon` has no key `width` (key board.width). Help: it belongs to shape `square`; keys of shape `hexagon` are `side`, `holes`, `wrap`, `links` and `origin`.");
        assert_snapshot!(said("[board]\nshape = \"square\""), @"t.toml:2:9: a board of shape `square` needs `width` or `height` (key board.shape). Help: add what is missing; a board that names its `shape` takes nothing over from the one it extends.");
        assert_snapshot!(said("[board]\nshape = \"graph\"\nholes = [\"a1\"]"), @"t.toml:3:9: a board of shape `graph` has no key `holes` (key board.holes). Help: it belongs to shape `square`, `hexagon` or `cells`; keys of shape `graph` are `cells`, `directions` and `links`.");
        assert_snapshot!(said("[board]\nshape = \"hexagon\"\nside = 3\ndirections = \"orthogonal\""), @"t.toml:4:14: a board of shape `hexagon` has no key `directions` (key board.directions). Help: it belongs to shape `square`, `cells` or `graph`; keys of shape `hexagon` are `side`, `holes`, `wrap`, `links` and `origin`.");
        assert_snapshot!(classic("[board]\ndirections = [\"east/west\"]"), @r#"t.toml:3:14: a lattice has directions of its own (key board.directions). Help: write "all", "orthogonal" or "diagonal"; only a graph lists its directions."#);
        assert_snapshot!(said("title = \"nothing else\""), @"t.toml:1:1: the descriptor describes no board (key board). Help: give [board] a `shape` and what it needs, or extend a built-in variant such as `classic`.");
    }

    #[test]
    fn holes_and_links_to_nowhere() {
        assert_snapshot!(classic("[board]\nholes = [\"a1\", \"i4\"]"), @"t.toml:3:16: there is no cell `i4` on this board (key board.holes[2]). Help: did you mean `h4`?");
        assert_snapshot!(classic("[board]\nlinks = [\"a1 west z9\"]"), @"t.toml:3:10: there is no cell `z9` on this board (key board.links[1]). Help: name a cell of the board, such as `a1`.");
        assert_snapshot!(classic("[board]\nlinks = [\"a1 wset h1\"]"), @"t.toml:3:10: there is no direction `wset` on this board (key board.links[1]). Help: directions are north, north-east, east, south-east, south, south-west, west, north-west.");
        assert_snapshot!(classic("[board]\nlinks = [\"a1 east h8\"]"), @"t.toml:3:10: two links leave a1 in direction east (key board.links[1]). Help: a cell has one neighbour in a direction: remove one of the two links.");
        assert_snapshot!(classic("[board]\nlinks = [\"a1 west h1 wset\"]"), @"t.toml:3:10: there is no direction `wset` on this board (key board.links[1]). Help: directions are north, north-east, east, south-east, south, south-west, west, north-west.");
    }

    #[test]
    fn cells_that_nothing_joins_to_a_disc() {
        assert_snapshot!(classic("[board]\nholes = [\"a2\", \"b1\", \"b2\"]"), @"t.toml:2:1: no link joins `a1` to any disc or free cell of the opening (key board). Help: link these cells to the others, cut them out as `holes`, or put discs among them.");
    }

    #[test]
    fn a_board_may_fall_into_parts_that_all_have_discs() {
        let text = "extends = \"classic\"\n[board]\nholes = [\"a2\", \"b1\", \"b2\"]\n[opening.discs]\nBlack = [\"a1\"]";
        let variant = Variant::from_text("t.toml", text).unwrap();
        assert_eq!(variant.board().graph().parts().len(), 2);
    }

    #[test]
    fn maps() {
        assert_snapshot!(said("[board]\nshape = \"cells\"\nmap = \"\"\"\n..x.\n....\n\"\"\""), @"t.toml:3:7: line 1, column 3 of the map is `x` (key board.map). Help: a map has `.` for a cell, `#` for a hole and a blank for no place at all.");
        assert_snapshot!(said("[board]\nshape = \"cells\"\nmap = \"\""), @"t.toml:3:7: the board would have 0 cells; a board has 1 to 4096 (key board.map). Help: make the board smaller, or give it a cell.");
        assert_snapshot!(said("[board]\nshape = \"hexagon\"\nside = 3\nwrap = \"torus\""), @r#"t.toml:4:8: a hexagon cannot be wrapped: its rows differ in length (key board.wrap). Help: use wrap = "none", or draw a hexagonal map whose rows are equally long."#);
    }

    #[test]
    fn graphs() {
        let graph = |cells: &str, directions: &str, links: &str| {
            said(&format!(
                "[board]\nshape = \"graph\"\ncells = [{cells}]\ndirections = [{directions}]\nlinks = [{links}]"
            ))
        };
        assert_snapshot!(graph(r#""a 0 0", "A 1 0""#, r#""on/back""#, ""), @"t.toml:3:19: cell `a` is declared twice (key board.cells[2]). Help: give each cell a name of its own.");
        assert_snapshot!(graph(r#""a 0 0", "b 1 0""#, r#""on/back", "on""#, ""), @"t.toml:4:26: direction `on` is declared twice (key board.directions[2]). Help: give each direction a name of its own.");
        assert_snapshot!(graph(r#""a 0 0", "b 1 0""#, "", ""), @r#"t.toml:4:14: a graph without directions has no rays (key board.directions). Help: list at least one direction, such as "east/west"."#);
        assert_snapshot!(graph(r#""a 0 0", "b 1 0", "c 2 0""#, r#""on/back""#, r#""a on b", "a on c""#), @"t.toml:5:20: two links leave a in direction on (key board.links[2]). Help: a cell has one neighbour in a direction: remove one of the two links.");
        assert_snapshot!(said("[board]\nshape = \"graph\"\ncells = [\"a 0 0\"]"), @"t.toml:2:9: a board of shape `graph` needs `cells`, `directions` and `links` (key board.shape). Help: add what is missing; a board that names its `shape` takes nothing over from the one it extends.");
    }
}

mod players {
    use super::*;

    #[test]
    fn too_few_and_too_many() {
        assert_snapshot!(classic("[[players]]\nname = \"Ann\""), @"t.toml:2:1: 1 is not a number of players; there are 2 to 8 (key players). Help: write one [[players]] for each player.");
        assert_snapshot!(classic(&"[[players]]\n".repeat(9)), @"t.toml:2:1: 9 is not a number of players; there are 2 to 8 (key players). Help: write one [[players]] for each player.");
    }

    #[test]
    fn symbols_that_confuse() {
        for symbol in [".", "-", "_", "0", "7", " ", ";", "٣"] {
            let text = format!("players = [{{}}, {{ symbol = \"{symbol}\" }}]");
            assert!(classic(&text).contains("cannot be a symbol"), "{symbol:?}");
        }
        assert_snapshot!(classic("players = [{ symbol = \"0\" }, {}]"), @"t.toml:2:23: `0` cannot be a symbol for discs (key players[1].symbol). Help: take a letter; digits, blanks and `. - _ ; : % , /` mean other things in boards.");
    }

    #[test]
    fn same_symbol_or_name() {
        assert_snapshot!(classic("players = [{ symbol = \"x\" }, { symbol = \"X\" }]"), @"t.toml:2:41: players 1 and 2 have the same symbol `X` (key players[2].symbol). Help: give one of them another; capitals count as the same, and without `symbol` a player has the first letter of the name.");
        assert_snapshot!(classic("players = [{ name = \"Black\" }, { name = \"Blue\" }]"), @"t.toml:2:41: players 1 and 2 have the same symbol `B` (key players[2].name). Help: give one of them another; capitals count as the same, and without `symbol` a player has the first letter of the name.");
        assert_snapshot!(classic("players = [{ name = \"Ann\" }, { name = \"ann\" }]"), @"t.toml:2:39: players 1 and 2 have the same name `ann` (key players[2].name). Help: give one of them another; capitals count as the same, and without `symbol` a player has the first letter of the name.");
        assert_snapshot!(classic("players = [{ name = \"\" }, {}]"), @"t.toml:2:21: `` cannot be the name of a player (key players[1].name). Help: use 1 to 40 characters on one line.");
    }

    #[test]
    fn nobody_of_that_name() {
        assert_snapshot!(classic("first = \"Withe\""), @"t.toml:2:9: there is no player `Withe` (key first). Help: did you mean `White`?");
        assert_snapshot!(classic("first = \"3\""), @"t.toml:2:9: there is no player `3` (key first). Help: players are `Black` and `White`.");
    }
}

mod openings {
    use super::*;

    #[test]
    fn discs_in_wrong_places() {
        assert_snapshot!(classic("[opening.discs]\nBlack = [\"d4\"]"), @"t.toml:3:10: cell `d4` gets two discs, of White and of Black (key opening.discs.Black[1]). Help: leave one of them out; `discs` are added to those of `layout` or `centre`.");
        assert_snapshot!(classic("[opening.discs]\nBlack = [\"a1\"]\nWhite = [\"h1\", \"a1\"]"), @"t.toml:4:16: cell `a1` gets two discs, of Black and of White (key opening.discs.White[2]). Help: leave one of them out; `discs` are added to those of `layout` or `centre`.");
        assert_snapshot!(classic("[opening.discs]\nBlack = [\"a9\"]"), @"t.toml:3:10: there is no cell `a9` on this board (key opening.discs.Black[1]). Help: did you mean `a8`?");
        assert_snapshot!(said("extends = \"octagon\"\n[opening.discs]\nBlack = [\"a1\"]"), @"t.toml:3:10: cell `a1` is a hole (key opening.discs.Black[1]). Help: choose another cell, or take this one out of the holes.");
        assert_snapshot!(classic("[opening.discs]\nBlakc = [\"a1\"]"), @"t.toml:3:9: there is no player `Blakc` (key opening.discs.Blakc). Help: did you mean `Black`?");
        assert_snapshot!(classic("[board]\nholes = [\"d4\"]"), @"classic:35:10: the board has no cell where this opening puts a disc (key opening.layout). Help: make the board larger, keep holes out of its middle, or place `discs` by name; t.toml takes this over from classic and can say otherwise.");
    }

    #[test]
    fn layouts_that_do_not_fit() {
        assert_snapshot!(said("extends = \"hex-5\"\n[opening]\nlayout = \"diagonal\""), @r#"t.toml:3:10: this opening is for boards of rows and columns (key opening.layout). Help: use layout = "ring" on a hexagon, or place `discs` by name."#);
        assert_snapshot!(classic("[opening]\nlayout = \"ring\""), @r#"t.toml:3:10: this opening is for hexagons (key opening.layout). Help: use "diagonal" or "parallel" on squares, or place `discs` by name."#);
        assert_snapshot!(classic("[board]\nwidth = 7"), @"classic:35:10: 2 by 2 cells have no place in the middle of 7 by 8 (key opening.layout). Help: the middle of an even side is even, of an odd side odd; draw a `centre` that fits, or place `discs` by name; t.toml takes this over from classic and can say otherwise.");
        assert_snapshot!(classic("[opening]\ncentre = [\"12\", \"2\"]"), @"t.toml:3:17: row 2 is not as long as the first (key opening.centre[2]). Help: give all rows the same number of cells, with `.` for empty ones.");
        assert_snapshot!(classic("[opening]\ncentre = [\"12\", \"23\"]"), @"t.toml:3:17: there is no player `3` (key opening.centre[2]). Help: players are `B` and `W`.");
        assert_snapshot!(classic("[opening]\ncentre = [\"BW\", \"WX\"]"), @"t.toml:3:17: there is no player `X` (key opening.centre[2]). Help: players are `B` and `W`.");
        assert_snapshot!(said("extends = \"hex-5\"\n[opening]\ncentre = [\"12\", \"21\"]"), @"t.toml:3:10: this is no hexagon of cells (key opening.centre). Help: draw rows of 2, 3 and 2 cells, or 3, 4, 5, 4 and 3, and so on, with `.` for empty ones.");
        assert_snapshot!(classic("[opening]\nlayout = \"diagonal\"\ncentre = [\"12\", \"21\"]"), @"t.toml:4:10: `layout` and `centre` both say what lies in the middle (key opening.centre). Help: keep one of them.");
        assert_snapshot!(said("extends = \"hex-5\"\nplayers = [{}, {}, {}, {}]"), @"hex-5:25:10: six discs cannot be dealt to 4 players (key opening.layout). Help: draw a `centre` for them instead; t.toml takes this over from hex-5 and can say otherwise.");
        assert_snapshot!(said("extends = \"hex-5\"\n[board]\nside = 1"), @"hex-5:25:10: the board has no cell where this opening puts a disc (key opening.layout). Help: make the board larger, keep holes out of its middle, or place `discs` by name; t.toml takes this over from hex-5 and can say otherwise.");
    }

    #[test]
    fn nothing_to_start_with() {
        assert_snapshot!(classic("[opening]\nlayout = \"empty\""), @r#"t.toml:2:1: the opening has no disc and no free cell, so nobody could ever move (key opening). Help: give [opening] a `layout`, such as "diagonal" on squares or "ring" on hexagons, or a `centre`, `discs` or `free`."#);
        assert_snapshot!(said("[board]\nwidth = 8"), @r#"t.toml:1:1: the opening has no disc and no free cell, so nobody could ever move (key opening). Help: give [opening] a `layout`, such as "diagonal" on squares or "ring" on hexagons, or a `centre`, `discs` or `free`."#);
    }

    #[test]
    fn cells_that_are_not_empty() {
        assert_snapshot!(classic("[opening]\nfree = [\"d4\"]"), @"t.toml:3:9: cell `d4` has a disc from the start (key opening.free[1]). Help: choose a cell that is empty at the start.");
        assert_snapshot!(classic("[opening]\nmoves = [\"f5\", \"d6\", \"f5\"]"), @"t.toml:3:22: cell `f5` is listed twice (key opening.moves[3]). Help: list it once.");
        assert_snapshot!(classic("[opening]\nmoves = [\"f5\", \"e5\"]"), @"t.toml:3:16: cell `e5` has a disc from the start (key opening.moves[2]). Help: choose a cell that is empty at the start.");
        assert_snapshot!(classic("[opening]\nseed = 7"), @"t.toml:3:8: there is a seed but no `random` plies to play from it (key opening.seed). Help: add `random`, the number of plies, or take the seed out.");
    }
}

mod names_and_files {
    use std::fs;
    use std::path::{Path, PathBuf};

    use tempfile::TempDir;

    use super::*;

    /// A folder with files, and what is said about them with its path taken
    /// out.
    struct Folder(TempDir);

    impl Folder {
        fn with(files: &[(&str, &[u8])]) -> Self {
            let folder = TempDir::new().unwrap();
            for (name, content) in files {
                fs::write(folder.path().join(name), content).unwrap();
            }
            Self(folder)
        }

        fn path(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn said(&self, name: &str) -> String {
            match Variant::load(self.path(name).to_str().unwrap()) {
                Ok(_) => panic!("{name} should be refused"),
                Err(error) => error
                    .to_string()
                    .replace(&format!("{}/", self.0.path().display()), ""),
            }
        }
    }

    fn unknown(name: &str) -> String {
        Variant::load(name).unwrap_err().to_string()
    }

    #[test]
    fn unknown_variants() {
        assert_snapshot!(unknown("clasic"), @"there is no variant `clasic`. Help: did you mean `classic`? `outflank variants` lists them all; a file is named by its path, such as `./my.toml`.");
        assert_snapshot!(unknown("hex5"), @"there is no variant `hex5`. Help: did you mean `hex-5`, `hex` or `hex-3`? `outflank variants` lists them all; a file is named by its path, such as `./my.toml`.");
        assert_snapshot!(unknown("zzz"), @"there is no variant `zzz`. Help: `outflank variants` lists them all; a file is named by its path, such as `./my.toml`.");
        assert_snapshot!(unknown(""), @"there is no variant ``. Help: `outflank variants` lists them all; a file is named by its path, such as `./my.toml`.");
        assert_snapshot!(unknown("Cargo"), @"there is no variant `Cargo`. Help: a file is named by its path: `./Cargo.toml`.");
        assert_snapshot!(said("extends = \"clasic\""), @"t.toml:1:11: there is no variant `clasic` (key extends). Help: did you mean `classic`? `outflank variants` lists them all; a file is named by its path, such as `./my.toml`.");
    }

    #[test]
    fn files_that_cannot_be_read() {
        let long = vec![b'#'; 2 << 20];
        let folder = Folder::with(&[
            ("long.toml", &long),
            ("binary.toml", b"title = 1\n\n\xff\xfe"),
            ("blank.toml", b"  \n"),
        ]);
        fs::create_dir(folder.path("folder.toml")).unwrap();
        assert_snapshot!(folder.said("missing.toml"), @"missing.toml: there is no such file. Help: check the path; a built-in variant is named without a path, such as `classic`.");
        assert_snapshot!(folder.said("folder.toml"), @"folder.toml: this is a directory, not a file. Help: name a descriptor file in it.");
        assert_snapshot!(folder.said("long.toml"), @"long.toml: the file is longer than 1048576 bytes, the most a descriptor may have. Help: check that this is a descriptor; 4096 cells need far less.");
        assert_snapshot!(folder.said("binary.toml"), @"binary.toml: line 3 is not UTF-8 text. Help: save the file as UTF-8.");
        assert_snapshot!(folder.said("blank.toml"), @r#"blank.toml: the descriptor is empty. Help: two lines are enough: extends = "classic" and what is different."#);
    }

    #[test]
    fn extends_in_circles_and_to_nowhere() {
        let folder = Folder::with(&[
            ("a.toml", b"extends = \"./b.toml\""),
            ("b.toml", b"# first a comment\nextends = \"c.toml\""),
            ("c.toml", b"extends = \"./a.toml\""),
            ("self.toml", b"extends = \"self.toml\""),
            ("lost.toml", b"extends = \"./nowhere.toml\""),
            ("typo.toml", b"extends = \"clasic\""),
            ("bare.toml", b"extends = \"lost\""),
            (
                "child.toml",
                b"extends = \"./broken.toml\"\n[board]\nwidth = 6",
            ),
            (
                "broken.toml",
                b"[board]\nwidth = 8\nheight = 8\n[opening]\nlayuot = \"diagonal\"",
            ),
        ]);
        assert_snapshot!(folder.said("a.toml"), @"c.toml:1:11: `extends` goes round in a circle: a.toml → b.toml → c.toml → a.toml (key extends). Help: take the `extends` out of one of them and describe its board there.");
        assert_snapshot!(folder.said("self.toml"), @"self.toml:1:11: `extends` goes round in a circle: self.toml → self.toml (key extends). Help: take the `extends` out of one of them and describe its board there.");
        assert_snapshot!(folder.said("lost.toml"), @"lost.toml:1:11: nowhere.toml: there is no such file (key extends). Help: check the path; a built-in variant is named without a path, such as `classic`.");
        assert_snapshot!(folder.said("typo.toml"), @"typo.toml:1:11: there is no variant `clasic` (key extends). Help: did you mean `classic`? `outflank variants` lists them all; a file is named by its path, such as `./my.toml`.");
        assert_snapshot!(folder.said("bare.toml"), @"bare.toml:1:11: there is no variant `lost` (key extends). Help: a file is named by its path: `./lost.toml`.");
        assert_snapshot!(folder.said("child.toml"), @"broken.toml:5:1: there is no key `layuot` here (key opening.layuot). Help: did you mean `layout`?");
    }

    #[test]
    fn a_text_reads_no_files() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("variants/classic.toml");
        let text = format!("extends = {:?}", here.to_str().unwrap());
        assert!(said(&text).contains("that is not in a file cannot extend the file"));
        assert_snapshot!(said("extends = \"./classic.toml\""), @"t.toml:1:11: a descriptor that is not in a file cannot extend the file `./classic.toml` (key extends). Help: extend a built-in variant such as `classic`.");
    }

    #[test]
    fn what_an_extended_file_says_wrong_is_shown_there() {
        let folder = Folder::with(&[
            (
                "base.toml",
                b"[board]\nwidth = 8\n[opening.discs]\nBlack = [\"a1\", \"h8\"]",
            ),
            (
                "small.toml",
                b"extends = \"./base.toml\"\n[board]\nwidth = 6",
            ),
        ]);
        assert_snapshot!(folder.said("small.toml"), @"base.toml:4:16: there is no cell `h8` on this board (key opening.discs.Black[2]). Help: name a cell of the board, such as `a1`; small.toml takes this over from base.toml and can say otherwise.");
    }

    #[test]
    fn extends_is_seen_from_the_file() {
        let folder = Folder::with(&[
            (
                "base.toml",
                b"[board]\nwidth = 6\n[opening]\nlayout = \"diagonal\"",
            ),
            (
                "classic.toml",
                b"extends = \"classic\"\n[board]\nheight = 6",
            ),
        ]);
        fs::create_dir(folder.path("sub")).unwrap();
        fs::write(
            folder.path("sub/wide.toml"),
            "extends = \"../base.toml\"\n[board]\nheight = 8",
        )
        .unwrap();
        let cells = |name: &str| {
            let variant = Variant::load(folder.path(name).to_str().unwrap()).unwrap();
            (variant.name().to_owned(), variant.board().graph().len())
        };
        assert_eq!(cells("sub/wide.toml"), ("wide".into(), 48));
        // A file may share its name with the built-in variant it extends.
        assert_eq!(cells("classic.toml"), ("classic".into(), 48));
    }
}
