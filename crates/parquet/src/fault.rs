//! The reasons why a file is not read.

use parquet::errors::ParquetError;
use std::{error, fmt, io};

/// The reason why a Parquet file is not read, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParquetFault {
    /// It does not have the beginning and the end of such a file: it is cut off, or something else.
    NotParquet,
    /// It is encrypted.
    Encrypted,
    /// A column is packed in a way that is not read here.
    Packing(String),
    /// A page is too large.
    TooLarge,
    /// It is damaged.
    Damaged,
}

impl ParquetFault {
    /// Returns the fault that is the cause of an error, if there is one.
    pub fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }

    /// Returns the fault in an error of the library.
    pub(crate) fn of_library(error: &ParquetError) -> Self {
        if let ParquetError::External(inner) = error
            && let Some(fault) = inner.downcast_ref::<Self>()
        {
            return fault.clone();
        }
        Self::Damaged
    }
}

impl fmt::Display for ParquetFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotParquet => out.write_str("the file is not a whole Parquet file"),
            Self::Encrypted => out.write_str("the file is encrypted"),
            Self::Packing(name) => write!(out, "a column is packed with {name}"),
            Self::TooLarge => out.write_str("a page of the file is too large"),
            Self::Damaged => out.write_str("the file is damaged"),
        }
    }
}

impl error::Error for ParquetFault {}

impl From<ParquetFault> for io::Error {
    fn from(fault: ParquetFault) -> Self {
        Self::new(io::ErrorKind::InvalidData, fault)
    }
}

impl From<ParquetFault> for ParquetError {
    fn from(fault: ParquetFault) -> Self {
        Self::External(Box::new(fault))
    }
}
