//! Properties of any journal of unsaved work.

use flate2::Crc;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use tabiya_lines::recovery::{find_crash_recovery, restore};
use tempfile::TempDir;

thread_local! {
    static FOLDER: TempDir = TempDir::new().unwrap();
}

/// The content of the file on which the journal is based.
const BASE: &[u8] = b"8/8/8/8/8/8/8/K6k w - - 0 1\nsecond\r\n\rlast";

/// The first byte determines whether the rest is a complete journal, or records for which this function makes the
/// frames: a byte for the length of each, and then its content.
pub(crate) fn check_fuzz(data: &[u8]) {
    let Some((how, rest)) = data.split_first() else {
        return;
    };
    let journal = if how % 2 == 0 {
        [b"tabiya journal 1", rest].concat()
    } else {
        framed(rest)
    };
    FOLDER.with(|folder| check(folder.path(), &journal));
}

fn framed(mut rest: &[u8]) -> Vec<u8> {
    let mut journal = b"tabiya journal 1".to_vec();
    while let Some((len, behind)) = rest.split_first() {
        let (record, behind) = behind.split_at(behind.len().min(usize::from(*len)));
        let mut sum = Crc::new();
        sum.update(record);
        let len = u32::try_from(record.len()).unwrap();
        journal.extend(len.to_le_bytes());
        journal.extend(sum.sum().to_le_bytes());
        journal.extend(record);
        rest = behind;
    }
    journal
}

fn check(recovery: &Path, journal: &[u8]) {
    let session = recovery.join("session");
    fs::create_dir_all(&session).unwrap();
    fs::write(session.join("base"), BASE).unwrap();
    fs::write(session.join("journal"), journal).unwrap();
    let findings = find_crash_recovery(recovery).unwrap();
    assert!(findings.found.len() + findings.unreadable.len() <= 1);
    for found in &findings.found {
        let mut may_continue = |_, _| ControlFlow::Continue(());
        let Ok(restored) = restore(found, &mut may_continue) else {
            continue;
        };
        let mut rows = restored.rows.clone();
        let before = rows.len();
        rows.splice(0, before, &restored.spans);
        let mut written = Vec::new();
        let mut may_continue = |_| ControlFlow::Continue(());
        // A journal gives the place of each line, so a short journal cannot describe many.
        let is_short = rows.len() < 100_000;
        if is_short && rows.write_to(&mut written, &mut may_continue).is_ok() {
            assert_eq!(rows.byte_len().ok(), Some(written.len() as u64));
        }
    }
    // Finding and restoring remove no journal, except an empty one.
    let is_there = session.join("journal").exists();
    assert!(is_there || findings.found.is_empty());
    if is_there {
        assert_eq!(fs::read(session.join("journal")).unwrap(), journal);
    }
}
