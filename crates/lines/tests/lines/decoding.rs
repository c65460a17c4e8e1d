//! Claims about cutting whole documents into lines.

use crate::properties::documents::{Whole, check, check_fuzz, in_blocks};
use proptest::collection::vec;
use proptest::prelude::*;
use tabiya_lines::decoding::utf16::{
    ByteOrder, Decoder, Unpaired, encode, encoded_len, whole_chars,
};
use tabiya_lines::decoding::{
    BLOCK_LEN, Encoding, LineBlock, LineBlocks, LineEnd, LineEndCounts, LinePart, Lines,
};

fn texts(document: &[u8]) -> Vec<String> {
    let lines = in_blocks(document, BLOCK_LEN, BLOCK_LEN);
    let text = |line: Whole| String::from_utf8(line.text).unwrap();
    lines.into_iter().map(text).collect()
}

/// The blocks of a document, joined where reading in parts has cut them.
fn blocks(document: &[u8], block_len: usize) -> Vec<LineBlock> {
    let mut blocks = LineBlocks::with_block_len(block_len);
    let mut found = Vec::new();
    let mut rest = document;
    loop {
        let room = blocks.room();
        let read = room.len().min(rest.len());
        room[..read].copy_from_slice(&rest[..read]);
        rest = &rest[read..];
        blocks.filled(read);
        found.extend(std::iter::from_fn(|| blocks.next_block()));
        if read == 0 {
            return found;
        }
    }
}

fn utf16(text: &str, order: ByteOrder) -> Vec<u8> {
    let mut bytes = Encoding::Utf16(order).mark().to_vec();
    encode(text.as_bytes(), order, &mut bytes);
    bytes
}

#[test]
fn every_encoding_with_every_line_end_gives_the_same_lines() {
    let lines = ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "# König ♔ 𝔎", "last"];
    for end in ["\n", "\r\n", "\r"] {
        let text = lines.join(end);
        let marked = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
        assert_eq!(texts(text.as_bytes()), lines);
        assert_eq!(texts(&marked), lines);
        assert_eq!(texts(&utf16(&text, ByteOrder::Little)), lines);
        assert_eq!(texts(&utf16(&text, ByteOrder::Big)), lines);
    }
}

#[test]
fn mixed_line_ends_are_reported_for_each_line() {
    let lines: Vec<_> = Lines::of(b"a\r\nb\rc\n\r\r\nd")
        .map(|line| (line.number, line.text, line.end))
        .collect();

    assert_eq!(
        lines,
        [
            (1, &b"a"[..], LineEnd::CrLf),
            (2, b"b", LineEnd::Cr),
            (3, b"c", LineEnd::Lf),
            (4, b"", LineEnd::Cr),
            (5, b"", LineEnd::CrLf),
            (6, b"d", LineEnd::None),
        ]
    );
}

#[test]
fn nul_bytes_and_invalid_utf_8_are_preserved() {
    let latin_1 = in_blocks(b"Gr\xFCnfeld\0\nx\xFF\xFE\n", BLOCK_LEN, 1);

    assert_eq!(latin_1[0].text, b"Gr\xFCnfeld\0");
    assert_eq!(latin_1[1].text, b"x\xFF\xFE");
}

#[test]
fn unpaired_surrogates_and_odd_bytes_are_replaced_and_reported() {
    let lone_tail = b"a\0\x00\xDEb\0\n\0";
    let lone_lead = b"\x3D\xD8\n\0";
    let good = b"c\0\n\0";
    let odd = b"d\0e";
    let document = [&b"\xFF\xFE"[..], lone_tail, lone_lead, good, odd].concat();

    let lines = in_blocks(&document, BLOCK_LEN, BLOCK_LEN);

    let found: Vec<_> = lines
        .iter()
        .map(|line| (std::str::from_utf8(&line.text).unwrap(), line.is_damaged))
        .collect();
    assert_eq!(
        found,
        [
            ("a\u{FFFD}b", true),
            ("\u{FFFD}", true),
            ("c", false),
            ("d\u{FFFD}", true)
        ]
    );
}

#[test]
fn a_real_replacement_character_is_no_damage() {
    let document = utf16("\u{FFFD}\n", ByteOrder::Big);
    assert!(!in_blocks(&document, BLOCK_LEN, BLOCK_LEN)[0].is_damaged);
    assert!(!blocks(&document, BLOCK_LEN)[0].is_damaged());
}

#[test]
fn documents_without_a_line_have_no_blocks() {
    for document in [&b""[..], b"\xEF\xBB\xBF", b"\xFF\xFE", b"\xFE\xFF"] {
        assert!(blocks(document, BLOCK_LEN).is_empty(), "{document:?}");
    }
}

#[test]
fn part_of_a_byte_order_mark_is_text() {
    assert_eq!(in_blocks(b"\xEF\xBB", BLOCK_LEN, 1)[0].text, b"\xEF\xBB");
    assert_eq!(in_blocks(b"\xFF", BLOCK_LEN, 1)[0].text, b"\xFF");
}

#[test]
fn a_line_longer_than_a_block_comes_in_parts() {
    let long = "x".repeat(70);
    let document = format!("a\n{long}\r\nb");
    let pieces: Vec<_> = blocks(document.as_bytes(), 32)
        .iter()
        .flat_map(|block| {
            block
                .lines()
                .map(|line| (line.number, line.part, line.text.len()))
                .collect::<Vec<_>>()
        })
        .collect();

    assert_eq!(
        pieces,
        [
            (1, LinePart::Whole, 1),
            (2, LinePart::Head, 32),
            (2, LinePart::Middle, 32),
            (2, LinePart::Tail, 6),
            (3, LinePart::Whole, 1),
        ]
    );
}

