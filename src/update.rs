//! The only place that changes the state.
//!
//! Promises: an action that does not apply (a row that is gone, a job that was cancelled) changes
//! nothing; nothing here blocks, draws or touches a file.

mod annotations;
mod appending;
mod block;
mod browsing;
mod cancelling;
mod changing;
mod checking;
mod chess960;
mod clipboard;
mod closing;
mod commands;
mod comparing;
mod concerned;
mod copying;
mod diagram;
mod diagram_sheets;
mod draft;
mod editing;
mod elsewhere;
mod file_dialog;
mod file_events;
mod files;
mod first_steps;
mod folders;
mod help;
mod job_events;
mod known_positions;
mod left_behind;
mod loading;
mod long_texts;
mod mending;
mod operations;
mod paste;
mod piece_list;
mod reading_aloud;
mod recent;
mod recovery;
mod reports;
mod rights;
mod row_clipboard;
mod rows;
mod saving;
mod session;
mod settings;
mod showing;
mod sight;
mod system_dialog;
mod unsure;
mod waiting;
mod watching;

pub use recovery::{WhenBusy, orders as journal_orders};

use crate::action::Action;
use crate::jobs::{Job, JobId, Runner};
use crate::state::{Purpose, RunningJob, Sheet, State};
use crate::text::{speak, tr};

/// Applies one action, or lets it wait for those before it. What is said about it is said in the
/// language of the window.
pub fn update(state: &mut State, action: Action, runner: &mut dyn Runner) {
    speak(state.locale());
    if let Some(action) = waiting::let_through(state, action) {
        apply(state, action, runner);
    }
    checking::keep_up(state, runner);
    left_behind::keep_up(state, runner);
    recovery::keep_up(state, runner);
    session::keep_up(state, runner);
}

fn apply(state: &mut State, action: Action, runner: &mut dyn Runner) {
    let shown = |state: &State| (state.document().id(), state.document().row());
    let before = shown(state);
    let step = first_steps::step_of(&action);
    apply_to_board(state, action, runner);
    if let Some(step) = step {
        first_steps::taken(state, step, runner);
    }
    if shown(state) != before {
        block::let_go(state);
    }
}

