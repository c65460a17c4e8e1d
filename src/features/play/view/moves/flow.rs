//! The rows of the list: its parts one after the other, broken where the width ends.

use super::items::{Item, ItemKind};
use std::collections::HashMap;
use std::ops::Range;
use tabiya_collection::tree::NodeId;

/// The indent of a variation, in points.
const INDENT: f32 = 12.0;
/// Deeper variations are indented as this one, so that there is room for their moves.
const DEEPEST: u16 = 6;
/// The space at each side of a move, in points.
pub(super) const PADDING: f32 = 4.0;
/// The width of the button that folds a variation, in points.
const FOLD: f32 = 16.0;
/// The space between a comment and its neighbours, in points.
const GAP: f32 = 4.0;

/// The widths of characters, each asked for once.
pub(super) struct Measure<F> {
    width_of: F,
    known: HashMap<(char, bool), f32>,
}

impl<F: FnMut(char, bool) -> f32> Measure<F> {
    pub(super) fn new(width_of: F) -> Self {
        Self {
            width_of,
            known: HashMap::new(),
        }
    }

    fn sign(&mut self, sign: char, is_bold: bool) -> f32 {
        let width = self.known.entry((sign, is_bold));
        *width.or_insert_with(|| (self.width_of)(sign, is_bold))
    }

    fn text(&mut self, text: &str, is_bold: bool) -> f32 {
        text.chars().map(|sign| self.sign(sign, is_bold)).sum()
    }
}

/// A part of an item in one row.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// The number of the item.
    pub(super) item: usize,
    /// The range of its text.
    pub(super) text: Range<usize>,
    pub(super) x: f32,
    pub(super) width: f32,
}

/// The rows.
#[derive(Clone, Debug, Default)]
pub(super) struct Flow {
    pieces: Vec<Piece>,
    /// The number of the first piece of each row.
    begins: Vec<usize>,
}

impl Flow {
    /// Lays out items in this width.
    pub(super) fn of<F: FnMut(char, bool) -> f32>(
        items: &[Item],
        width: f32,
        measure: &mut Measure<F>,
    ) -> Self {
        let mut flow = Flowing {
            flow: Self::default(),
            width,
            x: 0.0,
        };
        for (number, item) in items.iter().enumerate() {
            let indent = item.indent();
            if item.begins_row {
                flow.begin_row(indent);
            }
            match item.kind {
                ItemKind::Comment => flow.add_comment(number, &item.text, indent, measure),
                ItemKind::Fold => flow.add(number, 0..0, FOLD, indent),
                ItemKind::Start | ItemKind::Move => {
                    let width = measure.text(&item.text, item.is_bold()) + 2.0 * PADDING;
                    flow.add(number, 0..item.text.len(), width.ceil(), indent);
                }
            }
        }
        flow.flow
    }

    /// The number of rows.
    pub(super) fn rows(&self) -> usize {
        self.begins.len()
    }

    /// The pieces of a row.
    pub(super) fn row(&self, row: usize) -> &[Piece] {
        let begin = self.begins.get(row).copied().unwrap_or_default();
        let end = self.begins.get(row + 1).copied();
        let end = end.unwrap_or(self.pieces.len());
        self.pieces.get(begin..end).unwrap_or_default()
    }

    /// The row that has a move.
    pub(super) fn row_of(&self, items: &[Item], node: NodeId) -> Option<usize> {
        let is_it = |item: &Item| item.node == node && item.is_place();
        let number = items.iter().position(is_it)?;
        let piece = self.pieces.partition_point(|piece| piece.item < number);
        self.begins
            .partition_point(|begin| *begin <= piece)
            .checked_sub(1)
    }
}

impl Item {
    /// Whether a click on it shows a position.
    pub(super) fn is_place(&self) -> bool {
        matches!(self.kind, ItemKind::Start | ItemKind::Move)
    }

    /// The beginning of its rows. The moves of a variation are below each other, after the button that folds it.
    fn indent(&self) -> f32 {
        let indent = INDENT * f32::from(self.depth.min(DEEPEST));
        if self.depth == 0 || self.kind == ItemKind::Fold {
            indent
        } else {
            indent + FOLD
        }
    }

    /// Whether it is a move of the main line.
    pub(super) fn is_bold(&self) -> bool {
        self.kind == ItemKind::Move && self.depth == 0
    }
}

struct Flowing {
    flow: Flow,
    width: f32,
    x: f32,
}

impl Flowing {
    fn begin_row(&mut self, indent: f32) {
        if self.flow.begins.last() != Some(&self.flow.pieces.len()) {
            self.flow.begins.push(self.flow.pieces.len());
        }
        self.x = indent;
    }

    fn is_row_begun(&self) -> bool {
        let begin = self.flow.begins.last().copied();
        begin.is_some_and(|begin| begin < self.flow.pieces.len())
    }

    fn add(&mut self, item: usize, text: Range<usize>, width: f32, indent: f32) {
        if self.is_row_begun() && self.width < self.x + width {
            self.begin_row(indent);
        }
        let width = width.min((self.width - self.x).max(1.0));
        self.flow.pieces.push(Piece {
            item,
            text,
            x: self.x,
            width,
        });
        self.x += width;
    }

    /// Adds a comment, which may need several rows. Words that are longer than a row are broken.
    fn add_comment<F: FnMut(char, bool) -> f32>(
        &mut self,
        item: usize,
        text: &str,
        indent: f32,
        measure: &mut Measure<F>,
    ) {
        for mut word in words(text) {
            let whole = text.get(word.clone()).unwrap_or_default();
            let width = measure.text(whole.trim_end(), false);
            if self.is_row_begun() && self.room() < width {
                self.begin_row(indent);
            }
            loop {
                let (fitting, width) = fitting(text, word.clone(), self.room(), measure);
                let end = fitting.end.max(next_sign(text, word.start));
                self.push_word(item, word.start..end, width);
                if word.end <= end {
                    break;
                }
                word.start = end;
                self.begin_row(indent);
            }
        }
        self.x += 2.0 * GAP;
    }

    /// The room for words of a comment in this row.
    fn room(&self) -> f32 {
        self.width - self.x - 2.0 * GAP
    }

    /// Joins a word to the piece of the same comment in this row, or begins one.
    fn push_word(&mut self, item: usize, word: Range<usize>, width: f32) {
        self.x += width;
        if self.is_row_begun()
            && let Some(last) = self.flow.pieces.last_mut()
            && last.item == item
            && last.text.end == word.start
        {
            last.text.end = word.end;
            last.width += width;
            return;
        }
        self.flow.pieces.push(Piece {
            item,
            text: word,
            x: self.x - width + GAP,
            width,
        });
    }
}

/// The words of a text, each with the space after it.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut at = 0;
    text.split_inclusive(' ').map(move |word| {
        let begin = at;
        at += word.len();
        begin..at
    })
}

fn next_sign(text: &str, at: usize) -> usize {
    let sign = text.get(at..).and_then(|rest| rest.chars().next());
    at + sign.map_or(1, char::len_utf8)
}

/// The part of a word that fits into this width, and its width. A space at its end needs no room.
fn fitting<F: FnMut(char, bool) -> f32>(
    text: &str,
    word: Range<usize>,
    room: f32,
    measure: &mut Measure<F>,
) -> (Range<usize>, f32) {
    let mut width = 0.0;
    for (at, sign) in text.get(word.clone()).unwrap_or_default().char_indices() {
        let next = measure.sign(sign, false);
        if room < width + next && sign != ' ' {
            return (word.start..word.start + at, width);
        }
        width += next;
    }
    (word, width)
}
