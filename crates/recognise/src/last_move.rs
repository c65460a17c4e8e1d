//! Infers the side to move from the highlighted last move: two squares in another colour, one of them empty and the
//! other with the piece that has just come from there.
//!
//! Many programs highlight the last move, but they highlight other things as well: a selected square, a check, a move
//! that is planned ahead, marks of the user. So nothing is inferred unless exactly two squares are highlighted, in
//! colours that one tint explains, and the piece on one of them could have come from the other.

use super::reading::{RecognisedBoard, in_other_order};
use tabiya_chess::{Board, Color, File, Piece, Rank, Role, Square, attackers};
use tabiya_notation::picture_doubts::PictureTurn;
use tabiya_notation::picture_questions::TurnSign;

/// The certainty where the piece is sure. It is an estimate.
const CERTAINTY: f32 = 0.9;
/// The certainty of a mark or a caption that the highlighted move contradicts.
const CONTRADICTED: f32 = 0.5;
/// The distance of the samples from the edge of their square, in squares. Pieces hardly reach that far.
const INSET: f32 = 0.07;
/// The number of samples along each edge of a square.
const SAMPLES: usize = 6;
/// The minimum change of hue of a highlighted square. Brightness is not compared: textures and shadows change it.
const LEAST_HUE: f32 = 14.0;
/// The minimum ratio of that change to its median over all squares.
const LEAST_RATIO: f32 = 5.0;
/// The minimum cosine between the changes of hue of both squares, and the minimum ratio of their sizes.
const LEAST_ALIKE: f32 = 0.8;
const LEAST_EVEN: f32 = 0.35;
/// The minimum excess of red in a tint that marks a check or a square to avoid.
const RED: f32 = 60.0;

/// Red, green and blue.
type Rgb = [f32; 3];

impl RecognisedBoard {
    /// Takes the highlighted last move into account. `color_at` returns red, green and blue at a point of the picture.
    pub fn see_last_move(&mut self, color_at: impl Fn([f32; 2]) -> [u8; 3]) {
        if self.is_negative {
            return;
        }
        let Some(seen) = self.last_move(&self.square_colors(color_at)) else {
            return;
        };
        match &mut self.reading.turn {
            None => self.reading.turn = Some(seen),
            Some(turn) if turn.is_white != seen.is_white => {
                turn.certainty = turn.certainty.min(CONTRADICTED);
            }
            Some(_) => {}
        }
        self.seen.turn = self.reading.turn;
    }

    /// The colour of each square near its edges, from a8 to h8, then the next rank.
    fn square_colors(&self, color_at: impl Fn([f32; 2]) -> [u8; 3]) -> Vec<Rgb> {
        let color = |square: usize| {
            let square = in_other_order(square, self.reading.is_white_below);
            let (column, row) = ((square % 8) as f32, (square / 8) as f32);
            let along = (0..SAMPLES).map(|step| (step as f32 + 0.5) / SAMPLES as f32);
            let along = along.map(|part| INSET + part * (1.0 - 2.0 * INSET));
            let seen = along.flat_map(|part| {
                [
                    [part, INSET],
                    [part, 1.0 - INSET],
                    [INSET, part],
                    [1.0 - INSET, part],
                ]
            });
            let seen: Vec<[u8; 3]> = seen
                .map(|[x, y]| color_at(self.board.at([column + x, row + y])))
                .collect();
            std::array::from_fn(|part| {
                median(seen.iter().map(|color| f32::from(color[part])).collect())
            })
        };
        (0..64).map(color).collect()
    }

    fn last_move(&self, colors: &[Rgb]) -> Option<PictureTurn> {
        let [one, other] = highlighted(colors)?;
        let mut men = Board::EMPTY;
        for (square, man) in Square::all_in_fen_order().zip(self.reading.squares) {
            men.set(square, Piece::from_letter(man));
        }
        let [first, second] = [one, other].map(|index| Square::all_in_fen_order().nth(index));
        let (first, second) = (first?, second?);
        let (mover, to) = match (men.get(first), men.get(second)) {
            (Some(mover), None) if may_have_come(&men, mover, second, first) => (mover, one),
            (None, Some(mover)) if may_have_come(&men, mover, first, second) => (mover, other),
            _ => return None,
        };
        Some(PictureTurn {
            is_white: mover.color() == Color::Black,
            certainty: CERTAINTY * self.chance_of(to, mover.color()),
            sign: TurnSign::LastMove,
        })
    }

