//! Folders and archives: counted first, then opened.

use super::archives::{gz, zip, zip_that_claims};
use super::program::{Program, START};
use egui::Key;
use std::fs;
use std::path::Path;
use tabiya::app::update::update;
use tabiya::features::files::DialogAnswer;
use tabiya::features::files::queries::MAX_DOCUMENTS;
use tabiya::model::action::{Action, FilesAction};
use tabiya::model::state::State;
use tabiya_desktop::tasks::{AnyWork, Runner, TaskId};
use tempfile::TempDir;

const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";

fn write(folder: &Path, name: &str, content: impl AsRef<[u8]>) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, content).unwrap();
}

fn names(program: &Program) -> Vec<String> {
    program
        .state()
        .shared
        .documents
        .iter()
        .map(State::name_of)
        .collect()
}

#[test]
fn the_files_of_a_folder_are_counted_before_they_are_opened() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "b.fen", START);
    write(folder.path(), "a/deep/kings.EPD", KINGS);
    write(folder.path(), "readme.txt", "no positions");
    write(folder.path(), "a/games.pgn", "[Event \"?\"]");
    let mut program = Program::on_file(folder.path());
    assert!(program.has("Open 2 files (83 bytes)?"));
    assert_eq!(names(&program), ["Untitled"]);
    program.click("Open all");
    assert_eq!(names(&program), ["kings.EPD", "b.fen"]);
    assert_eq!(program.fen(), START);
}

#[test]
fn a_folder_includes_packed_files_of_every_format() {
    let folder = TempDir::new().unwrap();
    for ending in ["gz", "zst", "bz2", "zip"] {
        write(folder.path(), &format!("a.epd.{ending}"), "packed");
        write(folder.path(), &format!("games.pgn.{ending}"), "packed");
    }
    let program = Program::on_file(folder.path());
    assert!(program.has("Open 4 files (24 bytes)?"));
}

#[test]
fn cancelling_the_question_opens_nothing_from_a_folder() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "b.fen", START);
    let mut program = Program::on_file(folder.path());
    assert!(program.has("Open one file (56 bytes)?"));
    program.click("Cancel");
    assert_eq!(names(&program), ["Untitled"]);
}

#[cfg(unix)]
#[test]
fn a_link_back_to_the_folder_duplicates_no_file() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "inner/one.fen", START);
    std::os::unix::fs::symlink(folder.path(), folder.path().join("inner/back")).unwrap();
    std::os::unix::fs::symlink("nowhere.fen", folder.path().join("dangling.fen")).unwrap();
    let mut program = Program::on_file(folder.path());
    assert!(program.has("Open one file (56 bytes)?"));
    program.click("Open all");
    assert_eq!(names(&program), ["one.fen"]);
}

#[test]
fn a_file_at_the_end_of_hundreds_of_folders_is_found() {
    let folder = TempDir::new().unwrap();
    let deep = vec!["d"; 700].join("/");
    write(folder.path(), &format!("{deep}/one.fen"), START);
    let program = Program::on_file(folder.path());
    assert!(program.has("Open one file (56 bytes)?"));
}

#[test]
fn a_folder_without_positions_is_reported() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "notes.txt", "nothing");
    let program = Program::on_file(folder.path());
    assert!(program.says("There are no .fen or .epd files in"));
}

#[test]
fn files_on_the_command_line_open_at_once_and_folders_after_a_question() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "one.fen", START);
    write(folder.path(), "two.txt", KINGS);
    write(folder.path(), "all/three.epd", KINGS);
    let (one, two) = (folder.path().join("one.fen"), folder.path().join("two.txt"));
    let mut program = Program::on_paths(&[&one, &two, &folder.path().join("all")]);
    assert_eq!(names(&program), ["one.fen", "two.txt"]);
    assert!(program.has("Open one file (27 bytes)?"));
    program.click("Open all");
    assert_eq!(names(&program), ["one.fen", "two.txt", "three.epd"]);
}

