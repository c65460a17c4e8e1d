//! Boards whose FEN is in the file itself.
//!
//! The FEN counts only where the picture is still the one for which it was written: its pixels are the same, or
//! recognition finds the same position. Otherwise the recognised position is used, and the FEN is offered as an
//! alternative.

use super::board::{Crop, FoundBoard};
use super::decode::Scan;
use super::weighed::{doubted, in_doubt, is_small, taken_at, weighed};
use crate::written_board::{Proof, Shades, WrittenBoard, digest, written_boards};
use tabiya_notation::fen::read_fen;
use tabiya_notation::picture_questions::Questions;

/// The end of the records. In an SVG file of this program only the end of the SVG follows.
const END_OF_RECORDS: &[u8] = b"</metadata>";
/// The maximum number of boards read from a file.
const MOST_BOARDS: usize = 1000;
/// The maximum relative difference between the horizontal and vertical scales. It comes from rounding the sides of a
/// smaller picture.
const MOST_SKEW: f64 = 0.02;

/// The boards that a picture file carries.
pub(super) struct WrittenIn {
    /// The boards whose pixels are those for which the record was written.
    pub(super) boards: Vec<FoundBoard>,
    /// The boards that look similar to their record.
    similar: Vec<FoundBoard>,
    /// The boards that look different from their record.
    different: Vec<FoundBoard>,
    /// Whether `boards` are all boards of the picture, so that nothing needs to be recognised.
    pub(super) is_all: bool,
}

/// The result of comparing a board with its record.
enum Likeness {
    Same,
    Similar,
    Different,
}

impl WrittenIn {
    /// Reads the records in a picture file and compares them with its pixels.
    pub(super) fn of_picture(file: &[u8], scan: &Scan) -> Self {
        let records = written_boards(file).into_iter().take(MOST_BOARDS);
        let records: Vec<WrittenBoard> = records.collect();
        let mut boards = Vec::new();
        let (mut similar, mut different) = (Vec::new(), Vec::new());
        for record in &records {
            match board_of_picture(record, scan) {
                Some((board, Likeness::Same)) => boards.push(board),
                Some((board, Likeness::Similar)) => similar.push(board),
                Some((board, Likeness::Different)) => different.push(board),
                None => {}
            }
        }
        Self {
            is_all: !boards.is_empty() && boards.len() == records.len(),
            boards: numbered(boards),
            similar,
            different,
        }
    }

    /// Merges these boards with those recognised in the picture.
    pub(super) fn joined_with(self, recognised: Vec<FoundBoard>) -> Vec<FoundBoard> {
        let (mut written, mut similar) = (self.boards, self.similar);
        let mut different = self.different;
        let mut boards: Vec<FoundBoard> = recognised
            .into_iter()
            .map(|board| {
                if let Some(same) = taken_at(&mut written, &board) {
                    return same;
                }
                if let Some(similar) = taken_at(&mut similar, &board) {
                    return weighed(board, similar);
                }
                match taken_at(&mut different, &board) {
                    Some(different) => doubted(board, &different),
                    None => board,
                }
            })
            .collect();
        boards.append(&mut written);
        boards.extend(similar.into_iter().map(in_doubt));
        numbered(boards)
    }
}

/// Returns the boards of an SVG file that this program wrote and that has not changed since, in pixels of its view box.
pub(super) fn boards_of_svg(file: &[u8]) -> Vec<FoundBoard> {
    let Some(end) = memchr::memmem::rfind(file, b"<metadata>") else {
        return Vec::new();
    };
    let (drawing, records) = file.split_at(end);
    // The digest does not cover anything after the records, so there must be no drawing there.
    let end = memchr::memmem::find(records, END_OF_RECORDS);
    let Some(rest) = end.map(|end| &records[end + END_OF_RECORDS.len()..]) else {
        return Vec::new();
    };
    if rest.trim_ascii() != b"</svg>" {
        return Vec::new();
    }
    let proof = Proof::Digest(digest(drawing));
    let records = written_boards(records).into_iter().take(MOST_BOARDS);
    let holds = records.filter(|record| record.proof == proof);
    numbered(holds.filter_map(|record| board(&record, 1.0)).collect())
}

/// Returns the boards of a PDF page of this size in points, whose content has this digest.
pub(super) fn boards_of_page(
    records: &[u8],
    content: u64,
    (width, height): (f64, f64),
) -> Vec<FoundBoard> {
    let proof = Proof::Digest(content);
    let records = written_boards(records).into_iter().take(MOST_BOARDS);
    let boards = records.filter_map(|record| {
        let scale = width / record.width;
        let is_whole = (height / record.height / scale - 1.0).abs() <= MOST_SKEW;
        (record.proof == proof && is_whole).then(|| board(&record, scale))?
    });
    numbered(boards.collect())
}

fn board_of_picture(record: &WrittenBoard, scan: &Scan) -> Option<(FoundBoard, Likeness)> {
    let across = scan.width as f64 / record.width;
    let down = scan.height as f64 / record.height;
    // A pixel of rounding is a large part of the height of a small picture.
    let rounded = 1.0 / scan.height as f64;
    if (across / down - 1.0).abs() > MOST_SKEW + rounded {
        return None;
    }
    let place = [record.x * across, record.y * down, record.side * across];
    let likeness = match (&record.proof, seen_at(scan, place)) {
        (Proof::Shades(_), None) => Likeness::Similar,
        (Proof::Shades(shades), Some(seen)) => {
            if shades.is_same_as(&seen, record.side * across / 8.0) {
                Likeness::Same
            } else if shades.agrees_with(&seen)
                || is_small(record.side * across) && shades.resembles(&seen)
            {
                Likeness::Similar
            } else {
                Likeness::Different
            }
        }
        (Proof::Digest(_), _) => return None,
    };
    let mut board = board(record, across)?;
    board.crop = Some(crop_of(scan, &board, 1.0));
    Some((board, likeness))
}

fn seen_at(scan: &Scan, place: [f64; 3]) -> Option<Shades> {
    Shades::of(&scan.rgb, (scan.width, scan.height), place)
}

/// Crops a board from the picture that shows it. `scale` is the number of pixels per unit of its corners.
pub(super) fn crop_of(scan: &Scan, board: &FoundBoard, scale: f32) -> Crop {
    let [[left, top], [right, _], ..] = board.corners;
    let side = (right - left) * scale;
    Crop::through(scan, side, |[column, row]| {
        [
            left * scale + column * side / 8.0,
            top * scale + row * side / 8.0,
        ]
    })
}

/// Turns a record into a board whose places are scaled by `scale`. `None` when its FEN is invalid.
fn board(record: &WrittenBoard, scale: f64) -> Option<FoundBoard> {
    read_fen(&record.fen).ok()?;
    let [left, top] = [record.x * scale, record.y * scale].map(|part| part as f32);
    let [right, bottom] =
        [record.x + record.side, record.y + record.side].map(|part| (part * scale) as f32);
    Some(FoundBoard {
        fen: record.fen.clone(),
        is_written: true,
        offered: None,
        is_white_below: record.is_white_below,
        below: 1.0,
        turn: None,
        questions: Questions::NONE,
        doubts: Vec::new(),
        missing: Vec::new(),
        confidence: 1.0,
        page: 1,
        place: 1,
        corners: [[left, top], [right, top], [right, bottom], [left, bottom]],
        crop: None,
        unlikely: None,
        seen: None,
    })
}

fn numbered(mut boards: Vec<FoundBoard>) -> Vec<FoundBoard> {
    for (board, place) in boards.iter_mut().zip(1..) {
        board.place = place;
    }
    boards
}
