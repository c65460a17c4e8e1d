//! Several things in a row.

use super::tr;
use std::borrow::Borrow;

/// Such as `a1, b2`.
pub fn listed(things: &[impl Borrow<str>]) -> String {
    things.join(tr("list-comma").as_str())
}

/// The same of things that may have commas in them, such as `first this, then that; and more`.
pub fn listed_apart(things: &[impl Borrow<str>]) -> String {
    things.join(tr("list-semicolon").as_str())
}
