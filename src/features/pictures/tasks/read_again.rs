//! Reads the boards of a document again, because one board shows what the pieces on others are.

use crate::features::pictures::model::line_of;
use std::convert::Infallible;
use std::sync::Arc;
use tabiya_chess::{Piece, Position, Square};
use tabiya_collection::document::{Document, NewReading, Pictured};
use tabiya_desktop::tasks::{Work, WorkReport};
use tabiya_lines::LineId;
use tabiya_notation::fen::{FenStyle, write_fen};
use tabiya_notation::picture_doubts::Doubt;
use tabiya_notation::picture_notes::PictureNotes;
use tabiya_notation::record::read_record;
use tabiya_picture::scanned::{BoardToRead, FoundBoard, read_boards_together};

/// The most rows of a document whose boards are read again.
const LONGEST_BOOK: u64 = 50_000;

/// A row with a board of a picture.
#[derive(Debug)]
struct PicturedLine {
    line: LineId,
    text: Vec<u8>,
    picture: Arc<Pictured>,
    /// Whether the line is as it was read.
    is_as_read: bool,
}

/// Reads the boards of a document again. A board whose doubts the user has settled teaches what its pieces are.
#[derive(Debug)]
pub struct ReadAgain {
    boards: Vec<PicturedLine>,
    style: FenStyle,
}

/// The boards that are read differently.
#[derive(Debug, Default)]
pub struct ReadDifferently {
    /// Their new readings.
    pub readings: Vec<NewReading>,
    /// The number of boards that were in doubt and no longer are.
    pub settled: u64,
    /// The number of boards that were not in doubt and now are.
    pub unsettled: u64,
}

impl ReadAgain {
    /// Takes the boards of a document. `None` if there are less than two, so that none can teach anything, or if the
    /// document is much longer than any book: its pictures come from different places then, and looking for them would
    /// take longer than a frame.
    pub(crate) fn of(document: &Document, style: FenStyle) -> Option<Self> {
        let rows = document.rows();
        if !document.has_pictured() || LONGEST_BOOK < rows.len() {
            return None;
        }
        let boards = (0..rows.len()).filter_map(|row| {
            let picture = document.pictured_at(row)?;
            picture.seen.as_ref()?;
            let line = rows.line_id(row)?;
            Some(PicturedLine {
                line,
                text: rows.line(row).ok()?.to_vec(),
                picture: Arc::clone(picture),
                is_as_read: document.line_as_read(row) == Some(line),
            })
        });
        let boards: Vec<PicturedLine> = boards.collect();
        (boards.len() > 1).then_some(Self { boards, style })
    }
}

impl Work for ReadAgain {
    type News = Infallible;
    type Answer = ReadDifferently;

    fn perform(self, _: &mut WorkReport<'_, Infallible>) -> ReadDifferently {
        let lines = self.boards.iter().filter_map(read);
        let (lines, mut boards): (Vec<ReadLine<'_>>, Vec<FoundBoard>) = lines.unzip();
        let asked = lines.iter().zip(&mut boards);
        read_boards_together(asked.map(|(line, board)| BoardToRead {
            board,
            confirmed: line.confirmed,
        }));
        let mut different = ReadDifferently::default();
        for (line, board) in lines.into_iter().zip(boards) {
            different.add(line, board, self.style);
        }
        different
    }
}

/// A line with its notes.
struct ReadLine<'a> {
    of: &'a PicturedLine,
    notes: PictureNotes,
    placement: String,
    /// The pieces, if the user has settled the doubts about them.
    confirmed: Option<[char; 64]>,
}

/// Reads a line. `None` if it tells nothing, because the user has changed it and doubts are left.
fn read(of: &PicturedLine) -> Option<(ReadLine<'_>, FoundBoard)> {
    let record = read_record(&of.text).ok()?;
    let notes = PictureNotes::of_tail(of.text.get(record.tail.clone())?);
    if !of.is_as_read && !notes.doubts.is_empty() {
        return None;
    }
    let confirmed = (!of.is_as_read).then(|| squares_of(&record.position));
    let picture = &*of.picture;
    let board = FoundBoard {
        fen: write_fen(&record.position),
        is_written: false,
        offered: None,
        is_white_below: picture.is_white_below,
        below: picture.below.unwrap_or(1.0),
        turn: picture.turn,
        questions: picture.questions,
        doubts: picture.doubts.clone(),
        missing: Vec::new(),
        unlikely: None,
        confidence: picture.confidence,
        page: picture.page,
        place: picture.place,
        corners: [[0.0; 2]; 4],
        crop: None,
        seen: picture.seen.as_deref().cloned().map(Box::new),
    };
    let line = ReadLine {
        of,
        notes,
        placement: placement_of(&board.fen).to_owned(),
        confirmed,
    };
    Some((line, board))
}

/// The piece placement of a FEN.
fn placement_of(fen: &str) -> &str {
    fen.split(' ').next().unwrap_or_default()
}

fn squares_in(doubts: &[Doubt]) -> Vec<usize> {
    doubts.iter().map(|doubt| doubt.square).collect()
}

/// The pieces of a position, from a8 to h8, then the next rank.
fn squares_of(position: &Position) -> [char; 64] {
    let mut squares = ['.'; 64];
    for (man, square) in squares.iter_mut().zip(Square::all_in_fen_order()) {
        *man = position.board.get(square).map_or('.', Piece::letter);
    }
    squares
}

impl ReadDifferently {
    fn add(&mut self, line: ReadLine<'_>, board: FoundBoard, style: FenStyle) {
        let old = &line.of.picture;
        // A slightly different certainty is no reason to change a row.
        let is_same = line.placement == placement_of(&board.fen)
            && squares_in(&old.doubts) == squares_in(&board.doubts);
        if is_same || line.confirmed.is_some() {
            return;
        }
        let source = line.notes.source.as_deref();
        let after = line_of(&board, style, source, line.notes.crop);
        match (old.doubts.is_empty(), board.doubts.is_empty()) {
            (false, true) => self.settled += 1,
            (true, false) => self.unsettled += 1,
            (true, true) | (false, false) => {}
        }
        let picture = Pictured {
            doubts: board.doubts,
            is_white_below: board.is_white_below,
            below: Some(board.below),
            turn: board.turn,
            questions: board.questions,
            confidence: board.confidence,
            ..Pictured::clone(old)
        };
        self.readings.push(NewReading {
            line: line.of.line,
            before: line.of.text.clone(),
            after,
            picture: Arc::new(picture),
        });
    }
}
