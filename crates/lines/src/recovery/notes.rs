//! Notes on rows: texts that belong to rows and that no line can hold, such as game trees.
//!
//! A note has a head, which says where it belongs, and a body. The journal does not know what they say. Most changes
//! concern the heads alone, so a body is written once as long as it is the same allocation, and the heads of all notes
//! are written when one of them changes.

use super::imprint_record::Out;
use super::record::{FULL, JournalRecordKind, RecordBeingRead, RecordBeingWritten, pieces};
use super::room::RoomTally;
use std::collections::HashMap;
use std::fmt::Debug;
use std::io;
use std::sync::Arc;

/// The body of a note. Its text is made by the thread that writes the journal, and only if it is not in it yet.
pub trait NoteBody: Debug + Send + Sync {
    /// Returns the text.
    fn text(&self) -> Vec<u8>;
}

/// A note that is to be written.
#[derive(Clone, Debug)]
pub struct JournalNote {
    /// The text that says where it belongs. A longer one than a mebibyte is left out with its note.
    pub head: Vec<u8>,
    /// The rest of its text.
    pub body: Arc<dyn NoteBody>,
}

/// A note that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoredNote {
    /// The text that says where it belongs.
    pub head: Vec<u8>,
    /// The rest of its text. Notes with the same body share it.
    pub body: Arc<[u8]>,
}

/// Marks the record that replaces all earlier notes. Other records add notes to it.
const BEGINS: u8 = 1;
/// Marks a piece of a body that is not the last.
const CONTINUES: u8 = 1;

/// The bodies and heads in a journal.
#[derive(Debug, Default)]
pub(super) struct WrittenNotes {
    /// The number of bodies in the journal.
    count: u64,
    /// The bodies of the last write with their numbers, by their addresses. An address stays theirs while they are here.
    bodies: HashMap<usize, (Arc<dyn NoteBody>, u64)>,
    /// The heads of the last write, with the numbers of the bodies.
    heads: Vec<(Vec<u8>, u64)>,
}

impl WrittenNotes {
    /// Writes everything that has changed.
    pub(super) fn put(&mut self, notes: &[JournalNote], out: &mut Out<'_>) -> io::Result<()> {
        let mut bodies = HashMap::new();
        let mut heads = Vec::new();
        for note in notes.iter().filter(|note| note.head.len() < FULL) {
            let address = Arc::as_ptr(&note.body).cast::<()>().addr();
            let known = self.bodies.get(&address).or(bodies.get(&address));
            let number = match known {
                Some((_, number)) => *number,
                None => self.put_body(&note.body.text(), out)?,
            };
            bodies.insert(address, (Arc::clone(&note.body), number));
            heads.push((note.head.clone(), number));
        }
        self.bodies = bodies;
        if heads != self.heads {
            put_heads(&heads, out)?;
            self.heads = heads;
        }
        Ok(())
    }

    /// Writes a body. Returns its number.
    fn put_body(&mut self, text: &[u8], out: &mut Out<'_>) -> io::Result<u64> {
        for (piece, is_last) in pieces(text) {
            let mut record = RecordBeingWritten::new(JournalRecordKind::Body);
            record.byte(if is_last { 0 } else { CONTINUES });
            record.text(piece);
            out.put(record)?;
        }
        self.count += 1;
        Ok(self.count - 1)
    }
}

fn put_heads(heads: &[(Vec<u8>, u64)], out: &mut Out<'_>) -> io::Result<()> {
    let begun = |mark| {
        let mut record = RecordBeingWritten::new(JournalRecordKind::Notes);
        record.byte(mark);
        record
    };
    let mut record = begun(BEGINS);
    for (head, body) in heads {
        if record.is_full() {
            out.put(std::mem::replace(&mut record, begun(0)))?;
        }
        record.number(*body);
        record.text(head);
    }
    out.put(record)
}

/// The notes read so far.
#[derive(Debug, Default)]
pub(super) struct NotesBeingRead {
    bodies: Vec<Arc<[u8]>>,
    /// The pieces of a body that is not complete yet.
    body: Vec<u8>,
    /// The notes for the next record of rows, unless they are the same as before.
    coming: Option<Vec<RestoredNote>>,
}

impl NotesBeingRead {
    /// Takes a piece of a body; `None` if the record is invalid.
    pub(super) fn take_body(
        &mut self,
        mut record: RecordBeingRead<'_>,
        tally: &mut RoomTally,
    ) -> Option<()> {
        let mark = record.byte()?;
        let piece = record.text()?;
        tally.line(piece.len());
        self.body.extend(piece);
        if mark != CONTINUES {
            self.bodies.push(std::mem::take(&mut self.body).into());
        }
        Some(())
    }

    /// Takes notes; `None` if the record is invalid.
    pub(super) fn take_notes(
        &mut self,
        mut record: RecordBeingRead<'_>,
        tally: &mut RoomTally,
    ) -> Option<()> {
        if record.byte()? == BEGINS {
            self.coming = Some(Vec::new());
        }
        let coming = self.coming.get_or_insert_default();
        while !record.is_at_end() {
            let number = usize::try_from(record.number()?).ok()?;
            let head = record.text()?.to_vec();
            let body = Arc::clone(self.bodies.get(number)?);
            tally.line(head.len());
            coming.push(RestoredNote { head, body });
        }
        Some(())
    }

    /// Takes the notes that belong to a record of rows, if they have changed.
    pub(super) fn take_coming(&mut self) -> Option<Vec<RestoredNote>> {
        self.coming.take()
    }
}
