//! The list of boards to proofread, and the current place in it.

use crate::reach::Reach;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{Color, Piece, Position, Square};
use tabiya_collection::document::{
    Document, DocumentId, LineSet, PictureAnswer, Pictured, answer_now, answers, asked_of,
};
use tabiya_desktop::tasks::TaskId;
use tabiya_lines::LineId;
use tabiya_notation::picture_notes::{NotedDoubt, PictureNotes};
use tabiya_notation::picture_questions::PictureQuestion;
use tabiya_notation::record::read_record;

/// The filter of the list of boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProofFilter {
    /// Boards with doubtful squares.
    #[default]
    Doubtful,
    /// Boards whose pictures leave a question open besides the squares.
    Questions,
    /// Boards with an illegal position.
    Illegal,
    /// Boards without exactly one king on each side.
    WithoutKing,
    /// All boards read from pictures.
    All,
}

impl ProofFilter {
    /// All filters in the order of display.
    pub const ALL: [Self; 5] = [
        Self::Doubtful,
        Self::Questions,
        Self::Illegal,
        Self::WithoutKing,
        Self::All,
    ];
}

/// A board of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofRow {
    /// The row of the board when the list was made.
    pub row: u64,
    /// The line id when the list was made. It shows whether the row still has the same board.
    pub line: LineId,
}

/// The boards to proofread, the least certain first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofList {
    /// The document of the boards.
    pub document: DocumentId,
    /// The boards. Their order does not change during proofreading.
    pub rows: Arc<Vec<ProofRow>>,
}

/// The boards of a document that do not show whose turn it is.
#[derive(Clone, Debug)]
pub struct OpenTurns {
    /// Their lines.
    pub lines: Arc<LineSet>,
    /// The number of other boards on which a mark gives the move to White.
    pub marked_white: u64,
    /// The number of other boards on which a mark gives the move to Black.
    pub marked_black: u64,
}

impl OpenTurns {
    /// The side that is probably to move on these boards: if marks give the move to one side only, boards without a
    /// mark leave it to the other one.
    pub fn suggested(&self) -> Option<Color> {
        match (self.marked_white, self.marked_black) {
            (0, 1..) => Some(Color::White),
            (1.., 0) => Some(Color::Black),
            _ => None,
        }
    }
}

/// The result of a search: the list, the board pictures that were read from disk, and the boards that do not show whose
/// turn it is.
pub type FoundBoards = (ProofList, Vec<(ProofRow, Arc<Pictured>)>, OpenTurns);

/// A board as it is in its document now.
#[derive(Clone, Debug)]
pub struct ProofBoard {
    /// The position.
    pub position: Position,
    /// The notes on the picture in the record.
    pub notes: PictureNotes,
}

/// Something uncertain on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofItem {
    /// The piece on this square.
    Square(Square),
    /// A question that the picture leaves open besides its squares.
    Question(PictureQuestion),
}

impl ProofBoard {
    /// The uncertain items in the order of proofreading. Squares come first, because the pieces decide which questions
    /// arise.
    pub fn items(&self) -> Vec<ProofItem> {
        let squares = self.notes.doubts.iter();
        let squares = squares.map(|doubt| ProofItem::Square(doubt.square));
        let questions = asked_of(self.notes.questions, &self.position);
        squares
            .chain(questions.iter().map(ProofItem::Question))
            .collect()
    }

    /// The answers to a question, in the same order for every board.
    pub fn answers(&self, question: PictureQuestion) -> Vec<PictureAnswer> {
        answers(question, &self.position, self.below())
    }

    /// The answer that the position already gives.
    pub fn answer_now(&self, question: PictureQuestion) -> PictureAnswer {
        answer_now(question, &self.position, self.below())
    }

    fn below(&self) -> Color {
        if self.notes.is_black_below {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The note on a doubtful square.
    pub fn doubt(&self, square: Square) -> Option<&NotedDoubt> {
        let mut doubts = self.notes.doubts.iter();
        doubts.find(|doubt| doubt.square == square)
    }
}

impl ProofRow {
    /// The board, if the row still has it and its line is in memory.
    pub fn board(&self, document: &Document) -> Option<ProofBoard> {
        let rows = document.rows();
        let line = rows.line_id(self.row)?;
        if rows.first_form(line) != self.line {
            return None;
        }
        let line = rows.line(self.row).ok()?;
        let record = read_record(&line).ok()?;
        let tail = line.get(record.tail).unwrap_or_default();
        Some(ProofBoard {
            position: record.position,
            notes: PictureNotes::of_tail(tail),
        })
    }
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct ProofreadState {
    /// The filter of the list.
    pub filter: ProofFilter,
    /// Whether the dialog has just been opened. If no board has doubtful squares then, those with questions are listed.
    pub(crate) is_opening: bool,
    /// An additional condition, in the query language of the find panel.
    pub words: String,
    /// The boards, once they have been found.
    pub list: Option<ProofList>,
    /// The boards that do not show whose turn it is, until they are answered together.
    pub open_turns: Option<OpenTurns>,
    /// The index of the current board in the list.
    pub at: usize,
    /// The current item on the board: an uncertain one, or any square that the user chose. `None` means the first
    /// uncertain item.
    pub item: Option<ProofItem>,
    /// The task that searches for boards.
    pub(crate) finding: Option<TaskId>,
}

impl ProofreadState {
    /// The current board.
    pub fn row(&self) -> Option<ProofRow> {
        self.list.as_ref()?.rows.get(self.at).copied()
    }

    /// The current item of a board.
    pub fn item_of(&self, board: &ProofBoard) -> Option<ProofItem> {
        let items = board.items();
        let is_there =
            |item: &ProofItem| matches!(item, ProofItem::Square(_)) || items.contains(item);
        let looked_at = self.item.filter(is_there);
        looked_at.or(items.first().copied())
    }
}

/// Actions while boards are proofread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofreadAction {
    /// Show the list for the document that is shown.
    Open,
    /// List other boards.
    Filter(ProofFilter),
    /// Change the additional condition.
    Words(String),
    /// Repeat the search.
    Find,
    /// Go to the board at this index.
    GoTo(usize),
    /// Go to this square of the board at this index, whether it is in doubt or not.
    Choose(usize, Square),
    /// Go to the next uncertain item, on any board.
    Next,
    /// Go to the previous uncertain item.
    Previous,
    /// Put this piece on the current square, or empty it.
    Put(Option<Piece>),
    /// Answer the current question.
    Answer(PictureAnswer),
    /// Give the move to this side on all boards that do not show whose turn it is.
    AnswerTurns(Color),
    /// Confirm the reading of the current square, or the answer that the position already gives.
    Keep,
    /// Confirm the whole current board.
    KeepAll,
    /// Undo the last action.
    Undo,
    /// Show the current board in the main window.
    Show,
    /// Ask for the folder of corrected boards.
    AskSave,
    /// Save the corrected boards in this folder.
    SaveIn(PathBuf),
}

impl ProofreadAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}
