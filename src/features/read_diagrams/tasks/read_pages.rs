//! Reads pages in order, two at a time on two processors, and adds their boards as rows.

use crate::features::pictures::model::{line_of, pictured};
use crate::features::read_diagrams::model::{FoundRecord, PagePlace, PagesEnd, ReadForm, ReadPage};
use crate::features::read_diagrams::tasks::arriving;
use crate::features::read_diagrams::tasks::crops::CropFolder;
use crate::features::read_diagrams::tasks::plan::{PlannedFile, ReadAlready, files_of};
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::start;
use std::cell::Cell;
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::{LoadError, Rows, open_regular_file};
use tabiya_notation::fen::FenStyle;
use tabiya_picture::scanned::{FoundBoard, PageReading, Pages, ReadBy, ScanFault, found_in};
use tabiya_text::{counted, name_text, scan_fault_text, tr, tr_with};
use tabiya_threads::pool::{Pool, PoolEvent, StopFlag};

/// The maximum size of a picture file in bytes.
const MAX_BYTES: u64 = 1 << 30;

/// Reads diagrams from pages.
#[derive(Debug)]
pub struct ReadPages {
    /// The choices in the dialog.
    pub form: ReadForm,
    /// The open collections, which may contain boards of earlier pages.
    pub open: Vec<(DocumentId, Rows)>,
    /// The last page read before and its collection, if known from this run of the program. The records alone may not
    /// tell it, because the last pages may have had no boards.
    pub before: Option<(DocumentId, PagePlace)>,
    /// The program that reads books.
    pub reader: ReadBy,
}

/// A report while pages are read.
#[derive(Debug)]
pub enum PagesNews {
    /// The pages to read are known.
    Begun {
        /// The collection to continue, if there is one.
        goes_on_in: Option<DocumentId>,
    },
    /// A page was read. Reports come in page order.
    Read(Box<ReadPage>),
}

impl Work for ReadPages {
    type News = PagesNews;
    type Answer = PagesEnd;

    fn perform(self, report: &mut WorkReport<'_, PagesNews>) -> PagesEnd {
        // The task shows progress from the beginning, however slow the disk is.
        if report.progress(0, 0).is_break() {
            return PagesEnd::Cancelled;
        }
        let files = match files_of(&self.form.paths) {
            Ok(files) if files.is_empty() => {
                return PagesEnd::Failed(tr("read-diagrams-no-files"));
            }
            Ok(files) => files,
            Err((path, error)) => return PagesEnd::Failed(not_read_text(&path, &error)),
        };
        let (goes_on_in, already) = match self.read_already(&files) {
            Some((document, already)) => (Some(document), already),
            None => (None, ReadAlready::default()),
        };
        let crops = match self.crop_folder(&already) {
            Ok(crops) => crops,
            Err((path, error)) => return PagesEnd::Failed(not_read_text(&path, &error)),
        };
        if report.news(PagesNews::Begun { goes_on_in }).is_break() {
            return PagesEnd::Cancelled;
        }
        self.read_all(files, &already, crops.as_ref(), report)
    }
}

impl ReadPages {
    /// The collection with boards of these files, and the pages that were read before.
    fn read_already(&self, files: &[PlannedFile]) -> Option<(DocumentId, ReadAlready)> {
        if !self.form.goes_on {
            return None;
        }
        let mut all = self.open.iter().map(|(document, rows)| {
            let mut already = ReadAlready::in_rows(rows);
            if let Some((_, place)) = self.before.as_ref().filter(|(of, _)| of == document) {
                already.note(place.clone());
            }
            (*document, already)
        });
        all.find(|(_, already)| already.last_among(files).is_some())
    }

    fn crop_folder(
        &self,
        already: &ReadAlready,
    ) -> Result<Option<CropFolder>, (PathBuf, io::Error)> {
        let Some(first) = self.form.paths.first().filter(|_| self.form.keeps_crops) else {
            return Ok(None);
        };
        let folder = CropFolder::beside(first, already.crop_folder.as_deref());
        folder.map(Some).map_err(|error| (first.clone(), error))
    }
}

/// A page to read.
#[derive(Clone, Debug)]
struct Job {
    file: PlannedFile,
    place: PagePlace,
    of: Of,
}

/// The file that contains the page.
#[derive(Clone, Debug)]
enum Of {
    /// The page is a picture file.
    Picture,
    /// The page belongs to this book.
    Book(Arc<Pages>),
    /// The page belongs to a book that cannot be opened.
    Nothing(ScanFault),
}

