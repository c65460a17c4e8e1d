//! Putting what was made into its file.

use super::status::{Status, complain};
use super::stream::Origin;
use crate::collection::{Expected, SaveError, Spare, Spool, save};
use crate::recovery::{SpareCopy, recovery_folder};
use crate::settings::state_folder;
use crate::text::{not_replaced_text, tr, tr_with};
use std::ops::ControlFlow;
use std::path::Path;

/// Saves what was made, and says why not. Where a file has to be overwritten in place, a copy is kept
/// where the window finds it, should that be broken off.
pub(super) fn save_spool(path: &Path, spool: &Spool) -> Status {
    let recovery = state_folder().map(|state| recovery_folder(&state));
    let mut copy = recovery.map(SpareCopy::new);
    let spare = copy.as_mut().map(|copy| copy as &mut dyn Spare);
    let saved = save(path, spool, &Expected::Anything, spare, &mut |_| {
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
    let file = Origin::File(path.to_owned()).shown_name();
    let reason = match error {
        SaveError::NoSpare { because, why } => {
            let because = not_replaced_text(*because);
            let why = why.to_string();
            let variables = [("because", because.into()), ("reason", why.into())];
            tr_with("cli-no-spare", &variables)
        }
        other => other.to_string(),
    };
    complain(&tr_with(
        "cli-convert-not-written",
        &[("file", file.into()), ("reason", reason.into())],
    ));
    Status::FileError
}
