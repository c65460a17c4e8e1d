//! The pages of a column, unpacked.

use super::codec::{Codec, MAX_PAGE};
use super::delta;
use super::fault::ParquetFault;
use super::kept::Kept;
use super::levels::LevelForm;
use parquet::basic::{Compression, Encoding, Type};
use parquet::column::page::{Page, PageMetadata, PageReader};
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::reader::Length as _;
use parquet::file::serialized_reader::SerializedPageReader;
use parquet::schema::types::ColumnDescPtr;
use std::fs::File;
use std::sync::Arc;

/// The maximum number of values of a page.
const MAX_VALUES: u32 = 1 << 24;
/// The maximum number of bytes of memory for a value of a dictionary, besides its text.
const VALUE_LEN: usize = 32;
/// The same for a value of a row with a list, with its levels. Twice as much is reserved while they are collected.
const LIST_VALUE_LEN: usize = 2 * (VALUE_LEN + 4);

/// Unpacks pages that the library takes for unpacked ones.
pub(crate) struct UnpackedPages {
    pages: SerializedPageReader<File>,
    codec: Codec,
    descriptor: ColumnDescPtr,
    kept: Arc<Kept>,
}

impl UnpackedPages {
    pub(crate) fn new(
        file: &Arc<File>,
        chunk: &ColumnChunkMetaData,
        kept: Arc<Kept>,
    ) -> Result<Self> {
        let codec = Codec::of(chunk.compression())?;
        let builder = chunk.clone().into_builder();
        let unpacked = builder.set_compression(Compression::UNCOMPRESSED).build()?;
        // The library reserves memory for a page before it turns out that the file is shorter.
        let (start, length) = chunk.byte_range();
        if file.len() < start.saturating_add(length) {
            return Err(ParquetFault::Damaged.into());
        }
        Ok(Self {
            pages: SerializedPageReader::new(Arc::clone(file), &unpacked, 0, None)?,
            codec,
            descriptor: chunk.column_descr_ptr(),
            kept,
        })
    }

    fn unpacked(&self, mut page: Page) -> Result<Page> {
        if MAX_VALUES < page.num_values() || MAX_PAGE < page.buffer().len() {
            return Err(ParquetFault::TooLarge.into());
        }
        self.unpack(&mut page)?;
        let values = page.num_values() as usize;
        let length = page.buffer().len();
        if page.is_dictionary_page() {
            // The library believes the number, and each value takes at least a byte.
            if length < values {
                return Err(ParquetFault::Damaged.into());
            }
            self.kept.add_dictionary(length + values * VALUE_LEN)?;
        } else if self.descriptor.max_rep_level() > 0 {
            // Such a column is read row by row.
            let longest = self.longest_row(&page).ok_or(ParquetFault::Damaged)?;
            self.kept.add_page(length + longest * LIST_VALUE_LEN)?;
        } else {
            self.kept.add_page(length)?;
        }
        self.with_plain_texts(page)
    }

    fn unpack(&self, page: &mut Page) -> Result<()> {
        let (buf, start) = match page {
            Page::DataPage { buf, .. } | Page::DictionaryPage { buf, .. } => (buf, 0),
            Page::DataPageV2 {
                is_compressed: false,
                ..
            } => return Ok(()),
            Page::DataPageV2 {
                buf,
                def_levels_byte_len,
                rep_levels_byte_len,
                ..
            } => (buf, level_len(*def_levels_byte_len, *rep_levels_byte_len)),
        };
        if self.codec == Codec::Plain {
            return Ok(());
        }
        let mut unpacked = buf.get(..start).ok_or(ParquetFault::Damaged)?.to_vec();
        let packed = buf.get(start..).unwrap_or_default();
        self.codec.unpack(packed, &mut unpacked)?;
        *buf = unpacked.into();
        Ok(())
    }

