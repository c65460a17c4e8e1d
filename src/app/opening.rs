//! Opens the window: chooses the graphics renderer, starts a second process where a driver may crash the whole program,
//! and avoids an unusable scale factor.
//!
//! The renderers are OpenGL on every system, and wgpu where the system's own graphics interfaces are better maintained
//! (Windows, macOS) or where the feature `wgpu` requests it. `main.rs` tries one after the other.
//! On Linux OpenGL starts faster and is several times faster without a graphics card, and `wgpu` with its dependencies
//! would be 26 of 301 libraries (`cargo tree -e normal --prefix none | sort -u`).
//!
//! On Windows the renderer that is tried first calls Direct3D and Vulkan, and a broken driver there ends
//! the process without a message, so that nothing can be caught and the other renderer is never tried. So
//! a second process opens the window, and this one waits for it. If it dies before it has a
//! window, this process opens one with the renderer that does not use those drivers.
//!
//! The waiting process does not end on Ctrl+C, so the terminal waits for the other one to finish.
//!
//! The system states the number of pixels per point: in an environment variable, in the resources of the X server or in
//! a settings daemon. A user may have mistyped it there, and with a thousand pixels per point no window appears, or
//! none in which anything is readable. winit uses the stated value, panics if it is not a number, and can be overridden
//! only by that variable. So the program restarts with the variable set, before it has shown anything.

use super::system::{DRIVERS_MAY_END_US, ORDER, WGPU};
use super::{NO_WINDOW, system};
use eframe::Renderer;
use std::ops::RangeInclusive;
use std::process::{Command, ExitCode};
use std::{env, fs};
use tabiya_cli::{Failure, RendererChoice};
use tabiya_desktop::signals::outlast_interrupts;
use tempfile::NamedTempFile;

/// The renderers to try, in order.
///
/// # Errors
///
/// Fails if the chosen renderer is not built in.
pub fn renderers(choice: RendererChoice) -> Result<Vec<Renderer>, Failure> {
    let order = match choice {
        RendererChoice::Glow => [Some(Renderer::Glow), None],
        RendererChoice::Wgpu => [Some(WGPU.ok_or(Failure::NoWgpu)?), None],
        RendererChoice::Auto => ORDER,
    };
    Ok(order.into_iter().flatten().collect())
}

/// Names the file that the second process removes once it has a window.
const VARIABLE: &str = "TABIYA_WINDOW_IS_TRIED";

/// The exit status by which a shell reports that Ctrl+C ended a program.
const INTERRUPTED: u8 = 130;
/// The exit statuses of a process that Ctrl+C ended: ours, and that of Windows.
const ENDED_BY_CTRL_C: [i32; 2] = [INTERRUPTED as i32, 0xC000_013A_u32.cast_signed()];

/// The process that opens the window.
#[derive(Debug)]
pub enum WindowOpening {
    /// Another process opened the window, and has ended with this status.
    Elsewhere(ExitCode),
    /// This process should open the window, with this renderer.
    Here(RendererChoice),
}

/// Opens the window in another process if that is needed to survive a broken driver, and waits for its
/// end. `choice` is the renderer that the user chose.
pub fn try_elsewhere(choice: RendererChoice) -> WindowOpening {
    let is_risky = DRIVERS_MAY_END_US && matches!(choice, RendererChoice::Auto);
    if !is_risky || env::var_os(VARIABLE).is_some() {
        return WindowOpening::Here(choice);
    }
    match run_again() {
        Ok(end) => opening(end),
        // Fall back to this process.
        Err(error) => {
            log::warn!("the window is not tried in another process: {error}");
            WindowOpening::Here(choice)
        }
    }
}

/// Reports that the window is open: a later crash is not the fault of opening it.
pub fn tell_window_is_there() {
    if let Some(mark) = env::var_os(VARIABLE) {
        // Nothing else removes the file. If it remains, it is an empty file among other temporary ones.
        drop(fs::remove_file(mark));
    }
}

