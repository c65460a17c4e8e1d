//! A second start of the program hands its files over to the window that is already open.
//!
//! Guarantees: communication is only with programs of this user on this display. The wait for a program that hangs is
//! limited to a second or two (plus one second per 8 MiB handed over). For a window that is just being opened, the wait
//! lasts as long as its process shows signs of life, but at most ten seconds. Received data is limited, and incomplete
//! messages are dropped. Listening costs nothing while nobody comes. Nothing is taken twice: a guest that gets no
//! answer opens its own window. Deliberately absent: the window, and the handling of what is handed over.
//!
//! The protocol: a window listens at a socket in `$XDG_RUNTIME_DIR`, in a folder that only this user can access, and
//! holds a lock beside it while it exists. The lock decides who is the first. A guest connects, and a dedicated thread
//! greets it at once; only then does the guest send its message. Each guest is served by its own thread, which passes
//! the message to the window, sends a sign of life now and then, and reports whether the window has taken it. Where
//! there is no such folder, nobody listens and nobody answers.
//!
//! On Windows the place is a pipe that only this user may open, with this user and this session in its name. The lock
//! is a file in the folder for programs' local data.
//!
//! # Details
//!
//! - *Place.* The folder is checked: its owner, its mode, and that it is not a link. On Linux the identity of a guest
//!   is checked, too. The display is part of the socket's name, so windows on different screens are not mixed up. The
//!   system releases the lock when the process ends, so the next start clears the socket of a killed program, and no
//!   process numbers are needed.
//! - *Greeting.* A guest sends nothing before it is greeted, so a window that hangs receives nothing that it could open
//!   an hour later. Then it gets a sign of life five times per second.
//! - *Taking.* The window takes everything that waits in one frame, and nothing from a guest that has gone. A message
//!   that a window has not taken after a second and a half is withdrawn; a window that has not drawn its first frame
//!   yet gets up to ten seconds as long as its process shows signs of life. So everything is opened once: here, or by
//!   the guest.
//! - *Giving up.* The guest opens a window of its own, and keeps what it has read of standard input, when there is no
//!   greeting for half a second or no sign of life for two seconds, when there is no such folder, when the version
//!   differs, or when standard input has more than 8 MiB.
//! - *Limits.* A guest has half a second for its message plus one second for every 8 MiB (on Unix), and at most 16 MiB.
//!   The accepting thread sleeps in between.
//! - *Windows.* Only the owner of the pipe may open it, and a guest checks whether the process at the other end is one
//!   that this user may inspect.
//! - *Mac.* There is no folder for such sockets, so every start has its own window.

mod message;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(crate) use message::GuestArrival;
pub use message::{Handed, MAX_MESSAGE_BYTES, message_of, read_message};
#[cfg(unix)]
pub(crate) use unix::StartListener;
#[cfg(unix)]
pub use unix::{hand_over, look_for_host};
#[cfg(windows)]
pub(crate) use windows::StartListener;
#[cfg(windows)]
pub use windows::{hand_over, look_for_host};

#[cfg(unix)]
use crate::system::session::DesktopSession;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// The maximum time for an answer that needs no work.
const PATIENCE: Duration = Duration::from_millis(500);
/// The maximum time for the window to see what was handed over. It may be in the middle of a frame.
const WINDOW_PATIENCE: Duration = Duration::from_millis(1500);
/// The same limit when the window has not drawn its first frame yet. A slow machine needs seconds for that.
const OPENING_PATIENCE: Duration = Duration::from_secs(10);
/// The interval between signs of life for a guest that waits for the window.
const BETWEEN_SIGNS: Duration = Duration::from_millis(200);
/// The maximum time that a guest waits for the next sign. It is very generous, because if the guest gave up after the
/// window had taken the files, they would be opened twice.
const SIGN_PATIENCE: Duration = Duration::from_secs(2);
/// The greeting of a listener. Other versions have a different greeting.
const GREETING: &[u8] = b"second start 2\n";
/// The answers: the window has opened what the guest handed over, or has not.
const TAKEN: u8 = b'+';
const NOT_TAKEN: u8 = b'-';
/// Precedes an answer while the window has not checked yet.
const SIGN_OF_LIFE: u8 = b'.';

/// The result of looking for a window at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// A window that greets.
    Greets,
    /// A process that does not answer, or answers with something unknown.
    IsSilent,
    /// No process listens.
    IsNotThere,
}

/// The result of handing things over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handing {
    /// The window has taken the things.
    Taken,
    /// The window has not taken them, and never will.
    NotTaken,
    /// The process of the window ended before it could take them.
    HostWent,
}

/// The reason why this process cannot listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotListening {
    /// Another process listens, or is about to.
    AnotherDoes,
    /// There is no place to listen at.
    NoPlace,
}

/// The maximum time for a message of `len` bytes after it is sent. A busy machine needs a while for megabytes.
fn message_patience(len: usize) -> Duration {
    // One second per 8 MiB.
    PATIENCE + Duration::from_micros(len as u64 / 8)
}

/// The place where windows of a program listen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListeningPlace {
    /// The runtime folder of this user.
    #[cfg(unix)]
    runtime: PathBuf,
    /// The folder for programs' local data.
    #[cfg(windows)]
    folder: PathBuf,
    /// The name of the program and of its folder there.
    program: String,
    /// The user whose windows listen there.
    #[cfg(windows)]
    user: String,
    /// The display or session, as a part of file names.
    display: String,
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
