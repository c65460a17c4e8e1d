//! Any position and any text, for properties.

use proptest::prelude::*;
use proptest::sample::select;
use tabiya_chess::{
    Board, CastlingRight, CastlingRights, Color, File, Piece, Position, RookSide, Square,
    WantedRight, back_rank_king, en_passant_squares,
};

/// The configuration for this number of cases, without files of old failures.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Any setup, legal or not: also without kings or with many.
pub(crate) fn any_position() -> impl Strategy<Value = Position> {
    any_board().prop_flat_map(position_on)
}

/// A position with one king for each side and no pawn on the back ranks.
pub(crate) fn ordinary_position() -> impl Strategy<Value = Position> {
    (any_board(), 0..64_u8, 0..63_u8).prop_flat_map(|(board, white, black)| {
        let black = (white + 1 + black) % 64;
        position_on(ordinary(board, white, black))
    })
}

fn ordinary(mut board: Board, white: u8, black: u8) -> Board {
    for (square, piece) in board.pieces().collect::<Vec<_>>() {
        let is_edge = matches!(square.rank().number(), 1 | 8);
        let is_pawn = matches!(piece, Piece::WhitePawn | Piece::BlackPawn);
        if matches!(piece, Piece::WhiteKing | Piece::BlackKing) || (is_edge && is_pawn) {
            board.set(square, None);
        }
    }
    for (index, king) in [(white, Piece::WhiteKing), (black, Piece::BlackKing)] {
        board.set(Square::from_index(index).unwrap(), Some(king));
    }
    board
}

/// Random pieces, with kings and rooks on the back ranks more often than at random.
fn any_board() -> impl Strategy<Value = Board> {
    let piece = || prop_oneof![5 => Just(None), 2 => select(Piece::ALL.to_vec()).prop_map(Some)];
    let home = |king, rook| {
        prop_oneof![
            4 => Just(None),
            1 => Just(Some(king)),
            4 => Just(Some(rook)),
            1 => piece(),
        ]
    };
    let squares = (
        prop::collection::vec(home(Piece::WhiteKing, Piece::WhiteRook), 8),
        prop::collection::vec(piece(), 48),
        prop::collection::vec(home(Piece::BlackKing, Piece::BlackRook), 8),
    );
    squares.prop_map(|(first, middle, last)| {
        let mut board = Board::EMPTY;
        for (square, piece) in Square::all().zip([first, middle, last].concat()) {
            board.set(square, piece);
        }
        board
    })
}

fn position_on(board: Board) -> impl Strategy<Value = Position> {
    let side = select(Color::ALL.to_vec());
    let rights = prop::collection::vec((0..4_u8, 0..8_u8), 4);
    let counter = || prop_oneof![0..200_u32, any::<u32>()];
    (
        side,
        rights,
        any::<prop::sample::Index>(),
        any::<bool>(),
        counter(),
        counter(),
    )
        .prop_map(
            move |(side_to_move, rights, target, has_target, halfmove_clock, number)| {
                let mut targets: Vec<_> = en_passant_squares(&board, side_to_move).collect();
                targets.extend(Square::from_name("e6"));
                Position {
                    board,
                    side_to_move,
                    castling: wanted(&board, &rights),
                    en_passant: has_target.then(|| *target.get(&targets)),
                    halfmove_clock,
                    fullmove_number: number.max(1),
                }
            },
        )
}

fn wanted(board: &Board, choices: &[(u8, u8)]) -> CastlingRights {
    let mut rights = CastlingRights::NONE;
    let slots = Color::ALL.map(|color| RookSide::ALL.map(|side| (color, side)));
    for ((color, side), (kind, rook)) in slots.into_iter().flatten().zip(choices) {
        let king = back_rank_king(color, board).unwrap_or(File::E);
        let rook = File::from_index(*rook).unwrap();
        let is_on_side = (rook > king) == (side == RookSide::Kingside);
        let wanted = match kind {
            0 => WantedRight::No,
            1 => WantedRight::IfAtHome,
            _ if is_on_side => WantedRight::Yes(CastlingRight { king, rook }),
            _ => WantedRight::No,
        };
        rights.set(color, side, wanted);
    }
    rights
}

/// Text that resembles a FEN: one with random cuts, insertions and replacements.
pub(crate) fn near_fen() -> impl Strategy<Value = String> {
    const PIECES_OF_TEXT: &[&str] = &[
        "", " ", "/", "//", "8", "9", "0", "p", "K", "\u{41a}", "\u{440}", "\u{2013}", "-", "w",
        "W", "KQkq", "e3", "e4", "E6", "1", "\u{a0}", "\t", "\n", ";", "\"", "bm Nf3;", "hmvc 3;",
        "%20", "_", "+", "~", "[", "]", "\u{feff}", "\u{ff2b}", "#", "x", "\0", "\\",
    ];
    let edit = (
        any::<prop::sample::Index>(),
        0..4_usize,
        select(PIECES_OF_TEXT.to_vec()),
    );
    (any_position(), prop::collection::vec(edit, 0..5)).prop_map(|(position, edits)| {
        let mut text: Vec<char> = tabiya_notation::fen::write_fen(&position).chars().collect();
        for (at, removed, inserted) in edits {
            let start = at.index(text.len() + 1);
            let end = (start + removed).min(text.len());
            text.splice(start..end, inserted.chars());
        }
        text.into_iter().collect()
    })
}

/// A style with the target after every double push.
pub(crate) fn style(dialect: tabiya_notation::fen::Dialect) -> tabiya_notation::fen::FenStyle {
    tabiya_notation::fen::FenStyle {
        dialect,
        ..tabiya_notation::fen::FenStyle::STANDARD
    }
}
