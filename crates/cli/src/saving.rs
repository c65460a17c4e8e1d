//! Putting what was made into its file.

use super::standing::Standing;
use super::status::{Status, complain};
use super::stream::Origin;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya_lines::recovery::{SpareCopy, recovery_folder};
use tabiya_lines::{SaveError, Spare, Spool, save};
use tabiya_settings::state_folder;
use tabiya_text::{not_replaced_text, tr, tr_with};

/// Saves what was made, and says why not: also when something else stands there than when the work
/// began. Where a file has to be overwritten in place, a copy is kept
/// where the window finds it, should that be broken off.
pub(super) fn save_spool(path: &Path, spool: &Spool, standing: &Standing) -> Status {
    let recovery = state_folder().map(|state| recovery_folder(&state));
    let mut copy = recovery.map(SpareCopy::new);
    let spare = copy.as_mut().map(|copy| copy as &mut dyn Spare);
    let expected = standing.expected(path);
    let saved = save(path, spool, &expected, spare, &mut |_| {
        ControlFlow::Continue(())
    });
    let Err(error) = saved else {
        return Status::Fine;
    };
    let status = say_not_written(path, &error);
    if matches!(error, SaveError::NoSpare { .. }) {
        complain(&tr("cli-no-copy"));
    }
    // It is still there if the file is damaged.
    if let Some(folder) = copy.as_ref().and_then(SpareCopy::folder) {
        let folder = Origin::File(folder.join("base")).shown_name();
        complain(&tr_with("cli-copy-kept", &[("file", folder.into())]));
    }
    status
}

/// Says that a file was not written.
pub(super) fn say_not_written(path: &Path, error: &SaveError) -> Status {
    complain(&not_written_text(path, reason_text(error)));
    Status::FileError
}

/// Why a file was not saved, as a part of a sentence.
pub(super) fn reason_text(error: &SaveError) -> String {
    let because = |id, why: &io::Error| tr_with(id, &[("reason", why.to_string().into())]);
    match error {
        SaveError::NotRegular => tr("cli-reason-not-regular"),
        SaveError::IsFolder => tr("cli-reason-folder"),
        SaveError::FolderGone => tr("cli-reason-folder-gone"),
        SaveError::NoPermission => tr("cli-reason-permission"),
        SaveError::LinkOfThirdParty => tr("cli-reason-link-of-third-party"),
        SaveError::ReadOnly => tr("cli-reason-read-only"),
        SaveError::MarkedReadOnly => tr("cli-reason-marked-read-only"),
        SaveError::ChangedOnDisk => tr("cli-reason-changed"),
        SaveError::Removed => tr("cli-reason-removed"),
        SaveError::DiskFull => tr("cli-reason-disk-full"),
        SaveError::NameTooLong => tr("cli-reason-name-too-long"),
        SaveError::NameNotTaken => tr("cli-reason-name-not-taken"),
        SaveError::LinesLost => tr("cli-reason-lines-lost"),
        SaveError::Cancelled => tr("cli-reason-cancelled"),
        SaveError::Busy(why) => because("cli-reason-busy", why),
        SaveError::Unreachable(why) => because("cli-reason-unreachable", why),
        SaveError::InPlaceBroken { why, .. } => because("cli-reason-partly", why),
        SaveError::NotDurable { why, .. } => because("cli-reason-not-durable", why),
        SaveError::Write(why) => why.to_string(),
        SaveError::NoSpare { because, why } => {
            let because = not_replaced_text(*because);
            let why = why.to_string();
            let variables = [("because", because.into()), ("reason", why.into())];
            tr_with("cli-no-spare", &variables)
        }
    }
}

/// Why a file was not written. Its name is told as a whole: which disk is full is to be seen.
pub(super) fn not_written_text(path: &Path, reason: String) -> String {
    let file = Origin::File(whole_name(path)).shown_name();
    let variables = [("file", file.into()), ("reason", reason.into())];
    tr_with("cli-convert-not-written", &variables)
}

/// A path from the root on.
pub(super) fn whole_name(path: &Path) -> PathBuf {
    // Where the program is in no folder any more, the name as it was given has to do.
    std::path::absolute(path).unwrap_or_else(|_nowhere| path.to_owned())
}

/// Says that what was read cannot be kept aside, where temporary files are, or read back from there.
pub(super) fn say_no_room(error: &io::Error) -> Status {
    let folder = Origin::File(whole_name(&std::env::temp_dir())).shown_name();
    let reason = error.to_string();
    let variables = [("folder", folder.into()), ("reason", reason.into())];
    complain(&tr_with("cli-render-no-room", &variables));
    Status::FileError
}
