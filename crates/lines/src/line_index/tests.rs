use super::*;
use crate::line_ends;

fn start_of(text: &[u8], line: u64) -> Option<usize> {
    let index = Indexer::of(text, 0);
    match index.start(line)? {
        Start::At(offset) => usize::try_from(offset).ok(),
        Start::Behind { block, nth } => {
            let block = usize::try_from(block * BLOCK).ok()?;
            let rest = text.get(block..)?;
            Some(block + line_ends::behind_nth(rest, nth, index.is_lf_enough())?)
        }
    }
}

/// A text of ten thousand lines of any length with all kinds of line ends, and the offset of each line.
fn ugly_text() -> (Vec<u8>, Vec<usize>) {
    let ends = ["\n", "\r\n", "\r", "x\n", "\r", "\r\n"];
    let (mut text, mut starts) = (String::new(), vec![0]);
    let mut random = 7_usize;
    for _ in 0..10_000 {
        random = random.wrapping_mul(0x5DEE_CE66D).wrapping_add(11);
        text.push_str(&"y".repeat((random >> 20) % 40));
        text.push('y'); // Otherwise a CR and an LF of two lines would be one line end.
        text.push_str(ends.get((random >> 8) % 6).unwrap_or(&"\n"));
        starts.push(text.len());
    }
    (text.into_bytes(), starts)
}

#[test]
fn every_line_is_found_with_any_line_end() {
    let (text, starts) = ugly_text();
    assert_eq!(Indexer::of(&text, 0).line_count(), 10_000);
    for (line, start) in (0..).zip(&starts).step_by(7) {
        assert_eq!(start_of(&text, line), Some(*start));
    }
}

#[test]
fn the_start_after_the_last_line_is_known_and_no_later_one() {
    assert_eq!(start_of(b"a\nb", 2), Some(3));
    assert_eq!(start_of(b"a\nb", 3), None);
    assert_eq!(start_of(b"", 0), Some(0));
    assert_eq!(start_of(b"", 1), None);
}

#[test]
fn an_index_in_progress_agrees_with_the_final_one() {
    let (text, starts) = ugly_text();
    let mut indexer = Indexer::new(0);
    for piece in text.chunks(BLOCK_LEN) {
        indexer.add(piece);
        let so_far = indexer.so_far();
        let len = usize::try_from(so_far.len()).unwrap_or_default();
        let lines = starts.iter().position(|start| *start == len);
        assert_eq!(lines.map(|lines| lines as u64), Some(so_far.line_count()));
        let known = usize::try_from(so_far.known()).unwrap_or_default();
        assert!(so_far.agrees(0, text.get(..known).unwrap_or_default()));
    }
    assert_eq!(indexer.finish().sums(), Indexer::of(&text, 0).sums());
}

#[test]
fn a_changed_byte_is_noticed_only_in_its_block() {
    let (mut text, _) = ugly_text();
    let index = Indexer::of(&text, 0);
    assert!(index.agrees(0, &text));
    let at = text.len() / 2;
    if let Some(byte) = text.get_mut(at) {
        *byte ^= 1;
    }
    assert!(!index.agrees(0, &text));
    for (block, bytes) in (0..).zip(text.chunks(BLOCK_LEN)) {
        let is_changed = block == (at / BLOCK_LEN) as u64;
        assert_eq!(index.agrees(block, bytes), !is_changed);
    }
}
