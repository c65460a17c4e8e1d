//! Archives in the window: errors are reported, nothing is written outside the right places, and an archive
//! that unpacks without end is stopped.

use super::archives::{bomb, gz, with_directory, with_end, with_local, zip};
use super::bounded::assert_tame;
use super::corpus::{EVIL, KINGS, START};
use super::window;
use egui::Key;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use tabiya::model::state::State;
use tabiya_lines::{LoadError, OpeningLimits, load_with};
use tempfile::TempDir;

fn all_names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

/// The names of the open documents after an archive was opened, and whether nothing failed.
fn opened(bytes: &[u8]) -> (Vec<String>, bool) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("book.zip");
    fs::write(&path, bytes).unwrap();
    let mut program = window::on_file(&path);
    if program.has("Open all") {
        program.click("Open all");
    }
    let names = program
        .state()
        .shared
        .documents
        .iter()
        .map(State::name_of)
        .collect();
    assert_eq!(all_names(folder.path()), ["book.zip"]);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    (names, program.state().shared.failures.is_empty())
}

#[test]
fn truncated_extended_and_multi_part_gzip_files_are_handled() {
    let packed = gz(format!("{KINGS}\n").repeat(100).as_bytes());
    let twice = [packed.clone(), gz(START.as_bytes())].concat();
    let garbage = [packed.clone(), b"garbage".to_vec()].concat();
    let nothing = [packed.clone(), vec![0; 100]].concat();
    for (what, bytes, rows) in [
        ("whole", &packed, Some(100)),
        ("two parts", &twice, Some(101)),
        ("garbage behind", &garbage, None),
        ("NULs behind", &nothing, None),
        ("cut", &packed[..packed.len() - 9].to_vec(), None),
        ("its head alone", &packed[..10].to_vec(), None),
        ("three bytes", &packed[..3].to_vec(), None),
        (
            "a wrong sum",
            &[&packed[..packed.len() - 5], b"12345"].concat(),
            None,
        ),
        ("gzip in gzip", &gz(&packed), None),
        (
            "zip in gzip",
            &gz(&zip(&[("a.fen", KINGS.as_bytes())])),
            None,
        ),
    ] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("book.fen.gz");
        fs::write(&path, bytes).unwrap();
        let program = window::on_file(&path);
        let has = program.state().shared.document().rows().len();
        match rows {
            Some(rows) => assert_eq!(has, rows, "{what}"),
            None => assert!(!program.state().shared.failures.is_empty(), "{what}"),
        }
    }
}

#[test]
fn names_from_an_archive_are_used_without_their_path() {
    let evil = format!("{EVIL}.fen");
    for name in [
        "../../../../../../../../tmp/tabiya-owned.fen",
        "/tmp/tabiya-owned.fen",
        "C:\\tabiya-owned.fen",
        "..\\..\\tabiya-owned.fen",
        "a/../../tabiya-owned.fen",
        "-rf",
        ".",
        "..",
        "a\nb.fen",
        &evil,
        &"long".repeat(5000),
    ] {
        let (names, is_fine) = opened(&zip(&[(name, KINGS.as_bytes())]));
        assert!(is_fine, "{name}");
        assert_eq!(names.len(), 1);
        assert!(!names[0].contains(['/', '\\']), "{names:?}");
        assert_tame(&names[0], name);
        assert!(!Path::new("/tmp/tabiya-owned.fen").exists());
    }
}

#[test]
fn content_of_an_archive_is_saved_where_the_user_says() {
    let folder = TempDir::new().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let path = inner.join("book.zip");
    fs::write(&path, zip(&[("../owned.fen", KINGS.as_bytes())])).unwrap();
    let mut program = window::on_file(&path);
    program.drag("a1", "a2");
    // The program's own dialog asks for a path.
    program.ctrl(Key::S);
    assert_eq!(
        program.state().files.dialog.as_ref().unwrap().name,
        "owned.fen"
    );
    program.key(Key::Enter);
    assert_eq!(all_names(&inner), ["book.zip", "owned.fen"]);
    assert_eq!(all_names(folder.path()), ["inner"]);
}

