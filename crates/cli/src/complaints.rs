//! Messages about places in the input on standard error: the first hundred of each kind, then the
//! number of the rest.
//!
//! The size of the output, and the memory for it, therefore does not grow with the number of faults
//! in a file.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write as _};
use tabiya_text::{counted, tr_with};

/// The maximum number of messages of each kind.
const MOST_OF_A_KIND: u64 = 100;

/// The maximum number of distinct kinds; the rest counts as one.
const MOST_KINDS: usize = 256;

/// The maximum length of a message in bytes.
const LONGEST_MESSAGE: usize = 8 << 10;

/// The kind that messages have in common; only some messages of each kind are printed. Nobody sees its text.
pub(super) type ComplaintKind = Cow<'static, str>;

/// The messages about a part of the input. Of the messages beyond the limit, only the number is kept.
#[derive(Debug, Default)]
pub(super) struct Complaints {
    said: Vec<(ComplaintKind, String)>,
    counts: BTreeMap<ComplaintKind, u64>,
}

impl Complaints {
    /// Adds a message of a kind: one line. `message` is called only if it may be printed.
    pub(super) fn add(&mut self, kind: impl Into<ComplaintKind>, message: impl FnOnce() -> String) {
        let kind = known_or_other(kind.into(), &self.counts);
        let count = self.counts.entry(kind.clone()).or_default();
        *count += 1;
        if *count <= MOST_OF_A_KIND {
            let mut message = message();
            if message.len() > LONGEST_MESSAGE {
                message.truncate(message.floor_char_boundary(LONGEST_MESSAGE));
                message.push('…');
            }
            self.said.push((kind, message));
        }
    }

    /// Whether there are no messages.
    pub(super) fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }
}

fn known_or_other<T>(kind: ComplaintKind, known: &BTreeMap<ComplaintKind, T>) -> ComplaintKind {
    if known.len() < MOST_KINDS || known.contains_key(&kind) {
        kind
    } else {
        ComplaintKind::Borrowed("")
    }
}

/// Prints complaints on standard error, those of all parts in their order.
#[derive(Debug, Default)]
pub(super) struct Complainer {
    kinds: BTreeMap<ComplaintKind, OfKind>,
}

/// The messages of a kind so far.
#[derive(Debug, Default)]
struct OfKind {
    said: u64,
    unsaid: u64,
    /// The first message.
    example: String,
    /// The index of its first message among the kinds.
    place: usize,
}

impl Complainer {
    /// Prints the messages about a part, up to the limits.
    pub(super) fn tell(&mut self, complaints: &mut Complaints) {
        let text = self.text(complaints);
        // If nobody reads the messages, the exit status still shows the faults.
        drop(io::stderr().write_all(text.as_bytes()));
    }

    /// Prints the number of further messages of each kind, after all parts.
    pub(super) fn tell_rest(&mut self) {
        let text = self.rest_text();
        drop(io::stderr().write_all(text.as_bytes()));
    }

    fn text(&mut self, complaints: &mut Complaints) -> String {
        let mut text = String::new();
        let mut counts = std::mem::take(&mut complaints.counts);
        for (kind, message) in complaints.said.drain(..) {
            if let Some(count) = counts.get_mut(&kind) {
                *count -= 1;
            }
            let of_kind = self.of_kind(kind);
            if of_kind.said == 0 {
                of_kind.example.clone_from(&message);
            }
            if of_kind.said < MOST_OF_A_KIND {
                of_kind.said += 1;
                text.push_str(&message);
                text.push('\n');
            } else {
                of_kind.unsaid += 1;
            }
        }
        for (kind, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            self.of_kind(kind).unsaid += count;
        }
        text
    }

    fn of_kind(&mut self, kind: ComplaintKind) -> &mut OfKind {
        let kind = known_or_other(kind, &self.kinds);
        let place = self.kinds.len();
        self.kinds.entry(kind).or_insert_with(|| OfKind {
            place,
            ..OfKind::default()
        })
    }

    fn rest_text(&mut self) -> String {
        let mut unsaid: Vec<_> = self.kinds.values_mut().collect();
        unsaid.retain(|of_kind| of_kind.unsaid > 0);
        unsaid.sort_by_key(|of_kind| of_kind.place);
        let mut text = String::new();
        for of_kind in unsaid {
            let [number, count] = counted(std::mem::take(&mut of_kind.unsaid));
            let example = ("example", of_kind.example.clone().into());
            text.push_str(&tr_with("cli-more-like-this", &[number, count, example]));
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(kind: &'static str, count: u64) -> Complaints {
        let mut complaints = Complaints::default();
        for number in 0..count {
            complaints.add(kind, || format!("{kind} {number}"));
        }
        complaints
    }

    #[test]
    fn a_hundred_messages_of_each_kind_are_printed_and_the_rest_is_counted() {
        let mut complainer = Complainer::default();
        let mut said = String::new();
        for part in [("a", 60), ("b", 1), ("a", 12_345_600)] {
            said += &complainer.text(&mut complaints(part.0, part.1));
        }
        let of = |kind| said.lines().filter(|line| line.starts_with(kind)).count();
        assert_eq!((of("a "), of("b ")), (100, 1));
        assert_eq!(
            complainer.rest_text(),
            "… and 12,345,560 more like this: a 0\n"
        );
        // The number is printed once.
        assert_eq!(complainer.rest_text(), "");
    }

    #[test]
    fn a_message_that_is_not_printed_is_not_built() {
        let mut complaints = complaints("a", MOST_OF_A_KIND);
        complaints.add("a", || unreachable!("nobody hears it"));
        assert_eq!(complaints.said.len(), 100);
    }

    #[test]
    fn the_number_of_kinds_and_the_length_of_messages_are_limited() {
        let mut complainer = Complainer::default();
        let mut said = 0;
        for part in 0..10 {
            let mut complaints = Complaints::default();
            for kind in 0..1000 {
                complaints.add(format!("{part} {kind}"), || "ö".repeat(1 << 20));
            }
            said += complainer.text(&mut complaints).len();
        }
        assert!(said < (MOST_KINDS + 100) * (LONGEST_MESSAGE + 8), "{said}");
        assert!(complainer.kinds.len() <= MOST_KINDS + 1);
    }
}
