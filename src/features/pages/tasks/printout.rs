//! Pages as a temporary file to be printed.

use crate::features::pages::model::{PagesCounted, PagesFault, PagesFormat, PagesOrder};
use crate::features::pages::tasks::look_at_pages::PagesProgress;
use crate::features::pages::tasks::page_files::publish;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabiya_lines::{Expected, SaveError};
use tabiya_publish::PageFormat;
use tempfile::TempDir;

/// The prefix of the names of temporary folders.
const PREFIX: &str = "tabiya-print-";
/// The age at which files left for a viewer are removed. By then they have surely been printed.
const KEPT_FOR: Duration = Duration::from_hours(24);

/// Pages in a temporary file, which is deleted together with this value.
#[derive(Debug)]
pub struct Printout {
    folder: TempDir,
    path: PathBuf,
    /// The number of diagrams and pages.
    pub counted: PagesCounted,
}

impl Printout {
    /// Opens the file for reading from its beginning.
    ///
    /// # Errors
    /// Fails when the file no longer exists.
    pub fn file(&self) -> io::Result<File> {
        File::open(&self.path)
    }

    /// Leaves the file in place for a program that may read it after this program has ended. Returns its path.
    pub fn keep(mut self) -> PathBuf {
        self.folder.disable_cleanup(true);
        self.path
    }
}

/// Writes the pages of the request to a PDF file of this name. The destination in the request is ignored.
pub(crate) fn print_out(
    order: &PagesOrder,
    name: &str,
    progress: &mut PagesProgress<'_>,
) -> Result<Printout, PagesFault> {
    let temporary = std::env::temp_dir();
    sweep(&temporary);
    let folder = tempfile::Builder::new()
        .prefix(PREFIX)
        .tempdir_in(temporary);
    let folder = folder.map_err(SaveError::from)?;
    let path = folder.path().join(name);
    let order = PagesOrder {
        format: PagesFormat::Drawn(PageFormat::Pdf),
        path: path.clone(),
        expected: Expected::Nothing,
        ..order.clone()
    };
    let counted = publish(&order, progress)?;
    Ok(Printout {
        folder,
        path,
        counted,
    })
}

/// Removes old files that were left for viewers. Files of other users cannot be removed and stay.
fn sweep(temporary: &Path) {
    let entries = fs::read_dir(temporary).into_iter().flatten().flatten();
    for entry in entries {
        let is_ours = entry.file_name().to_string_lossy().starts_with(PREFIX);
        let is_old = || {
            let made = entry.metadata().and_then(|found| found.modified());
            let age = made.ok().and_then(|made| made.elapsed().ok());
            age.is_some_and(|age| age > KEPT_FOR)
        };
        if is_ours && is_old() {
            drop(fs::remove_dir_all(entry.path()));
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::time::SystemTime;

    /// Opens a folder, so that its time can be set.
    fn opened(folder: &Path) -> File {
        let mut options = fs::OpenOptions::new();
        #[cfg(unix)]
        options.read(true);
        #[cfg(windows)]
        {
            use std::os::windows::fs::OpenOptionsExt as _;
            const WRITE_ATTRIBUTES: u32 = 0x100;
            const FOLDERS_TOO: u32 = 0x0200_0000;
            options.access_mode(WRITE_ATTRIBUTES);
            options.custom_flags(FOLDERS_TOO);
        }
        options.open(folder).unwrap()
    }

    #[test]
    fn only_old_printouts_are_deleted() {
        let temporary = TempDir::new().unwrap();
        let made = |name: &str, hours| {
            let path = temporary.path().join(name);
            fs::create_dir(&path).unwrap();
            fs::write(path.join("pages.pdf"), "pages").unwrap();
            let when = SystemTime::now() - Duration::from_hours(hours);
            opened(&path).set_modified(when).unwrap();
            path
        };
        let old = made("tabiya-print-old", 30);
        let young = made("tabiya-print-young", 3);
        let other = made("printed-long-ago", 99);
        sweep(temporary.path());
        assert!(!old.exists());
        assert!(young.join("pages.pdf").exists() && other.join("pages.pdf").exists());
    }
}
