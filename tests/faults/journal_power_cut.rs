//! Power cuts during editing: every edit made more than two seconds before is in the journal.
//!
//! The disk, the power cuts and their scope are those of `power_cut.rs`.

use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tabiya_lines::recovery::{About, BaseOf, RecoveryJournal, find_crash_recovery, restore};
use tabiya_lines::{Rows, load};

use super::power_cut::{Disk, Workshop};
use super::saver::Dice;
use super::this_program::{done_among_own_mounts, program, test_name, this_test, times};

const EDITED: &str = "TABIYA_FAULT_EDITED";
/// The promised maximum age of a lost edit.
const PROMISED: Duration = Duration::from_secs(2);
const CUTS: u64 = 12;
/// Maximum milliseconds between the first edit and the cut. A cut does not come before the promise
/// can be broken.
const LONGEST: u64 = 1_500;
/// Maximum time until the child has reported its first edit.
const PATIENCE: Duration = Duration::from_mins(1);

/// The child's part: edits the file in this folder again and again, and reports the number of each edit
/// once its journal has it.
fn edit_for_ever(folder: &Path) {
    let path = folder.join("a.epd");
    let loaded = load(&path, &mut |_, _| ControlFlow::Continue(())).unwrap();
    let mut rows = Rows::new(Arc::new(loaded.source));
    let about = About {
        name: "a.epd".to_owned(),
        fingerprint: Some(loaded.fingerprint),
        path: Some(path),
        base: BaseOf::Kept,
    };
    let journal = RecoveryJournal::begin(&folder.join("recovery"), &about, &rows).unwrap();
    let mut out = std::io::stdout().lock();
    for number in 1_u64.. {
        let line = rows.add_own(format!("edit {number}"));
        rows.splice(0, 1, &[line]);
        if journal.write(&rows, 0).is_err() {
            return; // The plug has been pulled.
        }
        out.write_all(format!("\nedit {number}\n").as_bytes())
            .unwrap();
        out.flush().unwrap();
        thread::sleep(Duration::from_millis(5));
    }
}

/// A child that edits, and the times of the edits that it reported.
struct Editor {
    child: Child,
    tells: Receiver<()>,
    told: thread::JoinHandle<Vec<(u64, Instant)>>,
}

impl Editor {
    fn start(folder: &Path) -> Self {
        let mut command = this_test(&program(), &test_name());
        command.env(EDITED, folder).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (tell, tells) = channel();
        let told = thread::spawn(move || {
            let lines = lines.map_while(Result::ok);
            let number = |line: String| line.strip_prefix("edit ")?.parse().ok();
            let edits = lines.filter_map(number);
            let edits = edits.map(|number| (number, Instant::now()));
            edits
                .inspect(|_| {
                    let _is_waited_for = tell.send(());
                })
                .collect()
        });
        Self { child, tells, told }
    }

    /// Waits until it has reported an edit, because a busy machine takes a while to start it.
    fn wait_for_first(&self) {
        self.tells.recv_timeout(PATIENCE).unwrap();
    }

    /// The newest edit that it had reported at that moment.
    fn newest_before(mut self, moment: Instant) -> u64 {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let told = self.told.join().unwrap();
        let before = told.iter().filter(|(_, when)| *when <= moment);
        before.map(|(number, _)| *number).max().unwrap_or(0)
    }
}

/// The newest edit in the journal that was left, if there is one.
pub(super) fn recovered(folder: &Path) -> Option<u64> {
    let findings = find_crash_recovery(&folder.join("recovery")).unwrap();
    assert!(findings.unreadable.is_empty(), "{findings:?}");
    let found = findings.found.first()?;
    let restored = restore(found, &mut |_, _| ControlFlow::Continue(())).unwrap();
    let mut rows = restored.rows;
    rows.splice(0, rows.len(), &restored.spans);
    let first = rows.read_line(0).unwrap();
    let rest: Vec<_> = (1..rows.len())
        .map(|row| rows.read_line(row).unwrap())
        .collect();
    assert_eq!(rest, [b"two".to_vec(), b"three".to_vec()]);
    let first = String::from_utf8(first).unwrap();
    Some(first.strip_prefix("edit ")?.parse().unwrap())
}

#[test]
fn edits_older_than_two_seconds_survive_a_power_cut() {
    if let Some(folder) = env::var_os(EDITED) {
        return edit_for_ever(Path::new(&folder));
    }
    if done_among_own_mounts() {
        return;
    }
    let workshop = Workshop::new();
    let disk = Disk::new(&workshop);
    let mut dice = Dice(11);
    let mut lost_at_most = 0;
    for cut in 0..CUTS * times() {
        let folder = disk.root().join(cut.to_string());
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("a.epd"), "one\ntwo\nthree\n").unwrap();
        rustix::fs::sync();
        let mut hand = disk.hand();
        let editor = Editor::start(&folder);
        editor.wait_for_first();
        let wait = PROMISED + Duration::from_millis(300 + dice.below(LONGEST));
        thread::sleep(wait);
        let pulled = Instant::now();
        hand.stdin.take().unwrap().write_all(b"!").unwrap();
        assert!(hand.wait().unwrap().success());
        let newest = editor.newest_before(pulled.checked_sub(PROMISED).unwrap());
        disk.start_again();
        let recovered = recovered(&folder).unwrap_or(0);
        assert!(newest <= recovered, "{recovered} of {newest}, cut {cut}");
        assert!(0 < newest, "nothing was done in time, cut {cut}");
        lost_at_most = lost_at_most.max(recovered - newest);
        fs::remove_dir_all(&folder).unwrap();
    }
    eprintln!(
        "power cuts while editing: {}; none lost more than two seconds",
        CUTS * times()
    );
    // Otherwise no recovered edit was ever newer than the promise requires.
    assert!(0 < lost_at_most);
}
