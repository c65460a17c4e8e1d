//! Pages: sheets of diagrams, and PDF files with a page for each diagram.

use super::super::harmless::harmless_lines;
use super::super::status::{Status, complain, say_end};
use super::super::stream::End;
use super::destination::Destination;
use super::files;
use super::records::{Record, Records};
use super::stream::say_not_written;
use super::work::entry;
use crate::collection::{Content as _, SaveError, Spool, save};
use crate::diagram::{Part, PdfPages, Role, Sheet, SheetCount};
use crate::publish::{Look, PageFormat, PagePictures, Solution, write_sheet_pdf};
use crate::text::tr_with;
use std::io::{self, BufWriter, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

/// Sheets that are to be made.
#[derive(Debug)]
pub(super) struct SheetOrder {
    pub(super) sheet: Sheet,
    pub(super) format: PageFormat,
    pub(super) look: Look,
}

impl SheetOrder {
    /// How many pages there will be.
    pub(super) fn count(&self, records: &mut Records) -> io::Result<u64> {
        let mut count: SheetCount = self.sheet.count(self.format.resolution());
        let mut trouble = None;
        for record in records.each(&mut trouble) {
            let solution = Solution::of(&record.operations);
            let solution = solution.map(|solution| solution.text()).unwrap_or_default();
            count.add(&record.at.to_string(), &solution);
        }
        records.rewind()?;
        match trouble {
            Some(trouble) => Err(trouble),
            None => Ok(count.pages()),
        }
    }

    /// Makes so many pages.
    pub(super) fn carry_out(
        &self,
        mut records: Records,
        pages: u64,
        destination: &Destination,
    ) -> Status {
        let mut trouble = None;
        let status = match (self.format, destination) {
            (PageFormat::Pdf, destination) => {
                let destination = &match destination {
                    Destination::Folder(folder) => Destination::File(folder.join("pages.pdf")),
                    other => other.clone(),
                };
                let entries = records.each(&mut trouble).map(on_sheet);
                let pages = self
                    .sheet
                    .pages(self.format.resolution(), Some(pages), entries);
                put(destination, |out| {
                    let mut go_on = |_| ControlFlow::Continue(());
                    let (pieces, title) = (&self.look.pieces, &self.sheet.title);
                    write_sheet_pdf(out, pieces, title, pages, &mut go_on)
                })
            }
            (_, Destination::Folder(folder)) => {
                self.fill(&mut records, pages, folder, &mut trouble)
            }
            (_, destination) => put(destination, |out| {
                self.each_page(&mut records, pages, &mut trouble, |_, page| {
                    out.write_all(&page)
                })
            }),
        };
        status.max(trouble.map_or(Status::Fine, |error| files::no_room(&error)))
    }

    /// A file for each page.
    fn fill(
        &self,
        records: &mut Records,
        pages: u64,
        folder: &Path,
        trouble: &mut Option<io::Error>,
    ) -> Status {
        let digits = pages.max(1).ilog10() as usize + 1;
        let extension = self.format.extension();
        let mut why = String::new();
        let filled = self.each_page(records, pages, trouble, |number, page| {
            let path = folder.join(format!("page-{number:0digits$}.{extension}"));
            files::write(&path, &page).map_err(|said| {
                why = said;
                io::ErrorKind::Other.into()
            })
        });
        match filled {
            Ok(()) => Status::Fine,
            Err(error) => {
                let said = if why.is_empty() {
                    error.to_string()
                } else {
                    why
                };
                complain(&harmless_lines(&said));
                Status::FileError
            }
        }
    }

    fn each_page(
        &self,
        records: &mut Records,
        pages: u64,
        trouble: &mut Option<io::Error>,
        mut take: impl FnMut(u64, Vec<u8>) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut pictures = PagePictures::new(&self.sheet, Arc::clone(&self.look.pieces));
        let entries = records.each(trouble).map(on_sheet);
        let pages = self
            .sheet
            .pages(self.format.resolution(), Some(pages), entries);
        for (page, number) in pages.zip(1..) {
            take(number, pictures.file(&page, self.format)?)?;
        }
        Ok(())
    }
}

fn on_sheet(record: Record) -> crate::diagram::SheetEntry {
    entry(&record).on_sheet(record.at)
}

/// A PDF file with a page for each diagram, as large as the diagram.
pub(super) fn diagrams_as_pdf(
    look: &Look,
    title: &str,
    mut records: Records,
    destination: &Destination,
) -> Status {
    let mut trouble = None;
    let status = put(destination, |out| {
        let mut pdf = PdfPages::new(out, &look.pieces)?;
        for record in records.each(&mut trouble) {
            let drawing = entry(&record).diagram.draw(&look.style);
            let whole = Part {
                items: 0..drawing.items.len(),
                role: Role::Figure(drawing.description.clone()),
            };
            pdf.add(&drawing, &[whole])?;
        }
        pdf.finish(title, "")
    });
    status.max(trouble.map_or(Status::Fine, |error| files::no_room(&error)))
}

/// Puts a file together aside, and then where it belongs.
fn put(
    destination: &Destination,
    write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> Status {
    let path = match destination {
        Destination::File(path) => Some(path.as_path()),
        Destination::Standard | Destination::Folder(_) => None,
    };
    let spool = match path {
        Some(path) => Spool::for_saving_at(path),
        None => Spool::new().map_err(SaveError::from),
    };
    let mut spool = match (spool, path) {
        (Ok(spool), _) => spool,
        (Err(error), Some(path)) => return say_not_written(path, &error),
        (Err(error), None) => return failed(&error.to_string()),
    };
    let mut out = BufWriter::new(&mut spool);
    let written = write(&mut out).and_then(|()| out.flush());
    drop(out);
    if let Err(error) = written {
        return match path {
            Some(path) => say_not_written(path, &error.into()),
            None => failed(&error.to_string()),
        };
    }
    match path {
        Some(path) => match save(path, &spool, None, &mut |_| ControlFlow::Continue(())) {
            Ok(_) => Status::Fine,
            Err(error) => say_not_written(path, &error),
        },
        None => to_standard_output(&spool),
    }
}

fn to_standard_output(spool: &Spool) -> Status {
    let mut out = io::stdout().lock();
    let written = spool.write_to(&mut out, &mut |_| ControlFlow::Continue(()));
    match written.and_then(|()| out.flush()) {
        Ok(()) => Status::Fine,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Fine,
        Err(error) => say_end(&End::WriteFailed(error)),
    }
}

fn failed(reason: &str) -> Status {
    complain(&tr_with("cli-output-failed", &[("reason", reason.into())]));
    Status::FileError
}
