//! Which boards are proofread, and how far that is.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{Color, Piece, Position, Square};
use tabiya_collection::document::{Answer, Document, DocumentId, Pictured, answers, asked_of};
use tabiya_desktop::tasks::TaskId;
use tabiya_lines::LineId;
use tabiya_notation::picture_notes::{NotedDoubt, PictureNotes};
use tabiya_notation::picture_questions::Question;
use tabiya_notation::record::read_record;

/// Which of the boards are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProofFilter {
    /// Those with squares in doubt.
    #[default]
    Doubtful,
    /// Those whose pictures leave something open beside the squares.
    Questions,
    /// Those that are no legal position.
    Illegal,
    /// Those without one king on each side.
    WithoutKing,
    /// All that were read from pictures.
    All,
}

impl ProofFilter {
    /// All, in the order in which they are offered.
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
    /// Its row when the list was made.
    pub row: u64,
    /// The first form of its line: whether it is still the same board.
    pub line: LineId,
}

/// The boards that are proofread, the least certain first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofList {
    /// Of which document.
    pub document: DocumentId,
    /// The boards. They keep their order while they are proofread.
    pub rows: Arc<Vec<ProofRow>>,
}

/// What was found: the list, and pictures that were kept on the disk.
pub type FoundBoards = (ProofList, Vec<(ProofRow, Arc<Pictured>)>);

/// A board as it stands in its document now.
#[derive(Clone, Debug)]
pub struct ProofBoard {
    /// The position.
    pub position: Position,
    /// What its record says of the picture.
    pub notes: PictureNotes,
}

/// Something on a board that is not sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofItem {
    /// What stands on this square.
    Square(Square),
    /// What the picture leaves open beside its squares.
    Question(Question),
}

impl ProofBoard {
    /// What is not sure, in the order in which it is looked at: squares first, since the men say what can be asked.
    pub fn items(&self) -> Vec<ProofItem> {
        let squares = self.notes.doubts.iter();
        let squares = squares.map(|doubt| ProofItem::Square(doubt.square));
        let questions = asked_of(self.notes.questions, &self.position);
        squares
            .chain(questions.iter().map(ProofItem::Question))
            .collect()
    }

    /// The answers to a question, what the position says already first.
    pub fn answers(&self, question: Question) -> Vec<Answer> {
        let below = if self.notes.is_black_below {
            Color::Black
        } else {
            Color::White
        };
        answers(question, &self.position, below)
    }

    /// What was read of a square in doubt.
    pub fn doubt(&self, square: Square) -> Option<&NotedDoubt> {
        let mut doubts = self.notes.doubts.iter();
        doubts.find(|doubt| doubt.square == square)
    }
}

impl ProofRow {
    /// The board, if it still stands there and its line can be told without waiting.
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

/// The part of the state about proofreading.
#[derive(Debug, Default)]
pub struct ProofreadState {
    /// Which boards are listed.
    pub filter: ProofFilter,
    /// More that is asked of them, as it is typed where positions are found.
    pub words: String,
    /// The boards, once they have been found.
    pub list: Option<ProofList>,
    /// The place in the list that is looked at.
    pub at: usize,
    /// What is looked at there; none: the first that is not sure.
    pub item: Option<ProofItem>,
    /// Who looks for the boards.
    pub(crate) finding: Option<TaskId>,
}

impl ProofreadState {
    /// The board that is looked at.
    pub fn row(&self) -> Option<ProofRow> {
        self.list.as_ref()?.rows.get(self.at).copied()
    }

    /// What is looked at, of all that is not sure on a board.
    pub fn item_of(&self, board: &ProofBoard) -> Option<ProofItem> {
        let items = board.items();
        let looked_at = self.item.filter(|item| items.contains(item));
        looked_at.or(items.first().copied())
    }
}

/// What happens while boards are proofread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofreadAction {
    /// List others of the boards.
    Filter(ProofFilter),
    /// This was typed.
    Words(String),
    /// List them anew.
    Find,
    /// Look at the board at this place.
    GoTo(usize),
    /// Look at the next square in doubt or question, on whichever board.
    Next,
    /// Look at the one before.
    Previous,
    /// This stands on the square that is looked at.
    Put(Option<Piece>),
    /// The question that is looked at is answered so.
    Answer(Answer),
    /// What was read is right there, or the position as it is.
    Keep,
    /// All of the board that is looked at is right.
    KeepAll,
    /// Take the last one back.
    Undo,
    /// Show the board that is looked at in the window.
    Show,
    /// Choose where corrected boards are saved.
    AskSave,
    /// Save them in this folder.
    SaveIn(PathBuf),
}
