//! Claims about the text typed into the field.

use super::any::{any_words, cases, typed_query};
use proptest::prelude::*;
use tabiya_collection::search::{MaterialErrorKind, Query, QueryErrorKind};

fn written(text: &str) -> String {
    Query::parse(text).unwrap().to_string()
}

#[test]
fn plain_typed_words_are_text() {
    for text in [
        "Karpov",
        "Karpov Kasparov",
        "e4",
        "B2",
        "kr",
        "KRx",
        "Bb",
        "K",
        "Nf3",
        "1-0",
        "0-1",
        "1/2-1/2",
        "O-O-O",
        "bm",
        "W.",
        "a=b",
        "score=12",
        "KvKasparov",
        "12:30",
        "https://lichess.org/abc",
        "Ding,",
        "men",
        "either",
        "König",
        "-",
        "-Karpov",
        "N + R",
    ] {
        let query = Query::parse(text).unwrap();
        let words: Vec<_> = text.split(' ').collect();
        assert_eq!(query.text.as_ref().unwrap().words, words, "{text}");
        let alone = Query {
            text: query.text.clone(),
            ..Query::default()
        };
        assert_eq!(query, alone, "{text}");
    }
}

#[test]
fn known_words_are_conditions() {
    for (text, meant) in [
        ("", ""),
        ("w", "white to move"),
        ("White", "white to move"),
        ("WHITE TO MOVE", "white to move"),
        ("b to move", "black to move"),
        ("black moves", "black to move"),
        ("check", "check"),
        ("in check", "check"),
        ("not in check", "no check"),
        ("no check", "no check"),
        ("-check", "no check"),
        ("Legal", "legal"),
        ("illegal", "illegal"),
        ("not legal", "illegal"),
        ("rook endgame", "rook endings"),
        (
            "opposite-coloured bishops w",
            "white to move opposite bishops",
        ),
        ("mate in two", "mate in 2"),
        ("mate in 12 moves, w", "white to move mate in 12"),
        ("no queens, with rooks", "Q=0 R>=1"),
        ("castling", "castling:any"),
        ("no castling", "castling:none"),
        ("castling:-", "castling:none"),
        ("castling:qK", "castling:Kq"),
        ("castling:K-Qq", "castling:K-Qq"),
        ("-castling:KQ", "castling:-KQ"),
        ("-castling:", "castling:none"),
        ("KQkq", "castling:KQkq"),
        ("KRPvKR", "KRPvKR"),
        ("krpkr", "KRPvKR"),
        ("KRP - KR", "KRPvKR"),
        ("KQ vs KR w", "white to move KQvKR"),
        ("KRP KR check", "KRPvKR check"),
        ("RP vs R", "KRPvKR"),
        ("KBN", "KBNv*"),
        ("KR K", "KRvK"),
        ("* v KR", "*vKR"),
        ("KRvK either side", "KRvK either side"),
        ("P <= 2 w", "white to move P<=2"),
        ("men=5, KRPv*, w", "white to move KRPv* men=5"),
        ("N + B >= 2 w", "white to move N+B>=2"),
        ("Q0-1 R2+", "Q<=1 R>=2"),
        ("Balance > 2 w", "white to move balance>=3"),
        ("balance<=4 balance>=-1", "balance>=-1 balance<=4"),
        ("solution==2 balance=>0", "balance>=0 solution==2"),
        ("-balance>=2", "-balance>=2"),
        ("balance:3 solution:", "balance:3 solution:"),
        ("bm:", "bm:"),
        ("-bm:", "-bm:"),
        ("id:Capablanca", "id:Capablanca"),
        ("id:\"WAC 001\"", "id:\"WAC 001\""),
        ("-id:x bm:Nf3", "-id:x bm:Nf3"),
        ("Karpov w Kasparov", "white to move Karpov Kasparov"),
        ("\"w\"", "\"w\""),
        ("\"KRPvKR\"", "\"KRPvKR\""),
        ("\"Karpov, A\"", "\"Karpov, A\""),
        (
            "\"say \\\"no\\\" \\\\ \\x\"",
            "\"say \\\"no\\\" \\\\ \\\\x\"",
        ),
        ("\"not closed", "\"not closed\""),
        ("match case Karpov", "match case Karpov"),
        ("white wins", "white to move wins"),
        (
            "KRPvKR w check bm: castling:none \"Karpov\"",
            "white to move KRPvKR check castling:none bm: Karpov",
        ),
    ] {
        assert_eq!(written(text), meant, "{text}");
        assert_eq!(written(meant), meant, "{text}");
    }
}

