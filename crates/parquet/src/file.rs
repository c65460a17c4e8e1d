//! A Parquet file and its columns.

use super::MARK;
use super::column::Column;
use super::fault::ParquetFault;
use super::rows::{ParquetRows, RowForm};
use parquet::file::metadata::{ParquetMetaData, ParquetMetaDataReader};
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The last bytes of a file that is encrypted.
const ENCRYPTED: &[u8; 4] = b"PARE";
/// The maximum number of bytes of the metadata, with all groups of rows.
const MAX_METADATA: u64 = 256 << 20;
/// The bytes after the metadata: their length, and a mark.
const END_LEN: u64 = 8;

/// An open file.
#[derive(Debug)]
pub struct ParquetFile {
    pub(crate) file: Arc<File>,
    pub(crate) metadata: Arc<ParquetMetaData>,
    columns: Vec<Column>,
}

impl ParquetFile {
    /// Reads the metadata of a file.
    ///
    /// # Errors
    /// Fails with a [`ParquetFault`], or when the file cannot be read.
    pub fn open(mut file: File) -> io::Result<Self> {
        check_marks(&mut file)?;
        let file = Arc::new(file);
        let read = || ParquetMetaDataReader::new().parse_and_finish(&*file);
        let metadata =
            catch_unwind(AssertUnwindSafe(read)).map_err(|_cause| ParquetFault::Damaged)?;
        let metadata = metadata.map_err(|error| ParquetFault::of_library(&error))?;
        let schema = metadata.file_metadata().schema_descr();
        let columns = schema.columns().iter().enumerate();
        let columns = columns.map(|(leaf, descriptor)| Column::of(leaf, descriptor));
        Ok(Self {
            columns: columns.collect(),
            metadata: Arc::new(metadata),
            file,
        })
    }

    /// Returns the names of the columns.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(|column| column.name.as_str())
    }

    /// Whether a column has a text in each row.
    pub fn is_text(&self, number: usize) -> bool {
        self.columns.get(number).is_some_and(Column::is_text)
    }

    /// Returns all columns as lines of JSON, an object for each row. The values of a list are one text, and a
    /// missing value is `null`.
    pub fn objects(&self) -> ParquetRows {
        self.rows(self.columns.clone(), RowForm::Objects)
    }

    /// Returns a column of texts as lines: spaces replace line ends in it, and a missing value is a blank line.
    pub fn texts(&self, number: usize) -> ParquetRows {
        let column = self.columns.get(number).filter(|column| column.is_text());
        self.rows(column.cloned().into_iter().collect(), RowForm::Texts)
    }

    fn rows(&self, columns: Vec<Column>, form: RowForm) -> ParquetRows {
        ParquetRows::new(
            Arc::clone(&self.file),
            Arc::clone(&self.metadata),
            columns,
            form,
        )
    }
}

/// Checks the first and the last bytes of a file, and the length of the metadata before those.
fn check_marks(file: &mut File) -> io::Result<()> {
    let length = file.seek(SeekFrom::End(0))?;
    if length < END_LEN + MARK.len() as u64 {
        return Err(ParquetFault::NotParquet.into());
    }
    file.rewind()?;
    let (mut first, mut last) = ([0; 4], [0; 8]);
    file.read_exact(&mut first)?;
    file.seek(SeekFrom::Start(length - END_LEN))?;
    file.read_exact(&mut last)?;
    let [a, b, c, d, mark @ ..] = last;
    if mark == *ENCRYPTED {
        return Err(ParquetFault::Encrypted.into());
    }
    if first != *MARK || mark != *MARK {
        return Err(ParquetFault::NotParquet.into());
    }
    let of_metadata = u64::from(u32::from_le_bytes([a, b, c, d]));
    if of_metadata > MAX_METADATA {
        return Err(ParquetFault::TooLarge.into());
    }
    if of_metadata + END_LEN > length {
        return Err(ParquetFault::Damaged.into());
    }
    Ok(())
}
