//! The Windows taskbar.

use super::taskbar::{WorkPace, WorkProgress};
use winsafe::co::{CLSCTX, CLSID, COINIT, GW, TBPF};
use winsafe::prelude::*;
use winsafe::{
    CoCreateInstance, CoInitializeEx, EnumThreadWindows, GetCurrentThreadId, HWND, HrResult,
    ITaskbarList3, IUnknown,
};

/// The calling thread, whose windows have the taskbar buttons.
#[expect(clippy::unnecessary_wraps, reason = "other systems have no taskbar")]
pub(crate) fn window_thread() -> Option<u32> {
    Some(GetCurrentThreadId())
}

/// Shows progress on the taskbar buttons of a thread's windows until `next` returns `None`. Blocks for as long as the
/// desktop takes.
pub(crate) fn show_progress(thread: u32, next: &mut dyn FnMut() -> Option<WorkProgress>) {
    while let Some(progress) = next() {
        // If there is no desktop, there is no taskbar either.
        if let Err(error) = show(thread, progress) {
            log::info!("no progress on the taskbar: {error}");
        }
    }
}

/// Gets the taskbar again each time: a thread that kept it would have to keep answering messages that are broadcast to
/// all windows.
fn show(thread: u32, progress: WorkProgress) -> HrResult<()> {
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

fn state(progress: WorkProgress) -> TBPF {
    match progress.pace {
        WorkPace::Over => TBPF::NOPROGRESS,
        WorkPace::Going if progress.percent.is_none() => TBPF::INDETERMINATE,
        WorkPace::Going => TBPF::NORMAL,
        WorkPace::Paused => TBPF::PAUSED,
        WorkPace::Stuck => TBPF::ERROR,
    }
}

/// Returns the windows with taskbar buttons. Menus, tooltips and hidden windows have none.
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