/// The end of the other process.
#[derive(Clone, Copy, Debug)]
struct End {
    status: Option<i32>,
    had_window: bool,
}

fn run_again() -> std::io::Result<End> {
    let mark = NamedTempFile::new()?.into_temp_path();
    let mut command = Command::new(env::current_exe()?);
    command.args(env::args_os().skip(1)).env(VARIABLE, &mark);
    // Ctrl+C in a terminal reaches both processes, and the other one has work to finish.
    outlast_interrupts();
    let status = command.status()?;
    Ok(End {
        status: status.code(),
        had_window: !mark.exists(),
    })
}

fn opening(end: End) -> WindowOpening {
    match end.status {
        Some(0) => WindowOpening::Elsewhere(ExitCode::SUCCESS),
        // After Ctrl+C, no other window should open.
        Some(status) if ENDED_BY_CTRL_C.contains(&status) => {
            WindowOpening::Elsewhere(ExitCode::from(INTERRUPTED))
        }
        // It has explained why, or it had a window and it is too late for another one.
        Some(status) if end.had_window || status == i32::from(NO_WINDOW) => {
            WindowOpening::Elsewhere(ExitCode::from(NO_WINDOW))
        }
        None if end.had_window => WindowOpening::Elsewhere(ExitCode::from(NO_WINDOW)),
        _ => WindowOpening::Here(RendererChoice::Glow),
    }
}

/// Usable scales: screens have at most four pixels per point, and poor eyesight needs at most twice that.
const SENSIBLE: RangeInclusive<f64> = 0.5..=8.0;
/// The variable that overrides winit's scale factor, on X11 only.
const SCALE_VARIABLE: &str = "WINIT_X11_SCALE_FACTOR";
/// Tells the restarted program that a scale was ignored, so that it restarts only once.
const SET_ASIDE: &str = "TABIYA_SCALE_SET_ASIDE";

/// Whether a window can be shown at this scale.
pub fn is_sensible_scale(scale: f64) -> bool {
    SENSIBLE.contains(&scale)
}

/// Whether the environment requests an unusable scale.
pub fn asks_for_senseless_scale() -> bool {
    // winit treats a value that is not Unicode as unset.
    env::var(SCALE_VARIABLE).is_ok_and(|said| {
        let makes_sense = said.is_empty()
            || said.eq_ignore_ascii_case("randr")
            || said.parse().is_ok_and(is_sensible_scale);
        !makes_sense
    })
}

/// Whether the previous start ignored a scale and restarted the program.
pub fn scale_was_set_aside() -> bool {
    env::var_os(SET_ASIDE).is_some()
}

/// Restarts the program with a scale of one. Returns only if that is impossible or has already been
/// done.
pub fn start_again_unscaled() {
    if scale_was_set_aside() {
        return;
    }
    let Ok(program) = env::current_exe() else {
        return;
    };
    let mut command = Command::new(program);
    command.args(env::args_os().skip(1));
    let error = system::instead_of_us(command.env(SCALE_VARIABLE, "1").env(SET_ASIDE, "1"));
    log::warn!("not started again: {error}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_here(status: Option<i32>, had_window: bool) -> bool {
        let end = End { status, had_window };
        matches!(opening(end), WindowOpening::Here(RendererChoice::Glow))
    }

    #[test]
    fn a_crash_before_the_window_starts_the_other_renderer() {
        // The statuses left by a failed C assertion, an invalid pointer and a signal.
        for status in [Some(3), Some(0xC000_0005_u32.cast_signed()), None] {
            assert!(is_here(status, false), "{status:?}");
            assert!(!is_here(status, true), "{status:?}");
        }
    }

    #[test]
    fn a_regular_exit_starts_no_other_renderer() {
        for status in [0, i32::from(NO_WINDOW), 130, 0xC000_013A_u32.cast_signed()] {
            assert!(!is_here(Some(status), false), "{status}");
        }
    }
}
