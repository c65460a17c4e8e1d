//! Uses a line of an engine: writes it into the record, or plays it.

use crate::features::engine::model::{EnginePlace, EnginesState};
use crate::model::action::{Action, OperationsAction, PlayAction};
use crate::model::state::Shared;
use tabiya_chess::{Move, Mover};
use tabiya_collection::document::OperationEdit;
use tabiya_engine::FoundLine;
use tabiya_engine::analysis::{Field, Found, Put, RankedLine, Writing};
use tabiya_text::{listed, operation_error_text, tr, tr_with};

/// Writes fields of a line into the record. They replace existing operations of the same kind, since the user has asked
/// for them.
pub(super) fn write(
    own: &EnginesState,
    shared: &mut Shared,
    at: usize,
    line: &FoundLine,
    fields: &[Field],
) {
    shared.end_draft();
    let Some((place, mover)) = place_now(own, shared, at) else {
        return shared.complain(tr("engine-line-gone"));
    };
    let writing = Writing {
        fields: fields.to_vec(),
        replaces: true,
    };
    let found = found(place, line);
    match writing.write(&mover, shared.document().operations(), &found) {
        Ok(Put::Written(new)) => {
            let edit = OperationEdit::ReplaceAll(new);
            shared.send(OperationsAction::EditOperations(edit, None));
            let opcodes: Vec<_> = fields.iter().map(|field| field.opcode()).collect();
            let written = [("operation", listed(&opcodes).into())];
            let text = tr_with("message-line-written", &written);
            shared.send(Action::Inform(text));
        }
        Ok(Put::Kept) => {}
        Err(error) => shared.complain(operation_error_text(error)),
    }
}

/// A line as the result of a search.
fn found(place: &EnginePlace, line: &FoundLine) -> Found {
    Found {
        engine: place.seen.name.clone(),
        depth: line.heard.depth,
        nodes: line.heard.nodes,
        time: line.heard.time,
        wdl: line.heard.wdl,
        answer: line.moves.first().copied(),
        lines: vec![RankedLine {
            value: line.heard.value,
            moves: line.moves.clone(),
        }],
        steps: Vec::new(),
    }
}

/// Plays moves of a line.
pub(super) fn play(own: &EnginesState, shared: &mut Shared, at: usize, moves: Vec<Move>) {
    if place_now(own, shared, at).is_none() {
        return shared.complain(tr("engine-line-gone"));
    }
    shared.send(PlayAction::PlayMoves(moves));
}

/// The engine at a place, if its results are about the position on the board.
fn place_now<'a>(
    own: &'a EnginesState,
    shared: &Shared,
    at: usize,
) -> Option<(&'a EnginePlace, Mover)> {
    let place = own.places.get(at)?;
    let position = shared.document().position();
    let asked = place.seen.question.as_ref()?;
    let mover = Mover::new(position).ok()?;
    (asked.position == *position).then_some((place, mover))
}
