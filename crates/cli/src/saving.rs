//! Saves finished output into its file, and remembers the files that existed at the output when the work began.
//!
//! Only these are ever replaced: a file that another program has written there in the meantime may
//! be its only copy.

use super::status::{Status, complain};
use super::stream::{InputFile, InputOrigin};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabiya_lines::recovery::{SpareCopy, recovery_folder};
use tabiya_lines::{Expected, FileContent, Fingerprint, SaveError, Spare, Spool, save};
use tabiya_publish::Format;
use tabiya_settings::state_folder;
use tabiya_text::{not_replaced_text, tr, tr_with};

/// The existing files by path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Standing {
    files: HashMap<PathBuf, Fingerprint>,
}

impl Standing {
    /// Looks at the file at this path, following links.
    pub(super) fn at(path: &Path) -> Self {
        let mut standing = Self::default();
        standing.look_at(path);
        standing
    }

    /// Adds the diagrams in a folder.
    pub(super) fn add_folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            // In a folder, a link itself is replaced, and not its target.
            if Format::from_path(&path).is_some()
                && let Ok(metadata) = path.symlink_metadata()
            {
                self.files.insert(path, Fingerprint::of(&metadata));
            }
        }
    }

    /// Adds the file at this path, following links.
    pub(super) fn look_at(&mut self, path: &Path) {
        // A file that cannot be examined is not replaced.
        if let Ok(metadata) = path.metadata() {
            let fingerprint = Fingerprint::of(&metadata);
            self.files.insert(path.to_owned(), fingerprint);
        }
    }

    /// Takes the files that were read into account. If an input is also the output, the state that counts is the one
    /// when it was opened for reading.
    pub(super) fn read(mut self, readings: Vec<InputFile>, output: &Path) -> Self {
        for reading in readings {
            if reading.path == output {
                self.files.insert(reading.path, reading.fingerprint);
            }
        }
        self
    }

    /// Takes the files that were read into account, as [`Self::read`] does for a single output.
    pub(super) fn all_read(mut self, readings: Vec<InputFile>) -> Self {
        for reading in readings {
            if let Some(seen) = self.files.get_mut(&reading.path) {
                *seen = reading.fingerprint;
            }
        }
        self
    }

    /// Whether there was a file at this path.
    pub(super) fn has(&self, path: &Path) -> bool {
        self.files.contains_key(path)
    }

    /// Returns the file that may be replaced at this path.
    pub(super) fn expected(&self, path: &Path) -> Expected {
        let seen = self.files.get(path).cloned();
        seen.map_or(Expected::Nothing, Expected::SameAs)
    }
}

/// Saves the output and reports errors, including a file that has changed since the work began. If
/// a file has to be overwritten in place, a copy is kept where the window finds it after a crash.
pub(super) fn save_spool(path: &Path, spool: &Spool, standing: &Standing) -> Status {
    save_content(path, spool, standing)
}

/// Saves any content in the same way.
pub(super) fn save_content(path: &Path, content: &dyn FileContent, standing: &Standing) -> Status {
    let recovery = state_folder().map(|state| recovery_folder(&state));
    let mut copy = recovery.map(SpareCopy::new);
    let spare = copy.as_mut().map(|copy| copy as &mut dyn Spare);
    let expected = standing.expected(path);
    let saved = save(path, content, &expected, spare, &mut |_| {
        ControlFlow::Continue(())
    });
    let Err(error) = saved else {
        return Status::Fine;
    };
    let status = say_not_written(path, &error);
    if matches!(error, SaveError::NoSpare { .. }) {
        complain(&tr("cli-no-copy"));
    }
    // The copy is kept if the file is damaged.
    if let Some(folder) = copy.as_ref().and_then(SpareCopy::folder) {
        let folder = InputOrigin::File(folder.join("base")).shown_name();
        complain(&tr_with("cli-copy-kept", &[("file", folder.into())]));
    }
    status
}

/// Reports that a file was not written.
pub(super) fn say_not_written(path: &Path, error: &SaveError) -> Status {
    complain(&not_written_text(path, reason_text(error)));
    Status::FileError
}

/// Returns the reason why a file was not saved, as a part of a sentence.
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

/// Returns the message that explains why a file was not written. It gives the absolute path, which shows which disk is
/// full.
pub(super) fn not_written_text(path: &Path, reason: String) -> String {
    let file = InputOrigin::File(whole_name(path)).shown_name();
    let variables = [("file", file.into()), ("reason", reason.into())];
    tr_with("cli-convert-not-written", &variables)
}

/// Returns the absolute path.
fn whole_name(path: &Path) -> PathBuf {
    // If the current folder is gone, the path is returned as given.
    std::path::absolute(path).unwrap_or_else(|_nowhere| path.to_owned())
}

/// Reports that input cannot be stored in the temporary folder, or read back from there.
pub(super) fn say_no_room(error: &io::Error) -> Status {
    let folder = InputOrigin::File(whole_name(&std::env::temp_dir())).shown_name();
    let reason = error.to_string();
    let variables = [("folder", folder.into()), ("reason", reason.into())];
    complain(&tr_with("cli-render-no-room", &variables));
    Status::FileError
}
