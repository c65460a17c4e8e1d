//! A picture of the screen, or of a part of it that the user chooses, taken by the desktop.
//!
//! Promises: the user chooses in the desktop's own dialog what is taken; a dialog that nobody waits for any more is
//! closed.
//!
//! Desktops have that dialog as a portal (`org.freedesktop.portal.Screenshot`). Elsewhere the answer is
//! [`ScreenshotError::NoPortal`].

use std::ops::ControlFlow;
use std::path::PathBuf;

/// Why there is no picture. What is in it is in English, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScreenshotError {
    /// This desktop has nothing that takes pictures for other programs.
    NoPortal(String),
    /// It has, but that did not answer in time.
    NoAnswer,
    /// The desktop took none, or says of it what cannot be understood.
    Refused(String),
    /// Nobody wants it any more.
    Stopped,
}

/// Lets the user choose a part of the screen, and returns the file with its picture; `None` when the user did not
/// want to. `going_on` is asked several times a second and may break. `bus` is the address of a bus of messages;
/// none is that of the session.
///
/// # Errors
/// Fails when there is no picture, and the user has not chosen that.
pub fn take_screenshot(
    bus: Option<String>,
    going_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Option<PathBuf>, ScreenshotError> {
    #[cfg(all(unix, not(target_os = "macos")))]
    return portal::take(bus, going_on);
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    {
        drop((bus, going_on));
        Err(ScreenshotError::NoPortal("no portals here".to_owned()))
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod portal {
    use super::ScreenshotError;
    use crate::system::file_uri::path_of_uri;
    use crate::system::portal_request::{Interrupted, Portals, Turn, converse};
    use std::collections::HashMap;
    use std::ops::ControlFlow;
    use std::path::PathBuf;
    use zbus::zvariant::Value;

    const SCREENSHOT: &str = "org.freedesktop.portal.Screenshot";
    /// The window that the dialog belongs to: none, as for the file dialogs.
    const PARENT: &str = "";
    const DONE: u32 = 0;
    const CANCELLED: u32 = 1;

    pub(super) fn take(
        bus: Option<String>,
        going_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Option<PathBuf>, ScreenshotError> {
        match converse("screenshot", going_on, |turn| talk(bus, turn)) {
            Ok(end) => end,
            Err(Interrupted::Stopped) => Err(ScreenshotError::Stopped),
            Err(Interrupted::NoAnswer) => Err(ScreenshotError::NoAnswer),
            Err(Interrupted::Failed(why)) => Err(ScreenshotError::NoPortal(why)),
        }
    }

    async fn talk(bus: Option<String>, turn: Turn) -> Result<Option<PathBuf>, ScreenshotError> {
        let no_portal = |error: zbus::Error| ScreenshotError::NoPortal(error.to_string());
        let portals = Portals::on(bus.as_deref(), turn).await;
        let mut portals = portals.map_err(no_portal)?;
        let options = HashMap::from([("interactive", Value::Bool(true))]);
        let taken = portals
            .ask(SCREENSHOT, "Screenshot", &(PARENT, options))
            .await;
        let taken = taken.map_err(no_portal)?;
        match taken.code {
            DONE => {}
            CANCELLED => return Ok(None),
            code => return Err(ScreenshotError::Refused(format!("response {code}"))),
        }
        let uri = taken.results.get("uri");
        let uri = uri.and_then(|uri| uri.downcast_ref::<String>().ok());
        let path = uri.as_deref().and_then(path_of_uri);
        let refused = || ScreenshotError::Refused(format!("no file: {uri:?}"));
        path.map(Some).ok_or_else(refused)
    }
}
