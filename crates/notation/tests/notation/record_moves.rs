//! The moves in the operations of a record, and their faults.

use super::any::cases;
use proptest::prelude::*;
use proptest::sample::select;
use tabiya_chess::Level;
use tabiya_chess::{Color, NoMoves, Position};
use tabiya_notation::fen::read_fen;
use tabiya_notation::moves::{MoveError, Obstacle};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record_moves::{
    MoveFaultKind, move_faults_in_file, record_moves, with_direct_mate, with_standard_moves,
};

use crate::properties::record_moves::check_moves;

const MIDDLE: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const PAWN: &str = "7k/4P3/8/8/8/8/8/4K3 w - - 0 1";
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1";
const FOOL: &str = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";

fn position(fen: &str) -> Position {
    read_fen(fen).unwrap()
}

/// The faults, each with its text.
fn told(fen: &str, tail: &str) -> Vec<(String, MoveFaultKind)> {
    let found = record_moves(&position(fen), tail.as_bytes());
    let told =
        |fault: tabiya_notation::record_moves::MoveFault| (tail[fault.span].to_owned(), fault.kind);
    found.faults.into_iter().map(told).collect()
}

fn only(fen: &str, tail: &str) -> (String, MoveFaultKind) {
    let mut told = told(fen, tail);
    assert_eq!(told.len(), 1, "{tail}: {told:?}");
    told.remove(0)
}

fn respelled(fen: &str, tail: &str) -> Option<String> {
    let new = with_standard_moves(&position(fen), tail.as_bytes())?;
    Some(String::from_utf8(new).unwrap())
}

#[test]
fn a_mate_among_the_best_moves_is_no_wrong_move_and_survives_repairs() {
    for tail in [
        "bm #2;",
        "bm #12;",
        "bm Rd8# #1;",
        "bm \"#3\";",
        "bm #2; id \"a\";",
        "bm M2;",
    ] {
        let found = move_faults_in_file(&position(BACK_RANK), tail.as_bytes());
        let wrong = found.iter().find(|fault| fault.kind.code() == "wrong_move");
        assert_eq!(wrong, None, "{tail}");
        assert_eq!(respelled(BACK_RANK, tail), None, "{tail}");
    }
    assert_eq!(respelled(BACK_RANK, "bm \"#3 d1d8\";"), None);
    assert_eq!(
        respelled(BACK_RANK, "bm #3 d1d8;").as_deref(),
        Some("bm #3 Rd8#;")
    );
    // Elsewhere it is no mate announcement, and neither is text without a mate.
    for tail in ["am #2;", "pv #2;", "bm #0;", "bm #x;"] {
        assert!(!told(BACK_RANK, tail).is_empty(), "{tail}");
    }
    // The mate shown by the moves counts, as with `dm`.
    let fault = only(BACK_RANK, "bm #2; pv Rd8#;");
    assert_eq!(fault, ("#2".to_owned(), MoveFaultKind::MatesIn(1)));
}

#[test]
fn a_loss_among_the_best_moves_is_no_wrong_move() {
    for tail in ["bm #-2;", "bm -#2;", "bm M-2;", "bm \"#-12\";"] {
        assert_eq!(told(BACK_RANK, tail), [], "{tail}");
    }
    for tail in [
        "bm #--2;", "bm -#-2;", "bm #-0;", "bm #-;", "dm #-2;", "am #-2;",
    ] {
        let faults = record_moves(&position(BACK_RANK), tail.as_bytes()).faults;
        let best = operations(tail.as_bytes()).next().unwrap();
        assert_eq!(best.announced_loss(), None, "{tail}");
        assert!(!faults.is_empty() || tail.starts_with("dm"), "{tail}");
    }
}

