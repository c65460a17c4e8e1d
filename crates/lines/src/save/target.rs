//! Finds the file that a path points to.

use std::ffi::{OsStr, OsString};
use std::fs::Metadata;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use crate::expected::Expected;
use crate::save_error::SaveError;
use crate::system;
use crate::system::{Folder, LinkAtPath};
use crate::text::Handle;

/// The length from which a chain of links counts as a loop, as in the kernel.
const MAX_LINKS: usize = 40;

/// The file to write, with all symbolic links followed; it need not exist.
#[derive(Debug)]
pub(super) struct Target {
    /// The path given by the user.
    asked: PathBuf,
    /// The folder of the file.
    pub(super) folder: Folder,
    /// The name of the file in its folder.
    pub(super) name: OsString,
    /// The path of the file, without links.
    pub(super) path: PathBuf,
}

impl Target {
    /// Finds the file and opens its folder.
    pub(super) fn resolve(path: &Path) -> Result<Self, SaveError> {
        let (folder, name) = resolve(path)?;
        Ok(Self {
            asked: path.to_path_buf(),
            path: folder.join(&name),
            folder: Folder::open(folder)?,
            name,
        })
    }

    /// The metadata of the file; `None` if there is none.
    pub(super) fn metadata(&self) -> io::Result<Option<Metadata>> {
        match self.folder.metadata(&self.name) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            found => found.map(Some),
        }
    }

    /// Checks whether the current bytes may be overwritten. `seen` is the known metadata of the file; `progress` may
    /// stop the reading.
    pub(super) fn check_bytes(
        &self,
        expected: &Expected,
        seen: &Metadata,
        progress: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<(), SaveError> {
        if matches!(expected, Expected::Anything | Expected::Nothing) {
            return Ok(());
        }
        match self.folder.open_to_read(&self.name) {
            Ok(file) => expected.check_bytes(&Handle::watched(file, seen), seen, progress),
            // The file is no longer readable, so its times have to suffice.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                expected.check(Some(seen))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Checks that the path still points to this folder and name. Saving takes time: somebody may have removed or
    /// renamed the folder, or redirected a link, and the user would not find the file there.
    pub(super) fn check_is_in_its_place(&self) -> Result<(), SaveError> {
        let (folder, name) = resolve(&self.asked)?;
        let is_same = folder == self.folder.path() && name == self.name;
        if is_same && self.folder.is_in_its_place()? {
            Ok(())
        } else {
            Err(SaveError::ChangedOnDisk)
        }
    }
}

/// The folder and the name of a file.
///
/// Follows links by itself: unlike `canonicalize` this also works for a link that leads nowhere yet, and follows none
/// that the system would not follow.
fn resolve(path: &Path) -> Result<(PathBuf, OsString), SaveError> {
    system::check_name(path)?;
    let path = follow_links(path)?;
    let name = path.file_name().map(OsStr::to_os_string);
    let name = name.ok_or(SaveError::IsFolder)?;
    system::check_name(&path)?;
    Ok((system::without_links(folder_of(&path))?, name))
}

fn follow_links(path: &Path) -> Result<PathBuf, SaveError> {
    let mut path = path.to_path_buf();
    for _ in 0..MAX_LINKS {
        let name = path.file_name().ok_or(SaveError::IsFolder)?;
        match system::link_at(folder_of(&path), name)? {
            LinkAtPath::None => return Ok(path),
            LinkAtPath::To(place) => path = folder_of(&path).join(place),
            LinkAtPath::OfThirdParty => return Err(SaveError::LinkOfThirdParty),
        }
    }
    Err(io::Error::other("too many symbolic links").into())
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
