//! Counts, and the sentence that summarises them.

use crate::remark::LineRemark;
use crate::status::Status;
use crate::stream;
use tabiya_chess::Level;
use tabiya_notation::judgement::Read;
use tabiya_text::{listed, tr, tr_with};

/// The class in which a line is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Class {
    Fine,
    /// Fine, but odd.
    Warned,
    Repaired,
    Illegal,
    RepairedAndIllegal,
    Unreadable,
}

impl Class {
    pub(super) fn of_position(read: &Read, remarks: &[LineRemark]) -> Self {
        let has = |level| remarks.iter().any(|remark| remark.level == level);
        let is_repaired = read.is_repaired() || has(Level::Repair);
        match (is_repaired, has(Level::Illegal)) {
            (true, true) => Self::RepairedAndIllegal,
            (true, false) => Self::Repaired,
            (false, true) => Self::Illegal,
            (false, false) if has(Level::Warning) => Self::Warned,
            (false, false) => Self::Fine,
        }
    }
}

/// The counts of all classes.
#[derive(Debug, Default)]
pub(super) struct ClassTally {
    fine: u64,
    warned: u64,
    repaired: u64,
    illegal: u64,
    repaired_and_illegal: u64,
    unreadable: u64,
    /// Whether a file could not be read.
    pub(super) has_trouble: bool,
}

impl stream::PartTally for ClassTally {
    fn add(&mut self, other: &Self) {
        self.fine += other.fine;
        self.warned += other.warned;
        self.repaired += other.repaired;
        self.illegal += other.illegal;
        self.repaired_and_illegal += other.repaired_and_illegal;
        self.unreadable += other.unreadable;
        self.has_trouble |= other.has_trouble;
    }
}

impl ClassTally {
    pub(super) fn count(&mut self, class: Class) {
        *match class {
            Class::Fine => &mut self.fine,
            Class::Warned => &mut self.warned,
            Class::Repaired => &mut self.repaired,
            Class::Illegal => &mut self.illegal,
            Class::RepairedAndIllegal => &mut self.repaired_and_illegal,
            Class::Unreadable => &mut self.unreadable,
        } += 1;
    }

    pub(super) fn status(&self, is_strict: bool) -> Status {
        let repaired = self.repaired + self.repaired_and_illegal;
        if self.has_trouble {
            Status::FileError
        } else if self.unreadable > 0 || (is_strict && repaired > 0) {
            Status::Rejected
        } else if repaired + self.illegal > 0 {
            Status::Flawed
        } else {
            Status::Fine
        }
    }

    /// Returns the summary in one line, without counts of 0.
    pub(super) fn summary(&self) -> String {
        let fine = self.fine + self.warned;
        let illegal = self.illegal + self.repaired_and_illegal;
        let counted = |id, count: u64| tr_with(id, &[("count", count.into())]);
        let mut parts = Vec::new();
        if fine > 0 {
            let warned = match self.warned {
                0 => String::new(),
                count => counted("check-summary-warned", count),
            };
            parts.push(counted("check-summary-fine", fine) + &warned);
        }
        let others = [
            ("check-summary-repaired", self.repaired),
            ("check-summary-illegal", illegal),
            ("check-summary-unreadable", self.unreadable),
        ];
        for (id, count) in others {
            if count > 0 {
                parts.push(counted(id, count));
            }
        }
        let all = fine + self.repaired + illegal + self.unreadable;
        if parts.is_empty() {
            return tr("check-summary-none") + "\n";
        }
        let parts = listed(&parts);
        counted("check-summary", all) + &parts + "\n"
    }
}
