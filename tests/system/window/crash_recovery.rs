//! The remains of an ended program, as the next start reads them.

use super::running::{LEFT, Running};
use crate::patience::eventually;
use crate::x_server::Desktop;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::{fs, io};
use tabiya_lines::recovery::{
    AbandonedWork, Restored, find_crash_recovery, recovery_folder, restore,
};
use tempfile::TempDir;

/// The start position after the king's pawn was moved two squares in the editor.
pub(super) const MOVED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
/// The same after a move of only one square.
const MOVED_BY_ONE: &str = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

/// The folder of the program's journals.
pub(super) fn recovery(desktop: &Desktop) -> PathBuf {
    recovery_folder(&desktop.state_folder())
}

/// Everything that was left, newest first.
pub(super) fn found(desktop: &Desktop) -> Vec<AbandonedWork> {
    let findings = find_crash_recovery(&recovery(desktop)).unwrap();
    assert_eq!(findings.unreadable, [] as [PathBuf; 0]);
    findings.found
}

/// The only document that was left.
pub(super) fn restored(desktop: &Desktop) -> Restored {
    let found = found(desktop);
    assert_eq!(found.len(), 1, "{found:?}");
    restore(&found[0], &mut |_, _| ControlFlow::Continue(())).unwrap()
}

/// The lines of the only document that was left.
pub(super) fn lines(desktop: &Desktop) -> Vec<String> {
    lines_of(&restored(desktop))
}

fn lines_of(restored: &Restored) -> Vec<String> {
    let mut rows = restored.rows.clone();
    rows.splice(0, rows.len(), &restored.spans);
    let line = |row| String::from_utf8(rows.line(row).unwrap().into_owned()).unwrap();
    (0..rows.len()).map(line).collect()
}

/// All journals, including those that a running program holds.
pub(super) fn folders(desktop: &Desktop) -> Vec<PathBuf> {
    let entries = fs::read_dir(recovery(desktop)).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_dir()).collect()
}

/// Moves the king's pawn two squares, and waits until that is in the journal of the window, and the window knows
/// this journal.
///
/// A window that ends before it knows its journal begins another one, so that nothing is lost, and leaves both behind.
/// It writes the second change only after the first write was reported.
pub(super) fn move_kings_pawn(window: &Running<'_>) {
    window.drag("e2", "e3", LEFT);
    wait_until_written(window.desktop, MOVED_BY_ONE);
    window.drag("e3", "e4", LEFT);
    wait_until_written(window.desktop, MOVED);
}

/// Waits until there is only one journal, in which the document has only this line.
pub(super) fn wait_until_written(desktop: &Desktop, line: &str) {
    eventually("the edit in the journal", || {
        (held_lines(desktop)? == [line]).then_some(())
    });
}

/// The lines of the only document with a journal of a running program; `None` as long as they cannot be read.
fn held_lines(desktop: &Desktop) -> Option<Vec<String>> {
    let [journal]: [PathBuf; 1] = folders(desktop).try_into().ok()?;
    // A copy is read, because no process locks it.
    let copies = TempDir::new().unwrap();
    copy(&journal, &copies.path().join("copy")).ok()?;
    let findings = find_crash_recovery(copies.path()).ok()?;
    let found = findings.found.first()?;
    let restored = restore(found, &mut |_, _| ControlFlow::Continue(())).ok()?;
    Some(lines_of(&restored))
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::copy(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}
