//! The pages of a column, unpacked.

use super::codec::Codec;
use super::fault::ParquetFault;
use parquet::basic::Compression;
use parquet::column::page::{Page, PageMetadata, PageReader};
use parquet::errors::Result;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::serialized_reader::SerializedPageReader;
use std::fs::File;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The maximum number of values of a page.
const MAX_VALUES: u32 = 1 << 24;

/// Unpacks pages that the library takes for unpacked ones.
pub(crate) struct UnpackedPages {
    pages: SerializedPageReader<File>,
    codec: Codec,
    /// The number of bytes that may still be unpacked before the rows read so far are passed on.
    room: Arc<AtomicUsize>,
}

impl UnpackedPages {
    pub(crate) fn new(
        file: &Arc<File>,
        chunk: &ColumnChunkMetaData,
        room: Arc<AtomicUsize>,
    ) -> Result<Self> {
        let codec = Codec::of(chunk.compression())?;
        let builder = chunk.clone().into_builder();
        let unpacked = builder.set_compression(Compression::UNCOMPRESSED).build()?;
        let pages = SerializedPageReader::new(Arc::clone(file), &unpacked, 0, None)?;
        Ok(Self { pages, codec, room })
    }

    fn unpacked(&self, page: Page) -> Result<Page> {
        let page = self.unpacked_alone(page)?;
        let room = self.room.load(Ordering::Relaxed);
        let left = room.checked_sub(page.buffer().len());
        self.room
            .store(left.ok_or(ParquetFault::TooLarge)?, Ordering::Relaxed);
        Ok(page)
    }

    fn unpacked_alone(&self, mut page: Page) -> Result<Page> {
        if page.num_values() > MAX_VALUES {
            return Err(ParquetFault::TooLarge.into());
        }
        let (buf, start) = match &mut page {
            Page::DataPage { buf, .. } | Page::DictionaryPage { buf, .. } => (buf, 0),
            Page::DataPageV2 {
                buf,
                def_levels_byte_len,
                rep_levels_byte_len,
                is_compressed,
                ..
            } => {
                let levels = u64::from(*def_levels_byte_len) + u64::from(*rep_levels_byte_len);
                let start = usize::try_from(levels).unwrap_or(usize::MAX);
                if !*is_compressed {
                    return Ok(page);
                }
                (buf, start)
            }
        };
        if self.codec == Codec::Plain {
            return Ok(page);
        }
        let mut unpacked = buf.get(..start).ok_or(ParquetFault::Damaged)?.to_vec();
        let packed = buf.get(start..).unwrap_or_default();
        self.codec.unpack(packed, &mut unpacked)?;
        *buf = unpacked.into();
        Ok(page)
    }
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
