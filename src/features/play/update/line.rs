//! The played line: stepping through it, copying it, writing it into the record, and adding its positions to the file.
//! A pasted game becomes the tree of such a line, with its last position on the board.

use super::choosing::{keep_broken_text, names};
use super::spoken::place_text;
use super::typing;
use crate::command::Command;
use crate::features::help::model::FirstStep;
use crate::features::play::model::{LineEnd, LineForm, LineOperation, PlayState};
use crate::model::action::{FindAction, HelpAction};
use crate::model::state::{BoardState, MessageOffer, Shared, WindowEffect};
use tabiya_chess::{Move, Mover, Position};
use tabiya_collection::document::LineOfPlay;
use tabiya_collection::games::{PastedGame, write_tree};
use tabiya_collection::tree::{NodeId, Played};
use tabiya_notation::moves::{write_san, write_san_line, write_uci_command, write_uci_line};
use tabiya_text::{counted, operation_error_text, pasted_game_text, tr, tr_with};

/// Shows the position after `at` moves of the line.
pub(crate) fn go_to(own: &mut PlayState, shared: &mut Shared, at: usize) {
    let line = shared.document().line_of_play();
    if let Some(node) = line.and_then(|line| line.nodes().get(at).copied()) {
        go_to_node(own, shared, node);
    }
}

/// Shows the position of a node of the tree.
pub(crate) fn go_to_node(own: &mut PlayState, shared: &mut Shared, node: NodeId) {
    shared.end_draft();
    let style = shared.settings.fen_style();
    if shared.document_mut().go_to_node(node, style) {
        own.put_down();
        let line = shared.document().line_of_play();
        let place = line.map(|line| place_text(line.tree(), node, names(shared)));
        shared.announce(match place {
            Some(place) if node != NodeId::START => {
                tr_with("announce-line-at", &[("moves", place.into())])
            }
            _ => tr("announce-line-begin"),
        });
    }
}

/// Steps `by` moves forwards, or backwards if negative.
pub(crate) fn step(own: &mut PlayState, shared: &mut Shared, by: isize) {
    let line = shared.document().line_of_play();
    let to = line.and_then(|line| line.at().checked_add_signed(by));
    if let Some(to) = to {
        go_to(own, shared, to);
    }
}

/// Goes to another move at the last branch.
pub(crate) fn to_other_move(own: &mut PlayState, shared: &mut Shared, by: isize) {
    let line = shared.document().line_of_play();
    if let Some(node) = line.and_then(|line| line.tree().alternative(line.node(), by)) {
        go_to_node(own, shared, node);
    }
}

/// Goes to the start of the line, or to its end.
pub(crate) fn to_end(own: &mut PlayState, shared: &mut Shared, end: LineEnd) {
    let last = shared.document().line_of_play().map_or(0, LineOfPlay::len);
    let at = match end {
        LineEnd::Start => 0,
        LineEnd::Last => last,
    };
    go_to(own, shared, at);
}

/// Plays moves up to the first illegal one, and reports the moves played.
pub(super) fn play_all(shared: &mut Shared, moves: &[Move]) {
    shared.end_draft();
    let start = *shared.document().position();
    let style = shared.settings.fen_style();
    let mut count = 0;
    for played in moves {
        let mover = Mover::new(shared.document().position());
        if !mover.is_ok_and(|mover| mover.is_legal(*played)) {
            break;
        }
        shared.document_mut().play(*played, style);
        count += 1;
    }
    let played = moves.get(..count).unwrap_or_default();
    let moves = write_san_line(&start, played, names(shared));
    shared.announce(tr_with("announce-line-played", &[("moves", moves.into())]));
}

/// Copies the line.
pub(crate) fn copy(shared: &mut Shared, form: LineForm) {
    let (start, moves) = of(shared);
    let text = match form {
        LineForm::San => write_san_line(&start, &moves, names(shared)),
        LineForm::Uci => write_uci_line(&start, &moves),
        LineForm::UciCommand => write_uci_command(&start, &moves),
        LineForm::Pgn => write_tree(&shared.document().game(shared.settings.fen_style())),
    };
    shared.inform(tr("message-copied"));
    shared.effects.push(WindowEffect::CopyText(text));
}

