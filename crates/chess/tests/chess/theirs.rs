//! Converts our positions to those of shakmaty and cozy-chess, and back.

use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup as _, Position as _, Setup};
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, EnPassantConvention, File, Piece, Position,
    RookSide, Square, SquareSet, WantedRight,
};

pub(crate) const CONVENTIONS: [(EnPassantConvention, EnPassantMode); 3] = [
    (EnPassantConvention::Always, EnPassantMode::Always),
    (EnPassantConvention::PseudoLegal, EnPassantMode::PseudoLegal),
    (EnPassantConvention::Legal, EnPassantMode::Legal),
];

pub(crate) fn square(theirs: shakmaty::Square) -> Square {
    Square::from_index(u8::try_from(u32::from(theirs)).unwrap()).unwrap()
}

pub(crate) fn their_square(ours: Square) -> shakmaty::Square {
    shakmaty::Square::new(u32::from(ours.index()))
}

fn color(theirs: shakmaty::Color) -> Color {
    if theirs.is_white() {
        Color::White
    } else {
        Color::Black
    }
}

fn their_color(ours: Color) -> shakmaty::Color {
    shakmaty::Color::from_white(ours == Color::White)
}

/// Converts their position, with the en-passant target of this convention.
pub(crate) fn ours(theirs: &Chess, mode: EnPassantMode) -> Position {
    position_of(&theirs.to_setup(mode))
}

pub(crate) fn position_of(setup: &Setup) -> Position {
    let mut board = Board::EMPTY;
    for (at, piece) in &setup.board {
        board.set(square(at), Piece::from_letter(piece.char()));
    }
    let mut castling = CastlingRights::NONE;
    for rook in setup.castling_rights {
        let rook = square(rook);
        let side = Color::ALL
            .into_iter()
            .find(|side| side.back_rank() == rook.rank())
            .unwrap();
        let king = board.king(side).unwrap().file();
        castling.set(
            side,
            side_of(rook.file(), king),
            WantedRight::Yes(CastlingRight {
                king,
                rook: rook.file(),
            }),
        );
    }
    Position {
        board,
        side_to_move: color(setup.turn),
        castling,
        en_passant: setup.ep_square.map(square),
        halfmove_clock: setup.halfmoves,
        fullmove_number: setup.fullmoves.get(),
    }
}

fn side_of(rook: File, king: File) -> RookSide {
    if rook > king {
        RookSide::Kingside
    } else {
        RookSide::Queenside
    }
}

pub(crate) fn setup(ours: &Position) -> Setup {
    let mut setup = Setup::empty();
    for (square, piece) in ours.board.pieces() {
        let piece = shakmaty::Piece::from_char(piece.letter()).unwrap();
        setup.board.set_piece_at(their_square(square), piece);
    }
    setup.turn = their_color(ours.side_to_move);
    for color in Color::ALL {
        for side in RookSide::ALL {
            if let Some(right) = ours.castling.possible(color, side, &ours.board) {
                setup
                    .castling_rights
                    .add(their_square(Square::new(right.rook, color.back_rank())));
            }
        }
    }
    setup.ep_square = ours.en_passant.map(their_square);
    setup
}

pub(crate) fn chess(setup: Setup) -> Option<Chess> {
    Chess::from_setup(setup, CastlingMode::Chess960).ok()
}

/// The same position in cozy-chess; `None` if it refuses the position.
pub(crate) fn cozy(ours: &Position) -> Option<cozy_chess::Board> {
    let mut builder = cozy_chess::BoardBuilder::empty();
    for (square, piece) in ours.board.pieces() {
        *builder.square_mut(cozy_square(square)) =
            Some((cozy_piece(piece), cozy_color(piece.color())));
    }
    builder.side_to_move = cozy_color(ours.side_to_move);
    for color in Color::ALL {
        let file = |side| {
            let right = ours.castling.possible(color, side, &ours.board)?;
            Some(cozy_chess::File::index(usize::from(right.rook.index())))
        };
        let rights = builder.castle_rights_mut(cozy_color(color));
        rights.short = file(RookSide::Kingside);
        rights.long = file(RookSide::Queenside);
    }
    builder.en_passant = ours.en_passant.map(cozy_square);
    builder.build().ok()
}

pub(crate) fn cozy_square(ours: Square) -> cozy_chess::Square {
    cozy_chess::Square::index(usize::from(ours.index()))
}

fn cozy_color(ours: Color) -> cozy_chess::Color {
    match ours {
        Color::White => cozy_chess::Color::White,
        Color::Black => cozy_chess::Color::Black,
    }
}

fn cozy_piece(ours: Piece) -> cozy_chess::Piece {
    let letter = ours.letter().to_ascii_lowercase();
    letter.to_string().parse().unwrap()
}

pub(crate) fn set_of(squares: impl IntoIterator<Item = shakmaty::Square>) -> SquareSet {
    squares.into_iter().map(square).collect()
}
