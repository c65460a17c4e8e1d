//! The merging of the lines of three versions.

use super::record::merged_record;
use crate::passes::{LineSameness, SameFields, Sameness};
use std::collections::HashMap;

/// A part of the merged lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergedPart {
    /// A line with its line end.
    Line(Vec<u8>),
    /// Two versions of a line that contradict each other, with their line ends; `None` if a side removed it.
    Conflict {
        /// Our version.
        ours: Option<Vec<u8>>,
        /// Their version.
        theirs: Option<Vec<u8>>,
    },
}

/// Merges three versions. Each line has its line end.
///
/// The order is ours, unless only they changed it. Lines that only one side added come after the line after which that
/// side has them.
pub fn merged(base: &[Vec<u8>], ours: &[Vec<u8>], theirs: &[Vec<u8>]) -> Vec<MergedPart> {
    let sameness = LineSameness::new(Sameness {
        fields: SameFields::Four,
        mirrored: false,
        colours_swapped: false,
    });
    let [base, ours, theirs] = [base, ours, theirs].map(|lines| Version::of(lines, &sameness));
    let (first, second) = if ours.keeps_order_of(&base) && !theirs.keeps_order_of(&base) {
        (&theirs, &ours)
    } else {
        (&ours, &theirs)
    };
    let all = [&base, &ours, &theirs];
    let mut parts = Vec::new();
    let mut followers = followers(first, second);
    let mut waiting = followers.remove(&None).unwrap_or_default();
    for name in &first.names {
        // Additions of the first version come before those of the second one at the same place.
        if second.lines.contains_key(name) {
            parts.extend(waiting.drain(..).filter_map(|name| decided(name, all)));
        }
        parts.extend(decided(*name, all));
        waiting.extend(followers.remove(&Some(*name)).unwrap_or_default());
    }
    parts.extend(waiting.into_iter().filter_map(|name| decided(name, all)));
    parts
}

/// The content by which a line is recognised, and the number of equal ones before it.
type Name<'a> = (Content<'a>, usize);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Content<'a> {
    /// The key of a position.
    Position(u128),
    /// The text of another line.
    Text(&'a [u8]),
}

/// A version of the lines.
struct Version<'a> {
    names: Vec<Name<'a>>,
    /// The places and the lines by their names.
    lines: HashMap<Name<'a>, (usize, &'a [u8])>,
}

impl<'a> Version<'a> {
    fn of(lines: &'a [Vec<u8>], sameness: &LineSameness) -> Self {
        let mut counts: HashMap<Content<'a>, usize> = HashMap::new();
        let mut version = Self {
            names: Vec::new(),
            lines: HashMap::new(),
        };
        for (place, line) in lines.iter().enumerate() {
            let text = text_of(line);
            let content = match sameness.key(text) {
                Some(key) => Content::Position(key),
                None => Content::Text(text),
            };
            let count = counts.entry(content).or_default();
            let name = (content, *count);
            *count += 1;
            version.names.push(name);
            version.lines.insert(name, (place, line));
        }
        version
    }

    fn line(&self, name: Name<'_>) -> Option<&'a [u8]> {
        self.lines.get(&name).map(|(_, line)| *line)
    }

    fn keeps_order_of(&self, base: &Self) -> bool {
        let places = self.names.iter().filter_map(|name| base.lines.get(name));
        places.is_sorted_by_key(|(place, _)| *place)
    }
}

/// Returns the lines that only the second version has, by the line of the first version after which they come.
fn followers<'a>(
    first: &Version<'a>,
    second: &Version<'a>,
) -> HashMap<Option<Name<'a>>, Vec<Name<'a>>> {
    let mut followers: HashMap<_, Vec<_>> = HashMap::new();
    let mut before = None;
    for name in &second.names {
        if first.lines.contains_key(name) {
            before = Some(*name);
        } else {
            followers.entry(before).or_default().push(*name);
        }
    }
    followers
}

/// Returns what becomes of a line; `None` if it is removed.
fn decided(name: Name<'_>, [base, ours, theirs]: [&Version<'_>; 3]) -> Option<MergedPart> {
    let base = base.line(name);
    match (ours.line(name), theirs.line(name)) {
        (Some(ours), Some(theirs)) => Some(joined(base, ours, theirs)),
        (Some(line), None) | (None, Some(line)) if base.is_none() => {
            Some(MergedPart::Line(line.to_vec()))
        }
        // The side that did not change the line agrees to its removal.
        (ours, theirs) if ours.or(theirs) == base => None,
        (ours, theirs) => Some(conflict(ours, theirs)),
    }
}

fn joined(base: Option<&[u8]>, ours: &[u8], theirs: &[u8]) -> MergedPart {
    if base == Some(ours) {
        return MergedPart::Line(theirs.to_vec());
    }
    let text = text_of(ours);
    match merged_record(base.map(text_of), text, text_of(theirs)) {
        Some(mut merged) => {
            merged.extend_from_slice(ours.get(text.len()..).unwrap_or_default());
            MergedPart::Line(merged)
        }
        None => conflict(Some(ours), Some(theirs)),
    }
}

fn conflict(ours: Option<&[u8]>, theirs: Option<&[u8]>) -> MergedPart {
    MergedPart::Conflict {
        ours: ours.map(<[u8]>::to_vec),
        theirs: theirs.map(<[u8]>::to_vec),
    }
}

/// Returns a line without its line end.
fn text_of(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}
