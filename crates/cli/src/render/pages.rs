//! Pages of diagrams, and PDF files with a page for each diagram.

use super::destination::{Destination, PAGES_IN_FOLDER};
use super::files;
use super::records::{NumberedRecord, RecordContent, RecordsReader};
use super::work::{NotDrawn, drawing_pool, entry, status_of};
use crate::saving::{Standing, save_spool, say_no_room, say_not_written};
use crate::status::{Status, say_end};
use crate::stream::{EarlyEnd, ProgressLine};
use std::io::{self, BufWriter, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use tabiya_lines::{FileContent as _, Spool};
use tabiya_notation::moves::PieceNames;
use tabiya_picture::{
    DiagramPage, DiagramPages, PageCounter, PageEntry, PagePart, PagePartRole, PageSetup, PdfPages,
};
use tabiya_publish::{
    Look, PageFormat, PagePictures, solution_of_game_on_page, solution_of_position_on_page,
    write_pages_pdf,
};
use tabiya_text::spoken;
use tabiya_threads::pool::{PoolEvent, StopFlag};

/// The pages to make.
#[derive(Debug)]
pub(super) struct PagesToRender {
    pub(super) setup: PageSetup,
    pub(super) format: PageFormat,
    pub(super) look: Look,
    /// The existing files at the destination when the work began.
    pub(super) standing: Standing,
}

impl PagesToRender {
    /// Returns the number of pages.
    pub(super) fn count(&self, records: &mut RecordsReader) -> io::Result<u64> {
        let mut count: PageCounter = self.setup.count(self.format.resolution());
        for record in records.by_ref() {
            let solution = match &record.content {
                RecordContent::Position(position, operations) => {
                    solution_of_position_on_page(position, operations, &self.setup)
                }
                RecordContent::Game(tree) => {
                    solution_of_game_on_page(tree, PieceNames::English, &self.setup)
                }
            };
            count.add(&record.at.to_string(), &solution);
        }
        records.outcome()?;
        records.rewind()?;
        Ok(count.pages())
    }

    /// Makes the pages; `count` is their number.
    pub(super) fn carry_out(
        &self,
        mut records: RecordsReader,
        count: u64,
        destination: &Destination,
    ) -> Status {
        let pdf = |destination: &Destination, records: &mut RecordsReader| {
            put((destination, &self.standing), |out| {
                self.write_pdf(out, records, count)?;
                records.outcome()
            })
        };
        match (self.format, destination) {
            (PageFormat::Pdf, Destination::Folder(folder)) => {
                let path = folder.join(PAGES_IN_FOLDER);
                pdf(&Destination::File(path), &mut records)
            }
            (PageFormat::Pdf, destination) => pdf(destination, &mut records),
            (_, Destination::Folder(folder)) => {
                let status = self.fill(&mut self.pages(&mut records, count), count, folder);
                let read = records.outcome();
                status.max(read.map_or_else(|error| say_no_room(&error), |()| Status::Fine))
            }
            (_, destination) => put((destination, &self.standing), |out| {
                let mut pictures = self.pictures();
                for page in self.pages(&mut records, count) {
                    out.write_all(&pictures.file(&page, self.format)?)?;
                }
                records.outcome()
            }),
        }
    }

    fn pages(
        &self,
        records: &mut RecordsReader,
        count: u64,
    ) -> DiagramPages<impl Iterator<Item = PageEntry> + Send> {
        let entries = records.map(|record| on_page(&record));
        let resolution = self.format.resolution();
        self.setup.pages(resolution, Some(count), entries)
    }

    fn write_pdf(
        &self,
        out: &mut dyn io::Write,
        records: &mut RecordsReader,
        count: u64,
    ) -> io::Result<()> {
        let pages = self.pages(records, count);
        let mut may_continue = |_| ControlFlow::Continue(());
        write_pages_pdf(
            out,
            &self.look.pieces,
            &self.setup.title,
            pages,
            &mut may_continue,
        )
    }

    /// Writes a file for each page.
    fn fill(
        &self,
        pages: &mut (impl Iterator<Item = DiagramPage> + Send),
        count: u64,
        folder: &Path,
    ) -> Status {
        let digits = count.max(1).ilog10() as usize + 1;
        let extension = self.format.extension();
        let mut numbered = pages.zip(1_u64..);
        let draw =
            |pictures: &mut PagePictures, (page, number): (DiagramPage, u64), _: &StopFlag| {
                let path = folder.join(format!("page-{number:0digits$}.{extension}"));
                let picture = pictures.file(&page, self.format);
                picture
                    .map_err(|error| files::not_written(&path, &error))
                    .and_then(|picture| files::write(&path, &picture, &self.standing))
                    .map_err(NotDrawn::Failed)?;
                Ok(number)
            };
        let mut progress = ProgressLine::of_drawing(count);
        let take = |event: PoolEvent<Result<u64, NotDrawn>>| match event {
            PoolEvent::Result(Ok(number)) => {
                progress.show(number);
                ControlFlow::Continue(())
            }
            PoolEvent::Result(Err(not_drawn)) => {
                progress.erase();
                ControlFlow::Break(not_drawn.say())
            }
            PoolEvent::Idle => ControlFlow::Continue(()),
        };
        // Records that cannot be read back are reported by `records`.
        let drawn = drawing_pool(BYTES_OF_A_PAGE).run(
            |_: &mut PagePictures| numbered.next(),
            || self.pictures(),
            draw,
            take,
        );
        progress.erase();
        status_of(drawn)
    }

    fn pictures(&self) -> PagePictures {
        PagePictures::new(&self.setup, Arc::clone(&self.look.pieces))
    }
}

/// The approximate memory for making the picture of a page, in bytes.
const BYTES_OF_A_PAGE: u64 = 120 << 20;

fn on_page(record: &NumberedRecord) -> PageEntry {
    entry(record).on_page(record.at)
}

/// Writes a PDF file with a page for each diagram, as large as the diagram.
pub(super) fn diagrams_as_pdf(
    look: &Look,
    title: &str,
    mut records: RecordsReader,
    to: (&Destination, &Standing),
) -> Status {
    put(to, |out| {
        let mut pdf = PdfPages::new(out, &look.pieces, spoken().code())?;
        for record in records.by_ref() {
            let drawing = entry(&record).diagram.draw(&look.style);
            let whole = PagePart {
                items: 0..drawing.items.len(),
                role: PagePartRole::Figure(drawing.description.clone()),
            };
            pdf.add(&drawing, &[whole])?;
        }
        pdf.finish(title, "")?;
        records.outcome()
    })
}

/// Writes a temporary file, and then moves it to its destination, unless `write` returns an error.
pub(super) fn put(
    (destination, standing): (&Destination, &Standing),
    write: impl FnOnce(&mut dyn io::Write) -> io::Result<()>,
) -> Status {
    let path = match destination {
        Destination::File(path) => Some(path.as_path()),
        Destination::Standard | Destination::Folder(_) => None,
    };
    let spool = match path {
        Some(path) => Spool::for_saving_at(path).map_err(|error| say_not_written(path, &error)),
        None => Spool::new().map_err(|error| say_no_room(&error)),
    };
    let mut spool = match spool {
        Ok(spool) => spool,
        Err(status) => return status,
    };
    let mut out = BufWriter::new(&mut spool);
    let written = write(&mut out).and_then(|()| out.flush());
    drop(out);
    if let Err(error) = written {
        return match path {
            Some(path) => say_not_written(path, &error.into()),
            None => say_no_room(&error),
        };
    }
    match path {
        Some(path) => save_spool(path, &spool, standing),
        None => to_standard_output(&spool),
    }
}

fn to_standard_output(spool: &Spool) -> Status {
    let mut out = io::stdout().lock();
    let written = spool.write_to(&mut out, &mut |_| ControlFlow::Continue(()));
    match written.and_then(|()| out.flush()) {
        Ok(()) => Status::Fine,
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Status::Fine,
        Err(error) => say_end(&EarlyEnd::WriteFailed(error)),
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use crate::render::records::tests::damaged_behind;
    use tabiya_picture::Style;
    use tabiya_publish::look;

    #[test]
    fn the_old_file_stays_when_a_record_cannot_be_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old");
        let destination = Destination::File(path.clone());
        for format in [PageFormat::Pdf, PageFormat::Svg] {
            std::fs::write(&path, "old").unwrap();
            let order = PagesToRender {
                setup: PageSetup::default(),
                format,
                look: look(Style::default()).unwrap(),
                standing: Standing::at(&path),
            };
            let status = order.carry_out(damaged_behind(1), 1, &destination);
            assert_eq!(status, Status::FileError);
            let status = diagrams_as_pdf(
                &order.look,
                "",
                damaged_behind(1),
                (&destination, &order.standing),
            );
            assert_eq!(status, Status::FileError);
            assert_eq!(std::fs::read(&path).unwrap(), b"old");
        }
    }
}
