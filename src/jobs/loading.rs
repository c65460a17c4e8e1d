//! Reading a file so that its first lines are shown while the others are still being read.

use super::collections::{CollectionFile, Listing, files_of_archive, files_of_folder};
use super::event::JobEvent;
use crate::collection::{Entry, LoadError, Opening, open, open_entry};
use std::ops::ControlFlow;
use std::path::PathBuf;

type Tell<'a> = &'a mut dyn FnMut(JobEvent) -> ControlFlow<()>;

/// Reads a file, or one of those in an archive. Of a folder, or an archive with several files, it
/// tells what there is to be opened.
pub(super) fn load_in_steps(path: PathBuf, entry: Option<&Entry>, tell: Tell<'_>) -> JobEvent {
    if entry.is_some() {
        return load(path, entry, tell);
    }
    if path.is_dir() {
        let mut progress = |done, of| tell(JobEvent::Progress { done, of });
        let listing = files_of_folder(&path, &mut progress);
        return JobEvent::CollectionsListed { path, listing };
    }
    match files_of_archive(&path) {
        Ok(Some(files)) => load_archive(path, files, tell),
        Ok(None) => load(path, None, tell),
        Err(error) => JobEvent::Loaded {
            path,
            result: Err(error),
        },
    }
}

fn load_archive(path: PathBuf, mut files: Vec<CollectionFile>, tell: Tell<'_>) -> JobEvent {
    if files.len() == 1
        && let Some(only) = files.pop()
    {
        return load(path, only.entry.as_ref(), tell);
    }
    let listing = Some(Listing {
        files,
        ..Listing::default()
    });
    JobEvent::CollectionsListed { path, listing }
}

fn load(path: PathBuf, entry: Option<&Entry>, tell: Tell<'_>) -> JobEvent {
    let mut whole = None;
    let mut step = |opening| match opening {
        Opening::First(loaded) => tell(JobEvent::Opened(loaded)),
        Opening::Grown(growth) => tell(JobEvent::Grown(growth)),
        Opening::Progress { done, of } => tell(JobEvent::Progress { done, of }),
        Opening::Done(growth, fingerprint) => {
            whole = Some((growth, fingerprint));
            ControlFlow::Continue(())
        }
    };
    let result = match entry {
        Some(entry) => open_entry(&path, entry, &mut step),
        None => open(&path, &mut step),
    };
    let result = result.and_then(|()| whole.ok_or(LoadError::Cancelled));
    JobEvent::Loaded { path, result }
}
