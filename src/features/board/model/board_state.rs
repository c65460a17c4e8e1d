//! State of the board besides the position: the tool, the selected block, an arrow that is being drawn, the position
//! that the board is compared with, and the offer of another change instead of the last one.

use tabiya_chess::{File, Piece, Position, Rank, Square, SquareSet};
use tabiya_collection::document::{DocumentId, Edit, StateId};
use tabiya_notation::annotations::MarkColor;

/// The function of the mouse on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves pieces.
    Pointer,
    /// Removes pieces.
    Eraser,
    /// Puts this piece on the board.
    Brush(Piece),
    /// Draws arrows and marks squares, as the right button does with the pointer.
    Draw,
    /// Plays moves, and changes the position in no other way.
    Play,
}

/// This feature's part of the state.
#[derive(Clone, Debug)]
pub struct BoardState {
    /// The function of the mouse.
    pub tool: Tool,
    /// The square of the keyboard's cursor.
    pub cursor: Square,
    /// The square to which typing has just advanced from the end of a rank. While the cursor is there, a step to the
    /// next rank does nothing, so that a FEN can be typed with its slashes.
    pub wrapped_to: Option<Square>,
    /// The square of a knight that was typed with the last key.
    pub knight_typed: Option<Square>,
    /// Whether each piece put on the board also appears mirrored for the other side.
    pub symmetric: bool,
    /// The selected squares.
    pub block: Option<Block>,
    /// The colour of arrows and marks, by mouse and by keys, unless another one is chosen for a single arrow or mark.
    pub draw_color: MarkColor,
    /// The arrow that is being drawn with keys or clicks.
    pub arrow: Option<ArrowDraft>,
    /// The block that is being moved with keys.
    pub moving: Option<MovingBlock>,
    /// The position that the board is compared with.
    pub compared: Option<ComparedPosition>,
}

impl BoardState {
    /// The initial square of the keyboard's cursor.
    pub const FIRST_SQUARE: Square = Square::A8;

    /// Begins to play moves on the board.
    pub fn begin_playing(&mut self) {
        self.tool = Tool::Play;
        self.block = None;
        self.arrow = None;
    }
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            tool: Tool::Pointer,
            cursor: Self::FIRST_SQUARE,
            wrapped_to: None,
            knight_typed: None,
            symmetric: false,
            block: None,
            draw_color: MarkColor::Green,
            arrow: None,
            moving: None,
            compared: None,
        }
    }
}

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

/// An arrow without an end, and possibly without a beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrowDraft {
    /// The square where it begins; `None` if the arrow was chosen from a menu and has no square yet.
    pub from: Option<Square>,
    /// Its colour.
    pub color: MarkColor,
}

/// A position that the board is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedPosition {
    /// The position.
    pub position: Position,
    /// The document and the line number, from 1, that the position was taken from.
    pub origin: (DocumentId, u64),
}

impl ComparedPosition {
    /// The squares whose contents differ in another position.
    pub fn differing(&self, other: &Position) -> SquareSet {
        self.position.board.differing(&other.board)
    }
}

/// A change that can replace the last one, as long as nothing else has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplacementOffer {
    /// The message id for the text of its button.
    pub text_id: &'static str,
    /// The change that replaces the last one.
    pub edit: Edit,
    /// The document, its row and its state after the last change.
    pub seen: (DocumentId, u64, StateId),
}
