//! The only place that changes the state, with the tasks of [`crate::features`].
//!
//! Promises: an action that does not apply (a row that is gone, a task that was cancelled) changes
//! nothing; nothing here blocks, draws or touches a file.
//!
//! What one action sets in motion elsewhere it sends as another action (`Shared::send`). Those are
//! applied right behind it, in the order in which they were sent, before anything else is: before what
//! the user does next, before what is kept up after each action, and before anything is drawn. What an
//! action that was sent sends itself comes behind those that were sent before.

use crate::app::action::{Action, FileDialogAction, Message, RoomAction};
use crate::app::state::{Dialog, Effect, State};
use crate::document::DocumentId;
use crate::features::board::update::{annotations, block, editing, unsure};
use crate::features::clipboard::tasks::{look_at_text, texts};
use crate::features::diagram::tasks::load_pieces;
use crate::features::diagram::update as diagram;
use crate::features::fen::update::{copying, draft, long_texts, paste};
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::tasks::load;
use crate::features::files::update::{
    appending, closing, file_dialog, files, system_dialog, watching,
};
use crate::features::find::tasks::find_rows;
use crate::features::find::update as find;
use crate::features::help::tasks::take_reports;
use crate::features::help::update::{first_steps, help, reading_aloud};
use crate::features::list::update::{browsing, checking, repair_plan, row_clipboard, rows};
use crate::features::operations::update as operations;
use crate::features::pages::update as diagram_pages;
use crate::features::recovery::update as recovery;
use crate::features::recovery::update::crash_recovery;
use crate::features::session::update::recent;
use crate::features::session::{returning, update as session};
use crate::features::settings::update as settings;
use crate::features::settings::update::sight;
use crate::features::setup::update::{chess960, known_positions, piece_list, rights};
use crate::tasks::Runner;
use crate::text::{speak, tr};
mod commands;
mod concerned;
mod elsewhere;
pub(crate) mod tasks;
pub(crate) mod waiting;

pub(crate) use crate::features::recovery::update::orders as journal_orders;

/// Applies one action, or lets it wait for those before it. What is said about it is said in the
/// language of the window.
pub fn update(state: &mut State, action: Action, runner: &mut dyn Runner) {
    speak(state.shared.locale());
    if let Some(action) = waiting::let_through(&mut state.shared, action) {
        apply(state, action, runner);
    }
    checking::keep_up(&mut state.shared, runner);
    crash_recovery::keep_up(
        &mut state.recovery,
        &mut state.shared,
        state.files.closing.is_some(),
        runner,
    );
    recovery::keep_up(&mut state.recovery, &mut state.shared, runner);
    session::keep_up(
        &mut state.session,
        &mut state.shared,
        &state.files.to_open,
        runner,
    );
    apply_sent(state, runner);
}

/// Applies what was sent, in order.
fn apply_sent(state: &mut State, runner: &mut dyn Runner) {
    while let Some(sent) = state.shared.take_sent() {
        apply_to_board(state, sent, runner);
    }
}

fn apply(state: &mut State, action: Action, runner: &mut dyn Runner) {
    let shown = |state: &State| (state.shared.document().id(), state.shared.document().row());
    let before = shown(state);
    let step = first_steps::step_of(&action);
    apply_to_board(state, action, runner);
    apply_sent(state, runner);
    if let Some(step) = step {
        first_steps::taken(&mut state.help, &mut state.shared, step);
    }
    if shown(state) != before {
        block::let_go(&mut state.board);
    }
}

