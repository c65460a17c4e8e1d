//! The program from eframe's point of view: drains events, draws and applies actions.

mod clipboard;
mod ending;
mod in_turn;
mod largest_window;
mod look;
mod opening;
mod screenshot;
mod second_start;
mod services;
mod session;
mod system;
mod taskbar;
pub mod update;
pub mod view;
mod window_size;

pub use ending::{
    NO_WINDOW, PanicWatch, end_of_window, explain, is_about_scale, set_in_window,
    watch_for_sudden_end,
};
pub use opening::{
    WindowOpening, asks_for_senseless_scale, is_sensible_scale, renderers, scale_was_set_aside,
    start_again_unscaled, tell_window_is_there, try_elsewhere,
};
pub use screenshot::ScreenshotApp;
pub use second_start::{BegunInput, Opener, find_opener};
pub use services::{RunningEngines, Services};
pub use system::{only_x11, options_for, x11_window};
pub use taskbar::TaskbarProgress;
pub use window_size::SMALLEST_WINDOW;

use crate::app::view::long_texts::LongTexts;
use crate::app::view::{AppEffect, hears_every_key, take_effect, window_ui};
use crate::features::recovery::tasks::write_journal::write_journal;
use crate::features::recovery::update::WhenBusy;
use crate::features::session::tasks::session::RecallingSession;
use crate::features::settings::model::Sight;
use crate::features::settings::tasks::settings::RecallingSettings;
use crate::model::action::{Action, ClipboardAction, FilesAction, RoomAction, SessionAction};
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::style;
use crate::widgets::style::{install_fonts, install_stand_ins};
use clipboard::{ClipboardPort, Request};
use egui::{Ui, ViewportCommand};
use in_turn::InTurn;
use look::Redrawing;
use session::{SessionDue, window_place};
use std::collections::VecDeque;
use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_desktop::reports;
use tabiya_desktop::services::listen_for_prefs;
use tabiya_desktop::system::ClipboardKind;
use tabiya_desktop::tasks::{Runner, TaskEvent, TaskId, ThreadRunner};
use tabiya_text::speak;
use window_size::WindowSize;

/// A runner that can be polled for events. Tests use one without threads.
pub trait EventSource: Runner {
    /// Takes the next waiting event.
    fn next_event(&mut self) -> Option<(TaskId, TaskEvent)>;
}

impl EventSource for ThreadRunner {
    fn next_event(&mut self) -> Option<(TaskId, TaskEvent)> {
        ThreadRunner::next_event(self)
    }
}

/// Time for handling events in one frame; the rest waits for the next frame.
const EVENT_BUDGET: Duration = Duration::from_millis(10);
/// Maximum wait for the settings. Reading them takes a millisecond; if the disk does not respond, the program
/// starts without them.
const SETTINGS_PATIENCE: Duration = Duration::from_secs(1);
/// Maximum wait for the last settings to be written when the window is closed.
const LAST_PATIENCE: Duration = Duration::from_secs(1);
/// Maximum wait for engines to end when the window is closed. Afterwards they are killed.
const ENGINES_PATIENCE: Duration = Duration::from_millis(300);

/// The program.
pub struct App {
    state: State,
    /// The initial actions, which run as soon as the settings are known.
    first: VecDeque<Action>,
    began: Instant,
    ui_state: UiState,
    runner: Box<dyn EventSource>,
    redrawing: Redrawing,
    title: String,
    sight: Option<Sight>,
    services: Services,
    may_close: bool,
    is_ending: bool,
    session_due: SessionDue,
    window_size: WindowSize,
    /// The maximum side of the window in pixels that the system was last given.
    most_pixels: Option<usize>,
    /// Whether the window is larger than that.
    is_too_large: bool,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App")
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

/// Maximum number of layout passes per frame.
const LAYOUTS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(2);

impl App {
    /// Creates the program with threads for its tasks and with these initial actions. Actions after
    /// [`SettingsAction::UseSettings`](crate::model::action::SettingsAction::UseSettings) wait for the settings.
    pub fn new(ctx: &egui::Context, first: Vec<Action>) -> Self {
        let wake = ctx.clone();
        let runner = ThreadRunner::new(move || wake.request_repaint());
        let mut app = Self::with_runner(ctx, Box::new(runner), first);
        install_stand_ins(ctx);
        // If the thread cannot be started, the program runs as if there were no desktop preferences.
        app.services.prefs_listener = listen_for_prefs(None).ok().map(Arc::new);
        app.services.wake(ctx);
        app
    }

