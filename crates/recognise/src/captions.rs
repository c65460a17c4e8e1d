//! Finds the side to move in a caption below or above a board, such as "White to move".

use super::lattice::Lattice;
use super::lines;
use super::phrases::Phrases;
use super::picture::Pyramid;
use super::usual_net::usual_line_net;
use std::sync::OnceLock;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::TurnSign;

/// The measured reliability of captions (`training/README.md`), rounded down.
const CERTAINTY: f32 = 0.97;
/// The certainty when a mark and a caption contradict each other.
const IN_DOUBT: f32 = 0.5;
/// A caption clearly belongs to its board when its `nearness` is below this value.
const NEARER: f32 = 0.8;

/// A caption that names the side to move.
struct Caption {
    /// The index of the board beside which it was found.
    board: usize,
    is_below: bool,
    is_white: bool,
    /// The distance to its board, divided by the distance to the nearest other board.
    nearness: f32,
}

impl Caption {
    fn is_clear(&self) -> bool {
        self.nearness < NEARER
    }
}

/// Returns the side to move on each board of a picture, from its mark and its captions.
pub(super) fn turns(
    pyramid: &Pyramid,
    boards: &[&Lattice],
    marks: &[Option<PictureTurn>],
) -> Vec<Option<PictureTurn>> {
    let captions: Vec<Caption> = (0..boards.len())
        .flat_map(|board| beside(pyramid, boards, board))
        .collect();
    let custom = custom(&captions);
    let of_board = |(index, mark): (usize, &Option<PictureTurn>)| {
        let own = captions.iter().filter(|caption| {
            let is_open = caption.nearness * NEARER < 1.0;
            let is_own = caption.is_clear() || is_open && custom == Some(caption.is_below);
            caption.board == index && is_own
        });
        with_captions(*mark, own.map(|caption| caption.is_white))
    };
    marks.iter().enumerate().map(of_board).collect()
}

/// Combines a mark with the captions of a board.
fn with_captions(
    mark: Option<PictureTurn>,
    mut captions: impl Iterator<Item = bool>,
) -> Option<PictureTurn> {
    let Some(is_white) = captions.next() else {
        return mark;
    };
    if captions.any(|other| other != is_white) {
        return mark;
    }
    let certainty = match mark {
        Some(mark) if mark.is_white != is_white => IN_DOUBT,
        _ => CERTAINTY,
    };
    Some(PictureTurn {
        is_white,
        certainty,
        sign: TurnSign::Caption,
    })
}

/// Whether the captions of a picture are below their boards; `None` where that is not clear.
fn custom(captions: &[Caption]) -> Option<bool> {
    let clear = || captions.iter().filter(|caption| caption.is_clear());
    let below = clear().filter(|caption| caption.is_below).count();
    let above = clear().count() - below;
    (below != above).then_some(below > above)
}

/// Reads the captions near a board, which may belong to another board.
fn beside(pyramid: &Pyramid, boards: &[&Lattice], index: usize) -> Vec<Caption> {
    static PHRASES: OnceLock<Phrases> = OnceLock::new();
    let phrases = PHRASES.get_or_init(Phrases::usual);
    let board = boards[index];
    let others: Vec<&Lattice> = boards
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != index)
        .map(|(_, other)| *other)
        .collect();
    let read = |is_below: bool, line: [f32; 4]| {
        let seen = lines::cut(pyramid, board, line)?;
        let is_white = phrases.said(&usual_line_net().costs(&seen))?;
        let middle = board.at([
            f32::midpoint(line[0], line[2]),
            f32::midpoint(line[1], line[3]),
        ]);
        let nearest = others.iter().map(|other| away(other, middle));
        let nearness = away(board, middle) / nearest.fold(f32::INFINITY, f32::min).max(1.0);
        Some(Caption {
            board: index,
            is_below,
            is_white,
            nearness,
        })
    };
    let mut captions = Vec::new();
    for is_below in [true, false] {
        let lines = lines::beside(pyramid, board, &others, is_below);
        captions.extend(lines.into_iter().filter_map(|line| read(is_below, line)));
    }
    captions
}

/// The distance of a point from the edge of a board, in pixels of the picture.
fn away(board: &Lattice, [x, y]: [f32; 2]) -> f32 {
    let corners = board.corners();
    let from_side = |index: usize| {
        let ([from_x, from_y], [to_x, to_y]) = (corners[index], corners[(index + 1) % 4]);
        let (along_x, along_y) = (to_x - from_x, to_y - from_y);
        let length = (along_x * along_x + along_y * along_y).max(1.0);
        let part = ((x - from_x) * along_x + (y - from_y) * along_y) / length;
        let part = part.clamp(0.0, 1.0);
        (x - from_x - part * along_x).hypot(y - from_y - part * along_y)
    };
    (0..4).map(from_side).fold(f32::INFINITY, f32::min)
}
