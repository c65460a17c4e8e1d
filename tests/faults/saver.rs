//! A child process that saves again and again and reports each successful save; the contents that it saves,
//! and the checks of what remains after its end.

use std::env;
use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Lines, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tabiya_lines::{
    Expected, FileContent, Fingerprint, Rows, SaveError, Saved, Source, Spare, save,
};

use super::this_program::{program, test_name, this_test};

const ORDER: &str = "TABIYA_FAULT_ORDER";

/// A way of saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Saves over the file that it saved before.
    Known,
    /// Saves over any existing file.
    Anything,
    /// Saves under a new name each time: the path followed by the number of the version.
    New,
    /// Saves over a file with a second name, with a spare beside it.
    InPlace,
    /// Saves like a careless program, by truncating and writing, to show that the tests notice it.
    Truncating,
}

const WAYS: [(Way, &str); 5] = [
    (Way::Known, "known"),
    (Way::Anything, "anything"),
    (Way::New, "new"),
    (Way::InPlace, "in-place"),
    (Way::Truncating, "truncating"),
];

/// The instructions for a child.
#[derive(Clone, Debug)]
pub(crate) struct Order {
    pub(crate) way: Way,
    pub(crate) path: PathBuf,
    /// The number of the first version.
    pub(crate) from: u64,
    /// The size of each version in bytes.
    pub(crate) bytes: usize,
}

impl Order {
    fn in_words(&self) -> String {
        let way = WAYS.iter().find(|(way, _)| *way == self.way).unwrap().1;
        let path = self.path.to_str().unwrap();
        format!("{way} {} {} {path}", self.from, self.bytes)
    }

    fn from_words(words: &str) -> Self {
        let words: Vec<&str> = words.splitn(4, ' ').collect();
        let way = WAYS.iter().find(|(_, name)| *name == words[0]).unwrap().0;
        Self {
            way,
            from: words[1].parse().unwrap(),
            bytes: words[2].parse().unwrap(),
            path: words[3].into(),
        }
    }
}

/// The content of a version, which differs from other versions in its bytes from the first to the last.
pub(crate) fn content(version: u64, bytes: usize) -> Vec<u8> {
    // The digits of the version in reverse order, so that even one byte distinguishes it from the next version.
    let digits: String = format!("{version:010}").chars().rev().collect();
    let line = format!("{digits} 8/8/8/8/8/8/8/8 w - - 0 {version}\n");
    let mut content = line.repeat(bytes / line.len() + 1).into_bytes();
    content.truncate(bytes);
    content
}

pub(crate) fn rows(bytes: Vec<u8>) -> Rows {
    Rows::new(Arc::new(Source::from_bytes(bytes).unwrap()))
}

