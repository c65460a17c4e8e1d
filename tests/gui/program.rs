//! The program with a runner that answers at once, and hands to use it with.

use egui::accesskit::Role;
use egui::{
    ColorImage, Event, ImageData, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2,
    TexturesDelta, Vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder, Node, TestRenderer};
use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use tabiya::app::action::Action;
use tabiya::app::state::State;
use tabiya::app::{App, EventSource, RunningEngines, Services};
use tabiya::command::Command;
use tabiya::engines::KeptBy;
use tabiya::features::analysis::tasks::analyse::Analyse;
use tabiya::features::clipboard::tasks::fetch_picture::FetchPicture;
use tabiya::features::clipboard::tasks::offer_picture::OfferPicture;
use tabiya::features::clipboard::tasks::texts::{OfferText, ReadClipboard};
use tabiya::features::files::Answer;
use tabiya::features::files::tasks::choose::{AskOpen, AskSave};
use tabiya::features::files::tasks::load::Load;
use tabiya::features::files::tasks::open_in_viewer::OpenInViewer;
use tabiya::features::list::tasks::fetch::Fetch;
use tabiya::features::pages::tasks::print_pages::PrintPages;
use tabiya::features::pictures::tasks::read_picture::ReadPicture;
use tabiya::features::pictures::tasks::take_screenshot::TakeScreenshot;
use tabiya::features::read_diagrams::tasks::read_pages::ReadPages;
use tabiya::notation::fen::write_fen;
use tabiya::scanned::{FoundBoard, ReadBy};
use tabiya::system::{
    DesktopError, Offer, OpenError, PasteError, PrintError, PrintJob, Printed, ScreenshotError,
    Selection,
};
use tabiya::tasks::{AnyWork, Runner, TaskEvent, TaskId, perform};
use tabiya::text::tr;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// What lines end in in a file that had none.
pub(crate) const NEWLINE: &str = if cfg!(windows) { "\r\n" } else { "\n" };

/// What the disk does when something is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Disk {
    #[default]
    Answers,
    Hangs,
}

/// What the dialogs will answer, in order. With none left, the system has no dialogs.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something that may be wrong by itself"
)]
pub(crate) struct Dialogs {
    pub(crate) open: VecDeque<Answer<Vec<PathBuf>>>,
    pub(crate) save: VecDeque<Answer<PathBuf>>,
    /// While set, dialogs do not answer at all.
    pub(crate) hang: bool,
    /// While set, the desktop takes no pictures.
    pub(crate) refuses_pictures: bool,
    /// Why the desktop takes no texts, if it takes none.
    pub(crate) refuses_texts: Option<DesktopError>,
    /// What is on the desktop's clipboards.
    pub(crate) clipboard: HashMap<Selection, String>,
    /// The picture on the clipboard, as a file.
    pub(crate) picture: Option<Vec<u8>>,
    /// What is found in pictures; with nothing, they are read.
    pub(crate) found: Option<Vec<FoundBoard>>,
    /// What becomes of pictures of the screen; with nothing, the desktop takes none.
    pub(crate) screenshot: Option<Result<Option<PathBuf>, ScreenshotError>>,
    /// While set, whoever holds the clipboard does not answer.
    pub(crate) hanging_clipboard: bool,
    /// The tasks that it has not answered.
    pub(crate) asked_of_clipboard: Vec<TaskId>,
    /// Pictures that were put on the clipboard.
    pub(crate) offered: Vec<Offer>,
    /// What becomes of pages that are printed; with nothing, the desktop has no print dialog.
    pub(crate) printed: Option<Result<Printed, PrintError>>,
    /// What was to be printed, and how.
    pub(crate) printouts: Vec<(PrintJob, Vec<u8>)>,
    /// While set, no program opens any file.
    pub(crate) no_viewer: bool,
    /// Files that were opened in other programs.
    pub(crate) viewed: Vec<PathBuf>,
    /// Whether tasks that read files or rows end.
    pub(crate) disk: Disk,
    /// While set, tasks run beside the program, and only so many of their events may still arrive.
    pub(crate) steps: Option<usize>,
}

