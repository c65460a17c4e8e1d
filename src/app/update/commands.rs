//! What each command does.

use super::waiting;
use crate::app::action::Selecting;
use crate::app::state::{Effect, State, Tool};
use crate::chess::Position;
use crate::command::{Command, Does};
use crate::document::{Document, Edit};
use crate::features::board::update::{annotations, block, comparing, editing, unsure};
use crate::features::diagram::update as diagram;
use crate::features::fen::update::{copying, draft, long_texts};
use crate::features::files::update::{closing, file_dialog, files, saving};
use crate::features::help::update::{first_steps, help, reading_aloud};
use crate::features::list::model::row_filter::RowFilter;
use crate::features::list::update::{browsing, checking, mending, row_clipboard, rows, showing};
use crate::features::pages::update as diagram_sheets;
use crate::features::recovery::update as recovery;
use crate::features::recovery::update::crash_recovery as left_behind;
use crate::features::session::update::recent;
use crate::features::settings::update as settings;
use crate::features::settings::update::sight;
use crate::features::setup::update::{chess960, rights};
use crate::notation::forms::Form;
use crate::settings::{Setting, Zoom};
use crate::tasks::Runner;
use crate::text::tr;

/// Does what a command does, if it is enabled.
pub(super) fn run(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if !command.is_enabled(state) {
        return;
    }
    match command.row().does {
        Does::Edit(_) => {
            if let Some(edit) = command.edit(state) {
                editing::edit_announced(state, edit, None, command.row().announces);
            }
        }
        Does::Choose(setting) => settings::choose(state, setting.clone(), runner),
        Does::Switch(setting) => switch(state, command, setting, runner),
        Does::Open(sheet) => state.shared.sheet = Some(sheet),
        Does::Own => {
            if let Some(function) = function_of(command) {
                function(state, runner);
            }
        }
    }
}

type Function = fn(&mut State, &mut dyn Runner);

/// What a command does that is nothing but itself, [`Does::Own`].
fn function_of(command: Command) -> Option<Function> {
    let function: Function = match command {
        Command::New => |state, _| files::new(state),
        Command::Open => file_dialog::ask_open,
        Command::OpenFolder => file_dialog::ask_open_folder,
        Command::OpenRecent => recent::open_sheet,
        Command::ClearRecent => |state, _| recent::clear(state),
        Command::BringBackRecent => recent::bring_back,
        Command::Save => saving::save_active,
        Command::SaveAs => saving::save_active_as,
        Command::Diagram => diagram::open,
        Command::DiagramSheets => diagram_sheets::open,
        Command::RecoverWork => left_behind::ask,
        Command::StopWaiting => |state, _| waiting::stop_all(state),
        Command::Close => {
            |state, runner| closing::close_document(state, state.shared.document().id(), runner)
        }
        Command::Quit => closing::close_program,
        Command::Undo => |state, _| undo(state),
        Command::Redo => |state, _| redo(state),
        Command::CopyFen => |state, _| copying::copy_as(state, Form::Fen),
        Command::CopyPicture => diagram::copy_picture,
        Command::Paste => |state, _| state.shared.effects.push(Effect::RequestPaste),
        Command::CopyCutText => |state, _| long_texts::copy_cut_text(state),
        Command::EditFenText => |state, _| state.shared.effects.push(Effect::FocusFenField),
        Command::EditOperations => |state, _| state.shared.effects.push(Effect::FocusOperation(0)),
        Command::CutRows => |state, runner| row_clipboard::copy(state, true, runner),
        Command::CopyRows => |state, runner| row_clipboard::copy(state, false, runner),
        Command::SelectAllRows => |state, _| rows::select_all(state),
        Command::InvertSelection => |state, _| browsing::select_rows(state, Selecting::Invert),
        Command::AddPosition => |state, _| add_position(state),
        Command::DuplicatePosition => rows::duplicate,
        Command::DeletePosition => rows::delete,
        Command::MovePositionUp => rows::shift_up,
        Command::MovePositionDown => rows::shift_down,
        Command::PreviousPosition => |state, runner| browsing::step_row(state, -1, runner),
        Command::NextPosition => |state, runner| browsing::step_row(state, 1, runner),
        Command::FirstPosition => |state, runner| browsing::select_place(state, 0, runner),
        Command::LastPosition => {
            |state, runner| browsing::select_place(state, last_place(state), runner)
        }
        Command::Find => |state, _| find(state),
        Command::ShowAllRows => |state, runner| showing::show(state, RowFilter::All, runner),
        Command::CheckAll => {
            |state, runner| checking::check(state, state.shared.document().id(), runner)
        }
        Command::MendAll => mending::find,
        Command::Shuffle => rows::shuffle,
        Command::SplitSelection => rows::split,
        Command::AppendFile => file_dialog::ask_append,
        Command::Chess960 => |state, _| chess960::open(state),
        Command::RandomChess960 => |state, _| chess960::put_random(state),
        Command::ChangeSideToMove => |state, _| change_side_to_move(state),
        Command::ToggleRight => |state, _| rights::toggle(state, state.board.cursor),
        Command::PieceList => |state, _| {
            state
                .shared
                .effects
                .push(Effect::FocusPieceList { selects: true })
        },
        Command::PieceMenu => |state, _| {
            state
                .shared
                .effects
                .push(Effect::OpenPieceMenu(state.board.cursor))
        },
        Command::PointerTool => |state, _| put_down(state),
        Command::EraserTool => |state, _| state.board.tool = Tool::Eraser,
        Command::SymmetricPlacement => |state, _| state.board.symmetric = !state.board.symmetric,
        Command::ToggleUnsure => |state, _| unsure::toggle_at_cursor(state),
        Command::NextUnsure => |state, _| unsure::go_to_next(state),
        Command::ClearUnsure => |state, _| unsure::clear(state),
        Command::MarkSquare => |state, _| annotations::mark_at_cursor(state),
        Command::DrawArrow => |state, _| annotations::draw_arrow(state),
        Command::RemoveAnnotations => |state, _| annotations::clear(state),
        Command::CompareHere => |state, _| comparing::remember(state),
        Command::CompareSelected => comparing::compare_selected,
        Command::ExchangeCompared => comparing::exchange,
        Command::StopComparing => |state, _| comparing::stop(state),
        Command::FlipBoard => |state, _| state.shared.view.flipped = !state.shared.view.flipped,
        Command::ListOrGrid => |state, _| state.list.looks.grid = !state.list.looks.grid,
        Command::ReadPosition => |state, _| reading_aloud::position(state),
        Command::ReadRank => |state, _| reading_aloud::rank(state),
        Command::ReadFile => |state, _| reading_aloud::file(state),
        Command::ReadWhite => |state, _| reading_aloud::white(state),
        Command::ReadBlack => |state, _| reading_aloud::black(state),
        Command::ReadAdvice => |state, _| reading_aloud::advice(state),
        Command::HighContrast => sight::toggle_contrast,
        Command::ReducedMotion => sight::toggle_motion,
        Command::ZoomIn => {
            |state, runner| sight::zoom(state, state.shared.settings.zoom.larger(), runner)
        }
        Command::ZoomOut => {
            |state, runner| sight::zoom(state, state.shared.settings.zoom.smaller(), runner)
        }
        Command::UsualSize => |state, runner| sight::zoom(state, Some(Zoom::USUAL), runner),
        Command::NextDocument => |state, _| browsing::step_document(state, 1),
        Command::PreviousDocument => |state, _| browsing::step_document(state, -1),
        Command::Help => |state, _| help::toggle(state),
        Command::ExplainHere => |state, _| help::explain_here(state),
        Command::FirstSteps => first_steps::toggle,
        _ => return None,
    };
    Some(function)
}

