//! Diagrams made of text, as programs print them and people post them.

use super::any::{any_position, cases};
use proptest::prelude::*;
use tabiya_chess::Board;
use tabiya_notation::extract::extract;
use tabiya_notation::fen::write_board;
use tabiya_notation::forms::{Form, FormSettings, write_text_as};
use tabiya_notation::piece_letters::Language;

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const MATE: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR";

fn check(text: &str, expected: &[&str]) {
    assert_eq!(extract(text), expected, "{text}");
}

/// A diagram with dots for empty squares, and a space between squares.
const MATE_IN_DOTS: &str = "\
r . b q k b . r
p p p p . Q p p
. . n . . n . .
. . . . p . . .
. . B . P . . .
. . . . . . . .
P P P P . P P P
R N B . K . N R";

#[test]
fn eight_lines_of_eight_squares_are_a_position() {
    check(MATE_IN_DOTS, &[MATE]);
    check(&MATE_IN_DOTS.replace(' ', ""), &[MATE]);
    check(&MATE_IN_DOTS.replace('.', "-"), &[MATE]);
    check(&MATE_IN_DOTS.replace(' ', "").replace('.', "-"), &[MATE]);
    check(&MATE_IN_DOTS.replace('\n', "\n\n"), &[MATE]);
    check(&MATE_IN_DOTS.replace('\n', "\r\n"), &[MATE]);
    check(&format!("Look:\n\n{MATE_IN_DOTS}\n\nMate."), &[MATE]);
}

#[test]
fn quotations_code_fences_and_tags_do_not_hide_a_diagram() {
    check(&format!("```\n{MATE_IN_DOTS}\n```"), &[MATE]);
    check(&format!("```text\n{MATE_IN_DOTS}\n```"), &[MATE]);
    check(&format!("[code]{MATE_IN_DOTS}[/code]"), &[MATE]);
    check(&format!("<pre>\n{MATE_IN_DOTS}</pre>"), &[MATE]);
    let quoted = MATE_IN_DOTS.replace('\n', "\n> > ");
    check(&format!("> > {quoted}\n> text"), &[MATE]);
}

#[test]
fn frames_and_coordinates_may_surround_a_diagram() {
    let rows = MATE_IN_DOTS.lines();
    let bar = "+---+---+---+---+---+---+---+---+\n";
    let cells = rows.clone().zip((1..=8).rev()).map(|(row, rank)| {
        let row = row.replace('.', " ");
        let cells: Vec<String> = row.chars().step_by(2).map(String::from).collect();
        format!("| {} | {rank}\n{bar}", cells.join(" | "))
    });
    let cells = cells.collect::<String>();
    check(
        &format!(" {bar}{cells}  a   b   c   d   e   f   g   h"),
        &[MATE],
    );
    let boxed = rows.map(|row| format!("║{}║\n", row.replace('.', " ")));
    let boxed = boxed.collect::<String>();
    check(
        &format!("╔═══════════════╗\n{boxed}╚═══════════════╝"),
        &[MATE],
    );
}

#[test]
fn coordinates_determine_the_side_below() {
    let turned: Vec<String> = MATE_IN_DOTS
        .lines()
        .rev()
        .map(|row| row.chars().rev().collect())
        .collect();
    let ranks = turned.iter().zip(1..=8);
    let ranks: Vec<_> = ranks.map(|(row, rank)| format!("{rank} {row}")).collect();
    let ranks = ranks.join("\n");
    check(&ranks, &[MATE]);
    check(&format!("{ranks}\n  h g f e d c b a"), &[MATE]);
    check(&format!("{}\nh g f e d c b a", turned.join("\n")), &[MATE]);
    // These contradict each other.
    check(&format!("{ranks}\n  a b c d e f g h"), &[]);
}