#[expect(clippy::too_many_lines, reason = "one arm for each action")]
fn apply_to_board(state: &mut State, action: Action, runner: &mut dyn Runner) {
    match action {
        Action::Edit(edit, group) => {
            editing::edit(&mut state.board, &mut state.shared, edit, group);
        }
        Action::EditOperations(edit, group) => operations::edit(&mut state.shared, &edit, group),
        Action::GroupEnded(group) => state.shared.document_mut().end_group(group),
        Action::DraftChanged(text) => draft::change(&mut state.shared, text),
        Action::DraftEnded => state.shared.end_draft(),
        Action::DraftCancelled => draft::cancel(&mut state.fen, &mut state.shared),
        Action::PieceListChanged(text) => {
            piece_list::change(&mut state.shared, state.board.symmetric, text);
        }
        Action::PieceListEntered => piece_list::enter(&mut state.shared),
        Action::PieceListEnded => piece_list::end(&mut state.shared),
        Action::PieceListCancelled => piece_list::cancel(&mut state.shared),
        Action::RepairFenText => draft::repair_fen_text(&mut state.shared),
        Action::SelectTool(tool) => state.board.tool = tool,
        Action::SelectSquare(square) => {
            state.board.cursor = square;
            state.board.wrapped_to = None;
            state.board.block = None;
        }
        Action::SelectBlock(block) => block::select(&mut state.board, &mut state.shared, block),
        Action::DropBlock { by, copies } => {
            block::drop_at(&mut state.board, &mut state.shared, by, copies);
        }
        Action::ToggleRight(square) => rights::toggle(&mut state.shared, square),
        Action::MarkUnsure { square, is_unsure } => {
            unsure::mark(&mut state.shared, square, is_unsure);
        }
        Action::Annotate(annotation) => annotations::annotate(&mut state.shared, annotation),
        Action::BoardKey(key) => editing::board_key(&mut state.board, &mut state.shared, key),
        Action::SelectDocument(id) => state.shared.select_document(id),
        Action::CloseDocument(id) => {
            closing::close_document(&mut state.files, &mut state.shared, id, runner);
        }
        Action::SelectRow(row) => browsing::select_row(&mut state.shared, row),
        Action::SelectRows(selecting) => browsing::select_rows(&mut state.shared, selecting),
        Action::GoToLine(number) => browsing::go_to_line(&mut state.shared, number),
        Action::ShowRows(filter) => find::show(&mut state.shared, filter, runner),
        Action::FindChanged(form) => state.find.form = Some(form),
        Action::CloseFind => find::close_find(&mut state.find, &mut state.shared),
        Action::ShowHelp(page) => help::show(&mut state.help, &mut state.shared, page),
        Action::CloseHelp => help::close(&mut state.help, &mut state.shared),
        Action::Explained(words) => reading_aloud::say(&mut state.shared, words),
        Action::ListLooks(looks) => state.list.looks = looks,
        Action::RowsNeeded(rows) => waiting::rows_needed(&mut state.shared, rows, runner),
        Action::MoveRow { from, to } => rows::move_row(&mut state.shared, from, to, runner),
        Action::MoveRows { before } => rows::move_before(&mut state.shared, before, runner),
        Action::SendRows { to, keep } => rows::send(&mut state.shared, to, keep, runner),
        Action::Sort(order) => rows::sort(&mut state.shared, order, runner),
        Action::DeleteDuplicates => rows::delete_duplicates(&mut state.shared, runner),
        Action::RepairAll => repair_plan::find(&mut state.shared, runner),
        Action::SelectRepairs { places, is_wanted } => {
            repair_plan::want(&mut state.list, places, is_wanted);
        }
        Action::ApplyRepairs => repair_plan::apply(&mut state.list, &mut state.shared, runner),
        Action::Paste(text) => paste::paste(&mut state.shared, text),
        Action::PasteRows(text) => row_clipboard::paste(&mut state.shared, text),
        Action::TextCut(text) => long_texts::cut(&mut state.fen, &mut state.shared, text),
        Action::Copy(selection, text) => texts::copy(
            &mut state.clipboard,
            &mut state.shared,
            selection,
            text,
            runner,
        ),
        Action::ReadClipboard(selection) => {
            texts::read(&mut state.clipboard, &mut state.shared, selection, runner);
        }
        Action::PasteOvertaken => state.shared.complain(tr("message-paste-overtaken")),
        Action::Open(paths) => files::open(&mut state.files, &mut state.shared, paths, runner),
        Action::OpenStandardInput => files::open_input(
            &mut state.files,
            &mut state.shared,
            Vec::new(),
            true,
            runner,
        ),
        Action::OpenInput { begun, goes_on } => {
            files::open_input(&mut state.files, &mut state.shared, begun, goes_on, runner);
        }
        Action::OpenText(text) => {
            files::open_text(&mut state.files, &mut state.shared, text, runner);
        }
        Action::UseSettings(file) => {
            settings::use_file(&mut state.memory, &mut state.shared, file, runner);
        }
        Action::StartSafely => settings::start_safely(&mut state.memory, &mut state.shared),
        Action::ScaleSetAside => sight::scale_set_aside(&mut state.shared),
        Action::SizeLimited(percent) => sight::size_limited(&mut state.shared, percent),
        Action::Recent(action) => {
            recent::do_with(&mut state.session, &mut state.shared, action, runner);
        }
        Action::UseSystemLocale(locale) => settings::use_system_locale(&mut state.shared, locale),
        Action::OfferFirstSteps => first_steps::offer(&mut state.help, &mut state.shared),
        Action::TellOfReports(folder) => take_reports::look_for(&mut state.shared, folder, runner),
        Action::UseRecovery(folder) => {
            crash_recovery::use_folder(&mut state.recovery, &mut state.shared, folder, runner);
        }
        Action::Choose(setting) => {
            settings::choose(&mut state.memory, &mut state.shared, setting, runner);
        }
        Action::ChooseForNow(setting) => {
            settings::choose_for_now(&mut state.memory, &mut state.shared, setting);
        }
        Action::UseDesktopPrefs(prefs) => sight::use_desktop_prefs(&mut state.shared, prefs),
        Action::CopyAs(form) => copying::copy_as(&mut state.shared, form),
        Action::Run(command) => commands::run(state, command, runner),
        Action::Reply(reply) => closing::reply(&mut state.files, &mut state.shared, &reply, runner),
        Action::FileDialog(FileDialogAction::ShowOwn(purpose)) => {
            show_own_dialog(state, purpose, runner);
        }
        Action::FileDialog(action) => {
            file_dialog::apply(&mut state.files, &mut state.shared, action, runner);
        }
        Action::UseOwnFileDialog => {
            system_dialog::use_own(&mut state.files, &mut state.shared, runner);
        }
        Action::Cancel(id) => tasks::cancel(state, id, runner),
        Action::Task(id, event) => tasks::apply(state, id, event, runner),
        Action::WaitForRow { why, row, action } => {
            waiting::wait(&mut state.shared, why, row, *action, runner);
        }
        Action::Message(message) => tell(state, message, runner),
        Action::CopyMessages => copying::copy_messages(&mut state.shared),
        Action::DismissMessage => {
            state.shared.message = None;
            state.shared.failures.clear();
        }
        Action::WindowFocused => {
            watching::look(&mut state.shared, runner);
            recovery::look_again(&mut state.recovery);
            recent::look(&mut state.session, &mut state.shared, runner);
        }
        Action::WindowCloseRequested => {
            closing::close_program(&mut state.files, &mut state.shared, runner);
        }
        Action::EndNow => closing::end_now(&mut state.files, &mut state.shared),
        Action::PutKnown(known) => known_positions::put(&mut state.shared, known),
        Action::Chess960Changed(form) => state.setup.chess960 = form,
        Action::DrawChess960 => chess960::draw(&mut state.setup, &mut state.shared),
        Action::PutChess960 => chess960::put(&mut state.setup, &mut state.shared),
        Action::Room(action) => apply_to_room(state, action, runner),
        Action::OpenDialog(dialog) => state.shared.dialog = Some(dialog),
        Action::CloseDialog => close_dialog(state, runner),
    }
    draft::drop_if_overtaken(&mut state.fen, &mut state.shared);
    piece_list::follow(&mut state.shared, state.board.symmetric);
}

