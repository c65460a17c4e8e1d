//! Reads a board that was found, and lists the edits that make its text exact.

use super::alphabet::{Alphabet, RankPart, RankSign, rank_parts};
use super::boards::PlainBoard;
use super::report::{PlainEdit, RepairKind};
use crate::piece_letters::piece_of_figurine;
use crate::repair::VariantMarks;
use std::ops::Range;
use tabiya_chess::{Board, File, Piece, Rank, Square};

/// A board, read in one alphabet.
pub(super) struct BoardReading {
    /// The pieces.
    pub(super) board: Board,
    /// The edits that make the text exact.
    pub(super) edits: Vec<PlainEdit>,
    /// The pocket and the promoted pieces; the spans are of the plain text.
    pub(super) marks: VariantMarks,
}

/// Reads a board that was found, in one of its alphabets.
pub(super) fn read(text: &str, found: &PlainBoard, alphabet: Alphabet) -> BoardReading {
    let mut reading = BoardReading {
        board: Board::EMPTY,
        edits: Vec::new(),
        marks: VariantMarks::default(),
    };
    let ranks = Rank::ALL.into_iter().rev();
    let mut last_end = None;
    for (span, rank) in found.ranks.iter().zip(ranks) {
        if let Some(end) = last_end {
            reading.read_separator(text, end..span.start);
        }
        last_end = Some(span.end);
        reading.read_rank(text, span, rank, alphabet);
    }
    reading.read_end(text, found);
    reading
}

impl BoardReading {
    /// Makes the text between two ranks a slash.
    fn read_separator(&mut self, text: &str, gap: Range<usize>) {
        if text.get(gap.clone()) != Some("/") {
            self.edits
                .push(PlainEdit::new(RepairKind::Separators, gap, "/"));
        }
    }

    fn read_rank(&mut self, text: &str, span: &Range<usize>, rank: Rank, alphabet: Alphabet) {
        let token = text.get(span.clone()).unwrap_or_default();
        let mut file = 0_u8;
        let mut digits = Digits::default();
        for RankPart { span: part, sign } in rank_parts(token, alphabet) {
            let part = span.start + part.start..span.start + part.end;
            match sign {
                RankSign::Empty(squares) => {
                    digits.add(part, squares);
                    file = file.saturating_add(squares);
                    continue;
                }
                // A space between two digits is removed when they are joined.
                RankSign::Blank => {
                    let edit = PlainEdit::removal(RepairKind::WhiteSpace, part);
                    self.edits.push(edit);
                    continue;
                }
                RankSign::Promoted => self.mark_promoted(file, rank, part),
                RankSign::Piece(piece) => {
                    self.put(piece, file, rank);
                    let letter = text.get(part.clone()).unwrap_or_default();
                    self.edits
                        .extend(edit_of_piece(letter, part, piece, alphabet));
                    file = file.saturating_add(1);
                }
                RankSign::Unknown(_) => (),
            }
            self.edits.extend(std::mem::take(&mut digits).joined());
        }
        self.edits.extend(digits.joined());
    }

    fn put(&mut self, piece: Piece, file: u8, rank: Rank) {
        if let Some(file) = File::from_index(file) {
            self.board.set(Square::new(file, rank), Some(piece));
        }
    }

    fn mark_promoted(&mut self, file: u8, rank: Rank, mark: Range<usize>) {
        let before = file.checked_sub(1).and_then(File::from_index);
        self.marks
            .promoted
            .extend(before.map(|file| Square::new(file, rank)));
        self.marks.spans.push(mark.clone());
        let edit = PlainEdit::removal(RepairKind::VariantMarks, mark);
        self.edits.push(edit);
    }

    fn read_end(&mut self, text: &str, found: &PlainBoard) {
        if let Some(pocket) = &found.pocket {
            let letters = text.get(pocket.clone()).unwrap_or_default().chars();
            self.marks.pocket = Some(letters.filter_map(Piece::from_letter).collect());
            self.marks.spans.push(pocket.clone());
            let edit = PlainEdit::removal(RepairKind::VariantMarks, pocket.clone());
            self.edits.push(edit);
        }
        if let Some(separator) = &found.last_separator {
            let edit = PlainEdit::removal(RepairKind::Separators, separator.clone());
            self.edits.push(edit);
        }
        if let Some(side) = &found.moved_side {
            let end = found.end();
            let side = text.get(side.clone()).unwrap_or_default();
            let edit = PlainEdit::new(RepairKind::Separators, end..end, format!(" {side}"));
            self.edits.push(edit);
        }
    }
}

/// Adjacent digits.
#[derive(Default)]
struct Digits {
    span: Option<Range<usize>>,
    squares: u8,
}

impl Digits {
    fn add(&mut self, digit: Range<usize>, squares: u8) {
        let start = self.span.as_ref().map_or(digit.start, |span| span.start);
        self.span = Some(start..digit.end);
        self.squares = self.squares.saturating_add(squares);
    }

    /// The single digit that replaces several ones.
    fn joined(self) -> Option<PlainEdit> {
        let span = self.span.filter(|span| span.len() > 1)?;
        let became = self.squares.to_string();
        Some(PlainEdit::new(RepairKind::DigitsJoined, span, became))
    }
}

fn edit_of_piece(
    letter: &str,
    span: Range<usize>,
    piece: Piece,
    alphabet: Alphabet,
) -> Option<PlainEdit> {
    let mut characters = letter.chars();
    let first = characters.next()?;
    if first == piece.letter() && characters.next().is_none() {
        return None;
    }
    let kind = match alphabet {
        _ if piece_of_figurine(first).is_some() => RepairKind::Figurines,
        Alphabet::Of(language) => RepairKind::ForeignLetters(language),
        Alphabet::English | Alphabet::LookAlike => RepairKind::LookalikeLetters,
    };
    Some(PlainEdit::new(kind, span, piece.letter()))
}
