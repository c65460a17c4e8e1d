//! Prints a PDF file through the desktop's print dialog.
//!
//! Guarantees: the printed document is the given file. Nothing is printed until the user confirms it in the dialog, and
//! a dialog that is no longer needed is closed.
//!
//! Desktops provide the dialog as a portal (`org.freedesktop.portal.Print`). macOS and Windows have no such dialog
//! outside their own toolkits; there the result is [`PrintError::NoDialog`].

use std::fs::File;
use std::ops::ControlFlow;

/// The properties of a print job that are known before the dialog opens.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintJob {
    /// The name of the job in the dialog and in the printer queue.
    pub title: String,
    /// The standard name of the paper (`iso_a4`, `na_letter`).
    pub paper: &'static str,
    /// Width and height of that paper in portrait orientation, in millimetres.
    pub millimetres: (f64, f64),
    /// Whether the pages have landscape orientation.
    pub landscape: bool,
}

/// The user's action in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// The user sent the document to a printer.
    Sent,
    /// The user closed the dialog.
    Cancelled,
}

/// The reason why a document was not printed. Texts are English descriptions for developers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrintError {
    /// There is no print dialog.
    NoDialog(String),
    /// The dialog did not appear in time.
    NoAnswer,
    /// The printing system refused the document.
    Refused(String),
    /// The caller cancelled.
    Stopped,
}

/// Shows the desktop's print dialog and prints the file from its beginning. Waits until the user has decided.
/// `going_on` is called several times per second and may break to stop. `bus` is the address of a message bus; `None`
/// is the session bus.
///
/// # Errors
/// Fails when the document was not printed for a reason other than the user's choice.
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
    use crate::system::portal_request::{Interrupted, Portals, TurnReport, converse};
    use std::collections::HashMap;
    use std::fs::File;
    use std::ops::ControlFlow;
    use std::os::fd::AsFd as _;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use zbus::zvariant::{Fd, Value};

    const PRINT: &str = "org.freedesktop.portal.Print";
    /// The parent window of the dialog: none, as for the file dialogs.
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
            // The user has answered the dialog, so a later failure does not mean that there is no dialog.
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
        turn: TurnReport,
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
        // Many desktops report a dialog that is closed with its window button as ended "in another way".
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
