//! Malformed games and tables: reading ends, and readable parts are read.

use super::{extracted, wanted};
use std::fmt::Write as _;
use tabiya_collection::games::{GameFaultKind, MAX_PLACES, Which};

fn found(text: &[u8]) -> (u64, u64, Vec<GameFaultKind>) {
    let (_, found) = extracted(text, wanted(Which::Every, true));
    let kinds = found.broken.iter().map(|broken| broken.kind).collect();
    (found.games, found.positions, kinds)
}

/// Moves that can be repeated for ever.
fn shuffled(count: usize) -> String {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let mut text = String::new();
    for (at, san) in moves.iter().cycle().take(count).enumerate() {
        if at % 2 == 0 {
            write!(text, "{}. ", at / 2 + 1).unwrap();
        }
        text += san;
        text.push(' ');
    }
    text
}

#[test]
fn a_game_of_ten_thousand_moves_is_read() {
    let text = format!("[Event \"long\"]\n\n{}*\n", shuffled(20_000));
    assert_eq!(found(text.as_bytes()), (1, 20_001, vec![]));
}

#[test]
fn a_game_with_too_many_positions_is_cut_and_reported() {
    let text = format!("{}*\n\n1. e4 *", shuffled(MAX_PLACES + 1000));
    let positions = MAX_PLACES as u64 + 2;
    assert_eq!(
        found(text.as_bytes()),
        (2, positions, vec![GameFaultKind::TooLong])
    );
}

#[test]
fn ten_thousand_nested_variations_are_read() {
    let deep = 10_000;
    let text = format!("1. e4 {}{} e5 *", "(1. d4 ".repeat(deep), ")".repeat(deep));
    assert_eq!(found(text.as_bytes()), (1, 10_003, vec![]));
    let open = format!("1. e4 {} *", "(1. d4 ".repeat(deep));
    assert_eq!(
        found(open.as_bytes()),
        (1, 10_002, vec![GameFaultKind::Unclosed])
    );
    let closed = format!("1. e4 {} e5 *", ")".repeat(deep));
    assert_eq!(found(closed.as_bytes()), (1, 3, vec![]));
}

#[test]
fn long_and_numerous_comments_are_read() {
    let long = format!("1. e4 {{{}}} e5 *", "x".repeat(1 << 20));
    assert_eq!(found(long.as_bytes()), (1, 3, vec![]));
    let many = format!("1. e4 {} e5 *", "{a}".repeat(100_000));
    assert_eq!(found(many.as_bytes()), (1, 3, vec![]));
    let tags = format!("{}\n1. e4 *", "[Event \"x\"]\n".repeat(100_000));
    assert_eq!(found(tags.as_bytes()), (1, 2, vec![]));
    let numbers = format!("1. e4 {} e5 *", "1... ".repeat(100_000));
    assert_eq!(found(numbers.as_bytes()), (1, 3, vec![]));
}

#[test]
fn nul_bytes_count_as_blanks() {
    let text = b"[Event \"a\0b\"]\0\n\n1.\0e4\0{c\0d} e5\0*\0\0";
    let (records, found) = extracted(text, wanted(Which::Last, false));
    assert_eq!(found.broken, []);
    assert!(records[0].ends_with("id \"a b, 1...e5\";"), "{records:?}");
    assert_eq!(
        super::extracted(&[0; 1000], wanted(Which::Every, true))
            .1
            .games,
        0
    );
}

#[test]
fn a_truncated_file_is_read_up_to_its_end() {
    let text = "[Event \"a\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {one} (1. e3 {two}) Kd7 $1 2. e5 *\n\n[Event \"b\"]\n\n1. d4 d5 1-0\n";
    let mut most = 0;
    for end in 0..text.len() {
        let (_, found) = extracted(&text.as_bytes()[..end], wanted(Which::Every, true));
        assert!(found.games <= 2 && found.broken.len() <= 1, "{end}");
        assert!(
            found.positions + 2 >= most,
            "{end}: {} after {most}",
            found.positions
        );
        most = most.max(found.positions);
    }
    assert_eq!(most, 8);
}

#[test]
fn noise_contains_no_games_or_broken_ones() {
    let noise: Vec<u8> = (0..200_000_u32)
        .map(|at| u8::try_from(at.wrapping_mul(2_654_435_761) >> 24).unwrap())
        .collect();
    let (records, _) = extracted(&noise, wanted(Which::Every, true));
    assert!(records.len() < 1000);
    for sign in [
        b'(', b')', b'{', b'[', b'<', b'"', b'$', b';', b'%', b'.', b'!',
    ] {
        let (games, _, _) = found(&vec![sign; 100_000]);
        assert!(games <= 1, "{}", sign.escape_ascii());
        let lines: Vec<u8> = [sign, b'\n'].repeat(50_000);
        assert!(found(&lines).0 <= 1);
    }
}
