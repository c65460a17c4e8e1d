//! The choice of positions of games.

use super::{boards, extracted, wanted};
use tabiya_chess::Color;
use tabiya_collection::games::Which;

const GAMES: &str = "[Event \"a\"]\n\n1. e4 c5 {Sicilian} (1... e5 2. Nf3 $1) 2. Nf3 d6 3. d4 {[%clk 1:00]} cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. h4 {[#]} h6 1-0\n\n\
    [Event \"b\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 40\"]\n\n40. e4 Kd7 41. e5 {[%cal Ge5e6]} (41. Kd2) *\n";

fn found(which: Which, with_variations: bool) -> Vec<String> {
    let (records, found) = extracted(GAMES.as_bytes(), wanted(which, with_variations));
    assert_eq!((found.games, found.broken.len()), (2, 0));
    assert_eq!(found.positions, records.len() as u64);
    boards(&records)
}

const LAST: &str = "rnbqkb1r/1p2ppp1/p2p1n1p/8/3NP2P/2N5/PPP2PP1/R1BQKB1R w";
const NAJDORF: &str = "rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w";

#[test]
fn the_last_position_of_each_game_and_variation_is_extracted() {
    assert_eq!(found(Which::Last, false), [LAST, "8/3k4/8/4P3/8/8/8/4K3 b"]);
    assert_eq!(found(Which::Last, true).len(), 4);
}

#[test]
fn stated_starting_positions_are_extracted() {
    assert_eq!(found(Which::Starts, false), ["4k3/8/8/8/8/8/4P3/4K3 w"]);
}

#[test]
fn the_position_after_a_given_move_of_a_side_is_extracted() {
    let after = |number, side| found(Which::After { number, side }, false);
    let open = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b";
    assert_eq!(after(2, Color::White), [open]);
    assert_eq!(after(5, Color::Black), [NAJDORF]);
    assert_eq!(after(40, Color::Black), ["8/3k4/8/8/4P3/8/8/4K3 w"]);
    assert_eq!(after(60, Color::Black), [""; 0]);
    let with_variations = Which::After {
        number: 2,
        side: Color::White,
    };
    assert_eq!(found(with_variations, true).len(), 2);
    // No game begins after a move.
    assert_eq!(after(39, Color::Black), ["4k3/8/8/8/8/8/4P3/4K3 w"]);
}

#[test]
fn every_position_is_extracted() {
    assert_eq!(found(Which::Every, false).len(), 13 + 4);
    assert_eq!(found(Which::Every, true).len(), 13 + 2 + 4 + 1);
}

#[test]
fn marked_positions_are_extracted_and_clock_comments_do_not_count() {
    let marked = found(Which::Marked, false);
    let sicilian = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w";
    let diagram = "rnbqkb1r/1p2pppp/p2p1n2/8/3NP2P/2N5/PPP2PP1/R1BQKB1R b";
    assert_eq!(marked, [sicilian, diagram, "8/3k4/8/4P3/8/8/8/4K3 b"]);
    assert_eq!(found(Which::Marked, true).len(), 4);
    let marks = "1. e4 $220 e5 {#} 2. Nf3 [#] Nc6 {[%eval 0.3]} 3. Bb5! a6 {[%eval 0.2] a word} *";
    let (records, _) = extracted(marks.as_bytes(), wanted(Which::Marked, false));
    assert_eq!(records.len(), 5);
}

#[test]
fn the_last_named_opening_position_is_where_a_game_leaves_the_book() {
    assert_eq!(found(Which::LeavingBook, false), [NAJDORF]);
    // The same position is reached by other moves.
    let other = "1. Nf3 c5 2. d4 cxd4 3. Nxd4 d6 4. e4 Nf6 5. Nc3 a6 6. a4 *";
    let (records, _) = extracted(other.as_bytes(), wanted(Which::LeavingBook, false));
    assert_eq!(boards(&records), [NAJDORF]);
}