/// A task that runs beside the program, and waits at each event until it is taken.
#[derive(Debug)]
struct SteppedTask {
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
struct FakeRunner {
    dialogs: Rc<RefCell<Dialogs>>,
    events: VecDeque<(TaskId, TaskEvent)>,
    stepped: VecDeque<SteppedTask>,
}

impl FakeRunner {
    /// The next event of the first task that runs beside the program.
    fn next_step(&mut self) -> Option<(TaskId, TaskEvent)> {
        let mut dialogs = self.dialogs.borrow_mut();
        // Asking when nothing runs takes no step.
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

/// What becomes of work that is not simply done.
enum Asked {
    Answers(TaskEvent),
    Hangs,
    OtherWork,
}

impl Dialogs {
    /// What dialogs, the clipboard and the disk have to say to it.
    fn ask(&mut self, id: TaskId, work: &dyn AnyWork) -> Asked {
        let hangs = self.hang && (work.is::<AskOpen>() || work.is::<AskSave>());
        let reads = work.is::<Fetch>() || work.is::<Load>();
        if hangs || (reads && self.disk == Disk::Hangs) {
            return Asked::Hangs;
        }
        Asked::Answers(if work.is::<AskOpen>() {
            let answer = self.open.pop_front().unwrap_or(Answer::NoDialog);
            TaskEvent::answered::<AskOpen>(answer)
        } else if work.is::<AskSave>() {
            let answer = self.save.pop_front().unwrap_or(Answer::NoDialog);
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

    /// What the desktop has to say of pictures, and what is found in them.
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

    /// What the print dialog makes of it.
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
        self.clipboard.insert(asked.selection, asked.text.clone());
        Ok(())
    }
}

/// The program that keeps engines: this one is none that does.
fn keeper() -> KeptBy {
    KeptBy::Other(PathBuf::from(env!("CARGO_BIN_EXE_tabiya")))
}

/// What starts an engine lets another program keep it; books are read by that program, too.
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
            Asked::OtherWork if dialogs.steps.is_some() => {
                return self.stepped.push_back(SteppedTask::start(id, work));
            }
            Asked::OtherWork => {
                let mut tell = |event: TaskEvent| {
                    // What takes so little time says nothing of its progress.
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
    }
}

impl EventSource for FakeRunner {
    fn next_event(&mut self) -> Option<(TaskId, TaskEvent)> {
        let event = self.events.pop_front();
        event.or_else(|| self.next_step())
    }
}

/// A key that goes down.
pub(crate) fn press(key: Key, modifiers: Modifiers) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

/// A picture of this width that goes to the screen, the last one.
#[derive(Debug, Default)]
pub(crate) struct Watched {
    pub(crate) width: usize,
    pub(crate) image: Option<ColorImage>,
}

struct Watcher(Rc<RefCell<Watched>>);

impl TestRenderer for Watcher {
    fn handle_delta(&mut self, deltas: &mut TexturesDelta) {
        let mut watched = self.0.borrow_mut();
        for delta in deltas.set.values().flatten() {
            let ImageData::Color(image) = &delta.image;
            if image.size[0] == watched.width {
                watched.image = Some(image.as_ref().clone());
            }
        }
        // What is not said to be done is missed.
        deltas.clear();
    }
}

/// The program and its user.
pub(crate) struct Program {
    pub(crate) harness: Harness<'static, App>,
    pub(crate) dialogs: Rc<RefCell<Dialogs>>,
    pub(crate) watched: Rc<RefCell<Watched>>,
}

impl Program {
    pub(crate) fn start() -> Self {
        Self::start_with(Vec::new())
    }

    pub(crate) fn start_with(first: Vec<Action>) -> Self {
        Self::started(Harness::builder(), first)
    }

    /// The program in a window of this kind.
    pub(crate) fn started(builder: HarnessBuilder<App>, first: Vec<Action>) -> Self {
        Self::started_at([1280.0, 800.0], builder, first)
    }

    /// The program in a window of this kind and size.
    pub(crate) fn started_at(
        size: [f32; 2],
        builder: HarnessBuilder<App>,
        first: Vec<Action>,
    ) -> Self {
        let dialogs = Rc::new(RefCell::new(Dialogs::default()));
        let runner = FakeRunner {
            dialogs: Rc::clone(&dialogs),
            ..FakeRunner::default()
        };
        let watched = Rc::new(RefCell::new(Watched::default()));
        let harness = builder
            .with_size(size)
            .with_max_steps(24)
            .renderer(Watcher(Rc::clone(&watched)))
            .build_eframe(move |context| {
                let app = App::with_runner(&context.egui_ctx, Box::new(runner), first);
                let services = Services {
                    engines: RunningEngines::kept_by(keeper()),
                    ..Services::default()
                };
                app.hearing(&context.egui_ctx, services)
            });
        let mut program = Self {
            harness,
            dialogs,
            watched,
        };
        program.run();
        program
    }

    /// The program on a position.
    pub(crate) fn on(fen: &str) -> Self {
        Self::start_with(vec![Action::OpenText(fen.to_owned())])
    }

    /// The program on what files and folders have in them, as if they had been dropped on it.
    pub(crate) fn on_paths(paths: &[&std::path::Path]) -> Self {
        let paths = paths.iter().map(|path| (*path).to_owned()).collect();
        Self::start_with(vec![Action::Open(paths)])
    }

    /// The program on a file.
    pub(crate) fn on_file(path: &std::path::Path) -> Self {
        Self::start_with(vec![Action::Open(vec![path.to_owned()])])
    }

    /// Lets so many events of tasks arrive and no more.
    pub(crate) fn step(&mut self, events: usize) {
        self.dialogs.borrow_mut().steps = Some(events);
        self.run();
    }

    /// Lets all tasks go on to their end.
    pub(crate) fn let_go(&mut self) {
        self.dialogs.borrow_mut().steps = None;
        self.run();
    }

    /// Goes to another program and comes back, after something has happened there.
    pub(crate) fn meanwhile(&mut self, happens: impl FnOnce()) {
        self.set_focus(false);
        happens();
        self.set_focus(true);
    }

    fn set_focus(&mut self, has_focus: bool) {
        self.harness.event(Event::WindowFocused(has_focus));
        self.run();
    }

    pub(crate) fn run(&mut self) {
        self.harness.run();
    }

    pub(crate) fn state(&self) -> &State {
        self.harness.state().state()
    }

    /// The FEN of the position on the board.
    pub(crate) fn fen(&self) -> String {
        write_fen(self.state().document().position())
    }

    /// What the FEN field shows.
    pub(crate) fn field(&self) -> String {
        let field = self.harness.get_by_role_and_label(Role::TextInput, "FEN");
        field.value().unwrap_or_default()
    }

    pub(crate) fn has(&self, label: &str) -> bool {
        self.harness.query_by_label(label).is_some()
    }

    /// Whether any text in the window contains this.
    pub(crate) fn says(&self, part: &str) -> bool {
        self.harness
            .query_all_by_label_contains(part)
            .next()
            .is_some()
    }

    pub(crate) fn click(&mut self, label: &str) {
        // A dialog has buttons that are called as those of the window below it.
        let shown = self.harness.query_all_by_label(label).last();
        shown.unwrap_or_else(|| panic!("{label}")).click();
        self.run();
    }

    pub(crate) fn click_role(&mut self, role: Role, label: &str) {
        self.harness.get_by_role_and_label(role, label).click();
        self.run();
    }

    /// Unfolds the part of the setup panel whose head begins like this.
    pub(crate) fn unfold(&mut self, begin: &str) {
        let head = self.harness.query_all_by_label_contains(begin).next();
        head.unwrap().click();
        self.run();
    }

    /// The row of the list with this number, whatever else it is called.
    pub(crate) fn find_row(&self, number: u64) -> Option<Node<'_>> {
        let name = format!("Position {number}");
        let more = format!("{name},");
        let mut rows = self.harness.query_all_by_role(Role::ListBoxOption);
        rows.find(|row| {
            let label = row.accesskit_node().label().unwrap_or_default();
            label == name || label.starts_with(&more)
        })
    }

    /// The middle of that row.
    pub(crate) fn row(&self, number: u64) -> Pos2 {
        self.find_row(number).unwrap().rect().center()
    }

    pub(crate) fn click_row(&mut self, number: u64) {
        self.find_row(number).unwrap().click();
        self.run();
    }

    /// Chooses a command from a menu, or from the submenu in which it stands.
    pub(crate) fn menu(&mut self, menu: &str, command: &str) {
        self.click_role(Role::Button, menu);
        let mut rows = Command::ALL.iter().map(|known| known.row());
        let row = rows.find(|row| tr(row.text_id) == command && tr(row.menu.text_id()) == menu);
        if let Some(submenu) = row.and_then(|row| row.submenu) {
            self.click(&tr(submenu.text_id()));
        }
        let entries = self.harness.query_all_by_label(command);
        let entry = entries.last().unwrap();
        entry.click();
        self.run();
    }

    pub(crate) fn is_focused(&self, label: &str) -> bool {
        let node = self.harness.get_by_label(label);
        node.accesskit_node().is_focused()
    }

    pub(crate) fn is_toggled(&self, label: &str) -> bool {
        let node = self.harness.get_by_label(label);
        node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    }

    /// The middle of a square, found as a screen reader finds it.
    pub(crate) fn square(&self, name: &str) -> Pos2 {
        let begin = format!("{name}, ");
        let mut nodes = self.harness.get_all_by_role(Role::Button);
        let is_it = |node: &Node<'_>| {
            node.accesskit_node()
                .label()
                .is_some_and(|l| l.starts_with(&begin))
        };
        nodes.find(is_it).unwrap().rect().center()
    }

    /// The middle of a counter of the setup panel.
    pub(crate) fn counter(&self, name: &str) -> Pos2 {
        let node = self.harness.get_by_role_and_label(Role::SpinButton, name);
        node.rect().center()
    }

    pub(crate) fn spare(&self, piece: &str) -> Pos2 {
        let label = format!("Place {piece}");
        let node = self.harness.get_by_label(&label);
        node.rect().center()
    }

    pub(crate) fn button(
        &mut self,
        pos: Pos2,
        button: PointerButton,
        pressed: bool,
        keys: Modifiers,
    ) {
        self.harness.event(Event::PointerMoved(pos));
        self.harness.event(Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: keys,
        });
        self.run();
    }

    pub(crate) fn click_at(&mut self, pos: Pos2, button: PointerButton) {
        self.button(pos, button, true, Modifiers::NONE);
        self.button(pos, button, false, Modifiers::NONE);
    }

    /// So many clicks, as fast as a hand makes them, where a click that takes long is none.
    pub(crate) fn clicks_at(&mut self, pos: Pos2, count: usize) {
        self.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false].repeat(count) {
            self.harness.event(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            self.harness.step();
        }
        self.run();
    }

    pub(crate) fn left(&mut self, square: &str) {
        self.click_at(self.square(square), PointerButton::Primary);
    }

    pub(crate) fn right(&mut self, square: &str) {
        self.click_at(self.square(square), PointerButton::Secondary);
    }

    pub(crate) fn brush(&mut self, piece: &str) {
        self.click_at(self.spare(piece), PointerButton::Primary);
    }

    pub(crate) fn move_to(&mut self, pos: Pos2) {
        self.harness.event(Event::PointerMoved(pos));
        self.run();
    }

    pub(crate) fn drag_with(&mut self, from: Pos2, to: Pos2, keys: Modifiers) {
        self.button(from, PointerButton::Primary, true, keys);
        self.move_to(from + (to - from) * 0.5);
        self.move_to(to);
        self.button(to, PointerButton::Primary, false, keys);
    }

    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.drag_with(self.square(from), self.square(to), Modifiers::NONE);
    }

