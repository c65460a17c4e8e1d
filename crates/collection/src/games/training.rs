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
mod findings;
mod form;
mod left_out;
mod packed;
mod plain;
mod sample;
mod viri;

pub use cut::{CutTraining, TrainingPart};
pub use form::TrainingForm;
pub use left_out::{LeftOutOfTraining, LostField};

use super::tables::FoundRows;
use findings::Findings;
use form::NotWritten;
use sample::Sample;
use tabiya_notation::record::{LineKind, line_kind};
use viri::OpenGame;

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
            TrainingForm::Plain => {
                plain::append_sample(&sample, out);
                Ok(())
            }
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
