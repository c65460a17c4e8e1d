//! The single scale for the severity of faults in positions and in texts.
//!
//! The panel, the board, the list, the verdict, the report and the command line of Tabiya all use this scale. A text
//! that cannot be read (`FenErrorKind` in `tabiya-notation`) and a text that was repaired (`RepairKind`) carry
//! different data from a problem of a position, so they have their own types and codes and share only the scale. The
//! mark of a line in the list and its row in a report follow from the worst level found.

/// The seriousness of a fault of a position or of its text. The most serious level is
/// the smallest, so that `min` finds it.
///
/// ```
/// use tabiya_chess::Level;
///
/// let worst = [Level::Note, Level::Illegal, Level::Warning].into_iter().min();
/// assert_eq!(worst.map(Level::name), Some("illegal"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// No position can be read from the text.
    Unreadable,
    /// The position cannot arise in a game.
    Illegal,
    /// The text had to be repaired to be read.
    Repair,
    /// Nothing rules the position out, but it is odd.
    Warning,
    /// Worth knowing, and no fault.
    Note,
}

impl Level {
    /// The name in reports for programs: `unreadable`, `illegal`, `repair`, `warning` or `note`.
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
