//! What an engine found of a position, what a record asks for, and whether the two agree.
//!
//! Promises: what stands in a record is kept byte for byte unless it was chosen to be replaced; nothing is
//! judged that a record does not ask for. Nothing here panics, whatever a record or an engine says.
//! Deliberately absent: engines and processes (see `engines`), files, and the wording.

mod asked;
mod audit;
mod compared;
mod field;
mod found;
mod journal;
mod origin;
mod recorded;
mod standing;
mod totals;
mod verdict;
mod writing;

pub use asked::Asked;
pub use audit::{AuditRemark, audit};
pub use compared::{Group, compare};
pub use field::Field;
pub use found::{Found, RankedLine, Step};
pub use journal::{read_journal_line, write_journal_line};
pub use recorded::{found_in_record, verdict_in_record};
pub use totals::{Totals, totals_by};
pub use verdict::{Judged, Solution, Verdict};
pub use writing::{Put, Writing, has_result};
