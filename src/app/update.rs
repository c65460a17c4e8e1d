//! The only place that changes the state, with the tasks of [`crate::features`].
//!
//! Promises: an action that does not apply (a row that is gone, a task that was cancelled) changes
//! nothing; nothing here blocks, draws or touches a file.
//!
//! What one action sets in motion elsewhere it sends as another action (`State::send`). Those are
//! applied right behind it, in the order in which they were sent, before anything else is: before what
//! the user does next, before what is kept up after each action, and before anything is drawn. What an
//! action that was sent sends itself comes behind those that were sent before.

use crate::features::board::update::annotations;
use crate::features::board::update::block;
use crate::features::board::update::editing;
use crate::features::board::update::unsure;
use crate::features::diagram::update as diagram;
use crate::features::fen::update::copying;
use crate::features::fen::update::draft;
use crate::features::fen::update::long_texts;
use crate::features::fen::update::paste;
use crate::features::files::update::closing;
use crate::features::files::update::file_dialog;
use crate::features::files::update::files;
use crate::features::files::update::system_dialog;
use crate::features::files::update::watching;
use crate::features::help::update::first_steps;
use crate::features::help::update::help;
use crate::features::help::update::reading_aloud;
use crate::features::list::update::appending;
use crate::features::list::update::browsing;
use crate::features::list::update::checking;
use crate::features::list::update::mending;
use crate::features::list::update::row_clipboard;
use crate::features::list::update::rows;
use crate::features::list::update::showing;
use crate::features::operations::update as operations;
use crate::features::pages::update as diagram_sheets;
use crate::features::recovery::update as recovery;
use crate::features::recovery::update::crash_recovery as left_behind;
use crate::features::session::update as session;
use crate::features::session::update::recent;
use crate::features::settings::update as settings;
use crate::features::settings::update::sight;
use crate::features::setup::update::chess960;
use crate::features::setup::update::known_positions;
use crate::features::setup::update::piece_list;
use crate::features::setup::update::rights;
mod commands;
mod concerned;
mod elsewhere;
pub(crate) mod tasks;
pub(crate) mod waiting;

pub(crate) use crate::features::recovery::update::orders as journal_orders;

use crate::app::action::{Action, Message};
use crate::app::state::{Sheet, State};
use crate::features::clipboard::tasks::texts;
use crate::features::files::shown;
use crate::features::help::tasks::take_reports;
use crate::tasks::Runner;
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
    apply_sent(state, runner);
}

/// Applies what was sent, in order.
fn apply_sent(state: &mut State, runner: &mut dyn Runner) {
    while let Some(sent) = state.take_sent() {
        apply_to_board(state, sent, runner);
    }
}

fn apply(state: &mut State, action: Action, runner: &mut dyn Runner) {
    let shown = |state: &State| (state.document().id(), state.document().row());
    let before = shown(state);
    let step = first_steps::step_of(&action);
    apply_to_board(state, action, runner);
    apply_sent(state, runner);
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
        Action::SelectDocument(id) => shown::select_document(state, id),
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
        Action::Copy(selection, text) => texts::copy(state, selection, text, runner),
        Action::ReadClipboard(selection) => texts::read(state, selection, runner),
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
        Action::TellOfReports(folder) => take_reports::look_for(state, folder, runner),
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
        Action::Cancel(id) => tasks::cancel(state, id, runner),
        Action::Task(id, event) => tasks::apply(state, id, event, runner),
        Action::Message(message) => tell(state, message, runner),
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

/// Lets a feature know what another has done.
fn tell(state: &mut State, message: Message, runner: &mut dyn Runner) {
    match message {
        Message::Append(id, paths) => appending::append(state, id, paths, runner),
        Message::SaveTo(id, path) => file_dialog::place_chosen(state, id, path, runner),
        Message::FileUsed(path) => recent::used(state, path),
        Message::ReadAgain(id) => watching::read_again(state, id, runner),
        Message::GoOnOpening => files::go_on(state, runner),
        Message::GoOnClosing => closing::go_on(state),
        Message::GoOnAt(id, actions) => waiting::go_on(state, id, actions, runner),
        Message::ShowFirstFound(id) => browsing::show_first_if_hidden(state, id, runner),
        Message::LookAtFiles => watching::look(state, runner),
        Message::AddLines(id, lines) => long_texts::add_lines(state, id, lines, runner),
        Message::ReplacePosition(text) => paste::replace_position(state, &text),
        Message::FirstStepTaken(step) => first_steps::taken(state, step, runner),
        Message::UseClipboard(new) => texts::start_in_turn(state, new, runner),
    }
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