fn apply_to_board(state: &mut State, action: Action, runner: &mut dyn Runner) {
    match action {
        Action::Edit(edit, group) => editing::edit(state, edit, group),
        Action::EditOperations(edit, group) => operations::edit(state, &edit, group),
        Action::GroupEnded(group) => state.document_mut().end_group(group),
        Action::DraftChanged(text) => draft::change(state, text),
        Action::DraftEnded => draft::end(state),
        Action::DraftCancelled => draft::cancel(state),
        Action::PieceListChanged(text) => piece_list::change(state, text),
        Action::PieceListEntered => piece_list::enter(state),
        Action::PieceListEnded => piece_list::end(state),
        Action::PieceListCancelled => piece_list::cancel(state),
        Action::MendFenText => draft::mend_text(state),
        Action::SelectTool(tool) => state.tool = tool,
        Action::SelectSquare(square) => {
            state.cursor = square;
            state.wrapped_to = None;
            state.block = None;
        }
        Action::SelectBlock(block) => block::select(state, block),
        Action::DropBlock { by, copies } => block::drop_at(state, by, copies),
        Action::ToggleRight(square) => rights::toggle(state, square),
        Action::MarkUnsure { square, is_unsure } => unsure::mark(state, square, is_unsure),
        Action::Annotate(annotation) => annotations::annotate(state, annotation),
        Action::BoardKey(key) => editing::board_key(state, key),
        Action::SelectDocument(id) => browsing::select_document(state, id),
        Action::CloseDocument(id) => closing::close_document(state, id, runner),
        Action::SelectRow(row) => browsing::select_row(state, row, runner),
        Action::SelectRows(selecting) => browsing::select_rows(state, selecting),
        Action::GoToLine(number) => browsing::go_to_line(state, number, runner),
        Action::ShowRows(filter) => showing::show(state, filter, runner),
        Action::FindChanged(form) => state.find = Some(form),
        Action::CloseFind => showing::close_find(state),
        Action::ShowHelp(page) => help::show(state, page),
        Action::CloseHelp => help::close(state),
        Action::Explained(words) => reading_aloud::say(state, words),
        Action::ListLooks(looks) => state.list = looks,
        Action::RowsNeeded(rows) => waiting::rows_needed(state, rows, runner),
        Action::MoveRow { from, to } => rows::move_row(state, from, to, runner),
        Action::MoveRows { before } => rows::move_before(state, before, runner),
        Action::SendRows { to, keep } => rows::send(state, to, keep, runner),
        Action::Sort(order) => rows::sort(state, order, runner),
        Action::DeleteDuplicates => rows::delete_duplicates(state, runner),
        Action::MendAll => mending::find(state, runner),
        Action::WantMending { places, is_wanted } => mending::want(state, places, is_wanted),
        Action::ApplyMending => mending::apply(state, runner),
        Action::Paste(text) => paste::paste(state, text, runner),
        Action::PasteRows(text) => row_clipboard::paste(state, text, runner),
        Action::TextCut(text) => long_texts::cut(state, text),
        Action::Copy(selection, text) => clipboard::copy(state, selection, text, runner),
        Action::ReadClipboard(selection) => clipboard::read(state, selection, runner),
        Action::PasteOvertaken => state.complain(tr("message-paste-overtaken")),
        Action::Open(paths) => files::open(state, paths, runner),
        Action::OpenStandardInput => files::open_input(state, Vec::new(), true, runner),
        Action::OpenInput { begun, goes_on } => files::open_input(state, begun, goes_on, runner),
        Action::OpenText(text) => paste::open_text(state, text, runner),
        Action::UseSettings(file) => settings::use_file(state, file, runner),
        Action::Session(action) => session::apply(state, action, runner),
        Action::StartSafely => settings::start_safely(state),
        Action::ScaleSetAside => sight::scale_set_aside(state),
        Action::SizeLimited(percent) => sight::size_limited(state, percent),
        Action::Recent(action) => recent::do_with(state, action, runner),
        Action::UseSystemLocale(locale) => settings::use_system_locale(state, locale),
        Action::OfferFirstSteps => first_steps::offer(state),
        Action::TellOfReports(folder) => reports::look_for(state, folder, runner),
        Action::UseRecovery(folder) => left_behind::use_folder(state, folder, runner),
        Action::Recovery(action) => left_behind::apply(state, action, runner),
        Action::Choose(setting) => settings::choose(state, setting, runner),
        Action::ChooseForNow(setting) => settings::choose_for_now(state, setting),
        Action::UseDesktopPrefs(prefs) => sight::use_desktop_prefs(state, prefs),
        Action::CopyAs(form) => copying::copy_as(state, form),
        Action::Run(command) => commands::run(state, command, runner),
        Action::Reply(reply) => closing::reply(state, &reply, runner),
        Action::FileDialog(action) => file_dialog::apply(state, action, runner),
        Action::UseOwnFileDialog => system_dialog::use_own(state, runner),
        Action::Cancel(id) => cancelling::cancel(state, id, runner),
        Action::Job(id, event) => job_events::apply(state, id, event, runner),
        Action::CopyMessages => copying::copy_messages(state),
        Action::DismissMessage => {
            state.message = None;
            state.failures.clear();
        }
        Action::WindowFocused => {
            watching::look(state, runner);
            recovery::look_again(state);
            recent::look(state, runner);
        }
        Action::WindowCloseRequested => closing::close_program(state, runner),
        Action::EndNow => closing::end_now(state, runner),
        Action::PutKnown(known) => known_positions::put(state, known),
        Action::Chess960Changed(form) => state.chess960 = form,
        Action::DrawChess960 => chess960::draw(state),
        Action::PutChess960 => chess960::put(state),
        Action::Diagram(action) => diagram::apply(state, action, runner),
        Action::Pages(action) => diagram_sheets::apply(state, action, runner),
        Action::OpenSheet(sheet) => state.sheet = Some(sheet),
        Action::CloseSheet => close_sheet(state, runner),
    }
    draft::drop_if_overtaken(state);
    piece_list::follow(state);
}

fn close_sheet(state: &mut State, runner: &mut dyn Runner) {
    match state.sheet.take() {
        Some(Sheet::Diagram) => diagram::closed(state, runner),
        Some(Sheet::DiagramSheets) => diagram_sheets::closed(state, runner),
        Some(Sheet::Recovery) => left_behind::put_off(state, runner),
        _ => {}
    }
    state.mending = None;
}

fn start(state: &mut State, purpose: Purpose, job: Job, runner: &mut dyn Runner) -> JobId {
    let id = JobId(state.next_number());
    state.jobs.push(RunningJob::new(id, purpose));
    runner.start(id, job);
    id
}
