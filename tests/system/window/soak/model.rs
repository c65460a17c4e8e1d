//! The expected state of the program after each gesture, computed by the simplest means: a board is sixty-four letters,
//! a document is lines of text, undo is a list of pairs.
//!
//! No code of the program is used here, because the program would then be a model of itself.

use std::path::PathBuf;

/// A square in the order of FEN: 0 is a8, 63 is h1.
pub(super) type Square = usize;

/// A position according to its FEN, and the requested castling rights, whether the pieces allow them or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Position {
    pub(super) board: [Option<char>; 64],
    pub(super) is_white_to_move: bool,
    wanted: [bool; 4],
    clocks: String,
}

/// The letter of each castling right, and the home squares of its king and rook.
const CASTLING: [(char, Square, Square); 4] =
    [('K', 60, 63), ('Q', 60, 56), ('k', 4, 7), ('q', 4, 0)];

impl Position {
    pub(super) fn read(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut board = [None; 64];
        let mut square = 0;
        for letter in fields[0].chars().filter(|letter| *letter != '/') {
            if let Some(empty) = letter.to_digit(10) {
                square += usize::try_from(empty).unwrap();
            } else {
                board[square] = Some(letter);
                square += 1;
            }
        }
        Self {
            board,
            is_white_to_move: fields[1] == "w",
            wanted: CASTLING.map(|(letter, ..)| fields[2].contains(letter)),
            clocks: fields[4..6].join(" "),
        }
    }

    pub(super) fn cleared(&self) -> Self {
        Self {
            board: [None; 64],
            is_white_to_move: self.is_white_to_move,
            wanted: [true; 4],
            clocks: "0 1".to_owned(),
        }
    }

    pub(super) fn wants_castling(&self) -> bool {
        self.wanted.contains(&true)
    }

    pub(super) fn fen(&self) -> String {
        let rank = |squares: &[Option<char>]| {
            let mut text = String::new();
            let mut empty = 0;
            for piece in squares {
                match piece {
                    None => empty += 1,
                    Some(letter) => {
                        push_count(&mut text, &mut empty);
                        text.push(*letter);
                    }
                }
            }
            push_count(&mut text, &mut empty);
            text
        };
        let ranks: Vec<String> = self.board.chunks(8).map(rank).collect();
        let is_granted = |number: usize| {
            let (letter, king, rook) = CASTLING[number];
            let of_side = |piece: char| {
                if letter.is_uppercase() {
                    piece
                } else {
                    piece.to_ascii_lowercase()
                }
            };
            self.wanted[number]
                && self.board[king] == Some(of_side('K'))
                && self.board[rook] == Some(of_side('R'))
        };
        let granted = (0..4).filter(|number| is_granted(*number));
        let mut castling: String = granted.map(|number| CASTLING[number].0).collect();
        if castling.is_empty() {
            castling.push('-');
        }
        let side = if self.is_white_to_move { 'w' } else { 'b' };
        format!("{} {side} {castling} - {}", ranks.join("/"), self.clocks)
    }
}

