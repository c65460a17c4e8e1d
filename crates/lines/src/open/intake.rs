//! Takes text from a stream: unpacked, decoded, or from standard input.
//!
//! A small text is kept in memory, a larger one in an unnamed file.

use std::sync::Arc;

use crate::decoding::Encoding;
use crate::decoding::utf16::{Decoder, Unpaired};
use crate::game_rows::GamesIn;
use crate::line_index::{BLOCK_LEN, Indexer};
use crate::opening::LoadError;
use crate::sniff;
use crate::source::{FileShape, Source};
use crate::system;
use crate::text::{DiskText, Handle, Text};

/// The number of bytes used to detect the kind of text: more than the check for text needs.
const HEAD: usize = 68 << 10;
/// The number of bytes written to the disk at a time.
const STEP: usize = 512 << 10;
/// The number of bytes that stay free on the disk for others.
const LEFT_FREE: u64 = 1 << 30;

/// The limits for memory and disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningLimits {
    /// The maximum number of bytes of a text in memory; larger ones stay on the disk.
    pub in_memory: u64,
    /// The maximum number of unpacked bytes.
    pub unpacked: u64,
}

impl Default for OpeningLimits {
    fn default() -> Self {
        Self {
            in_memory: 16 << 20,
            unpacked: 64 << 30,
        }
    }
}

/// Takes the bytes of a stream and builds a source from them.
pub(super) struct Intake {
    limits: OpeningLimits,
    /// The kind of the bytes, once there are enough of them to tell.
    kind: Option<Kind>,
    /// The bytes whose kind is not known yet.
    head: Vec<u8>,
    /// Text that is not on the disk: all of it, or the newest part.
    text: Vec<u8>,
    stored: Option<Stored>,
    byte_len: u64,
    /// Makes a line of each game, if the rows are games.
    games: Option<GamesIn>,
}

/// The kind of the bytes.
enum Kind {
    EightBit(Encoding),
    Utf16(Encoding, Decoder),
}

/// Text on the disk.
struct Stored {
    text: Arc<Text>,
    indexer: Indexer,
}

impl Intake {
    pub(super) fn new(limits: OpeningLimits) -> Self {
        Self {
            limits,
            kind: None,
            head: Vec::new(),
            text: Vec::new(),
            stored: None,
            byte_len: 0,
            games: None,
        }
    }

    /// Makes a line of each game, instead of taking the lines as they are.
    pub(super) fn of_games(limits: OpeningLimits) -> Self {
        Self {
            games: Some(GamesIn::new()),
            ..Self::new(limits)
        }
    }

    /// Takes the next bytes of the stream.
    pub(super) fn add(&mut self, bytes: &[u8]) -> Result<(), LoadError> {
        self.byte_len += bytes.len() as u64;
        match &mut self.kind {
            None => {
                self.head.extend_from_slice(bytes);
                if HEAD <= self.head.len() {
                    self.tell_kind()?;
                }
            }
            Some(Kind::EightBit(_)) => put(&mut self.games, bytes, &mut self.text),
            Some(Kind::Utf16(_, decoder)) if self.games.is_none() => {
                decoder.decode(bytes, &mut self.text, &mut Vec::new());
            }
            Some(Kind::Utf16(_, decoder)) => {
                let mut decoded = Vec::new();
                decoder.decode(bytes, &mut decoded, &mut Vec::new());
                put(&mut self.games, &decoded, &mut self.text);
            }
        }
        if self.stored.is_some() {
            return if STEP <= self.text.len() {
                self.store()
            } else {
                Ok(())
            };
        }
        if self.limits.in_memory < self.text.len() as u64 {
            self.begin_to_store()?;
        }
        Ok(())
    }

    /// The lines so far; `None` while everything is still in memory.
    pub(super) fn so_far(&self) -> Option<Source> {
        let stored = self.stored.as_ref()?;
        let text = Arc::clone(&stored.text);
        Some(Source::new(text, stored.indexer.so_far(), self.shape(None)))
    }

