//! Texts about folders that are not piece sets, and about pictures and pages that cannot be read.

use super::{listed, piece_name, tr, tr_with};
use std::io::ErrorKind;
use tabiya_picture::scanned::ScanFault;
use tabiya_picture::{FolderFault, FolderReason as Reason};

/// The reason why a folder cannot be used as a piece set: the file, and its fault.
pub fn folder_fault_text(fault: &FolderFault) -> String {
    let file = super::name_text(&fault.file);
    let reason = reason_text(&fault.reason);
    let variables = [("file", file.into()), ("reason", reason.into())];
    tr_with("piece-set-fault", &variables)
}

fn reason_text(reason: &Reason) -> String {
    match reason {
        Reason::Unreadable(kind) => unreadable_text(*kind),
        Reason::TooManyFiles => tr("piece-set-too-many-files"),
        Reason::Missing(pieces) => {
            let names: Vec<_> = pieces.iter().map(|piece| piece_name(*piece)).collect();
            let pieces = listed(&names);
            tr_with("piece-set-missing", &[("pieces", pieces.into())])
        }
        Reason::Twice { other, piece } => tr_with(
            "piece-set-twice",
            &[
                ("other", other.as_str().into()),
                ("piece", piece_name(*piece).into()),
            ],
        ),
        Reason::NotAFile => tr("piece-set-not-a-file"),
        Reason::TooLarge => tr("piece-set-too-large"),
        Reason::NotText => tr("piece-set-not-text"),
        Reason::NotSvg(why) => tr_with("piece-set-not-svg", &[("why", why.as_str().into())]),
        Reason::Entities => tr("piece-set-entities"),
        Reason::TooMany => tr("piece-set-too-many"),
        Reason::TooDeep => tr("piece-set-too-deep"),
        Reason::Circle => tr("piece-set-circle"),
        Reason::Element(name) => tr_with("piece-set-element", &[("name", name.as_str().into())]),
        Reason::Outside(address) => {
            tr_with("piece-set-outside", &[("address", address.as_str().into())])
        }
        Reason::Id(id) => tr_with("piece-set-id", &[("id", id.as_str().into())]),
        Reason::StyleSheet => tr("piece-set-style-sheet"),
        Reason::TooDetailed => tr("piece-set-too-detailed"),
        Reason::FarAway => tr("piece-set-far-away"),
        Reason::Empty => tr("piece-set-empty"),
        Reason::TooSlow => tr("piece-set-too-slow"),
    }
}

fn unreadable_text(kind: ErrorKind) -> String {
    match kind {
        ErrorKind::NotFound => tr("piece-set-not-found"),
        ErrorKind::NotADirectory => tr("piece-set-no-folder"),
        ErrorKind::PermissionDenied => tr("piece-set-no-permission"),
        other => tr_with("piece-set-unreadable", &[("why", other.to_string().into())]),
    }
}

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
