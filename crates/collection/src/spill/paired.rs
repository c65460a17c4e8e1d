//! The pairs of two sorted sequences.

use super::entry::Entry;
use super::sorted::Sorted;
use std::cmp::Ordering;
use std::io;

/// An entry that both sequences have, or that only one of them has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paired<'a> {
    /// Only the first one has it.
    First(&'a Entry),
    /// Only the second one has it.
    Second(&'a Entry),
    /// Both have an entry with this key.
    Both(&'a Entry, &'a Entry),
}

/// Calls `take` with all entries in the order of their keys. Entries with the same key are paired in the order of their
/// rows. Takes memory for two entries.
///
/// # Errors
/// Fails when a temporary file cannot be read, or `take` fails.
pub fn each_pair(
    first: &mut Sorted,
    second: &mut Sorted,
    mut take: impl FnMut(Paired<'_>) -> io::Result<()>,
) -> io::Result<()> {
    let (mut one, mut other) = (Entry::default(), Entry::default());
    let mut has_one = first.take_next(&mut one)?;
    let mut has_other = second.take_next(&mut other)?;
    loop {
        let order = match (has_one, has_other) {
            (false, false) => return Ok(()),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (true, true) => one.key.cmp(&other.key),
        };
        take(match order {
            Ordering::Less => Paired::First(&one),
            Ordering::Greater => Paired::Second(&other),
            Ordering::Equal => Paired::Both(&one, &other),
        })?;
        if order.is_le() {
            has_one = first.take_next(&mut one)?;
        }
        if order.is_ge() {
            has_other = second.take_next(&mut other)?;
        }
    }
}