#[test]
fn a_line_of_exactly_several_blocks_ends_in_an_empty_tail() {
    for end in ["", "\n"] {
        let document = "x".repeat(32) + end;
        let blocks = blocks(document.as_bytes(), 16);
        let last = blocks.last().unwrap().lines().last().unwrap();
        assert_eq!((last.part, last.text), (LinePart::Tail, &b""[..]));
        assert_eq!(last.end.bytes(), end.as_bytes());
    }
}

#[test]
fn a_line_is_available_as_soon_as_its_end_arrives() {
    let mut blocks = LineBlocks::new();
    let mut feed = |bytes: &[u8]| {
        let mut found = Vec::new();
        for byte in bytes {
            blocks.room()[0] = *byte;
            blocks.filled(1);
            while let Some(block) = blocks.next_block() {
                found.extend(block.lines().map(|line| line.text.to_vec()));
            }
        }
        found
    };
    assert_eq!(feed(b"one\n"), [b"one"]);
    assert!(feed(b"two\r").is_empty(), "an LF may follow");
    assert_eq!(feed(b"\n"), [b"two"]);
    assert!(feed(b"three\r").is_empty());
    assert_eq!(feed(b"4"), [b"three"]);
}

#[test]
fn decoding_uses_the_memory_of_a_few_blocks() {
    let line = b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(1000);
    let mut blocks = LineBlocks::with_block_len(1 << 14);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..100 {
        for chunk in line.chunks(1 << 10) {
            let room = blocks.room();
            let read = room.len().min(chunk.len());
            room[..read].copy_from_slice(&chunk[..read]);
            blocks.filled(read);
            while let Some(block) = blocks.next_block() {
                seen.insert(block.text().as_ptr().addr());
                blocks.reuse(block);
            }
        }
    }
    assert!(seen.len() <= 2, "{} buffers for 3 MB", seen.len());
}

#[test]
fn the_most_common_line_end_is_found() {
    let most_common = |text: &[u8]| LineEndCounts::of(text).most_common();
    assert_eq!(most_common(b""), LineEnd::Lf);
    assert_eq!(most_common(b"a\r\nb\r\nc\n"), LineEnd::CrLf);
    assert_eq!(most_common(b"a\rb\rc\n"), LineEnd::Cr);
    assert_eq!(most_common(b"a\rb\n"), LineEnd::Lf);
    let long = b"a\r\n".repeat(1000);
    assert_eq!(LineEndCounts::of(&long).crlf, 1000);
}

#[test]
fn kept_surrogates_are_restored() {
    let bytes = b"\xD8\x3D\xDC\x00\xD8\x00\0x\xDF\xFF\xDB\xFF";
    let mut decoder = Decoder::new(ByteOrder::Big, Unpaired::Kept);
    let (mut text, mut damage, mut again) = (Vec::new(), Vec::new(), Vec::new());
    decoder.decode(bytes, &mut text, &mut damage);
    assert_eq!(decoder.finish(&mut text, &mut damage), None);

    assert_eq!(damage, [4, 8, 11]);
    encode(&text, ByteOrder::Big, &mut again);
    assert_eq!(again, bytes);
    assert_eq!(encoded_len(&text), bytes.len() as u64);
}

#[test]
fn invalid_utf_8_is_encoded_as_latin_1_in_utf_16() {
    let mut bytes = Vec::new();
    encode(b"a\xE9\xED\xA0z", ByteOrder::Big, &mut bytes);
    assert_eq!(bytes, b"\0a\0\xE9\0\xED\0\xA0\0z");
}

#[test]
fn a_cut_keeps_whole_characters() {
    let text = "aé♔𝔎z";
    for len in 0..=text.len() {
        let cut = &text.as_bytes()[..len];
        let border = (0..=len).rev().find(|at| text.is_char_boundary(*at));
        assert_eq!(whole_chars(cut).len(), border.unwrap(), "{len}");
    }
    assert_eq!(
        whole_chars(b"\x80\x80\x80\x80\x80"),
        b"\x80\x80\x80\x80\x80"
    );
}

/// Documents made of difficult pieces.
fn document() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        3 => Just(b"\n".to_vec()),
        2 => Just(b"\r\n".to_vec()),
        2 => Just(b"\r".to_vec()),
        1 => Just(b"\0\n".to_vec()),
        1 => Just(b"\n\0".to_vec()),
        1 => Just(b"\r\0".to_vec()),
        1 => Just("♔".as_bytes().to_vec()),
        1 => Just(b"\x3D\xD8".to_vec()),
        1 => Just(b"\x00\xDC".to_vec()),
        1 => Just(b"a\0".to_vec()),
        4 => vec(any::<u8>(), 0..5),
        1 => vec(b'a'..=b'z', 0..60),
    ];
    let mark = prop_oneof![
        Just(&b""[..]),
        Just(&b"\xEF\xBB\xBF"[..]),
        Just(&b"\xFF\xFE"[..]),
        Just(&b"\xFE\xFF"[..]),
    ];
    (mark, vec(piece, 0..40)).prop_map(|(mark, pieces)| [mark, &pieces.concat()].concat())
}

proptest! {
    #[test]
    fn cutting_anywhere_agrees_with_a_naive_split(
        document in document(), block_len in 0..90_usize, read_len in 1..90_usize,
    ) {
        check(&document, block_len, read_len);
    }

    #[test]
    fn any_bytes_are_decoded_as_a_document(data in vec(any::<u8>(), 0..600)) {
        check_fuzz(&data);
    }
}