#[test]
fn many_files_can_be_opened_as_one_list() {
    let folder = TempDir::new().unwrap();
    for number in 1..=21 {
        let line = format!("8/8/8/8/8/8/8/K6k w - - 0 {number}");
        // Some have a line end after their last line, and some have none.
        let end = if number % 2 == 0 { "\n" } else { "" };
        write(folder.path(), &format!("{number:02}.fen"), line + end);
    }
    let mut program = Program::on_file(folder.path());
    program.click("Open as one list");
    assert_eq!(names(&program), ["Untitled"]);
    let document = program.state().shared.document();
    assert_eq!(document.rows().len(), 21);
    for number in 1..=21 {
        let expected = format!("8/8/8/8/8/8/8/K6k w - - 0 {number}");
        let line = document.rows().line(number - 1).unwrap();
        assert_eq!(String::from_utf8_lossy(&line), expected);
    }
    assert!(document.is_modified(), "it is nowhere on the disk");
}

#[test]
fn twenty_files_are_not_offered_as_one_list() {
    let folder = TempDir::new().unwrap();
    for number in 1..=20 {
        write(folder.path(), &format!("{number}.fen"), KINGS);
    }
    let program = Program::on_file(folder.path());
    assert!(program.has("Open all"));
    assert!(!program.has("Open as one list"));
}

#[test]
fn a_folder_is_opened_from_the_built_in_dialog() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "inner/one.fen", START);
    let mut program = Program::start();
    program.menu("File", "Open folder…");
    program.paste_into_field(&format!("{}/", folder.path().display()));
    program.key(Key::Enter);
    program.click("Open this folder");
    assert!(program.has("Open one file (56 bytes)?"));
}

#[test]
fn a_gzipped_book_opens_and_is_saved_elsewhere_under_its_own_name() {
    let folder = TempDir::new().unwrap();
    let packed = gz(format!("{KINGS}\n{START}\n").as_bytes());
    write(folder.path(), "book.epd.gz", &packed);
    let path = folder.path().join("book.epd.gz");
    let mut program = Program::on_file(&path);
    assert_eq!(names(&program), ["book.epd"]);
    assert_eq!(program.state().shared.document().rows().len(), 2);
    assert_eq!(program.state().shared.document().path(), None);
    assert!(!program.state().shared.document().is_modified());
    program.drag("a1", "a2");
    program.ctrl(Key::S);
    // The program's own dialog asks for a place, and offers the former name.
    assert!(program.has("Save to a file"));
    assert_eq!(
        program.state().files.dialog.as_ref().unwrap().name,
        "book.epd"
    );
    program.key(Key::Enter);
    let saved = fs::read_to_string(folder.path().join("book.epd")).unwrap();
    assert_eq!(saved, format!("8/8/8/8/8/8/K7/7k w - - 0 1\n{START}\n"));
    assert_eq!(fs::read(&path).unwrap(), packed, "the archive is untouched");
}

#[test]
fn an_open_archive_is_shown_and_not_opened_twice() {
    let folder = TempDir::new().unwrap();
    write(folder.path(), "book.fen.gz", gz(KINGS.as_bytes()));
    let path = folder.path().join("book.fen.gz");
    let mut program = Program::on_file(&path);
    let answer = DialogAnswer::Chosen(vec![path]);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.ctrl(Key::O);
    assert_eq!(names(&program), ["book.fen"]);
}

#[test]
fn a_zip_archive_with_one_collection_opens_at_once() {
    let folder = TempDir::new().unwrap();
    let files = [
        ("readme.md", &b"Positions"[..]),
        ("book/kings.fen", KINGS.as_bytes()),
    ];
    write(folder.path(), "book.zip", zip(&files));
    let program = Program::on_file(&folder.path().join("book.zip"));
    assert_eq!(names(&program), ["kings.fen"]);
    assert_eq!(program.fen(), KINGS);
    assert_eq!(program.state().shared.document().path(), None);
}

