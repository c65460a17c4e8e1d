//! Takes a picture of the screen, or of a part of it that the user chooses, through the desktop, which answers with the
//! address of a file.
//!
//! Guarantees: the user chooses the area in the desktop's own dialog; a dialog that is no longer needed is closed.
//!
//! Desktops provide the dialog as a portal (`org.freedesktop.portal.Screenshot`). Elsewhere the result is
//! [`ScreenshotError::NoPortal`].

use std::ops::ControlFlow;
use std::path::PathBuf;

/// Returns the file on this machine that a `file:` address with its escapes (RFC 8089) identifies. `None` for addresses
/// on other machines.
pub fn path_of_uri(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let path = rest.strip_prefix("localhost").unwrap_or(rest);
    if !path.starts_with('/') {
        return None;
    }
    path_of_bytes(unescaped(path)?)
}

fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            u8::try_from(digit()? * 16 + digit()?).ok()?
        } else {
            byte
        });
    }
    (!bytes.contains(&0)).then_some(bytes)
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere names are text")]
fn path_of_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    Some(std::ffi::OsString::from_vec(bytes).into())
}

/// Removes the slash before a drive letter, which is not part of the path.
#[cfg(not(unix))]
fn path_of_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    let path = String::from_utf8(bytes).ok()?;
    Some(path.trim_start_matches('/').into())
}

/// The reason why there is no picture. Texts are in English, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScreenshotError {
    /// This desktop cannot take pictures for other programs.
    NoPortal(String),
    /// The portal did not answer in time.
    NoAnswer,
    /// The desktop took no picture, or returned an unusable answer.
    Refused(String),
    /// The caller cancelled.
    Stopped,
}

/// Lets the user choose a part of the screen, and returns the file with its picture; `None` when the user cancels.
/// `going_on` is called several times per second and may break to stop. `bus` is the address of a message bus; `None`
/// is the session bus.
///
/// # Errors
/// Fails when there is no picture for a reason other than the user's choice.
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
    use super::{ScreenshotError, path_of_uri};
    use crate::system::portal_request::{Interrupted, Portals, TurnReport, converse};
    use std::collections::HashMap;
    use std::ops::ControlFlow;
    use std::path::PathBuf;
    use zbus::zvariant::Value;

    const SCREENSHOT: &str = "org.freedesktop.portal.Screenshot";
    /// The parent window of the dialog: none, as for the file dialogs.
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

    async fn talk(
        bus: Option<String>,
        turn: TurnReport,
    ) -> Result<Option<PathBuf>, ScreenshotError> {
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStrExt as _;

    #[test]
    fn escapes_become_the_bytes_of_the_name() {
        let path = path_of_uri("file:///tmp/Sch%C3%B6n%20%FF.png");
        let path = path.unwrap_or_default();
        assert_eq!(path.as_os_str().as_bytes(), b"/tmp/Sch\xc3\xb6n \xff.png");
        let local = path_of_uri("file://localhost/a");
        assert_eq!(local, Some("/a".into()));
    }

    #[test]
    fn addresses_of_no_local_file_have_no_path() {
        for uri in [
            "https://a/b.png",
            "file://host/b",
            "file:///a%2",
            "file:///a%00b",
            "/a",
        ] {
            assert_eq!(path_of_uri(uri), None, "{uri}");
        }
    }
}
