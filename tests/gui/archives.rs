//! Archives made by hand according to the descriptions of the formats, without compression.

/// The check sum of both formats.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |sum: u32| {
        if sum & 1 == 1 {
            sum >> 1 ^ 0xEDB8_8320
        } else {
            sum >> 1
        }
    };
    let add = |sum: u32, byte: &u8| (0..8).fold(sum ^ u32::from(*byte), |sum, _| step(sum));
    !bytes.iter().fold(u32::MAX, add)
}

fn len32(bytes: &[u8]) -> [u8; 4] {
    u32::try_from(bytes.len()).unwrap().to_le_bytes()
}

/// A gzip file.
pub(crate) fn gz(content: &[u8]) -> Vec<u8> {
    let mut packed = b"\x1f\x8b\x08\0\0\0\0\0\0\xff".to_vec();
    for (place, block) in content.chunks(65_535).enumerate() {
        let is_last = (place + 1) * 65_535 >= content.len();
        let len = u16::try_from(block.len()).unwrap();
        packed.push(u8::from(is_last));
        packed.extend(len.to_le_bytes());
        packed.extend((!len).to_le_bytes());
        packed.extend(block);
    }
    packed.extend(crc32(content).to_le_bytes());
    packed.extend(len32(content));
    packed
}

/// A zip archive with these files.
pub(crate) fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for (name, content) in files {
        let about = [
            &b"\x14\0\0\0\0\0\0\0\x21\0"[..],
            &crc32(content).to_le_bytes(),
            &len32(content),
            &len32(content),
            &u16::try_from(name.len()).unwrap().to_le_bytes(),
            &[0, 0],
        ]
        .concat();
        let offset = len32(&archive);
        archive.extend([b"PK\x03\x04", &about[..], name.as_bytes(), content].concat());
        let nothing_else = [0; 10];
        directory.extend([b"PK\x01\x02\x14\0", &about[..], &nothing_else, &offset].concat());
        directory.extend(name.as_bytes());
    }
    let count = u16::try_from(files.len()).unwrap().to_le_bytes();
    let (start, size) = (len32(&archive), len32(&directory));
    archive.extend(directory);
    archive.extend(
        [
            &b"PK\x05\x06\0\0\0\0"[..],
            &count,
            &count,
            &size,
            &start,
            &[0, 0],
        ]
        .concat(),
    );
    archive
}

/// A zip archive of empty files, in which each file claims to have this number of bytes.
pub(crate) fn zip_that_claims(names: &[&str], bytes: u64) -> Vec<u8> {
    let mut archive = Vec::new();
    let mut directory = Vec::new();
    for name in names {
        let name_len = u16::try_from(name.len()).unwrap().to_le_bytes();
        // If 32 bits are not enough, the size is in a separate field of 12 bytes.
        let about = [
            &b"-\0\0\0\0\0\0\0\x21\0\0\0\0\0\0\0\0\0\xff\xff\xff\xff"[..],
            &name_len,
        ]
        .concat();
        let size = [&b"\x01\0\x08\0"[..], &bytes.to_le_bytes()].concat();
        let offset = len32(&archive);
        archive.extend([b"PK\x03\x04", &about[..], &[0, 0], name.as_bytes()].concat());
        let nothing_else = [0; 10];
        let head = [
            b"PK\x01\x02-\0",
            &about[..],
            &[12, 0],
            &nothing_else,
            &offset,
        ]
        .concat();
        directory.extend([&head, name.as_bytes(), &size].concat());
    }
    let count = u16::try_from(names.len()).unwrap().to_le_bytes();
    let (start, size) = (len32(&archive), len32(&directory));
    archive.extend(directory);
    let end = [
        b"PK\x05\x06\0\0\0\0",
        &count[..],
        &count,
        &size,
        &start,
        &[0, 0],
    ]
    .concat();
    archive.extend(end);
    archive
}