#[test]
fn a_zip_archive_with_several_collections_is_counted_first() {
    let folder = TempDir::new().unwrap();
    let files = [("a.fen", KINGS.as_bytes()), ("b.epd", START.as_bytes())];
    write(folder.path(), "books.zip", zip(&files));
    let mut program = Program::on_file(&folder.path().join("books.zip"));
    assert!(program.has("Open 2 files (83 bytes)?"));
    program.click("Open all");
    assert_eq!(names(&program), ["a.fen", "b.epd"]);
    assert_eq!(program.fen(), START);
}

#[test]
fn a_damaged_archive_is_reported_and_nothing_is_opened() {
    let folder = TempDir::new().unwrap();
    let mut packed = gz(KINGS.repeat(1000).as_bytes());
    packed.truncate(packed.len() / 2);
    write(folder.path(), "book.fen.gz", packed);
    let program = Program::on_file(&folder.path().join("book.fen.gz"));
    assert_eq!(names(&program), ["Untitled"]);
    assert!(!program.state().shared.failures.is_empty());
}

#[test]
fn a_folder_without_positions_is_reported_even_if_a_file_opens() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("empty")).unwrap();
    write(folder.path(), "one.fen", START);
    let (empty, one) = (folder.path().join("empty"), folder.path().join("one.fen"));
    let program = Program::on_paths(&[&empty, &one]);
    assert_eq!(names(&program), ["one.fen"]);
    assert!(program.says("There are no .fen or .epd files in"));
}

#[test]
fn an_unreadable_file_is_left_out_of_one_list() {
    let folder = TempDir::new().unwrap();
    for number in 1..=21 {
        let line = format!("8/8/8/8/8/8/8/K6k w - - 0 {number}");
        write(folder.path(), &format!("{number:02}.fen"), line);
    }
    write(folder.path(), "03.fen", b"\0\x01\x02\x03 binary \0\0");
    let mut program = Program::on_file(folder.path());
    program.click("Open as one list");
    let rows = program.state().shared.document().rows();
    assert_eq!(rows.len(), 20);
    assert_eq!(&*rows.line(2).unwrap(), b"8/8/8/8/8/8/8/K6k w - - 0 4");
    assert!(program.says("03.fen is not a text file"));
}

#[test]
fn several_files_are_appended_in_the_chosen_order() {
    let folder = TempDir::new().unwrap();
    // The first takes longer to read than the others.
    write(folder.path(), "a.fen", format!("{KINGS}\n").repeat(50_000));
    write(folder.path(), "b.fen", format!("# b\n{START}"));
    write(folder.path(), "c.fen", "# c\n");
    write(folder.path(), "to.fen", START);
    let path = |name| folder.path().join(name);
    let mut program = Program::on_file(&path("to.fen"));
    let chosen = vec![
        path("a.fen"),
        path("b.fen"),
        path("none.fen"),
        path("c.fen"),
    ];
    let answer = DialogAnswer::Chosen(chosen);
    program.dialogs.borrow_mut().open.push_back(answer);
    program.menu("Collection", "Append a file…");
    let rows = program.state().shared.document().rows();
    assert_eq!(rows.len(), 50_004);
    let line = |row| String::from_utf8(rows.line(row).unwrap().into_owned()).unwrap();
    assert_eq!([line(0), line(50_000)], [START, KINGS]);
    assert_eq!(
        [line(50_001), line(50_002), line(50_003)],
        ["# b", START, "# c"]
    );
    assert!(program.says("none.fen"));
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 1);
}