    /// Replaces texts that are stored by their differences by plain ones.
    fn with_plain_texts(&self, mut page: Page) -> Result<Page> {
        let most = page.num_values() as usize;
        let start = self.start_of_values(&page).ok_or(ParquetFault::Damaged)?;
        let (buf, encoding) = match &mut page {
            Page::DictionaryPage { .. } => return Ok(page),
            Page::DataPage { buf, encoding, .. } | Page::DataPageV2 { buf, encoding, .. } => {
                (buf, encoding)
            }
        };
        let (levels, values) = buf.split_at_checked(start).ok_or(ParquetFault::Damaged)?;
        let mut plain = levels.to_vec();
        match (*encoding, self.descriptor.physical_type()) {
            (Encoding::DELTA_LENGTH_BYTE_ARRAY, Type::BYTE_ARRAY) => {
                delta::unpack_lengths(values, most, &mut plain)?;
            }
            (Encoding::DELTA_BYTE_ARRAY, Type::BYTE_ARRAY) => {
                delta::unpack_prefixes(values, most, None, &mut plain)?;
            }
            (Encoding::DELTA_BYTE_ARRAY, _) => {
                let length = usize::try_from(self.descriptor.type_length()).ok();
                delta::unpack_prefixes(values, most, length, &mut plain)?;
            }
            _ => return Ok(page),
        }
        self.kept.grow_page(plain.len())?;
        (*buf, *encoding) = (plain.into(), Encoding::PLAIN);
        Ok(page)
    }

    /// Returns the place where the levels of a page end and its values begin.
    fn start_of_values(&self, page: &Page) -> Option<usize> {
        match page {
            Page::DictionaryPage { .. } => Some(0),
            Page::DataPageV2 {
                def_levels_byte_len,
                rep_levels_byte_len,
                ..
            } => Some(level_len(*def_levels_byte_len, *rep_levels_byte_len)),
            Page::DataPage {
                buf,
                num_values,
                def_level_encoding,
                rep_level_encoding,
                ..
            } => {
                let repetitions = self.repetitions(*rep_level_encoding, *num_values);
                let definitions = LevelForm {
                    encoding: *def_level_encoding,
                    most: self.descriptor.max_def_level(),
                    count: *num_values,
                };
                let start = repetitions.range(buf, 0)?.end;
                Some(definitions.range(buf, start)?.end)
            }
        }
    }

    /// Returns the number of values of the longest row of a page with lists.
    fn longest_row(&self, page: &Page) -> Option<usize> {
        match page {
            Page::DictionaryPage { .. } => None,
            Page::DataPageV2 {
                buf,
                num_values,
                rep_levels_byte_len,
                ..
            } => {
                let levels = buf.get(..usize::try_from(*rep_levels_byte_len).ok()?)?;
                self.repetitions(Encoding::RLE, *num_values)
                    .longest_row(levels)
            }
            Page::DataPage {
                buf,
                num_values,
                rep_level_encoding,
                ..
            } => {
                let form = self.repetitions(*rep_level_encoding, *num_values);
                form.longest_row(buf.get(form.range(buf, 0)?)?)
            }
        }
    }

    /// Returns the form of the levels that give the beginnings of rows.
    fn repetitions(&self, encoding: Encoding, count: u32) -> LevelForm {
        LevelForm {
            encoding,
            most: self.descriptor.max_rep_level(),
            count,
        }
    }
}

fn level_len(definitions: u32, repetitions: u32) -> usize {
    usize::try_from(u64::from(definitions) + u64::from(repetitions)).unwrap_or(usize::MAX)
}

impl Iterator for UnpackedPages {
    type Item = Result<Page>;

    fn next(&mut self) -> Option<Result<Page>> {
        self.get_next_page().transpose()
    }
}

impl PageReader for UnpackedPages {
    fn get_next_page(&mut self) -> Result<Option<Page>> {
        let page = self.pages.get_next_page()?;
        page.map(|page| self.unpacked(page)).transpose()
    }

    fn peek_next_page(&mut self) -> Result<Option<PageMetadata>> {
        self.pages.peek_next_page()
    }

    fn skip_next_page(&mut self) -> Result<()> {
        self.pages.skip_next_page()
    }

    fn at_record_boundary(&mut self) -> Result<bool> {
        self.pages.at_record_boundary()
    }
}
