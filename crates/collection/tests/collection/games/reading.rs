//! Reading of games.

use super::{boards, every};
use tabiya_collection::games::{Arrival, GameFaultKind, GameReader, PlaceNote};

fn moves(text: &str) -> Vec<String> {
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).expect("a game");
    assert_eq!(game.faults, [], "{text}");
    let san = |at| game.san(text.as_bytes(), at);
    let moves = (1..game.places.len()).filter_map(san);
    moves
        .map(|san| String::from_utf8(san.into_owned()).unwrap())
        .collect()
}

/// The kind of the first fault, and the word at which it is.
fn fault(text: &str) -> (GameFaultKind, String) {
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).expect("a game");
    let fault = game.faults.first().expect("a fault");
    (fault.kind, text[fault.span.clone()].to_owned())
}

#[test]
fn a_game_is_read_with_its_tags_moves_and_comments() {
    let text = "[Event \"A \\\"great\\\" one\"]\n[White \"R\u{e9}ti\"]\n\n1. e4 {best by test} e5 2.Nf3!? $14 Nc6 *\n";
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).unwrap();
    assert_eq!(
        game.tag(text.as_bytes(), "Event").as_deref(),
        Some(&b"A \"great\" one"[..])
    );
    assert_eq!(game.tag(text.as_bytes(), "Black"), None);
    assert_eq!(game.places.len(), 5);
    let comments: Vec<_> = game.notes_at(1).cloned().collect();
    assert_eq!(comments.len(), 1);
    let PlaceNote::Comment(span) = &comments[0] else {
        unreachable!("it is a comment");
    };
    assert_eq!(&text[span.clone()], "best by test");
    let glyphs: Vec<_> = game.notes_at(3).cloned().collect();
    assert_eq!(glyphs, [PlaceNote::Glyph(5), PlaceNote::Glyph(14)]);
    assert_eq!(game.span, 0..text.len() - 1);
}

#[test]
fn moves_are_read_in_usual_spellings() {
    let same = ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O", "Nxe4"];
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O Nxe4",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O Nxe4 *",
        "1 e4 e5 2 Nf3 Nc6 3 Bb5 Nf6 4 0-0 Ne4 1/2-1/2",
        "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4",
        "1. e4 e5 2. \u{2658}f3 \u{265e}c6 3. \u{2657}b5 \u{265e}f6 4. O-O \u{265e}xe4",
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. 0-0 Sxe4",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 Ng8-f6 4. O-O Nf6xe4",
        "1. e4! e5 $1 2. Nf3 = Nc6 += 3. Bb5 N Nf6 4. O-O Nxe4 -+",
        "1. e4 e5 2... Nf3 Nc6 3\u{2026} Bb5 3... Nf6 4. O-O Nxe4",
    ] {
        assert_eq!(moves(text), same, "{text}");
    }
    assert_eq!(
        moves("1. e4 d5 2. e5 f5 3. exf6 e.p. a6 4. fxg7 a5 5. gxh8(Q)"),
        ["e4", "d5", "e5", "f5", "exf6", "a6", "fxg7", "a5", "gxh8=Q"]
    );
}

