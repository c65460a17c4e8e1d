//! Texts about pictures and pages that cannot be read.

use super::{tr, tr_with};
use tabiya_picture::scanned::ScanFault;

/// The reason why the boards of this file, or of a page of it, cannot be read, and a remedy. `file` appears unchanged
/// in the text.
pub fn scan_fault_text(file: &str, fault: &ScanFault) -> String {
    let of_file = |message: &str| tr_with(message, &[("file", file.into())]);
    let for_reason = |message: &str, reason: &str| {
        tr_with(message, &[("file", file.into()), ("reason", reason.into())])
    };
    match fault {
        ScanFault::Unreadable(reason) => for_reason("scan-unreadable", reason),
        ScanFault::UnknownKind => of_file("scan-unknown-kind"),
        ScanFault::TooLarge { width, height } => tr_with(
            "scan-too-large",
            &[
                ("file", file.into()),
                ("width", width.to_string().into()),
                ("height", height.to_string().into()),
            ],
        ),
        ScanFault::Damaged(reason) => for_reason("scan-damaged", reason),
        ScanFault::NeedsPassword => of_file("scan-needs-password"),
        ScanFault::WrongPassword => of_file("scan-wrong-password"),
        ScanFault::NoSuchPage => of_file("scan-no-such-page"),
        ScanFault::TooSlow => of_file("scan-too-slow"),
        ScanFault::TooMuch => of_file("scan-too-much"),
        ScanFault::Cancelled => tr("scan-cancelled"),
    }
}
