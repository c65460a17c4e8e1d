//! The parts of an input whose kind is known, whatever the kind.

use std::fs::File;
use std::io::{self, Read};
use tabiya_collection::games::{Conversion, TrainingForm};
use tabiya_collection::passes::{FilePart, Parts, TrainingParts};
use tabiya_parquet::ParquetFile;

type Stream = Box<dyn Read + Send>;

/// An open input in one of the forms that are no lines.
pub(crate) enum FormInput {
    /// Training data.
    Training(Stream, TrainingForm),
    /// A Parquet file, which is not read from its beginning to its end.
    Parquet(File),
}

/// Cuts an input into parts that workers can read in parallel.
pub(crate) enum RecordParts {
    /// Text.
    Text(Box<Parts<Stream>>),
    /// Training data.
    Training(TrainingParts<Stream>),
}

impl RecordParts {
    /// Creates the parts of a table.
    pub(crate) fn of_table(reader: Stream) -> Self {
        Self::Text(Box::new(Parts::new(reader, Conversion::USUAL_TABLE)))
    }

    /// Creates the parts of a text whose beginning decides whether it holds games or a table.
    pub(crate) fn of_either(reader: Stream) -> Self {
        Self::Text(Box::new(Parts::of_either(reader)))
    }

    /// Creates the parts of an input in another form.
    ///
    /// # Errors
    /// Fails when the input is not in this form.
    pub(crate) fn of_form(input: FormInput) -> io::Result<Self> {
        Ok(match input {
            FormInput::Training(reader, form) => Self::Training(TrainingParts::new(reader, form)),
            FormInput::Parquet(file) => {
                Self::of_table(Box::new(ParquetFile::open(file)?.objects()))
            }
        })
    }

    /// Returns the next part; `None` after the last one.
    ///
    /// # Errors
    /// Fails with the errors of the reader, after everything that was read before has been returned.
    pub(crate) fn next_part(&mut self) -> io::Result<Option<FilePart>> {
        match self {
            Self::Text(parts) => parts.next_part(),
            Self::Training(parts) => parts.next_part(),
        }
    }
}
