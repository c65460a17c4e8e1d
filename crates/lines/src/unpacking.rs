//! Unpacks streams as they are read: gzip, Zstandard, bzip2.
//!
//! Memory is bounded, whatever a packed stream claims: unpacked bytes are passed on at once and not kept.

mod twice;

pub use twice::{PackedTwice, UnpackedOnce};

use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufReader, Read};

/// The number of bytes of a packed stream read at a time.
const STEP: usize = 128 << 10;

/// The maximum window of Zstandard: that of `zstd -20`.
const MAX_WINDOW: u64 = 32 << 20;

/// The packing of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// `.gz`
    Gzip,
    /// `.zst`
    Zstandard,
    /// `.bz2`
    Bzip2,
}

impl Packing {
    /// All packings.
    pub const ALL: [Self; 3] = [Self::Gzip, Self::Zstandard, Self::Bzip2];

    /// The first bytes of such a stream. No text begins with them.
    pub const fn mark(self) -> &'static [u8] {
        match self {
            Self::Gzip => b"\x1F\x8B",
            Self::Zstandard => b"\x28\xB5\x2F\xFD",
            Self::Bzip2 => b"BZh",
        }
    }

    /// Unpacks a stream. Damage gives an error when it is reached.
    pub fn unpacked(self, packed: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        let packed = BufReader::with_capacity(STEP, packed);
        match self {
            Self::Gzip => Box::new(MultiGzDecoder::new(packed)),
            Self::Zstandard => Box::new(Zstandard::new(packed)),
            Self::Bzip2 => Box::new(MultiBzDecoder::new(packed)),
        }
    }
}

/// All frames of a Zstandard stream, one after the other.
struct Zstandard<R> {
    packed: R,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: Read> Zstandard<R> {
    fn new(packed: R) -> Self {
        let mut decoder = FrameDecoder::new();
        decoder.set_max_window_size(MAX_WINDOW);
        Self {
            packed,
            decoder,
            is_in_frame: false,
        }
    }

    /// Begins the next frame; returns `false` after the last one.
    fn begin_frame(&mut self) -> io::Result<bool> {
        let mut mark = [0; 4];
        let length = read_up_to(&mut self.packed, &mut mark)?;
        if length == 0 {
            return Ok(false);
        }
        let mark = mark.get(..length).unwrap_or_default();
        match self.decoder.reset(mark.chain(&mut self.packed)) {
            Ok(()) => {
                self.is_in_frame = true;
                Ok(true)
            }
            Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                length,
                ..
            })) => {
                let mut skipped = (&mut self.packed).take(u64::from(length));
                io::copy(&mut skipped, &mut io::sink())?;
                Ok(true)
            }
            Err(error) => Err(damaged(error)),
        }
    }

    /// Unpacks more of the frame.
    fn go_on(&mut self) -> io::Result<()> {
        let step = BlockDecodingStrategy::UptoBlocks(1);
        let decoded = self.decoder.decode_blocks(&mut self.packed, step);
        decoded.map_err(damaged)?;
        let sums = (
            self.decoder.get_checksum_from_data(),
            self.decoder.get_calculated_checksum(),
        );
        match sums {
            (Some(said), Some(found)) if self.decoder.can_collect() == 0 && said != found => {
                Err(io::ErrorKind::InvalidData.into())
            }
            _ => Ok(()),
        }
    }
}

impl<R: Read> Read for Zstandard<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.is_in_frame && !self.begin_frame()? {
                return Ok(0);
            }
            if self.decoder.can_collect() > 0 {
                return self.decoder.read(buffer);
            }
            if self.decoder.is_finished() {
                self.is_in_frame = false;
            } else if self.is_in_frame {
                self.go_on()?;
            }
        }
    }
}

fn read_up_to(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while let Some(room) = buffer.get_mut(filled..).filter(|room| !room.is_empty()) {
        match reader.read(room) {
            Ok(0) => break,
            Ok(length) => filled += length,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

fn damaged(error: FrameDecoderError) -> io::Error {
    let kind = match error {
        FrameDecoderError::WindowSizeTooBig { .. } => io::ErrorKind::OutOfMemory,
        _ => io::ErrorKind::InvalidData,
    };
    io::Error::new(kind, error)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests {
    use super::*;
    use std::io::Write as _;

    fn unpack(packing: Packing, packed: Vec<u8>) -> io::Result<Vec<u8>> {
        let mut text = Vec::new();
        let mut reader = packing.unpacked(Box::new(io::Cursor::new(packed)));
        reader.read_to_end(&mut text)?;
        Ok(text)
    }

    fn packed(packing: Packing, text: &[u8]) -> Vec<u8> {
        match packing {
            Packing::Gzip => {
                let mut out =
                    flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
                out.write_all(text).unwrap();
                out.finish().unwrap()
            }
            Packing::Zstandard => {
                ruzstd::encoding::compress_to_vec(text, ruzstd::encoding::CompressionLevel::Fastest)
            }
            Packing::Bzip2 => {
                let mut out = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
                out.write_all(text).unwrap();
                out.finish().unwrap()
            }
        }
    }

    #[test]
    fn packed_streams_of_one_or_several_parts_are_unpacked() {
        let text = b"1. e4 e5 2. Nf3 Nc6 ".repeat(30_000);
        for packing in Packing::ALL {
            let one = packed(packing, &text);
            assert!(one.starts_with(packing.mark()));
            assert!(unpack(packing, one.clone()).unwrap() == text);
            let two = [one.clone(), one.clone()].concat();
            assert!(unpack(packing, two).unwrap() == text.repeat(2));
            assert!(unpack(packing, packed(packing, b"")).unwrap().is_empty());
        }
        // A skippable frame in between.
        let frame = packed(Packing::Zstandard, &text);
        let skipped = [&frame[..], b"\x50\x2A\x4D\x18\x03\0\0\0abc", &frame].concat();
        assert!(unpack(Packing::Zstandard, skipped).unwrap() == text.repeat(2));
    }

    #[test]
    fn damage_is_reported_after_the_intact_beginning() {
        let mut text = Vec::new();
        for number in 0..200_000_u32 {
            text.extend_from_slice(number.wrapping_mul(2_654_435_761).to_string().as_bytes());
        }
        for packing in Packing::ALL {
            let whole = packed(packing, &text);
            let half = whole[..whole.len() / 2].to_vec();
            let mut reader = packing.unpacked(Box::new(io::Cursor::new(half)));
            let mut found = Vec::new();
            assert!(reader.read_to_end(&mut found).is_err(), "{packing:?}");
            assert!(!found.is_empty() && text.starts_with(&found), "{packing:?}");
            for at in [5, whole.len() / 2, whole.len() - 3] {
                let mut damaged = whole.clone();
                damaged[at] ^= 0x55;
                // The damaged byte may also be irrelevant.
                drop(unpack(packing, damaged));
            }
        }
    }

    #[test]
    fn a_stream_that_needs_too_much_memory_is_refused() {
        // The header asks for a window of two terabytes.
        let greedy = b"\x28\xB5\x2F\xFD\x00\xF8".to_vec();
        let error = unpack(Packing::Zstandard, greedy).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::OutOfMemory);
    }
}