#[test]
fn lines_are_never_saved_over_their_archive() {
    let folder = TempDir::new().unwrap();
    let packed = gz(KINGS.as_bytes());
    write(folder.path(), "book.epd.gz", &packed);
    let path = folder.path().join("book.epd.gz");
    let mut program = Program::on_file(&path);
    // The system's dialog has asked about overwriting it.
    let answer = DialogAnswer::Chosen(path.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.drag("a1", "a2");
    program.ctrl(Key::S);
    assert!(program.says("does not write compressed files"));
    assert_eq!(fs::read(&path).unwrap(), packed);
    assert!(program.state().shared.document().is_modified());
}

#[test]
fn the_rest_of_many_names_can_be_shown_by_mouse_and_by_keys() {
    let folder = TempDir::new().unwrap();
    for number in 0..60 {
        write(folder.path(), &format!("{number:02}.fen"), START);
    }
    let mut program = Program::on_file(folder.path());
    assert!(program.has("05.fen") && !program.has("06.fen"));
    program.click("Show 54 more");
    assert!(program.has("06.fen") && !program.has("59.fen"));
    assert!(!program.has("Show 54 more"));
    assert!(program.is_focused("Open all"));
    program.key(Key::End);
    program.run();
    assert!(program.has("59.fen") && !program.has("00.fen"));
    program.key(Key::PageUp);
    program.run();
    assert!(!program.has("59.fen") && !program.has("00.fen"));
    program.key(Key::Home);
    program.run();
    assert!(program.has("00.fen"));
    program.key(Key::Escape);
    assert!(program.state().shared.question().is_none());

    // Another question shows only the first few at first; Tab also leads to the button.
    program.paste(&format!("{START}\n").repeat(7));
    assert!(program.has("Show one more"));
    // The most useful button is the last one and has the focus.
    let is_reached = (0..6).any(|_| {
        program.key_with(egui::Modifiers::SHIFT, Key::Tab);
        program.is_focused("Show one more")
    });
    assert!(is_reached);
    program.key(Key::Space);
    assert!(!program.has("Show one more"));
}

#[test]
fn an_archive_with_false_sizes_is_counted() {
    let folder = TempDir::new().unwrap();
    let packed = zip_that_claims(&["a.fen", "b.fen"], u64::MAX);
    write(folder.path(), "books.zip", packed);
    let mut program = Program::on_file(&folder.path().join("books.zip"));
    assert!(program.says("Open 2 files ("));
    program.click("Open all");
    assert!(!program.state().shared.documents.is_empty());
}

#[test]
fn files_beyond_the_limit_of_tabs_are_reported() {
    let folder = TempDir::new().unwrap();
    let name = |number| folder.path().join(format!("nowhere-{number}.fen"));
    let names: Vec<_> = (0..2_000).map(name).collect();
    let paths: Vec<_> = names.iter().map(|name| &**name).collect();
    let program = Program::on_paths(&paths);
    let failures = program.state().shared.failures.join("\n");
    assert!(
        failures.contains("1,501 files were not opened"),
        "{failures}"
    );
    assert!(failures.contains("nowhere-498.fen"));
    assert!(!failures.contains("nowhere-499.fen"));
}

#[test]
fn texts_beyond_the_limit_of_tabs_are_reported() {
    let texts = (0..600).map(|_| Action::from(FilesAction::OpenText(KINGS.to_owned())));
    let inputs = (0..600).map(|_| {
        Action::from(FilesAction::OpenInput {
            begun: KINGS.into(),
            goes_on: false,
        })
    });
    let mut state = State::new();
    let mut runner = Unheard;
    for action in texts.chain(inputs) {
        update(&mut state, action, &mut runner);
    }
    assert_eq!(state.shared.documents.len(), MAX_DOCUMENTS);
    assert_eq!(state.files.room(&state.shared), 0);
    assert!(
        state
            .shared
            .failures
            .concat()
            .contains("not everything was opened")
    );
}

/// A runner that does no work.
struct Unheard;

impl Runner for Unheard {
    fn start(&mut self, _id: TaskId, _work: Box<dyn AnyWork>) {}

    fn cancel(&mut self, _id: TaskId) {}
}