/// Returns to the start of the game, and writes its main line into that record.
pub(crate) fn write(own: &mut PlayState, shared: &mut Shared, operation: LineOperation) {
    shared.end_draft();
    let (start, mut moves) = main_line_of(shared);
    if operation != LineOperation::Variation {
        moves.truncate(1);
    }
    let operands = words(&start, &moves).join(" ");
    let style = shared.settings.fen_style();
    let opcode = operation.opcode();
    let written = shared
        .document_mut()
        .write_line_of_play(opcode, &operands, style);
    match written {
        Ok(is_new) => {
            own.put_down();
            let written = format!("{opcode} {operands}");
            let id = if is_new {
                "message-line-written"
            } else {
                "message-line-was-written"
            };
            shared.inform(tr_with(id, &[("operation", written.into())]));
        }
        Err(error) => shared.complain(operation_error_text(error)),
    }
}

/// Adds the positions of the line to the file.
pub(crate) fn add_positions(own: &mut PlayState, shared: &mut Shared) {
    shared.end_draft();
    let count = shared.document_mut().add_line_positions();
    own.put_down();
    shared.inform(tr_with("message-line-added", &counted(count as u64)));
    shared.effects.push(WindowEffect::ShowCurrentRow);
}

/// Adds the positions of the game, with those of its variations, to the file.
pub(crate) fn add_positions_of_game(own: &mut PlayState, shared: &mut Shared) {
    shared.end_draft();
    let count = shared.document_mut().add_game_positions();
    own.put_down();
    shared.inform(tr_with("message-game-added", &counted(count as u64)));
    shared.effects.push(WindowEffect::ShowCurrentRow);
}

/// The start position of the line and its moves.
fn of(shared: &Shared) -> (Position, Vec<Move>) {
    match shared.document().line_of_play() {
        Some(line) => (*line.start(), line.moves().collect()),
        None => (*shared.document().position(), Vec::new()),
    }
}

/// The start position of the game and the moves of its main line.
fn main_line_of(shared: &Shared) -> (Position, Vec<Move>) {
    let Some(line) = shared.document().line_of_play() else {
        return (*shared.document().position(), Vec::new());
    };
    let tree = line.tree();
    let nodes = tree.main_line();
    let played = nodes.iter().filter_map(|id| tree.node(*id).played());
    (*line.start(), played.map_while(Played::as_move).collect())
}

/// The moves in standard algebraic notation.
fn words(start: &Position, moves: &[Move]) -> Vec<String> {
    let Ok(mut mover) = Mover::new(start) else {
        return Vec::new();
    };
    let word = |played: &Move| {
        let word = write_san(&mover, *played);
        mover = mover.after(*played);
        word
    };
    moves.iter().map(word).collect()
}

/// Shows the game, and puts the unreadable rest of its text into the move field.
pub(crate) fn show(
    own: &mut PlayState,
    board: &mut BoardState,
    shared: &mut Shared,
    game: &PastedGame,
) {
    shared.end_draft();
    shared.send(HelpAction::FirstStepTaken(FirstStep::PasteOrUndo));
    shared.send(FindAction::PutFindAway);
    put_on_board(shared, game);
    own.put_down();
    own.text.clear();
    own.note = None;
    board.begin_playing();
    if let Some(fault) = &game.fault
        && !fault.rest.is_empty()
    {
        typing::leave(own, shared, &fault.rest);
        shared.effects.push(WindowEffect::FocusMoves);
    }
    say(shared, game);
}

fn put_on_board(shared: &mut Shared, game: &PastedGame) {
    let style = shared.settings.fen_style();
    keep_broken_text(shared);
    shared.document_mut().put_game(game.tree.clone(), style);
}

/// Reports the game that was read, and offers all of its positions.
fn say(shared: &mut Shared, game: &PastedGame) {
    let text = pasted_game_text(game);
    if game.tree.is_empty() {
        return shared.inform(text);
    }
    let offer = MessageOffer::Run {
        text_id: "message-game-add",
        command: Command::AddLinePositions,
        seen: shared.shown(),
    };
    shared.inform_offering(text, offer);
}
