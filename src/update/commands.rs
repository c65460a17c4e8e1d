//! What each command does.

use super::{
    annotations, block, browsing, checking, chess960, closing, comparing, copying, diagram,
    diagram_sheets, draft, editing, file_dialog, files, first_steps, help, left_behind, long_texts,
    mending, reading_aloud, recent, recovery, rights, row_clipboard, rows, saving, session,
    settings, showing, sight, unsure, waiting,
};
use crate::action::Selecting;
use crate::chess::Position;
use crate::command::Command;
use crate::document::{Document, Edit};
use crate::notation::forms::Form;
use crate::settings::{Setting, Theme, Zoom};
use crate::state::{Effect, RowFilter, Sheet, State, Tool};
use crate::tasks::Runner;
use crate::text::tr;

/// Does what a command does, if it is enabled.
#[expect(clippy::too_many_lines, reason = "a line for each command")]
pub(super) fn run(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if !command.is_enabled(state) {
        return;
    }
    if let Some(edit) = command.edit(state) {
        return editing::edit(state, edit, None);
    }
    match command {
        Command::New => files::new(state),
        Command::Open => file_dialog::ask_open(state, runner),
        Command::OpenFolder => file_dialog::ask_open_folder(state, runner),
        Command::OpenRecent => recent::open_sheet(state, runner),
        Command::ClearRecent => recent::clear(state),
        Command::BringBackRecent => recent::bring_back(state, runner),
        Command::RememberRecent => recent::toggle(state, runner),
        Command::ReopenFiles => session::toggle(state, runner),
        Command::Save => saving::save_active(state, runner),
        Command::SaveAs => saving::save_active_as(state, runner),
        Command::RecoverWork => left_behind::ask(state, runner),
        Command::StopWaiting => waiting::stop_all(state),
        Command::Close => closing::close_document(state, state.document().id(), runner),
        Command::Quit => closing::close_program(state, runner),
        Command::Undo => undo(state),
        Command::Redo => redo(state),
        Command::CopyFen => copying::copy_as(state, Form::Fen),
        Command::CopyAs => state.sheet = Some(Sheet::CopyAs),
        Command::CopyPicture => diagram::copy_picture(state, runner),
        Command::Diagram => diagram::open(state, runner),
        Command::DiagramSheets => diagram_sheets::open(state, runner),
        Command::CopyCutText => long_texts::copy_cut_text(state),
        Command::Paste => state.effects.push(Effect::RequestPaste),
        Command::EditFenText => state.effects.push(Effect::FocusFenField),
        Command::EditOperations => state.effects.push(Effect::FocusOperation(0)),
        Command::FenStyle => state.sheet = Some(Sheet::FenStyle),
        Command::AddPosition => add_position(state),
        Command::CutRows => row_clipboard::copy(state, true, runner),
        Command::CopyRows => row_clipboard::copy(state, false, runner),
        Command::SelectAllRows => rows::select_all(state),
        Command::InvertSelection => browsing::select_rows(state, Selecting::Invert),
        Command::DuplicatePosition => rows::duplicate(state, runner),
        Command::DeletePosition => rows::delete(state, runner),
        Command::MovePositionUp => rows::shift_up(state, runner),
        Command::MovePositionDown => rows::shift_down(state, runner),
        Command::PreviousPosition => browsing::step_row(state, -1, runner),
        Command::NextPosition => browsing::step_row(state, 1, runner),
        Command::FirstPosition => browsing::select_place(state, 0, runner),
        Command::LastPosition => browsing::select_place(state, last_place(state), runner),
        Command::GoToLine => state.sheet = Some(Sheet::GoToLine),
        Command::Find => find(state),
        Command::ShowAllRows => showing::show(state, RowFilter::All, runner),
        Command::CheckAll => checking::check(state, state.document().id(), runner),
        Command::MendAll => mending::find(state, runner),
        Command::FindDuplicates => state.sheet = Some(Sheet::Duplicates),
        Command::Sort => state.sheet = Some(Sheet::Sort),
        Command::Shuffle => rows::shuffle(state, runner),
        Command::SplitSelection => rows::split(state, runner),
        Command::AppendFile => file_dialog::ask_append(state, runner),
        Command::ListOrGrid => state.list.grid = !state.list.grid,
        Command::KnownPositions => state.sheet = Some(Sheet::KnownPositions),
        Command::Chess960 => chess960::open(state),
        Command::RandomChess960 => chess960::put_random(state),
        Command::ToggleRight => rights::toggle(state, state.cursor),
        Command::PieceList => state.effects.push(Effect::FocusPieceList { selects: true }),
        Command::PieceMenu => state.effects.push(Effect::OpenPieceMenu(state.cursor)),
        Command::SymmetricPlacement => state.symmetric = !state.symmetric,
        Command::ToggleUnsure => unsure::toggle_at_cursor(state),
        Command::NextUnsure => unsure::go_to_next(state),
        Command::ClearUnsure => unsure::clear(state),
        Command::MarkSquare => annotations::mark_at_cursor(state),
        Command::DrawArrow => annotations::draw_arrow(state),
        Command::RemoveAnnotations => annotations::clear(state),
        Command::CompareHere => comparing::remember(state),
        Command::CompareSelected => comparing::compare_selected(state, runner),
        Command::ExchangeCompared => comparing::exchange(state, runner),
        Command::StopComparing => comparing::stop(state),
        Command::ChangeSideToMove => change_side_to_move(state),
        Command::PointerTool => put_down(state),
        Command::EraserTool => state.tool = Tool::Eraser,
        Command::ReadPosition
        | Command::ReadRank
        | Command::ReadFile
        | Command::ReadWhite
        | Command::ReadBlack
        | Command::ReadAdvice => reading_aloud::read(state, command),
        Command::FlipBoard => state.view.flipped = !state.view.flipped,
        Command::ShowCoordinates => show_coordinates(state, runner),
        Command::FollowSystemLanguage
        | Command::SpeakGerman
        | Command::SpeakEnglish
        | Command::SpeakSpanish
        | Command::SpeakFrench
        | Command::SpeakRussian => choose_language(state, command, runner),
        Command::FollowSystemTheme => choose_theme(state, Theme::System, runner),
        Command::LightTheme => choose_theme(state, Theme::Light, runner),
        Command::DarkTheme => choose_theme(state, Theme::Dark, runner),
        Command::HighContrast => sight::toggle_contrast(state, runner),
        Command::ReducedMotion => sight::toggle_motion(state, runner),
        Command::ZoomIn => sight::zoom(state, state.settings.zoom.larger(), runner),
        Command::ZoomOut => sight::zoom(state, state.settings.zoom.smaller(), runner),
        Command::UsualSize => sight::zoom(state, Some(Zoom::USUAL), runner),
        Command::NextDocument => browsing::step_document(state, 1),
        Command::PreviousDocument => browsing::step_document(state, -1),
        Command::FirstSteps => first_steps::toggle(state, runner),
        Command::Palette => state.sheet = Some(Sheet::Palette),
        Command::Settings => state.sheet = Some(Sheet::Settings),
        Command::Keys => state.sheet = Some(Sheet::Keys),
        Command::Help => help::toggle(state),
        Command::ExplainHere => help::explain_here(state),
        Command::Gestures => state.sheet = Some(Sheet::Gestures),
        Command::About => state.sheet = Some(Sheet::About),
        // These choose how the board looks.
        Command::PiecesStaunton
        | Command::PiecesFlat
        | Command::PiecesPrint
        | Command::ColorsWindow
        | Command::ColorsSage
        | Command::ColorsBook
        | Command::ColorsGreen
        | Command::ColorsBlue
        | Command::ColorsBrown
        | Command::ColorsGrey
        | Command::ColorsContrast => choose_board_look(state, command, runner),
        // These are edits.
        Command::StartPosition
        | Command::ClearBoard
        | Command::ClearWhite
        | Command::ClearBlack
        | Command::ClearPawns
        | Command::ClearSelection
        | Command::KingsOnly
        | Command::MirrorFiles
        | Command::MirrorRanks
        | Command::Rotate
        | Command::SwapColors
        | Command::SwapColorsInPlace
        | Command::AsBlackSeesIt
        | Command::ShiftUp
        | Command::ShiftUpRight
        | Command::ShiftRight
        | Command::ShiftDownRight
        | Command::ShiftDown
        | Command::ShiftDownLeft
        | Command::ShiftLeft
        | Command::ShiftUpLeft
        | Command::FillWhitePawns
        | Command::FillBlackPawns
        | Command::FillRankWhitePawns
        | Command::FillRankBlackPawns => {}
    }
}

