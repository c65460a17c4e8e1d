//! What is going on, how far it is, and a button to stop it.

use crate::action::Action;
use crate::jobs::DiagramGoal;
use crate::state::{Purpose, RowFilter, RowsWork, RunningJob};
use crate::text::{name_text, tr, tr_with};
use crate::ui::Actions;
use crate::ui::labels::announce;
use crate::ui::style::{PROGRESS_WIDTH, palette, target};
use egui::{Button, ProgressBar, RichText, Ui, vec2};
use std::path::Path;

/// A job shows itself once it has said how far it is, when it waits for the user, or when the user waits
/// for it and the disk does not answer.
pub(super) fn job_ui(ui: &mut Ui, job: &RunningJob, actions: &mut Actions) {
    if job.purpose.asks_system() {
        return asking_ui(ui, job, actions);
    }
    if job.progress.is_none() && !(job.is_silent && is_waited_for(&job.purpose)) {
        return;
    }
    let mut text = job_text(&job.purpose);
    if job.is_silent {
        text = tr_with("status-no-answer", &[("what", text.into())]);
    }
    let (done, of) = job.progress.unwrap_or_default();
    ui.label(RichText::new(&text).weak());
    if of > 0 {
        let part = (done as f64 / of as f64) as f32;
        let bar = ProgressBar::new(part).desired_width(PROGRESS_WIDTH);
        ui.add(bar.show_percentage());
    }
    let cancel = ui.add(Button::new(tr("cancel")).min_size(vec2(0.0, target(ui.style(), 0.0))));
    if cancel.on_hover_text(text).clicked() {
        actions.push(Action::Cancel(job.id));
    }
}

/// A dialog that nobody sees is waited for like any other; but when the keyboard is still here after a
/// while, there may be none.
fn asking_ui(ui: &mut Ui, job: &RunningJob, actions: &mut Actions) {
    let is_silent = job.progress.is_some() && ui.input(|input| input.focused);
    let text = if is_silent {
        tr("status-asking-silent")
    } else {
        tr("status-asking")
    };
    let shown = RichText::new(&text);
    let label = ui.label(if is_silent {
        shown.color(palette(ui.visuals()).warning)
    } else {
        shown.weak()
    });
    announce(ui, &label, &text);
    let mut button = RichText::new(tr("use-own-dialog"));
    if is_silent {
        button = button.strong();
    }
    if ui.button(button).clicked() {
        actions.push(Action::UseOwnFileDialog);
    }
}

/// Whether the user has asked for it and sees nothing before it is done.
fn is_waited_for(purpose: &Purpose) -> bool {
    match purpose {
        Purpose::Load(_)
        | Purpose::LoadTogether(_)
        | Purpose::Append(..)
        | Purpose::Reload { .. }
        | Purpose::Save(..)
        | Purpose::PublishPages(_)
        | Purpose::PublishDiagram(_)
        | Purpose::LoadPieces
        | Purpose::TakeEdits { .. }
        | Purpose::ListFolder => true,
        Purpose::Rows(_, work) => work.is_change() || matches!(work, RowsWork::Copy { .. }),
        _ => false,
    }
}

fn job_text(purpose: &Purpose) -> String {
    let about = |id, path: &Path| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        tr_with(id, &[("name", name_text(name).into())])
    };
    match purpose {
        Purpose::AskOpen
        | Purpose::AskSave(_)
        | Purpose::AskAppend(_)
        | Purpose::AskSaveDiagram
        | Purpose::AskSavePages
        | Purpose::AskPieces => tr("status-asking"),
        Purpose::LookAtPage | Purpose::CountPages => tr("status-counting-pages"),
        Purpose::PublishPages(path) => about("status-making-pages", path),
        Purpose::OfferPicture => tr("status-copying-picture"),
        Purpose::OfferText(_) => tr("status-copying-text"),
        Purpose::ReadClipboard(_) => tr("status-pasting"),
        Purpose::LookAtText(_) => tr("status-looking-at-text"),
        Purpose::LoadPieces => tr("status-reading-pieces"),
        Purpose::Load(path) | Purpose::LoadTogether(path) | Purpose::Append(_, path) => {
            about("status-reading", path)
        }
        Purpose::Reload { .. } => tr("status-reloading"),
        Purpose::TakeEdits { .. } => tr("status-keeping-edits"),
        Purpose::LookAtFiles(_) | Purpose::Sweep(_) | Purpose::TakeReports => tr("status-looking"),
        Purpose::ReadStandardInput => tr("status-reading-input"),
        Purpose::Save(_, path) | Purpose::PublishDiagram(DiagramGoal::File { path, .. }) => {
            about("status-saving", path)
        }
        Purpose::PublishDiagram(_) => tr("status-making-diagram"),
        Purpose::WriteJournal(_) | Purpose::EndJournal(_) => tr("status-journal"),
        Purpose::FindLeftBehind(_) | Purpose::Restore(_) => tr("status-recovering"),
        Purpose::ListFolder => tr("status-listing"),
        Purpose::Rows(_, work) => tr(rows_work_id(work)),
        Purpose::RecallSettings | Purpose::RememberSettings => tr("status-settings"),
        Purpose::RecallSession | Purpose::RememberSession | Purpose::LookAtRecent => {
            tr("status-session")
        }
    }
}

fn rows_work_id(work: &RowsWork) -> &'static str {
    match work {
        RowsWork::Fetch => "status-fetching",
        RowsWork::Check => "status-checking",
        RowsWork::Count => "status-counting",
        RowsWork::Show(filter) | RowsWork::Refresh(filter) => filter_id(filter),
        RowsWork::FindMends => "status-finding-mends",
        RowsWork::Copy { .. } => "status-copying",
        RowsWork::Delete | RowsWork::DeleteDuplicates | RowsWork::SendAway => "status-deleting",
        RowsWork::Move => "status-moving",
        RowsWork::Duplicate => "status-duplicating",
        RowsWork::Sort => "status-sorting",
        RowsWork::Shuffle => "status-shuffling",
        RowsWork::Mend => "status-mending",
        RowsWork::Add | RowsWork::Send { .. } => "status-adding",
    }
}

fn filter_id(filter: &RowFilter) -> &'static str {
    match filter {
        RowFilter::Found(_) => "status-finding",
        RowFilter::Duplicates(_) => "status-finding-duplicates",
        RowFilter::All | RowFilter::Marks(_) => "status-filtering",
    }
}
