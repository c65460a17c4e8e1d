//! Texts about the operations of a record and about faulty moves in them.

use super::wording::{color_id, role_word};
use super::{listed, tr, tr_with};
use tabiya_chess::{NoMoves, RookSide};
use tabiya_notation::moves::{MoveError, Obstacle};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{EditError, FaultKind};
use tabiya_notation::record_moves::MoveFaultKind;

/// The meaning of an opcode, in a few words.
pub fn opcode_text(meaning: Option<OpcodeMeaning>) -> String {
    match meaning {
        Some(meaning) => tr(&format!("opcode-{}", meaning.name())),
        None => tr("opcode-unknown"),
    }
}

/// A short label for an operation: the name of its meaning, or the opcode itself if it is unknown. Comments, variations and
/// counts other than the first have a number.
pub fn operation_label(opcode: &str, meaning: Option<OpcodeMeaning>) -> String {
    let Some(meaning) = meaning else {
        return opcode.to_owned();
    };
    let label = tr(&format!("operation-label-{}", meaning.name()));
    match meaning {
        OpcodeMeaning::Comment(number @ 1..)
        | OpcodeMeaning::VariationName(number @ 1..)
        | OpcodeMeaning::PerftCount(number) => {
            let variables = [("label", label.into()), ("number", number.into())];
            tr_with("operation-label-numbered", &variables)
        }
        _ => label,
    }
}

/// The fault of an operation, as a sentence.
pub fn operation_fault_text(kind: FaultKind) -> String {
    tr(match kind {
        FaultKind::OpcodeForm => "operation-opcode-form",
        FaultKind::OpcodeStyle => "operation-opcode-style",
        FaultKind::Repeated => "operation-repeated",
        FaultKind::NeedsNumber => "operation-needs-number",
        FaultKind::OutOfBounds { least, most } => return out_of_bounds(least, most),
        FaultKind::NeedsText => "operation-needs-text",
        FaultKind::NeedsMove => "operation-needs-move",
        FaultKind::CoordinateMove => "operation-coordinate-move",
        FaultKind::LooseMove => "operation-loose-move",
        FaultKind::TakesNothing => "operation-takes-nothing",
        FaultKind::TooManyOperands => "operation-too-many-operands",
        FaultKind::OpenQuote => "operation-open-quote",
        FaultKind::TextTooLong => "operation-text-too-long",
        FaultKind::NotAscii => "operation-not-ascii",
        FaultKind::NotClosed => "operation-not-closed",
        FaultKind::NeedsSuppliedMove => "operation-needs-supplied-move",
        FaultKind::NotFirstOfVariation => "operation-not-first-of-variation",
    })
}

fn out_of_bounds(least: i64, most: i64) -> String {
    let variables = [
        ("least", least.to_string().into()),
        ("most", most.to_string().into()),
    ];
    if most == i64::MAX {
        tr_with("operation-too-small", &variables)
    } else {
        tr_with("operation-out-of-bounds", &variables)
    }
}

/// The reason why a change of operations was refused, as a sentence.
pub fn operation_error_text(error: EditError) -> String {
    tr(match error {
        EditError::NoSuchRow => "operation-no-such-row",
        EditError::BadOpcode => "operation-bad-opcode",
        EditError::BadOperands => "operation-bad-operands",
        EditError::NotLatin1 => "operation-not-latin-1",
        EditError::WouldChangeOthers => "operation-would-change-others",
    })
}

/// The fault of a move, for display after the move.
pub fn move_fault_text(kind: &MoveFaultKind) -> String {
    match kind {
        MoveFaultKind::Spelling {
            standard,
            is_harmless,
        } => {
            let id = if *is_harmless {
                "move-fault-full-spelling"
            } else {
                "move-fault-spelling"
            };
            tr_with(id, &[("standard", standard.as_str().into())])
        }
        MoveFaultKind::Wrong(error) => move_error_text(error),
        MoveFaultKind::Ambiguous(moves) => ambiguous(moves),
        MoveFaultKind::OtherSide(color) => tr_with(
            "move-fault-other-side",
            &[("color", color_id(*color).into())],
        ),
        MoveFaultKind::NoMoves(why) => no_moves_text(*why),
        MoveFaultKind::LineOfPlay => tr("move-fault-line-of-play"),
        MoveFaultKind::NotFirstOfVariation => tr("operation-not-first-of-variation"),
        MoveFaultKind::MatesIn(moves) => {
            tr_with("move-fault-mates-in", &[("moves", (*moves).into())])
        }
        MoveFaultKind::IsMated => tr("move-fault-is-mated"),
        MoveFaultKind::NoMate => tr("move-fault-no-mate"),
        MoveFaultKind::KingAlone => tr("move-fault-king-alone"),
        MoveFaultKind::GameOver => tr("move-fault-game-over"),
    }
}

/// The same for the report of the command line, where one sentence covers all faults of this code.
pub fn move_fault_report_text(code: &str) -> String {
    tr(match code {
        "move_spelling" => "moves-spelling-report",
        "ambiguous_move" => "moves-ambiguous-report",
        "no_moves" => "moves-none-report",
        "line_of_play" => "moves-line-of-play-report",
        "mate_differs" => "moves-mate-report",
        _ => "moves-wrong-report",
    })
}

/// The reason why a text is not a move, for display after the text.
fn move_error_text(error: &MoveError) -> String {
    match error {
        MoveError::NotAMove => tr("move-fault-not-a-move"),
        MoveError::NoPromotion => tr("move-fault-no-promotion"),
        MoveError::Ambiguous(moves) => {
            let moves: Vec<_> = moves
                .iter()
                .map(|one| format!("{}{}", one.from, one.to))
                .collect();
            ambiguous(&moves)
        }
        MoveError::Illegal(obstacle) => obstacle_text(*obstacle),
    }
}

fn ambiguous(moves: &[String]) -> String {
    tr_with("move-fault-ambiguous", &[("moves", listed(moves).into())])
}

fn obstacle_text(obstacle: Obstacle) -> String {
    match obstacle {
        Obstacle::NothingThere(square) => tr_with(
            "move-fault-nothing-there",
            &[("square", square.to_string().into())],
        ),
        Obstacle::OwnPiece(square) => tr_with(
            "move-fault-own-piece",
            &[("square", square.to_string().into())],
        ),
        Obstacle::NoneReaches(role, square) => tr_with(
            "move-fault-none-reaches",
            &[
                ("role", role_word(role).into()),
                ("square", square.to_string().into()),
            ],
        ),
        Obstacle::KingInCheck => tr("move-fault-king-in-check"),
        Obstacle::Castling(side) => {
            let side = match side {
                RookSide::Kingside => "kingside",
                RookSide::Queenside => "queenside",
            };
            tr_with("move-fault-castling", &[("side", side.into())])
        }
    }
}

/// The reason why a position has no moves.
fn no_moves_text(why: NoMoves) -> String {
    let of_side = |id, color| tr_with(id, &[("color", color_id(color).into())]);
    match why {
        NoMoves::NoKing(color) => of_side("move-fault-no-king", color),
        NoMoves::SeveralKings(color) => of_side("move-fault-several-kings", color),
        NoMoves::OpponentInCheck => tr("move-fault-opponent-in-check"),
    }
}
