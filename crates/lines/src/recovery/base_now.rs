//! Finds the current source of a journal's lines, and the state of the document's file.
//!
//! The bytes of the file are decisive; they are compared with the imprint in the journal. If a journal has no imprint,
//! because it is from an earlier version or its file was not read to its end, the times are decisive.

use super::base::{WatchedReader, open_as_kept};
use super::base_lines::BaseLines;
use super::finding::AbandonedWork;
use super::head::Base;
use super::imprint_record::read_imprint;
use super::room::Demand;
use super::session;
use super::system::{self, Access};
use crate::{
    Fingerprint, Imprint, LoadError, Loaded, Source, Survivors, load_opened, load_rows,
    open_regular_file,
};
use std::fs::File;
use std::io::{self, BufRead as _, BufReader};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The state of a document's file since its work was abandoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// The document had no file.
    NoFile,
    /// The file is unchanged.
    AsItWas,
    /// The file has another content.
    Changed,
    /// The file no longer exists.
    Gone,
    /// The file is inaccessible.
    Unreachable,
}

/// The reason why nothing could be restored.
#[derive(Debug)]
pub enum RestoreError {
    /// The journal is no longer readable.
    Journal(io::Error),
    /// The file next to the journal is not readable.
    Base(LoadError),
    /// It needs more memory than is available; at least this much.
    TooLarge(Demand),
    /// Another program is using it.
    Taken,
    /// The caller asked to stop.
    Cancelled,
}

type Progress<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// The current source of a journal's lines.
pub(super) struct BaseNow {
    /// The copy next to the journal, or the document's own file in its current state. Empty if there is neither.
    pub(super) source: Source,
    /// The places of the journal's lines in it.
    pub(super) lines: BaseLines,
    /// The state of the document's file.
    pub(super) file_state: FileState,
    /// The document's file, if it is the same as when the journal was begun.
    pub(super) file: Option<(PathBuf, Option<Fingerprint>)>,
    /// Whether the journal should have a copy next to it but its copy is missing or damaged.
    pub(super) lacks_copy: bool,
}

/// Finds the current source of a journal's lines.
pub(super) fn base_now(
    found: &AbandonedWork,
    progress: &mut Progress<'_>,
) -> Result<BaseNow, RestoreError> {
    let imprint = imprint_of(found, progress)?;
    let lacks_copy = match kept_base(found, progress)? {
        Some(kept) => return from_copy(found, imprint.as_ref(), kept, progress),
        None => found.head.base.is_kept(),
    };
    let is_in_file = matches!(found.head.base, Base::File | Base::FileKept);
    let path = found.head.path.as_deref().filter(|_| is_in_file);
    let now = if let Some(path) = path {
        in_file(found, path, imprint.as_ref(), progress)?
    } else {
        let (file_state, file) = file_of(found, imprint.as_ref());
        BaseNow {
            file,
            ..nowhere(file_state)
        }
    };
    Ok(BaseNow { lacks_copy, ..now })
}

/// The imprint in the journal, if it has one.
fn imprint_of(
    found: &AbandonedWork,
    progress: &mut Progress<'_>,
) -> Result<Option<Imprint>, RestoreError> {
    let (journal, metadata) = session::open(found.folder()).map_err(RestoreError::Journal)?;
    let mut watched = WatchedReader::new(journal, metadata.len(), progress);
    let imprint = read_imprint(BufReader::new(&mut watched));
    if watched.is_stopped() {
        return Err(RestoreError::Cancelled);
    }
    Ok(imprint)
}

/// The base next to the journal, if it is undamaged.
fn kept_base(
    found: &AbandonedWork,
    progress: &mut Progress<'_>,
) -> Result<Option<File>, RestoreError> {
    if !found.head.base.is_kept() {
        return Ok(None);
    }
    let mut is_stopped = false;
    let kept = open_as_kept(&found.base(), found.head.base_sum, &mut |done, of| {
        let goes_on = progress(done, of);
        is_stopped |= goes_on.is_break();
        goes_on
    });
    if is_stopped {
        return Err(RestoreError::Cancelled);
    }
    Ok(kept)
}

fn from_copy(
    found: &AbandonedWork,
    imprint: Option<&Imprint>,
    kept: File,
    progress: &mut Progress<'_>,
) -> Result<BaseNow, RestoreError> {
    let source = match load_opened(&found.base(), kept, found.head.holds_games, progress) {
        Ok(loaded) => loaded.source,
        Err(LoadError::Cancelled) => return Err(RestoreError::Cancelled),
        Err(error) => return Err(RestoreError::Base(error)),
    };
    let (file_state, file) = file_of(found, imprint);
    Ok(BaseNow {
        lines: BaseLines::InPlace(source.line_count()),
        source,
        file_state,
        file,
        lacks_copy: false,
    })
}

