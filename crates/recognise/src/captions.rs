//! Whose turn it is, told by a caption: "White to move" below a board, or above it.

use super::lattice::Lattice;
use super::lines;
use super::phrases::Phrases;
use super::picture::Pyramid;
use super::usual_net::usual_line_net;
use std::sync::OnceLock;
use tabiya_notation::picture_doubts::Turn;
use tabiya_notation::picture_questions::TurnSign;

/// How often what a caption says of the turn is right (`training/README.md`), with a little kept back.
const CERTAINTY: f32 = 0.97;
/// What is left when a mark says one thing and a caption the other.
const IN_DOUBT: f32 = 0.5;
/// A caption is clearly its board's own when its `nearness` is below this.
const NEARER: f32 = 0.8;

/// A caption that says whose turn it is.
struct Caption {
    /// Which board it was found beside.
    board: usize,
    is_below: bool,
    is_white: bool,
    /// How far it is from its board, divided by how far it is from the nearest other one.
    nearness: f32,
}

impl Caption {
    fn is_clear(&self) -> bool {
        self.nearness < NEARER
    }
}

/// Whose turn it is on each board of a picture, by its mark and by its captions.
pub(super) fn turns(
    pyramid: &Pyramid,
    boards: &[&Lattice],
    marks: &[Option<Turn>],
) -> Vec<Option<Turn>> {
    let captions: Vec<Caption> = (0..boards.len())
        .flat_map(|board| beside(pyramid, boards, board))
        .collect();
    let custom = custom(&captions);
    let of_board = |(index, mark): (usize, &Option<Turn>)| {
        let own = captions.iter().filter(|caption| {
            let is_open = caption.nearness * NEARER < 1.0;
            let is_own = caption.is_clear() || is_open && custom == Some(caption.is_below);
            caption.board == index && is_own
        });
        with_captions(*mark, own.map(|caption| caption.is_white))
    };
    marks.iter().enumerate().map(of_board).collect()
}

/// What a mark and captions say together.
fn with_captions(mark: Option<Turn>, mut captions: impl Iterator<Item = bool>) -> Option<Turn> {
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
    Some(Turn {
        is_white,
        certainty,
        sign: TurnSign::Caption,
    })
}

/// Whether the captions of a picture stand below their boards; `None` where that is not clear.
fn custom(captions: &[Caption]) -> Option<bool> {
    let clear = || captions.iter().filter(|caption| caption.is_clear());
    let below = clear().filter(|caption| caption.is_below).count();
    let above = clear().count() - below;
    (below != above).then_some(below > above)
}

/// What captions near a board say, whether they are its own or another one's.
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

/// How far a point is from the edge of a board, in pixels of the picture.
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
