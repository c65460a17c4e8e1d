//! Parquet files as lines of text, and rows as Parquet files.
//!
//! [`ParquetFile`] reads the columns of a file: [all of them](ParquetFile::objects) as an object of JSON for each row, or
//! [one](ParquetFile::texts) as a line for each row; columns that are not wanted are not read. [`ParquetWriter`] writes
//! rows with typed columns.
//!
//! Promises: memory is bounded by the largest pages of the columns that are read. No page has more than 256 MiB or
//! 16 million values, and those that are read at the same time have 512 MiB, with all values of the longest list. Lines are made 256 KiB at a time, whatever a
//! dictionary says, and of a row that is too long for any table a part is left out. A file that breaks these limits or is
//! damaged is a [`ParquetFault`], and so is a panic of the library below. Everything before the damage is read.
//!
//! # How it works
//!
//! The library `parquet` reads the metadata and decodes values. It gets each page through `UnpackedPages`, which unpacks
//! it with limits and without C: the library itself would need a C compiler for Zstandard, and believes what the file
//! says about sizes. So the library reads the columns as unpacked ones, and texts that are stored by their differences
//! are plain before it sees them. A column with lists is read row by row, since nothing else limits the number of values.
#![warn(
    missing_docs,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

mod codec;
mod column;
mod delta;
mod fault;
mod file;
mod json;
mod kept;
mod levels;
mod open_column;
mod pages;
mod rows;
mod writer;

pub use fault::ParquetFault;
pub use file::ParquetFile;
pub use rows::ParquetRows;
pub use writer::{ColumnKind, ColumnTexts, ParquetWriter};

/// The first bytes of a file.
pub const MARK: &[u8; 4] = b"PAR1";
