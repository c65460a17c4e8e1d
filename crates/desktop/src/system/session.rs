//! Determines the desktop that the program communicates with.

#[cfg(target_os = "macos")]
use super::elsewhere as own;
use super::offer::{ClipboardKind, ClipboardOffer, DesktopError, Offered, PasteError};
use super::pasting::Heard;
use super::window_system::{WindowSystem, window_system};
#[cfg(windows)]
use super::windows_clipboard as own;
use std::ffi::OsString;
use std::sync::OnceLock;

/// A desktop that the program communicates with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DesktopSession {
    /// An X server; `None` means the one named by `DISPLAY`.
    X11(Option<String>),
    /// The Wayland compositor that the environment names.
    Wayland,
    /// Any other desktop.
    Other,
}

impl DesktopSession {
    /// The desktop of the window. It is determined once.
    pub fn of_the_window() -> &'static Self {
        static FOUND: OnceLock<DesktopSession> = OnceLock::new();
        FOUND.get_or_init(|| Self::in_environment(|name| std::env::var_os(name)))
    }

    /// Makes the same choice as the window library: Wayland first, unless no compositor answers.
    pub(super) fn in_environment(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let is_filled = |name: &str| variable(name).is_some_and(|value| !value.is_empty());
        let names_wayland = is_filled("WAYLAND_DISPLAY") || is_filled("WAYLAND_SOCKET");
        let has_x11 = is_filled("DISPLAY");
        match window_system(variable) {
            WindowSystem::OnlyX11 => Self::X11(None),
            WindowSystem::Any if names_wayland => Self::Wayland,
            WindowSystem::Any if has_x11 => Self::X11(None),
            WindowSystem::Any | WindowSystem::None => Self::Other,
        }
    }

    /// Notifies the desktop that the start with this name is complete although it opens no window.
    pub fn end_startup(&self, name: &str) {
        // Without this message the desktop would notice only after a while.
        #[cfg(all(unix, not(target_os = "macos")))]
        if let Self::X11(display) = self {
            drop(super::x11::end_startup(display.as_deref(), name));
        }
        #[cfg(not(all(unix, not(target_os = "macos"))))]
        let _ = name;
    }

    /// Puts an offer on the clipboard, as [`super::offer_on_clipboard`] does.
    ///
    /// # Errors
    /// Fails at once when there is no supported clipboard.
    pub fn offer_on_clipboard(&self, offer: ClipboardOffer) -> Result<Offered, DesktopError> {
        self.offer_as(ClipboardKind::Clipboard, offer)
    }

    /// Puts an offer on one of the clipboards. Returns at once.
    ///
    /// # Errors
    /// Fails at once when there is no such clipboard or it is not supported.
    #[cfg(all(unix, not(target_os = "macos")))]
    pub fn offer_as(
        &self,
        selection: ClipboardKind,
        offer: ClipboardOffer,
    ) -> Result<Offered, DesktopError> {
        match self {
            Self::X11(display) => super::x11::offer(display.clone(), selection, offer),
            Self::Wayland => super::wayland::offer(selection, offer),
            Self::Other => Err(DesktopError::Unsupported),
        }
    }

    /// Puts an offer on one of the clipboards. Returns at once.
    ///
    /// # Errors
    /// Fails at once when there is no such clipboard.
    #[cfg(windows)]
    pub fn offer_as(
        &self,
        selection: ClipboardKind,
        offer: ClipboardOffer,
    ) -> Result<Offered, DesktopError> {
        match selection {
            ClipboardKind::Clipboard => super::windows_clipboard::offer(offer),
            ClipboardKind::Primary => Err(DesktopError::Unsupported),
        }
    }

    /// Puts an offer on one of the clipboards. Returns at once.
    ///
    /// # Errors
    /// Always fails on this system, because no clipboard takes offers.
    #[cfg(target_os = "macos")]
    pub fn offer_as(&self, _: ClipboardKind, _: ClipboardOffer) -> Result<Offered, DesktopError> {
        Err(DesktopError::Unsupported)
    }

    /// Reads the text of one of the clipboards, as [`super::read_text`] does.
    ///
    /// # Errors
    /// Fails when the clipboard has no text, or it does not arrive.
    pub fn read_text(
        &self,
        selection: ClipboardKind,
        heard: Heard<'_>,
    ) -> Result<String, PasteError> {
        let session = self.clone();
        super::pasting::read(move |heard| session.fetch_text(selection, heard), heard)
    }

    /// Reads the picture of the clipboard, as [`super::read_picture`] does.
    ///
    /// # Errors
    /// Fails when the clipboard has no picture, or it does not arrive.
    pub fn read_picture(&self, heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
        let session = self.clone();
        super::pasting::read(move |heard| session.fetch_picture(heard), heard)
    }

    /// Reads the picture that another program offers, without a time limit.
    ///
    /// # Errors
    /// Fails when the clipboard has no picture, or it does not arrive.
    #[cfg(all(unix, not(target_os = "macos")))]
    fn fetch_picture(&self, heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
        let unsupported = match self {
            Self::X11(display) => return super::x11::read_picture(display.as_deref(), heard),
            Self::Wayland => super::wayland::read_picture(heard),
            Self::Other => Err(PasteError::Unsupported),
        };
        match (unsupported, self.instead()) {
            (Err(PasteError::Unsupported), Some(x11)) => x11.fetch_picture(heard),
            (result, _) => result,
        }
    }

    /// Reads the picture that another program offers, without a time limit.
    ///
    /// # Errors
    /// Fails when the clipboard has no picture, or it does not arrive.
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    #[expect(clippy::unused_self, reason = "elsewhere there are several sessions")]
    fn fetch_picture(&self, _: Heard<'_>) -> Result<Vec<u8>, PasteError> {
        own::read_picture()
    }

    /// Reads the text that another program offers, without a time limit.
    ///
    /// # Errors
    /// Fails when the clipboard has no text, or it does not arrive.
    #[cfg(all(unix, not(target_os = "macos")))]
    fn fetch_text(&self, selection: ClipboardKind, heard: Heard<'_>) -> Result<String, PasteError> {
        let unsupported = match self {
            Self::X11(display) => {
                return super::x11::read_text(display.as_deref(), selection, heard);
            }
            Self::Wayland => super::wayland::read_text(selection, heard),
            Self::Other => Err(PasteError::Unsupported),
        };
        match (unsupported, self.instead()) {
            (Err(PasteError::Unsupported), Some(x11)) => x11.fetch_text(selection, heard),
            (result, _) => result,
        }
    }

    /// Reads the text that another program offers, without a time limit.
    ///
    /// # Errors
    /// Fails when the clipboard has no text, or it does not arrive.
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    #[expect(clippy::unused_self, reason = "elsewhere there are several sessions")]
    fn fetch_text(&self, selection: ClipboardKind, _: Heard<'_>) -> Result<String, PasteError> {
        match selection {
            ClipboardKind::Clipboard => own::read_text(),
            ClipboardKind::Primary => Err(PasteError::Unsupported),
        }
    }

    /// Returns the X server that a Wayland compositor has for older programs, if there is one. The compositor keeps
    /// both clipboards in step.
    pub(super) fn instead(&self) -> Option<Self> {
        let has_x11 = std::env::var_os("DISPLAY").is_some_and(|display| !display.is_empty());
        (*self == Self::Wayland && has_x11).then_some(Self::X11(None))
    }
}

#[cfg(all(test, unix, not(target_os = "macos")))]
mod tests {
    use super::*;

    fn session(variables: &[(&str, &str)]) -> DesktopSession {
        DesktopSession::in_environment(|name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn a_wayland_socket_takes_precedence_over_x11_unless_it_is_dead() {
        let dead = ("WAYLAND_DISPLAY", "/nonexistent/wayland-9");
        let x11 = ("DISPLAY", ":0");
        assert_eq!(
            session(&[("WAYLAND_SOCKET", "7"), x11]),
            DesktopSession::Wayland
        );
        assert_eq!(session(&[dead, x11]), DesktopSession::X11(None));
        assert_eq!(session(&[x11]), DesktopSession::X11(None));
        assert_eq!(session(&[dead]), DesktopSession::Other);
    }

    #[test]
    fn without_a_desktop_nothing_is_offered() {
        let offer = ClipboardOffer::new().with_text("8/8/8/8/8/8/8/8 w - - 0 1");
        let refused = DesktopSession::Other.offer_on_clipboard(offer);
        assert_eq!(refused.err(), Some(DesktopError::Unsupported));
    }
}