#[test]
fn a_mate_in_the_place_of_the_best_moves_becomes_a_direct_mate_and_nothing_else_changes() {
    let became = |tail: &str| {
        let new = with_direct_mate(tail.as_bytes())?;
        Some(String::from_utf8(new).unwrap())
    };
    for (tail, new) in [
        ("bm #5;", "dm 5;"),
        (
            "id \"a;b\";  bm  +#12 ; c0 \"\";",
            "id \"a;b\";  dm  12 ; c0 \"\";",
        ),
        ("best M3; # note", "dm 3; # note"),
        ("bm \"#2\"", "dm 2"),
    ] {
        let expected = Some(new.trim_end_matches(';'));
        let found = became(tail);
        assert_eq!(
            found.as_deref().map(|new| new.trim_end_matches(';')),
            expected,
            "{tail}"
        );
    }
    for tail in [
        "bm Qh7 #5;",
        "bm #-5;",
        "bm #5; dm 4;",
        "bm #5; bm Qh7;",
        "bm;",
        "am #5;",
        "",
    ] {
        assert_eq!(became(tail), None, "{tail}");
    }
}

#[test]
fn standard_moves_have_no_fault() {
    for (fen, tail) in [
        (
            MIDDLE,
            "bm Bb5 Bc4; am Nxe5; pm d4; sm Nc3; pv d4 exd4 Nxd4; id \"Nf9\";",
        ),
        (KNIGHTS, "bm Nbd2 Nfd2;"),
        (CASTLING, "bm O-O;"),
        (PAWN, "best e8=Q+ e8=R+; avoid e8=N;"),
        (BACK_RANK, "bm Rd8#; dm 1;"),
        (FOOL, "pv g4 Qh4#;"),
        (MIDDLE, "bm; c0 \"bm Qh9\"; Bm Qh9;"),
    ] {
        assert_eq!(told(fen, tail), [], "{tail}");
        assert_eq!(move_faults_in_file(&position(fen), tail.as_bytes()), []);
    }
}

#[test]
fn a_move_in_another_spelling_is_reported_with_its_standard_form() {
    for (fen, operands, standard) in [
        (MIDDLE, "f1b5", "Bb5"),
        (MIDDLE, "Bf1-b5", "Bb5"),
        (MIDDLE, "Lb5", "Bb5"),
        (MIDDLE, "Fb5", "Bb5"),
        (MIDDLE, "Сb5", "Bb5"),
        (MIDDLE, "♗b5", "Bb5"),
        (MIDDLE, "Bb5!?", "Bb5"),
        (MIDDLE, "3.Bb5", "Bb5"),
        (MIDDLE, "3. Bb5", "Bb5"),
        (MIDDLE, "3. 3. Bb5", "Bb5"),
        (MIDDLE, "3. Bb5,", "Bb5"),
        (MIDDLE, "3. \"Lb5\"", "Bb5"),
        (MIDDLE, "\"Bb5\"", "Bb5"),
        (MIDDLE, "\"Bb5, Lc4\"", "Bb5 Bc4"),
        (MIDDLE, "Bb5,Bc4", "Bb5 Bc4"),
        (MIDDLE, "Ne5", "Nxe5"),
        (MIDDLE, "Bxb5", "Bb5"),
        (CASTLING, "0-0", "O-O"),
        (CASTLING, "e1g1", "O-O"),
        (CASTLING, "e1h1", "O-O"),
        (PAWN, "e8Q", "e8=Q+"),
        (PAWN, "e8(Q)", "e8=Q+"),
        (PAWN, "e7e8q", "e8=Q+"),
    ] {
        let tail = format!("id \"1\"; bm {operands}; c0 \"x\";");
        let (_, kind) = only(fen, &tail);
        let told = MoveFaultKind::Spelling {
            standard: standard.to_owned(),
            is_harmless: false,
        };
        assert_eq!(kind, told, "{operands}");
        assert_eq!(
            (kind.code(), kind.level()),
            ("move_spelling", Level::Repair)
        );
        let repaired = format!("id \"1\"; bm {standard}; c0 \"x\";");
        assert_eq!(respelled(fen, &tail), Some(repaired), "{operands}");
    }
}

