//! What the events of jobs mean.

use super::{
    appending, cancelling, changing, checking, clipboard, closing, diagram, diagram_sheets,
    file_dialog, file_events, left_behind, long_texts, mending, recent, recovery, reports,
    row_clipboard, session, settings, showing, waiting,
};
use crate::document::DocumentId;
use crate::jobs::{JobEvent, JobId, Runner};
use crate::state::{Purpose, RowsWork, State};
use crate::text::tr_with;

/// Applies an event. One that nobody waits for any more changes nothing.
pub(super) fn apply(state: &mut State, id: JobId, event: JobEvent, runner: &mut dyn Runner) {
    let Some(place) = state.jobs.iter().position(|job| job.id == id) else {
        return;
    };
    if let JobEvent::Progress { done, of } = event {
        let job = &mut state.jobs[place];
        (job.progress, job.is_silent) = (Some((done, of)), false);
        return;
    }
    if matches!(event, JobEvent::Silent) {
        return cancelling::is_silent(state, id, runner);
    }
    state.jobs[place].is_silent = false;
    if !event.is_last() {
        let purpose = state.jobs[place].purpose.clone();
        return file_events::go_on(state, id, purpose, event, runner);
    }
    let purpose = state.jobs.remove(place).purpose;
    if clipboard::is_in_turn(&purpose) {
        clipboard::next(state, runner);
    }
    let Some(event) = file_events::apply(state, id, &purpose, event, runner) else {
        return;
    };
    match (event, purpose) {
        (JobEvent::Failed(why), purpose) => failed(state, id, purpose, &why, runner),
        (JobEvent::OpenAnswered(answer), Purpose::AskAppend(document)) => {
            file_dialog::append_answered(state, document, answer, runner);
        }
        (JobEvent::OpenAnswered(answer), Purpose::AskPieces) => {
            diagram::pieces_answered(state, answer, runner);
        }
        (JobEvent::OpenAnswered(answer), _) => file_dialog::open_answered(state, answer, runner),
        (JobEvent::SaveAnswered(answer), Purpose::AskSave(document)) => {
            file_dialog::save_answered(state, document, answer, runner);
        }
        (JobEvent::SaveAnswered(answer), Purpose::AskSaveDiagram) => {
            file_dialog::save_diagram_answered(state, answer, runner);
        }
        (JobEvent::SaveAnswered(answer), Purpose::AskSavePages) => {
            file_dialog::save_pages_answered(state, answer, runner);
        }
        (JobEvent::PageLookedAt(result), _) => diagram_sheets::looked(state, id, result),
        (JobEvent::PagesCounted(result), _) => diagram_sheets::counted_all(state, id, result),
        (JobEvent::PagesPublished { order, result }, _) => {
            diagram_sheets::published(state, *order, result, runner);
        }
        (JobEvent::DiagramPublished { order, result }, _) => {
            diagram::published(state, *order, result, runner);
        }
        (JobEvent::PictureOffered(result), _) => diagram::offered(state, result),
        (JobEvent::TextOffered(result), Purpose::OfferText(selection)) => {
            clipboard::offered(state, selection, result);
        }
        (JobEvent::ClipboardRead(result), Purpose::ReadClipboard(selection)) => {
            clipboard::was_read(state, selection, result);
        }
        (JobEvent::TextLookedAt(found), Purpose::LookAtText(look)) => {
            long_texts::looked(state, look, found, runner);
        }
        (JobEvent::PiecesLoaded { folder, result }, _) => {
            diagram::pieces_loaded(state, &folder, result);
        }
        (JobEvent::ReportsTaken(reports), _) => reports::found(state, &reports),
        (
            JobEvent::JournalWritten {
                document,
                state: content,
                result,
            },
            _,
        ) => recovery::written(state, document, content, result),
        (JobEvent::JournalEnded(result), Purpose::EndJournal(folder)) => {
            recovery::ended(state, &folder, result);
        }
        (JobEvent::LeftBehindFound(findings), Purpose::FindLeftBehind(looking_for)) => {
            left_behind::found(state, &looking_for, findings, runner);
        }
        (JobEvent::Restored { found, result }, _) => {
            left_behind::restored(state, &found, *result, runner);
        }
        (JobEvent::SettingsRecalled(recalled), _) => settings::recalled(state, recalled, runner),
        (JobEvent::SettingsRemembered(result), _) => settings::remembered(state, result, runner),
        (JobEvent::SessionRecalled(recalled), _) => session::recalled(state, recalled, runner),
        (JobEvent::SessionRemembered { changes, result }, _) => {
            session::remembered(state, changes, result);
        }
        (JobEvent::RecentLookedAt(unopenable), _) => recent::looked(state, unopenable),
        (JobEvent::FolderListed(result), _) => {
            file_dialog::folder_listed(state, id, result, runner);
        }
        (JobEvent::LoadedWhole { path, result }, Purpose::Append(document, _)) => {
            appending::loaded(state, document, &path, result, runner);
        }
        (event, Purpose::Rows(document, work)) => {
            about_rows(state, id, document, event, work, runner);
        }
        // The others are about files, or nobody waits for them any more.
        _ => {}
    }
}

/// Work on rows was done.
fn about_rows(
    state: &mut State,
    id: JobId,
    document: DocumentId,
    event: JobEvent,
    work: RowsWork,
    runner: &mut dyn Runner,
) {
    match event {
        JobEvent::Fetched { result, .. } => waiting::fetched(state, id, document, result, runner),
        JobEvent::Checked { result, .. } => checking::checked(state, document, result, runner),
        JobEvent::Counted {
            state: content,
            result,
            ..
        } => checking::counted(state, document, content, result),
        JobEvent::Filtered { .. } | JobEvent::Found { .. } | JobEvent::DuplicatesFound { .. } => {
            showing::answered(state, event, work, runner);
        }
        JobEvent::Changed { result, .. } => {
            changing::changed(state, document, work, result, runner);
        }
        JobEvent::Mended {
            state: content,
            result,
            ..
        } => mending::found(state, document, content, result, runner),
        JobEvent::LinesCopied { result, .. } => {
            row_clipboard::copied(state, document, result, work, runner);
        }
        _ => {}
    }
}

fn failed(state: &mut State, id: JobId, purpose: Purpose, why: &str, runner: &mut dyn Runner) {
    closing::cancel(state);
    let message = tr_with("message-job-failed", &[("reason", why.into())]);
    match &purpose {
        Purpose::WriteJournal(document) => recovery::failed(state, *document),
        Purpose::Restore(folder) => left_behind::failed(state, folder, why, runner),
        Purpose::ReadClipboard(_) => clipboard::read_failed(state),
        _ => {}
    }
    if matches!(purpose, Purpose::LoadPieces) {
        diagram::pieces_failed(state, message.clone());
    }
    state.report_failure(message);
    if let Purpose::Rows(document, work) = purpose {
        if work.is_change()
            && let Some(document) = state.document_mut_by_id(document)
        {
            document.forget_pending_change();
        }
        waiting::given_up(state, id);
    }
}
