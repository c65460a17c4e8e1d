//! A place for journals, and documents as rows.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_lines::recovery::{
    AbandonedWork, About, BaseOf, RecoveryJournal, Restored, find_crash_recovery, restore,
};
use tabiya_lines::{Expected, Fingerprint, Rows, Source, load, save};
use tempfile::TempDir;

/// A folder with a file, and one for journals.
pub(super) struct Workshop {
    folder: TempDir,
}

impl Workshop {
    pub(super) fn with_file(text: &[u8]) -> Self {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("a.epd"), text).unwrap();
        Self { folder }
    }

    pub(super) fn file(&self) -> PathBuf {
        self.folder.path().join("a.epd")
    }

    pub(super) fn journals(&self) -> PathBuf {
        self.folder.path().join("state/recovery")
    }

    pub(super) fn open(&self) -> Rows {
        let loaded = load(&self.file(), &mut |_, _| ControlFlow::Continue(())).unwrap();
        Rows::new(Arc::new(loaded.source))
    }

    pub(super) fn about(&self, base: BaseOf) -> About {
        About {
            path: Some(self.file()),
            name: "a.epd".to_owned(),
            fingerprint: Some(fingerprint(&self.file())),
            base,
        }
    }

    pub(super) fn begin(&self, base: BaseOf, rows: &Rows) -> RecoveryJournal {
        let journal = self.begin_without_imprint(base.clone(), rows);
        let about = self.about(base);
        journal.write_imprint(about.fingerprint.as_ref()).unwrap();
        journal
    }

    /// Begins a journal of a file that has not been read to its end.
    pub(super) fn begin_without_imprint(&self, base: BaseOf, rows: &Rows) -> RecoveryJournal {
        RecoveryJournal::begin(&self.journals(), &self.about(base), rows).unwrap()
    }

    /// Leaves a journal of the unchanged file, without a lock.
    pub(super) fn leave_behind(&self) {
        let rows = self.open();
        let journal = self.begin(BaseOf::Kept, &rows);
        journal.write(&rows, 0).unwrap();
    }

    /// The findings after the journals were left.
    pub(super) fn crash_recovery(&self) -> Vec<AbandonedWork> {
        let findings = find_crash_recovery(&self.journals()).unwrap();
        assert_eq!(findings.unreadable, Vec::<PathBuf>::new());
        findings.found
    }

    /// The only journal, as soon as it is unlocked.
    pub(super) fn only_one_left(&self) -> AbandonedWork {
        let began = Instant::now();
        loop {
            if let [found] = &self.crash_recovery()[..] {
                return found.clone();
            }
            assert!(began.elapsed() < Duration::from_secs(20), "nothing found");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// The fingerprint of a file that has been read.
pub(super) fn fingerprint(path: &Path) -> Fingerprint {
    let loaded = load(path, &mut |_, _| ControlFlow::Continue(())).unwrap();
    loaded.fingerprint
}

pub(super) fn restored(found: &AbandonedWork) -> Restored {
    restore(found, &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// All bytes that would be saved.
pub(super) fn bytes_of(rows: &Rows) -> Vec<u8> {
    let mut bytes = Vec::new();
    rows.write_to(&mut bytes, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    bytes
}

/// All lines without their ends.
pub(super) fn lines_of(rows: &Rows) -> Vec<Vec<u8>> {
    let line = |row| rows.line(row).unwrap().into_owned();
    (0..rows.len()).map(line).collect()
}

/// The rows as edited.
pub(super) fn rows_of(restored: &Restored) -> Rows {
    let mut rows = restored.rows.clone();
    rows.splice(0, rows.len(), &restored.spans);
    rows
}

pub(super) fn rows_with(text: &[u8]) -> Rows {
    Rows::new(Arc::new(Source::from_bytes(text.to_vec()).unwrap()))
}

pub(super) fn save_rows(path: &Path, rows: &Rows) {
    save(path, rows, &Expected::Anything, None, &mut |_| {
        ControlFlow::Continue(())
    })
    .unwrap();
}
