//! A runner that does tasks at once, and plays the parts of dialogs, the clipboard and the disk.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use tabiya::app::EventSource;
use tabiya::features::analysis::tasks::analyse::Analyse;
use tabiya::features::clipboard::tasks::pictures::{FetchPicture, OfferPicture};
use tabiya::features::clipboard::tasks::texts::{OfferText, ReadClipboard};
use tabiya::features::files::DialogAnswer;
use tabiya::features::files::tasks::choose::{AskOpen, AskSave};
use tabiya::features::files::tasks::load::Load;
use tabiya::features::files::tasks::open_in_viewer::OpenInViewer;
use tabiya::features::list::tasks::fetch::Fetch;
use tabiya::features::pages::tasks::print_pages::PrintPages;
use tabiya::features::pictures::tasks::read_picture::{ReadPicture, TakeScreenshot};
use tabiya::features::read_diagrams::tasks::read_pages::ReadPages;
use tabiya_desktop::system::{
    ClipboardKind, ClipboardOffer, DesktopError, OpenError, PasteError, PrintError, PrintJob,
    Printed, ScreenshotError,
};
use tabiya_desktop::tasks::{AnyWork, Runner, TaskEvent, TaskId, ThreadRunner, perform};
use tabiya_engine::KeptBy;
use tabiya_picture::scanned::{FoundBoard, ReadBy};

/// The behaviour of the disk when something is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Disk {
    #[default]
    Answers,
    Hangs,
}

/// The answers of the dialogs, in order. With none left, the system has no dialogs.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something that may be wrong by itself"
)]
pub(crate) struct Dialogs {
    pub(crate) open: VecDeque<DialogAnswer<Vec<PathBuf>>>,
    pub(crate) save: VecDeque<DialogAnswer<PathBuf>>,
    /// While set, dialogs do not answer at all.
    pub(crate) hang: bool,
    /// While set, the desktop takes no pictures.
    pub(crate) refuses_pictures: bool,
    /// The reason why the desktop takes no texts, if it takes none.
    pub(crate) refuses_texts: Option<DesktopError>,
    /// The contents of the desktop's clipboards.
    pub(crate) clipboard: HashMap<ClipboardKind, String>,
    /// The picture on the clipboard, as a file.
    pub(crate) picture: Option<Vec<u8>>,
    /// The boards found in pictures; with none, the pictures are read.
    pub(crate) found: Option<Vec<FoundBoard>>,
    /// The result of a screenshot; with none, the desktop takes no screenshots.
    pub(crate) screenshot: Option<Result<Option<PathBuf>, ScreenshotError>>,
    /// While set, the owner of the clipboard does not answer.
    pub(crate) hanging_clipboard: bool,
    /// The tasks that the owner of the clipboard has not answered.
    pub(crate) asked_of_clipboard: Vec<TaskId>,
    /// Pictures that were put on the clipboard.
    pub(crate) offered: Vec<ClipboardOffer>,
    /// The result of printing; with none, the desktop has no print dialog.
    pub(crate) printed: Option<Result<Printed, PrintError>>,
    /// The print jobs.
    pub(crate) printouts: Vec<(PrintJob, Vec<u8>)>,
    /// While set, no program opens any file.
    pub(crate) no_viewer: bool,
    /// Files that were opened in other programs.
    pub(crate) viewed: Vec<PathBuf>,
    /// Whether tasks that read files or rows end.
    pub(crate) disk: Disk,
    /// While set, tasks run on threads, and only this number of their events may still arrive.
    pub(crate) steps: Option<usize>,
    /// While set, each task runs on a thread of its own, as in the real program.
    pub(crate) on_threads: bool,
}

/// A task that runs on a thread, and waits at each event until it is taken.
#[derive(Debug)]
pub(super) struct SteppedTask {
    id: TaskId,
    events: Receiver<TaskEvent>,
    stop: Arc<AtomicBool>,
}