#[test]
fn a_missing_check_sign_or_a_redundant_square_is_only_a_note() {
    for (fen, operand, standard) in [
        (BACK_RANK, "Rd8", "Rd8#"),
        (BACK_RANK, "Rd8+", "Rd8#"),
        (MIDDLE, "Bfb5", "Bb5"),
        (MIDDLE, "Bb5+", "Bb5"),
    ] {
        let tail = format!("bm {operand};");
        let (quoted, kind) = only(fen, &tail);
        assert_eq!(quoted, operand);
        let told = MoveFaultKind::Spelling {
            standard: standard.to_owned(),
            is_harmless: true,
        };
        assert_eq!((kind.level(), kind), (Level::Note, told));
        assert_eq!(move_faults_in_file(&position(fen), tail.as_bytes()), []);
        assert_eq!(respelled(fen, &tail), None);
    }
}

#[test]
fn a_repair_changes_only_the_bytes_of_the_moves() {
    for (before, after) in [
        ("bm  Lb5 ;id \"x\" ;; # note", "bm  Bb5 ;id \"x\" ;; # note"),
        ("pv f1b5 a7a6 Ba4; bm Qh7", "pv Bb5 a6 Ba4; bm Qh7"),
        ("pv 3. Bb5 a6 4. Ba4", "pv Bb5 a6 Ba4"),
        ("bm Lb5 Qh9 Lc4;", "bm Bb5 Qh9 Bc4;"),
        (";bm f1b5 ;id 1", ";bm Bb5 ;id 1"),
    ] {
        assert_eq!(respelled(MIDDLE, before).as_deref(), Some(after));
    }
    let latin_1 = with_standard_moves(&position(MIDDLE), b"bm Lb5; id \"\xe9\";");
    assert_eq!(latin_1.as_deref(), Some(&b"bm Bb5; id \"\xe9\";"[..]));
}

#[test]
fn no_word_beyond_the_limit_is_lost() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let many = "Sf3 Nf6 Ng1 Ng8 ".repeat(600);
    assert_eq!(
        respelled(start, &format!("bm e2e4; pv \"{many}\";")),
        Some(format!("bm e4; pv \"{many}\";"))
    );
    let repaired = respelled(start, &format!("pv {many};")).unwrap();
    assert_eq!(repaired.split_whitespace().count(), 2402);
    assert!(repaired.starts_with("pv Nf3 Nf6 Ng1 Ng8 Nf3 "));
}

#[test]
fn a_wrong_move_is_reported_with_the_reason() {
    let none_reaches = |fen: &str, operand: &str| {
        let (quoted, kind) = only(fen, &format!("bm {operand};"));
        assert_eq!(quoted, operand);
        assert_eq!((kind.code(), kind.level()), ("wrong_move", Level::Warning));
        kind
    };
    let illegal = |obstacle| MoveFaultKind::Wrong(MoveError::Illegal(obstacle));
    let square = |name| tabiya_chess::Square::from_name(name).unwrap();
    let bishop = tabiya_chess::Role::Bishop;
    assert_eq!(
        none_reaches(MIDDLE, "Bb6"),
        illegal(Obstacle::NoneReaches(bishop, square("b6")))
    );
    assert_eq!(
        none_reaches(MIDDLE, "Nfd2"),
        illegal(Obstacle::OwnPiece(square("d2")))
    );
    assert_eq!(
        none_reaches(PAWN, "e8"),
        MoveFaultKind::Wrong(MoveError::NoPromotion)
    );
    for text in ["hello", "Qi9", "1.", "\"Bb5", "e8=K", "--"] {
        assert_eq!(
            told(MIDDLE, &format!("bm {text};"))[0].1.code(),
            "wrong_move",
            "{text}"
        );
    }
    // The English letter counts, even where the king of another language could go to that square.
    let king = "8/8/8/8/3K4/8/7k/R7 w - - 0 1";
    assert_eq!(none_reaches(king, "Rd5").code(), "wrong_move");
    assert_eq!(
        none_reaches(MIDDLE, "a6"),
        MoveFaultKind::OtherSide(Color::Black)
    );
}

