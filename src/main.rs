//! The program `tabiya`: reads the command line, opens the window, and explains why if it cannot.

// Explorer opens no terminal for it; the feature `console` is for users who start it in a terminal.
#![cfg_attr(
    all(windows, not(debug_assertions), not(feature = "console")),
    windows_subsystem = "windows"
)]

use eframe::{NativeOptions, Renderer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tabiya::app::{
    App, BegunInput, NO_WINDOW, Opener, PanicWatch, SMALLEST_WINDOW, ScreenshotApp, Services,
    TaskbarProgress, WindowOpening, asks_for_senseless_scale, end_of_window, explain, find_opener,
    is_about_scale, is_sensible_scale, only_x11, options_for, renderers, scale_was_set_aside,
    set_in_window, start_again_unscaled, tell_window_is_there, try_elsewhere, watch_for_sudden_end,
    x11_window,
};
use tabiya::features::board::view::piece_atlas::draw_pieces_ahead;
use tabiya::model::action::{
    Action, AnalysisAction, FilesAction, HelpAction, RecoveryAction, SessionAction, SettingsAction,
};
use tabiya_cli::{
    Args, Failure, Input, Invocation, RendererChoice, WindowSystem, analyse, certify, check,
    convert, dedupe, diff, find, make, merge, parse, positions, print_licences, read, render,
    sample, sort, split, stats, tables, window_system,
};
use tabiya_desktop::reports;
use tabiya_desktop::services::{listen_for_drops, listen_for_signals, tell_taskbar};
use tabiya_desktop::system::bound_memory;
use tabiya_engine::{end_strays, keep_engine};
use tabiya_lines::recovery::recovery_folder;
use tabiya_picture::app_icon;
use tabiya_picture::scanned::read_pages;
use tabiya_settings::session::{WindowPlace, session_file, window_place};
use tabiya_settings::{Setting, Zoom, settings_file, state_folder};
use tabiya_text::{speak_everywhere, system_locale};
use winit::dpi::{LogicalSize, PhysicalSize};

/// The name of the desktop entry, by which desktops assign the window to the program and choose its icon.
const APP_ID: &str = "org.tabiya.Tabiya";
/// The default size of the window.
const USUAL_SIZE: (f32, f32) = (1350.0, 700.0);
/// Number of pixels of a window that must lie on a screen.
const REACH: i32 = 48;
/// Maximum wait for the last place of the window. Reading it takes a millisecond, unless the disk does not respond.
const PLACE_PATIENCE: Duration = Duration::from_millis(300);
const ICON_SIZE: u32 = 128;

/// The data with which a window starts.
struct Start<'a> {
    args: &'a Args,
    renderer: RendererChoice,
    /// The part of standard input that was already read for another window, which could not accept it.
    input: BegunInput,
    services: Services,
}

fn main() -> ExitCode {
    if let Some(status) = keep_engine(std::env::args_os()) {
        return status;
    }
    if let Some(status) = read_pages(std::env::args_os(), bound_memory) {
        return status;
    }
    speak_everywhere(system_locale());
    match parse(std::env::args_os()) {
        Ok(invocation) => {
            // An earlier run may have been killed together with everything that should have ended its engines.
            let strays = thread::Builder::new().spawn(end_strays);
            let status = carry_out(invocation);
            // This thread has usually ended long before, unless the main thread had very little to do.
            let _has_ended = strays.map(JoinHandle::join);
            status
        }
        Err(stop) => {
            stop.print();
            ExitCode::from(stop.status())
        }
    }
}