#[test]
fn moves_in_other_spellings_are_written_in_standard_notation() {
    // Signs of check and mate, and unnecessary origin squares.
    assert_eq!(moves("1. f3 e5 2. g4 Qd8h4"), ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(moves("1. e4 f6 2. Qh5"), ["e4", "f6", "Qh5+"]);
    assert_eq!(moves("1. Ngf3+ a5"), ["Nf3", "a5"]);
    assert_eq!(moves("1. e4 d5 2. ed5"), ["e4", "d5", "exd5"]);
    assert_eq!(
        moves("1. Nf3 a6 2. d3 a5 3. Nbd2 a4 4. Nd4 h6 5. N2f3"),
        ["Nf3", "a6", "d3", "a5", "Nbd2", "a4", "Nd4", "h6", "N2f3"]
    );
}

#[test]
fn escaped_lines_and_semicolon_comments_are_no_moves() {
    let text = "% 1. d4 is not here\n1. e4 ; 1... d5\n% nor 1... c5\ne5 <reserved e6> 2. Nf3";
    assert_eq!(moves(text), ["e4", "e5", "Nf3"]);
    assert_eq!(moves("1. e4 < e5 2. Nf3\n"), ["e4", "e5", "Nf3"]);
}

#[test]
fn variations_have_the_right_depth_around_the_main_line() {
    let text = "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) e5 2. Nf3 *";
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).unwrap();
    assert_eq!(game.faults, []);
    let depths: Vec<_> = game.places.iter().map(|place| place.depth).collect();
    assert_eq!(depths, [0, 0, 1, 1, 2, 2, 1, 1, 0, 0]);
    let line = |at| {
        let line = game.line_to(at).into_iter();
        let san = line.filter_map(|at| game.san(text.as_bytes(), at));
        let san = san.map(|san| String::from_utf8_lossy(&san).into_owned());
        san.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line(5), "d4 Nf6 c4");
    assert_eq!(line(6), "d4 d5 c4");
    assert_eq!(line(7), "c4");
    assert_eq!(line(game.last().unwrap()), "e4 e5 Nf3");
    let only = GameReader::of_main_lines()
        .read(text.as_bytes(), 0)
        .unwrap()
        .places
        .len();
    assert_eq!(only, 4);
}

#[test]
fn a_comment_before_a_variation_belongs_to_its_first_move() {
    let text = "{start} 1. e4 {a} ({b} 1. d4 {c}) ({d}) 1... e5 *";
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).unwrap();
    let said = |at| {
        let notes = game.notes_at(at).filter_map(PlaceNote::comment);
        notes.map(|span| &text[span]).collect::<Vec<_>>()
    };
    assert_eq!(said(0), ["start"]);
    assert_eq!(said(1), ["a", "d"]);
    assert_eq!(said(2), ["b", "c"]);
    assert_eq!(said(3), [""; 0]);
}

#[test]
fn a_null_move_changes_the_side_to_move() {
    for null in ["--", "Z0", "null", "@@@@", "0000"] {
        let text = format!("1. e4 {null} 2. d4 d5 *");
        let mut reader = GameReader::new();
        let game = reader.read(text.as_bytes(), 0).unwrap();
        assert_eq!(game.faults, [], "{text}");
        assert_eq!(game.places[2].arrival, Arrival::Pass);
        assert_eq!(game.places[1].next, Some(2));
        assert_eq!(game.played_at(1), None);
        assert_eq!(game.places[4].position.fullmove_number, 3);
    }
    // No side passes while in check.
    assert_eq!(
        fault("1. e4 f6 2. Qh5+ -- 3. d4"),
        (GameFaultKind::Move, "--".to_owned())
    );
}

#[test]
fn games_of_chess960_and_from_other_positions_are_read() {
    let text = "[SetUp \"1\"]\n[FEN \"rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w KQkq - 0 1\"]\n\n1. g3 g6 2. Bg2 Bg7 3. O-O O-O *";
    let records = every(text);
    assert_eq!(records.len(), 7);
    let castled = "rnbq1rkn/ppppppbp/6p1/8/8/6P1/PPPPPPBP/RNBQ1RKN w - - ";
    assert!(records[6].starts_with(castled), "{}", records[6]);
    let text = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 20\"]\n\n20... Kd7 21. e4 *";
    assert_eq!(boards(&every(text))[2], "8/3k4/8/8/4P3/8/8/4K3 b");
}

