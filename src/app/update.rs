//! The only place that changes the state, together with the tasks of [`crate::features`].
//!
//! Promises: an action that does not apply (a row that is gone, a task that was cancelled) changes
//! nothing; nothing here blocks, draws or touches a file.
//!
//! An action that requires something elsewhere sends another action (`Shared::send`). Sent actions are
//! applied directly afterwards, in the order in which they were sent, before anything else: before
//! the user's next action, before the upkeep after each action, and before drawing. Actions
//! that a sent action sends itself follow those that were sent before.

use crate::features::analysis::update as analysis;
use crate::features::board::update::{annotations, block, editing, keys, unsure};
use crate::features::changes::update as changes;
use crate::features::clipboard::tasks::look_at_text;
use crate::features::clipboard::update::turns;
use crate::features::diagram::tasks::load_pieces;
use crate::features::diagram::update as diagram;
use crate::features::engine::update as engine;
use crate::features::fen::update::{copying, draft, long_texts, paste};
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::tasks::{load, open_in_viewer};
use crate::features::files::update::{
    appending, asking, closing, file_dialog, files, other, system_dialog, watching,
};
use crate::features::find::tasks::find_rows;
use crate::features::find::update as find;
use crate::features::games::tasks::make_pasted;
use crate::features::games::update::pasting;
use crate::features::help::tasks::take_reports;
use crate::features::help::update::{first_steps, help, reading_aloud};
use crate::features::list::update::{browsing, checking, repair_plan, row_clipboard, rows, survey};
use crate::features::operations::update as operations;
use crate::features::pages::update as diagram_pages;
use crate::features::pictures::tasks::read_picture;
use crate::features::pictures::update::opening;
use crate::features::play::update::{game as play_game, mode as play_mode};
use crate::features::proofread::update as proofread;
use crate::features::recovery::update as recovery;
use crate::features::recovery::update::crash_recovery;
use crate::features::session::model::SessionMemory;
use crate::features::session::update as session;
use crate::features::session::update::recent;
use crate::features::session::update::returning;
use crate::features::settings::update as settings;
use crate::features::settings::update::sight;
use crate::features::setup::update::{chess960, known_positions, piece_list, rights};
use crate::features::suite::update as suite;
use crate::model::action::{Action, FileDialogAction, Message, RoomAction};
use crate::model::state::{Dialog, Effect, Shared, State};
use std::path::Path;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::LoadError;
use tabiya_text::{speak, tr};

mod commands;
mod concerned;
mod elsewhere;
pub(crate) mod waiting;

pub(crate) use crate::features::recovery::update::orders as journal_orders;

/// Applies one action, or makes it wait for earlier ones. Messages about it are in the language
/// of the window.
pub fn update(state: &mut State, action: Action, runner: &mut dyn Runner) {
    speak(state.shared.locale());
    if let Some(action) = waiting::let_through(&mut state.shared, action) {
        apply(state, action, runner);
    }
    checking::keep_up(&mut state.shared, runner);
    repair_plan::keep_up(&mut state.list, &mut state.shared, runner);
    survey::keep_up(&mut state.list, &mut state.shared, runner);
    changes::keep_up(&mut state.changes, &mut state.shared, runner);
    engine::keep_up(&mut state.engine, &state.shared);
    crash_recovery::keep_up(
        &mut state.recovery,
        &mut state.shared,
        state.files.closing.is_some(),
        runner,
    );
    recovery::keep_up(&mut state.recovery, &mut state.shared, runner);
    analysis::keep_up(
        &mut state.analysis,
        &mut state.shared,
        &state.recovery,
        runner,
    );
    session::keep_up(
        &mut state.session,
        &mut state.shared,
        &state.files.to_open,
        runner,
    );
    apply_sent(state, runner);
}

