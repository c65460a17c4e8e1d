//! Texts about moves that were played or refused.

use super::wording::role_word;
use super::{listed_apart, tr, tr_with};
use tabiya_chess::{Color, Mover, NoCastling, NoMoves, Piece, RookSide};
use tabiya_notation::moves::{MoveError, Obstacle, PieceNames, write_san_with};

/// The reason why a position has no moves, as a sentence.
pub fn no_moves_text(why: NoMoves) -> String {
    tr(match why {
        NoMoves::NoKing(Color::White) => "play-no-white-king",
        NoMoves::NoKing(Color::Black) => "play-no-black-king",
        NoMoves::SeveralKings(Color::White) => "play-several-white-kings",
        NoMoves::SeveralKings(Color::Black) => "play-several-black-kings",
        NoMoves::OpponentInCheck => "play-opponent-in-check",
    })
}

/// The reason why a move cannot be played in this position, as a sentence. `names` are the piece letters for moves in
/// the text.
pub fn refused_move_text(mover: &Mover, error: &MoveError, names: PieceNames) -> String {
    match error {
        MoveError::NotAMove => tr("play-not-a-move"),
        MoveError::NoPromotion => tr("play-no-promotion"),
        MoveError::Ambiguous(moves) => {
            let name = |played| write_san_with(mover, played, names);
            let moves: Vec<String> = moves.iter().copied().map(name).collect();
            tr_with("play-ambiguous", &[("moves", listed_apart(&moves).into())])
        }
        MoveError::Illegal(obstacle) => obstacle_text(mover, *obstacle),
    }
}

fn obstacle_text(mover: &Mover, obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NothingThere(square) => {
            let theirs = mover.position().board.get(square).is_some();
            let id = match mover.position().side_to_move {
                _ if !theirs => "play-nothing-there",
                Color::White => "play-white-moves",
                Color::Black => "play-black-moves",
            };
            tr_with(id, &[("square", square.to_string().into())])
        }
        Obstacle::OwnPiece(square) => {
            tr_with("play-own-piece", &[("square", square.to_string().into())])
        }
        Obstacle::NoneReaches(role, square) => tr_with(
            "play-none-reaches",
            &[
                ("piece", role_word(role).into()),
                ("square", square.to_string().into()),
            ],
        ),
        Obstacle::KingInCheck if mover.checkers().is_empty() => tr("play-king-in-check"),
        Obstacle::KingInCheck => tr("play-check-not-met"),
        Obstacle::Castling(side) => no_castling_text(mover, side),
    }
}

/// The reason why the side to move cannot castle on this side, as a sentence.
fn no_castling_text(mover: &Mover, side: RookSide) -> String {
    tr(match mover.castling_or_why(side).err() {
        Some(NoCastling::InCheck) => "play-castling-in-check",
        Some(NoCastling::Blocked) => "play-castling-blocked",
        Some(NoCastling::Attacked) => "play-castling-attacked",
        Some(NoCastling::NoRight) | None => match side {
            RookSide::Kingside => "play-no-right-kingside",
            RookSide::Queenside => "play-no-right-queenside",
        },
    })
}

/// The name of a button that promotes a pawn to this piece.
pub fn promotion_name(piece: Piece) -> String {
    tr_with(
        "play-promote-to",
        &[("piece", role_word(piece.role()).into())],
    )
}
