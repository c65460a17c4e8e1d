//! `kill -9` during editing.
//!
//! Two hundred rounds: a child does the program's work without its window, with real threads. It makes
//! numbered edits, reports each one with the time, and reports which of them the program knows to
//! be in the recovery journal. At some moment it is killed. The next start must then recover the
//! document as it was after one of these edits, whole; it is not older than the program knew, and no
//! missing edit is older than two seconds.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use std::{env, thread};

use super::saver::Dice;
use super::this_program::{is_child, program, quick_folder, test_name, this_test, times};
use tabiya::app::update::update;
use tabiya::model::action::{Action, BoardAction, FilesAction, ListAction, RecoveryAction};
use tabiya::model::state::State;
use tabiya_collection::document::Edit;
use tabiya_desktop::tasks::ThreadRunner;
use tabiya_lines::recovery::{find_crash_recovery, restore};

const ROUNDS: u64 = 200;
/// Number of children killed in parallel; they mostly wait.
const AT_ONCE: u64 = 4;
/// The maximum age of a lost edit.
const PROMISED: Duration = Duration::from_secs(2);
const RECOVERY: &str = "TABIYA_TEST_RECOVERY";
const FILE: &str = "TABIYA_TEST_FILE";
const SEED: &str = "TABIYA_TEST_SEED";

/// The document that the child edits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    New,
    File,
    /// A file so long that it stays on the disk.
    LongFile,
}

impl What {
    fn of_round(round: u64) -> Self {
        match round {
            round if round % 25 == 3 => Self::LongFile,
            round if round.is_multiple_of(2) => Self::File,
            _ => Self::New,
        }
    }

    fn lines(self) -> u64 {
        match self {
            Self::New => 1,
            Self::File => 40,
            Self::LongFile => 700_000,
        }
    }

    /// A line whose full-move number is the number of the edit.
    fn line(self, number: u64) -> String {
        match self {
            Self::New => {
                format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 {number}")
            }
            Self::File | Self::LongFile => format!("8/8/8/8/8/8/8/K6k w - - 0 {number}"),
        }
    }

    fn row_of(self, number: u64) -> u64 {
        number * 7919 % self.lines()
    }
}

fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    u64::try_from(now.as_micros()).unwrap()
}

/// The child's part: edits for ever.
fn edit_for_ever() {
    let recovery = PathBuf::from(env::var_os(RECOVERY).unwrap());
    let mut dice = Dice(env::var(SEED).unwrap().parse().unwrap());
    let (waker, woken) = std::sync::mpsc::channel();
    let runner = ThreadRunner::new(move || waker.send(()).unwrap_or_default());
    let mut editor = Editor {
        state: State::new(),
        runner,
    };
    editor.apply(Action::from(RecoveryAction::UseRecovery(recovery)));
    if let Some(path) = env::var_os(FILE) {
        editor.apply(Action::from(FilesAction::Open(vec![PathBuf::from(path)])));
    }
    editor.wait_until(|state| state.shared.tasks.is_empty());
    let lines = editor.state.shared.document().rows().len();
    let mut told = 0;
    for number in 2.. {
        let row = number * 7919 % lines;
        editor.apply(Action::from(ListAction::SelectRow(row)));
        editor.wait_until(|state| {
            state.shared.waiting.is_empty() && state.shared.document().row() == row
        });
        let edit = Edit::FullmoveNumber(u32::try_from(number).unwrap());
        editor.apply(Action::from(BoardAction::Edit(edit, None)));
        tell(&format!("edit {number} {}", now()));
        // Simulates a user who types quickly and sometimes pauses to think.
        let pause = if dice.below(3) == 0 {
            dice.below(60_000)
        } else {
            dice.below(2_000)
        };
        let pause = Duration::from_micros(pause);
        woken.recv_timeout(pause).unwrap_or_default();
        editor.drain();
        if editor.is_written_down() && told != number {
            told = number;
            tell(&format!("safe {number}"));
        }
    }
}

fn tell(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

struct Editor {
    state: State,
    runner: ThreadRunner,
}

impl Editor {
    fn apply(&mut self, action: Action) {
        update(&mut self.state, action, &mut self.runner);
    }

    fn drain(&mut self) {
        while let Some((id, event)) = self.runner.next_event() {
            self.apply(Action::Task(id, event));
        }
    }

    fn wait_until(&mut self, is_it: impl Fn(&State) -> bool) {
        while !is_it(&self.state) {
            thread::sleep(Duration::from_micros(200));
            self.drain();
        }
    }

    /// Whether the program knows that the document's content is in a journal.
    fn is_written_down(&self) -> bool {
        let document = self.state.shared.document();
        let journal = self.state.recovery.journals.get(&document.id());
        journal.is_some_and(|known| {
            !known.is_busy && known.journal.is_some() && known.written == Some(document.state_id())
        })
    }
}

/// The reports of a child before it was killed.
#[derive(Debug, Default)]
struct Told {
    edits: BTreeMap<u64, u64>,
    safe: u64,
}

impl Told {
    fn read(text: &str) -> Self {
        let mut told = Self::default();
        // The last line may be incomplete.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        for line in whole.lines() {
            let mut words = line.split(' ');
            match (words.next(), words.next(), words.next()) {
                (Some("edit"), Some(number), Some(time)) => {
                    told.edits
                        .insert(number.parse().unwrap(), time.parse().unwrap());
                }
                (Some("safe"), Some(number), None) => told.safe = number.parse().unwrap(),
                _ => {}
            }
        }
        told
    }

    fn last(&self) -> u64 {
        self.edits.keys().next_back().copied().unwrap_or_default()
    }
}

