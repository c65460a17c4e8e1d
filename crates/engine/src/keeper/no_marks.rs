//! A stand-in for marks, which only Linux has and Windows does not need.

use std::fmt;
use std::str::FromStr;

/// An uninhabited type: no process has a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StartMark {}

impl StartMark {
    pub(crate) fn fresh() -> Option<Self> {
        None
    }
}

impl fmt::Display for StartMark {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for StartMark {
    type Err = ();

    fn from_str(_: &str) -> Result<Self, ()> {
        Err(())
    }
}

/// Unreachable, because no process has a mark.
#[cfg(unix)]
pub(crate) fn end_marked(mark: StartMark) {
    match mark {}
}

/// Does nothing: without marks, stray processes cannot be recognised.
pub fn end_strays() {}
