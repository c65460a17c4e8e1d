//! Makes and prints pages with diagrams. After the pages are made, the desktop's print dialog opens. Without a print
//! dialog the pages open in the system's viewer, where they can be printed.

use super::publish_pages::not_published;
use crate::features::files::tasks::open_in_viewer;
use crate::features::pages::tasks::printout::{Printout, print_out};
use crate::features::pages::{PagesCounted, PagesFault, PagesOrder};
use crate::model::action::FilesAction;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use tabiya_desktop::system::{PrintError, PrintJob, Printed, print_pdf};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::{counted, name_text, tr, tr_with};

/// Makes pages with diagrams as a file to be printed.
#[derive(Debug)]
pub struct MakePrintout {
    /// The request for pages. Its format and destination are ignored.
    pub order: Box<PagesOrder>,
    /// The name of the file.
    pub name: String,
}

impl Work for MakePrintout {
    type News = Infallible;
    type Answer = Result<Printout, PagesFault>;

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        print_out(&self.order, &self.name, &mut |done, of| {
            report.progress(done, of)
        })
    }
}

/// The task that makes pages for printing.
#[derive(Debug)]
pub struct MakingPrintout {
    /// The settings of the print job.
    pub job: PrintJob,
    /// The name of the file.
    pub name: String,
}

impl Task<State> for MakingPrintout {
    type Work = MakePrintout;

    fn status(&self) -> String {
        tr("status-making-printout")
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
        result: Result<Printout, PagesFault>,
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        match result {
            Ok(printout) => {
                let job = self.job.clone();
                start(shared, PrintingPages, PrintPages { printout, job }, runner);
            }
            Err(fault) => not_published(shared, Path::new(&self.name), fault),
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<MakePrintout as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Shows the print dialog and prints pages.
#[derive(Debug)]
pub struct PrintPages {
    /// The pages.
    pub printout: Printout,
    /// The settings of the print job.
    pub job: PrintJob,
}

impl Work for PrintPages {
    type News = Infallible;
    type Answer = (Printout, Result<Printed, PrintError>);

    fn perform(self, report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let printed = match self.printout.file() {
            Ok(file) => print_pdf(None, file, self.job, &mut || report.progress(0, 0)),
            Err(error) => Err(PrintError::Refused(error.to_string())),
        };
        (self.printout, printed)
    }
}

/// The task that prints pages, from the print dialog to the printer.
#[derive(Debug)]
pub struct PrintingPages;

impl Task<State> for PrintingPages {
    type Work = PrintPages;

    fn status(&self) -> String {
        tr("status-printing")
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
        (printout, printed): (Printout, Result<Printed, PrintError>),
        state: &mut State,
        runner: &mut dyn Runner,
    ) {
        let shared = &mut state.shared;
        match printed {
            Ok(Printed::Sent) => {
                sent(shared, &printout.counted);
                shared.send(FilesAction::ContinueClosing);
            }
            // A user who closes the dialog knows that nothing was printed.
            Ok(Printed::Cancelled) | Err(PrintError::Stopped) => {
                shared.send(FilesAction::ContinueClosing);
            }
            Err(PrintError::Refused(why)) => {
                let text = tr_with("message-not-printed", &[("reason", why.into())]);
                shared.report_diagram_failure(text);
                shared.send(FilesAction::StopClosing);
            }
            Err(PrintError::NoDialog(why)) => {
                log::info!("no print dialog: {why}");
                in_viewer(shared, printout.keep(), "message-print-in-viewer", runner);
            }
            Err(PrintError::NoAnswer) => {
                in_viewer(
                    shared,
                    printout.keep(),
                    "message-print-in-viewer-silent",
                    runner,
                );
            }
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<PrintPages as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Opens the pages in the system's PDF viewer, because there is no print dialog.
fn in_viewer(shared: &mut Shared, path: PathBuf, text_id: &str, runner: &mut dyn Runner) {
    let said = tr_with(text_id, &[("path", name_text(&path).into())]);
    open_in_viewer::open(shared, path, Some(said), runner);
}

fn sent(shared: &mut Shared, made: &PagesCounted) {
    let [number, count] = counted(made.diagrams);
    let pages = tr_with("pages-count", &counted(made.pages));
    let variables = [number, count, ("pages", pages.into())];
    shared.forget_diagram_failures();
    shared.inform(tr_with("message-pages-printed", &variables));
}
