//! Endgame tables: what is true in positions with few pieces.
//!
//! [`Truth`] is the answer to one question about a position. Up to four pieces, [`small`] answers it from tables in the
//! program.
//!
//! [`syzygy`] reads the tables that engines use. They are files of the user, but this crate opens none: a [`Source`]
//! gives the bytes of a table, and a [`Shelf`] gives the tables of a [`Material`]. So the crates above decide where
//! tables are, and how many stay open.
//!
//! # Guarantees
//!
//! No function panics, whatever the bytes of a table: a file that is cut, damaged or of another kind gives a
//! [`TableError`]. A table costs memory for its codes alone (at most 64 KiB for each of its parts), and a probe reads a
//! few hundred bytes. The crate uses no files and no threads.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod material;
pub mod small;
mod source;
pub mod syzygy;
mod truth;

pub use material::Material;
pub use source::{Source, TableError};
pub use syzygy::{Probe, Shelf, Wdl};
pub use truth::Truth;