fn carry_out(invocation: Invocation) -> ExitCode {
    match invocation {
        Invocation::Window(args) => window(&args),
        Invocation::Analyse(args) => ExitCode::from(analyse(args)),
        Invocation::Certify(args) => ExitCode::from(certify(args)),
        Invocation::Check(args) => ExitCode::from(check(args)),
        Invocation::Convert(args) => ExitCode::from(convert(args)),
        Invocation::Dedupe(args) => ExitCode::from(dedupe(args)),
        Invocation::Diff(args) => ExitCode::from(diff(args)),
        Invocation::Find(args) => ExitCode::from(find(args)),
        Invocation::Make(args) => ExitCode::from(make(args)),
        Invocation::Merge(args) => ExitCode::from(merge(args)),
        Invocation::Positions(args) => ExitCode::from(positions(args)),
        Invocation::Read(args) => ExitCode::from(read(&args)),
        Invocation::Render(args) => ExitCode::from(render(args)),
        Invocation::Sample(args) => ExitCode::from(sample(args)),
        Invocation::Sort(args) => ExitCode::from(sort(args)),
        Invocation::Split(args) => ExitCode::from(split(args)),
        Invocation::Stats(args) => ExitCode::from(stats(args)),
        Invocation::Tables(args) => ExitCode::from(tables(args)),
        Invocation::Licences => {
            print_licences();
            ExitCode::SUCCESS
        }
    }
}

fn window(args: &Args) -> ExitCode {
    // winit would panic, or show an unusable window.
    if asks_for_senseless_scale() {
        start_again_unscaled();
    }
    let renderer = match try_elsewhere(args.renderer) {
        WindowOpening::Elsewhere(end) => return end,
        WindowOpening::Here(renderer) => renderer,
    };
    let mut input = BegunInput::default();
    let instance_listener = match find_opener(args, &mut input) {
        Opener::OtherWindow => return ExitCode::SUCCESS,
        Opener::ThisProcess(listener) => listener.map(Arc::new),
    };
    draw_pieces_ahead();
    watch_for_sudden_end();
    let services = Services {
        // If the thread cannot be started, signals have their default effect.
        signal_listener: listen_for_signals().ok().map(Arc::new),
        instance_listener,
        taskbar: TaskbarProgress::on(tell_taskbar()),
        ..Services::default()
    };
    let start = Start {
        args,
        renderer,
        input,
        services,
    };
    if let Some(folder) = state_folder() {
        reports::keep_in(reports::reports_folder(&folder));
    }
    let result = open_window(&start);
    end_of_window();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            explain(&failure);
            ExitCode::from(NO_WINDOW)
        }
    }
}

fn open_window(start: &Start<'_>) -> Result<(), Failure> {
    let system = window_system(|name| std::env::var_os(name));
    if system == WindowSystem::None {
        return Err(Failure::NoDisplay);
    }
    let had_window = Arc::new(AtomicBool::new(false));
    let panics = PanicWatch::begin(Arc::clone(&had_window));
    let outcome = WindowOutcome {
        opened: Arc::clone(&had_window),
        ..WindowOutcome::default()
    };
    let mut failure = Failure::NoDisplay;
    for renderer in renderers(start.renderer)? {
        let run = || run_window(start, renderer, system, &outcome);
        let had_window = || had_window.load(Ordering::Relaxed);
        set_in_window(true);
        failure = match catch_unwind(AssertUnwindSafe(run)) {
            Ok(Ok(())) => {
                let no_picture = outcome.no_picture.get().cloned();
                return no_picture.map_or(Ok(()), picture_failed);
            }
            Ok(Err(_)) if had_window() => Failure::DisplayDied,
            Ok(Err(error)) => Failure::from_error(&format!("{error:?}")),
            Err(payload) => {
                if !had_window() && may_start_again(start) && is_about_scale(&*payload) {
                    start_again_unscaled();
                }
                panics.failure_of(&*payload)
            }
        };
        if had_window() || failure != Failure::NoGraphics {
            break;
        }
    }
    Err(failure)
}

/// Whether a restart is possible. It would lose standard input that has already been read.
fn may_start_again(start: &Start<'_>) -> bool {
    !start.input.has_begun()
}

/// The facts about a window that are known when it has closed.
#[derive(Clone, Debug, Default)]
struct WindowOutcome {
    /// Whether a window was open.
    opened: Arc<AtomicBool>,
    /// The reason why its picture could not be written.
    no_picture: Arc<OnceLock<String>>,
}

fn picture_failed(reason: String) -> Result<(), Failure> {
    Err(Failure::NoPicture(reason))
}

