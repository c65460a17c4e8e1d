//! The program `tabiya`: reads the command line, opens the window, and says plainly why it cannot.

use eframe::{NativeOptions, Renderer};
use std::any::Any;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tabiya::action::Action;
use tabiya::app::{App, ScreenshotApp};
use tabiya::cli::{
    Args, Failure, Input, Invocation, RendererChoice, WindowSystem, check, convert, parse, render,
    window_system,
};
use tabiya::diagram::app_icon;
use tabiya::settings::{Setting, settings_file};

/// The exit status when there is no window to be had.
const NO_WINDOW: u8 = 2;
const APP_ID: &str = "tabiya";
const LEAST_SIZE: [f32; 2] = [760.0, 560.0];
const ICON_SIZE: u32 = 128;

fn main() -> ExitCode {
    match parse(std::env::args_os()) {
        Ok(Invocation::Window(args)) => window(&args),
        Ok(Invocation::Check(args)) => ExitCode::from(check(args)),
        Ok(Invocation::Convert(args)) => ExitCode::from(convert(args)),
        Ok(Invocation::Render(args)) => ExitCode::from(render(args)),
        Err(stop) => {
            stop.print();
            ExitCode::from(stop.status())
        }
    }
}

fn window(args: &Args) -> ExitCode {
    shutdown_hooks::add_shutdown_hook(explain_sudden_end);
    let result = open_window(args);
    IS_IN_WINDOW.store(false, Ordering::Relaxed);
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            say(&failure);
            ExitCode::from(NO_WINDOW)
        }
    }
}

fn say(failure: &Failure) {
    let mut out = std::io::stderr().lock();
    for line in failure.lines() {
        // Nobody reads it: nothing more can be said.
        drop(writeln!(out, "{line}"));
    }
}

/// Whether the window libraries have the word.
static IS_IN_WINDOW: AtomicBool = AtomicBool::new(false);

/// libX11 ends the process by itself when the display dies, with status 1 and without asking us; its
/// handlers can only be replaced by unsafe code. This is called on the way out.
extern "C" fn explain_sudden_end() {
    if IS_IN_WINDOW.swap(false, Ordering::Relaxed) {
        say(&Failure::DisplayDied);
        std::process::exit(i32::from(NO_WINDOW));
    }
}

fn open_window(args: &Args) -> Result<(), Failure> {
    let system = window_system(|name| std::env::var_os(name));
    if system == WindowSystem::None {
        return Err(Failure::NoDisplay);
    }
    let had_window = Arc::new(AtomicBool::new(false));
    let panic = keep_panics_quiet();
    let no_picture = Arc::new(OnceLock::new());
    let mut failure = Failure::NoDisplay;
    for renderer in renderers(args.renderer) {
        let opened = Arc::clone(&had_window);
        let run = || run_window(args, renderer, system, &opened, &no_picture);
        let had_window = || had_window.load(Ordering::Relaxed);
        IS_IN_WINDOW.store(true, Ordering::Relaxed);
        failure = match catch_unwind(AssertUnwindSafe(run)) {
            Ok(Ok(())) => return no_picture.get().cloned().map_or(Ok(()), picture_failed),
            Ok(Err(_)) if had_window() => Failure::DisplayDied,
            Ok(Err(error)) => Failure::from_error(&format!("{error:?}")),
            Err(payload) => failure_of_panic(&payload, &panic, had_window()),
        };
        if had_window() || failure != Failure::NoGraphics {
            break;
        }
    }
    Err(failure)
}

fn picture_failed(reason: String) -> Result<(), Failure> {
    Err(Failure::NoPicture(reason))
}

fn renderers(choice: RendererChoice) -> Vec<Renderer> {
    match choice {
        RendererChoice::Glow => vec![Renderer::Glow],
        RendererChoice::Wgpu => vec![Renderer::Wgpu],
        // On Linux OpenGL starts faster and is several times faster without a GPU; elsewhere the
        // system's own interfaces are the better kept ones.
        RendererChoice::Auto if cfg!(target_os = "linux") => vec![Renderer::Glow, Renderer::Wgpu],
        RendererChoice::Auto => vec![Renderer::Wgpu, Renderer::Glow],
    }
}

fn run_window(
    args: &Args,
    renderer: Renderer,
    system: WindowSystem,
    opened: &Arc<AtomicBool>,
    no_picture: &Arc<OnceLock<String>>,
) -> eframe::Result {
    let icon = app_icon(ICON_SIZE);
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title("Tabiya")
        .with_inner_size([args.size.0, args.size.1])
        .with_min_inner_size(LEAST_SIZE)
        .with_drag_and_drop(true)
        .with_icon(egui::IconData {
            rgba: icon.straight_rgba(),
            width: ICON_SIZE,
            height: ICON_SIZE,
        });
    let options = NativeOptions {
        renderer,
        viewport,
        event_loop_builder: (system == WindowSystem::OnlyX11).then_some(Box::new(only_x11)),
        ..NativeOptions::default()
    };
    let first = first_actions(args);
    let screenshot = args.screenshot.clone();
    let opened = Arc::clone(opened);
    let no_picture = Arc::clone(no_picture);
    let create = move |context: &eframe::CreationContext<'_>| {
        opened.store(true, Ordering::Relaxed);
        let app = App::new(&context.egui_ctx, first);
        let app: Box<dyn eframe::App> = match screenshot {
            None => Box::new(app),
            Some(path) => Box::new(ScreenshotApp::new(app, path, no_picture)),
        };
        Ok(app)
    };
    eframe::run_native(APP_ID, options, Box::new(create))
}

#[cfg(all(unix, not(target_os = "macos")))]
fn only_x11(builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {
    use winit::platform::x11::EventLoopBuilderExtX11 as _;
    builder.with_x11();
}

#[cfg(not(all(unix, not(target_os = "macos"))))]
fn only_x11(_builder: &mut eframe::EventLoopBuilder<eframe::UserEvent>) {}

fn first_actions(args: &Args) -> Vec<Action> {
    let action = |input: &Input| match input {
        Input::File(path) => Action::Open(vec![path.clone()]),
        Input::Text(text) => Action::OpenText(text.clone()),
        Input::StandardInput => Action::OpenStandardInput,
    };
    let settings = settings_file().map(Action::UseSettings);
    let theme = args.theme.map(Setting::Theme).map(Action::ChooseForNow);
    let inputs = args.inputs.iter().map(action);
    settings.into_iter().chain(theme).chain(inputs).collect()
}

type LastPanic = Arc<Mutex<Option<String>>>;

/// Remembers where the last panic on this thread happened instead of printing it: what a person is
/// to read is said once, in plain words, when the window is gone. Other threads print as usual.
fn keep_panics_quiet() -> LastPanic {
    let last = LastPanic::default();
    let keep = Arc::clone(&last);
    let main_thread = std::thread::current().id();
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() != main_thread {
            return usual(info);
        }
        let place = info.location().map(|place| place.file().to_owned());
        *keep.lock().unwrap_or_else(PoisonError::into_inner) = place;
    }));
    last
}

fn failure_of_panic(payload: &Box<dyn Any + Send>, last: &LastPanic, had_window: bool) -> Failure {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    let message = text.or_else(|| payload.downcast_ref::<&str>().copied());
    let place = last.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Failure::from_panic(
        message.unwrap_or_default(),
        place.as_deref().unwrap_or_default(),
        had_window,
    )
}