#[test]
fn an_ambiguous_move_is_reported_with_all_its_meanings() {
    let (quoted, kind) = only(KNIGHTS, "pm Nd2;");
    assert_eq!(quoted, "Nd2");
    assert_eq!(
        (kind.code(), kind.level()),
        ("ambiguous_move", Level::Warning)
    );
    let could_be = vec!["Nbd2".to_owned(), "Nfd2".to_owned()];
    assert_eq!(kind, MoveFaultKind::Ambiguous(could_be));
    assert_eq!(respelled(KNIGHTS, "pm Nd2;"), None);
}

#[test]
fn a_line_is_reported_at_its_first_illegal_move_only() {
    let (quoted, kind) = only(MIDDLE, "pv Bb5 a6 Qh8 xx yy;");
    assert_eq!((&*quoted, kind.code()), ("Qh8", "wrong_move"));
    let found = record_moves(&position(MIDDLE), b"pv Bb5 a6 Qh8 xx yy;");
    assert_eq!(
        found.operations[0].meaning,
        OpcodeMeaning::PredictedVariation
    );
    assert_eq!(found.operations[0].played().count(), 2);
}

#[test]
fn the_reason_why_there_are_no_moves_is_reported_once() {
    for (fen, why) in [
        ("8/8/8/8/8/8/8/K7 w - - 0 1", NoMoves::NoKing(Color::Black)),
        (
            "k7/8/8/8/8/8/8/KK6 w - - 0 1",
            NoMoves::SeveralKings(Color::White),
        ),
        ("4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", NoMoves::OpponentInCheck),
    ] {
        let (quoted, kind) = only(fen, "id \"1\"; bm Ka2; am x; pv Ka2; dm 3;");
        assert_eq!((&*quoted, kind), ("Ka2", MoveFaultKind::NoMoves(why)));
        // Without a move there is nothing to report.
        assert_eq!(told(fen, "id \"1\"; dm 3; bm;"), []);
    }
}

#[test]
fn alternatives_that_form_a_line_of_play_are_reported_as_one() {
    let (quoted, kind) = only(FOOL, "bm g4 Qh4#;");
    assert_eq!((&*quoted, kind), ("g4 Qh4#", MoveFaultKind::LineOfPlay));
    let found = record_moves(&position(FOOL), b"bm g4 Qh4#;");
    assert!(found.operations[0].is_line);
    // If one of them cannot be played, they are neither.
    let wrong: Vec<_> = told(FOOL, "bm g4 Qh5;")
        .into_iter()
        .map(|one| one.0)
        .collect();
    assert_eq!(wrong, ["Qh5"]);
}

#[test]
fn the_predicted_move_is_compared_with_the_predicted_line() {
    assert_eq!(told(MIDDLE, "pm d4; pv d4 exd4;"), []);
    let codes = |tail| {
        let told = told(MIDDLE, tail).into_iter();
        told.map(|(_, kind)| kind.code()).collect::<Vec<_>>()
    };
    assert_eq!(codes("pm d2d4; pv d4;"), ["move_spelling"]);
    assert_eq!(codes("pm d3; pv d4;"), ["not_first_of_variation"]);
}