/// The totals of all rounds.
#[derive(Debug, Default)]
struct Met {
    edits: u64,
    lost: u64,
    /// Rounds in which the program knew of edits in the journal.
    knowing: u64,
    /// Rounds in which the newest edit was not in the journal.
    cut_off: u64,
    /// Rounds longer than the maximum age of a lost edit.
    long: u64,
    oldest_lost: u64,
}

fn round(round: u64, long_file: &Path, met: &Mutex<Met>) {
    let folder = quick_folder();
    let recovery = folder.path().join("recovery");
    let what = What::of_round(round);
    let mut dice = Dice(round);
    let mut child = this_test(&program(), NAME);
    child.env(RECOVERY, &recovery).env(SEED, round.to_string());
    let own = folder.path().join("some.fen");
    match what {
        What::New => {}
        What::File => {
            write_lines(&own, what);
            child.env(FILE, &own);
        }
        What::LongFile => {
            child.env(FILE, long_file);
        }
    }
    let mut child = child
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    // The child has begun once it has reported an edit.
    let mut text = String::new();
    while !text.contains("edit ") {
        let mut bytes = [0; 64];
        let count = out.read(&mut bytes).unwrap();
        assert!(count > 0, "the child has ended: {text}");
        text.push_str(std::str::from_utf8(&bytes[..count]).unwrap());
    }
    let is_long = round % 10 == 7;
    let time = if is_long {
        2_500 + dice.below(1_500)
    } else {
        dice.below(700)
    };
    let reader = thread::spawn(move || {
        let mut rest = String::new();
        out.read_to_string(&mut rest).unwrap();
        text + &rest
    });
    thread::sleep(Duration::from_millis(time));
    let killed = now();
    child.kill().unwrap();
    child.wait().unwrap();
    let told = Told::read(&reader.join().unwrap());
    let recovered = recovered(&recovery, what);
    let lost: Vec<u64> = told
        .edits
        .range(recovered + 1..)
        .map(|(_, time)| *time)
        .collect();
    let age = lost.first().map_or(0, |time| killed.saturating_sub(*time));
    assert!(
        told.safe <= recovered,
        "{recovered} recovered, but {} was safe",
        told.safe
    );
    assert!(
        Duration::from_micros(age) < PROMISED,
        "round {round}: an edit of {age} µs is lost"
    );
    let mut met = met.lock().unwrap();
    met.edits += told.last().saturating_sub(1);
    met.lost += lost.len() as u64;
    met.cut_off += u64::from(!lost.is_empty());
    met.knowing += u64::from(told.safe > 1);
    met.long += u64::from(is_long);
    met.oldest_lost = met.oldest_lost.max(age);
}

/// The number of the last edit that the next start recovers. Checks that the whole document is as it was then.
fn recovered(recovery: &Path, what: What) -> u64 {
    let findings = find_crash_recovery(recovery).unwrap();
    assert!(findings.unreadable.is_empty(), "{findings:?}");
    // A child killed within the first milliseconds had no time to write anything.
    let Some(found) = findings.found.first() else {
        return 1;
    };
    assert_eq!(findings.found.len(), 1, "{findings:?}");
    let restored = restore(found, &mut |_, _| ControlFlow::Continue(())).unwrap();
    let mut rows = restored.rows;
    rows.splice(0, rows.len(), &restored.spans);
    assert_eq!(rows.len(), what.lines());
    let numbers = (0..rows.len()).map(|row| {
        let fetched = rows.fetch(row..row + 1);
        assert!(fetched.is_ok(), "{fetched:?}");
        let line = String::from_utf8(rows.line(row).unwrap().into_owned()).unwrap();
        let number: u64 = line.rsplit(' ').next().unwrap().parse().unwrap();
        assert_eq!(line, what.line(number));
        number
    });
    let numbers: Vec<u64> = numbers.collect();
    let last = numbers.iter().max().copied().unwrap();
    let mut expected = vec![1; numbers.len()];
    for number in 2..=last {
        expected[usize::try_from(what.row_of(number)).unwrap()] = number;
    }
    assert!(numbers == expected, "not the document after edit {last}");
    found.remove().unwrap();
    assert!(find_crash_recovery(recovery).unwrap().found.is_empty());
    last
}

fn write_lines(path: &Path, what: What) {
    let line = what.line(1) + "\n";
    let count = usize::try_from(what.lines()).unwrap();
    fs::write(path, line.repeat(count)).unwrap();
}

const NAME: &str = "killed_while_editing::edits_are_recovered_after_a_kill_at_any_moment";

#[test]
fn edits_are_recovered_after_a_kill_at_any_moment() {
    assert_eq!(test_name(), NAME);
    if is_child() {
        edit_for_ever();
    }
    let folder = quick_folder();
    let long_file = folder.path().join("long.fen");
    write_lines(&long_file, What::LongFile);
    let rounds = ROUNDS * times();
    let (next, met) = (AtomicU64::new(0), Mutex::new(Met::default()));
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if rounds <= number {
                        return;
                    }
                    round(number, &long_file, &met);
                }
            });
        }
    });
    let met = met.into_inner().unwrap();
    eprintln!(
        "killed while editing: {rounds} rounds, {} edits, {} of them lost in {} rounds, \
         the oldest {} µs before the kill",
        met.edits, met.lost, met.cut_off, met.oldest_lost
    );
    assert!(
        met.edits > rounds * 5,
        "hardly anything was edited: {met:?}"
    );
    assert!(met.knowing >= rounds / 2, "{met:?}");
    assert!(met.long >= rounds / 20, "{met:?}");
}