#[test]
fn a_fen_alone_is_text_up_to_its_fourth_field() {
    const BOARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (rest, kept) in [
        ("", ""),
        (" b", " b"),
        (" w KQkq - 0 1", " w KQkq -"),
        (" w KQkq -", " w KQkq -"),
        ("  ", ""),
    ] {
        let query = Query::parse(&format!(" {BOARD}{rest}")).unwrap();
        assert_eq!(query.text.unwrap().words, [format!("{BOARD}{kept}")]);
        assert!(query.match_case);
        assert_eq!(query.side_to_move, None);
    }
}

#[test]
fn contradictory_and_faulty_conditions_are_reported_with_their_place() {
    use QueryErrorKind::{Contradiction, Material, UnknownResult, UnknownRight};
    for (text, kind, wrong) in [
        ("w b", Contradiction, "b"),
        ("w Karpov black to move", Contradiction, "black to move"),
        ("check no check", Contradiction, "no check"),
        ("mate in 2 mate in 3", Contradiction, "mate in 3"),
        ("legal illegal", Contradiction, "illegal"),
        ("castling:K castling:Q", Contradiction, "castling:Q"),
        ("KRvK KQvK", Contradiction, "KQvK"),
        ("w tables:won", UnknownResult, "won"),
        ("tables:", UnknownResult, ""),
        ("tables:win tables:draw", Contradiction, "tables:draw"),
        ("castling:KX", UnknownRight { found: 'X' }, "X"),
        ("castling:\"é\"", UnknownRight { found: 'é' }, "\"é\""),
        (
            "w KRPvKX",
            Material(MaterialErrorKind::UnknownPiece { found: 'X' }),
            "X",
        ),
        ("KRKRK", Material(MaterialErrorKind::TooManySides), "KRKRK"),
        ("w P<=", Material(MaterialErrorKind::NoNumber), ""),
        ("P<= x", Material(MaterialErrorKind::NoNumber), "x"),
        ("w P3-2", Material(MaterialErrorKind::EmptyRange), "3-2"),
    ] {
        let error = Query::parse(text).unwrap_err();
        assert_eq!(error.kind, kind, "{text}");
        assert_eq!(&text[error.span], wrong, "{text}");
    }
}

#[test]
fn a_repeated_condition_is_no_contradiction() {
    for text in ["w white", "KRvK KRvK", "check in check", "KRv* *vK"] {
        assert!(Query::parse(text).is_ok(), "{text}");
    }
    assert_eq!(written("KRv* *vK"), "KRvK");
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in any_words()) {
        match Query::parse(&text) {
            Ok(query) => {
                let written = query.to_string();
                prop_assert_eq!(Query::parse(&written), Ok(query), "{}", written);
            }
            Err(error) => prop_assert!(text.get(error.span).is_some()),
        }
    }

    #[test]
    fn any_characters_are_read_or_refused_with_a_place(text in ".{0,40}") {
        if let Err(error) = Query::parse(&text) {
            prop_assert!(text.get(error.span).is_some());
        }
    }

    #[test]
    fn a_written_query_is_read_back(query in typed_query()) {
        let written = query.to_string();
        prop_assert_eq!(Query::parse(&written), Ok(query), "{}", written);
    }
}