impl Job {
    /// The name of the page in messages.
    fn name(&self) -> String {
        if matches!(self.of, Of::Picture | Of::Nothing(_)) {
            return self.place.source.clone();
        }
        let variables = [
            ("source", self.place.source.as_str().into()),
            ("page", self.place.page.into()),
        ];
        tr_with("read-diagrams-page-name", &variables)
    }
}

/// Supplies the pages of the files. A book is opened when its turn comes and closed after its last page, so that only a
/// few books of a large folder are open at a time.
struct Jobs<'a> {
    form: &'a ReadForm,
    reader: &'a ReadBy,
    already: &'a ReadAlready,
    /// The number of pages known so far.
    count: &'a AtomicU64,
}

impl Jobs<'_> {
    /// The pages of a file, which is number `number` in the sequence.
    fn of_file(&self, file: &PlannedFile, number: u32) -> Vec<Job> {
        let job = |page, of| Job {
            file: file.clone(),
            place: PagePlace {
                source: file.source.clone(),
                page,
            },
            of,
        };
        if !file.is_pdf() {
            return vec![job(number, Of::Picture)];
        }
        let reading = PageReading {
            password: Some(self.form.password.0.clone()).filter(|password| !password.is_empty()),
            reader: self.reader.clone(),
            ..PageReading::default()
        };
        let book = match Pages::open(&file.path, reading) {
            Ok(book) => Arc::new(book),
            Err(fault) => return vec![job(1, Of::Nothing(fault))],
        };
        let read = self.already.last_pages.get(&file.source).copied();
        let first = self.form.first_page.max(read.unwrap_or(0) + 1);
        let last = self.form.last_page.unwrap_or(u32::MAX).min(book.count());
        let jobs: Vec<_> = (first..=last)
            .map(|page| job(page, Of::Book(Arc::clone(&book))))
            .collect();
        let more = jobs.len() as u64;
        self.count.fetch_add(more, Ordering::Relaxed);
        self.count.fetch_sub(1, Ordering::Relaxed);
        jobs
    }
}

impl ReadPages {
    fn read_all(
        &self,
        files: Vec<PlannedFile>,
        already: &ReadAlready,
        crops: Option<&CropFolder>,
        report: &mut WorkReport<'_, PagesNews>,
    ) -> PagesEnd {
        let last = already.last_among(&files);
        let is_left = |(place, file): &(usize, PlannedFile)| match last {
            // An earlier run may have stopped within a book.
            Some(last) => last < *place || (last == *place && file.is_pdf()),
            None => true,
        };
        let files: Vec<_> = files.into_iter().enumerate().filter(is_left).collect();
        let count = AtomicU64::new(files.len() as u64);
        let (form, reader) = (&self.form, &self.reader);
        let jobs = Jobs {
            form,
            reader,
            already,
            count: &count,
        };
        let numbered = files.into_iter();
        let mut jobs = numbered.flat_map(move |(place, file)| {
            let number = u32::try_from(place + 1).unwrap_or(u32::MAX);
            jobs.of_file(&file, number)
        });
        let mut done = 0;
        let flow = Pool::new("diagrams").run(
            move |()| jobs.next(),
            || (),
            |(), job, stop| read_page(&job, crops, stop),
            |event| {
                let of = count.load(Ordering::Relaxed);
                match event {
                    PoolEvent::Idle => report.progress(done, of),
                    PoolEvent::Result(page) => {
                        done += 1;
                        report.news(PagesNews::Read(Box::new(page)))?;
                        report.progress(done, of)
                    }
                }
            },
        );
        match flow {
            ControlFlow::Continue(()) if done == 0 => PagesEnd::NothingLeft,
            ControlFlow::Continue(()) => PagesEnd::Done,
            ControlFlow::Break(()) => PagesEnd::Cancelled,
        }
    }
}

