//! The results of an engine, the requests of a record, and the comparison of the two.
//!
//! Promises: the contents of a record are kept byte for byte unless the user chose to replace them; only a request of
//! the record is judged. Nothing here panics, whatever a record or an engine says. Deliberately absent: processes (see
//! the rest of the crate), files, and the wording.
//!
//! `Asked` is the request of a record and `Found` the result of a search, made from the engine's output. `judge`
//! compares the two, `audit` lists contradictions between a result and the record, and the writers turn a result into
//! operations or into a line of a journal.

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
