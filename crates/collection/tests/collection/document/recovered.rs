//! Documents made of recovered lines.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_collection::document::{Document, DocumentId, FoundGames, OnDisk, RecoveredFor};
use tabiya_lines::{Rows, Saved, Source, Span};

const OLD: &str = "8/8/8/8/8/8/8/K6k w - - 0 1\nsecond\n";
const NEW: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// The file's lines, and spans that put a new one in the place of the first.
fn crash_recovery() -> (Rows, Vec<Span>) {
    let source = Source::from_bytes(OLD.as_bytes().to_vec()).unwrap();
    let mut rows = Rows::new(Arc::new(source));
    let new = rows.add_own_for(0, NEW);
    let second = Span::Source { first: 1, count: 1 };
    (rows, vec![new, second])
}

fn recovered(goes_to: RecoveredFor) -> Document {
    let (rows, spans) = crash_recovery();
    Document::recovered(
        DocumentId(7),
        rows,
        spans,
        0,
        goes_to,
        FoundGames::default(),
    )
}

fn seen() -> tabiya_lines::Fingerprint {
    let metadata = std::fs::metadata(env!("CARGO_MANIFEST_DIR")).unwrap();
    tabiya_lines::Fingerprint::of(&metadata)
}

fn in_file(holds_rows: bool) -> RecoveredFor {
    RecoveredFor::File {
        path: PathBuf::from("/x/a.epd"),
        seen: Some(seen()),
        holds_rows,
    }
}

fn bytes(document: &Document) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut may_continue = |_| std::ops::ControlFlow::Continue(());
    document
        .rows()
        .write_to(&mut bytes, &mut may_continue)
        .unwrap();
    bytes
}

#[test]
fn undo_leads_to_the_lines_of_the_file_and_redo_back_to_the_recovered_ones() {
    let mut document = recovered(in_file(true));
    let new = format!("{NEW}\nsecond\n");
    assert_eq!(bytes(&document), new.as_bytes());
    assert!(document.is_modified() && document.can_undo());
    assert_eq!(document.row(), 0);
    assert!(matches!(document.on_disk(), OnDisk::AsRead));
    assert!(document.undo());
    assert_eq!(bytes(&document), OLD.as_bytes());
    assert!(!document.is_modified() && !document.can_undo());
    assert!(document.redo());
    assert_eq!(bytes(&document), new.as_bytes());
    assert!(document.is_modified());
}

#[test]
fn recovered_lines_without_a_file_stay_modified_after_undo() {
    let nowhere = RecoveredFor::NoFile(Some(PathBuf::from("/x/a.epd")));
    for goes_to in [nowhere, RecoveredFor::NoFile(None), in_file(false)] {
        let mut document = recovered(goes_to);
        assert!(document.is_modified());
        assert!(document.undo());
        assert!(document.is_modified());
        assert!(matches!(document.on_disk(), OnDisk::Other));
    }
}

#[test]
fn a_changed_file_gives_a_recovered_document_only_its_name_until_saved() {
    let path = PathBuf::from("/x/a.epd");
    let mut document = recovered(RecoveredFor::NoFile(Some(path.clone())));
    assert_eq!(document.path(), None);
    assert_eq!(document.fingerprint(), None);
    assert_eq!(document.meant_for(), Some(&*path));
    let saved = Saved {
        fingerprint: seen(),
        bytes: 1,
    };
    let rows = document.rows().clone();
    let elsewhere = PathBuf::from("/y/b.epd");
    document.mark_saved(elsewhere.clone(), document.state_id(), saved, rows);
    assert_eq!(document.path(), Some(&*elsewhere));
    assert_eq!(document.meant_for(), None);
    assert!(!document.is_modified());
}

#[test]
fn a_row_beyond_the_end_becomes_the_last_row() {
    let (rows, spans) = crash_recovery();
    let goes_to = RecoveredFor::NoFile(None);
    let document = Document::recovered(
        DocumentId(1),
        rows,
        spans,
        99,
        goes_to,
        FoundGames::default(),
    );
    assert_eq!(document.row(), 1);
    assert_eq!(document.line(), b"second");
}

#[test]
fn empty_recovered_rows_make_an_empty_modified_document() {
    let rows = Rows::new(Arc::new(Source::empty()));
    let goes_to = RecoveredFor::NoFile(None);
    let document = Document::recovered(
        DocumentId(1),
        rows,
        Vec::new(),
        3,
        goes_to,
        FoundGames::default(),
    );
    assert!(document.rows().is_empty() && document.is_modified());
}