fn push_count(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

pub(super) fn other_color(piece: char) -> char {
    if piece.is_uppercase() {
        piece.to_ascii_lowercase()
    } else {
        piece.to_ascii_uppercase()
    }
}

/// An undo step.
#[derive(Clone, Debug)]
struct Step {
    row: usize,
    before: Position,
    after: Position,
}

/// An open document.
#[derive(Clone, Debug)]
pub(super) struct Document {
    pub(super) path: Option<PathBuf>,
    pub(super) lines: Vec<String>,
    pub(super) row: usize,
    pub(super) shown: Position,
    undo: Vec<Step>,
    redo: Vec<Step>,
    saved: Option<usize>,
}

impl Document {
    pub(super) fn new(path: Option<PathBuf>, lines: Vec<String>) -> Self {
        Self {
            path,
            row: 0,
            shown: Position::read(&lines[0]),
            lines,
            undo: Vec::new(),
            redo: Vec::new(),
            saved: Some(0),
        }
    }

    pub(super) fn name(&self) -> String {
        let path = self.path.as_ref().and_then(|path| path.file_name());
        path.map_or_else(
            || "Untitled".to_owned(),
            |name| name.to_string_lossy().into_owned(),
        )
    }

    /// Whether there are unsaved changes.
    pub(super) fn is_modified(&self) -> bool {
        self.saved != Some(self.undo.len())
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Puts another position into the current line. The same position is not a step.
    pub(super) fn change(&mut self, after: Position) {
        if after == self.shown {
            return;
        }
        if self.saved.is_some_and(|saved| self.undo.len() < saved) {
            // The saved state can never be reached again.
            self.saved = None;
        }
        self.undo.push(Step {
            row: self.row,
            before: self.shown.clone(),
            after: after.clone(),
        });
        self.redo.clear();
        self.show(self.row, after);
    }

    fn show(&mut self, row: usize, position: Position) {
        self.row = row;
        self.lines[row] = position.fen();
        self.shown = position;
    }

    pub(super) fn undo(&mut self) {
        let step = self.undo.pop().unwrap();
        self.show(step.row, step.before.clone());
        self.redo.push(step);
    }

    pub(super) fn redo(&mut self) {
        let step = self.redo.pop().unwrap();
        self.show(step.row, step.after.clone());
        self.undo.push(step);
    }

    pub(super) fn go_to(&mut self, row: usize) {
        if row != self.row {
            self.row = row;
            self.shown = Position::read(&self.lines[row]);
        }
    }

    /// Marks the document as saved. Returns the expected content of its file.
    pub(super) fn saved(&mut self) -> String {
        self.saved = Some(self.undo.len());
        self.lines.join("\n") + "\n"
    }
}

/// The effect of the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tool {
    Pointer,
    Brush(char),
}

/// The whole program.
#[derive(Clone, Debug)]
pub(super) struct Model {
    pub(super) documents: Vec<Document>,
    pub(super) active: usize,
    pub(super) tool: Tool,
    pub(super) is_flipped: bool,
    pub(super) cursor: Square,
}

impl Model {
    pub(super) fn new(first: Document) -> Self {
        Self {
            documents: vec![first],
            active: 0,
            tool: Tool::Pointer,
            is_flipped: false,
            cursor: 0,
        }
    }

    pub(super) fn document(&mut self) -> &mut Document {
        &mut self.documents[self.active]
    }

    pub(super) fn shown(&self) -> &Position {
        &self.documents[self.active].shown
    }

    /// Changes the board as one undo step.
    pub(super) fn change_board(&mut self, change: impl FnOnce(&mut [Option<char>; 64])) {
        let mut after = self.shown().clone();
        change(&mut after.board);
        self.document().change(after);
    }

    /// Paints from a square over others in a line, with the brush or with its other colour.
    pub(super) fn stroke(&mut self, squares: &[Square], piece: char) {
        let takes_off = self.shown().board[squares[0]] == Some(piece);
        self.change_board(|board| {
            for square in squares {
                if !takes_off {
                    board[*square] = Some(piece);
                } else if board[*square] == Some(piece) {
                    board[*square] = None;
                }
            }
        });
        self.cursor = squares[0];
    }

    /// Types a piece at the cursor, or skips squares.
    pub(super) fn type_letter(&mut self, letter: char) {
        let (cursor, mut steps) = (self.cursor, 1);
        match letter.to_digit(10) {
            Some(digit) => steps = usize::try_from(digit).unwrap(),
            None => self.change_board(|board| board[cursor] = Some(letter)),
        }
        let next = if self.is_flipped {
            self.cursor.checked_sub(steps)
        } else {
            Some(self.cursor + steps).filter(|next| *next < 64)
        };
        // A move beyond the last square is ignored.
        self.cursor = next.unwrap_or(self.cursor);
    }

    /// Whether the title has the mark of unsaved changes.
    pub(super) fn title(&self) -> String {
        let document = &self.documents[self.active];
        let mark = if document.is_modified() { "*" } else { "" };
        format!("{mark}{} – Tabiya", document.name())
    }
}
