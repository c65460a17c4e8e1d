//! Boards whose FEN stands in the file itself.
//!
//! It counts only where the picture is still the one for which it was written: a picture that somebody has
//! painted over, or pasted into another one, is looked at like any other.

use super::board::{Crop, FoundBoard};
use super::decode::Scan;
use crate::notation::fen::read_fen;
use crate::notation::picture_questions::Questions;
use crate::picture::{Proof, Shades, WrittenBoard, digest, written_boards};

/// No file is asked for more boards.
const MOST_BOARDS: usize = 1000;
/// By so much the scales across and down may differ where the sides of a smaller picture were rounded.
const MOST_SKEW: f64 = 0.02;

/// What a picture file says of itself, and whether that is all there is: then nothing needs to be recognised.
pub(super) struct WrittenIn {
    pub(super) boards: Vec<FoundBoard>,
    pub(super) is_all: bool,
}

impl WrittenIn {
    /// The boards of a picture file whose records hold.
    pub(super) fn of_picture(file: &[u8], scan: &Scan) -> Self {
        let records = written_boards(file).into_iter().take(MOST_BOARDS);
        let records: Vec<WrittenBoard> = records.collect();
        let boards: Vec<FoundBoard> = records
            .iter()
            .filter_map(|record| board_of_picture(record, scan))
            .collect();
        Self {
            is_all: !boards.is_empty() && boards.len() == records.len(),
            boards: numbered(boards),
        }
    }

    /// These boards, with those that were recognised elsewhere in the picture.
    pub(super) fn joined_with(self, recognised: Vec<FoundBoard>) -> Vec<FoundBoard> {
        let mut written = self.boards;
        let mut boards: Vec<FoundBoard> = recognised
            .into_iter()
            .map(|board| {
                let same = written
                    .iter()
                    .position(|other| contains(other, middle(&board)));
                same.map_or(board, |index| written.remove(index))
            })
            .collect();
        boards.append(&mut written);
        numbered(boards)
    }
}

/// The boards of an SVG file that this program has written and nobody has changed since, in pixels of its
/// view box.
pub(super) fn boards_of_svg(file: &[u8]) -> Vec<FoundBoard> {
    let Some(end) = memchr::memmem::rfind(file, b"<metadata>") else {
        return Vec::new();
    };
    let (drawing, records) = file.split_at(end);
    let proof = Proof::Digest(digest(drawing));
    let records = written_boards(records).into_iter().take(MOST_BOARDS);
    let holds = records.filter(|record| record.proof == proof);
    numbered(holds.filter_map(|record| board(&record, 1.0)).collect())
}

/// The boards of a PDF page with so many points across, whose content has this digest.
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

fn board_of_picture(record: &WrittenBoard, scan: &Scan) -> Option<FoundBoard> {
    let across = scan.width as f64 / record.width;
    let down = scan.height as f64 / record.height;
    if (across / down - 1.0).abs() > MOST_SKEW {
        return None;
    }
    let place = [record.x * across, record.y * down, record.side * across];
    let seen = Shades::of(&scan.rgb, (scan.width, scan.height), place)?;
    match &record.proof {
        Proof::Shades(shades) if shades.agrees_with(&seen) => {}
        _ => return None,
    }
    let mut board = board(record, across)?;
    board.crop = Some(crop_of(scan, &board, 1.0));
    Some(board)
}

/// A board cut out of the picture that shows it, so many pixels of which are one unit of its places.
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

/// The board of a record, in units so many of which are one of the record's. `None` when its FEN is none.
fn board(record: &WrittenBoard, scale: f64) -> Option<FoundBoard> {
    read_fen(&record.fen).ok()?;
    let [left, top] = [record.x * scale, record.y * scale].map(|part| part as f32);
    let [right, bottom] =
        [record.x + record.side, record.y + record.side].map(|part| (part * scale) as f32);
    Some(FoundBoard {
        fen: record.fen.clone(),
        is_written: true,
        is_white_below: record.is_white_below,
        below: 1.0,
        turn: None,
        questions: Questions::NONE,
        doubts: Vec::new(),
        confidence: 1.0,
        page: 1,
        place: 1,
        corners: [[left, top], [right, top], [right, bottom], [left, bottom]],
        crop: None,
    })
}

fn numbered(mut boards: Vec<FoundBoard>) -> Vec<FoundBoard> {
    for (board, place) in boards.iter_mut().zip(1..) {
        board.place = place;
    }
    boards
}

fn middle(board: &FoundBoard) -> [f32; 2] {
    let sum = |axis: usize| board.corners.iter().map(|corner| corner[axis]).sum::<f32>();
    [sum(0) / 4.0, sum(1) / 4.0]
}

/// Whether a point lies on a board that was written, which stands straight.
fn contains(board: &FoundBoard, [x, y]: [f32; 2]) -> bool {
    let [[left, top], _, [right, bottom], _] = board.corners;
    (left..=right).contains(&x) && (top..=bottom).contains(&y)
}