#[test]
fn inconsistent_archives_are_reported_and_sound_ones_opened() {
    let sound = zip(&[("a.fen", KINGS.as_bytes()), ("b.fen", START.as_bytes())]);
    assert_eq!(
        opened(&sound),
        (vec!["a.fen".to_owned(), "b.fen".to_owned()], true)
    );
    let most = [0xff; 4];
    for (what, bytes) in [
        (
            "a size of four gigabytes",
            with_directory(sound.clone(), 24, &most),
        ),
        (
            "a packed size of four gigabytes",
            with_directory(sound.clone(), 20, &most),
        ),
        ("no size", with_directory(sound.clone(), 24, &[0; 4])),
        ("entries far away", with_directory(sound.clone(), 42, &most)),
        (
            "both files at the beginning",
            with_directory(sound.clone(), 42, &[0; 4]),
        ),
        (
            "names of 65535 bytes",
            with_directory(sound.clone(), 28, &most[..2]),
        ),
        (
            "remarks of 65535 bytes",
            with_directory(sound.clone(), 32, &most[..2]),
        ),
        (
            "a password",
            with_directory(with_local(sound.clone(), 6, &[1, 0]), 8, &[1, 0]),
        ),
        (
            "packed by method 99",
            with_directory(with_local(sound.clone(), 8, &[99, 0]), 10, &[99, 0]),
        ),
        ("a wrong sum", with_directory(sound.clone(), 16, &most)),
        ("65535 files", with_end(sound.clone(), 8, &most)),
        ("a directory far away", with_end(sound.clone(), 16, &most)),
        (
            "a directory of four gigabytes",
            with_end(sound.clone(), 12, &most),
        ),
        (
            "a directory of itself",
            with_end(sound.clone(), 16, &[0; 4]),
        ),
        ("its beginning alone", sound[..sound.len() - 23].to_vec()),
        ("no end", sound[..20].to_vec()),
        ("no files", zip(&[])),
        ("only folders", zip(&[("a/", b""), ("b/", b"")])),
        (
            "an archive in an archive",
            zip(&[("a.fen", &zip(&[("a.fen", KINGS.as_bytes())]))]),
        ),
        ("gzip in zip", zip(&[("a.fen", &gz(KINGS.as_bytes()))])),
    ] {
        let (names, is_fine) = opened(&bytes);
        // Either an error is reported, or the packed content is open.
        assert!(!is_fine || names != ["Untitled"], "{what}");
    }
}

#[test]
fn fifty_thousand_files_of_an_archive_are_counted_and_not_unpacked() {
    let names: Vec<_> = (0..50_000).map(|number| format!("{number}.fen")).collect();
    let files: Vec<_> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("many.zip");
    fs::write(&path, zip(&files)).unwrap();
    let program = window::on_file(&path);
    assert!(program.says("Open 50000 files"), "it was not asked");
    assert_eq!(program.state().shared.documents.len(), 1);
}

#[test]
fn an_oversized_archive_is_stopped_at_the_limit() {
    let limits = OpeningLimits {
        in_memory: 1 << 20,
        unpacked: 50 << 20,
    };
    // A hundred megabytes in half a megabyte; with another layer, in a few hundred bytes.
    let packed = bomb(b'\n', 100 << 20);
    assert!(packed.len() < 1 << 20);
    let zipped = zip(&[("a.fen", &vec![b' '; 100 << 20])]);
    for bytes in [packed, zipped] {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("bomb");
        fs::write(&path, &bytes).unwrap();
        let mut may_continue = |_, _| ControlFlow::Continue(());
        match load_with(&path, limits, &mut may_continue) {
            Err(LoadError::TooLarge { bytes, most }) => {
                assert_eq!(most, limits.unpacked);
                assert!(bytes < most + (1 << 20), "{bytes} were unpacked");
            }
            other => panic!("{other:?}"),
        }
    }
}
