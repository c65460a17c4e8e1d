//! The sameness of positions, its comparison by a few words, and keys of 96 bits for the comparison of lines.
//!
//! Two lines with the same key count as the same without a further comparison. That is safe: the key of a position is a
//! sum of products of its words with random numbers, modulo the prime 2^127 - 1, cut to 96 bits. For any two different
//! positions, at most one in 2^94 choices of these numbers gives them the same key; ten million positions have 2^46
//! pairs. The numbers are chosen at random each time, so nobody can construct a file with equal keys. For a line
//! without a position the words are two hashes of its bytes by the standard library, whose keys are random as well.

use std::hash::{BuildHasher as _, RandomState};
use std::str::FromStr;
use tabiya_chess::{Board, CastlingRights, Color, EnPassantConvention, Position, RookSide, Square};

/// The fields of two positions that must be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SameFields {
    /// All six fields.
    All,
    /// Board, side to move, castling and en passant.
    Four,
    /// The board alone.
    Board,
    /// The board and these fields.
    Chosen(ChosenFields),
    /// The whole line, with its operations.
    Line,
    /// In games, the position at the beginning and the moves of the main line. Records have no moves, so that these are
    /// compared like [`SameFields::All`].
    Moves,
}

/// Fields that are compared beside the board. The en-passant square counts if a capture on it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChosenFields(u8);

impl ChosenFields {
    /// None: the board alone.
    pub const BOARD: Self = Self(0);
    /// The side to move.
    pub const SIDE: Self = Self(1);
    /// The castling rights.
    pub const CASTLING: Self = Self(1 << 1);
    /// The en-passant square, and with it the side to move, which determines its rank.
    pub const EN_PASSANT: Self = Self(1 << 2 | Self::SIDE.0);
    /// Both counters.
    pub const COUNTERS: Self = Self(1 << 3);

    /// Returns these fields and others.
    #[must_use]
    pub const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    const fn has(self, field: Self) -> bool {
        self.0 & field.0 == field.0
    }
}

/// The sets of fields that have a name.
const SETS: [(&str, SameFields); 4] = [
    ("four", SameFields::Four),
    ("all", SameFields::All),
    ("board", SameFields::Board),
    ("line", SameFields::Line),
];

/// The fields that can be added to the board.
const FIELDS: [(&str, ChosenFields); 5] = [
    ("board", ChosenFields::BOARD),
    ("side", ChosenFields::SIDE),
    ("castling", ChosenFields::CASTLING),
    ("en-passant", ChosenFields::EN_PASSANT),
    ("counters", ChosenFields::COUNTERS),
];

/// The text names neither a set of fields nor fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownFields;

impl FromStr for SameFields {
    type Err = UnknownFields;

    /// Reads the name of a set (`four`, `all`, `board`, `line`), or the names of fields with commas between them.
    fn from_str(text: &str) -> Result<Self, UnknownFields> {
        if let Some((_, fields)) = SETS.iter().find(|(name, _)| *name == text) {
            return Ok(*fields);
        }
        let field = |name| FIELDS.iter().find(|(own, _)| *own == name);
        let chosen = text
            .split(',')
            .try_fold(ChosenFields::BOARD, |chosen, name| {
                field(name).map(|(_, field)| chosen.with(*field))
            });
        chosen.map(Self::Chosen).ok_or(UnknownFields)
    }
}

/// The conditions under which two positions count as the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sameness {
    /// The fields that must be equal.
    pub fields: SameFields,
    /// Whether the mirror image (left and right exchanged) counts as the same.
    pub mirrored: bool,
    /// Whether the position with the colours exchanged and the ranks reversed counts as the same.
    pub colours_swapped: bool,
}

/// The words of a position: its board, then everything else.
pub(super) type PositionWords = [u64; 6];