    /// Creates the program with another runner.
    pub fn with_runner(
        ctx: &egui::Context,
        runner: Box<dyn EventSource>,
        first: Vec<Action>,
    ) -> Self {
        ctx.add_plugin(ClipboardPort::default());
        // This comes after the clipboard port, because the events that waited for a paste arrive all at once.
        ctx.add_plugin(InTurn::default());
        // This comes last, because the events that it holds back belong to this frame.
        ctx.add_plugin(LongTexts::default());
        install_fonts(ctx);
        style::install_style(ctx);
        // Zooming is done by commands, which have their own keys.
        ctx.options_mut(|options| {
            options.zoom_with_keyboard = false;
            // One pass for the effect of an action, and one for the space that new content needs.
            options.max_passes = LAYOUTS;
        });
        let mut app = Self {
            state: State::new(),
            first: first.into(),
            began: Instant::now(),
            ui_state: UiState::default(),
            runner,
            redrawing: Redrawing::default(),
            title: String::new(),
            sight: None,
            services: Services::default(),
            may_close: false,
            is_ending: false,
            session_due: SessionDue::default(),
            window_size: WindowSize::default(),
            most_pixels: None,
            is_too_large: false,
        };
        app.do_first(ctx);
        app
    }

    /// Makes the program also listen for signals and other starts.
    #[must_use]
    pub fn hearing(mut self, ctx: &egui::Context, services: Services) -> Self {
        let prefs_listener = self.services.prefs_listener.take();
        self.services = Services {
            prefs_listener,
            ..services
        };
        self.services.wake(ctx);
        self
    }

    /// The state of the program.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Whether no initial action and no task is left.
    pub fn is_idle(&self) -> bool {
        self.first.is_empty() && self.state.shared.tasks.is_empty()
    }

    /// Applies an action as if the window had requested it.
    pub fn apply(&mut self, action: impl Into<Action>) {
        let action = action.into();
        reports::doing(&action.inner());
        update::update(&mut self.state, action, self.runner.as_mut());
    }

    /// Runs initial actions within the time of this frame: another start may hand over thousands of texts.
    fn do_first(&mut self, ctx: &egui::Context) {
        let began = Instant::now();
        while !self.first.is_empty() {
            if self.waits_for_settings() {
                return ctx.request_repaint_after(SETTINGS_PATIENCE);
            }
            if let Some(action) = self.first.pop_front() {
                self.apply(action);
            }
            if began.elapsed() > EVENT_BUDGET {
                return ctx.request_repaint();
            }
        }
    }

    fn waits_for_settings(&self) -> bool {
        let tasks = &self.state.shared.tasks;
        let is_recalling = tasks.has::<RecallingSettings>() || tasks.has::<RecallingSession>();
        is_recalling && self.began.elapsed() < SETTINGS_PATIENCE
    }

    fn drain_events(&mut self, ctx: &egui::Context) {
        let began = Instant::now();
        while let Some((id, event)) = self.runner.next_event() {
            self.apply(Action::Task(id, event));
            if began.elapsed() > EVENT_BUDGET {
                return ctx.request_repaint();
            }
        }
    }

    /// Notices when the user returns from another program, which may have changed files.
    fn notice_focus(&mut self, ctx: &egui::Context) {
        // No frame may have been drawn in between, so the focus state alone would not show it.
        let is_it = |event: &egui::Event| matches!(event, egui::Event::WindowFocused(true));
        if ctx.input(|input| input.events.iter().any(is_it)) {
            self.apply(Action::WindowFocused);
        }
    }

    /// Takes what other starts hand over. A window that is about to close, or that has the maximum number of tabs,
    /// takes nothing, so that the other start opens its own window.
    fn receive(&mut self, ctx: &egui::Context) {
        if self.may_close || self.is_ending || self.state.files.room(&self.state.shared) == 0 {
            return;
        }
        let instance_listener = self.services.instance_listener.as_deref();
        if let Some(actions) = instance_listener.and_then(second_start::receive) {
            self.first.extend(actions);
            second_start::come_to_front(ctx);
        }
    }

    fn hear_services(&mut self, ctx: &egui::Context) {
        self.services.engines.follow(&self.state, ctx);
        for action in self.services.engines.actions() {
            self.apply(action);
        }
        for action in self.services.actions(&self.state) {
            self.is_ending |=
                matches!(action, Action::Room(RoomAction::Files(FilesAction::EndNow)));
            self.apply(action);
        }
    }

    fn answer_close_request(&mut self, ctx: &egui::Context) {
        if self.may_close || !ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.apply(FilesAction::WindowCloseRequested);
    }

