//! Opens a file in the program that the user has chosen for such files.
//!
//! On desktops with portals it uses `org.freedesktop.portal.OpenURI`. Without a portal, and on other systems, it uses
//! the system's command.

#[cfg(windows)]
use std::ffi::{OsStr, OsString};
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The reason why a file was not opened.
#[derive(Debug)]
pub enum OpenError {
    /// The file cannot be read.
    File(io::Error),
    /// No program opens the file. Contains an English description for developers.
    NoViewer(String),
    /// The caller cancelled.
    Stopped,
}

/// The time after which a running command counts as successful: some commands are the viewer itself.
const COMMAND_FAILS_WITHIN: Duration = Duration::from_secs(4);
const TICK: Duration = Duration::from_millis(100);

/// Opens a file in the system's program for it, or a folder in its file manager. Returns when the program is being started. `going_on` is called several
/// times per second and may break to stop. `bus` is the address of a message bus; `None` is the session bus.
///
/// # Errors
/// Fails when no program opens the file.
pub fn open_in_viewer(
    bus: Option<String>,
    path: &Path,
    going_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<(), OpenError> {
    let path = std::path::absolute(path).map_err(OpenError::File)?;
    // Windows cannot open a folder like a file.
    if !cfg!(windows) || !path.is_dir() {
        let file = std::fs::File::open(&path).map_err(OpenError::File)?;
        #[cfg(all(unix, not(target_os = "macos")))]
        if let Some(opened) = portal::open(bus, file, going_on) {
            return opened;
        }
        #[cfg(not(all(unix, not(target_os = "macos"))))]
        drop((bus, file));
    }
    open_by_command(&path, going_on)
}

/// The commands that open a file, with the arguments before its name.
const COMMANDS: &[(&str, &[&str])] = if cfg!(windows) {
    &[("explorer.exe", &[])]
} else if cfg!(target_os = "macos") {
    &[("open", &[])]
} else {
    &[("xdg-open", &[]), ("gio", &["open"])]
};

fn open_by_command(
    path: &Path,
    going_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<(), OpenError> {
    let mut why = String::new();
    for (program, before) in COMMANDS {
        let mut command = Command::new(program);
        command.args(*before);
        add_path(&mut command, path);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        match run(command, going_on) {
            Ok(true) => return Ok(()),
            Ok(false) => why = format!("{program} failed"),
            Err(OpenError::File(error)) => why = format!("{program}: {error}"),
            Err(other) => return Err(other),
        }
    }
    Err(OpenError::NoViewer(why))
}

#[cfg(not(windows))]
fn add_path(command: &mut Command, path: &Path) {
    command.arg(path);
}

/// Adds the path in quotation marks. Without them Explorer treats a comma or an equals sign as the end of a name, and
/// the standard library adds them only where there are spaces.
#[cfg(windows)]
fn add_path(command: &mut Command, path: &Path) {
    use std::os::windows::process::CommandExt as _;
    let quoted = [OsStr::new("\""), path.as_os_str(), OsStr::new("\"")];
    command.raw_arg(quoted.into_iter().collect::<OsString>());
}

/// Runs the command. Returns whether it succeeded.
fn run(
    mut command: Command,
    going_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<bool, OpenError> {
    let mut child = command.spawn().map_err(OpenError::File)?;
    let (tell, hear) = channel();
    let waiting = thread::Builder::new().name("viewer".to_owned());
    // The thread waits for the end even when the caller does not, because the system keeps ended processes until then.
    let waiting = waiting.spawn(move || drop(tell.send(child.wait())));
    waiting.map_err(OpenError::File)?;
    let began = Instant::now();
    loop {
        match hear.recv_timeout(TICK) {
            // The command on Windows returns "failed" whatever it has done.
            Ok(Ok(status)) => return Ok(status.success() || cfg!(windows)),
            Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => return Ok(false),
            Err(RecvTimeoutError::Timeout) if going_on().is_break() => {
                return Err(OpenError::Stopped);
            }
            Err(RecvTimeoutError::Timeout) if began.elapsed() > COMMAND_FAILS_WITHIN => {
                return Ok(true);
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod portal {
    use super::OpenError;
    use crate::system::portal_request::{Interrupted, Portals, TurnReport, converse};
    use std::collections::HashMap;
    use std::fs::File;
    use std::ops::ControlFlow;
    use std::os::fd::AsFd as _;
    use zbus::zvariant::{Fd, Value};

    const OPEN: &str = "org.freedesktop.portal.OpenURI";
    /// The parent window of the dialog: none, as for the file dialogs.
    const PARENT: &str = "";
    const DONE: u32 = 0;
    const CANCELLED: u32 = 1;

    /// Opens a file through the portal; `None` when no portal answers.
    pub(super) fn open(
        bus: Option<String>,
        file: File,
        going_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Result<(), OpenError>> {
        match converse("viewer", going_on, |turn| talk(bus, file, turn)) {
            // A user who is asked for a program and chooses none has changed their mind.
            Ok(Ok(DONE | CANCELLED)) => Some(Ok(())),
            Ok(Ok(code)) => Some(Err(OpenError::NoViewer(format!("response {code}")))),
            Err(Interrupted::Stopped) => Some(Err(OpenError::Stopped)),
            Ok(Err(_)) | Err(Interrupted::NoAnswer | Interrupted::Failed(_)) => None,
        }
    }

    async fn talk(bus: Option<String>, file: File, turn: TurnReport) -> zbus::Result<u32> {
        let mut portals = Portals::on(bus.as_deref(), turn).await?;
        let options = HashMap::<&str, Value<'_>>::new();
        let asked = (PARENT, Fd::from(file.as_fd()), options);
        let answer = portals.ask(OPEN, "OpenFile", &asked).await?;
        Ok(answer.code)
    }
}

#[cfg(all(test, windows))]
mod tests {
    use super::*;

    #[test]
    fn explorer_gets_a_name_with_commas_and_equals_signs_as_one_argument() {
        let mut command = Command::new("explorer.exe");
        add_path(&mut command, Path::new(r"C:\d\Euwe,Max=1.pdf"));
        let said = format!("{command:?}");
        assert!(said.ends_with(r#" "C:\d\Euwe,Max=1.pdf""#), "{said}");
    }
}
