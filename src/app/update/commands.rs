//! The effect of each command.

use super::waiting;
use crate::command::{Command, Does};
use crate::features::analysis::update as analysis;
use crate::features::board::update::{annotations, block, comparing, editing, unsure};
use crate::features::changes::model::RevertOrder;
use crate::features::changes::update as changes;
use crate::features::diagram::update as diagram;
use crate::features::engine::update as engine;
use crate::features::fen::update::{copying, long_texts};
use crate::features::files::model::other_form::OtherSave;
use crate::features::files::update::{asking, closing, files, other, saving};
use crate::features::find::update as find;
use crate::features::help::update::{first_steps, help, reading_aloud};
use crate::features::list::model::row_filter::RowFilter;
use crate::features::list::update::{browsing, repair_plan, row_clipboard, rows, survey};
use crate::features::pages::model::PagesAim;
use crate::features::pages::update as diagram_pages;
use crate::features::pictures::tasks::take_screenshot;
use crate::features::play::update::line::{LineForm, LineOperation};
use crate::features::play::update::{choosing, line as play_line, mode as play_mode};
use crate::features::proofread::update as proofread;
use crate::features::read_diagrams::update as read_diagrams;
use crate::features::recovery::update as recovery;
use crate::features::recovery::update::crash_recovery;
use crate::features::session::update::recent;
use crate::features::settings::update as settings;
use crate::features::settings::update::sight;
use crate::features::setup::update::{chess960, rights};
use crate::features::suite::model::SuitePart;
use crate::features::suite::update as suite;
use crate::model::action::Selecting;
use crate::model::state::{Effect, Shared, State, Tool};
use tabiya_chess::{Position, Square};
use tabiya_collection::document::Edit;
use tabiya_desktop::tasks::Runner;
use tabiya_notation::annotations::MarkColor;
use tabiya_notation::forms::Form;
use tabiya_settings::{Setting, Zoom};
use tabiya_text::tr;

/// Runs a command if it is enabled.
pub(super) fn run(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if !command.is_enabled(state) {
        return;
    }
    match command.row().does {
        Does::Edit(_) => {
            if let Some(edit) = command.edit(state) {
                editing::edit_announced(
                    &mut state.board,
                    &mut state.shared,
                    edit,
                    None,
                    command.row().announces,
                );
            }
        }
        Does::Choose(setting) => settings::choose(
            &mut state.memory,
            &mut state.shared,
            setting.clone(),
            runner,
        ),
        Does::Switch(setting) => switch(state, command, setting, runner),
        Does::Open(dialog) => state.shared.dialog = Some(dialog),
        Does::Own => {
            if let Some(function) = function_of(command) {
                function(state, runner);
            }
        }
    }
}

type Function = fn(&mut State, &mut dyn Runner);

