//! The forms of training data, and the reasons why one cannot hold a sample.

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

/// The reason why a form cannot hold a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotWritten {
    /// The form needs a property that the record does not have.
    Incomplete,
    /// The form cannot express the position or one of its properties.
    Inexpressible,
}
