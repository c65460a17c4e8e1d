//! What a program that has ended has left behind, read as the next start reads it.

use crate::x_server::Desktop;
use std::ops::ControlFlow;
use std::path::PathBuf;
use tabiya::recovery::{Found, Restored, find_crash_recovery, recovery_folder, restore};

/// The start position after the king's pawn was moved two squares in the editor.
pub(super) const MOVED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

/// Where the program writes down what is not saved.
pub(super) fn recovery(desktop: &Desktop) -> PathBuf {
    recovery_folder(&desktop.state_folder())
}

/// Everything that was left behind, newest first.
pub(super) fn found(desktop: &Desktop) -> Vec<Found> {
    let findings = find_crash_recovery(&recovery(desktop)).unwrap();
    assert_eq!(findings.unreadable, [] as [PathBuf; 0]);
    findings.found
}

/// The one document that was left behind.
pub(super) fn restored(desktop: &Desktop) -> Restored {
    let found = found(desktop);
    assert_eq!(found.len(), 1, "{found:?}");
    restore(&found[0], &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// The lines of the one document that was left behind.
pub(super) fn lines(desktop: &Desktop) -> Vec<String> {
    let restored = restored(desktop);
    let mut rows = restored.rows.clone();
    rows.splice(0, rows.len(), &restored.spans);
    let line = |row| String::from_utf8(rows.line(row).unwrap().into_owned()).unwrap();
    (0..rows.len()).map(line).collect()
}

/// The journals that there are, also those that a running program holds.
pub(super) fn folders(desktop: &Desktop) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(recovery(desktop)).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_dir()).collect()
}