impl SteppedTask {
    fn start(id: TaskId, work: Box<dyn AnyWork>) -> Self {
        let (sender, events) = sync_channel(0);
        let stop = Arc::new(AtomicBool::new(false));
        let is_stopped = Arc::clone(&stop);
        std::thread::spawn(move || {
            let mut tell = |event| match sender.send(event) {
                Ok(()) if !is_stopped.load(Ordering::Relaxed) => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            };
            let last = perform(work, &mut tell);
            drop(sender.send(last));
        });
        Self { id, events, stop }
    }
}

#[derive(Debug, Default)]
pub(super) struct FakeRunner {
    pub(super) dialogs: Rc<RefCell<Dialogs>>,
    pub(super) events: VecDeque<(TaskId, TaskEvent)>,
    pub(super) stepped: VecDeque<SteppedTask>,
    pub(super) threads: Option<ThreadRunner>,
}

impl FakeRunner {
    /// The next event of the first task that runs on a thread.
    fn next_step(&mut self) -> Option<(TaskId, TaskEvent)> {
        let mut dialogs = self.dialogs.borrow_mut();
        // A call without running tasks takes no step.
        let task = self.stepped.front()?;
        if let Some(steps) = &mut dialogs.steps {
            *steps = steps.checked_sub(1)?;
        }
        let event = task.events.recv().unwrap();
        let id = task.id;
        if event.is_last() {
            self.stepped.pop_front();
        }
        Some((id, event))
    }
}

/// The answer to work that needs the desktop or the disk.
enum Asked {
    Answers(TaskEvent),
    Hangs,
    OtherWork,
}

impl Dialogs {
    /// The answers of dialogs, the clipboard and the disk.
    fn ask(&mut self, id: TaskId, work: &dyn AnyWork) -> Asked {
        let hangs = self.hang && (work.is::<AskOpen>() || work.is::<AskSave>());
        let reads = work.is::<Fetch>() || work.is::<Load>();
        if hangs || (reads && self.disk == Disk::Hangs) {
            return Asked::Hangs;
        }
        Asked::Answers(if work.is::<AskOpen>() {
            let answer = self.open.pop_front().unwrap_or(DialogAnswer::NoDialog);
            TaskEvent::answered::<AskOpen>(answer)
        } else if work.is::<AskSave>() {
            let answer = self.save.pop_front().unwrap_or(DialogAnswer::NoDialog);
            TaskEvent::answered::<AskSave>(answer)
        } else if let Some(asked) = work.asked::<OpenInViewer>() {
            TaskEvent::answered::<OpenInViewer>(self.view(asked))
        } else if let Some(asked) = work.asked::<OfferPicture>() {
            TaskEvent::answered::<OfferPicture>(self.take_picture(asked))
        } else if let Some(asked) = work.asked::<OfferText>() {
            TaskEvent::answered::<OfferText>(self.take_text(asked))
        } else if let Some(asked) = work.asked::<ReadClipboard>() {
            if self.hanging_clipboard {
                self.asked_of_clipboard.push(id);
                return Asked::Hangs;
            }
            let text = self.clipboard.get(&asked.selection).cloned();
            let none = match self.picture {
                Some(_) => PasteError::Picture,
                None => PasteError::NoText,
            };
            TaskEvent::answered::<ReadClipboard>(text.ok_or(none))
        } else {
            return self.ask_for_pictures(work);
        })
    }

    /// The desktop's answers about pictures, and the boards found in them.
    fn ask_for_pictures(&mut self, work: &dyn AnyWork) -> Asked {
        if work.is::<FetchPicture>() {
            let picture = self.picture.clone().ok_or(PasteError::NoText);
            return Asked::Answers(TaskEvent::answered::<FetchPicture>(picture));
        }
        if work.is::<TakeScreenshot>() {
            let none = || Err(ScreenshotError::NoPortal("none".to_owned()));
            let taken = self.screenshot.clone().unwrap_or_else(none);
            return Asked::Answers(TaskEvent::answered::<TakeScreenshot>(taken));
        }
        match self.found.clone().filter(|_| work.is::<ReadPicture>()) {
            Some(found) => Asked::Answers(TaskEvent::answered::<ReadPicture>(Ok(found))),
            None => Asked::OtherWork,
        }
    }

