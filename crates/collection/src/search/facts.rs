//! The facts of a position apart from its board, in one byte.

use tabiya_chess::{CastlingRights, Color, Position, RookSide, problems::is_legal};

/// The facts of a position apart from its board, or that there is no position. It has one byte, so ten million of them
/// take ten megabytes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Facts(u8);

pub(super) const POSITION: u8 = 1;
pub(super) const BLACK_TO_MOVE: u8 = 1 << 1;
/// The first of four bits, in the order of [`right_bit`].
const RIGHTS: u32 = 2;
pub(super) const LEGAL: u8 = 1 << 6;
const EN_PASSANT: u8 = 1 << 7;

/// The four rights with their letters, in the order of FEN.
pub(super) const LETTERS: [(Color, RookSide, char); 4] = [
    (Color::White, RookSide::Kingside, 'K'),
    (Color::White, RookSide::Queenside, 'Q'),
    (Color::Black, RookSide::Kingside, 'k'),
    (Color::Black, RookSide::Queenside, 'q'),
];

/// Returns the bit of a castling right: White's king's side, its queen's side, then Black's.
pub(super) const fn right_bit(color: Color, side: RookSide) -> u8 {
    1 << (RIGHTS + color as u32 * 2 + side as u32)
}

impl Facts {
    /// Returns the facts of a line without a position.
    pub const fn none() -> Self {
        Self(0)
    }

    /// Returns the facts of a position. Castling rights and en-passant targets count only if the
    /// pieces allow them.
    pub fn of(position: &Position) -> Self {
        let mut bits = POSITION;
        let mut set = |bit, is_so: bool| bits |= if is_so { bit } else { 0 };
        set(BLACK_TO_MOVE, position.side_to_move == Color::Black);
        set(LEGAL, is_legal(position));
        set(EN_PASSANT, position.possible_en_passant().is_some());
        if position.castling != CastlingRights::NONE {
            for color in Color::ALL {
                for side in RookSide::ALL {
                    let right = position.castling.possible(color, side, &position.board);
                    set(right_bit(color, side), right.is_some());
                }
            }
        }
        Self(bits)
    }

    /// Returns the facts as one byte; 0 if there is no position.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the facts from [`Facts::bits`].
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// Whether there is a position.
    pub const fn has_position(self) -> bool {
        self.0 & POSITION != 0
    }

    /// Returns the side to move; White if there is no position.
    pub const fn side_to_move(self) -> Color {
        if self.0 & BLACK_TO_MOVE == 0 {
            Color::White
        } else {
            Color::Black
        }
    }

    /// Whether this castling right is claimed and the pieces allow it.
    pub const fn may_castle(self, color: Color, side: RookSide) -> bool {
        self.0 & right_bit(color, side) != 0
    }

    /// Whether the position is legal, see [`tabiya_chess::problems::is_legal`].
    pub const fn is_legal(self) -> bool {
        self.0 & LEGAL != 0
    }

    /// Whether there is an en-passant target.
    pub const fn has_en_passant(self) -> bool {
        self.0 & EN_PASSANT != 0
    }
}

impl std::fmt::Debug for Facts {
    /// Writes for example `Facts(w KQ-- legal)`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if !self.has_position() {
            return f.write_str("Facts(none)");
        }
        let side = match self.side_to_move() {
            Color::White => 'w',
            Color::Black => 'b',
        };
        write!(f, "Facts({side} ")?;
        for (color, side, letter) in LETTERS {
            let shown = if self.may_castle(color, side) {
                letter
            } else {
                '-'
            };
            write!(f, "{shown}")?;
        }
        let legality = if self.is_legal() { "legal" } else { "illegal" };
        let en_passant = if self.has_en_passant() { " ep" } else { "" };
        write!(f, " {legality}{en_passant})")
    }
}