/// The function of a command whose effect is [`Does::Own`].
#[expect(clippy::too_many_lines, reason = "one arm for each command")]
fn function_of(command: Command) -> Option<Function> {
    let function: Function = match command {
        Command::New => |state, _| files::new(&mut state.shared),
        Command::Open => {
            |state, runner| asking::ask_open(&mut state.files, &mut state.shared, runner)
        }
        Command::OpenFolder => |state, runner| {
            asking::ask_open_folder(&mut state.files, &mut state.shared, runner);
        },
        Command::ReadDiagrams => {
            |state, _| read_diagrams::open(&state.read_diagrams, &mut state.shared)
        }
        Command::OpenRecent => {
            |state, runner| recent::open_dialog(&mut state.session, &mut state.shared, runner)
        }
        Command::ClearRecent => |state, _| recent::clear(&mut state.session, &mut state.shared),
        Command::BringBackRecent => {
            |state, runner| recent::bring_back(&mut state.session, &mut state.shared, runner)
        }
        Command::Save => {
            |state, runner| saving::save_active(&mut state.files, &mut state.shared, runner)
        }
        Command::SaveAs => {
            |state, runner| saving::save_active_as(&mut state.files, &mut state.shared, runner)
        }
        Command::SaveSelected => |state, runner| save_other(state, OtherSave::Selected, runner),
        Command::SaveGames => |state, runner| save_other(state, OtherSave::Games, runner),
        Command::SaveTable => |state, runner| save_other(state, OtherSave::Table, runner),
        Command::WhatChanged => |state, _| changes::open(&mut state.changes, &mut state.shared),
        Command::Diagram => {
            |state, runner| diagram::open(&mut state.diagram, &mut state.shared, runner)
        }
        Command::DiagramPages => |state, runner| pages(state, PagesAim::Save, runner),
        Command::Print => |state, runner| pages(state, PagesAim::Print, runner),
        Command::RecoverWork => {
            |state, runner| crash_recovery::ask(&mut state.recovery, &mut state.shared, runner)
        }
        Command::StopWaiting => |state, _| waiting::stop_all(&mut state.shared),
        Command::Close => |state, runner| {
            let id = state.document().id();
            closing::close_document(&mut state.files, &mut state.shared, id, runner);
        },
        Command::Quit => {
            |state, runner| closing::close_program(&mut state.files, &mut state.shared, runner)
        }
        Command::Undo => |state, _| undo(state),
        Command::Redo => |state, _| redo(state),
        Command::CopyFen => |state, _| copying::copy_as(&mut state.shared, Form::Fen),
        Command::CopyPicture => {
            |state, runner| diagram::copy_picture(&mut state.diagram, &mut state.shared, runner)
        }
        Command::Paste => |state, _| state.shared.effects.push(Effect::RequestPaste),
        Command::CopyCutText => {
            |state, _| long_texts::copy_cut_text(&mut state.fen, &mut state.shared)
        }
        Command::EditFenText => |state, _| state.shared.effects.push(Effect::FocusFenField),
        Command::EditOperations => |state, _| state.shared.effects.push(Effect::FocusOperation(0)),
        Command::CutRows => |state, runner| row_clipboard::copy(&mut state.shared, true, runner),
        Command::CopyRows => |state, runner| row_clipboard::copy(&mut state.shared, false, runner),
        Command::SelectAllRows => |state, _| rows::select_all(&mut state.shared),
        Command::InvertSelection => {
            |state, _| browsing::select_rows(&mut state.shared, Selecting::Invert)
        }
        Command::AddPosition => |state, _| add_position(state),
        Command::DuplicatePosition => |state, runner| rows::duplicate(&mut state.shared, runner),
        Command::DeletePosition => |state, runner| rows::delete(&mut state.shared, runner),
        Command::RevertLines => |state, runner| {
            let order = RevertOrder::Selected;
            changes::revert(&state.changes, &mut state.shared, &order, runner);
        },
        Command::MovePositionUp => |state, runner| rows::shift_up(&mut state.shared, runner),
        Command::MovePositionDown => |state, runner| rows::shift_down(&mut state.shared, runner),
        Command::PreviousPosition => |state, _| browsing::step_row(&mut state.shared, -1),
        Command::NextPosition => |state, _| browsing::step_row(&mut state.shared, 1),
        Command::FirstPosition => |state, _| browsing::select_place(&mut state.shared, 0),
        Command::LastPosition => |state, _| {
            let last = last_place(&state.shared);
            browsing::select_place(&mut state.shared, last);
        },
        Command::Find => |state, _| find(state),
        Command::ShowAllRows => {
            |state, runner| find::show(&mut state.shared, RowFilter::All, runner)
        }
        Command::CheckAll => {
            |state, runner| survey::open(&mut state.list, &mut state.shared, runner)
        }
        Command::RepairAll => {
            |state, runner| repair_plan::open(&mut state.list, &mut state.shared, runner)
        }
        Command::Analyse => {
            |state, runner| analysis::open(&mut state.analysis, &mut state.shared, runner)
        }
        Command::Proofread => {
            |state, runner| proofread::open(&mut state.proofread, &mut state.shared, runner)
        }
        Command::ScoreSuite => |state, runner| score(state, SuitePart::Score, runner),
        Command::CompareSuites => |state, runner| score(state, SuitePart::Compared(None), runner),
        Command::Shuffle => |state, runner| rows::shuffle(&mut state.shared, runner),
        Command::SplitSelection => |state, runner| rows::split(&mut state.shared, runner),
        Command::AppendFile => {
            |state, runner| asking::ask_append(&mut state.files, &mut state.shared, runner)
        }
        Command::Chess960 => |state, _| chess960::open(&mut state.setup, &mut state.shared),
        Command::RandomChess960 => |state, _| chess960::put_random(&mut state.shared),
        Command::ChangeSideToMove => |state, _| change_side_to_move(state),
        Command::ToggleRight => |state, _| rights::toggle(&mut state.shared, state.board.cursor),
        Command::PieceList => |state, _| {
            state
                .shared
                .effects
                .push(Effect::FocusPieceList { selects: true });
        },
        Command::PieceMenu => |state, _| {
            state
                .shared
                .effects
                .push(Effect::OpenPieceMenu(state.board.cursor));
        },
        Command::PointerTool => |state, _| put_down(state),
        Command::EraserTool => |state, _| state.board.tool = Tool::Eraser,
        Command::SymmetricPlacement => |state, _| state.board.symmetric = !state.board.symmetric,
        Command::ToggleUnsure => {
            |state, _| unsure::toggle_at_cursor(&mut state.board, &mut state.shared)
        }
        Command::NextUnsure => |state, _| unsure::go_to_next(&mut state.board, &mut state.shared),
        Command::ClearUnsure => |state, _| unsure::clear(&mut state.shared),
        Command::MarkSquare => {
            |state, _| annotations::mark_at_cursor(&mut state.board, &mut state.shared)
        }
        Command::DrawArrow => {
            |state, _| annotations::draw_arrow(&mut state.board, &mut state.shared)
        }
        Command::DrawGreen => |state, _| annotations::draw_in(&mut state.board, MarkColor::Green),
        Command::DrawRed => |state, _| annotations::draw_in(&mut state.board, MarkColor::Red),
        Command::DrawBlue => |state, _| annotations::draw_in(&mut state.board, MarkColor::Blue),
        Command::DrawYellow => |state, _| annotations::draw_in(&mut state.board, MarkColor::Yellow),
        Command::RemoveAnnotations => {
            |state, _| annotations::clear(&mut state.board, &mut state.shared)
        }
        Command::CompareHere => |state, _| comparing::remember(&mut state.board, &mut state.shared),
        Command::CompareSelected => {
            |state, _| comparing::compare_selected(&mut state.board, &mut state.shared)
        }
        Command::ExchangeCompared => {
            |state, _| comparing::exchange(&mut state.board, &mut state.shared)
        }
        Command::StopComparing => |state, _| comparing::stop(&mut state.board, &mut state.shared),
        Command::PlayMoves => |state, _| {
            // The panel takes the place of the help.
            state.help.page = None;
            play_mode::toggle(&mut state.play, &mut state.board, &mut state.shared);
        },
        Command::Engine => |state, _| {
            // The panel takes the place of the help.
            state.help.page = None;
            engine::toggle(&mut state.engine, &mut state.shared);
        },
        Command::SwitchEngine => {
            |state, _| engine::switch_all(&mut state.engine, &mut state.shared)
        }
        Command::MoveBack => |state, _| play_line::step(&mut state.play, &mut state.shared, -1),
        Command::MoveForward => |state, _| play_line::step(&mut state.play, &mut state.shared, 1),
        Command::CopyLineSan => |state, _| play_line::copy(&mut state.shared, LineForm::San),
        Command::CopyLineUci => |state, _| play_line::copy(&mut state.shared, LineForm::Uci),
        Command::CopyLineCommand => {
            |state, _| play_line::copy(&mut state.shared, LineForm::UciCommand)
        }
        Command::CopyLinePgn => |state, _| play_line::copy(&mut state.shared, LineForm::Pgn),
        Command::WriteLinePv => |state, _| write_line(state, LineOperation::Variation),
        Command::WriteLineBm => |state, _| write_line(state, LineOperation::BestMove),
        Command::WriteLinePm => |state, _| write_line(state, LineOperation::PredictedMove),
        Command::AddLinePositions => {
            |state, _| play_line::add_positions(&mut state.play, &mut state.shared)
        }
        Command::ReadScreen => |state, runner| take_screenshot::take(&mut state.shared, runner),
        Command::PictureBeside => |state, _| {
            // The panel takes the place of the help.
            state.help.page = None;
            state.pictures.is_open = !state.pictures.is_open;
        },
        Command::PictureUnder => |state, _| state.pictures.is_under = !state.pictures.is_under,
        Command::FlipBoard => |state, _| state.shared.view.flipped = !state.shared.view.flipped,
        Command::ListOrGrid => |state, _| state.list.looks.grid = !state.list.looks.grid,
        Command::ReadPosition => |state, _| reading_aloud::position(&mut state.shared),
        Command::ReadRank => |state, _| reading_aloud::rank(&mut state.shared, state.board.cursor),
        Command::ReadFile => |state, _| reading_aloud::file(&mut state.shared, state.board.cursor),
        Command::ReadWhite => |state, _| reading_aloud::white(&mut state.shared),
        Command::ReadBlack => |state, _| reading_aloud::black(&mut state.shared),
        Command::ReadAdvice => |state, _| reading_aloud::advice(&mut state.shared),
        Command::HighContrast => {
            |state, runner| sight::toggle_contrast(&mut state.memory, &mut state.shared, runner)
        }
        Command::ReducedMotion => {
            |state, runner| sight::toggle_motion(&mut state.memory, &mut state.shared, runner)
        }
        Command::ZoomIn => |state, runner| {
            let larger = state.settings.zoom.larger();
            sight::zoom(&mut state.memory, &mut state.shared, larger, runner);
        },
        Command::ZoomOut => |state, runner| {
            let smaller = state.settings.zoom.smaller();
            sight::zoom(&mut state.memory, &mut state.shared, smaller, runner);
        },
        Command::UsualSize => |state, runner| {
            sight::zoom(
                &mut state.memory,
                &mut state.shared,
                Some(Zoom::USUAL),
                runner,
            );
        },
        Command::NextDocument => |state, _| browsing::step_document(&mut state.shared, 1),
        Command::PreviousDocument => |state, _| browsing::step_document(&mut state.shared, -1),
        Command::Help => |state, _| help::toggle(&mut state.help, &mut state.shared),
        Command::ExplainHere => |state, _| help::explain_here(&mut state.help, &mut state.shared),
        Command::FirstSteps => |state, _| first_steps::toggle(&mut state.help, &mut state.shared),
        _ => return None,
    };
    Some(function)
}