    fn take_effects(&mut self, ctx: &egui::Context) {
        for effect in std::mem::take(&mut self.state.shared.effects) {
            match take_effect(&mut self.ui_state, effect) {
                Some(AppEffect::CopyText(text)) => {
                    self.apply(ClipboardAction::Copy(ClipboardKind::Clipboard, text));
                }
                Some(AppEffect::RequestPaste) => {
                    let now = ctx.input(|input| input.time);
                    ctx.with_plugin(|port: &mut ClipboardPort| port.paste(now));
                    ctx.request_repaint();
                }
                Some(AppEffect::Pasted(text)) => {
                    let focus = ctx.memory(egui::Memory::focused);
                    ctx.with_plugin(|port: &mut ClipboardPort| port.answer(text, focus));
                    ctx.request_repaint();
                }
                Some(AppEffect::FollowZoom(percent)) => {
                    self.window_size.zoomed(percent);
                    ctx.request_repaint();
                }
                Some(AppEffect::Quit) => {
                    self.may_close = true;
                    ctx.send_viewport_cmd(ViewportCommand::Close);
                }
                None => ctx.request_repaint(),
            }
        }
    }

    /// Carries out the requests that the clipboard port has collected.
    fn use_clipboard(&mut self, ctx: &egui::Context) {
        let passes_keys = hears_every_key(&mut self.ui_state);
        let requests = ctx.with_plugin(|port: &mut ClipboardPort| {
            port.pass_keys(passes_keys);
            if let Some(wake) = port.wake() {
                ctx.request_repaint_after(wake);
            }
            port.take_requests()
        });
        for request in requests.unwrap_or_default() {
            self.apply(match request {
                Request::Copy(selection, text) => {
                    Action::from(ClipboardAction::Copy(selection, text))
                }
                Request::Read(selection) => Action::from(ClipboardAction::ReadClipboard(selection)),
                Request::TooLate => Action::from(ClipboardAction::PasteOvertaken),
            });
        }
    }

    /// Records the place of the window, and writes the session when it is due.
    fn keep_session(&mut self, ctx: &egui::Context) {
        if self.state.session.file.is_none() {
            return;
        }
        let before = self.state.session.window;
        let place = window_place(ctx, before).filter(|place| Some(*place) != before);
        if let Some(place) = place {
            self.apply(SessionAction::WindowPlaced(place));
        }
        let has_news = self.state.session.has_news(&self.state.shared);
        // The time of the window does not advance while it is hidden.
        let now = self.began.elapsed().as_secs_f64();
        if self.session_due.is_now(ctx, has_news, now) {
            self.apply(SessionAction::Keep);
        }
    }

    /// Updates the window title, only on change: a command in each frame would keep the window drawing for ever.
    fn update_title(&mut self, ctx: &egui::Context) {
        let title = look::window_title(&self.state);
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Applies the visual preferences, only on change: each application requests another frame.
    fn update_sight(&mut self, ctx: &egui::Context) {
        let sight = self.state.shared.sight();
        if self.sight != Some(sight) {
            self.sight = Some(sight);
            look::set_sight(ctx, sight);
        }
        self.window_size.follow(ctx, look::zoom_of(sight));
    }
}

impl Drop for App {
    /// Records the last changes when a panic ends the program.
    fn drop(&mut self) {
        if std::thread::panicking() {
            for order in update::journal_orders(
                &self.state.recovery,
                &self.state.shared,
                WhenBusy::WriteAnyway,
            ) {
                // No one is left to receive an error.
                drop(write_journal(&order));
            }
        }
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        speak(self.state.shared.locale());
        self.notice_focus(ctx);
        self.use_clipboard(ctx);
        self.drain_events(ctx);
        self.receive(ctx);
        self.do_first(ctx);
        self.hear_services(ctx);
        self.answer_close_request(ctx);
        self.update_title(ctx);
        self.update_sight(ctx);
        self.limit_window(ctx);
        self.take_effects(ctx);
        self.services.taskbar.follow(&self.state);
        self.keep_session(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let mut actions = Vec::new();
        speak(self.state.shared.locale());
        reports::doing(&format_args!("Drawing"));
        // Without a label, screen readers would present the window as a nameless frame.
        let root = egui::accesskit_root_id();
        ui.ctx()
            .accesskit_node_builder(root, |node| node.set_label(self.title.as_str()));
        window_ui(ui, &self.state, &mut self.ui_state, &mut actions);
        let has_actions = !actions.is_empty();
        for action in actions {
            self.apply(action);
        }
        let ctx = ui.ctx().clone();
        if has_actions {
            self.services.engines.follow(&self.state, &ctx);
            self.take_effects(&ctx);
        }
        self.redrawing.after_pass(&ctx, has_actions);
    }

    /// The colour of all panels, which have no background of their own: painting the whole window twice would take as
    /// long as painting everything in it.
    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    /// Saves settings chosen just before the window was closed. If the system ends the program, this also waits for
    /// running saves, up to a time limit.
    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        let began = Instant::now();
        self.services.engines.end_within(ENGINES_PATIENCE);
        while self.state.is_writing() && began.elapsed() < LAST_PATIENCE {
            match self.runner.next_event() {
                Some((id, event)) => self.apply(Action::Task(id, event)),
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}
