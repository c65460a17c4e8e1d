//! Files of the user to which lines are appended, and those that are written as a whole.

use std::fs;
use tabiya_lines::user_log::{append, read};
use tabiya_lines::user_text;

#[test]
fn lines_are_appended_after_a_head_and_a_torn_line_stays_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new").join("log.txt");
    assert_eq!(read(&path).unwrap(), b"");
    append(&path, "head", "one").unwrap();
    append(&path, "head", "two").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"head\none\ntwo\n");
    fs::write(&path, "head\none\ntw").unwrap();
    append(&path, "head", "three").unwrap();
    assert_eq!(read(&path).unwrap(), b"head\none\ntw\nthree\n");
}

#[test]
fn lines_of_many_writers_are_all_there_and_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.txt");
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let path = &path;
            scope.spawn(move || {
                for number in 0..20 {
                    append(path, "head", &format!("{writer} {number}")).unwrap();
                }
            });
        }
    });
    let text = fs::read_to_string(&path).unwrap();
    let mut lines: Vec<_> = text.lines().skip(1).collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!((text.lines().next(), lines.len()), (Some("head"), 80));
}

#[test]
fn a_folder_in_the_place_of_the_file_is_reported_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.txt");
    fs::create_dir(&path).unwrap();
    assert!(append(&path, "head", "one").is_err());
    assert!(read(&path).is_err());
    assert!(path.is_dir());
}

#[test]
fn a_text_is_replaced_as_a_whole_or_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new").join("games");
    for text in [&b"one\n\xff"[..], b"", b"two"] {
        user_text::write(&path, text).unwrap();
        assert_eq!(user_text::read(&path).unwrap(), text);
    }
    let place = folder.path().join("folder");
    fs::create_dir(&place).unwrap();
    assert!(user_text::write(&place, b"three").is_err());
    assert!(place.is_dir());
}
