//! How bad a fault is, whether of a position or of the text of one. There is one scale: panel, board,
//! list, verdict, report and command line all go by it.

/// How bad a fault is; the worst comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// No position can be read from the text.
    Unreadable,
    /// The position cannot arise in a game.
    Illegal,
    /// The text had to be repaired to be read.
    Repair,
    /// Legal as far as can be told, but odd.
    Warning,
    /// Worth knowing, nothing more.
    Note,
}

impl Level {
    /// What it is called in the report of `tabiya check` for programs, and in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Illegal => "illegal",
            Self::Repair => "repair",
            Self::Warning => "warning",
            Self::Note => "note",
        }
    }
}