/// Switches a setting on or off, and announces the new state if the row has texts for it.
fn switch(
    state: &mut State,
    command: Command,
    setting: fn(bool) -> Setting,
    runner: &mut dyn Runner,
) {
    let is_on = !state.shared.settings.has(&setting(true));
    settings::choose(&mut state.memory, &mut state.shared, setting(is_on), runner);
    if let Some([on, off]) = command.row().says {
        state.shared.inform(tr(if is_on { on } else { off }));
    }
}

fn score(state: &mut State, part: SuitePart, runner: &mut dyn Runner) {
    suite::open(&mut state.suite, &mut state.shared, part, runner);
}

fn save_other(state: &mut State, what: OtherSave, runner: &mut dyn Runner) {
    other::ask(&mut state.files, &mut state.shared, what, runner);
}

fn write_line(state: &mut State, operation: LineOperation) {
    play_line::write(&mut state.play, &mut state.shared, operation);
}

/// Handles Escape: gives up an arrow in progress first, then the selection or the picked-up piece, then the brush.
fn put_down(state: &mut State) {
    if !annotations::give_up_arrow(&mut state.board, &mut state.shared)
        && state.board.block.take().is_none()
        && !choosing::give_up(&mut state.play, &mut state.shared)
    {
        state.board.tool = Tool::Pointer;
    }
}