/// Switches a setting on or off, and says which where the row has words for it.
fn switch(
    state: &mut State,
    command: Command,
    setting: fn(bool) -> Setting,
    runner: &mut dyn Runner,
) {
    let is_on = !state.shared.settings.has(&setting(true));
    settings::choose(state, setting(is_on), runner);
    if let Some([on, off]) = command.row().says {
        state.shared.inform(tr(if is_on { on } else { off }));
    }
}

/// Escape: an arrow that was begun is given up first, then what is selected, then the brush.
fn put_down(state: &mut State) {
    if !annotations::give_up_arrow(state) && state.board.block.take().is_none() {
        state.board.tool = Tool::Pointer;
    }
}

fn undo(state: &mut State) {
    draft::end(state);
    block::follow_undo(state, |state| {
        let takes_all = state.shared.document().is_as_recovered();
        if state.shared.document_mut().undo() {
            state.shared.announce(tr("announce-undone"));
            state.shared.effects.push(Effect::ShowCurrentRow);
            if takes_all {
                recovery::say_undone(state);
            }
        }
    });
}

fn redo(state: &mut State) {
    draft::end(state);
    block::follow_undo(state, |state| {
        if state.shared.document_mut().redo() {
            state.shared.announce(tr("announce-redone"));
            state.shared.effects.push(Effect::ShowCurrentRow);
        }
    });
}

fn change_side_to_move(state: &mut State) {
    let other = state.shared.document().position().side_to_move.opposite();
    editing::edit(state, Edit::SideToMove(other), None);
}

fn change_rows(state: &mut State, change: impl FnOnce(&mut Document)) {
    draft::end(state);
    change(state.shared.document_mut());
    state.shared.effects.push(Effect::ShowCurrentRow);
}

/// A new record behind the current one, with an empty board to set a position up on.
fn add_position(state: &mut State) {
    state.shared.announce(tr("announce-added-one"));
    let style = state.shared.settings.fen_style();
    change_rows(state, |document| {
        document.insert_position(document.row() + 1, Position::empty(), style);
    });
}

fn last_place(state: &State) -> u64 {
    state.shared.document().shown_count().saturating_sub(1)
}

/// Opens the find panel as it was closed, or goes there.
fn find(state: &mut State) {
    state.help.page = None;
    if state.find.form.is_none() {
        state.find.form = Some(state.find.closed.take().unwrap_or_default());
    }
    state.shared.effects.push(Effect::FocusFind);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_done_either_by_its_row_or_by_a_function() {
        for command in Command::ALL {
            let is_own = matches!(command.row().does, Does::Own);
            assert_eq!(is_own, function_of(*command).is_some(), "{command:?}");
        }
    }
}
