//! Archives that unpack without end, contain false data, or name places outside their own folder.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{Cursor, Write as _};
use zip::write::SimpleFileOptions;

/// A gzip file that unpacks to `len` equal bytes.
pub(crate) fn bomb(byte: u8, len: usize) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let part = vec![byte; 1 << 20];
    for _ in 0..len / part.len() {
        encoder.write_all(&part).unwrap();
    }
    encoder.finish().unwrap()
}

pub(crate) fn gz(content: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(content).unwrap();
    encoder.finish().unwrap()
}

/// A zip archive of these files, with any names.
pub(crate) fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        writer
            .start_file(*name, SimpleFileOptions::default())
            .unwrap();
        writer.write_all(content).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// The offsets of these bytes in an archive.
fn places(archive: &[u8], sign: &[u8]) -> Vec<usize> {
    let places = archive.windows(sign.len()).enumerate();
    places
        .filter(|(_, part)| *part == sign)
        .map(|(at, _)| at)
        .collect()
}

/// Writes bytes at this distance after the start of each header in the central directory of an archive.
pub(crate) fn with_directory(mut archive: Vec<u8>, distance: usize, bytes: &[u8]) -> Vec<u8> {
    let heads = places(&archive, b"PK\x01\x02");
    assert!(!heads.is_empty());
    for head in heads {
        archive[head + distance..head + distance + bytes.len()].copy_from_slice(bytes);
    }
    archive
}

/// Writes bytes at this distance after the start of each local file header.
pub(crate) fn with_local(mut archive: Vec<u8>, distance: usize, bytes: &[u8]) -> Vec<u8> {
    for head in places(&archive, b"PK\x03\x04") {
        archive[head + distance..head + distance + bytes.len()].copy_from_slice(bytes);
    }
    archive
}

/// Writes bytes at this distance after the start of the end record of the central directory.
pub(crate) fn with_end(mut archive: Vec<u8>, distance: usize, bytes: &[u8]) -> Vec<u8> {
    let end = *places(&archive, b"PK\x05\x06").last().unwrap();
    archive[end + distance..end + distance + bytes.len()].copy_from_slice(bytes);
    archive
}
