//! The pages of a PDF file, told as they are done.

use super::report::Report;
use super::{ReadFiles, fault_text, name_of, put_out};
use crate::cli::stream::End;
use crate::scanned::{FoundBoard, Pages, ScanFault};
use crate::text::tr_with;
use std::ops::ControlFlow;
use std::path::Path;

impl ReadFiles<'_> {
    pub(super) fn read_pdf(&mut self, file: &Path) -> Result<(), End> {
        let pages = match Pages::open(file, self.how.clone()) {
            Ok(pages) => pages,
            Err(fault) => {
                self.complain(&fault_text(&name_of(file), &fault));
                return Ok(());
            }
        };
        let (first, last) = (*self.pages.start(), *self.pages.end());
        if first > pages.count() {
            self.complain(&fault_text(&page_name(file, first), &ScanFault::NoSuchPage));
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
                self.complain(&why);
            }
        }
    }
}

/// A page by the name of its file and its number.
fn page_name(file: &Path, page: u32) -> String {
    tr_with(
        "cli-read-page-of-file",
        &[
            ("file", name_of(file).into()),
            ("page", page.to_string().into()),
        ],
    )
}
