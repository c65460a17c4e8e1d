//! Changes of the position, by mouse, panel or key.

use crate::features::board::model::board_state::{BoardState, ReplacementOffer};
use crate::model::action::FenAction;
use crate::model::state::Shared;
use tabiya_chess::{Board, Color, Piece, Square, SquareSet, Transform};
use tabiya_collection::document::{Edit, UndoGroup};
use tabiya_notation::record::LineKind;
use tabiya_text::{castling_id, listed, piece_name, put_text, tr, tr_with};

/// Changes the position and announces the change.
pub(crate) fn edit(
    own: &mut BoardState,
    shared: &mut Shared,
    edit: Edit,
    group: Option<UndoGroup>,
) {
    edit_announced(own, shared, edit, group, None);
}

/// Changes the position and announces the text with this id, or a description of the change if there is none.
pub(crate) fn edit_announced(
    own: &mut BoardState,
    shared: &mut Shared,
    edit: Edit,
    group: Option<UndoGroup>,
    announcement_id: Option<&'static str>,
) {
    let board = &shared.document().position().board;
    // The wheel turns an existing piece into another one, so it must find one on the mirrored square, too.
    let is_turn = matches!(group, Some(UndoGroup::Turn(_)));
    let edit = match edit {
        Edit::Put(square, piece)
            if own.symmetric && (!is_turn || board.has_counterpart(square)) =>
        {
            Edit::PutBoth(square, piece)
        }
        edit => edit,
    };
    let field = shared.document().field_text(shared.settings.fen_style());
    let announcement = announcement_id.map_or_else(|| announcement(shared, edit), tr);
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    let rows_before = document.rows().len();
    let is_whole = matches!(edit, Edit::Clear | Edit::Start | Edit::Replace(_));
    // The board may already show the wanted position although the line does not hold it.
    let changed =
        document.edit(edit, style, group) || (is_whole && document.write_missing_record(style));
    if changed {
        shared.announce(announcement);
        shared.inform_of_new_game(rows_before);
        if is_whole {
            begin_anew(own, shared);
        }
        if field.kind == LineKind::Unreadable && !field.is_cut {
            shared.send(FenAction::BrokenText(field.text));
        }
    }
}

/// Carries out the change that was offered instead of the last one.
pub(crate) fn take_offer(own: &mut BoardState, shared: &mut Shared, offer: &ReplacementOffer) {
    if shared.shown() == offer.seen && shared.document_mut().undo() {
        edit(own, shared, offer.edit, None);
    }
}

/// Moves the cursor to the first square after another position has been set up as a whole.
fn begin_anew(own: &mut BoardState, shared: &mut Shared) {
    own.block = None;
    own.cursor = if shared.view.flipped {
        Square::H1
    } else {
        Square::A8
    };
}

fn announcement(shared: &Shared, edit: Edit) -> String {
    let board = &shared.document().position().board;
    match edit {
        Edit::Put(square, piece) => put_text(square, piece),
        Edit::PutBoth(square, piece) => put_both_text(board, square, piece),
        Edit::PutAtHome(piece) => tr_with(
            "announce-put-at-home",
            &[("piece", piece_name(piece).into())],
        ),
        Edit::FillRank(rank, piece) => tr_with(
            "announce-filled",
            &[
                ("rank", rank.number().into()),
                ("piece", piece_name(piece).into()),
            ],
        ),
        Edit::TakeOff(squares) => {
            let men = squares & board.occupied();
            tr_with("announce-taken-off", &[("count", men.len().into())])
        }
        Edit::MoveBlock {
            squares, copies, ..
        } => {
            let men = squares & board.occupied();
            let id = if copies {
                "announce-copied-block"
            } else {
                "announce-dropped-block"
            };
            tr_with(id, &[("count", men.len().into())])
        }
        Edit::CastlingRights(_) => tr("announce-castling-changed"),
        Edit::Transform(transform) => transform_text(transform, transform.lost(board)),
        Edit::Move { from, to } | Edit::Copy { from, to } => put_text(to, board.get(from)),
        Edit::SideToMove(Color::White) => tr("announce-white-moves"),
        Edit::SideToMove(Color::Black) => tr("announce-black-moves"),
        Edit::Castling {
            color,
            side,
            wanted,
        } => tr_with(
            if wanted {
                "announce-castling"
            } else {
                "announce-no-castling"
            },
            &[("right", tr(castling_id(color, side)).into())],
        ),
        Edit::EnPassant(None) => tr("announce-no-en-passant"),
        Edit::EnPassant(Some(square)) => tr_with(
            "announce-en-passant",
            &[("square", square.to_string().into())],
        ),
        Edit::HalfmoveClock(plies) => {
            tr_with("announce-halfmove-clock", &[("count", plies.into())])
        }
        Edit::FullmoveNumber(number) => {
            tr_with("announce-fullmove-number", &[("count", number.into())])
        }
        Edit::Clear => tr("announce-cleared"),
        Edit::Start => tr("announce-start"),
        Edit::Board(_) | Edit::Replace(_) => tr("announce-replaced"),
    }
}

/// The announcement for both squares, or for only one if the other does not change.
fn put_both_text(board: &Board, square: Square, piece: Option<Piece>) -> String {
    let here = put_text(square, piece);
    if piece.is_none() && !board.has_counterpart(square) {
        return here;
    }
    let there = put_text(square.counterpart(), piece.map(Piece::in_other_color));
    let variables = [("here", here.into()), ("there", there.into())];
    tr_with("announce-put-both", &variables)
}

/// The announcement of a transformation, with the squares whose pieces left the board.
fn transform_text(transform: Transform, lost: SquareSet) -> String {
    let done = tr(match transform {
        Transform::MirrorFiles => "announce-mirrored-files",
        Transform::MirrorRanks => "announce-mirrored-ranks",
        Transform::Rotate => "announce-rotated",
        Transform::SwapColors => "announce-swapped-colors",
        Transform::SwapColorsInPlace => "announce-swapped-in-place",
        Transform::AsBlackSeesIt => "announce-as-black-sees-it",
        Transform::Shift(_) => "announce-shifted",
    });
    if lost.is_empty() {
        return done;
    }
    let squares: Vec<_> = lost.map(|square| square.to_string()).collect();
    let variables = [
        ("done", done.into()),
        ("count", squares.len().into()),
        ("squares", listed(&squares).into()),
    ];
    tr_with("announce-lost", &variables)
}