macro_rules! define_apply_to_room {
    ($($(#[$doc:meta])* $part:ident: $type:ty $(=> $name:ident($action:ty), $update:path)?;)*) => {
        fn apply_to_room(state: &mut State, action: RoomAction, runner: &mut dyn Runner) {
            match action {
                $($(RoomAction::$name(action) => {
                    $update(&mut state.$part, &mut state.shared, action, runner);
                })?)*
            }
        }
    };
}
rooms!(define_apply_to_room);

/// Lets a feature know what another has done.
fn tell(state: &mut State, message: Message, runner: &mut dyn Runner) {
    match message {
        Message::Append(id, paths) => appending::append(&mut state.shared, id, paths, runner),
        Message::SaveTo(id, path) => {
            file_dialog::place_chosen(&mut state.files, &mut state.shared, id, path, runner);
        }
        Message::FileUsed(path) => recent::used(&mut state.session, &mut state.shared, path),
        Message::ReadAgain(id) => watching::read_again(&mut state.shared, id, runner),
        Message::ContinueOpening => {
            files::continue_opening(&mut state.files, &mut state.shared, runner);
        }
        Message::ContinueClosing => closing::continue_closing(&mut state.files, &mut state.shared),
        Message::ResumeWaiting(id) => resume_waiting(state, id, runner),
        Message::ShowFirstFound(id) => browsing::show_first_if_hidden(&mut state.shared, id),
        Message::LookAtFiles => watching::look(&mut state.shared, runner),
        Message::AddLines(id, lines) => {
            row_clipboard::add_lines(&mut state.shared, id, lines, runner);
        }
        Message::ReplacePosition(text) => paste::replace_position(&mut state.shared, &text),
        Message::UseClipboard(order) => {
            texts::start_in_turn(&mut state.clipboard, &mut state.shared, order, runner);
        }
        Message::BrokenText(text) => draft::keep_broken_text(&mut state.fen, text),
        Message::CutText(text) => state.fen.cut_text = Some(text),
        Message::Inform(text) => state.shared.inform(text),
        Message::Announce(text) => state.shared.announce(text),
        Message::Remember(setting) => {
            settings::remember(&mut state.memory, &mut state.shared, setting, runner);
        }
        Message::PutFindAway => {
            find::put_find_away(&mut state.find);
        }
        Message::LookForPositions { text, for_rows } => {
            look_at_text::look(&mut state.shared, text, for_rows, runner);
        }
        Message::AddPositions(texts) => paste::add_records(&mut state.shared, &texts),
        Message::AddFound(found) => paste::add_found(&mut state.shared, &found.0),
        Message::TakeReading(text, reading) => {
            draft::take_reading(&mut state.shared, &text, &reading);
        }
        Message::LoadPieces(folder) => load_pieces::load_pieces(&mut state.shared, folder, runner),
        Message::ReplaceDiagram(order) => diagram::replace(&mut state.shared, &order, runner),
        Message::SaveDiagramElsewhere(order) => {
            diagram::ask_save(&mut state.diagram, &mut state.shared, Some(order));
        }
        Message::ReplacePages(order) => diagram_pages::replace(&mut state.shared, &order, runner),
        Message::SavePagesElsewhere(order) => {
            diagram_pages::ask_save(&mut state.pages, &mut state.shared, Some(order));
        }
        Message::AskPlace(name, kind) => {
            file_dialog::ask_place(&mut state.files, &mut state.shared, name, kind, runner);
        }
        Message::AskPieces => file_dialog::ask_pieces(&mut state.files, &mut state.shared, runner),
        Message::StopClosing => state.files.closing = None,
        Message::KeepUndone(id) => {
            recovery::keep_undone(&mut state.recovery, &mut state.shared, id);
        }
        Message::EndRecovery => state.recovery.is_done = true,
        Message::RemoveDocument(id) => state.shared.remove_document(id),
        Message::Opening(id, file) => {
            state.session.opened_as.insert(id, file);
        }
        Message::WantedInFront(file) => returning::is_wanted(&mut state.session, &file),
        Message::NothingInFront => returning::nothing_comes_in_front(&mut state.session),
        Message::LookForLeft(files) => {
            crash_recovery::look_for_files(&mut state.recovery, &mut state.shared, files, runner);
        }
        Message::Read(document) => {
            returning::opened(&mut state.session, &mut state.shared, *document);
        }
        Message::NotRead(id, path, error) => {
            if returning::could_not_return(&mut state.session, &mut state.shared, id, &error) {
                load::drop_part(&mut state.shared, id);
            } else {
                load::broken_off(&mut state.shared, id, &path, &error);
            }
            state.shared.send(Message::ContinueOpening);
        }
        Message::StopOpening => {
            files::forget_others(&mut state.files, &state.session.awaited);
        }
        Message::OpenAgain(all) => {
            files::open_again(&mut state.files, &mut state.shared, all, runner);
        }
        Message::ForgetToOpen(path) => state.files.to_open.retain(|file| file.path != path),
        Message::AppendRows(id, rows) => rows::append(&mut state.shared, id, rows, runner),
        Message::RefreshView(id, filter) => {
            find_rows::refresh(&mut state.shared, id, filter, runner);
        }
        Message::RefreshMarks(id) => find_rows::refresh_marks(&mut state.shared, id, runner),
        Message::ShowFrom(id, top) => state.shared.effects.push(Effect::ShowFrom(id, top)),
        Message::ForgetFirstSteps => state.help.first_steps = None,
        Message::FirstStepTaken(step) => {
            first_steps::taken(&mut state.help, &mut state.shared, step);
        }
    }
}

/// Shows our own file dialog, with the name that the feature offers.
fn show_own_dialog(state: &mut State, purpose: FileDialogPurpose, runner: &mut dyn Runner) {
    let name = match purpose {
        FileDialogPurpose::SaveDiagram => {
            Some(diagram::file_name_to_offer(&state.diagram, &state.shared))
        }
        FileDialogPurpose::SavePages => Some(diagram_pages::file_name_to_offer(&state.pages)),
        _ => None,
    };
    file_dialog::show_own(&mut state.files, &mut state.shared, purpose, name, runner);
}

/// Does what has waited for a row of a document, up to what has to wait again.
fn resume_waiting(state: &mut State, id: DocumentId, runner: &mut dyn Runner) {
    let Some(waiting) = state.shared.waiting.remove(&id) else {
        return;
    };
    let mut actions = waiting.actions;
    elsewhere::work_on(state, id, |state| {
        while let Some(action) = actions.pop_front() {
            apply(state, action, runner);
            if let Some(waiting) = state.shared.waiting.get_mut(&id) {
                waiting.actions.append(&mut actions);
            }
        }
    });
}

fn close_dialog(state: &mut State, runner: &mut dyn Runner) {
    match state.shared.dialog.take() {
        Some(Dialog::Diagram) => diagram::closed(&mut state.diagram, &mut state.shared),
        Some(Dialog::DiagramPages) => {
            diagram_pages::closed(&mut state.pages, &mut state.shared, runner);
        }
        Some(Dialog::Recovery) => {
            crash_recovery::put_off(&mut state.recovery, &mut state.shared, runner);
        }
        _ => {}
    }
    state.list.repair_plan = None;
}
