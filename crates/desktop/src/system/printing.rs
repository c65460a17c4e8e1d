//! Printing a PDF file through the desktop's print dialog.
//!
//! Promises: what is printed is the file that was given. Nothing is printed that the user has not sent
//! off in the dialog, and a dialog that nobody waits for any more is closed.
//!
//! Desktops have that dialog as a portal (`org.freedesktop.portal.Print`). macOS and Windows have no
//! such dialog without a toolkit of theirs; the answer there is [`PrintError::NoDialog`].

use std::fs::File;
use std::ops::ControlFlow;

/// How a document is to be printed, as far as that is known before the user is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintJob {
    /// What it is called in the dialog and in the queue of the printer.
    pub title: String,
    /// The paper, by its name among the standard ones (`iso_a4`, `na_letter`).
    pub paper: &'static str,
    /// Width and height of that paper when it stands upright, in millimetres.
    pub millimetres: (f64, f64),
    /// Whether it lies on its longer side.
    pub landscape: bool,
}

/// What the user has done in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// The document was sent to a printer.
    Sent,
    /// The dialog was closed.
    Cancelled,
}

/// Why a document was not printed. What is in it is in English, for those who repair it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// There is no print dialog.
    NoDialog(String),
    /// There is one, but it has not come in time.
    NoAnswer,
    /// The printing system has not taken the document.
    Refused(String),
    /// Nobody wants it any more.
    Stopped,
}

/// Shows the print dialog of the desktop and has the file printed, which is read from its beginning.
/// Waits until the user has decided; `going_on` is asked several times a second and may break. `bus` is the
/// address of a bus of messages; none is that of the session.
///
/// # Errors
/// Fails when it was not printed, and the user has not chosen that.
pub fn print_pdf(
    bus: Option<String>,
    file: File,
    job: PrintJob,
    going_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Printed, PrintError> {
    #[cfg(all(unix, not(target_os = "macos")))]
    return portal::print(bus, file, job, going_on);
    #[cfg(not(all(unix, not(target_os = "macos"))))]
    {
        drop((bus, file, job, going_on));
        Err(PrintError::NoDialog("no print portal".to_owned()))
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
mod portal {
    use super::{PrintError, PrintJob, Printed};
    use crate::system::portal_request::{Interrupted, Portals, Turn, converse};
    use std::collections::HashMap;
    use std::fs::File;
    use std::ops::ControlFlow;
    use std::os::fd::AsFd as _;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use zbus::zvariant::{Fd, Value};

    const PRINT: &str = "org.freedesktop.portal.Print";
    /// The window that the dialog belongs to: none, as for the file dialogs.
    const PARENT: &str = "";
    const DONE: u32 = 0;
    const CANCELLED: u32 = 1;

    pub(super) fn print(
        bus: Option<String>,
        file: File,
        job: PrintJob,
        going_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Printed, PrintError> {
        let is_sent_off = Arc::new(AtomicBool::default());
        let sent_off = Arc::clone(&is_sent_off);
        let talk = |turn| talk(bus, file, job, turn, sent_off);
        match converse("print dialog", going_on, talk) {
            Ok(end) => end,
            Err(Interrupted::Stopped) => Err(PrintError::Stopped),
            // The user has answered the dialog: whatever goes wrong now is no lack of one.
            Err(Interrupted::NoAnswer) if is_sent_off.load(Ordering::Relaxed) => {
                Err(PrintError::Refused("no answer".to_owned()))
            }
            Err(Interrupted::NoAnswer) => Err(PrintError::NoAnswer),
            Err(Interrupted::Failed(why)) => Err(PrintError::NoDialog(why)),
        }
    }

    async fn talk(
        bus: Option<String>,
        file: File,
        job: PrintJob,
        turn: Turn,
        sent_off: Arc<AtomicBool>,
    ) -> Result<Printed, PrintError> {
        let no_dialog = |error: zbus::Error| PrintError::NoDialog(error.to_string());
        let portals = Portals::on(bus.as_deref(), turn).await;
        let mut portals = portals.map_err(no_dialog)?;
        let (setup, settings) = (page_setup(&job), settings(&job));
        let options = HashMap::<&str, Value<'_>>::new();
        let asked = (PARENT, &job.title, settings, setup, options);
        let prepared = portals.ask(PRINT, "PreparePrint", &asked).await;
        let prepared = prepared.map_err(no_dialog)?;
        let token = prepared.results.get("token");
        let token = token.and_then(|token| token.downcast_ref::<u32>().ok());
        // A dialog that is closed at its corner has ended "in another way" for many desktops.
        let (DONE, Some(token)) = (prepared.code, token) else {
            return Ok(Printed::Cancelled);
        };
        sent_off.store(true, Ordering::Relaxed);
        let options = HashMap::from([("token", Value::U32(token))]);
        let document = (PARENT, &job.title, Fd::from(file.as_fd()), options);
        let printed = portals.ask(PRINT, "Print", &document).await;
        let refused = |error: zbus::Error| PrintError::Refused(error.to_string());
        match printed.map_err(refused)?.code {
            DONE => Ok(Printed::Sent),
            CANCELLED => Ok(Printed::Cancelled),
            code => Err(PrintError::Refused(format!("response {code}"))),
        }
    }

    fn orientation(job: &PrintJob) -> &'static str {
        if job.landscape {
            "landscape"
        } else {
            "portrait"
        }
    }

    fn settings(job: &PrintJob) -> HashMap<&'static str, Value<'static>> {
        HashMap::from([
            ("paper-format", job.paper.into()),
            ("orientation", orientation(job).into()),
        ])
    }

    fn page_setup(job: &PrintJob) -> HashMap<&'static str, Value<'static>> {
        let (width, height) = job.millimetres;
        HashMap::from([
            ("Name", job.paper.into()),
            ("Width", width.into()),
            ("Height", height.into()),
            ("MarginTop", 0.0.into()),
            ("MarginBottom", 0.0.into()),
            ("MarginLeft", 0.0.into()),
            ("MarginRight", 0.0.into()),
            ("Orientation", orientation(job).into()),
        ])
    }
}