/// Escape: an arrow that was begun is given up first, then what is selected, then the brush.
fn put_down(state: &mut State) {
    if !annotations::give_up_arrow(state) && state.block.take().is_none() {
        state.tool = Tool::Pointer;
    }
}

fn choose_board_look(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if let Some(setting) = command.board_look() {
        settings::choose(state, setting, runner);
    }
}

fn choose_language(state: &mut State, command: Command, runner: &mut dyn Runner) {
    if let Some(locale) = command.locale() {
        settings::choose(state, Setting::Locale(locale), runner);
    }
}

fn choose_theme(state: &mut State, theme: Theme, runner: &mut dyn Runner) {
    settings::choose(state, Setting::Theme(theme), runner);
}

fn show_coordinates(state: &mut State, runner: &mut dyn Runner) {
    let wanted = !state.settings.coordinates;
    settings::choose(state, Setting::Coordinates(wanted), runner);
}

fn undo(state: &mut State) {
    draft::end(state);
    block::follow_undo(state, |state| {
        let takes_all = state.document().is_as_recovered();
        if state.document_mut().undo() {
            state.announce(tr("announce-undone"));
            state.effects.push(Effect::ShowCurrentRow);
            if takes_all {
                recovery::say_undone(state);
            }
        }
    });
}

fn redo(state: &mut State) {
    draft::end(state);
    block::follow_undo(state, |state| {
        if state.document_mut().redo() {
            state.announce(tr("announce-redone"));
            state.effects.push(Effect::ShowCurrentRow);
        }
    });
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

fn last_place(state: &State) -> u64 {
    state.document().shown_count().saturating_sub(1)
}

/// Opens the find panel as it was closed, or goes there.
fn find(state: &mut State) {
    state.help = None;
    if state.find.is_none() {
        state.find = Some(state.closed_find.take().unwrap_or_default());
    }
    state.effects.push(Effect::FocusFind);
}
