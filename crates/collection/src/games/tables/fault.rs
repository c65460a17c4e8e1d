//! The reasons why a file is not a table that is read here.

use std::{error, fmt, io};

/// The number of names of columns that a message has.
const MAX_NAMES: usize = 12;
/// The maximum number of characters of a name.
const LONGEST_NAME: usize = 40;

/// The reason why a table is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// It has more columns than [`MAX_COLUMNS`](super::MAX_COLUMNS).
    TooManyColumns,
    /// It has no column of positions, but columns with these names.
    NoPositions(Vec<String>),
}

impl TableFault {
    /// A table with these columns has no positions. Long names are cut, and a sign replaces those beyond the twelfth.
    pub(super) fn no_positions<'a>(names: impl IntoIterator<Item = &'a str>) -> Self {
        let mut shown = Vec::new();
        for name in names {
            if shown.len() == MAX_NAMES {
                shown.push("…".to_owned());
                break;
            }
            let is_plain = |sign: char| !sign.is_control();
            let mut letters = name.chars().filter(|sign| is_plain(*sign));
            let mut short: String = letters.by_ref().take(LONGEST_NAME).collect();
            if letters.next().is_some() {
                short.push('…');
            }
            shown.push(short);
        }
        Self::NoPositions(shown)
    }

    /// Returns the fault that is the cause of an error, if there is one.
    pub fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }
}

impl fmt::Display for TableFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyColumns => out.write_str("the table has too many columns"),
            Self::NoPositions(names) => {
                write!(
                    out,
                    "the table has no column of positions, but {}",
                    names.join(", ")
                )
            }
        }
    }
}

impl error::Error for TableFault {}

impl From<TableFault> for io::Error {
    fn from(fault: TableFault) -> Self {
        Self::other(fault)
    }
}
