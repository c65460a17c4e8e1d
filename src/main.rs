//! The program `tabiya`: reads the command line, opens the window, and says plainly why it cannot.

// Explorer opens no terminal for it; the feature `console` is for those who start it in one.
#![cfg_attr(
    all(windows, not(debug_assertions), not(feature = "console")),
    windows_subsystem = "windows"
)]

use eframe::{NativeOptions, Renderer};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use tabiya::action::Action;
use tabiya::app::{
    App, EndRequest, NO_WINDOW, PanicWatch, ScreenshotApp, end_of_window, set_in_window,
    watch_for_sudden_end,
};
use tabiya::cli::{
    Args, Failure, Input, Invocation, RendererChoice, WindowSystem, check, convert, parse,
    print_licences, render, window_system,
};
use tabiya::diagram::app_icon;
use tabiya::recovery::recovery_folder;
use tabiya::reports;
use tabiya::settings::{Setting, settings_file, state_folder};
use tabiya::text::{speak_everywhere, system_locale};

/// The name of the desktop entry: by it desktops know whose window this is, and which icon it has.
const APP_ID: &str = "org.tabiya.Tabiya";
const LEAST_SIZE: [f32; 2] = [760.0, 560.0];
const ICON_SIZE: u32 = 128;

fn main() -> ExitCode {
    speak_everywhere(system_locale());
    match parse(std::env::args_os()) {
        Ok(Invocation::Window(args)) => window(&args),
        Ok(Invocation::Check(args)) => ExitCode::from(check(args)),
        Ok(Invocation::Convert(args)) => ExitCode::from(convert(args)),
        Ok(Invocation::Render(args)) => ExitCode::from(render(args)),
        Ok(Invocation::Licences) => {
            print_licences();
            ExitCode::SUCCESS
        }
        Err(stop) => {
            stop.print();
            ExitCode::from(stop.status())
        }
    }
}

fn window(args: &Args) -> ExitCode {
    watch_for_sudden_end();
    let end = EndRequest::by_signals();
    if let Some(folder) = state_folder() {
        reports::keep_in(reports::reports_folder(&folder));
    }
    let result = open_window(args, &end);
    end_of_window();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.tell();
            ExitCode::from(NO_WINDOW)
        }
    }
}

fn open_window(args: &Args, end: &EndRequest) -> Result<(), Failure> {
    let system = window_system(|name| std::env::var_os(name));
    if system == WindowSystem::None {
        return Err(Failure::NoDisplay);
    }
    let had_window = Arc::new(AtomicBool::new(false));
    let panics = PanicWatch::begin(Arc::clone(&had_window));
    let no_picture = Arc::new(OnceLock::new());
    let mut failure = Failure::NoDisplay;
    for renderer in renderers(args.renderer) {
        let opened = Arc::clone(&had_window);
        let run = || run_window(args, end, renderer, system, &opened, &no_picture);
        let had_window = || had_window.load(Ordering::Relaxed);
        set_in_window(true);
        failure = match catch_unwind(AssertUnwindSafe(run)) {
            Ok(Ok(())) => return no_picture.get().cloned().map_or(Ok(()), picture_failed),
            Ok(Err(_)) if had_window() => Failure::DisplayDied,
            Ok(Err(error)) => Failure::from_error(&format!("{error:?}")),
            Err(payload) => panics.failure_of(&*payload),
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
    end: &EndRequest,
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
        // The window library would wait for other programs; ours does not.
        clipboard_shortcuts: false,
        event_loop_builder: (system == WindowSystem::OnlyX11).then_some(Box::new(only_x11)),
        ..NativeOptions::default()
    };
    let first = first_actions(args);
    let screenshot = args.screenshot.clone();
    let end = end.clone();
    let opened = Arc::clone(opened);
    let no_picture = Arc::clone(no_picture);
    let create = move |context: &eframe::CreationContext<'_>| {
        opened.store(true, Ordering::Relaxed);
        let app = App::new(&context.egui_ctx, first).ending_on(&context.egui_ctx, end);
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
    let locale = Action::UseSystemLocale(system_locale());
    let settings = settings_file().map(Action::UseSettings);
    let given = [
        args.theme.map(Setting::Theme),
        args.contrast.map(Setting::Contrast),
        args.zoom.map(Setting::Zoom),
    ];
    let given = given.into_iter().flatten().map(Action::ChooseForNow);
    let inputs = args.inputs.iter().map(action);
    let steps = args.screenshot.is_none().then_some(Action::OfferFirstSteps);
    // A picture is taken of what is asked for, and nothing is offered in front of it.
    let state = state_folder().filter(|_| args.screenshot.is_none());
    let recovery = state.as_deref().map(recovery_folder);
    let recovery = recovery.map(Action::UseRecovery);
    let reports = state_folder().map(|folder| reports::reports_folder(&folder));
    let reports = reports.map(Action::TellOfReports);
    std::iter::once(locale)
        .chain(settings)
        .chain(given)
        .chain(steps)
        .chain(inputs)
        .chain(recovery)
        .chain(reports)
        .collect()
}