fn read_page(job: &Job, crops: Option<&CropFolder>, stop: &StopFlag) -> ReadPage {
    let boards = match &job.of {
        Of::Picture => picture_bytes(&job.file.path)
            .map_err(|error| ScanFault::Unreadable(error.to_string()))
            .and_then(|bytes| found_in(&bytes)),
        Of::Book(book) => book.read(job.place.page, &|| !stop.is_set()),
        Of::Nothing(fault) => Err(fault.clone()),
    };
    let mut page = ReadPage {
        place: job.place.clone(),
        found: Vec::new(),
        left_out: None,
        fault: None,
    };
    match boards {
        Ok(boards) => {
            let likely = boards.iter().filter(|board| board.unlikely.is_none());
            let records = likely.map(|board| record_of(board, &mut page.fault, job, crops));
            page.found = records.collect();
            let left_out = boards.len() - page.found.len();
            page.left_out = (left_out > 0).then(|| (job.name(), left_out as u64));
        }
        Err(fault) => page.fault = Some(scan_fault_text(&job.name(), &fault)),
    }
    page
}

/// Reads a picture file. A pipe or a device is rejected, because reading it may block or never end.
fn picture_bytes(path: &Path) -> Result<Vec<u8>, LoadError> {
    let (file, _) = open_regular_file(path)?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Turns a board into a record.
fn record_of(
    board: &FoundBoard,
    fault: &mut Option<String>,
    job: &Job,
    crops: Option<&CropFolder>,
) -> FoundRecord {
    let mut picture = Arc::unwrap_or_clone(pictured(board, false));
    picture.page = job.place.page;
    let mut kept = None;
    if let (Some(crop), Some(folder)) = (&picture.crop, crops) {
        match folder.keep(&crop_name(&job.file, board), crop) {
            Ok(name) => kept = Some(name),
            Err(error) => {
                let variables = [("reason", error.to_string().into())];
                *fault = Some(tr_with("read-diagrams-crop-fault", &variables));
            }
        }
    }
    let board = FoundBoard {
        page: job.place.page,
        crop: None,
        ..board.clone()
    };
    let line = line_of(&board, FenStyle::STANDARD, Some(&job.place.source), kept);
    FoundRecord {
        line,
        picture: Arc::new(picture),
    }
}

/// The name of a board's picture, made of page and place so that the names sort in order.
fn crop_name(file: &PlannedFile, board: &FoundBoard) -> String {
    let stem = file.path.file_stem().unwrap_or_default().to_string_lossy();
    if file.is_pdf() {
        format!("{stem}-{:04}-{}.jpg", board.page, board.place)
    } else {
        format!("{stem}-{}.jpg", board.place)
    }
}

fn not_read_text(path: &Path, error: &io::Error) -> String {
    let variables = [
        ("name", name_text(path).into()),
        ("reason", error.to_string().into()),
    ];
    tr_with("read-diagrams-not-begun", &variables)
}

/// The task that reads pages.
#[derive(Debug)]
pub struct ReadingPages {
    /// The number of boards found so far.
    boards: Cell<u64>,
}

impl Task<State> for ReadingPages {
    type Work = ReadPages;

    fn status(&self) -> String {
        tr_with("status-reading-diagrams", &counted(self.boards.get()))
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_news(&self, id: TaskId, news: PagesNews, state: &mut State, runner: &mut dyn Runner) {
        let (own, shared) = (&mut state.read_diagrams, &mut state.shared);
        match news {
            PagesNews::Begun { goes_on_in } => arriving::begun(own, id, goes_on_in),
            PagesNews::Read(page) => {
                self.boards.set(self.boards.get() + page.found.len() as u64);
                if !arriving::page(own, shared, id, *page) {
                    // The collection was closed, so the rest is not needed.
                    runner.cancel(id);
                    shared.tasks.remove(id);
                }
            }
        }
    }

    fn on_answer(&self, id: TaskId, end: PagesEnd, state: &mut State, runner: &mut dyn Runner) {
        let (own, shared) = (&mut state.read_diagrams, &mut state.shared);
        arriving::ended(own, shared, id, end, runner);
    }

    fn on_failure(&self, id: TaskId, _why: &str, state: &mut State, runner: &mut dyn Runner) {
        self.on_answer(id, PagesEnd::Cancelled, state, runner);
    }

    fn on_abandoned(&self, _: TaskId, _: &mut State, _: &mut dyn Runner) -> Abandoned<PagesEnd> {
        Abandoned::Answered(PagesEnd::Cancelled)
    }
}

/// Starts to read pages.
pub(crate) fn read_pages(shared: &mut Shared, work: ReadPages, runner: &mut dyn Runner) -> TaskId {
    let task = ReadingPages {
        boards: Cell::new(0),
    };
    start(shared, task, work, runner)
}