#[test]
fn a_broken_game_is_read_up_to_its_fault() {
    let cases = [
        ("1. e4 e5 2. Ke3 Nc6", GameFaultKind::Move, "Ke3", 3),
        ("1. e4 nonsense 2. Nf3", GameFaultKind::Move, "Nf3", 2),
        (
            "1. Nf3 a6 2. d3 a5 3. Nd2 a4",
            GameFaultKind::Ambiguous,
            "Nd2",
            5,
        ),
        ("1. e4 e5 2. Nf", GameFaultKind::Move, "Nf", 3),
        ("1. e4 {a comment that", GameFaultKind::Unclosed, "{", 2),
    ];
    for (text, kind, word, places) in cases {
        assert_eq!(fault(text), (kind, word.to_owned()), "{text}");
        let mut reader = GameReader::new();
        let game = reader.read(text.as_bytes(), 0).unwrap();
        assert_eq!(game.places.len(), places, "{text}");
    }
    let text = "[FEN \"not a position\"]\n\n1. e4 *";
    assert_eq!(
        fault(text),
        (GameFaultKind::Start, "not a position".to_owned())
    );
    let no_king = "[FEN \"8/8/8/8/8/8/4P3/8 w - - 0 1\"]\n\n1. e4 *";
    assert_eq!(fault(no_king).0, GameFaultKind::Start);
    let mut reader = GameReader::new();
    assert_eq!(
        reader.read(no_king.as_bytes(), 0).unwrap().places.len(),
        1,
        "the position itself is there"
    );
}

#[test]
fn a_broken_variation_leaves_the_main_line_intact() {
    let text = "1. e4 (1. d4 Ke5 2. c4 (2. c5)) e5 2. Nf3 *";
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).unwrap();
    assert_eq!(game.faults.len(), 1);
    assert!(game.faults[0].is_in_variation);
    assert_eq!(
        game.places.iter().filter(|place| place.depth == 0).count(),
        4
    );
}

#[test]
fn games_with_and_without_results_and_tags_are_separated() {
    let count = |text: &str| {
        let mut reader = GameReader::new();
        let (mut at, mut count) = (0, 0);
        while let Some(game) = reader.read(text.as_bytes(), at) {
            at = game.span.end;
            count += 1;
            assert_eq!(game.faults, [], "{text}");
        }
        count
    };
    assert_eq!(count("1. e4 1-0 1. d4 0-1\n1. c4 * 1. b3"), 4);
    assert_eq!(
        count("[Event \"a\"]\n\n1. e4\n\n[Event \"b\"]\n\n1. d4 1-0"),
        2
    );
    assert_eq!(count("[White \"a\"]\n\n1. e4\n[White \"b\"]\n\n1. d4"), 2);
    assert_eq!(
        count("{about these games}\n\n[Event \"a\"]\n\n1. e4 * {the end}\n"),
        1
    );
    assert_eq!(
        count("[Event \"a\"]\r\n\r\n1. e4 *\r\n\r\n[Event \"b\"]\r\n\r\n*\r\n"),
        2
    );
    assert_eq!(
        count("[Event \"a\"]\r[White \"b\"]\r\r1. e4 *\r\r[Event \"b\"]\r\r*\r"),
        2
    );
    // The text has only positions, one below the other.
    assert_eq!(
        count("[Event \"a\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n[Event \"b\"]\n\n"),
        2
    );
    // There is an empty line between all lines.
    assert_eq!(
        count("[Event \"a\"]\n\n[White \"b\"]\n\n1. e4 *\n\n[Event \"c\"]\n\n*"),
        2
    );
    assert_eq!(count(""), 0);
    assert_eq!(count("\n \n{nothing but a comment}\n* 1-0"), 0);
    assert_eq!(count("\u{feff}[Event \"a\"]\n\n1. e4 *"), 1);
}

#[test]
fn an_unclosed_comment_ends_where_the_next_game_begins() {
    let text = "[Event \"a\"]\n\n1. e4 {oh 1... e5\n\n[Event \"b\"]\n\n1. d4 d5 *\n";
    let mut reader = GameReader::new();
    let first = reader.read(text.as_bytes(), 0).unwrap();
    assert_eq!(first.faults[0].kind, GameFaultKind::Unclosed);
    assert_eq!(first.places.len(), 2);
    let at = first.span.end;
    let second = reader.read(text.as_bytes(), at).unwrap();
    assert_eq!((second.faults.len(), second.places.len()), (0, 3));
    // Text that resembles a tag does not end it.
    assert_eq!(
        moves("1. e4 {see\n[Diagram 1] and\n[%clk 1]} e5"),
        ["e4", "e5"]
    );
}