fn nowhere(file_state: FileState) -> BaseNow {
    BaseNow {
        source: Source::empty(),
        lines: BaseLines::Surviving(Survivors::none()),
        file_state,
        file: None,
        lacks_copy: false,
    }
}

/// Looks for the lines in the document's file.
fn in_file(
    found: &AbandonedWork,
    path: &Path,
    imprint: Option<&Imprint>,
    progress: &mut Progress<'_>,
) -> Result<BaseNow, RestoreError> {
    let loaded = match load_rows(path, found.head.holds_games, progress) {
        Ok(loaded) if loaded.unpacked_from.is_none() => loaded,
        Ok(_packed_now) => return Ok(nowhere(FileState::Changed)),
        Err(LoadError::Cancelled) => return Err(RestoreError::Cancelled),
        Err(LoadError::NotFound) => return Ok(nowhere(FileState::Gone)),
        Err(_) => return Ok(nowhere(FileState::Unreachable)),
    };
    let is_same = match (imprint, loaded.fingerprint.imprint()) {
        (Some(then), Some(now)) => then.is_of_same_bytes(now),
        _ => loaded.fingerprint.to_bytes() == found.head.fingerprint,
    };
    let Loaded {
        source,
        fingerprint,
        ..
    } = loaded;
    if is_same {
        return Ok(BaseNow {
            lines: BaseLines::InPlace(source.line_count()),
            source,
            file_state: FileState::AsItWas,
            file: Some((path.to_owned(), Some(fingerprint))),
            lacks_copy: false,
        });
    }
    let Some(imprint) = imprint else {
        return Ok(nowhere(FileState::Changed));
    };
    // The file may be changing at this moment.
    let Ok(survivors) = Survivors::between(imprint, &source) else {
        return Ok(nowhere(FileState::Changed));
    };
    Ok(BaseNow {
        lines: BaseLines::surviving(survivors),
        source,
        file_state: FileState::Changed,
        file: None,
        lacks_copy: false,
    })
}

/// The state of the document's file, with its path and current fingerprint if it is the same as when the journal was
/// begun.
fn file_of(
    found: &AbandonedWork,
    imprint: Option<&Imprint>,
) -> (FileState, Option<(PathBuf, Option<Fingerprint>)>) {
    let Some(path) = &found.head.path else {
        return (FileState::NoFile, None);
    };
    match Fingerprint::at(path) {
        Ok(now) => {
            let same = match found.head.base {
                Base::Copy => is_same_content(path, &found.base())
                    .is_ok_and(|is_same| is_same)
                    .then_some(now),
                Base::Kept | Base::File | Base::FileKept => match imprint {
                    Some(imprint) => found_in(imprint, path),
                    None => (now.to_bytes() == found.head.fingerprint).then_some(now),
                },
            };
            match same {
                Some(now) => (FileState::AsItWas, Some((path.clone(), Some(now)))),
                None => (FileState::Changed, None),
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let had_none = found.head.fingerprint.is_empty() && found.head.base != Base::Copy;
            if had_none {
                (FileState::AsItWas, Some((path.clone(), None)))
            } else {
                (FileState::Gone, None)
            }
        }
        Err(_) => (FileState::Unreachable, None),
    }
}

/// The fingerprint of a file if it has the bytes of an imprint.
fn found_in(imprint: &Imprint, path: &Path) -> Option<Fingerprint> {
    let (file, metadata) = open_regular_file(path).ok()?;
    imprint.found_in(file, &metadata).ok().flatten()
}

/// Whether two files have the same bytes: then an interrupted save over one of them had been completed.
fn is_same_content(one: &Path, other: &Path) -> io::Result<bool> {
    // Opening anything but a regular file might have effects.
    let no_file = |_| io::Error::from(io::ErrorKind::InvalidInput);
    let (one, one_is) = open_regular_file(one).map_err(no_file)?;
    let (other, other_is) = system::open_regular(other, Access::Read)?;
    if one_is.len() != other_is.len() {
        return Ok(false);
    }
    let mut one = BufReader::new(one);
    let mut other = BufReader::new(other);
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let count = left.len().min(right.len());
        if left.get(..count) != right.get(..count) {
            return Ok(false);
        }
        if count == 0 {
            return Ok(left.len() == right.len());
        }
        one.consume(count);
        other.consume(count);
    }
}
