//! Finds the side to move in a caption below or above a board, such as "White to move" or "1…?".

use super::lattice::Lattice;
use super::lines;
use super::move_number;
use super::phrases::Phrases;
use super::picture::Pyramid;
use super::usual_net::usual_line_net;
use std::sync::OnceLock;
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::TurnSign;

/// The measured reliability of captions (`training/README.md`), rounded down.
const CERTAINTY: f32 = 0.97;
/// The certainty of captions whose text is known. Only a caption that belongs to another board is wrong.
const WRITTEN: f32 = 0.99;
/// The maximum distance of such a caption from its board, in squares.
const FAR: f32 = 2.3;
/// The part of a square by which such a caption may overlap the board, since the heights of its letters are estimates.
const OVERLAP: f32 = 0.3;
/// The certainty when a mark and a caption contradict each other.
const IN_DOUBT: f32 = 0.5;
/// A caption clearly belongs to its board when its `nearness` is below this value.
const NEARER: f32 = 0.8;

/// A line of text of a picture, where the text is known.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// The text.
    pub text: String,
    /// Its place: left, top, right, bottom, in pixels of the picture.
    pub place: [f32; 4],
}

/// A caption that names the side to move.
struct Caption {
    /// The index of the board beside which it was found.
    board: usize,
    is_below: bool,
    is_white: bool,
    /// The distance to its board, divided by the distance to the nearest other board.
    nearness: f32,
    certainty: f32,
}

impl Caption {
    fn is_clear(&self) -> bool {
        self.nearness < NEARER
    }
}

/// Returns the side to move on each board of a picture, from its mark and its captions. `texts` are the lines whose text
/// is known.
pub(super) fn turns(
    pyramid: &Pyramid,
    boards: &[&Lattice],
    marks: &[Option<PictureTurn>],
    texts: &[TextLine],
) -> Vec<Option<PictureTurn>> {
    let captions_of = |board: usize| {
        let written = written_beside(boards, board, texts);
        if written.is_empty() {
            beside(pyramid, boards, board)
        } else {
            written
        }
    };
    let captions: Vec<Caption> = (0..boards.len()).flat_map(captions_of).collect();
    let custom = custom(&captions);
    let of_board = |(index, mark): (usize, &Option<PictureTurn>)| {
        let own = captions.iter().filter(|caption| {
            let is_open = caption.nearness * NEARER < 1.0;
            let is_own = caption.is_clear() || is_open && custom == Some(caption.is_below);
            caption.board == index && is_own
        });
        with_captions(*mark, own)
    };
    marks.iter().enumerate().map(of_board).collect()
}

/// Combines a mark with the captions of a board.
fn with_captions<'a>(
    mark: Option<PictureTurn>,
    mut captions: impl Iterator<Item = &'a Caption>,
) -> Option<PictureTurn> {
    let Some(Caption {
        is_white,
        certainty,
        ..
    }) = captions.next()
    else {
        return mark;
    };
    let is_white = *is_white;
    if captions.any(|other| other.is_white != is_white) {
        return mark;
    }
    let certainty = match mark {
        Some(mark) if mark.is_white != is_white => IN_DOUBT,
        _ => *certainty,
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

fn phrases() -> &'static Phrases {
    static PHRASES: OnceLock<Phrases> = OnceLock::new();
    PHRASES.get_or_init(Phrases::usual)
}

fn others<'a>(boards: &[&'a Lattice], index: usize) -> Vec<&'a Lattice> {
    let others = boards
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != index);
    others.map(|(_, other)| *other).collect()
}

/// The distance of a point from its board, divided by the distance to the nearest other board.
fn nearness(board: &Lattice, others: &[&Lattice], point: [f32; 2]) -> f32 {
    let nearest = others.iter().map(|other| away(other, point));
    away(board, point) / nearest.fold(f32::INFINITY, f32::min).max(1.0)
}

/// Finds captions near a board, which may belong to another board, among lines whose text is known.
fn written_beside(boards: &[&Lattice], index: usize, texts: &[TextLine]) -> Vec<Caption> {
    let board = boards[index];
    let others = others(boards, index);
    let square = board.side();
    let [xs, ys] = [0, 1].map(|axis| board.corners().map(|corner| corner[axis]));
    let least = |values: [f32; 4]| values.into_iter().fold(f32::INFINITY, f32::min);
    let most = |values: [f32; 4]| values.into_iter().fold(f32::NEG_INFINITY, f32::max);
    let read = |line: &TextLine| {
        let [left, top, right, bottom] = line.place;
        let middle = [f32::midpoint(left, right), f32::midpoint(top, bottom)];
        let is_below = middle[1] > most(ys);
        let far = if is_below {
            top - most(ys)
        } else {
            least(ys) - bottom
        };
        let is_near = (-OVERLAP * square..FAR * square).contains(&far)
            && (least(xs)..most(xs)).contains(&middle[0]);
        if !is_near {
            return None;
        }
        let said = phrases().said_in(&line.text);
        Some(Caption {
            board: index,
            is_below,
            is_white: said.or_else(|| move_number::said_in(&line.text))?,
            nearness: nearness(board, &others, middle),
            certainty: WRITTEN,
        })
    };
    texts.iter().filter_map(read).collect()
}

/// Reads the captions near a board, which may belong to another board.
fn beside(pyramid: &Pyramid, boards: &[&Lattice], index: usize) -> Vec<Caption> {
    let board = boards[index];
    let others = others(boards, index);
    let read = |is_below: bool, line: [f32; 4]| {
        let seen = lines::cut(pyramid, board, line)?;
        let said = phrases().said(&usual_line_net().costs(&seen));
        let middle = board.at([
            f32::midpoint(line[0], line[2]),
            f32::midpoint(line[1], line[3]),
        ]);
        Some(Caption {
            board: index,
            is_below,
            is_white: said.or_else(|| move_number::said(&seen))?,
            nearness: nearness(board, &others, middle),
            certainty: CERTAINTY,
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
