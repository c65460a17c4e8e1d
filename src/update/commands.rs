//! What each command does.

use super::{browsing, closing, copying, draft, editing, file_dialog, files, saving, settings};
use crate::chess::Position;
use crate::command::Command;
use crate::document::{Document, Edit};
use crate::jobs::Runner;
use crate::notation::forms::Form;
use crate::settings::{Setting, Theme};
use crate::state::{Effect, Sheet, State, Tool};
use crate::text::tr;

/// Does what a command does, if it is enabled.
pub(super) fn run(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if !command.is_enabled(state) {
        return;
    }
    match command {
        Command::New => files::new(state),
        Command::Open => file_dialog::ask_open(state, runner),
        Command::Save => saving::save_active(state, runner),
        Command::SaveAs => saving::save_active_as(state, runner),
        Command::Close => closing::close_document(state, state.document().id()),
        Command::Quit => closing::close_program(state),
        Command::Undo => undo(state),
        Command::Redo => redo(state),
        Command::CopyFen => copying::copy_as(state, Form::Fen),
        Command::CopyAs => state.sheet = Some(Sheet::CopyAs),
        Command::Paste => state.effects.push(Effect::RequestPaste),
        Command::EditFenText => state.effects.push(Effect::FocusFenField),
        Command::EditOperations => state.effects.push(Effect::FocusOperation(0)),
        Command::FenStyle => state.sheet = Some(Sheet::FenStyle),
        Command::AddPosition => add_position(state),
        Command::DuplicatePosition => duplicate_position(state),
        Command::DeletePosition => delete_position(state),
        Command::MovePositionUp => browsing::shift_row(state, -1),
        Command::MovePositionDown => browsing::shift_row(state, 1),
        Command::PreviousPosition => browsing::step_row(state, -1),
        Command::NextPosition => browsing::step_row(state, 1),
        Command::FirstPosition => browsing::select_row(state, 0),
        Command::LastPosition => browsing::step_row(state, i64::MAX),
        Command::StartPosition => editing::edit(state, Edit::Start, None),
        Command::ClearBoard => editing::edit(state, Edit::Clear, None),
        Command::ChangeSideToMove => change_side_to_move(state),
        Command::PointerTool => state.tool = Tool::Pointer,
        Command::EraserTool => state.tool = Tool::Eraser,
        Command::FlipBoard => state.view.flipped = !state.view.flipped,
        Command::ShowCoordinates => state.view.coordinates = !state.view.coordinates,
        Command::FollowSystemTheme => choose_theme(state, Theme::System, runner),
        Command::LightTheme => choose_theme(state, Theme::Light, runner),
        Command::DarkTheme => choose_theme(state, Theme::Dark, runner),
        Command::NextDocument => browsing::step_document(state, 1),
        Command::PreviousDocument => browsing::step_document(state, -1),
        Command::Gestures => state.sheet = Some(Sheet::Gestures),
        Command::About => state.sheet = Some(Sheet::About),
    }
}

fn choose_theme(state: &mut State, theme: Theme, runner: &mut dyn Runner) {
    settings::choose(state, Setting::Theme(theme), runner);
}

fn undo(state: &mut State) {
    draft::end(state);
    if state.document_mut().undo() {
        state.announce(tr("announce-undone"));
        state.effects.push(Effect::ShowCurrentRow);
    }
}

fn redo(state: &mut State) {
    draft::end(state);
    if state.document_mut().redo() {
        state.announce(tr("announce-redone"));
        state.effects.push(Effect::ShowCurrentRow);
    }
}

fn change_side_to_move(state: &mut State) {
    let other = state.document().position().side_to_move.opposite();
    editing::edit(state, Edit::SideToMove(other), None);
}

fn change_rows(state: &mut State, change: impl FnOnce(&mut Document)) {
    draft::end(state);
    change(state.document_mut());
    state.effects.push(Effect::ShowCurrentRow);
}

/// A new record behind the current one, with an empty board to set a position up on.
fn add_position(state: &mut State) {
    state.announce(tr("announce-added-one"));
    let style = state.settings.fen_style;
    change_rows(state, |document| {
        document.insert_position(document.row() + 1, Position::empty(), style);
    });
}

fn duplicate_position(state: &mut State) {
    change_rows(state, Document::duplicate_row);
    state.announce(tr("announce-duplicated"));
}

fn delete_position(state: &mut State) {
    let row = state.document().row();
    state.announce(tr("announce-deleted"));
    change_rows(state, |document| document.delete_rows(row..row + 1));
}
