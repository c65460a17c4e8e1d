//! The sameness of positions, and its comparison by a few words.

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
pub(super) type Words = [u64; 6];

/// Returns words that are equal for two positions exactly if they are the same.
///
/// The least words among a position and its permitted reflections represent all of them.
pub(super) fn canonical(position: &Position, sameness: Sameness) -> Words {
    let fields = Fields::of(position, sameness.fields);
    if !sameness.mirrored && !sameness.colours_swapped {
        return fields.words();
    }
    // Nobody could castle any more after exchanging left and right.
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
            SameFields::Four => {
                let is_named = position.en_passant.is_some();
                is_named.then(|| position.en_passant_as(EnPassantConvention::Legal))
            }
            SameFields::All => {
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

    fn words(self) -> Words {
        let [low, high, major, black] = self.board.planes();
        let [a, b, c, d] = self.castling.map(u64::from);
        let state = u64::from(self.black_to_move)
            | u64::from(self.en_passant) << 8
            | (a | b << 8 | c << 16 | d << 24) << 32;
        let [clock, number] = self.clocks.map(u64::from);
        [low, high, major, black, state, clock | number << 32]
    }
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
