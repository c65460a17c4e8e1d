//! The exit status, the numbers of lines from which it follows, and messages about files that cannot be read or
//! written.

use super::complaints::Complaints;
use super::escape_controls::{escape_controls_in_lines, push_escaped};
use super::record_reader::BrokenRecord;
use super::stream::{EarlyEnd, InputOrigin, Packed, PartTally};
use std::io::{self, Write as _};
use tabiya_collection::games::TableFault;
use tabiya_lines::PackedTwice;
use tabiya_lines::decoding::{DocumentLine, LinePart};
use tabiya_notation::judgement::{Judgement, judge, judge_beginning};
use tabiya_parquet::ParquetFault;
use tabiya_text::{broken_row_text, listed, table_fault_text, tr, tr_with};

/// The result of the program; the worst counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Status {
    /// There were no faults.
    #[default]
    Fine,
    /// Something was repaired or is illegal.
    Flawed,
    /// Something could not be read as a position.
    Rejected,
    /// A file could not be read or written.
    FileError,
}

impl Status {
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::Flawed => 1,
            Self::Rejected => 2,
            Self::FileError => 3,
        }
    }
}

/// Reports why an input could not be read.
pub(super) fn say_trouble(origin: &InputOrigin, error: &io::Error, complaints: &mut Complaints) {
    let kind = format!("trouble {:?}", error.kind());
    complaints.add(kind, || trouble_text(origin, error));
}

/// Returns the message that explains why an input could not be read.
pub(super) fn trouble_text(origin: &InputOrigin, error: &io::Error) -> String {
    use io::ErrorKind as Kind;
    let about = |id| tr_with(id, &[("file", origin.shown_name().into())]);
    if let Some(fault) = TableFault::of(error) {
        return table_fault_text(&origin.shown_name(), fault);
    }
    if let Some(BrokenRecord(broken)) = BrokenRecord::of(error) {
        let mut message = origin.shown_name();
        let text = format!(":{}: {}", broken.line, broken_row_text(broken));
        push_escaped(&mut message, &text);
        return message;
    }
    if let Some(fault) = ParquetFault::of(error) {
        return parquet_fault_text(origin, fault);
    }
    match error.kind() {
        _ if Packed::of(error) == Some(Packed::Gzip) => about("cli-file-gzip"),
        _ if Packed::of(error) == Some(Packed::Zip) => about("cli-file-zip"),
        _ if PackedTwice::is_why(error) => about("cli-file-packed-twice"),
        // Decompression while reading gives these errors.
        Kind::OutOfMemory => about("cli-file-window"),
        Kind::InvalidData | Kind::InvalidInput | Kind::UnexpectedEof => about("cli-file-damaged"),
        Kind::NotFound | Kind::NotADirectory => about("cli-file-not-found"),
        Kind::IsADirectory => about("cli-file-is-folder"),
        Kind::PermissionDenied => about("cli-file-no-permission"),
        _ => tr_with(
            "cli-file-failed",
            &[
                ("file", origin.shown_name().into()),
                ("reason", error.to_string().into()),
            ],
        ),
    }
}

fn parquet_fault_text(origin: &InputOrigin, fault: &ParquetFault) -> String {
    let (id, packing) = match fault {
        ParquetFault::NotParquet => ("cli-parquet-not", ""),
        ParquetFault::Encrypted => ("cli-parquet-encrypted", ""),
        ParquetFault::Packing(name) => ("cli-parquet-packing", name.as_str()),
        ParquetFault::TooLarge => ("cli-parquet-too-large", ""),
        ParquetFault::Damaged => ("cli-parquet-damaged", ""),
    };
    let variables = [
        ("file", origin.shown_name().into()),
        ("packing", packing.into()),
    ];
    tr_with(id, &variables)
}

/// Reports why the work ended early. A reader that has closed the output is not an error.
pub(super) fn say_end(end: &EarlyEnd) -> Status {
    match end {
        EarlyEnd::NobodyReads => return Status::Fine,
        EarlyEnd::WriteFailed(error) => complain(&tr_with(
            "cli-output-failed",
            &[("reason", error.to_string().into())],
        )),
        EarlyEnd::Fault => complain(&tr("cli-stopped")),
    }
    Status::FileError
}

/// Prints a message on standard error.
pub(super) fn complain(text: &str) {
    // If nobody reads it, the exit status still shows the fault.
    drop(writeln!(io::stderr(), "{text}"));
}

/// Reports that the work cannot begin.
pub(super) fn refused(why: &str) -> Status {
    complain(&escape_controls_in_lines(why));
    Status::FileError
}

/// The numbers of lines that are positions, or should be.
#[derive(Debug, Default)]
pub(super) struct LineTally {
    /// Lines used as they are.
    pub(super) exact: u64,
    /// Lines used after a repair.
    pub(super) repaired: u64,
    /// Lines not used, although they could have been repaired.
    pub(super) not_repaired: u64,
    /// Lines not used, because they cannot be read.
    pub(super) unreadable: u64,
    /// Whether a file could not be read.
    pub(super) has_trouble: bool,
}

impl PartTally for LineTally {
    fn add(&mut self, other: &Self) {
        self.exact += other.exact;
        self.repaired += other.repaired;
        self.not_repaired += other.not_repaired;
        self.unreadable += other.unreadable;
        self.has_trouble |= other.has_trouble;
    }
}

impl LineTally {
    /// Returns the number of lines used.
    pub(super) fn taken(&self) -> u64 {
        self.exact + self.repaired
    }

    pub(super) fn status(&self) -> Status {
        if self.has_trouble {
            Status::FileError
        } else if self.not_repaired + self.unreadable > 0 {
            Status::Rejected
        } else if self.repaired > 0 {
            Status::Flawed
        } else {
            Status::Fine
        }
    }

    /// Returns the summary in one line, if there is anything to report. The sentences belong to the
    /// four counts, in their order.
    pub(super) fn summary(&self, sentences: [&'static str; 4]) -> Option<String> {
        let counted = |id, count: u64| tr_with(id, &[("count", count.into())]);
        let counts = [
            self.exact,
            self.repaired,
            self.not_repaired,
            self.unreadable,
        ];
        let parts: Vec<_> = sentences
            .into_iter()
            .zip(counts)
            .filter(|(_, count)| *count > 0)
            .map(|(id, count)| counted(id, count))
            .collect();
        let others = self.repaired + self.not_repaired + self.unreadable;
        let all = counted("check-summary", self.exact + others);
        (others > 0).then(|| all + &listed(&parts))
    }
}

/// Judges a line. If a line is longer than a block, its beginning is judged as the whole line.
pub(super) fn judge_line(line: &DocumentLine<'_>) -> Judgement {
    match line.part {
        LinePart::Whole => judge(line.text),
        LinePart::Head => judge_beginning(line.text),
        LinePart::Middle | LinePart::Tail => Judgement::Skipped,
    }
}