#[test]
fn pieces_may_be_letters_of_a_language_or_names_with_colour() {
    let german = "\
t . . . k . . .
. . . . . . . .
. . L . . . . .
. . . . S . . .
. . . . . . . .
. . . . . . . .
B B . . . . . .
. . . . K . . .";
    check(german, &["r3k3/8/2B5/4N3/8/8/PP6/4K3"]);
    let colored = "\
bR -- -- -- bK -- -- --
-- -- -- -- -- -- -- --
-- -- wB -- -- -- -- --
-- -- -- -- wN -- -- --
-- -- -- -- -- -- -- --
-- -- -- -- -- -- -- --
wP wP -- -- -- -- -- --
-- -- -- -- wK -- -- --";
    check(colored, &["r3k3/8/2B5/4N3/8/8/PP6/4K3"]);
}

#[test]
fn the_caption_names_the_side_to_move() {
    let white = format!("{MATE} w");
    let black = format!("{MATE} b");
    for (caption, expected) in [
        ("White to move", &white),
        ("Mate in two. Black to play!", &black),
        ("Schwarz zieht", &black),
        ("Trait aux Blancs", &white),
        ("Juegan negras y ganan", &black),
        ("Ход чёрных", &black),
    ] {
        check(&format!("{MATE_IN_DOTS}\n\n{caption}"), &[expected]);
        check(&format!("{caption}:\n{MATE_IN_DOTS}"), &[expected]);
    }
    check(
        &format!("{MATE_IN_DOTS}\nWhite to move or Black to move?"),
        &[MATE],
    );
}

#[test]
fn each_of_several_diagrams_has_its_own_caption() {
    let start = "rnbqkbnr\npppppppp\n........\n........\n....P...\n........\nPPPP.PPP\nRNBQKBNR";
    let (first, second) = (format!("{MATE} b"), format!("{AFTER_E4} w"));
    let below = format!("{MATE_IN_DOTS}\nBlack to move\n\n{start}\nWhite to move");
    check(&below, &[&first, &second]);
    let above = format!("Black to move\n{MATE_IN_DOTS}\n\nWhite to move\n{start}");
    check(&above, &[&first, &second]);
}

#[test]
fn a_fen_next_to_its_diagram_takes_precedence() {
    let fen = format!("{MATE} b kq - 0 4");
    check(&format!("{MATE_IN_DOTS}\n\nFen: {fen}"), &[&fen]);
    check(
        &format!("{MATE_IN_DOTS}\n\n8/8/8/8/8/8/8/K1k5 w - - 0 1"),
        &[MATE, "8/8/8/8/8/8/8/K1k5 w - - 0 1"],
    );
}

#[test]
fn text_that_resembles_a_board_is_no_diagram() {
    for text in [
        "a b c d e f g h\n1 2 3 4 5 6 7 8",
        "--------\n--------\n--------\n--------\n--------\n--------\n--------\n--------",
        MATE_IN_DOTS.rsplit_once('\n').unwrap().0,
        &MATE_IN_DOTS.replace("R N B", "R N"),
        &format!("{MATE_IN_DOTS}\nR N B . K . N R"),
    ] {
        check(text, &[]);
    }
}

/// A diagram in the forms in which mail and forums quote it.
fn passed_on(diagram: &str) -> impl Iterator<Item = String> {
    let quoted = format!("> {}", diagram.replace('\n', "\n> "));
    let spaced = format!("    {}", diagram.replace('\n', "\n    "));
    [
        diagram.to_owned(),
        quoted,
        spaced,
        format!("```\n{diagram}\n```"),
        format!("[code]\n{diagram}\n[/code]"),
    ]
    .into_iter()
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn our_diagrams_are_read_back(
        position in any_position(),
        language in prop::sample::select(Language::ALL.to_vec()),
    ) {
        let settings = FormSettings { language, ..FormSettings::default() };
        let board = write_board(&position.board);
        let side = if position.side_to_move == tabiya_chess::Color::White { "w" } else { "b" };
        let expected = vec![format!("{board} {side}")];
        for form in [Form::Text, Form::TextUnicode] {
            let diagram = write_text_as(form, &position, b"", settings);
            for text in passed_on(&diagram) {
                let found = extract(&text);
                if position.board == Board::EMPTY {
                    prop_assert!(found.is_empty(), "{}", text);
                } else {
                    prop_assert_eq!(&found, &expected, "{}", text);
                }
            }
        }
    }
}
