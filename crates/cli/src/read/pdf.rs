//! Reads the pages of a PDF file and reports them as they are finished.

use super::report::Report;
use super::{ReadFiles, fault_text, name_of, put_out};
use crate::escape_controls::escape_controls;
use crate::stream::End;
use std::io::{self, IsTerminal as _};
use std::ops::ControlFlow;
use std::path::Path;
use tabiya_picture::scanned::{FoundBoard, Pages, ScanFault};
use tabiya_text::tr_with;

/// The maximum number of password prompts.
const TRIES: usize = 3;

impl ReadFiles<'_> {
    pub(super) fn read_pdf(&mut self, file: &Path) -> Result<(), End> {
        let pages = match self.open(file) {
            Ok(pages) => pages,
            Err(fault) => {
                self.add_complaint("file", &fault_text(&name_of(file), &fault));
                return Ok(());
            }
        };
        let (first, last) = (*self.pages.start(), *self.pages.end());
        if first > pages.count() {
            self.add_complaint(
                "page",
                &fault_text(&page_name(file, first), &ScanFault::NoSuchPage),
            );
            return Ok(());
        }
        let mut report = self.report(file);
        report.begin();
        let mut outcome = put_out(&mut report);
        if outcome.is_ok() {
            pages.read_each(
                first..=last.min(pages.count()),
                &|| true,
                |number, boards| {
                    self.tell_page(file, number, boards, &mut report);
                    outcome = put_out(&mut report);
                    match &outcome {
                        Ok(()) => ControlFlow::Continue(()),
                        Err(_) => ControlFlow::Break(()),
                    }
                },
            );
        }
        outcome?;
        self.end(file, report)
    }

    /// Opens a file, and asks for a missing password if there is a user at a terminal.
    fn open(&mut self, file: &Path) -> Result<Pages, ScanFault> {
        let mut opened = Pages::open(file, self.how.clone());
        for _ in 0..TRIES {
            let is_locked = matches!(
                opened,
                Err(ScanFault::NeedsPassword | ScanFault::WrongPassword)
            );
            if !is_locked || self.args.password_file.is_some() {
                break;
            }
            let Some(password) = asked_password(file) else {
                break;
            };
            // Other files are likely to have the same password.
            self.how.password = Some(password);
            opened = Pages::open(file, self.how.clone());
        }
        opened
    }

    fn tell_page(
        &mut self,
        file: &Path,
        number: u32,
        boards: Result<Vec<FoundBoard>, ScanFault>,
        report: &mut Report,
    ) {
        match boards {
            Ok(boards) => report.add(&boards, Some(number)),
            Err(fault) => {
                let why = fault_text(&page_name(file, number), &fault);
                report.leave_out(number, &why);
                self.add_complaint("page", &why);
            }
        }
    }
}

/// Asks for the password of a file at the terminal without showing it. `None` if there is no
/// terminal, or nothing is typed.
fn asked_password(file: &Path) -> Option<String> {
    if !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
        return None;
    }
    let name = escape_controls(&name_of(file));
    let prompt = tr_with("cli-read-ask-password", &[("file", name.into())]);
    let typed = rpassword::prompt_password(format!("{prompt} ")).ok()?;
    (!typed.is_empty()).then_some(typed)
}

/// Returns the name of a page: the name of its file and its number.
fn page_name(file: &Path, page: u32) -> String {
    tr_with(
        "cli-read-page-of-file",
        &[
            ("file", name_of(file).into()),
            ("page", page.to_string().into()),
        ],
    )
}