    /// The complete source.
    pub(super) fn finish(mut self) -> Result<Source, LoadError> {
        if self.kind.is_none() {
            self.tell_kind()?;
        }
        let mut rest = Vec::new();
        let odd_byte = match &mut self.kind {
            Some(Kind::Utf16(_, decoder)) => decoder.finish(&mut rest, &mut Vec::new()),
            Some(Kind::EightBit(_)) | None => None,
        };
        put(&mut self.games, &rest, &mut self.text);
        if let Some(games) = &mut self.games {
            games.finish(&mut self.text);
        }
        let shape = self.shape(odd_byte);
        if self.stored.is_some() {
            self.store()?;
        }
        if let Some(mut stored) = self.stored {
            stored.put(&self.text)?;
            return Ok(Source::new(stored.text, stored.indexer.finish(), shape));
        }
        let index = Indexer::of(&self.text, shape.text_start());
        Ok(Source::new(Text::Memory(self.text).into(), index, shape))
    }

    fn tell_kind(&mut self) -> Result<(), LoadError> {
        let head = std::mem::take(&mut self.head);
        let encoding = Encoding::of(&head);
        self.kind = Some(match encoding {
            Encoding::Utf16(order) => {
                let mut decoder = Decoder::new(order, Unpaired::Kept);
                let raw = head.get(encoding.mark().len()..).unwrap_or_default();
                let mut decoded = Vec::new();
                decoder.decode(raw, &mut decoded, &mut Vec::new());
                sniff::check_is_decoded_text(&decoded, encoding.mark())?;
                put(&mut self.games, &decoded, &mut self.text);
                Kind::Utf16(encoding, decoder)
            }
            Encoding::Bytes | Encoding::MarkedUtf8 => {
                sniff::check_is_text(&head)?;
                let (mark, text) = head.split_at(encoding.mark().len());
                self.text = mark.to_vec();
                put(&mut self.games, text, &mut self.text);
                Kind::EightBit(encoding)
            }
        });
        Ok(())
    }

    fn shape(&self, odd_byte: Option<u8>) -> FileShape {
        let encoding = match &self.kind {
            Some(Kind::EightBit(encoding) | Kind::Utf16(encoding, _)) => *encoding,
            None => Encoding::Bytes,
        };
        FileShape {
            encoding,
            odd_byte,
            byte_len: self.byte_len,
            games: self.games.as_ref().map(GamesIn::newline),
        }
    }

    fn begin_to_store(&mut self) -> Result<(), LoadError> {
        let file = system::temp_file().map_err(no_room)?;
        let text = Text::Disk(DiskText::new(Handle::unnamed(file)));
        self.stored = Some(Stored {
            text: Arc::new(text),
            indexer: Indexer::new(self.shape(None).text_start()),
        });
        self.store()
    }

    /// Writes all whole blocks to the disk.
    fn store(&mut self) -> Result<(), LoadError> {
        let Some(stored) = &mut self.stored else {
            return Ok(());
        };
        let whole = self.text.len() - self.text.len() % BLOCK_LEN;
        let will_be = stored.indexer.len() + whole as u64;
        if self.limits.unpacked < will_be {
            return Err(LoadError::TooLarge {
                bytes: will_be,
                most: self.limits.unpacked,
            });
        }
        stored.put(self.text.get(..whole).unwrap_or_default())?;
        self.text.drain(..whole);
        // Releases the memory that the text needed before it moved to the disk.
        self.text.shrink_to(2 * STEP);
        Ok(())
    }
}

impl Stored {
    fn put(&mut self, text: &[u8]) -> Result<(), LoadError> {
        let disk = self.text.disk().ok_or(LoadError::NoRoom)?;
        let handle = disk.handle();
        let free = system::free_space(handle.file());
        if free.is_some_and(|free| free < LEFT_FREE + text.len() as u64) {
            return Err(LoadError::NoRoom);
        }
        let at = self.indexer.len();
        system::write_all_at(handle.file(), at, text).map_err(no_room)?;
        self.indexer.add(text);
        Ok(())
    }
}

/// Appends text as it is, or as lines that are games.
fn put(games: &mut Option<GamesIn>, bytes: &[u8], text: &mut Vec<u8>) {
    match games {
        Some(games) => games.add(bytes, text),
        None => text.extend_from_slice(bytes),
    }
}

fn no_room(error: std::io::Error) -> LoadError {
    use std::io::ErrorKind as Kind;
    match error.kind() {
        Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => LoadError::NoRoom,
        _ => LoadError::Io(error),
    }
}
