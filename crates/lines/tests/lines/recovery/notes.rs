//! Notes on rows in journals.

use super::workshop::{Workshop, lines_of, restored, rows_of};
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tabiya_lines::recovery::{BaseOf, JournalNote, NoteBody, Restored};

/// A body that counts how often it is written.
#[derive(Debug, Default)]
struct Counting {
    text: Vec<u8>,
    count: AtomicUsize,
}

impl Counting {
    fn new(text: &[u8]) -> Arc<Self> {
        Arc::new(Self {
            text: text.to_vec(),
            count: AtomicUsize::new(0),
        })
    }
}

impl NoteBody for Counting {
    fn text(&self) -> Vec<u8> {
        self.count.fetch_add(1, Ordering::Relaxed);
        self.text.clone()
    }
}

fn note(head: &str, body: &Arc<Counting>) -> JournalNote {
    JournalNote {
        head: head.as_bytes().to_vec(),
        body: Arc::clone(body) as Arc<dyn NoteBody>,
    }
}

fn texts(restored: &Restored) -> Vec<(String, String)> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let notes = restored.notes.iter();
    notes
        .map(|note| (text(&note.head), text(&note.body)))
        .collect()
}

fn pair(head: &str, body: &str) -> (String, String) {
    (head.to_owned(), body.to_owned())
}

#[test]
fn the_notes_of_the_last_write_are_restored_and_each_body_is_written_once() {
    let workshop = Workshop::with_file(b"one\ntwo\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    let (first, second) = (Counting::new(b"first"), Counting::new(b""));
    let write = |notes: &[JournalNote]| journal.write_with(&rows, 0, notes).unwrap();
    write(&[note("a", &first)]);
    write(&[note("b", &first), note("c", &second), note("d", &first)]);
    write(&[note("b", &first), note("c", &second), note("e", &first)]);
    let counts = [&first, &second].map(|body| body.count.load(Ordering::Relaxed));
    assert_eq!(counts, [1, 1]);
    drop(journal);
    let restored = restored(&workshop.only_one_left());
    let expected = [pair("b", "first"), pair("c", ""), pair("e", "first")];
    assert_eq!(texts(&restored), expected);
    assert!(Arc::ptr_eq(
        &restored.notes[0].body,
        &restored.notes[2].body
    ));
}

#[test]
fn notes_that_were_removed_are_not_restored() {
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    let body = Counting::new(b"first");
    journal.write_with(&rows, 0, &[note("a", &body)]).unwrap();
    journal.write(&rows, 0).unwrap();
    drop(journal);
    assert_eq!(texts(&restored(&workshop.only_one_left())), []);
}

#[test]
fn a_long_body_and_many_notes_are_restored() {
    let workshop = Workshop::with_file(b"one\n");
    let rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    let long = "x".repeat(5 << 20);
    let body = Counting::new(long.as_bytes());
    let heads: Vec<String> = (0..3000).map(|head| format!("{head:01000}")).collect();
    let notes: Vec<_> = heads.iter().map(|head| note(head, &body)).collect();
    journal.write_with(&rows, 0, &notes).unwrap();
    let too_long = "y".repeat(1 << 20);
    let more = [&notes[..], &[note(&too_long, &body)]].concat();
    journal.write_with(&rows, 0, &more).unwrap();
    drop(journal);
    let restored = restored(&workshop.only_one_left());
    assert!(!restored.is_damaged);
    let found: Vec<_> = restored.notes.iter().map(|note| &note.head[..]).collect();
    let heads: Vec<_> = heads.iter().map(String::as_bytes).collect();
    assert_eq!(found, heads);
    let whole = |note: &tabiya_lines::recovery::RestoredNote| *note.body == *long.as_bytes();
    assert!(restored.notes.iter().all(whole));
}

#[test]
fn notes_of_a_write_that_was_cut_off_do_not_replace_those_before() {
    let workshop = Workshop::with_file(b"one\n");
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    let path = journal.folder().join("journal");
    let (first, second) = (Counting::new(b"first"), Counting::new(b"second"));
    journal.write_with(&rows, 0, &[note("a", &first)]).unwrap();
    let before = fs::read(&path).unwrap().len();
    let new = rows.add_own("new");
    rows.splice(0, 1, &[new]);
    journal.write_with(&rows, 0, &[note("b", &second)]).unwrap();
    drop(journal);
    let all = fs::read(&path).unwrap();
    for end in before..all.len() {
        fs::write(&path, &all[..end]).unwrap();
        let restored = restored(&workshop.only_one_left());
        assert_eq!(texts(&restored), [pair("a", "first")]);
        assert_eq!(lines_of(&rows_of(&restored)), [b"one"]);
    }
    fs::write(&path, &all).unwrap();
    let restored = restored(&workshop.only_one_left());
    assert_eq!(texts(&restored), [pair("b", "second")]);
}
