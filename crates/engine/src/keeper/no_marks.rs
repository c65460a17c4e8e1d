//! A stand-in for marks, which only Linux has and Windows does not need.

use std::fmt;
use std::str::FromStr;

/// An uninhabited type: no process has a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {}

impl Mark {
    pub(crate) fn fresh() -> Option<Self> {
        None
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Mark {
    type Err = ();

    fn from_str(_: &str) -> Result<Self, ()> {
        Err(())
    }
}

/// Unreachable, because no process has a mark.
#[cfg(unix)]
pub(crate) fn end_marked(mark: Mark) {
    match mark {}
}

/// Does nothing: without marks, stray processes cannot be recognised.
pub fn end_strays() {}
