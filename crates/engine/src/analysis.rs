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
mod field;
mod found;
mod journal;
mod recorded;
mod verdict;
mod writing;

pub use asked::Asked;
pub use field::Field;
pub use found::{Found, RankedLine, Step};
pub use journal::{read_journal_line, write_journal_line};
pub use recorded::{AuditRemark, audit, found_in_record, verdict_in_record};
pub use verdict::{Group, Judged, Solution, Totals, Verdict, compare, totals_by};
pub use writing::{Put, Writing, has_result};
