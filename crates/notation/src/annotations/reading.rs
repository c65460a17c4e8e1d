//! Reads marks and arrows, with a fast look-up of each among the earlier ones.
//!
//! A line may have thousands of them, and is read again for every frame in which it is shown.

use super::commands::{START, commands};
use super::{Annotations, Arrow, SquareMark};
use crate::opcodes::OpcodeMeaning;
use crate::operations::{Operation, operations};
use tabiya_chess::Square;

/// The drawings in the comments `c0` to `c9` of a tail. The last of several colours counts.
pub fn annotations(tail: &[u8]) -> Annotations {
    // Few lines have drawings, and searching for the text that all drawings share is quick.
    if memchr::memmem::find(tail, START).is_none() {
        return Annotations::default();
    }
    let mut read = DrawnSoFar::new();
    for operation in operations(tail).filter(is_comment) {
        let commands = commands(operation.operand_bytes());
        for entry in commands.flat_map(|command| command.entries()) {
            if let Some(mark) = entry.mark() {
                read.mark(mark);
            }
            if let Some(arrow) = entry.arrow() {
                read.arrow(arrow);
            }
        }
    }
    read.drawn()
}

/// Whether a comment draws something and contains nothing else: no word and no other command.
///
/// ```
/// use tabiya_notation::annotations::only_draws;
///
/// assert!(only_draws("[%csl Ge4] [%cal Rd1d8]"));
/// assert!(!only_draws("[%csl Ge4] and wins"));
/// ```
pub fn only_draws(comment: &str) -> bool {
    let comment = comment.trim().as_bytes();
    let mut end = 0;
    for command in commands(comment) {
        let before = comment.get(end..command.span.start);
        if !before.is_some_and(|gap| gap.trim_ascii().is_empty()) {
            return false;
        }
        end = command.span.end;
    }
    0 < end && end == comment.len()
}

/// The text of a comment without commands, whatever they are: arrows, marks, clocks, scores.
///
/// ```
/// use tabiya_notation::annotations::without_commands;
///
/// assert_eq!(without_commands("[%clk 0:09:58] wins [%csl Ge4]"), " wins ");
/// ```
pub fn without_commands(comment: &str) -> String {
    let mut text = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        text.push_str(before);
        let Some((_, after)) = command.split_once(']') else {
            // Without its end it is no command.
            text.push_str("[%");
            rest = command;
            continue;
        };
        rest = after;
    }
    text.push_str(rest);
    text
}

/// Whether it is one of `c0` to `c9`.
pub(super) fn is_comment(operation: &Operation<'_>) -> bool {
    matches!(operation.meaning(), Some(OpcodeMeaning::Comment(0..=9)))
}

impl Annotations {
    /// The same drawings with each square replaced by another; drawings without a square are removed.
    #[must_use]
    pub fn moved(&self, to: impl Fn(Square) -> Option<Square>) -> Self {
        let mut moved = DrawnSoFar::new();
        for mark in &self.marks {
            if let Some(square) = to(mark.square) {
                moved.mark(SquareMark { square, ..*mark });
            }
        }
        for arrow in &self.arrows {
            if let (Some(from), Some(to)) = (to(arrow.from), to(arrow.to)) {
                moved.arrow(Arrow { from, to, ..*arrow });
            }
        }
        moved.drawn()
    }
}

/// The drawings so far.
#[derive(Debug)]
struct DrawnSoFar {
    drawn: Annotations,
    /// The index of the mark of a square.
    marks: Vec<Option<usize>>,
    /// The index of the arrow from one square to another.
    arrows: Vec<Option<usize>>,
}

const SQUARES: usize = 64;

impl DrawnSoFar {
    fn new() -> Self {
        Self {
            drawn: Annotations::default(),
            marks: vec![None; SQUARES],
            arrows: vec![None; SQUARES * SQUARES],
        }
    }

    /// Marks a square, like [`Annotations::set_mark`].
    fn mark(&mut self, mark: SquareMark) {
        let place = self.marks.get_mut(number(mark.square));
        put(&mut self.drawn.marks, place, mark);
    }

    /// Draws an arrow, like [`Annotations::set_arrow`].
    fn arrow(&mut self, arrow: Arrow) {
        if arrow.from == arrow.to {
            return;
        }
        let pair = number(arrow.from) * SQUARES + number(arrow.to);
        put(&mut self.drawn.arrows, self.arrows.get_mut(pair), arrow);
    }

    fn drawn(self) -> Annotations {
        self.drawn
    }
}

fn number(square: Square) -> usize {
    usize::from(square.index())
}

/// Replaces an existing entry, or adds one.
fn put<T>(all: &mut Vec<T>, place: Option<&mut Option<usize>>, new: T) {
    let Some(place) = place else {
        return;
    };
    let at = *place.get_or_insert(all.len());
    match all.get_mut(at) {
        Some(old) => *old = new,
        None => all.push(new),
    }
}
