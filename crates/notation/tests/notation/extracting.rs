//! FENs with other text around them.

use super::any::{any_position, cases};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::time::Instant;
use tabiya_notation::extract::extract;
use tabiya_notation::fen::write_fen;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWI: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 3 20";

/// Replaces `$S` and `$K` by FENs, and checks which FENs are extracted.
fn check(text: &str, expected: &[&str]) {
    let text = text.replace("$S", START).replace("$K", KIWI);
    assert_eq!(extract(&text), expected, "{text}");
}

#[test]
fn a_fen_alone_is_extracted_unchanged() {
    for text in [
        START,
        KIWI,
        "8/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8 b",
        "8/8/8/8/8/8/8/8 w - - bm Nf3; id \"a  b\";",
        "8/8/8/8/8/8/8/8 w - - 0 1 ;D1 20 ;D2 400",
        "8/8/8/8/8/8/8/8 w - - bm Nf3",
    ] {
        check(text, &[text]);
        check(&format!("  {text}\n"), &[text]);
    }
}

#[test]
fn tags_quotes_and_labels_are_removed() {
    for text in [
        "[FEN \"$S\"]",
        "[SetUp \"1\"]\n[FEN \"$S\"]\n\n1. e4 e5 1-0",
        "[SetUp \"1\"] [FEN \"$S\"]",
        "\"$S\"",
        "'$S'",
        "`$S`",
        "“$S”",
        "«$S»",
        "„$S“",
        "```\n$S\n```",
        "fen: $S",
        "FEN=$S",
        "Fen:$S",
        "{\"fen\": \"$S\", \"moves\": \"\"}",
        "{\"fen\":\"rnbqkbnr\\/pppppppp\\/8\\/8\\/8\\/8\\/PPPPPPPP\\/RNBQKBNR w KQkq - 0 1\"}",
        "[fen]$S[/fen]",
        "[fen] $S [/fen]",
        "<code>$S</code>",
        "fen=&quot;$S&quot;",
        "position fen $S moves e2e4 e7e5",
        "setboard $S",
        "position startpos moves e2e4",
        "{\"initialFen\": \"startpos\"}",
        "12. $S",
        "12.$S",
        "(3) $S,",
        "> $S",
        "> > $S\n> text",
        "Look at $S.",
        "- $S;",
        "\u{feff}$S",
        "\u{200b}$S\u{200b}",
        "| 3 | $S | mate |",
        "id,fen,rating\n7,$S,1500",
        "$S { a comment }",
        "$S 1-0",
        "$S // a comment",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR white KQkq - 0 1",
    ] {
        check(text, &[START]);
    }
}

#[test]
fn addresses_are_read_in_all_their_encodings() {
    for text in [
        "https://lichess.org/analysis/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
        "https://lichess.org/editor/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1?color=black",
        "https://lichess.org/analysis/standard/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1#12",
        "https://lichess.org/analysis/fromPosition/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR%20w%20KQkq%20-%200%201",
        "https://lichess.org/?fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1#ai",
        "https://www.chess.com/analysis?fen=rnbqkbnr%2Fpppppppp%2F8%2F8%2F8%2F8%2FPPPPPPPP%2FRNBQKBNR+w+KQkq+-+0+1&flip=true",
        "https://www.chess.com/dynboard?fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR%20w%20KQkq%20-%200%201&board=green",
        "https://www.chess.com/practice/custom?color=white&fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR%20w%20KQkq%20-%200%201",
        "[this](https://syzygy-tables.info/?fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1)",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
    ] {
        check(text, &[START]);
    }
    check(
        "https://x.org/img?fen=8%2f8%2f8%2f8%2f8%2f8%2f8%2f8&s=1",
        &["8/8/8/8/8/8/8/8"],
    );
    check("https://x.org/8/8/8/8/8/8/8/8.png", &["8/8/8/8/8/8/8/8"]);
}

#[test]
fn lines_may_break_anywhere_between_and_within_the_fields() {
    for text in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\nw KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\r\n0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0\n1\n",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\nw\nKQkq\n-\n0\n1",
        "rnbqkbnr/pppppppp/8/8/\n8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8\n/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "> rnbqkbnr/pppp\n> pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB\nQKBNR w KQkq - 0 1",
        "rnbqkbnr / pppppppp / 8 / 8 / 8 / 8 / PPPPPPPP / RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\u{a0}w\u{2009}KQkq\t-  0 1 x",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq – 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qn] w KQkq - 0 1",
    ] {
        check(text, &[START]);
    }
}

#[test]
fn fens_with_obvious_mistakes_are_repaired() {
    for text in [
        "rnbqkbnr / pppppppp / 8 / 8 / 8 / 8 / PPPPPPPP / w RNBQKBNR KQkq - 0 1",
        "rnbqkbnr\\pppppppp\\8\\8\\8\\8\\PPPPPPPP\\RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr|pppppppp|8|8|8|8|PPPPPPPP|RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr\npppppppp\n8\n8\n8\n8\nPPPPPPPP\nRNBQKBNR\nw KQkq - 0 1",
        "/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1",
        "rnbqkbnr/pppppppp/44/11111111/8/8/PPPPPPPP/RNBQKBNR w qkQK – 00 01",
        "Das Bild: tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1.",
        "лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКрСКЛ б KQkq - 0 1",
        "rnbq\u{43a}bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ\u{41a}BNR w KQkq - 0 1",
        "♜♞♝♛♚♝♞♜/♟♟♟♟♟♟♟♟/8/8/8/8/♙♙♙♙♙♙♙♙/♖♘♗♕♔♗♘♖ w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR,w,KQkq,-,0,1",
    ] {
        check(text, &[START]);
    }
}

