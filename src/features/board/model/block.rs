//! A selected rectangle of squares.

use tabiya_chess::{File, Position, Rank, Square, SquareSet};
use tabiya_collection::document::{DocumentId, StateId};

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The corner where the selection began.
    pub anchor: Square,
    /// The opposite corner.
    pub head: Square,
}

impl Block {
    /// A single square.
    pub fn of(square: Square) -> Self {
        Self {
            anchor: square,
            head: square,
        }
    }

    /// All squares of the block.
    pub fn squares(self) -> SquareSet {
        let between = |a: u8, b: u8| a.min(b)..=a.max(b);
        let files = between(self.anchor.file().index(), self.head.file().index());
        let ranks = between(self.anchor.rank().index(), self.head.rank().index());
        let files = files.filter_map(File::from_index);
        let on_file = |file| {
            let ranks = ranks.clone().filter_map(Rank::from_index);
            ranks.map(move |rank| Square::new(file, rank))
        };
        files.flat_map(on_file).collect()
    }

    /// The block moved by this many files to the right and ranks up; `None` if part of it would leave the board.
    pub fn moved(self, files: i8, ranks: i8) -> Option<Self> {
        Some(Self {
            anchor: self.anchor.offset(files, ranks)?,
            head: self.head.offset(files, ranks)?,
        })
    }

    /// The nearest move to this many files and ranks that keeps the block on the board.
    pub fn nearest_move(self, files: i8, ranks: i8) -> (i8, i8) {
        let clamp = |by: i8, a: u8, b: u8| {
            let (least, most) = (a.min(b).cast_signed(), a.max(b).cast_signed());
            by.clamp(-least, 7 - most)
        };
        (
            clamp(files, self.anchor.file().index(), self.head.file().index()),
            clamp(ranks, self.anchor.rank().index(), self.head.rank().index()),
        )
    }
}

/// A block that is being moved with keys. The pieces that it passes over are restored afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MovingBlock {
    /// The position before the first step.
    pub base: Position,
    /// The block as it was selected.
    pub from: Block,
    /// The files to the right and the ranks up by which it has been moved.
    pub by: (i8, i8),
    /// Whether its pieces also stay where they were.
    pub copies: bool,
    /// The number of this run of steps, which is one undo step.
    pub run: u64,
    /// The document, its row and its state after the last step. Any other value ends the run.
    pub seen: (DocumentId, u64, StateId),
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn block(anchor: &str, head: &str) -> Block {
        let [anchor, head] = [anchor, head].map(|name| Square::from_name(name).unwrap());
        Block { anchor, head }
    }

    #[test]
    fn a_block_is_the_same_from_any_corner() {
        let squares = block("b2", "d3").squares();
        assert_eq!(squares.len(), 6);
        for (anchor, head) in [("d3", "b2"), ("b3", "d2"), ("d2", "b3")] {
            assert_eq!(block(anchor, head).squares(), squares);
        }
    }

    #[test]
    fn a_moved_block_stays_on_the_board() {
        let f2_h3 = block("h3", "f2");
        assert_eq!(f2_h3.moved(1, 0), None);
        assert_eq!(f2_h3.nearest_move(5, -7), (0, -1));
        assert_eq!(f2_h3.nearest_move(-20, 20), (-5, 5));
    }
}
