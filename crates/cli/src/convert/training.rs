//! Training data as the output of a conversion.

use super::records::each_line;
use crate::status::{Status, complain};
use std::fs::File;
use std::io::{self, Write as _};
use tabiya_collection::games::{LeftOutOfTraining, TrainingForm, TrainingWriter};
use tabiya_lines::Spool;
use tabiya_text::{left_out_of_training_sentences, operation_counts, tr_with};

/// The number of bytes that are written at once.
const WRITE_LEN: usize = 1 << 18;

/// Makes the file in a temporary one. Also returns what it cannot hold.
pub(super) fn made(
    mut records: File,
    form: TrainingForm,
) -> io::Result<(Spool, LeftOutOfTraining)> {
    let mut writer = TrainingWriter::new(form);
    let mut left_out = LeftOutOfTraining::default();
    let mut spool = Spool::new()?;
    let mut out = Vec::new();
    each_line(&mut records, |line, is_whole| {
        // A beginning alone might be read as a position.
        let line = if is_whole { line } else { b"?" };
        writer.append(line, &mut out, &mut left_out);
        if WRITE_LEN <= out.len() {
            spool.write_all(&out)?;
            out.clear();
        }
        Ok(())
    })?;
    writer.finish(&mut out);
    spool.write_all(&out)?;
    Ok((spool, left_out))
}

/// Reports what the form cannot hold.
pub(super) fn say_left_out(form: TrainingForm, left_out: &LeftOutOfTraining) -> Status {
    if left_out.is_nothing() {
        return Status::Fine;
    }
    complain(&tr_with(
        "cli-convert-left-out-of-form",
        &[("form", form.name().into())],
    ));
    for sentence in left_out_of_training_sentences(left_out) {
        complain(&sentence);
    }
    for operation in operation_counts(&left_out.operations) {
        complain(&operation);
    }
    if left_out.has_lost_records() {
        Status::Rejected
    } else {
        Status::Flawed
    }
}