#[test]
fn columns_of_numbers_are_no_boards() {
    check("8 8 8 8 8 8 8 8", &[]);
    check("8, 17, 26, 35, 44, 53, 62, 71, 8", &[]);
    check("2026-08-08-8-8-8-8-8-8", &[]);
    check("8\n8\n8\n8\n8\n8\n8\n8\n", &[]);
}

#[test]
fn several_fens_are_extracted_in_order() {
    check("$S\n$K\n", &[START, KIWI]);
    check("1. $S\n2. $K", &[START, KIWI]);
    check("$S; $K", &[START, KIWI]);
    check("first $K, then $S.", &[KIWI, START]);
    check("[\"$S\",\"$K\"]", &[START, KIWI]);
    check("position startpos\nposition fen $K", &[START, KIWI]);
    check(
        "8/8/8/8/8/8/8/8\n8/8/8/8/8/8/8/8 b\n",
        &["8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 b"],
    );
    check(
        "8/8/8/8/8/8/8/8 w - -\n2 8/8/8/8/8/8/8/8 b - -",
        &["8/8/8/8/8/8/8/8 w - -", "8/8/8/8/8/8/8/8 b - -"],
    );
}

#[test]
fn an_epd_on_its_own_line_keeps_its_operations() {
    check(
        "8/8/8/8/8/8/8/8 w - - bm Nf3; id \"x\";\n8/8/8/8/8/8/8/8 b - - 0 1 ;D1 20\n$S;",
        &[
            "8/8/8/8/8/8/8/8 w - - bm Nf3; id \"x\";",
            "8/8/8/8/8/8/8/8 b - - 0 1 ;D1 20",
            START,
        ],
    );
}

#[test]
fn prose_after_a_board_is_no_field() {
    check("8/8/8/8/8/8/8/8 is empty", &["8/8/8/8/8/8/8/8"]);
    check("8/8/8/8/8/8/8/8 White to move", &["8/8/8/8/8/8/8/8 w"]);
    check("8/8/8/8/8/8/8/8, Black to move", &["8/8/8/8/8/8/8/8 b"]);
    check("8/8/8/8/8/8/8/8 Black is better", &["8/8/8/8/8/8/8/8"]);
    check("8/8/8/8/8/8/8/8: Black’s king", &["8/8/8/8/8/8/8/8"]);
    check(
        "8/8/8/8/8/8/8/8 b - E3 0 1",
        &["8/8/8/8/8/8/8/8 b - e3 0 1"],
    );
    check("See 8/8/8/8/8/8/8/8 w a board.", &["8/8/8/8/8/8/8/8 w"]);
    check("8/8/8/8/8/8/8/8 w - - 1. e4 e5", &["8/8/8/8/8/8/8/8 w - -"]);
    check(
        "8/8/8/8/8/8/8/8 w - - 12 1/2-1/2",
        &["8/8/8/8/8/8/8/8 w - - 12"],
    );
    check(
        "8/8/8/8/8/8/8/8 w - -\n\n12 pieces",
        &["8/8/8/8/8/8/8/8 w - -"],
    );
}

#[test]
fn text_without_a_board_is_not_guessed_at() {
    for text in [
        "",
        "no position here, 1/2-1/2 on 3/4/2024",
        "8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/7",
        "8/8/8/8/8/8/8/7\n1. e4",
        "1\n7/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/8/8",
        "pppp/8/8/8/8/8/8/8/8 w - -",
        "8/8/8/8/8/8/8/8/p7 w - -",
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w",
        "xrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "лскфксkл/8/8/8/8/8/8/8",
        // The P is a pawn in Spanish letters and a knight in Dutch ones.
        "8/8/8/8/8/8/DTP5/8 w - - 0 1",
    ] {
        check(text, &[]);
    }
}

#[test]
fn extraction_takes_linear_time() {
    let mut long = String::new();
    for at in 0..20_000 {
        write!(long, "{at} 8/8/8/8/8/8/8/8/// 8 \n{START} / ").unwrap();
    }
    let start = Instant::now();
    for text in [
        long,
        "8/".repeat(500_000),
        "8".repeat(1_000_000),
        " /".repeat(500_000),
    ] {
        let _found = extract(&text);
    }
    assert!(start.elapsed().as_secs() < 20);
}

proptest! {
    #![proptest_config(cases(1000))]

    #[test]
    fn any_position_is_found_in_any_wrapping(
        position in any_position(),
        wrapping in prop::sample::select(vec![
            ("", ""), ("> ", "\n> end"), ("[FEN \"", "\"]"), ("3. ", " 1-0"), ("fen:", "."),
            ("https://lichess.org/editor/", "#3"), ("{\"fen\":\"", "\"}"), ("text ", " text"),
        ]),
        (blank, slash) in prop::sample::select(vec![
            (" ", "/"), ("_", "/"), ("+", "%2F"), ("%20", "/"), ("  ", "\\/"),
            ("\u{a0}", " / "), (" ", "\n/"), ("\t", "/\n"),
        ]),
    ) {
        let fen = write_fen(&position);
        let inner = fen.replace('/', slash).replace(' ', blank);
        let text = [wrapping.0, &inner, wrapping.1].concat();
        prop_assert_eq!(extract(&text), [fen], "{}", text);
    }
}
