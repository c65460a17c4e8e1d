//! Where a window of this user on this display is to be found.

#[cfg(unix)]
use crate::system::session::Session;
use std::ffi::OsString;
use std::path::PathBuf;

/// Where windows of a program listen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The folder that the system keeps for this user.
    #[cfg(unix)]
    pub(super) runtime: PathBuf,
    /// The folder in which programs keep what is for this machine.
    #[cfg(windows)]
    pub(super) folder: PathBuf,
    /// The program's name, and that of its folder there.
    pub(super) program: String,
    /// Whose windows they are.
    #[cfg(windows)]
    pub(super) user: String,
    /// The display; what the files there begin with.
    pub(super) display: String,
}

#[cfg(unix)]
impl Place {
    /// The place for windows of a program on the display that the environment names. `None` when the
    /// system has none.
    pub fn of(program: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<Self> {
        let runtime = PathBuf::from(variable("XDG_RUNTIME_DIR")?);
        let text = |name: &str| {
            let value = variable(name).unwrap_or_default();
            plain(&value.to_string_lossy())
        };
        let display = match Session::in_environment(&variable) {
            Session::X11(_) => format!("x11{}", text("DISPLAY")),
            Session::Wayland => format!("wayland{}", text("WAYLAND_DISPLAY")),
            Session::Other => "window".to_owned(),
        };
        runtime.is_absolute().then(|| Self {
            runtime,
            program: program.to_owned(),
            display,
        })
    }
}

#[cfg(windows)]
impl Place {
    /// The place for windows of a program. Whose they are, and on which screens, the pipe's name says.
    /// `None` when the system has none.
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

/// A part of a file's name that no two displays share: what is no letter and no digit is written as
/// its number.
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

    fn place(variables: &[(&str, &str)]) -> Option<Place> {
        Place::of("program", |name| {
            let found = variables.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn each_display_has_a_place_of_its_own() {
        let on = |display| place(&[("XDG_RUNTIME_DIR", "/run/1"), ("DISPLAY", display)]).unwrap();
        let all = [":0", ":0.1", ":1", "host:0", "host/0"].map(on);
        for (number, one) in all.iter().enumerate() {
            assert!(!one.display.contains('/'), "{one:?}");
            assert!(!all[..number].contains(one), "{one:?}");
        }
    }

    #[test]
    fn where_the_system_keeps_no_folder_for_the_user_there_is_no_place() {
        assert_eq!(place(&[("DISPLAY", ":0")]), None);
        assert_eq!(
            place(&[("XDG_RUNTIME_DIR", "run"), ("DISPLAY", ":0")]),
            None
        );
    }
}
