//! Why a picture could not be read, and what to do about it.

use super::tasks::read_picture::PictureFault;
use crate::scanned::ScanFault;
use crate::text::{load_error_text, tr, tr_with};

/// What is said of the picture with this name.
pub(super) fn fault_text(name: &str, fault: &PictureFault) -> String {
    let name = ("name", name.into());
    match fault {
        PictureFault::Unread(path, error) => load_error_text(path, error),
        PictureFault::Scan(ScanFault::UnknownKind) => {
            tr_with("message-picture-unknown-kind", &[name])
        }
        PictureFault::Scan(ScanFault::TooLarge { width, height }) => {
            let variables = [
                name,
                ("width", width.to_string().into()),
                ("height", height.to_string().into()),
            ];
            tr_with("message-picture-too-large", &variables)
        }
        PictureFault::Scan(ScanFault::Damaged(reason)) => {
            let variables = [name, ("reason", reason.as_str().into())];
            tr_with("message-picture-damaged", &variables)
        }
        PictureFault::Cancelled => tr("message-cancelled"),
    }
}
