//! Training data of chess engines: positions with the move that was played, its score and the result of the game.
//!
//! [`CutTraining`] cuts a file into parts of whole samples, and [`append_samples`] makes records of them: the score is
//! `ce`, the move `pm`, the result `result`, and a count of half-moves that differs from the move number is `ply`.
//! [`TrainingWriter`] does the reverse and counts everything that the form cannot hold. Numbers keep their values: `ce`
//! is the score for the side to move, whatever unit the engine counts in.
//!
//! Promises: nothing here panics, whatever the bytes. A sample that cannot be read is reported with its number, and the
//! others are read.

mod bullet;
mod cut;
mod left_out;
mod packed;
mod plain;
mod sample;
mod viri;

pub use cut::{CutTraining, TrainingPart};
pub use left_out::{LeftOutOfTraining, LostField};

use super::safe_text::{append_safe, shorten};
use super::tables::{BrokenRow, FoundRows, RowFaultKind};
use sample::{Outcome, Sample};
use tabiya_notation::record::{LineKind, line_kind};
use viri::OpenGame;

/// The maximum number of bytes reported of unreadable text.
const LONGEST_WORD: usize = 40;

/// A form of training data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingForm {
    /// Text with a line for each property of a position, which ends with `e`: “plain” of the tools for `Stockfish`.
    Plain,
    /// A board of 32 bytes for each position, as the side to move sees it: `bulletformat`.
    Bullet,
    /// A board of 32 bytes and the moves with their scores for each game: `viriformat`.
    Viri,
}

impl TrainingForm {
    /// All forms.
    pub const ALL: [Self; 3] = [Self::Plain, Self::Bullet, Self::Viri];

    /// Returns the name of the form, which is also the ending of its files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Bullet => "bullet",
            Self::Viri => "viri",
        }
    }

    /// Returns the form with this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Whether the form is text, which a terminal can show.
    pub const fn is_text(self) -> bool {
        matches!(self, Self::Plain)
    }
}

/// Appends the records of the samples of a part, each as a line of exact EPD.
pub fn append_samples(part: &TrainingPart, out: &mut Vec<u8>) -> FoundRows {
    let mut found = Findings {
        part_begins: part.first,
        rows: FoundRows::default(),
    };
    match part.form {
        TrainingForm::Plain => plain::append(&part.bytes, &mut found, out),
        TrainingForm::Bullet => bullet::append(&part.bytes, &mut found, out),
        TrainingForm::Viri => viri::append(&part.bytes, &mut found, out),
    }
    found.rows
}

/// The findings in a part.
struct Findings {
    /// The number of the first line or sample of the part in the file.
    part_begins: u64,
    rows: FoundRows,
}

impl Findings {
    /// Begins the next sample.
    fn begin(&mut self) {
        self.rows.rows += 1;
    }

    /// Appends the record of a sample.
    fn put(&mut self, sample: &Sample, out: &mut Vec<u8>) {
        sample.append_record(out);
        self.rows.positions += 1;
    }

    /// Notes a fault of the current sample, which is in this line or sample of the part, counted from 0.
    fn note(&mut self, place: u64, kind: RowFaultKind, word: &[u8]) {
        let mut shown = Vec::new();
        append_safe(word, &mut shown);
        shorten(0, LONGEST_WORD, &mut shown);
        self.rows.broken.push(BrokenRow {
            row: self.rows.rows,
            line: self.part_begins + place,
            kind,
            word: String::from_utf8(shown).unwrap_or_default(),
        });
    }
}

/// Writes records as training data. Records that follow each other in a game stay together where the form has games.
#[derive(Clone, Debug)]
pub struct TrainingWriter {
    form: TrainingForm,
    open: Option<OpenGame>,
}

impl TrainingWriter {
    /// Creates a writer for this form.
    pub fn new(form: TrainingForm) -> Self {
        Self { form, open: None }
    }

    /// Appends the sample of a record, and counts what it cannot hold.
    pub fn append(&mut self, record: &[u8], out: &mut Vec<u8>, left_out: &mut LeftOutOfTraining) {
        if line_kind(record) == LineKind::Blank {
            return;
        }
        let Some((sample, extra)) = Sample::of_record(record) else {
            left_out.unreadable += 1;
            return;
        };
        let is_written = match self.form {
            TrainingForm::Plain => plain::append_sample(&sample, out),
            TrainingForm::Bullet => bullet::append_sample(&sample, out, left_out),
            TrainingForm::Viri => viri::append_sample(&sample, &mut self.open, out, left_out),
        };
        if let Err(why) = is_written {
            match why {
                NotWritten::Incomplete => left_out.incomplete += 1,
                NotWritten::Inexpressible => left_out.positions += 1,
            }
            return;
        }
        for opcode in extra {
            left_out.add_operation(&opcode);
        }
    }

    /// Appends the end of the last game.
    pub fn finish(&mut self, out: &mut Vec<u8>) {
        viri::end_game(&mut self.open, out);
    }
}

/// The reason why a form cannot hold a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NotWritten {
    /// The form needs a property that the record does not have.
    Incomplete,
    /// The form cannot express the position or one of its properties.
    Inexpressible,
}
