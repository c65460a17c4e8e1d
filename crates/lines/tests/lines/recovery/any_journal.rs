//! Any content of a journal does no harm.

use super::workshop::Workshop;
use crate::properties::journals;
use proptest::prelude::*;
use std::fs;
use std::sync::Arc;
use tabiya_lines::recovery::{BaseOf, JournalNote, NoteBody};

/// The body of a note.
#[derive(Debug)]
struct Body;

impl NoteBody for Body {
    fn text(&self) -> Vec<u8> {
        b"body".to_vec()
    }
}

/// A journal with all kinds of records in it.
fn journal() -> Vec<u8> {
    let workshop = Workshop::with_file(b"one\ntwo\nthree\n");
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::Kept, &rows);
    for text in ["eins", "zwei"] {
        let new = rows.add_own(text);
        rows.splice(1, 1, &[new]);
        let note = JournalNote {
            head: text.as_bytes().to_vec(),
            body: Arc::new(Body),
        };
        journal.write_with(&rows, 1, &[note]).unwrap();
    }
    fs::read(journal.folder().join("journal")).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_bytes_are_read_as_a_journal_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        journals::check_fuzz(&bytes);
    }

    #[test]
    fn a_damaged_journal_gives_the_records_before_the_damage(
        at in any::<prop::sample::Index>(),
        bit in 0_u8..8,
    ) {
        // The records after the first bytes, which identify the format.
        let mut records = journal().split_off(16);
        let at = at.index(records.len());
        records[at] ^= 1 << bit;
        journals::check_fuzz(&[vec![0], records].concat());
    }
}
