//! Rights that belong to a piece: the castling rights of a king or a rook, and the en passant right after a double step
//! of a pawn.

use crate::command::Command;
use crate::model::action::{Action, BoardAction};
use crate::model::state::Shared;
use tabiya_chess::{
    CastlingRight, CastlingRights, Color, Position, Role, RookSide, Square, WantedRight,
    back_rank_king, en_passant_obstacle, outermost_rook,
};
use tabiya_collection::document::Edit;
use tabiya_text::{piece_name, tr, tr_with};

/// Toggles the right of the piece on a square, or explains why it has none.
pub(crate) fn toggle(shared: &mut Shared, square: Square) {
    let position = *shared.document().position();
    let piece = position.board.get(square);
    match piece.map(|piece| (piece.role(), piece.color())) {
        Some((Role::King, color)) => toggle_king(shared, &position, square, color),
        Some((Role::Rook, color)) => toggle_rook(shared, &position, square, color),
        Some((Role::Pawn, color)) => toggle_pawn(shared, &position, square, color),
        _ => shared.inform(tr("message-no-right-here")),
    }
}

/// Toggles all castling rights of a king: removes them if it has any, otherwise grants all that the pieces allow.
fn toggle_king(shared: &mut Shared, position: &Position, square: Square, color: Color) {
    let rights = RookSide::ALL.map(|side| (side, right_of_king(position, square, color, side)));
    if rights.iter().all(|(_, right)| right.is_none()) {
        return shared.inform(tr_with(
            "message-king-cannot-castle",
            &[("square", square.to_string().into())],
        ));
    }
    let has_any = RookSide::ALL.into_iter().any(|side| {
        let board = &position.board;
        position.castling.possible(color, side, board).is_some()
    });
    let mut castling = position.castling;
    for (side, right) in rights {
        let wanted = match right {
            _ if has_any => WantedRight::No,
            Some(right) => WantedRight::Yes(right),
            // The rook may still be placed.
            None => WantedRight::IfAtHome,
        };
        castling.set(color, side, wanted);
    }
    let id = if has_any {
        "announce-may-not-castle"
    } else {
        "announce-may-castle"
    };
    put(shared, castling, told(id, position, square));
}

/// The right of the king on this square with its outermost rook on one side.
fn right_of_king(
    position: &Position,
    square: Square,
    color: Color,
    side: RookSide,
) -> Option<CastlingRight> {
    let king = counting_king(position, color).filter(|king| *king == square)?;
    let rook = outermost_rook(color, side, king.file(), &position.board)?;
    Some(CastlingRight {
        king: king.file(),
        rook,
    })
}

/// The square of the king whose castling rights a FEN can express.
fn counting_king(position: &Position, color: Color) -> Option<Square> {
    let file = back_rank_king(color, &position.board)?;
    Some(Square::new(file, color.back_rank()))
}

/// Toggles the right with the rook on this square.
fn toggle_rook(shared: &mut Shared, position: &Position, square: Square, color: Color) {
    let king = counting_king(position, color).filter(|_| square.rank() == color.back_rank());
    let Some(king) = king else {
        return shared.inform(tr_with(
            "message-rook-cannot-castle",
            &[("square", square.to_string().into())],
        ));
    };
    let side = if square.file() > king.file() {
        RookSide::Kingside
    } else {
        RookSide::Queenside
    };
    let right = CastlingRight {
        king: king.file(),
        rook: square.file(),
    };
    let is_granted = position.castling.possible(color, side, &position.board) == Some(right);
    let wanted = if is_granted {
        WantedRight::No
    } else {
        WantedRight::Yes(right)
    };
    let id = if is_granted {
        "announce-may-not-castle"
    } else {
        "announce-may-castle"
    };
    let castling = position.castling.with(color, side, wanted);
    put(shared, castling, told(id, position, square));
}

/// Toggles whether a pawn has just moved two squares.
fn toggle_pawn(shared: &mut Shared, position: &Position, square: Square, color: Color) {
    let Some(behind) = square.offset(0, -color.forward()) else {
        return shared.inform(tr("message-no-right-here"));
    };
    if color == position.side_to_move {
        let keys = shared.keys.all_of(Command::ChangeSideToMove).next();
        let keys = keys.map_or_else(|| "none".to_owned(), tabiya_settings::keys::Keys::words);
        return shared.inform(tr_with("message-pawn-is-to-move", &[("keys", keys.into())]));
    }
    if en_passant_obstacle(&position.board, position.side_to_move, behind).is_some() {
        return shared.inform(tr_with(
            "message-pawn-has-not-moved-two",
            &[("square", square.to_string().into())],
        ));
    }
    let is_marked = position.possible_en_passant() == Some(behind);
    shared.send(BoardAction::Edit(
        Edit::EnPassant((!is_marked).then_some(behind)),
        None,
    ));
}

fn put(shared: &mut Shared, castling: CastlingRights, announcement: String) {
    shared.send(BoardAction::Edit(Edit::CastlingRights(castling), None));
    shared.send(Action::Announce(announcement));
}

/// A message about the piece on a square.
fn told(id: &str, position: &Position, square: Square) -> String {
    let piece = position.board.get(square).map(piece_name);
    let variables = [
        ("piece", piece.unwrap_or_default().into()),
        ("square", square.to_string().into()),
    ];
    tr_with(id, &variables)
}
