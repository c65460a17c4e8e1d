//! The place where a window of this user on this display listens.

#[cfg(unix)]
use crate::system::session::DesktopSession;
use std::ffi::OsString;
use std::path::PathBuf;

/// The place where windows of a program listen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListeningPlace {
    /// The runtime folder of this user.
    #[cfg(unix)]
    pub(super) runtime: PathBuf,
    /// The folder for programs' local data.
    #[cfg(windows)]
    pub(super) folder: PathBuf,
    /// The name of the program and of its folder there.
    pub(super) program: String,
    /// The user whose windows listen there.
    #[cfg(windows)]
    pub(super) user: String,
    /// The display or session, as a part of file names.
    pub(super) display: String,
}

#[cfg(unix)]
impl ListeningPlace {
    /// The place for windows of a program on the display that the environment names. `None` when the system has no
    /// runtime folder.
    pub fn of(program: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let runtime = PathBuf::from(variable("XDG_RUNTIME_DIR")?);
        let text = |name: &str| {
            let value = variable(name).unwrap_or_default();
            plain(&value.to_string_lossy())
        };
        let display = match DesktopSession::in_environment(&variable) {
            DesktopSession::X11(_) => format!("x11{}", text("DISPLAY")),
            DesktopSession::Wayland => format!("wayland{}", text("WAYLAND_DISPLAY")),
            DesktopSession::Other => "window".to_owned(),
        };
        runtime.is_absolute().then(|| Self {
            runtime,
            program: program.to_owned(),
            display,
        })
    }
}

#[cfg(windows)]
impl ListeningPlace {
    /// The place for windows of a program. The name of the pipe contains the user and the session. `None` when the
    /// system has no folder for local data.
    pub fn of(program: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let text = |name: &str| {
            let value = variable(name).unwrap_or_default();
            plain(&value.to_string_lossy())
        };
        let folder = PathBuf::from(variable("LOCALAPPDATA")?);
        folder.is_absolute().then(|| Self {
            folder,
            program: program.to_owned(),
            user: format!("{}-{}", text("USERDOMAIN"), text("USERNAME")),
            display: text("SESSIONNAME"),
        })
    }
}

/// Encodes a display as a part of a file name. Different displays have different names: every character other than
/// letters and digits becomes its number.
fn plain(display: &str) -> String {
    let letter = |letter: char| {
        if letter.is_ascii_alphanumeric() {
            letter.to_string()
        } else {
            format!("_{:x}_", u32::from(letter))
        }
    };
    display.chars().map(letter).collect()
}

#[cfg(all(test, unix, not(target_os = "macos")))]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn place(variables: &[(&str, &str)]) -> Option<ListeningPlace> {
        ListeningPlace::of("program", |name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn each_display_has_its_own_place() {
        let on = |display| place(&[("XDG_RUNTIME_DIR", "/run/1"), ("DISPLAY", display)]).unwrap();
        let all = [":0", ":0.1", ":1", "host:0", "host/0"].map(on);
        for (number, one) in all.iter().enumerate() {
            assert!(!one.display.contains('/'), "{one:?}");
            assert!(!all[..number].contains(one), "{one:?}");
        }
    }

    #[test]
    fn without_a_runtime_folder_there_is_no_place() {
        assert_eq!(place(&[("DISPLAY", ":0")]), None);
        assert_eq!(
            place(&[("XDG_RUNTIME_DIR", "run"), ("DISPLAY", ":0")]),
            None
        );
    }
}
