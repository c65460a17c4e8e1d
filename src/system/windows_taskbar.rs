//! The taskbar of Windows.

use super::taskbar::{Pace, Progress};
use winsafe::co::{CLSCTX, CLSID, COINIT, GW, TBPF};
use winsafe::prelude::*;
use winsafe::{
    CoCreateInstance, CoInitializeEx, EnumThreadWindows, GetCurrentThreadId, HWND, HrResult,
    ITaskbarList3, IUnknown,
};

/// The calling thread, whose windows have buttons on the taskbar.
pub fn window_thread() -> Option<u32> {
    Some(GetCurrentThreadId())
}

/// Shows what is to be shown on the buttons of a thread's windows, until there is no more to show. Waits as long
/// as the desktop takes.
pub fn show_progress(thread: u32, next: &mut dyn FnMut() -> Option<Progress>) {
    while let Some(progress) = next() {
        // Without a desktop there is no taskbar either.
        if let Err(error) = show(thread, progress) {
            log::info!("no progress on the taskbar: {error}");
        }
    }
}

/// The taskbar is asked for anew each time: a thread that keeps it would have to answer whatever is sent to all
/// windows.
fn show(thread: u32, progress: Progress) -> HrResult<()> {
    let _com = CoInitializeEx(COINIT::APARTMENTTHREADED)?;
    let taskbar: ITaskbarList3 = CoCreateInstance(
        &CLSID::TaskbarList,
        None::<&IUnknown>,
        CLSCTX::INPROC_SERVER,
    )?;
    taskbar.HrInit()?;
    for window in windows_with_buttons(thread) {
        taskbar.SetProgressState(&window, state(progress))?;
        if let Some(percent) = progress.percent {
            taskbar.SetProgressValue(&window, percent.into(), 100)?;
        }
    }
    Ok(())
}

fn state(progress: Progress) -> TBPF {
    match progress.pace {
        Pace::Over => TBPF::NOPROGRESS,
        Pace::Going if progress.percent.is_none() => TBPF::INDETERMINATE,
        Pace::Going => TBPF::NORMAL,
        Pace::Paused => TBPF::PAUSED,
        Pace::Stuck => TBPF::ERROR,
    }
}

/// Menus, tips and what is never shown have none.
fn windows_with_buttons(thread: u32) -> Vec<HWND> {
    let mut windows = Vec::new();
    let all = EnumThreadWindows(thread, |window| {
        if window.IsWindowVisible() && window.GetWindow(GW::OWNER).is_err() {
            windows.push(window);
        }
        true
    });
    if let Err(error) = all {
        log::info!("no windows for the taskbar: {error}");
    }
    windows
}
