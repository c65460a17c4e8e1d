//! The head of a journal: the document that it belongs to.

use super::record::{JournalRecordKind, RecordBeingRead, RecordBeingWritten};
use crate::path_bytes::{bytes_of, path_of};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The lines that the numbers in a journal refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// A copy that is kept next to the journal.
    Kept,
    /// The document's own file, as long as it has the fingerprint in the journal.
    File,
    /// A copy that is kept next to the journal. The document's own file has the same content as long as it has the
    /// fingerprint in the journal.
    FileKept,
    /// A complete copy of the new content of an interrupted save in place.
    Copy,
}

impl Base {
    const ALL: [Self; 4] = [Self::Kept, Self::File, Self::FileKept, Self::Copy];

    /// Whether it is kept next to the journal.
    pub(super) fn is_kept(self) -> bool {
        self != Self::File
    }

    fn byte(self) -> u8 {
        match self {
            Self::Kept => 0,
            Self::File => 1,
            Self::FileKept => 2,
            Self::Copy => 3,
        }
    }
}

/// Set in the byte of the base if the rows are games.
const GAMES: u8 = 0x80;

/// The head of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The file of the document, if it has one.
    pub path: Option<PathBuf>,
    /// The name of the document for display.
    pub name: String,
    /// The [`Fingerprint::to_bytes`](crate::Fingerprint::to_bytes) of that file; empty if there was none.
    pub fingerprint: Vec<u8>,
    /// The base that the line numbers refer to.
    pub base: Base,
    /// Whether the rows are the games of the base.
    pub holds_games: bool,
    /// The checksum of the copy next to the journal; 0 if there is none.
    pub base_sum: u32,
    /// The time at which the journal was begun.
    pub begun: SystemTime,
}

impl Head {
    pub(super) fn write(&self) -> Vec<u8> {
        let mut record = RecordBeingWritten::new(JournalRecordKind::Head);
        let games = if self.holds_games { GAMES } else { 0 };
        record.byte(self.base.byte() | games);
        record.number(seconds_of(self.begun));
        record.byte(u8::from(self.path.is_some()));
        record.text(bytes_of(self.path.as_deref().unwrap_or(Path::new(""))));
        record.text(self.name.as_bytes());
        record.text(&self.fingerprint);
        record.short(self.base_sum);
        record.framed()
    }

    pub(super) fn read(mut record: RecordBeingRead<'_>) -> Option<Self> {
        let byte = record.byte()?;
        let mut known = Base::ALL.into_iter();
        let base = known.find(|known| known.byte() == byte & !GAMES)?;
        let begun = time_of(record.number()?)?;
        let has_path = record.byte()? == 1;
        let path = path_of(record.text()?.to_vec())?;
        let name = String::from_utf8_lossy(record.text()?).into_owned();
        let fingerprint = record.text()?.to_vec();
        let base_sum = record.short()?;
        Some(Self {
            path: has_path.then_some(path),
            name,
            fingerprint,
            base,
            holds_games: byte & GAMES != 0,
            base_sum,
            begun,
        })
    }
}

pub(super) fn seconds_of(time: SystemTime) -> u64 {
    let since = time.duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// The time in seconds since 1970; `None` beyond the range of the system.
pub(super) fn time_of(seconds: u64) -> Option<SystemTime> {
    SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds))
}