#[test]
fn an_announced_mate_is_compared_with_the_side_and_the_given_moves() {
    use MoveFaultKind::{GameOver, IsMated, KingAlone, MatesIn, NoMate};
    for (fen, tail, kind) in [
        (BACK_RANK, "dm 1; bm Rd8#;", None),
        (BACK_RANK, "dm 2; bm Rd8#;", Some(MatesIn(1))),
        (BACK_RANK, "bm Rd8#; dm 2;", Some(MatesIn(1))),
        (BACK_RANK, "dm 1; bm Rd7;", Some(NoMate)),
        (BACK_RANK, "dm 2; bm Rd7;", None),
        (BACK_RANK, "dm 2; pv Rd8#;", Some(MatesIn(1))),
        (BACK_RANK, "dm 2; pv Rd7 h6 Rd8+;", Some(NoMate)),
        (BACK_RANK, "dm 2; pv Rd7 h6;", None),
        (BACK_RANK, "dm 3; pv Rd7 h6 Rd8+;", None),
        (BACK_RANK, "dm 2; pv Rd7 Kf8 Rd8+;", Some(NoMate)),
        (BACK_RANK, "dm 2; pv Rd7 a6;", None),
        (FOOL, "dm 2; pv g4 Qh4#;", Some(IsMated)),
        ("4k3/8/8/8/8/8/8/K2r4 w - - 0 1", "dm 1;", Some(KingAlone)),
        ("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "dm 1;", Some(GameOver)),
        ("7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "dm 4;", Some(GameOver)),
        (BACK_RANK, "dm 0; dm -1; dm x;", None),
    ] {
        let told = told(fen, tail).into_iter().map(|(_, kind)| kind);
        let told: Vec<_> = told.filter(|kind| kind.code() == "mate_differs").collect();
        assert_eq!(told, Vec::from_iter(kind), "{tail}");
    }
}

#[test]
fn a_move_in_any_spelling_after_an_opcode_reveals_a_missing_semicolon() {
    for operands in [
        "Bb5",
        "3.Bb5",
        "3. Bb5",
        "3. 3. Bb5",
        "3. , Bb5",
        "\"Bb5\"",
        "\"3. Bb5\"",
        "Bb5,a3",
        "\"Lb5, a3\"",
        "♗b5",
        "Сb5",
        "Fb5!?",
        "f1-b5",
    ] {
        let tail = format!("am bm {operands}; c0 \"x\";");
        let opcodes: Vec<_> = operations(tail.as_bytes()).map(|it| it.opcode()).collect();
        assert_eq!(opcodes, [&b"am"[..], b"bm", b"c0"], "{operands}");
        let repaired = respelled(MIDDLE, &tail).unwrap_or(tail);
        assert!(repaired.starts_with("am bm Bb5"), "{operands}: {repaired}");
    }
    for operands in ["3.", "hello", "\"hello\"", "#3", ","] {
        let tail = format!("am bm {operands};");
        assert_eq!(operations(tail.as_bytes()).count(), 1, "{operands}");
    }
}

fn any_word() -> impl Strategy<Value = String> {
    prop_oneof![
        select(
            &[
                "bm",
                "am",
                "pm",
                "sm",
                "pv",
                "sv",
                "dm",
                "best",
                "avoid",
                "id",
                "c0",
                ";",
                "; ",
                "\"",
                "Bb5",
                "Lb5",
                "f1b5",
                "Nxe5",
                "Ne5",
                "d4",
                "exd4",
                "d2d4",
                "O-O",
                "0-0",
                "e8=Q",
                "e8Q",
                "a6",
                "h2h4",
                "Nc3!",
                "3.",
                "3...",
                "3.Nc3",
                "♘c3",
                "Сb5",
                "Bb5,",
                ",",
                "Nd4",
                "Qh5",
                "# note",
                "{x}",
                "1",
                "2",
                "\\",
                "\"Bb5 a6\"",
                "\"Lb5\"",
                "K",
                "N1d2",
                "--",
            ][..]
        )
        .prop_map(str::to_owned),
        "[ -~]{0,5}",
        "\\PC{0,3}",
    ]
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn moves_in_any_operations_are_repaired_and_the_rest_stays(
        words in proptest::collection::vec(any_word(), 0..12),
    ) {
        check_moves(words.join(" ").as_bytes());
    }
}