    /// Types text as a keyboard does, one key a frame.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            self.harness.event(Event::Text(letter.to_string()));
            self.run();
        }
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.run();
    }

    pub(crate) fn key_with(&mut self, keys: Modifiers, key: Key) {
        self.harness.key_press_modifiers(keys, key);
        self.run();
    }

    pub(crate) fn ctrl(&mut self, key: Key) {
        self.key_with(Modifiers::COMMAND, key);
    }

    pub(crate) fn undo(&mut self) {
        self.ctrl(Key::Z);
    }

    pub(crate) fn redo(&mut self) {
        self.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }

    pub(crate) fn focus_field(&mut self) {
        self.harness
            .get_by_role_and_label(Role::TextInput, "FEN")
            .focus();
        self.run();
    }

    /// Puts the keyboard into the FEN field and selects all of it.
    pub(crate) fn select_field(&mut self) {
        self.ctrl(Key::L);
    }

    pub(crate) fn paste(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.run();
    }

    /// Types text into the focused field all at once, as an input method does.
    pub(crate) fn paste_into_field(&mut self, text: &str) {
        self.harness.event(Event::Text(text.to_owned()));
        self.run();
    }

    /// Copies and returns what went to the clipboard.
    pub(crate) fn copied(&mut self) -> Option<String> {
        self.harness.event(Event::Copy);
        self.run();
        self.take_copied()
    }

    /// What went to the clipboard since it was taken from there last.
    pub(crate) fn take_copied(&mut self) -> Option<String> {
        let mut dialogs = self.dialogs.borrow_mut();
        dialogs.clipboard.remove(&Selection::Clipboard)
    }

    /// Another program copies this.
    pub(crate) fn put_on_clipboard(&mut self, text: &str) {
        let mut dialogs = self.dialogs.borrow_mut();
        let clipboard = &mut dialogs.clipboard;
        clipboard.insert(Selection::Clipboard, text.to_owned());
    }

    pub(crate) fn wheel(&mut self, pos: Pos2, clicks: f32) {
        self.move_to(pos);
        self.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: Vec2::new(0.0, clicks),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Wheel,
        });
        self.run();
    }

    /// The window's close button.
    pub(crate) fn close_window(&mut self) -> bool {
        let viewports = &mut self.harness.input_mut().viewports;
        let root = viewports.get_mut(&egui::ViewportId::ROOT).unwrap();
        root.events.push(egui::ViewportEvent::Close);
        self.harness.step();
        let cancelled = self.sent(|command| matches!(command, egui::ViewportCommand::CancelClose));
        self.run();
        cancelled
    }

    pub(crate) fn sent(&self, is_it: impl Fn(&egui::ViewportCommand) -> bool) -> bool {
        let output = &self.harness.output().viewport_output[&egui::ViewportId::ROOT];
        output.commands.iter().any(is_it)
    }
}