fn run_window(
    start: &Start<'_>,
    renderer: Renderer,
    system: WindowSystem,
    outcome: &WindowOutcome,
) -> eframe::Result {
    let args = start.args;
    let icon = app_icon(ICON_SIZE);
    let place = last_place(args);
    let is_put_somewhere = place.is_some_and(|place| place.position.is_some());
    let viewport = viewport_at(place, args)
        .with_app_id(APP_ID)
        .with_title("Tabiya")
        .with_drag_and_drop(true)
        .with_icon(egui::IconData {
            rgba: icon.straight_rgba(),
            width: ICON_SIZE,
            height: ICON_SIZE,
        });
    let options = NativeOptions {
        viewport,
        // eframe's clipboard handling would wait for other programs; ours does not.
        clipboard_shortcuts: false,
        event_loop_builder: (system == WindowSystem::OnlyX11).then_some(Box::new(only_x11)),
        ..options_for(renderer)
    };
    let first = first_actions(args, &start.input);
    let screenshot = args.screenshot.clone();
    let mut services = start.services.clone();
    let may_start_again = may_start_again(start);
    let outcome = outcome.clone();
    let create = move |context: &eframe::CreationContext<'_>| {
        if let Some(window) = context.winit_window() {
            if may_start_again {
                check_scale(window);
            }
            keep_usable(window);
            services.drop_listener = x11_window(window)
                .and_then(|window| listen_for_drops(None, window).ok())
                .map(Arc::new);
            if is_put_somewhere {
                bring_onto_a_screen(window);
            }
        }
        outcome.opened.store(true, Ordering::Relaxed);
        tell_window_is_there();
        let ctx = &context.egui_ctx;
        let app = App::new(ctx, first).hearing(ctx, services);
        let app: Box<dyn eframe::App> = match screenshot {
            None => Box::new(app),
            Some(path) => Box::new(ScreenshotApp::new(app, path, outcome.no_picture)),
        };
        Ok(app)
    };
    eframe::run_native(APP_ID, options, Box::new(create))
}

/// The place of the window in the last run.
fn last_place(args: &Args) -> Option<WindowPlace> {
    let file = session_file().filter(|_| has_session(args))?;
    let (sender, receiver) = sync_channel(1);
    thread::spawn(move || {
        let place = window_place(&file);
        // The receiver may have given up.
        let _is_taken = sender.send(place);
    });
    receiver.recv_timeout(PLACE_PATIENCE).ok().flatten()
}

/// Whether this run has a session. A picture shows only the requested files, whatever was open before.
fn has_session(args: &Args) -> bool {
    args.screenshot.is_none() && !args.safe
}

/// Restarts the program if the scale of the window, which has not been shown yet, is unusable.
fn check_scale(window: &winit::window::Window) {
    if !is_sensible_scale(window.scale_factor()) {
        start_again_unscaled();
    }
}

/// Sets the minimum size of the window: this size, or that of its screen if that is smaller. It is set only now,
/// because with an unusable scale there would be no window whose screen could be queried.
fn keep_usable(window: &winit::window::Window) {
    let least =
        LogicalSize::new(SMALLEST_WINDOW.x, SMALLEST_WINDOW.y).to_physical(window.scale_factor());
    let screen = window.current_monitor().map(|screen| screen.size());
    let most = screen.unwrap_or(least);
    let least =
        PhysicalSize::<u32>::new(least.width.min(most.width), least.height.min(most.height));
    window.set_min_inner_size(Some(least));
    let size = window.inner_size();
    if size.width < least.width || size.height < least.height {
        let wanted = PhysicalSize::new(size.width.max(least.width), size.height.max(least.height));
        let _already_there = window.request_inner_size(wanted);
    }
}

