//! Descriptors that describe nothing.

use super::{Folder, Ran, run};

/// Shows the board of a descriptor with this text.
fn show(text: &str) -> Ran {
    let folder = Folder::new();
    let path = folder.file("mine.toml", text);
    run(&format!("show -V {path}"))
}

#[test]
fn an_unknown_variant_suggests_those_that_are_like_it() {
    run("moves -V clasic").refused(&["`clasic`", "did you mean `classic`?"]);
    run("play -V tricolor5").refused(&["tricolo"]);
    run("perft --depth 1 -V zebra").refused(&["`zebra`", "`outflank variants` lists them all"]);
}

#[test]
fn a_misspelt_key_suggests_the_key_that_was_meant() {
    show("[board]\nshape = \"square\"\nwidht = 8\n").refused(&[
        "mine.toml:3:1",
        "`widht`",
        "did you mean `width`?",
    ]);
}

#[test]
fn a_wrong_type() {
    show("[board]\nwidth = \"eight\"\n").refused(&["mine.toml:2:9", "a string", "a whole number"]);
}

#[test]
fn two_discs_on_a_cell() {
    let text = "extends = \"classic\"\n[opening.discs]\nBlack = [\"a1\"]\nWhite = [\"a1\"]\n";
    show(text).refused(&["mine.toml:4", "`a1` gets two discs", "Black", "White"]);
}

#[test]
fn a_disc_on_a_hole() {
    let text =
        "extends = \"classic\"\n[board]\nholes = [\"a1\"]\n[opening.discs]\nBlack = [\"a1\"]\n";
    show(text).refused(&["mine.toml:5", "`a1` is a hole"]);
}

#[test]
fn sides_of_nothing_and_of_too_much() {
    for side in [0, 100_000] {
        let text = format!("[board]\nshape = \"hexagon\"\nside = {side}\n");
        show(&text).refused(&[
            "mine.toml:3:8",
            &format!("{side} is out of bounds: 1 to 37"),
        ]);
        let text = format!("extends = \"classic\"\n[board]\nwidth = {side}\n");
        show(&text).refused(&["mine.toml:3:9", "out of bounds"]);
    }
    show("extends = \"classic\"\n[board]\nwidth = -8\n").refused(&["mine.toml:3:9", "-8"]);
}

#[test]
fn unreachable_cells() {
    let map = "[board]\nshape = \"cells\"\nmap = \"\"\"\n....\n....\n....\n....\n\n.\n\"\"\"\n\
               [opening]\nlayout = \"empty\"\ndiscs = {Black = [\"b2\", \"c3\"], White = [\"b3\", \"c2\"]}\n";
    show(map).refused(&["mine.toml", "no link joins", "a6"]);
}

#[test]
fn links_to_nowhere() {
    let text = "extends = \"classic\"\n[board]\nlinks = [\"a1 north z9\"]\n";
    show(text).refused(&["mine.toml:3", "z9"]);
}

#[test]
fn descriptors_that_extend_each_other() {
    let folder = Folder::new();
    let one = folder.file("one.toml", "extends = \"two.toml\"\n");
    folder.file("two.toml", "extends = \"./one.toml\"\n");
    run(&format!("show -V {one}")).refused(&["circle", "one.toml", "two.toml"]);
}

#[test]
fn files_that_are_no_descriptors() {
    let folder = Folder::new();
    let of = |path: &str| run(&format!("show -V {path}"));
    of("./no-such-file.toml").refused(&["no-such-file.toml", "there is no such file"]);
    std::fs::create_dir(folder.path("folder.toml")).unwrap();
    of(folder.path("folder.toml").to_str().unwrap()).refused(&["this is a directory"]);
    of(&folder.file("empty.toml", "")).refused(&["empty"]);
    of(&folder.file("latin-1.toml", b"# gr\xfcn\n")).refused(&["line 1 is not UTF-8"]);
    let large = folder.path("large.toml");
    let file = std::fs::File::create(&large).unwrap();
    file.set_len(100_000_000).unwrap();
    of(large.to_str().unwrap()).refused(&["longer than", "bytes"]);
}

#[cfg(unix)]
#[test]
fn a_file_that_the_system_does_not_let_us_read() {
    let folder = Folder::new();
    let path = folder.path("socket.toml");
    let _socket = std::os::unix::net::UnixListener::bind(&path).unwrap();
    run(&format!("show -V {}", path.display())).refused(&["socket.toml", "cannot be read"]);
}

#[test]
fn several_problems_are_one_paragraph_with_the_way_to_the_others() {
    show("[board]\nwidht = 8\nheigth = 8\n").refused(&["widht", "`outflank check` shows all 2"]);
}

#[test]
fn an_opening_line_that_cannot_be_played() {
    show("extends = \"classic\"\n[opening]\nmoves = [\"d3\", \"a1\"]\n")
        .refused(&["move 2", "a1", "White"]);
}
