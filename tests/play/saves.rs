use std::fs;
use std::time::Duration;

use outflank::term::{Autosave, Place, SavedGame, StoreError, Target, load_game, save_game};
use tempfile::tempdir;

use crate::table::Table;

fn some_game() -> SavedGame {
    let mut table = Table::new("classic", "human,human");
    table.type_lines("d3 c5 d6");
    SavedGame::of(&table.session, Duration::ZERO)
}

/// The error of a game whose text was changed.
fn refusal(change: impl FnOnce(String) -> String) -> String {
    let text = change(some_game().to_json());
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.json");
    fs::write(&path, text).unwrap();
    let error = load_game(&path).err().unwrap().to_string();
    error.replace(&path.display().to_string(), "GAME")
}

#[test]
fn a_game_is_saved_and_loaded() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.json");
    save_game(&some_game(), &path, Target::New).unwrap();
    let session = load_game(&path).unwrap();
    assert_eq!(session.record().plies(), 3);
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        1,
        "nothing left beside it"
    );
}

#[test]
fn broken_foreign_and_newer_files_say_so() {
    assert_eq!(
        refusal(|_| String::new()),
        "`GAME` is not a saved game of Outflank: it is empty"
    );
    assert_eq!(
        refusal(|_| "f5d6".into()),
        "`GAME` is not a saved game of Outflank: it is not JSON"
    );
    assert_eq!(
        refusal(|_| "[1, 2]".into()),
        "`GAME` is not a saved game of Outflank: it does not say `\"format\": \"outflank-game\"`"
    );
    let newer = refusal(|text| text.replace("\"version\": 1", "\"version\": 2"));
    assert!(
        newer.contains("was saved by a newer Outflank (its format is 2, this program reads 1)"),
        "{newer}"
    );
    let cut = refusal(|text| text[..text.len() / 2].into());
    assert!(cut.starts_with("`GAME` is damaged: "), "{cut}");
    let illegal = refusal(|text| text.replace("\"c5\"", "\"a1\""));
    assert_eq!(
        illegal,
        "`GAME` is damaged: event 2 is not possible: the move is not legal here"
    );
    let turn = refusal(|text| text.replace("\"player\":2", "\"player\":1"));
    assert_eq!(
        turn,
        "`GAME` is damaged: event 2 is not possible: it is another player's turn"
    );
    let seats = refusal(|text| text.replace("\"human\",", ""));
    assert!(seats.contains("1 seats for 2 players"), "{seats}");
    let other = refusal(|text| text.replace("\"position\": \"-", "\"position\": \"B"));
    assert!(
        other.contains("does not come out as it was saved"),
        "{other}"
    );
    let unknown = refusal(|text| text.replace("\"classic\"", "\"clasic\""));
    assert!(
        unknown.contains("needs the built-in variant `clasic`"),
        "{unknown}"
    );
}

#[test]
fn files_that_are_none_say_so() {
    let folder = tempdir().unwrap();
    let error = |path: &std::path::Path| load_game(path).err().unwrap().to_string();
    assert!(error(folder.path()).contains("it is a directory"));
    assert!(error(&folder.path().join("none")).ends_with("there is no such file"));
    let path = folder.path().join("bytes");
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert!(error(&path).contains("it is not UTF-8 text"));
}

#[test]
fn a_game_of_an_own_variant_stands_alone() {
    let folder = tempdir().unwrap();
    let descriptor = folder.path().join("narrow.toml");
    fs::write(&descriptor, "extends = \"classic\"\n[board]\nwidth = 6\n").unwrap();
    let mut table = Table::new(descriptor.to_str().unwrap(), "human,human");
    table.type_any();
    fs::remove_file(&descriptor).unwrap();
    let path = folder.path().join("game.json");
    save_game(
        &SavedGame::of(&table.session, table.now),
        &path,
        Target::New,
    )
    .unwrap();
    let session = load_game(&path).unwrap();
    assert_eq!(session.variant().board().graph().len(), 48);
    assert_eq!(session.variant().name(), "narrow");
    assert_eq!(session.position(), table.session.position());
}

#[test]
fn nothing_is_written_over_unless_asked() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("game.json");
    fs::write(&path, "dear diary").unwrap();
    let error = save_game(&some_game(), &path, Target::New).unwrap_err();
    assert!(matches!(error, StoreError::Exists { .. }));
    assert_eq!(fs::read_to_string(&path).unwrap(), "dear diary");
    save_game(&some_game(), &path, Target::Replace).unwrap();
    assert!(load_game(&path).is_ok());
    let error = save_game(&some_game(), folder.path(), Target::Replace).unwrap_err();
    assert!(error.to_string().contains("it is not an ordinary file"));
}

#[test]
fn each_game_is_kept_in_a_file_of_its_own() {
    let folder = tempdir().unwrap();
    let place = Place::Folder(folder.path().join("deep").join("games"));
    let mut games = [Autosave::new(place.clone()), Autosave::new(place)];
    for autosave in &mut games {
        autosave.keep(&some_game()).unwrap();
        autosave.keep(&some_game()).unwrap();
    }
    let [one, other] = &mut games;
    assert_ne!(one.path(), other.path());
    let path = one.path().unwrap().to_owned();
    assert!(load_game(&path).is_ok());
    one.forget();
    assert!(!path.exists());
    assert!(other.path().unwrap().exists());
}

#[test]
fn a_file_that_is_there_is_left_alone_and_the_next_name_taken() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("mine.json");
    fs::write(&path, "dear diary").unwrap();
    let mut autosave = Autosave::new(Place::File(path.clone()));
    autosave.keep(&some_game()).unwrap();
    assert_eq!(autosave.path().unwrap(), folder.path().join("mine-2.json"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "dear diary");
}

#[test]
fn a_kept_game_that_goes_on_is_replaced_once_there_is_another() {
    let folder = tempdir().unwrap();
    let place = Place::Folder(folder.path().into());
    let mut first = Autosave::new(place.clone());
    first.keep(&some_game()).unwrap();
    let old = first.path().unwrap().to_owned();
    let mut second = Autosave::new(place);
    assert!(second.begin(&old));
    assert!(old.exists());
    second.keep(&some_game()).unwrap();
    assert!(!old.exists());
    assert!(second.path().unwrap().exists());
}

#[test]
fn games_that_were_left_are_found_the_latest_first() {
    let folder = tempdir().unwrap();
    let place = Place::Folder(folder.path().into());
    assert_eq!(place.games(), Vec::<std::path::PathBuf>::new());
    fs::write(folder.path().join("notes.txt"), "").unwrap();
    let mut games = [Autosave::new(place.clone()), Autosave::new(place.clone())];
    let times = [2000, 1000].map(|seconds| std::time::UNIX_EPOCH + Duration::from_secs(seconds));
    for (autosave, time) in games.iter_mut().zip(times) {
        autosave.keep(&some_game()).unwrap();
        let file = fs::File::options()
            .write(true)
            .open(autosave.path().unwrap());
        file.unwrap().set_modified(time).unwrap();
    }
    let paths = games.map(|autosave| autosave.path().unwrap().to_owned());
    assert_eq!(place.games(), paths);
}
