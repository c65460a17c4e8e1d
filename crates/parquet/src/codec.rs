//! Unpacks pages, with a limit.

use super::fault::ParquetFault;
use flate2::read::MultiGzDecoder;
use parquet::basic::Compression;
use ruzstd::decoding::StreamingDecoder;
use std::io::Read;

/// The maximum number of bytes of a page. Writers make pages of about 1 MiB.
pub(crate) const MAX_PAGE: usize = 256 << 20;

/// The packing of the pages of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Codec {
    Plain,
    Snappy,
    Gzip,
    Zstandard,
    Lz4,
}

impl Codec {
    pub(crate) fn of(compression: Compression) -> Result<Self, ParquetFault> {
        Ok(match compression {
            Compression::UNCOMPRESSED => Self::Plain,
            Compression::SNAPPY => Self::Snappy,
            Compression::GZIP(_) => Self::Gzip,
            Compression::ZSTD(_) => Self::Zstandard,
            Compression::LZ4_RAW => Self::Lz4,
            Compression::LZO => return Err(ParquetFault::Packing("LZO".to_owned())),
            Compression::BROTLI(_) => return Err(ParquetFault::Packing("Brotli".to_owned())),
            Compression::LZ4 => return Err(ParquetFault::Packing("LZ4 (Hadoop)".to_owned())),
        })
    }

    /// Appends the unpacked bytes.
    pub(crate) fn unpack(self, bytes: &[u8], out: &mut Vec<u8>) -> Result<(), ParquetFault> {
        // A page without values has no bytes.
        if bytes.is_empty() {
            return Ok(());
        }
        match self {
            Self::Plain => out.extend_from_slice(bytes),
            Self::Snappy => {
                let length =
                    snap::raw::decompress_len(bytes).map_err(|_cause| ParquetFault::Damaged)?;
                check_len(length)?;
                let unpacked = snap::raw::Decoder::new().decompress_vec(bytes);
                out.extend(unpacked.map_err(|_cause| ParquetFault::Damaged)?);
            }
            Self::Gzip => read_all(MultiGzDecoder::new(bytes), out)?,
            Self::Zstandard => {
                let unpacked =
                    StreamingDecoder::new(bytes).map_err(|_cause| ParquetFault::Damaged)?;
                read_all(unpacked, out)?;
            }
            Self::Lz4 => unpack_lz4(bytes, out)?,
        }
        Ok(())
    }
}

fn check_len(length: usize) -> Result<(), ParquetFault> {
    if length > MAX_PAGE {
        return Err(ParquetFault::TooLarge);
    }
    Ok(())
}

fn read_all(reader: impl Read, out: &mut Vec<u8>) -> Result<(), ParquetFault> {
    let limit = MAX_PAGE as u64 + 1;
    let read = reader.take(limit).read_to_end(out);
    let length = read.map_err(|_cause| ParquetFault::Damaged)?;
    check_len(length)
}

/// Unpacks a block that does not say how long it is: the room grows until it is enough.
fn unpack_lz4(bytes: &[u8], out: &mut Vec<u8>) -> Result<(), ParquetFault> {
    let mut room = bytes.len().saturating_mul(4).min(MAX_PAGE);
    loop {
        match lz4_flex::block::decompress(bytes, room) {
            Ok(unpacked) => {
                out.extend(unpacked);
                return Ok(());
            }
            Err(lz4_flex::block::DecompressError::OutputTooSmall { .. }) if room < MAX_PAGE => {
                room = room.saturating_mul(4).min(MAX_PAGE);
            }
            Err(lz4_flex::block::DecompressError::OutputTooSmall { .. }) => {
                return Err(ParquetFault::TooLarge);
            }
            Err(_) => return Err(ParquetFault::Damaged),
        }
    }
}