    /// The result of the print dialog.
    fn print(&mut self, work: PrintPages) -> TaskEvent {
        let mut bytes = Vec::new();
        let mut file = work.printout.file().unwrap();
        file.read_to_end(&mut bytes).unwrap();
        self.printouts.push((work.job, bytes));
        let none = || Err(PrintError::NoDialog("none".to_owned()));
        let printed = self.printed.clone().unwrap_or_else(none);
        TaskEvent::answered::<PrintPages>((work.printout, printed))
    }

    fn view(&mut self, asked: &OpenInViewer) -> Result<(), OpenError> {
        if self.no_viewer {
            return Err(OpenError::NoViewer("none".to_owned()));
        }
        self.viewed.push(asked.path.clone());
        Ok(())
    }

    fn take_picture(&mut self, asked: &OfferPicture) -> Result<(), DesktopError> {
        if self.refuses_pictures {
            return Err(DesktopError::Unsupported);
        }
        self.offered.push(asked.offer.clone());
        Ok(())
    }

    fn take_text(&mut self, asked: &OfferText) -> Result<(), DesktopError> {
        if let Some(refused) = self.refuses_texts.clone() {
            return Err(refused);
        }
        let text = String::clone(&asked.text);
        self.clipboard.insert(asked.selection, text);
        Ok(())
    }
}

/// The program that keeps engines, which this test program does not.
pub(super) fn keeper() -> KeptBy {
    KeptBy::Other(PathBuf::from(env!("CARGO_BIN_EXE_tabiya")))
}

/// Engines are started by another program, which also reads books.
fn kept(work: Box<dyn AnyWork>) -> Box<dyn AnyWork> {
    if work.is::<ReadPages>() {
        let mut work: Box<ReadPages> = work.into_any().downcast().unwrap();
        work.reader = ReadBy::Other(PathBuf::from(env!("CARGO_BIN_EXE_tabiya")));
        return work;
    }
    if !work.is::<Analyse>() {
        return work;
    }
    let mut work: Box<Analyse> = work.into_any().downcast().unwrap();
    work.engine.program.kept_by = keeper();
    work
}

impl Runner for FakeRunner {
    fn start(&mut self, id: TaskId, work: Box<dyn AnyWork>) {
        let work = kept(work);
        let mut dialogs = self.dialogs.borrow_mut();
        if work.is::<PrintPages>() {
            let work = work.into_any().downcast().unwrap();
            return self.events.push_back((id, dialogs.print(*work)));
        }
        let event = match dialogs.ask(id, work.as_ref()) {
            Asked::Answers(event) => event,
            Asked::Hangs => return,
            Asked::OtherWork if dialogs.on_threads => {
                let threads = self.threads.get_or_insert_with(|| ThreadRunner::new(|| {}));
                return threads.start(id, work);
            }
            Asked::OtherWork if dialogs.steps.is_some() => {
                return self.stepped.push_back(SteppedTask::start(id, work));
            }
            Asked::OtherWork => {
                let mut tell = |event: TaskEvent| {
                    // Short tasks report no progress.
                    if !matches!(event, TaskEvent::Progress { .. }) {
                        self.events.push_back((id, event));
                    }
                    ControlFlow::Continue(())
                };
                perform(work, &mut tell)
            }
        };
        self.events.push_back((id, event));
    }

    fn cancel(&mut self, id: TaskId) {
        for task in self.stepped.iter().filter(|task| task.id == id) {
            task.stop.store(true, Ordering::Relaxed);
        }
        if let Some(threads) = &mut self.threads {
            threads.cancel(id);
        }
    }
}

impl EventSource for FakeRunner {
    fn next_event(&mut self) -> Option<(TaskId, TaskEvent)> {
        let event = self.events.pop_front();
        let event = event.or_else(|| self.threads.as_mut()?.next_event());
        event.or_else(|| self.next_step())
    }
}
