//! Collects marks and arrows, and finds each at once among those before it.
//!
//! A line may have thousands of them, and is read again for every frame in which it is shown.

use super::{Annotations, Arrow, SquareMark};
use crate::chess::Square;

/// What is drawn so far.
#[derive(Debug)]
pub(super) struct Reading {
    drawn: Annotations,
    /// Where the mark of a square stands among all.
    marks: Vec<Option<usize>>,
    /// Where the arrow from a square to another stands among all.
    arrows: Vec<Option<usize>>,
}

const SQUARES: usize = 64;

impl Reading {
    pub(super) fn new() -> Self {
        Self {
            drawn: Annotations::default(),
            marks: vec![None; SQUARES],
            arrows: vec![None; SQUARES * SQUARES],
        }
    }

    /// As [`Annotations::set_mark`].
    pub(super) fn mark(&mut self, mark: SquareMark) {
        let place = self.marks.get_mut(number(mark.square));
        put(&mut self.drawn.marks, place, mark);
    }

    /// As [`Annotations::set_arrow`].
    pub(super) fn arrow(&mut self, arrow: Arrow) {
        if arrow.from == arrow.to {
            return;
        }
        let pair = number(arrow.from) * SQUARES + number(arrow.to);
        put(&mut self.drawn.arrows, self.arrows.get_mut(pair), arrow);
    }

    pub(super) fn drawn(self) -> Annotations {
        self.drawn
    }
}

fn number(square: Square) -> usize {
    usize::from(square.index())
}

/// In the place of the one that is there, or behind all.
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
