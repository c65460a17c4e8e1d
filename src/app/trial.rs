//! Where a driver may take the whole program along.
//!
//! On Windows the renderer that is tried first asks Direct3D and Vulkan, and a broken driver there ends
//! the process without a word, so that nothing could be caught and the other renderer never came. So
//! the window is opened by a second process, and this one waits for it: if that dies before it had a
//! window, this process opens one with the renderer that has nothing to do with those drivers.

use std::env;
use std::fs;
use std::process::{Command, ExitCode};
use tabiya_cli::RendererChoice;
use tabiya_desktop::signals::outlast_interrupts;
use tempfile::NamedTempFile;

use super::NO_WINDOW;
use super::system::DRIVERS_MAY_END_US;

/// Names the file that the second process removes when it has a window.
const VARIABLE: &str = "TABIYA_WINDOW_IS_TRIED";

/// What a shell says of a program that Ctrl+C ended.
const INTERRUPTED: u8 = 130;
/// What a process leaves that Ctrl+C ended: by our doing, and by that of Windows.
const ENDED_BY_CTRL_C: [i32; 2] = [INTERRUPTED as i32, 0xC000_013A_u32.cast_signed()];

/// Where the window is opened.
#[derive(Debug)]
pub enum Opening {
    /// By another process, which has ended like this.
    Elsewhere(ExitCode),
    /// By this one.
    Here(RendererChoice),
}

/// Opens the window in another process where that is the way to survive a broken driver, and waits for
/// its end. `first` is the renderer that was chosen.
pub fn try_elsewhere(choice: RendererChoice) -> Opening {
    let is_risky = DRIVERS_MAY_END_US && matches!(choice, RendererChoice::Auto);
    if !is_risky || env::var_os(VARIABLE).is_some() {
        return Opening::Here(choice);
    }
    match run_again() {
        Ok(end) => opening(end),
        // Then without.
        Err(error) => {
            log::warn!("the window is not tried in another process: {error}");
            Opening::Here(choice)
        }
    }
}

/// The window is there: whatever happens from now on is not the fault of how it was begun.
pub fn tell_window_is_there() {
    if let Some(mark) = env::var_os(VARIABLE) {
        // Nobody else removes it; what stays is a file of no bytes where such files are swept.
        drop(fs::remove_file(mark));
    }
}

/// How the other process has ended.
#[derive(Clone, Copy, Debug)]
struct End {
    status: Option<i32>,
    had_window: bool,
}

fn run_again() -> std::io::Result<End> {
    let mark = NamedTempFile::new()?.into_temp_path();
    let mut command = Command::new(env::current_exe()?);
    command.args(env::args_os().skip(1)).env(VARIABLE, &mark);
    // Ctrl+C in a terminal goes to both; the other one has work to finish.
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
        // Nobody wants another window then.
        Some(status) if ENDED_BY_CTRL_C.contains(&status) => {
            Opening::Elsewhere(ExitCode::from(INTERRUPTED))
        }
        // It has said why, or it is too late for another one.
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
    fn whoever_died_without_a_window_is_followed_by_the_other_renderer() {
        // What an assertion of C, a broken pointer and a signal leave.
        for status in [Some(3), Some(0xC000_0005_u32.cast_signed()), None] {
            assert!(is_here(status, false), "{status:?}");
            assert!(!is_here(status, true), "{status:?}");
        }
    }

    #[test]
    fn whoever_ended_by_itself_is_not_followed() {
        for status in [0, i32::from(NO_WINDOW), 130, 0xC000_013A_u32.cast_signed()] {
            assert!(!is_here(Some(status), false), "{status}");
        }
    }
}