/// Applies the sent actions in order.
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
    let State {
        board,
        changes,
        clipboard,
        fen,
        files,
        find,
        help,
        list,
        memory,
        play,
        recovery,
        session,
        setup,
        shared,
        ..
    } = state;
    match action {
        Action::Edit(edit, group) => editing::edit(board, shared, edit, group),
        Action::EditOperations(edit, group) => operations::edit(shared, &edit, group),
        Action::GroupEnded(group) => shared.document_mut().end_group(group),
        Action::DraftChanged(text) => draft::change(shared, text),
        Action::DraftEnded => shared.end_draft(),
        Action::DraftCancelled => draft::cancel(fen, shared),
        Action::PieceListChanged(text) => piece_list::change(shared, board.symmetric, text),
        Action::PieceListEntered => piece_list::enter(shared),
        Action::PieceListEnded => piece_list::end(shared),
        Action::PieceListCancelled => piece_list::cancel(shared),
        Action::RepairFenText => draft::repair_fen_text(shared),
        Action::SelectTool(tool) => board.tool = tool,
        Action::SelectSquare(square) => {
            board.cursor = square;
            board.wrapped_to = None;
            board.block = None;
        }
        Action::SelectBlock(block) => block::select(board, shared, block),
        Action::DropBlock { by, copies } => block::drop_at(board, shared, by, copies),
        Action::ToggleRight(square) => rights::toggle(shared, square),
        Action::MarkUnsure { square, is_unsure } => unsure::mark(shared, square, is_unsure),
        Action::SettleSquare { square, man } => unsure::settle(board, shared, square, man),
        Action::AnswerQuestion(answer) => unsure::answer(shared, answer),
        Action::Annotate(annotation) => annotations::annotate(shared, annotation),
        Action::TakeOffer(offer) => editing::take_offer(board, shared, &offer),
        Action::AskArrow => annotations::ask_arrow(board, shared),
        Action::ArrowAt(square) => annotations::arrow_at(board, shared, square),
        Action::ArrowGivenUp => {
            annotations::give_up_arrow(board, shared);
        }
        Action::Play(action) => play_mode::apply(play, board, shared, action),
        Action::BoardKey(key) => keys::board_key(board, shared, key),
        Action::SelectDocument(id) => shared.select_document(id),
        Action::CloseDocument(id) => closing::close_document(files, shared, id, runner),
        Action::SelectRow(row) => browsing::select_row(shared, row),
        Action::SelectRows(selecting) => browsing::select_rows(shared, selecting),
        Action::GoToLine(number) => browsing::go_to_line(shared, number),
        Action::ShowRows(filter) => find::show(shared, filter, runner),
        Action::FindChanged(form) => find.form = Some(form),
        Action::CloseFind => find::close_find(find, shared),
        Action::ShowHelp(page) => help::show(help, shared, page),
        Action::CloseHelp => help::close(help, shared),
        Action::Explained(words) => reading_aloud::say(shared, words),
        Action::ListLooks(looks) => list.looks = looks,
        Action::RowsNeeded(rows) => waiting::rows_needed(shared, rows, runner),
        Action::MoveRow { from, to } => rows::move_row(shared, from, to, runner),
        Action::MoveRows { before } => rows::move_before(shared, before, runner),
        Action::SendRows { to, keep } => rows::send(shared, to, keep, runner),
        Action::Sort(order) => rows::sort(shared, order, runner),
        Action::DeleteDuplicates => rows::delete_duplicates(shared, runner),
        Action::CheckAll => checking::check(shared, shared.document().id(), runner),
        Action::RepairAll => repair_plan::open(list, shared, runner),
        Action::LookForRepairs { in_positions } => {
            repair_plan::look(list, shared, in_positions, runner);
        }
        Action::SelectRepairs { places, is_wanted } => repair_plan::want(list, places, is_wanted),
        Action::ApplyRepairs => repair_plan::apply(list, shared, runner),
        Action::Revert(order) => changes::revert(changes, shared, &order, runner),
        Action::Paste(text) => paste::paste(shared, text),
        Action::PasteRows(text) => row_clipboard::paste(shared, text),
        Action::TextCut(text) => long_texts::cut(fen, shared, text),
        Action::Copy(selection, text) => turns::copy(clipboard, shared, selection, text, runner),
        Action::ReadClipboard(selection) => turns::read(clipboard, shared, selection, runner),
        Action::PasteOvertaken => shared.complain(tr("message-paste-overtaken")),
        Action::Open(paths) => files::open(files, shared, paths, runner),
        Action::OpenInViewer(path) => open_in_viewer::open(shared, path, None, runner),
        Action::OpenStandardInput => files::open_input(files, shared, Vec::new(), true, runner),
        Action::OpenInput { begun, goes_on } => {
            files::open_input(files, shared, begun, goes_on, runner);
        }
        Action::OpenText(text) => files::open_text(files, shared, text, runner),
        Action::UseSettings(file) => settings::use_file(memory, shared, file, runner),
        Action::StartSafely => settings::start_safely(memory, shared),
        Action::ScaleSetAside => sight::scale_set_aside(shared),
        Action::SizeLimited(percent) => sight::size_limited(shared, percent),
        Action::Recent(action) => recent::do_with(session, shared, action, runner),
        Action::UseSystemLocale(locale) => settings::use_system_locale(shared, locale),
        Action::OfferFirstSteps => first_steps::offer(help, shared),
        Action::TellOfReports(folder) => take_reports::look_for(shared, folder, runner),
        Action::UseRecovery(folder) => crash_recovery::use_folder(recovery, shared, folder, runner),
        Action::Choose(setting) => settings::choose(memory, shared, setting, runner),
        Action::ChooseForNow(setting) => settings::choose_for_now(memory, shared, setting),
        Action::UseDesktopPrefs(prefs) => sight::use_desktop_prefs(shared, prefs),
        Action::CopyAs(form) => copying::copy_as(shared, form),
        Action::Run(command) => commands::run(state, command, runner),
        Action::Reply(reply) => closing::reply(files, shared, &reply, runner),
        Action::FileDialog(FileDialogAction::ShowOwn(purpose)) => {
            show_own_dialog(state, purpose, runner);
        }
        Action::FileDialog(action) => file_dialog::apply(files, shared, action, runner),
        Action::UseOwnFileDialog => system_dialog::use_own(files, shared, runner),
        Action::Cancel(id) => crate::model::task_control::cancel(state, id, runner),
        Action::Task(id, event) => crate::model::task_control::apply(state, id, event, runner),
        Action::WaitForRow { why, row, action } => waiting::wait(shared, why, row, *action, runner),
        Action::Message(message) => tell(state, message, runner),
        Action::CopyMessages => copying::copy_messages(shared),
        Action::DismissMessage => {
            shared.message = None;
            shared.failures.clear();
        }
        Action::WindowFocused => {
            watching::look(shared, runner);
            recovery::look_again(recovery);
            recent::look(session, shared, runner);
        }
        Action::WindowCloseRequested => closing::close_program(files, shared, runner),
        Action::EndNow => closing::end_now(files, shared),
        Action::PutKnown(known) => known_positions::put(shared, known),
        Action::Chess960Changed(form) => setup.chess960 = form,
        Action::DrawChess960 => chess960::draw(setup, shared),
        Action::PutChess960 => chess960::put(setup, shared),
        Action::Room(action) => apply_to_room(state, action, runner),
        Action::OpenDialog(dialog) => shared.dialog = Some(dialog),
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

/// Delivers a message from one feature to another.
fn tell(state: &mut State, message: Message, runner: &mut dyn Runner) {
    let State {
        board,
        clipboard,
        diagram,
        fen,
        files,
        find,
        help,
        memory,
        pages,
        play,
        recovery,
        session,
        shared,
        ..
    } = state;
    match message {
        Message::Append(id, paths) => appending::append(shared, id, paths, runner),
        Message::SaveTo(id, path) => file_dialog::place_chosen(files, shared, id, path, runner),
        Message::SaveOtherTo(id, what, path) => {
            other::place_chosen(files, shared, id, what, path, runner);
        }
        Message::FileUsed(path) => recent::used(session, shared, path),
        Message::ReadAgain(id) => watching::read_again(shared, id, runner),
        Message::ContinueOpening => files::continue_opening(files, shared, runner),
        Message::ContinueClosing => closing::continue_closing(files, shared),
        Message::ResumeWaiting(id) => resume_waiting(state, id, runner),
        Message::ShowFirstFound(id) => browsing::show_first_if_hidden(shared, id),
        Message::LookAtFiles => watching::look(shared, runner),
        Message::AddLines(id, lines) => row_clipboard::add_lines(shared, id, lines, runner),
        Message::ReplacePosition(text) => paste::replace_position(shared, &text),
        Message::UseClipboard(order) => turns::start_in_turn(clipboard, shared, order, runner),
        Message::ClipboardFree => turns::next_in_turn(clipboard, shared, runner),
        Message::ReadPicture(source, picture) => {
            read_picture::read(shared, source, picture, runner);
        }
        Message::BrokenText(text) => draft::keep_broken_text(fen, text),
        Message::CutText(text) => fen.cut_text = Some(text),
        Message::Inform(text) => shared.inform(text),
        Message::Offer(text, id, edit) => shared.inform_offering_change(text, id, edit),
        Message::Announce(text) => shared.announce(text),
        Message::Remember(setting) => settings::remember(memory, shared, setting, runner),
        Message::PutFindAway => {
            find::put_find_away(find);
        }
        Message::LookForPositions { text, for_rows } => {
            look_at_text::look(shared, text, for_rows, runner);
        }
        Message::TakeGames { games, rows_of } => pasting::take(shared, games, rows_of),
        Message::OpenNamed(files) => opening::open_files(shared, files),
        Message::PlayGame(game) => {
            // The panel takes the place of the help.
            help.page = None;
            play_game::show(play, board, shared, &game);
        }
        Message::MakePasted {
            text,
            rows_of,
            made,
        } => make_pasted::make(shared, text, rows_of, made, runner),
        Message::AddPositions(texts) => paste::add_records(shared, &texts),
        Message::AddFound(found) => paste::add_found(shared, &found.0),
        Message::TakeReading(text, reading) => draft::take_reading(shared, &text, &reading),
        Message::LoadPieces(folder) => load_pieces::load_pieces(shared, folder, runner),
        Message::ReplaceDiagram(order) => diagram::replace(shared, &order, runner),
        Message::SaveDiagramElsewhere(order) => diagram::ask_save(diagram, shared, Some(order)),
        Message::ReplacePages(order) => diagram_pages::replace(shared, &order, runner),
        Message::SavePagesElsewhere(order) => diagram_pages::ask_save(pages, shared, Some(order)),
        Message::AskPlace(name, kind) => asking::ask_place(files, shared, name, kind, runner),
        Message::PlayMoves(moves) => play_mode::play_all(play, board, shared, &moves),
        Message::AskPieces => asking::ask_pieces(files, shared, runner),
        Message::AskDiagrams { folder } => {
            asking::ask_diagrams(files, shared, folder, runner);
        }
        Message::AskCorrections => asking::ask_corrections(files, shared, runner),
        Message::AskEngine => asking::ask_engine(files, shared, runner),
        Message::StopClosing => files.closing = None,
        Message::KeepUndone(id) => recovery::keep_undone(recovery, shared, id),
        Message::EndRecovery => recovery.is_done = true,
        Message::RemoveDocument(id) => shared.remove_document(id),
        Message::Opening(id, file) => {
            session.opened_as.insert(id, file);
        }
        Message::WantedInFront(file) => returning::is_wanted(session, file),
        Message::NothingInFront => returning::nothing_comes_in_front(session),
        Message::LookForLeft(files) => {
            crash_recovery::look_for_files(recovery, shared, files, runner);
        }
        Message::Read(document) => session::opened(session, shared, *document),
        Message::NotRead(id, path, error) => not_read(session, shared, id, (&path, &error)),
        Message::StopOpening => files::forget_others(files, &session.awaited),
        Message::OpenAgain(all) => files::open_again(files, shared, all, runner),
        Message::ForgetToOpen(path) => files.to_open.retain(|file| file.path != path),
        Message::AppendRows(id, rows) => rows::append(shared, id, rows, runner),
        Message::RefreshView(id, filter) => find_rows::refresh(shared, id, filter, runner),
        Message::RefreshMarks(id) => find_rows::refresh_marks(shared, id, runner),
        Message::ShowFrom(id, top) => shared.effects.push(Effect::ShowFrom(id, top)),
        Message::ForgetFirstSteps => help.first_steps = None,
        Message::FirstStepTaken(step) => first_steps::taken(help, shared, step),
    }
}

/// Handles a file that could not be read.
fn not_read(
    session: &mut SessionMemory,
    shared: &mut Shared,
    id: DocumentId,
    (path, error): (&Path, &LoadError),
) {
    if returning::could_not_return(session, shared, id, error) {
        load::drop_part(shared, id);
    } else {
        load::broken_off(shared, id, path, error);
    }
    shared.send(Message::ContinueOpening);
}

/// Shows the program's own file dialog with the name that the feature proposes.
fn show_own_dialog(state: &mut State, purpose: FileDialogPurpose, runner: &mut dyn Runner) {
    let name = match purpose {
        FileDialogPurpose::SaveDiagram => {
            Some(diagram::file_name_to_offer(&state.diagram, &state.shared))
        }
        FileDialogPurpose::SaveScore => Some(suite::file_name_to_offer(&state.suite)),
        FileDialogPurpose::SavePages => Some(diagram_pages::file_name_to_offer(&state.pages)),
        _ => None,
    };
    file_dialog::show_own(&mut state.files, &mut state.shared, purpose, name, runner);
}

/// Runs the actions that waited for a row of a document, up to the first that must wait again.
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
        Some(Dialog::Analysis) => analysis::choosing::closed(&state.analysis, &mut state.shared),
        Some(Dialog::Suite) => suite::closed(&mut state.suite, &mut state.shared, runner),
        Some(Dialog::Proofread) => {
            proofread::closed(&mut state.proofread, &mut state.shared, runner);
        }
        Some(Dialog::Diagram) => diagram::closed(&mut state.diagram, &mut state.shared),
        Some(Dialog::DiagramPages) => {
            diagram_pages::closed(&mut state.pages, &mut state.shared, runner);
        }
        Some(Dialog::Changes) => changes::closed(&mut state.changes, &mut state.shared),
        Some(Dialog::Recovery) => {
            crash_recovery::put_off(&mut state.recovery, &mut state.shared, runner);
        }
        _ => {}
    }
    repair_plan::stop_looking(&mut state.list, &mut state.shared, runner);
}