fn undo(state: &mut State) {
    state.shared.end_draft();
    block::follow_undo(&mut state.board, &mut state.shared, |shared| {
        let takes_all = shared.document().is_as_recovered();
        if shared.document_mut().undo() {
            shared.announce(tr("announce-undone"));
            shared.effects.push(Effect::ShowCurrentRow);
            if takes_all {
                recovery::say_undone(shared);
            }
        }
    });
}

fn redo(state: &mut State) {
    state.shared.end_draft();
    block::follow_undo(&mut state.board, &mut state.shared, |shared| {
        if shared.document_mut().redo() {
            shared.announce(tr("announce-redone"));
            shared.effects.push(Effect::ShowCurrentRow);
        }
    });
}

fn change_side_to_move(state: &mut State) {
    let other = state.shared.document().position().side_to_move.opposite();
    editing::edit(
        &mut state.board,
        &mut state.shared,
        Edit::SideToMove(other),
        None,
    );
}

/// Adds a position after the current one, with an empty board, and moves the focus to the board.
fn add_position(state: &mut State) {
    let shared = &mut state.shared;
    shared.end_draft();
    shared.announce(tr("announce-added-one"));
    let style = shared.settings.fen_style();
    let document = shared.document_mut();
    document.insert_position(document.row() + 1, Position::empty(), style);
    shared.effects.push(Effect::ShowCurrentRow);
    shared.effects.push(Effect::FocusBoard);
    state.board.cursor = first_square(shared.view.flipped);
    state.board.wrapped_to = None;
}

/// The square at the top left of the board, from which it is read.
fn first_square(is_flipped: bool) -> Square {
    if is_flipped { Square::H1 } else { Square::A8 }
}

fn pages(state: &mut State, aim: PagesAim, runner: &mut dyn Runner) {
    diagram_pages::open(&mut state.pages, &mut state.shared, aim, runner);
}

fn last_place(shared: &Shared) -> u64 {
    shared.document().shown_count().saturating_sub(1)
}

/// Opens the find panel with its previous contents, or moves the focus there.
fn find(state: &mut State) {
    state.help.page = None;
    find::open(&mut state.find, &mut state.shared);
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
