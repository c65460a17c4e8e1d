//! Lists of pieces, as printed in books and as typed.

use super::any::{any_position, cases};
use crate::properties::piece_lists as properties;
use proptest::prelude::*;
use tabiya_chess::{Board, Color, Position, Role, Square};
use tabiya_notation::fen::{write_board, write_fen};
use tabiya_notation::forms::{Form, FormSettings, write_text_as};
use tabiya_notation::piece_letters::Language;
use tabiya_notation::piece_list::{PieceList, RemarkKind, piece_list_in, read_piece_list};

fn board(list: &PieceList) -> Board {
    let mut board = Board::EMPTY;
    for man in &list.men {
        board.set(man.square, Some(man.piece));
    }
    board
}

/// The piece placement of a text without remarks.
#[track_caller]
fn fen_in(language: Language, text: &str) -> String {
    let list = read_piece_list(text, language);
    assert_eq!(list.remarks, [], "{text}");
    assert_eq!(list.unfinished, None, "{text}");
    write_board(&board(&list))
}

#[track_caller]
fn fen(text: &str) -> String {
    fen_in(Language::English, text)
}

/// The pieces one by one: `Kg1` is a white king, `kg1` a black one.
fn men(text: &str) -> String {
    let list = read_piece_list(text, Language::English);
    let name =
        |man: &tabiya_notation::piece_list::Man| format!("{}{}", man.piece.letter(), man.square);
    list.men.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Every remark with the text that it concerns.
fn remarks(text: &str) -> Vec<(RemarkKind, &str)> {
    let list = read_piece_list(text, Language::English);
    let told = list.remarks.into_iter();
    told.map(|remark| (remark.kind, &text[remark.span]))
        .collect()
}

fn unfinished(text: &str) -> Option<&str> {
    let list = read_piece_list(text, Language::English);
    assert_eq!(list.remarks, [], "{text}");
    list.unfinished.map(|span| &text[span])
}

const REFERENCE: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1";

#[test]
fn a_list_printed_in_books_is_read() {
    assert_eq!(
        fen("White: Kg1, Qd1, Rf1; Black: Kg8, a7."),
        "6k1/p7/8/8/8/8/8/3Q1RK1"
    );
    let reference = [
        "White: Kg1, Ra1, Rf1, Nc3, Be3, a2, b2, f2, g2, h2. Black: Kg8, Ra8, Rf8, Nc6, Be6, a7, b7, f7, g7, h7.",
        "Kg1 Ra1 Rf1 Nc3 Be3 a2-b2 f2-h2 / Kg8 Ra8 Rf8 Nc6 Be6 a7-b7 f7-h7",
        "Kg1 Ra1f1 Nc3 Be3 a2b2f2-h2 kg8 ra8f8 nc6 be6 a7b7f7-h7",
        "wKg1 Ra1 Rf1 Nc3 Be3 a2 b2 f2..h2 bKg8 Ra8 Rf8 Nc6 Be6 a7 b7 f7..h7",
        "W: K g1 R a1, f1 N c3 B e3 pawns a2 b2 f2–h2 B: K g8 R a8, f8 N c6 B e6 pawns a7 b7 f7–h7",
        "♔g1 ♖a1 ♖f1 ♘c3 ♗e3 a2 b2 f2-h2 ♚g8 ♜a8 ♜f8 ♞c6 ♝e6 a7 b7 f7-h7",
        "Black: ♔g8, ♖a8, ♖f8, ♘c6, ♗e6, a7, b7, f7-h7 | ♔g1, ♖a1, ♖f1, ♘c3, ♗e3, a2, b2, f2-h2",
        "Kg1 Ra1 Rf1 Nc3 Be3 a2 b2 f2 g2 h2\nKg8 Ra8 Rf8 Nc6 Be6 a7 b7 f7 g7 h7\n",
        "Kg1 Ra1 Rf1 Nc3 Be3 a2 b2 f2 g2 h2; Kg8 Ra8 Rf8 Nc6 Be6 a7 b7 f7 g7 h7",
        "Kg1, Ra1, Rf1, Nc3, Be3, a2, b2, f2, g2, h2 – Kg8, Ra8, Rf8, Nc6, Be6, a7, b7, f7, g7, h7",
        "white king g1, rooks a1 and f1, knight c3, bishop e3, pawns a2, b2, f2, g2 and h2; black king g8, rooks a8 and f8, knight c6, bishop e6, pawns on a7, b7, f7, g7, h7 (10+10)",
        "Ｋｇ１ Ra1 Rf1\u{a0}Nc3\u{202f}Be3 a2‑b2 f2—h2 / Kg8 Ra8 Rf8 Nc6 Be6 a7 b7 f7−h7",
        "1. Kg1 2. Ra1 3. Rf1 4. Nc3 5. Be3 6. a2 7. b2 8. f2 9. g2 10. h2 / Kg8 Ra8 Rf8 Nc6 Be6 a7 b7 f7 g7 h7",
    ];
    for text in reference {
        assert_eq!(fen(text), REFERENCE, "{text}");
    }
}

#[test]
fn a_lower_case_letter_is_black_unless_a_word_names_the_side() {
    assert_eq!(men("kg8 rf8 Kg1"), "kg8 rf8 Kg1");
    assert_eq!(men("White: kg1 ra1 Black: Kg8 ra8"), "Kg1 Ra1 kg8 ra8");
    assert_eq!(men("Kg1 / Kg8 rf8 Rd8"), "Kg1 kg8 rf8 rd8");
    assert_eq!(men("wKg1 rf1 bKg8 Rf8"), "Kg1 Rf1 kg8 rf8");
    assert_eq!(men("kg8 a7 / Kg1 a2"), "kg8 pa7 Kg1 Pa2");
}

#[test]
fn a_letter_before_a_digit_is_a_file_even_if_it_could_be_a_piece() {
    assert_eq!(men("a2 b2 B2 bc4 bb4 Bb5"), "Pa2 Pb2 Pb2 bc4 bb4 Bb5");
    assert_eq!(men("b c4"), "bc4");
}

#[test]
fn a_bare_square_is_a_pawn_of_the_side_named_last() {
    assert_eq!(men("Ra1, f1"), "Ra1 Pf1");
    assert_eq!(men("a2 kg8 a7 Kg1 b2"), "Pa2 kg8 pa7 Kg1 Pb2");
    assert_eq!(men("Pa2 pa7 P b2"), "Pa2 pa7 Pb2");
}

#[test]
fn a_single_letter_or_word_names_the_pieces_up_to_the_next_one() {
    assert_eq!(men("R a1, f1 Qd1 a2"), "Ra1 Rf1 Qd1 Pa2");
    assert_eq!(men("knights b1 g1. a2"), "Nb1 Ng1 Pa2");
    assert_eq!(men("pawns a2 b2 c3 queen d1"), "Pa2 Pb2 Pc3 Qd1");
    assert_eq!(men("♘ b1 g1"), "Nb1 Ng1");
    assert_eq!(men("r a8, f8 R a1, f1"), "ra8 rf8 Ra1 Rf1");
    // No side has two kings.
    assert_eq!(men("K g1 a2"), "Kg1 Pa2");
}

#[test]
fn squares_without_a_blank_between_belong_to_one_letter() {
    assert_eq!(men("Kg1 Ra1f1 Pa2b2"), "Kg1 Ra1 Rf1 Pa2 Pb2");
    assert_eq!(men("Kg1a2"), "Kg1 Pa2");
}

#[test]
fn a_range_means_every_square_of_its_line() {
    assert_eq!(men("a2-c2"), "Pa2 Pb2 Pc2");
    assert_eq!(men("c2–a2"), "Pc2 Pb2 Pa2");
    assert_eq!(men("Pa2-h2").split(' ').count(), 8);
    assert_eq!(men("Ra1-a3"), "Ra1 Ra2 Ra3");
    assert_eq!(men("Ra1-Ra3"), "Ra1 Ra2 Ra3");
    assert_eq!(men("Bc1—e3"), "Bc1 Bd2 Be3");
    assert_eq!(men("a2..c2 d3...e3 f4…g4"), "Pa2 Pb2 Pc2 Pd3 Pe3 Pf4 Pg4");
    assert_eq!(men("a2 - c2"), "Pa2 Pb2 Pc2");
    assert_eq!(men("a2-a2"), "Pa2");
    assert_eq!(men("R a1-a3 f1-f2"), "Ra1 Ra2 Ra3 Rf1 Rf2");
}

#[test]
fn an_invalid_range_is_reported_and_its_ends_are_kept() {
    assert_eq!(remarks("a2-c3"), [(RemarkKind::RangeNotOnALine, "a2-c3")]);
    assert_eq!(men("a2-c3 b7"), "Pa2 Pb7");
    let kind = RemarkKind::RangeOfTwoPieces;
    assert_eq!(remarks("Kg1-Qd1"), [(kind, "Kg1-Qd1")]);
    assert_eq!(men("Kg1-Qd1"), "Kg1 Qd1");
    assert_eq!(remarks("a2-, b2"), [(RemarkKind::NoSquare, "a2-")]);
}

#[test]
fn a_separator_switches_to_the_other_side() {
    for separator in ["/", "|", ";", "\n", "\r\n", " – "] {
        let text = format!("Kg1 a2{separator}Kg8 a7{separator}Qd8");
        assert_eq!(men(&text), "Kg1 Pa2 kg8 pa7 qd8", "{separator:?}");
    }
    assert_eq!(men("/ Kg8 a7"), "kg8 pa7");
    assert_eq!(men("\nKg1 a2"), "Kg1 Pa2");
}

#[test]
fn a_weak_separator_after_a_named_side_or_a_comma_keeps_the_side() {
    let text = "White: Kg1; Qd1\na2 Black: Kg8; a7";
    assert_eq!(men(text), "Kg1 Qd1 Pa2 kg8 pa7");
    assert_eq!(men("Kg1, a2,\nb2\nKg8"), "Kg1 Pa2 Pb2 kg8");
    assert_eq!(men("White Kg1 / Kg8"), "Kg1 kg8");
}

#[test]
fn a_word_being_typed_is_unfinished_and_not_wrong() {
    for word in [
        "K", "Kg", "a", "b", "w", "wK", "bKg", "kn", "pawn", "♔", "Wh", "Бел", "Ｋ",
    ] {
        let text = format!("Qd1 {word}");
        assert_eq!(unfinished(&text), Some(word));
    }
    assert_eq!(unfinished("Qd1 R"), Some("R"));
    assert_eq!(unfinished("Qd1 R "), Some("R"));
    assert_eq!(unfinished("pawns "), Some("pawns"));
    assert_eq!(unfinished("R a"), Some("a"));
    assert_eq!(unfinished("rooks a1, f"), Some("f"));
    assert_eq!(unfinished("a2-"), Some("a2-"));
    assert_eq!(unfinished("a2-c"), Some("a2-c"));
    assert_eq!(unfinished("a2 – "), Some("a2 –"));
    assert_eq!(unfinished("a2.."), Some("a2.."));
    assert_eq!(unfinished("a2..c"), Some("a2..c"));
    assert_eq!(unfinished("Ra1-R"), Some("Ra1-R"));
    assert_eq!(unfinished("Kg1 White to"), Some("White to"));
    assert_eq!(unfinished("Kg1 Trait aux "), Some("Trait aux"));
    for text in [
        "",
        " ",
        "Kg1",
        "Kg1 ",
        "Kg1.",
        "White:",
        "White",
        "Kg1 a2 – Kg8",
    ] {
        assert_eq!(unfinished(text), None, "{text}");
    }
}

#[test]
fn unreadable_words_are_reported_with_their_place_and_the_rest_is_read() {
    use RemarkKind as Kind;
    let faults = [
        ("Kg1 k9 Qd1", Kind::UnknownSquare, "k9"),
        ("Kg9 Qd1", Kind::UnknownSquare, "g9"),
        ("a10 Qd1", Kind::UnknownSquare, "a10"),
        ("R1 Qd1", Kind::UnknownSquare, "R1"),
        ("Xg1 Qd1", Kind::UnknownPiece, "X"),
        ("Kxg1 Qd1", Kind::UnknownPiece, "Kx"),
        ("hello Qd1", Kind::UnknownWord, "hello"),
        ("que Qd1", Kind::UnknownWord, "que"),
        ("K Qd1", Kind::NoSquare, "K"),
        ("Kg, Qd1", Kind::NoSquare, "Kg"),
        ("a Qd1", Kind::NoSquare, "a"),
        ("rooks, Qd1", Kind::NoSquare, "rooks"),
        ("Kg1 # Qd1", Kind::UnknownSign, "#"),
        ("Kg1 ♕ Qd1", Kind::NoSquare, "♕"),
    ];
    for (text, kind, place) in faults {
        assert_eq!(remarks(text), [(kind, place)], "{text}");
        assert!(men(text).ends_with("Qd1"), "{text}");
    }
    assert_eq!(remarks("k9"), [(Kind::UnknownSquare, "k9")]);
    assert_eq!(remarks("zz"), [(Kind::UnknownWord, "zz")]);
}

#[test]
fn a_shared_letter_has_the_meaning_of_the_language_that_has_all_letters() {
    for text in [
        "Rg1 Dd1 Tf1 Fe2 Cf3",
        "wRg1 wDd1 wTf1 wFe2 wCf3",
        "R g1 D d1 T f1 F e2 C f3",
        "R: g1 D: d1 T: f1 F: e2 C: f3",
        "White: Rg1, Dd1, Tf1, Fe2, Cf3",
        "Ｒg1 Dd1 Tf1 Fe2 Cf3",
    ] {
        assert_eq!(fen(text), "8/8/8/8/8/5N2/4B3/3Q1RK1", "{text}");
    }
    assert_eq!(fen("Rg1 Dd1 Ta1 Ac1"), "8/8/8/8/8/8/8/R1BQ2K1");
    assert_eq!(fen("Kg1 Dd1 Tf1 Lc1 Sc3 Ba2"), "8/8/8/8/8/2N5/P7/2BQ1RK1");
    assert_eq!(fen("Kg1 Dd1 Lc1 Pc3"), "8/8/8/8/8/2N5/8/2BQ2K1");
    assert_eq!(fen("Rg1 Ta1 rg8 ta8 cb8"), "rn4k1/8/8/8/8/8/8/R5K1");
    assert_eq!(
        fen_in(Language::French, "Kg1 Rf1 Nc3"),
        "8/8/8/8/8/2N5/8/5RK1"
    );
    // This is the notation of problemists.
    assert_eq!(fen("Kg1 Sb1 Bc3"), "8/8/8/8/8/2B5/8/1N4K1");
}

#[test]
fn letters_of_no_common_language_are_read_one_by_one_with_a_note() {
    let kind = RemarkKind::LettersMixed(Role::Rook);
    assert_eq!(men("Dd1 Rg1 Nf3"), "Qd1 Rg1 Nf3");
    assert_eq!(remarks("Dd1 Rg1 Nf3"), [(kind, "R")]);
    assert!(kind.is_note());
    let kind = RemarkKind::LettersMixed(Role::Queen);
    assert_eq!(remarks("Kg1 Qd1 Hd3"), [(kind, "H")]);
    let text = "Blancs: Rg1 Qd1. Black: Kg8 Qd8";
    assert_eq!(men(text), "Kg1 Qd1 kg8 qd8");
    assert_eq!(remarks(text), [(RemarkKind::LettersMixed(Role::King), "R")]);
}

#[test]
fn words_of_two_languages_determine_the_letters_after_them() {
    let text = "Blancs: Rg1 Ta1. Black: Kg8 Rf8";
    assert_eq!(fen(text), "5rk1/8/8/8/8/8/8/R5K1");
    assert_eq!(fen("Blancs: Rg1. Black: Kg8 Rf8"), "5rk1/8/8/8/8/8/8/6K1");
}

#[test]
fn a_letter_for_a_side_may_stand_alone_before_a_piece() {
    let two = "7k/8/8/8/8/8/7P/6K1";
    for text in [
        "w Kg1, h2 / b Kh8",
        "w Kg1, h2 b Kh8",
        "W Kg1, h2 B Kh8",
        "b Kh8 w Kg1 h2",
        "w h2 Kg1 b kh8",
        "W pawn h2, king g1 B king h8",
        "w ♔g1 h2 b ♚h8",
    ] {
        assert_eq!(fen(text), two, "{text}");
    }
    assert_eq!(fen_in(Language::German, "w Kg1 h2 s Kh8"), two);
    assert_eq!(men("w Kg1 b h7 Kh8"), "Kg1 ph7 kh8");
    assert_eq!(men("w Kg1 B a1, f1"), "Kg1 Ba1 Bf1");
    assert_eq!(men("B a1, f1"), "Ba1 Bf1");
    assert_eq!(men("b a1, f1"), "ba1 bf1");
    assert_eq!(fen("W a1, f1 Hd1"), "8/8/8/8/8/8/8/R2Q1R2");
    for text in ["w K", "w Kg", "w a", "b K", "b a", "B kn", "w pawns "] {
        assert_ne!(unfinished(text), None, "{text}");
    }
}

#[test]
fn the_later_of_two_pieces_on_a_square_counts_and_is_noted() {
    let a1 = Square::A1;
    let text = "Ra1 Qd1 Ka1";
    assert_eq!(remarks(text), [(RemarkKind::SquareTwice(a1), "Ka1")]);
    assert!(RemarkKind::SquareTwice(a1).is_note());
    let list = read_piece_list(text, Language::English);
    assert_eq!(write_board(&board(&list)), "8/8/8/8/8/8/8/K2Q4");
    let b2 = Square::from_name("b2").unwrap();
    let told = remarks("b2 a2-c2");
    assert_eq!(told, [(RemarkKind::SquareTwice(b2), "a2-c2")]);
}

#[test]
fn letters_of_the_users_language_take_precedence_then_english_then_others() {
    let role = |letter: &str, language| {
        let list = read_piece_list(&format!("{letter}e4"), language);
        list.men.first().map(|man| man.piece.letter())
    };
    assert_eq!(role("R", Language::English), Some('R'));
    assert_eq!(role("R", Language::French), Some('K'));
    assert_eq!(role("B", Language::German), Some('P'));
    assert_eq!(role("P", Language::Dutch), Some('N'));
    assert_eq!(role("N", Language::Spanish), Some('N'));
    assert_eq!(role("D", Language::English), Some('Q'));
    assert_eq!(role("H", Language::English), Some('Q'));
    assert_eq!(role("Кр", Language::English), Some('K'));
    assert_eq!(role("К", Language::English), Some('N'));
    assert_eq!(role("Kr", Language::Russian), Some('K'));
    assert_eq!(role("кр", Language::Russian), Some('k'));
    // The letter of Polish rooks means White in other languages.
    assert_eq!(role("w", Language::Polish), Some('r'));
    assert_eq!(role("w", Language::English), Some('P'));
    assert_eq!(role("s", Language::German), Some('n'));
    assert_eq!(role("sK", Language::German), Some('k'));
}

#[test]
fn a_word_for_a_side_determines_the_language_of_the_letters_after_it() {
    let text = "Blancs\u{a0}: Rg1, Tf1, Cb1. Noirs : Rg8, Da8.";
    assert_eq!(fen(text), "q5k1/8/8/8/8/8/8/1N3RK1");
    assert_eq!(
        fen_in(Language::French, "White: Kg1, Rf1. Black: Kg8, Qa8."),
        "q5k1/8/8/8/8/8/8/5RK1"
    );
}

#[test]
fn words_for_pieces_and_sides_are_read_in_every_language_and_case() {
    let lists = [
        "White king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2-h2",
        "Weiß: König e1, Dame d1, Türme a1 und h1, Läufer c1 f1, Springer b1 g1, Bauern a2-h2",
        "WEISS: KONIG e1, DAME d1, TURME a1 h1, LÄUFER c1 f1, SPRINGER b1 g1, BAUERN a2-h2",
        "Blancs : roi e1, dame d1, tours a1 et h1, fous c1 f1, cavaliers b1 g1, pions a2-h2",
        "Blancas: rey e1, dama d1, torres a1 y h1, alfiles c1 f1, caballos b1 g1, peones a2-h2",
        "Bianco: re e1, donna d1, torri a1 e h1, alfieri c1 f1, cavalli b1 g1, pedoni a2-h2",
        "Brancas: rei e1, dama d1, torres a1 e h1, bispos c1 f1, cavalos b1 g1, peões a2-h2",
        "Wit: koning e1, dame d1, torens a1 en h1, lopers c1 f1, paarden b1 g1, pionnen a2-h2",
        "Białe: król e1, hetman d1, wieże a1 i h1, gońce c1 f1, skoczki b1 g1, piony a2-h2",
        "Белые: король e1, ферзь d1, ладьи a1 и h1, слоны c1 f1, кони b1 g1, пешки a2-h2",
        // Separate combining marks, as some systems copy them.
        "Weiß: Ko\u{308}nig e1, Dame d1, Tu\u{308}rme a1 h1, La\u{308}ufer c1 f1, Springer b1 g1, Bauern a2-h2",
        "roi blanc e1, dame d1, tours a1 et h1, fous c1 f1, cavaliers b1 g1, pions a2-h2",
    ];
    for text in lists {
        assert_eq!(fen(text), "8/8/8/8/8/8/PPPPPPPP/RNBQKBNR", "{text}");
    }
}

#[test]
fn the_side_to_move_may_follow_the_pieces() {
    let turn = |text: &str| {
        let list = read_piece_list(text, Language::English);
        assert_eq!((list.remarks, list.unfinished), (vec![], None), "{text}");
        list.side_to_move
    };
    assert_eq!(turn("Kg1 kg8"), None);
    assert_eq!(turn("Kg1 kg8 White to move"), Some(Color::White));
    assert_eq!(turn("Kg1 kg8. BLACK TO MOVE."), Some(Color::Black));
    assert_eq!(turn("Kg1 kg8. White to play and win"), Some(Color::White));
    assert_eq!(
        turn("Kg1 kg8. Black to move, mate in 3."),
        Some(Color::Black)
    );
    assert_eq!(turn("Kg1 kg8 1... ?"), Some(Color::Black));
    assert_eq!(turn("Kg1 kg8 1…?"), Some(Color::Black));
    assert_eq!(turn("Kg1 kg8 1.?"), None);
    assert_eq!(turn("Kg1 kg8 Les noirs jouent"), Some(Color::Black));
    assert_eq!(turn("Kg1 kg8 Ход чёрных"), Some(Color::Black));
    assert_eq!(turn("Kg1 kg8 ход черных"), Some(Color::Black));
    assert_eq!(men("Kg1. Black to move. Rf8"), "Kg1 Rf8");
}

/// Components of lists, intact and broken.
const PARTS: &[&str] = &[
    "K",
    "Q",
    "R",
    "k",
    "q",
    "r",
    "b",
    "B",
    "N",
    "P",
    "w",
    "wK",
    "bK",
    "S",
    "D",
    "T",
    "F",
    "H",
    "Кр",
    "К",
    "♔",
    "♚",
    "a",
    "g1",
    "a2",
    "b8",
    "h7",
    "k9",
    "10",
    "1",
    "-",
    "–",
    " ",
    "  ",
    ",",
    ".",
    "..",
    "...",
    "…",
    ";",
    "/",
    "|",
    "\n",
    ":",
    "White",
    "Black",
    "pawns",
    "knights",
    "queen",
    "roi",
    "noir",
    "Blancs",
    "to",
    "move",
    "White to move",
    "und",
    "x",
    "#",
    "?",
    "\u{fe0e}",
    "\u{301}",
    "１",
];

fn any_list() -> impl Strategy<Value = String> {
    let parts = proptest::sample::select(PARTS);
    proptest::collection::vec(parts, 0..24).prop_map(|parts| parts.concat())
}

fn any_language() -> impl Strategy<Value = Language> {
    proptest::sample::select(&Language::ALL[..])
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn text_typed_after_a_piece_does_not_change_the_piece(text in any_list(), number in 0_u8..9) {
        let mut data = vec![number];
        data.extend(text.bytes());
        properties::check_fuzz(&data);
    }

    #[test]
    fn the_language_stays_if_it_has_the_letters_typed_later(
        text in any_list(),
        men in proptest::collection::vec((0_usize..6, any::<bool>()), 0..8),
        users in any_language(),
    ) {
        // The square after the text shows that its last word is finished.
        let text = format!("{text} a2 ");
        let before = read_piece_list(&text, users);
        let Some(language) = before.language else {
            return Ok(());
        };
        let mut longer = text;
        for (role, is_alone) in men {
            longer.push_str(language.letters()[role]);
            longer.push_str(if is_alone { " e4 " } else { "e4 " });
        }
        let list = read_piece_list(&longer, users);
        prop_assert_eq!(list.language, Some(language), "{}", longer);
    }

    #[test]
    fn any_text_is_read_with_places_on_character_borders(text in any::<String>(), number in 0_u8..9) {
        let mut data = vec![number];
        data.extend(text.bytes());
        properties::check_fuzz(&data);
    }

    #[test]
    fn a_written_piece_list_is_read_back_in_every_language(
        position in any_position(),
        written in any_language(),
        users in any_language(),
        figurines in any::<bool>(),
    ) {
        let settings = FormSettings { language: written, figurines, ..FormSettings::default() };
        let text = write_text_as(Form::Pieces, &position, b"", settings);
        let list = read_piece_list(&text, users);
        prop_assert_eq!(&list.remarks, &[], "{}", text);
        prop_assert_eq!(&list.unfinished, &None, "{}", text);
        prop_assert_eq!(board(&list), position.board, "{}", text);
        prop_assert_eq!(list.side_to_move, Some(position.side_to_move), "{}", text);
    }
}

#[test]
fn the_start_position_can_be_typed_with_few_keys() {
    let text = "Ke1 Qd1 Ra1h1 Nb1g1 Bc1f1 a2-h2/Ke8 Qd8 Ra8h8 Nb8g8 Bc8f8 a7-h7";
    let start = Position::start();
    assert_eq!(
        write_fen(&start).split(' ').next(),
        Some(fen(text).as_str())
    );
}

#[test]
fn a_list_inside_prose_is_found() {
    let board = "6k1/p4r2/8/8/8/8/P7/3Q2K1";
    for prose in [
        "Hello Anna, here is the puzzle of today.\nWhite: Kg1, Qd1, a2. Black: Kg8, Rf7, a7.\nWho finds it?",
        "Look at diagram 12: White Kg1, Qd1, a2; Black Kg8, Rf7, a7. Hopeless!",
        "Aus dem Buch: Weiß: Kg1, Dd1, a2. Schwarz: Kg8, Tf7, a7. Schöne Aufgabe!",
    ] {
        let list = piece_list_in(prose, Language::English);
        let mut found = Board::EMPTY;
        list.unwrap().put_on(&mut found);
        assert_eq!(write_board(&found), board, "{prose}");
    }
}

#[test]
fn prose_that_mentions_pieces_is_no_list() {
    for prose in [
        "The white king on g1 is safer than the black king on g8.",
        "After Kg1 and Qd1 White is fine.",
        "A nice day on e4",
        "I played 12. Kg1 Kg8 13. Qd1 and lost",
        "Kg1 or Kg8, that is the question",
    ] {
        assert_eq!(piece_list_in(prose, Language::English), None, "{prose}");
    }
}