/// Returns words that are equal for two positions exactly if they are the same.
///
/// The least words among a position and its permitted reflections represent all of them.
pub(super) fn canonical(position: &Position, sameness: Sameness) -> PositionWords {
    let fields = Fields::of(position, sameness.fields);
    if !sameness.mirrored && !sameness.colours_swapped {
        return fields.words();
    }
    // After exchanging left and right, nobody could castle.
    let may_mirror = sameness.mirrored && fields.castling == [0; 4];
    let mirrored = may_mirror.then(|| fields.mirrored());
    let both = [Some(fields), mirrored].into_iter().flatten();
    let swap = |fields: Fields| sameness.colours_swapped.then(|| fields.swapped());
    let all = both.flat_map(|fields| [Some(fields), swap(fields)]);
    all.flatten().map(Fields::words).min().unwrap_or_default()
}

/// The compared fields; ignored ones are 0.
#[derive(Clone, Copy)]
struct Fields {
    board: Board,
    has_side: bool,
    black_to_move: bool,
    /// The files of king and rook for each right of White, then of Black, or 0.
    castling: [u8; 4],
    /// The file of the en-passant target, from 1, or 0; the rank follows from the side to move.
    en_passant: u8,
    clocks: [u32; 2],
}

impl Fields {
    fn of(position: &Position, compared: SameFields) -> Self {
        let mut fields = Self {
            board: position.board,
            has_side: false,
            black_to_move: false,
            castling: [0; 4],
            en_passant: 0,
            clocks: [0; 2],
        };
        let target = match compared {
            SameFields::Board => return fields,
            SameFields::Chosen(chosen) => return fields.with_chosen(position, chosen),
            SameFields::Four => Some(legal_target(position)),
            SameFields::All | SameFields::Line | SameFields::Moves => {
                fields.clocks = [position.halfmove_clock, position.fullmove_number];
                Some(position.possible_en_passant())
            }
        };
        fields.has_side = true;
        fields.black_to_move = position.side_to_move == Color::Black;
        fields.castling = castling(position);
        fields.en_passant = target.flatten().map_or(0, file_from_1);
        fields
    }

    fn with_chosen(mut self, position: &Position, chosen: ChosenFields) -> Self {
        if chosen.has(ChosenFields::SIDE) {
            self.has_side = true;
            self.black_to_move = position.side_to_move == Color::Black;
        }
        if chosen.has(ChosenFields::CASTLING) {
            self.castling = castling(position);
        }
        if chosen.has(ChosenFields::EN_PASSANT) {
            self.en_passant = legal_target(position).map_or(0, file_from_1);
        }
        if chosen.has(ChosenFields::COUNTERS) {
            self.clocks = [position.halfmove_clock, position.fullmove_number];
        }
        self
    }

    fn mirrored(self) -> Self {
        Self {
            board: planes(self.board, |plane| plane.reverse_bits().swap_bytes()),
            en_passant: match self.en_passant {
                0 => 0,
                file => 9 - file,
            },
            ..self
        }
    }

    fn swapped(self) -> Self {
        let [low, high, major, black] = self.board.planes();
        let white = (low | high) & !black;
        let [white_king, white_queen, black_king, black_queen] = self.castling;
        Self {
            board: planes(
                Board::from_planes([low, high, major, white]),
                u64::swap_bytes,
            ),
            // A board alone has no side to move.
            black_to_move: self.has_side && !self.black_to_move,
            castling: [black_king, black_queen, white_king, white_queen],
            ..self
        }
    }

    fn words(self) -> PositionWords {
        let [low, high, major, black] = self.board.planes();
        let [a, b, c, d] = self.castling.map(u64::from);
        let state = u64::from(self.black_to_move)
            | u64::from(self.en_passant) << 8
            | (a | b << 8 | c << 16 | d << 24) << 32;
        let [clock, number] = self.clocks.map(u64::from);
        [low, high, major, black, state, clock | number << 32]
    }
}

/// Returns the en-passant square if a capture on it is legal.
fn legal_target(position: &Position) -> Option<Square> {
    let is_named = position.en_passant.is_some();
    is_named
        .then(|| position.en_passant_as(EnPassantConvention::Legal))
        .flatten()
}