    /// The probability that a square with a piece has one of this colour.
    fn chance_of(&self, square: usize, color: Color) -> f32 {
        let doubt = self
            .reading
            .doubts
            .iter()
            .find(|doubt| doubt.square == square);
        doubt.map_or(1.0, |doubt| {
            let alternatives = doubt.alternatives.iter();
            let own = alternatives.filter(|(man, _)| {
                Piece::from_letter(*man).is_some_and(|piece| piece.color() == color)
            });
            own.map(|(_, chance)| chance).sum()
        })
    }
}

/// Returns the two squares that are highlighted; `None` if there are more or fewer of them, or if they differ in kind.
fn highlighted(colors: &[Rgb]) -> Option<[usize; 2]> {
    let parity = |square: usize| (square / 8 + square % 8) % 2;
    let bases: [Rgb; 2] = std::array::from_fn(|side| {
        std::array::from_fn(|part| {
            let own = (0..64).filter(|square| parity(*square) == side);
            median(own.map(|square| colors[square][part]).collect())
        })
    });
    let hues: Vec<Rgb> = (0..64)
        .map(|square| hue(minus(colors[square], bases[parity(square)])))
        .collect();
    let usual = median(hues.iter().map(|hue| size(*hue)).collect());
    let least = LEAST_HUE.max(LEAST_RATIO * usual);
    let is_red = |[red, green, blue]: Rgb| red - green.max(blue) >= RED;
    let stands_out = |square: &usize| size(hues[*square]) >= least && !is_red(hues[*square]);
    let mut out = (0..64).filter(stands_out);
    let pair = [out.next()?, out.next()?];
    let [one, other] = pair.map(|square| hues[square]);
    let cosine = product(one, other) / (size(one) * size(other));
    let even = (size(one) / size(other)).min(size(other) / size(one));
    (out.next().is_none() && cosine >= LEAST_ALIKE && even >= LEAST_EVEN).then_some(pair)
}

/// Whether a piece on `to` may have come from `from`, which is empty now.
fn may_have_come(board: &Board, piece: Piece, from: Square, to: Square) -> bool {
    let color = piece.color();
    let files = to.file().index().abs_diff(from.file().index());
    let up = (i16::from(to.rank().index()) - i16::from(from.rank().index()))
        * i16::from(color.forward());
    let is_promotion = to.rank() == color.opposite().back_rank() && up == 1 && files <= 1;
    let reaches = || attackers(board, from, color).contains(to);
    match piece.role() {
        Role::Pawn => {
            let is_double = up == 2 && files == 0 && is_second(from.rank(), color);
            !is_promotion && (up == 1 && files <= 1 || is_double)
        }
        Role::King => reaches() || is_castling(from, to, color),
        _ => reaches() || is_promotion,
    }
}

fn is_second(rank: Rank, color: Color) -> bool {
    rank.index().abs_diff(color.back_rank().index()) == 1
}

/// Whether a king has castled from the e-file.
fn is_castling(from: Square, to: Square, color: Color) -> bool {
    let home = color.back_rank();
    from == Square::new(File::E, home)
        && to.rank() == home
        && matches!(to.file().letter(), 'c' | 'g')
}

fn minus(one: Rgb, other: Rgb) -> Rgb {
    std::array::from_fn(|part| one[part] - other[part])
}

fn product(one: Rgb, other: Rgb) -> f32 {
    (0..3).map(|part| one[part] * other[part]).sum()
}

fn size(color: Rgb) -> f32 {
    product(color, color).sqrt()
}

/// A change of colour without its change of brightness.
fn hue(change: Rgb) -> Rgb {
    let mean = change.iter().sum::<f32>() / 3.0;
    change.map(|part| part - mean)
}

fn median(mut values: Vec<f32>) -> f32 {
    values.sort_unstable_by(f32::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}