pub(crate) fn may_continue(_: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// A spare beside the file. The test reads it if the file is torn.
#[derive(Debug)]
pub(crate) struct SpareBeside {
    pub(crate) place: PathBuf,
    /// Whether to report that the spare has been written.
    is_told: bool,
}

impl SpareBeside {
    pub(crate) fn of(path: &Path) -> Self {
        Self {
            place: path.with_extension("spare"),
            is_told: false,
        }
    }
}

impl Spare for SpareBeside {
    fn keep(&mut self, _target: &Path, content: &dyn FileContent) -> io::Result<()> {
        let growing = self.place.with_extension("growing");
        let mut file = File::create(&growing)?;
        content.write_to(&mut file, &mut may_continue)?;
        file.sync_all()?;
        fs::rename(growing, &self.place)?;
        File::open(self.place.parent().unwrap())?.sync_all()?;
        if self.is_told {
            tell("kept");
        }
        Ok(())
    }

    fn release(&mut self) {
        // A spare that remains longer than necessary does no harm.
        drop(fs::remove_file(&self.place));
    }
}

/// Saves one version.
pub(crate) fn save_version(
    order: &Order,
    version: u64,
    expected: &Expected,
) -> Result<Saved, SaveError> {
    let bytes = content(version, order.bytes);
    let path = &order.path;
    let mut beside = SpareBeside::of(path);
    beside.is_told = Saver::is_asked_for();
    let spare: Option<&mut dyn Spare> = match order.way {
        Way::InPlace => Some(&mut beside),
        _ => None,
    };
    let mut progress = |_| {
        if order.way == Way::InPlace && Saver::is_asked_for() {
            // Otherwise the save would end too soon to be hit in the middle.
            thread::sleep(Duration::from_millis(1));
        }
        ControlFlow::Continue(())
    };
    save(path, &rows(bytes), expected, spare, &mut progress)
}

/// The child's part: saves until it is killed or something fails, which it reports.
pub(crate) fn save_for_ever() {
    let mut order = Order::from_words(&env::var(ORDER).unwrap());
    let place = order.path.clone();
    let seen = fs::metadata(&place).map(|now| Fingerprint::of(&now));
    let mut expected = seen.map_or(Expected::Nothing, Expected::SameAs);
    for version in order.from.. {
        match order.way {
            Way::Anything | Way::InPlace => expected = Expected::Anything,
            Way::New => {
                order.path = place_of_new(&place, version);
                expected = Expected::Nothing;
            }
            Way::Known | Way::Truncating => {}
        }
        if order.way == Way::Truncating {
            fs::write(&place, content(version, order.bytes)).unwrap();
        } else {
            match save_version(&order, version, &expected) {
                Ok(saved) => expected = Expected::SameAs(saved.fingerprint),
                Err(error) => return tell(&format!("failed {error}")),
            }
        }
        tell(&format!("saved {version}"));
    }
}

/// The path of a version that has a file of its own.
pub(crate) fn place_of_new(path: &Path, version: u64) -> PathBuf {
    let mut name = path.file_name().unwrap().to_owned();
    name.push(format!("-{version}"));
    path.with_file_name(name)
}

/// Removes all versions that have files of their own, so that they do not fill a disk.
pub(crate) fn remove_new(path: &Path) {
    let name = path.file_name().unwrap().to_str().unwrap();
    for entry in fs::read_dir(path.parent().unwrap()).unwrap() {
        let entry = entry.unwrap();
        let is_new = |other: &str| {
            other
                .strip_prefix(name)
                .is_some_and(|rest| rest.starts_with('-'))
        };
        if entry.file_name().to_str().is_some_and(is_new) {
            fs::remove_file(entry.path()).unwrap();
        }
    }
}

/// Reports a line in a single write, so that no half of it is read when the writer is killed.
fn tell(line: &str) {
    let mut out = io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// A running child process that saves.
pub(crate) struct Saver {
    child: Child,
    said: Lines<BufReader<ChildStdout>>,
    last: Option<u64>,
    spares: u64,
    failure: Option<String>,
}

impl Saver {
    /// Starts a child that saves; the running test must call [`save_for_ever`] in it.
    pub(crate) fn start(order: &Order, adjust: impl Fn(&mut Command)) -> Self {
        let mut command = this_test(&program(), &test_name());
        command.env(ORDER, order.in_words());
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        adjust(&mut command);
        let mut child = command.spawn().unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines();
        Self {
            child,
            said,
            last: None,
            spares: 0,
            failure: None,
        }
    }

    /// Whether this process is such a child.
    pub(crate) fn is_asked_for() -> bool {
        env::var_os(ORDER).is_some()
    }

    /// Reads the next report; `false` at the end.
    fn listen(&mut self) -> bool {
        let Some(line) = self.said.next() else {
            return false;
        };
        let line = line.unwrap();
        if let Some(version) = line.strip_prefix("saved ") {
            self.last = Some(version.parse().unwrap());
        } else if line == "kept" {
            self.spares += 1;
        } else if let Some(why) = line.strip_prefix("failed ") {
            self.failure = Some(why.to_owned());
        }
        true
    }

    /// Waits until it has saved once.
    pub(crate) fn wait_for_first(&mut self) {
        while self.last.is_none() {
            let goes_on = self.listen();
            assert!(goes_on, "the saver saved nothing: {:?}", self.failure);
        }
    }

    /// Waits until it has written another version into its spare and continues with the file itself.
    pub(crate) fn wait_for_spare(&mut self) {
        let (before, saved) = (self.spares, self.last);
        while self.spares == before {
            // A spare that was written before the last save may be reported after it.
            let goes_on = self.listen() && self.last <= saved.map(|saved| saved + 1);
            assert!(goes_on, "no spare was kept: {:?}", self.failure);
        }
    }

    /// Kills it. Returns the last version that it reported, and the reason if it had stopped by itself.
    pub(crate) fn kill(mut self) -> (Option<u64>, Option<String>) {
        self.child.kill().unwrap();
        while self.listen() {}
        self.child.wait().unwrap();
        (self.last, self.failure)
    }
}

/// Returns the version whose content these bytes are.
pub(crate) fn version_of(found: &[u8], versions: &[u64], bytes: usize) -> Option<u64> {
    let mut versions = versions.iter().copied();
    versions.find(|version| found == content(*version, bytes))
}

/// Pseudo-random numbers, the same ones each time (`SplitMix64`).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit
    }
}
