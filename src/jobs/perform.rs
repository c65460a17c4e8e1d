//! The work itself, on whichever thread it is called.

use super::dialogs;
use super::event::JobEvent;
use super::folder::{first_folder, list_folder};
use super::job::{Expected, Job};
use crate::collection::{NotText, Rows, SaveError, Saved, Source, load, save};
use crate::settings::{recall, remember};
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::Path;

/// Does a job and returns the event that ends it. `progress` is told how far it is, and may stop it.
pub fn perform(job: Job, progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>) -> JobEvent {
    match job {
        Job::AskOpen { folder } => JobEvent::OpenAnswered(dialogs::ask_open(folder)),
        Job::AskSave { folder, name } => JobEvent::SaveAnswered(dialogs::ask_save(folder, &name)),
        Job::Load { path } => {
            let result = load(&path, progress);
            JobEvent::Loaded { path, result }
        }
        Job::ReadStandardInput => JobEvent::StandardInputRead(read_standard_input(progress)),
        Job::Save {
            document,
            path,
            rows,
            expected,
            state,
        } => {
            let result = save_as_expected(&path, &rows, &expected, progress);
            JobEvent::Saved {
                document,
                path,
                state,
                result,
            }
        }
        Job::RecallSettings { file } => JobEvent::SettingsRecalled(recall(&file)),
        Job::RememberSettings { file, settings } => {
            JobEvent::SettingsRemembered(remember(&file, &settings))
        }
        Job::ListFolder { folder } => {
            let folder = folder.unwrap_or_else(first_folder);
            JobEvent::FolderListed(list_folder(&folder).map_err(|error| (folder, error)))
        }
    }
}

fn save_as_expected(
    path: &Path,
    rows: &Rows,
    expected: &Expected,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Saved, SaveError> {
    let known = match expected {
        Expected::SameAs(fingerprint) => Some(fingerprint),
        Expected::Nothing if path.symlink_metadata().is_ok() => {
            return Err(SaveError::ChangedOnDisk);
        }
        Expected::Nothing | Expected::Anything => None,
    };
    let of = rows.byte_len();
    save(path, rows, known, &mut |done| progress(done, of))
}

/// More than this is refused: a stream has no end that could be known.
const MOST_STANDARD_INPUT: u64 = 1 << 32;

fn read_standard_input(
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Result<Source, NotText>, io::Error> {
    let mut bytes = Vec::new();
    let mut input = io::stdin().lock();
    loop {
        let read = input.by_ref().take(1 << 20).read_to_end(&mut bytes)?;
        let done = bytes.len() as u64;
        if read == 0 {
            return Ok(Source::from_bytes(bytes));
        }
        if done > MOST_STANDARD_INPUT {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        if progress(done, 0).is_break() {
            return Err(io::ErrorKind::Interrupted.into());
        }
    }
}
