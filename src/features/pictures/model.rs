//! The sources of pictures, the reasons why they cannot be read, the state of the reading, and the rows with their
//! pictures that the boards become.

pub(crate) mod named;

use crate::reach::Reach;
use named::NamedFiles;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_chess::{Color, Piece, Position, Square};
use tabiya_collection::document::{Document, DocumentId, Pictured};
use tabiya_lines::{LoadError, Rows, Source};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::picture_doubts::{Doubt, PictureTurn};
use tabiya_notation::picture_notes::{NotedDoubt, NotedTurn, PictureNotes, page_id};
use tabiya_notation::record::{read_record_over, write_record_like};
use tabiya_picture::scanned::{FoundBoard, ScanFault};
use tabiya_text::{name_text, tr};

/// Actions on pictures of boards.
#[derive(Debug)]
pub enum PicturesAction {
    /// Read the boards of a picture.
    ReadPicture(PictureSource, Picture),
    /// Read the picture that was left unread, because what resembles a board in it is hardly one.
    ReadAnyway,
    /// Read the boards in a part of the screen.
    ReadScreen,
    /// Open the files that a pasted text names.
    OpenNamed(NamedFiles),
    /// Read the other boards of a document again, because one is settled.
    Learn(DocumentId),
    /// Show or hide the picture of the current row beside the board.
    ToggleBeside,
    /// Show or hide it under the pieces.
    ToggleUnder,
}

impl PicturesAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The source of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureSource {
    /// A file that was opened or dropped.
    File(PathBuf),
    /// Another program that dropped it onto the window.
    Dropped,
    /// The clipboard.
    Clipboard,
    /// A screenshot.
    Screen,
}

impl PictureSource {
    /// The displayed name of the picture.
    pub fn name(&self) -> String {
        match self {
            Self::File(path) => name_text(path.file_name().unwrap_or(path.as_os_str())),
            Self::Dropped => tr("picture-name-dropped"),
            Self::Clipboard => tr("picture-name-pasted"),
            Self::Screen => tr("picture-name-screen"),
        }
    }
}

/// The data of a picture to be read.
#[derive(Clone, Debug)]
pub enum Picture {
    /// A picture file.
    File(PathBuf),
    /// The bytes of a picture file.
    Bytes(Arc<Vec<u8>>),
}

/// The reason why no board was read.
#[derive(Debug)]
pub enum PictureFault {
    /// The file could not be read.
    Unread(PathBuf, LoadError),
    /// The content of the file could not be read.
    Scan(ScanFault),
    /// The task was cancelled.
    Cancelled,
}

/// This feature's part of the state. The boards read from pictures are in the documents.
#[derive(Debug, Default)]
pub struct PicturesState {
    /// Whether the picture of the current row is shown beside the board.
    pub is_open: bool,
    /// Whether the picture is shown under the pieces on the board, at half strength.
    pub is_under: bool,
    /// The last picture, if it was left unread because what resembles a board in it is hardly one.
    pub left_unread: Option<(PictureSource, Picture)>,
}

/// The part of the picture that a row keeps. `is_alone` tells whether the picture has no other board.
pub(crate) fn pictured(found: &FoundBoard, is_alone: bool) -> Arc<Pictured> {
    let crop = found
        .crop
        .as_ref()
        .and_then(tabiya_picture::scanned::Crop::to_file);
    Arc::new(Pictured {
        crop: crop.map(Arc::from),
        doubts: found.doubts.clone(),
        is_white_below: found.is_white_below,
        below: (!found.is_written).then_some(found.below),
        turn: found.turn,
        questions: found.questions,
        is_written: found.is_written,
        confidence: found.confidence,
        is_alone,
        page: found.page,
        place: found.place,
        seen: found.seen.as_deref().cloned().map(Arc::new),
    })
}

/// The position of a board.
pub(crate) fn position(found: &FoundBoard) -> Position {
    read_record_over(&found.fen, &Position::empty()).0.position
}

/// The EPD record of a board, with facts about its picture as operations. `source` is the file name, `crop` the path of
/// the saved picture of the board.
pub(crate) fn line_of(
    found: &FoundBoard,
    style: FenStyle,
    source: Option<&str>,
    crop: Option<String>,
) -> Vec<u8> {
    let notes = PictureNotes {
        is_black_below: !found.is_white_below,
        confidence: Some(per_cent(found.confidence)),
        crop,
        doubts: found.doubts.iter().filter_map(noted).collect(),
        id: Some(page_id(found.page, found.place)),
        questions: found.questions,
        source: source.map(str::to_owned),
        turn: found.turn.map(noted_turn),
    };
    write_record_like(&position(found), style, 4, &notes.to_tail())
}

fn noted_turn(turn: PictureTurn) -> NotedTurn {
    NotedTurn {
        side: if turn.is_white {
            Color::White
        } else {
            Color::Black
        },
        sign: turn.sign,
        certainty: per_cent(turn.certainty),
    }
}

fn noted(doubt: &Doubt) -> Option<NotedDoubt> {
    let alternatives = doubt.alternatives.iter();
    let alternatives =
        alternatives.map(|(man, chance)| (Piece::from_letter(*man), per_cent(*chance)));
    Some(NotedDoubt {
        square: Square::all_in_fen_order().nth(doubt.square)?,
        alternatives: alternatives.collect(),
    })
}

/// A probability in percent, rounded down, so that 100 means certainty.
fn per_cent(chance: f32) -> u8 {
    (chance.clamp(0.0, 1.0) * 100.0).floor() as u8
}

/// A new document with a row for each board, in their order.
pub(crate) fn list_of(
    id: DocumentId,
    boards: &[FoundBoard],
    style: FenStyle,
    source: Option<&str>,
) -> Option<Document> {
    let mut lines = Vec::new();
    for board in boards {
        lines.extend(line_of(board, style, source, None));
        lines.push(b'\n');
    }
    let source = Source::from_bytes(lines).ok()?;
    let mut document = Document::from_rows(id, Rows::new(Arc::new(source)));
    for (row, board) in (0..).zip(boards) {
        document.note_pictured(row, pictured(board, boards.len() == 1));
    }
    Some(document)
}