/// Moves a window that would lie outside all screens onto a screen.
fn bring_onto_a_screen(window: &winit::window::Window) {
    let Ok(corner) = window.outer_position() else {
        return;
    };
    let size = window.outer_size();
    let right = corner.x.saturating_add_unsigned(size.width);
    // Enough of the upper edge, by which the window is moved, must be within reach of the mouse.
    let is_seen = |screen: winit::monitor::MonitorHandle| {
        let (at, size) = (screen.position(), screen.size());
        let end_x = at.x.saturating_add_unsigned(size.width);
        let end_y = at.y.saturating_add_unsigned(size.height);
        let is_beside = end_x - REACH < corner.x || right < at.x + REACH;
        !is_beside && (at.y..end_y - REACH).contains(&corner.y)
    };
    let mut screens = window.available_monitors();
    if !screens.any(is_seen)
        && let Some(screen) = window
            .primary_monitor()
            .or(window.available_monitors().next())
    {
        window.set_outer_position(screen.position());
    }
}

fn viewport_at(place: Option<WindowPlace>, args: &Args) -> egui::ViewportBuilder {
    let last = place.map(|place| place.size);
    let last = last.map(|(width, height)| (f32::from(width), f32::from(height)));
    let (width, height) = args.size.or(last).unwrap_or(USUAL_SIZE);
    let is_maximized = args.size.is_none() && place.is_some_and(|place| place.maximized);
    let viewport = egui::ViewportBuilder::default()
        .with_inner_size([width, height])
        .with_maximized(is_maximized);
    #[expect(clippy::cast_precision_loss, reason = "no screen is that far away")]
    match place.and_then(|place| place.position) {
        Some((x, y)) => viewport.with_position([x as f32, y as f32]),
        None => viewport,
    }
}

fn first_actions(args: &Args, begun: &BegunInput) -> Vec<Action> {
    let action = |input: &Input| match input {
        Input::File(path) => Action::from(FilesAction::Open(vec![path.clone()])),
        Input::Text(text) => Action::from(FilesAction::OpenText(text.clone())),
        Input::StandardInput => begun.action(),
    };
    let locale = Action::from(SettingsAction::UseSystemLocale(system_locale()));
    let settings = settings_file().filter(|_| !args.safe);
    let settings = settings.map(|file| Action::from(SettingsAction::UseSettings(file)));
    let safe = args
        .safe
        .then_some(Action::from(SettingsAction::StartSafely));
    let session = session_file().filter(|_| has_session(args));
    let session = session.map(|file| Action::from(SessionAction::Use(file)));
    let zoom = args.zoom.map(Zoom::nearest_to);
    let limited = zoom.filter(|(_, is_limited)| *is_limited);
    let limited =
        limited.map(|(zoom, _)| Action::from(SettingsAction::SizeLimited(zoom.percent())));
    let given = [
        args.theme.map(Setting::Theme),
        args.contrast.map(Setting::Contrast),
        zoom.map(|(zoom, _)| Setting::Zoom(zoom)),
    ];
    let given = given
        .into_iter()
        .flatten()
        .map(|setting| Action::from(SettingsAction::ChooseForNow(setting)));
    let inputs = args.inputs.iter().map(action);
    let steps = (args.screenshot.is_none() && !args.safe)
        .then_some(Action::from(HelpAction::OfferFirstSteps));
    // A picture shows only the requested files, without any offers in front of them.
    let state = state_folder().filter(|_| args.screenshot.is_none());
    let recovery = state.as_deref().map(recovery_folder);
    let recovery = recovery.map(|folder| Action::from(RecoveryAction::UseRecovery(folder)));
    let analyses = state.as_deref().map(|state| state.join("analyses"));
    let analyses = analyses.map(|folder| Action::from(AnalysisAction::Use(folder)));
    let reports = state_folder().map(|folder| reports::reports_folder(&folder));
    let reports = reports.map(|folder| Action::from(HelpAction::TellOfReports(folder)));
    std::iter::once(locale)
        .chain(settings)
        .chain(safe)
        .chain(given)
        .chain(limited)
        .chain(scale_was_set_aside().then_some(Action::from(SettingsAction::ScaleSetAside)))
        .chain(steps)
        .chain(session)
        .chain(inputs)
        .chain(recovery)
        .chain(analyses)
        .chain(reports)
        .collect()
}
