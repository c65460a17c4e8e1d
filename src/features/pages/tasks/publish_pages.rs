//! Makes pages with diagrams and saves them.

use super::look_at_pages::not_read;
use crate::features::files::model::question::{Again, WindowQuestion};
use crate::features::pages::model::PagesFormat;
use crate::features::pages::tasks::page_files::{first_file, publish};
use crate::features::pages::{PagesCounted, PagesFault, PagesOrder};
use crate::model::action::FilesAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::SaveError;
use tabiya_text::{counted, folder_fault_text, name_text, save_error_text, tr, tr_with};

/// Makes pages with diagrams and saves them.
#[derive(Debug)]
pub struct PublishPages(pub Arc<PagesOrder>);

impl Work for PublishPages {
    type News = Infallible;
    type Answer = Result<PagesCounted, PagesFault>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        publish(&self.0, &mut |done, of| report.progress(done, of))
    }
}

/// The task that makes and saves pages.
#[derive(Debug)]
pub struct PublishingPages(pub Arc<PagesOrder>);

impl Task<State> for PublishingPages {
    type Work = PublishPages;

    fn status(&self) -> String {
        let path = &self.0.path;
        let name = path.file_name().unwrap_or(path.as_os_str());
        tr_with("status-making-pages", &[("name", name_text(name).into())])
    }

    fn is_publishing(&self) -> bool {
        true
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: Result<PagesCounted, PagesFault>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        published(&mut state.shared, &self.0, result);
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<PublishPages as Work>::Answer> {
        Abandoned::Forgotten
    }
}

fn published(
    shared: &mut Shared,
    order: &Arc<PagesOrder>,
    result: Result<PagesCounted, PagesFault>,
) {
    let path = &order.path;
    match result {
        Ok(made) => {
            let name = path.file_name().unwrap_or(path.as_os_str());
            let [number, count] = counted(made.diagrams);
            let pages = tr_with("pages-count", &counted(made.pages));
            let name = ("name", name_text(name).into());
            let variables = [name, number, count, ("pages", pages.into())];
            let id = match order.format {
                PagesFormat::Drawn(_) => "message-pages-saved",
                PagesFormat::Text(_) => "message-pages-text-saved",
            };
            let text = tr_with(id, &variables);
            let first = first_file(path, order.format, made.pages);
            shared.inform_diagram_saved(path, text, first);
            shared.send(FilesAction::ContinueClosing);
        }
        Err(PagesFault::Save(SaveError::ChangedOnDisk)) => {
            shared.send(FilesAction::StopClosing);
            shared
                .questions
                .push_back(WindowQuestion::ReplacePages(Again(Arc::clone(order))));
        }
        Err(fault) => not_published(shared, path, fault),
    }
}

/// Reports that pages could not be made or written to their destination.
pub(super) fn not_published(shared: &mut Shared, path: &Path, fault: PagesFault) {
    shared.send(FilesAction::StopClosing);
    match fault {
        PagesFault::Empty => shared.complain(tr("message-pages-empty")),
        PagesFault::Pieces(fault) => shared.report_diagram_failure(folder_fault_text(&fault)),
        PagesFault::Read(error) => {
            not_read(shared, &error);
            shared.send(FilesAction::LookAtFiles);
        }
        PagesFault::Save(SaveError::Cancelled) => shared.inform(tr("message-cancelled")),
        PagesFault::Save(error) => {
            shared.report_diagram_failure_about(path, |name| save_error_text(name, &error));
        }
    }
}