fn castling(position: &Position) -> [u8; 4] {
    if position.castling == CastlingRights::NONE {
        return [0; 4];
    }
    let right = |color, side| {
        let right = position.castling.possible(color, side, &position.board);
        right.map_or(0, |it| 0x80 | it.king.index() << 3 | it.rook.index())
    };
    let [king_side, queen_side] = RookSide::ALL;
    [
        right(Color::White, king_side),
        right(Color::White, queen_side),
        right(Color::Black, king_side),
        right(Color::Black, queen_side),
    ]
}

fn file_from_1(square: Square) -> u8 {
    square.file().index() + 1
}

fn planes(board: Board, change: impl Fn(u64) -> u64) -> Board {
    Board::from_planes(board.planes().map(change))
}

/// The prime 2^127 - 1.
const PRIME: u128 = u128::MAX >> 1;
/// A fifth word that no position has: in a position its lowest 32 bits are at most 0x801.
const LINE_OF_TEXT: u64 = u32::MAX as u64;

/// Makes keys, with random factors.
#[derive(Debug)]
pub(super) struct LineKeys {
    /// A number below the prime for each word.
    factors: [u128; 6],
    texts: [RandomState; 2],
}

impl LineKeys {
    pub(super) fn new() -> Self {
        let dice = [RandomState::new(), RandomState::new()];
        let throw = |n: u128| {
            let [high, low] = [0, 1].map(|half| {
                let dice = dice.get(half).map(|dice| dice.hash_one(n));
                u128::from(dice.unwrap_or_default())
            });
            reduced((high << 64 | low) >> 1)
        };
        Self {
            factors: [0, 1, 2, 3, 4, 5].map(throw),
            texts: [RandomState::new(), RandomState::new()],
        }
    }

    /// Returns the key of a position.
    pub(super) fn of_words(&self, words: &PositionWords) -> u128 {
        let sum = words
            .iter()
            .zip(&self.factors)
            .fold(0, |sum, (word, factor)| {
                reduced(sum + product(*word, *factor))
            });
        sum & (u128::MAX >> 32)
    }

    /// Returns the key of a line without a position.
    pub(super) fn of_text(&self, line: &[u8]) -> u128 {
        let [one, other] = &self.texts;
        let hashes = [one.hash_one(line), other.hash_one(line)];
        let [one, other] = hashes;
        self.of_words(&[one, other, 0, 0, LINE_OF_TEXT, 0])
    }
}

/// Returns the product modulo the prime; `factor` must be below it.
fn product(word: u64, factor: u128) -> u128 {
    let word = u128::from(word);
    let (high, low) = (factor >> 64, factor & u128::from(u64::MAX));
    let high = word * high;
    // 2^127 counts as 1, so the bits of the upper half above 2^63 are added at the bottom.
    let turned = ((high & (u128::MAX >> 65)) << 64) + (high >> 63);
    let low = word * low;
    reduced(reduced(low) + reduced(turned))
}

/// Returns the number modulo the prime.
fn reduced(number: u128) -> u128 {
    let folded = (number & PRIME) + (number >> 127);
    if folded < PRIME {
        folded
    } else {
        folded - PRIME
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_agree_with_arithmetic_modulo_the_prime() {
        // Uses addition and doubling alone.
        let slow = |word: u64, factor: u128| {
            (0..64).rev().fold(0, |sum, bit| {
                let doubled = (sum * 2_u128) % PRIME;
                (doubled + u128::from(word >> bit & 1) * factor) % PRIME
            })
        };
        let mut number = 1_u128;
        for _ in 0..2000 {
            number = number.wrapping_mul(0xda94_2042_e4dd_58b5_1234_5678_9abc_def1) + 7;
            let factor = (number >> 1) % PRIME;
            let word = u64::try_from(number >> 64).unwrap_or_default();
            for word in [word, 0, 1, u64::MAX] {
                for factor in [factor, PRIME - 1, 1, 0] {
                    assert_eq!(product(word, factor), slow(word, factor));
                }
            }
        }
    }
}
