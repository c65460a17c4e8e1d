//! Opens the window in a second process where a driver may crash the whole program.
//!
//! On Windows the renderer that is tried first calls Direct3D and Vulkan, and a broken driver there ends
//! the process without a message, so that nothing can be caught and the other renderer is never tried. So
//! a second process opens the window, and this one waits for it. If it dies before it has a
//! window, this process opens one with the renderer that does not use those drivers.
//!
//! The waiting process does not end on Ctrl+C, so the terminal waits for the other one to finish.

use std::env;
use std::fs;
use std::process::{Command, ExitCode};
use tabiya_cli::RendererChoice;
use tabiya_desktop::signals::outlast_interrupts;
use tempfile::NamedTempFile;

use super::NO_WINDOW;
use super::system::DRIVERS_MAY_END_US;

/// Names the file that the second process removes once it has a window.
const VARIABLE: &str = "TABIYA_WINDOW_IS_TRIED";

/// The exit status by which a shell reports that Ctrl+C ended a program.
const INTERRUPTED: u8 = 130;
/// The exit statuses of a process that Ctrl+C ended: ours, and that of Windows.
const ENDED_BY_CTRL_C: [i32; 2] = [INTERRUPTED as i32, 0xC000_013A_u32.cast_signed()];

/// The process that opens the window.
#[derive(Debug)]
pub enum Opening {
    /// Another process opened the window, and has ended with this status.
    Elsewhere(ExitCode),
    /// This process should open the window, with this renderer.
    Here(RendererChoice),
}

/// Opens the window in another process if that is needed to survive a broken driver, and waits for its
/// end. `choice` is the renderer that the user chose.
pub fn try_elsewhere(choice: RendererChoice) -> Opening {
    let is_risky = DRIVERS_MAY_END_US && matches!(choice, RendererChoice::Auto);
    if !is_risky || env::var_os(VARIABLE).is_some() {
        return Opening::Here(choice);
    }
    match run_again() {
        Ok(end) => opening(end),
        // Fall back to this process.
        Err(error) => {
            log::warn!("the window is not tried in another process: {error}");
            Opening::Here(choice)
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

fn opening(end: End) -> Opening {
    match end.status {
        Some(0) => Opening::Elsewhere(ExitCode::SUCCESS),
        // After Ctrl+C, no other window should open.
        Some(status) if ENDED_BY_CTRL_C.contains(&status) => {
            Opening::Elsewhere(ExitCode::from(INTERRUPTED))
        }
        // It has explained why, or it had a window and it is too late for another one.
        Some(status) if end.had_window || status == i32::from(NO_WINDOW) => {
            Opening::Elsewhere(ExitCode::from(NO_WINDOW))
        }
        None if end.had_window => Opening::Elsewhere(ExitCode::from(NO_WINDOW)),
        _ => Opening::Here(RendererChoice::Glow),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_here(status: Option<i32>, had_window: bool) -> bool {
        let end = End { status, had_window };
        matches!(opening(end), Opening::Here(RendererChoice::Glow))
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
