//! The kinds of inputs: lines, tables, and forms that hold records in another way.

use std::path::Path;
use tabiya_collection::games::TrainingForm;
use tabiya_lines::file_endings::{TABLE, has_ending, holds};

/// The kind of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InputKind {
    /// A position in each line.
    Lines,
    /// A table as text.
    Table,
    /// A form whose files are no lines of positions.
    Form(RecordForm),
}

/// A form whose files are no lines of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RecordForm {
    /// Training data of engines.
    Training(TrainingForm),
    /// Parquet.
    Parquet,
}

impl RecordForm {
    const ALL: [Self; 4] = [
        Self::Training(TrainingForm::Plain),
        Self::Training(TrainingForm::Bullet),
        Self::Training(TrainingForm::Viri),
        Self::Parquet,
    ];

    /// Returns the name of the form, which is also the ending of its files.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Training(form) => form.name(),
            Self::Parquet => "parquet",
        }
    }

    /// Whether the form is text, which a terminal can show.
    pub(crate) const fn is_text(self) -> bool {
        match self {
            Self::Training(form) => form.is_text(),
            Self::Parquet => false,
        }
    }

    /// Returns the form with this name.
    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name() == name)
    }

    /// Returns the form of a file, packed or not, judging by its name.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|form| holds(path, &[form.name()]))
    }

    /// Returns the form of a file that is to be written, judging by its name. Nothing is packed.
    pub(crate) fn of_output(path: &Path) -> Option<Self> {
        Self::of_path(path).filter(|form| has_ending(path, &[form.name()]))
    }

    /// Returns the names of all forms.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        Self::ALL.into_iter().map(Self::name)
    }
}

impl InputKind {
    /// Returns the kind of a file, judging by its name; `None` if the name does not tell.
    pub(crate) fn of_path(path: &Path) -> Option<Self> {
        if let Some(form) = RecordForm::of_path(path) {
            return Some(Self::Form(form));
        }
        holds(path, TABLE).then_some(Self::Table)
    }

    /// Returns the kind with this name.
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        match word {
            "lines" => Some(Self::Lines),
            "table" => Some(Self::Table),
            _ => RecordForm::of_name(word).map(Self::Form),
        }
    }

    /// Returns the names of all kinds.
    pub(crate) fn words() -> impl Iterator<Item = &'static str> {
        ["lines", "table"].into_iter().chain(RecordForm::names())
    }

    /// Returns the form, if its files are no lines.
    pub(crate) fn without_text(self) -> Option<RecordForm> {
        match self {
            Self::Lines | Self::Table => None,
            Self::Form(form) => Some(form),
        }
    }
}
