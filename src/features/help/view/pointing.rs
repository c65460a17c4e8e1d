//! What the help remembers, and what is pointed at, by the pointer and by the keyboard.

use super::explained::Explained;
use crate::features::help::model::help_page::HelpPage;
use crate::model::state::State;
use crate::view::pointer::has_pointer_moved;
use egui::Ui;
use tabiya_chess::{Square, SquareSet};
use tabiya_notation::explain::FenPart;

/// What is remembered of the help while the window is open.
#[derive(Debug, Default)]
pub(crate) struct Help {
    pub(super) explained: Explained,
    pub(super) pointing: Pointing,
    /// Where the arrow keys are among the parts.
    pub(super) cursor: usize,
    /// The part whose explanation was scrolled into sight last.
    pub(super) shown: Option<usize>,
    /// What stands where the keyboard is was asked for.
    pub(super) is_asked: bool,
    /// The widget that had the keyboard in the last frame stands in the help.
    pub(super) has_keyboard: bool,
}

impl Help {
    /// Says in the next frame what stands where the keyboard is.
    pub(crate) fn ask(&mut self) {
        self.is_asked = true;
    }

    /// Looks at what the FEN field shows, while the help is about that.
    pub(crate) fn look_at(&mut self, text: &str, is_position: bool, state: &State) {
        if state.help.page == Some(HelpPage::Fen) {
            self.explained.look_at(text, is_position, state);
        } else {
            self.explained.forget();
        }
    }

    pub(super) fn current_part(&self) -> Option<&FenPart> {
        self.explained.part(self.pointing.current()?)
    }

    /// The squares that what is pointed at is about.
    pub(crate) fn squares(&self) -> SquareSet {
        let part = self.current_part();
        part.map_or(SquareSet::EMPTY, |part| part.meaning.squares())
    }

    /// The pointer is on a square, or the keyboard's cursor.
    pub(crate) fn notice_squares(&mut self, hovered: Option<Square>, cursor: Option<Square>) {
        let part = |square: Square| self.explained.part_on(square);
        let (hovered, cursor) = (hovered.and_then(part), cursor.and_then(part));
        self.pointing.point(hovered);
        self.pointing.type_at(cursor);
    }

    /// Takes up what was pointed at in this frame. What is marked is seen in the next.
    pub(crate) fn end_frame(&mut self, ui: &Ui) {
        if self.pointing.end_frame(has_pointer_moved(ui)) {
            ui.request_repaint();
        }
    }
}

/// The parts that are pointed at. Each place of the window says in each frame what it knows; it counts
/// from the next frame on.
#[derive(Debug, Default)]
pub(super) struct Pointing {
    pointed: Option<usize>,
    typed: Option<usize>,
    /// Whether the keyboard was moved last.
    is_by_keys: bool,
    pointed_now: Option<usize>,
    typed_now: Option<usize>,
    keeps_keys: bool,
}

impl Pointing {
    /// The pointer is on a part here.
    pub(super) fn point(&mut self, part: Option<usize>) {
        self.pointed_now = self.pointed_now.or(part);
    }

    /// The keyboard is at a part here.
    pub(super) fn type_at(&mut self, part: Option<usize>) {
        self.typed_now = self.typed_now.or(part);
    }

    /// Where the keyboard is, as far as it is known in this frame.
    pub(super) fn typed_now(&self) -> Option<usize> {
        self.typed_now
    }

    /// Somebody asked by a key.
    pub(super) fn prefer_keys(&mut self) {
        self.keeps_keys = true;
    }

    /// The part that counts.
    pub(super) fn current(&self) -> Option<usize> {
        if self.is_by_keys {
            self.typed.or(self.pointed)
        } else {
            self.pointed.or(self.typed)
        }
    }

    /// Takes up what was said in this frame. Returns whether anything is different.
    pub(super) fn end_frame(&mut self, has_pointer_moved: bool) -> bool {
        let before = self.current();
        let (pointed, typed) = (self.pointed_now.take(), self.typed_now.take());
        if std::mem::take(&mut self.keeps_keys) || (typed != self.typed && typed.is_some()) {
            self.is_by_keys = true;
        } else if has_pointer_moved {
            self.is_by_keys = false;
        }
        self.pointed = pointed;
        self.typed = typed;
        self.current() != before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_moved_last_counts() {
        let mut pointing = Pointing::default();
        let frame = |pointing: &mut Pointing, pointed, typed, has_moved| {
            pointing.point(pointed);
            pointing.type_at(typed);
            pointing.end_frame(has_moved);
            pointing.current()
        };
        assert_eq!(frame(&mut pointing, Some(3), None, true), Some(3));
        // The caret moves while the pointer rests.
        assert_eq!(frame(&mut pointing, Some(3), Some(7), false), Some(7));
        assert_eq!(frame(&mut pointing, Some(3), Some(7), false), Some(7));
        // The pointer is moved again.
        assert_eq!(frame(&mut pointing, Some(4), Some(7), true), Some(4));
        // And leaves: the caret is still there.
        assert_eq!(frame(&mut pointing, None, Some(7), true), Some(7));
        assert_eq!(frame(&mut pointing, None, None, false), None);
    }
}
