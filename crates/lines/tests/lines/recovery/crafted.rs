//! Constructed journals: complete, with correct checksums, and with arbitrary content.

use flate2::Crc;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;

/// The source of the lines of a span.
#[derive(Clone, Copy)]
pub(super) enum Place {
    Base,
    List(u64),
}

pub(super) type Span = (Place, u64, u64);

/// Appends these lists to a journal; its spans then describe all rows.
pub(super) fn append(journal: &Path, lists: &[Vec<u32>], spans: &[Span]) {
    let mut file = OpenOptions::new().append(true).open(journal).unwrap();
    let mut put = |kind: u8, body: &[u8]| file.write_all(&record(kind, body)).unwrap();
    for list in lists {
        let codes: Vec<u8> = list.iter().flat_map(|line| line.to_le_bytes()).collect();
        let mut pieces = codes.chunks(1 << 20);
        put(b'O', pieces.next().unwrap_or_default());
        pieces.for_each(|piece| put(b'M', piece));
    }
    for some in spans.chunks(10_000) {
        let bytes: Vec<u8> = some.iter().flat_map(|span| bytes_of(*span)).collect();
        put(b'S', &bytes);
    }
    put(b'R', &[0_u8; 32]);
}

/// Appends an imprint to a journal: the number of line ends in each block, and its digest.
pub(super) fn append_imprint(
    journal: &Path,
    byte_len: u64,
    has_open_line: bool,
    blocks: &[(u32, u64)],
) {
    let blocks = blocks.iter().flat_map(|(ends, digest)| {
        let (ends, digest) = (ends.to_le_bytes(), digest.to_le_bytes());
        ends.into_iter().chain(digest)
    });
    let mut body = byte_len.to_le_bytes().to_vec();
    body.push(u8::from(has_open_line));
    body.extend(0_u64.to_le_bytes());
    body.extend(blocks);
    let mut file = OpenOptions::new().append(true).open(journal).unwrap();
    file.write_all(&record(b'I', &body)).unwrap();
}

fn record(kind: u8, body: &[u8]) -> Vec<u8> {
    let text = [&[kind], body].concat();
    let mut sum = Crc::new();
    sum.update(&text);
    let len = u32::try_from(text.len()).unwrap();
    [&len.to_le_bytes()[..], &sum.sum().to_le_bytes(), &text].concat()
}

fn bytes_of((place, first, count): Span) -> Vec<u8> {
    let mut bytes = match place {
        Place::Base => vec![0],
        Place::List(list) => [&[2][..], &list.to_le_bytes()].concat(),
    };
    bytes.extend(first.to_le_bytes());
    bytes.extend(count.to_le_bytes());
    bytes
}
