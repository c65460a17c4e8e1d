//! The program with a runner that answers at once, and methods that act as the user's hands.

// The modules have paths, because other test programs include this file by its path.
#[path = "program/keyboard.rs"]
pub(crate) mod keyboard;
#[path = "program/pointer.rs"]
mod pointer;
#[path = "program/runner.rs"]
pub(crate) mod runner;

use egui::accesskit::Role;
use egui::{ColorImage, Event, ImageData, Pos2, TexturesDelta};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder, Node, TestRenderer};
use runner::{Dialogs, FakeRunner, keeper};
use std::cell::RefCell;
use std::rc::Rc;
use tabiya::app::{App, RunningEngines, Services};
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction};
use tabiya::model::state::State;
use tabiya_notation::fen::write_fen;
use tabiya_text::tr;

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The line end in a file that had none.
pub(crate) const NEWLINE: &str = if cfg!(windows) { "\r\n" } else { "\n" };

/// The last picture of this width that was sent to the screen.
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
        // The renderer must clear the deltas that it has handled.
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
        Self::start_with(vec![Action::from(FilesAction::OpenText(fen.to_owned()))])
    }

    /// The program on files and folders, as if they had been dropped on it.
    pub(crate) fn on_paths(paths: &[&std::path::Path]) -> Self {
        let paths = paths.iter().map(|path| (*path).to_owned()).collect();
        Self::start_with(vec![Action::from(FilesAction::Open(paths))])
    }

    /// The program on a file.
    pub(crate) fn on_file(path: &std::path::Path) -> Self {
        Self::start_with(vec![Action::from(FilesAction::Open(vec![path.to_owned()]))])
    }

    /// Lets this number of events of tasks arrive, and no more.
    pub(crate) fn step(&mut self, events: usize) {
        self.dialogs.borrow_mut().steps = Some(events);
        self.run();
    }

    /// Lets all tasks run to their end.
    pub(crate) fn let_go(&mut self) {
        self.dialogs.borrow_mut().steps = None;
        self.run();
    }

    /// Leaves for another program, lets something happen, and comes back.
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
        write_fen(self.state().shared.document().position())
    }

    /// The text in the FEN field.
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
        // A dialog has buttons with the same names as those of the window below it.
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

    /// The row of the list with this number, whatever the rest of its name.
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

    /// Chooses a command from a menu, or from the submenu that contains it.
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

    /// Presses the window's close button.
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
