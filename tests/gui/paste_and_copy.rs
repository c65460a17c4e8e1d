//! Text that is pasted and copied.

use super::program::{Program, START};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

#[test]
fn a_fen_is_extracted_from_surrounding_text() {
    for text in [
        FEN.to_owned(),
        format!("[SetUp \"1\"]\n[FEN \"{FEN}\"]\n"),
        format!("position fen {FEN}\ngo movetime 100"),
        format!("Look at this: “{FEN}” – what now?"),
        format!("https://lichess.org/editor/{}", FEN.replace(' ', "_")),
        format!(
            "https://www.chess.com/analysis?fen={}&tab=analysis",
            FEN.replace('/', "%2F").replace(' ', "+")
        ),
        FEN.replace(" w ", "\nw "),
    ] {
        let mut program = Program::start();
        program.paste(&text);
        assert_eq!(program.fen(), FEN, "{text}");
        assert_eq!(program.field(), FEN, "{text}");
    }
}

#[test]
fn what_a_pasted_text_does_not_say_is_that_of_a_new_position() {
    let before = "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 3 40";
    for (pasted, fen, said) in [
        (
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R",
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1",
            "Assumed: White to move, no castling, counters 0 1",
        ),
        (
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b",
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b - - 0 1",
            "Assumed: no castling, counters 0 1",
        ),
        (
            "Look: “r3k2r/8/8/8/8/8/PPPPPPPP/R3K2R w KQ -”!",
            "r3k2r/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1",
            "Assumed: counters 0 1",
        ),
    ] {
        let mut program = Program::on(before);
        program.paste(pasted);
        assert_eq!(program.fen(), fen);
        assert!(program.says(said), "{pasted}");
        program.undo();
        assert_eq!(program.fen(), before);
    }
    let mut program = Program::on(before);
    program.paste(FEN);
    assert!(!program.says("Assumed"));
}

#[test]
fn a_pasted_position_replaces_the_operations_of_the_record_and_says_so() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - id \"first\"; bm Rh8+;");
    program.paste(FEN);
    assert_eq!(program.fen(), FEN);
    assert_eq!(program.state().shared.document().operations(), b"");
    assert!(program.says("Operations of the previous position removed: id, bm"));
    program.undo();
    let line = program.state().shared.document().line().to_vec();
    assert_eq!(line, b"4k3/8/8/8/8/8/8/4K2R w K - id \"first\"; bm Rh8+;");
    program.paste("8/8/8/8/8/8/8/K6k w - - id \"second\";");
    assert!(program.says("Operations of the previous position removed: id, bm"));
    assert_eq!(
        program.state().shared.document().operations(),
        b"id \"second\";"
    );
}

#[test]
fn pasting_is_one_undo_step() {
    let mut program = Program::start();
    program.paste(FEN);
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn a_whole_fen_pasted_into_the_field_replaces_its_text() {
    let mut program = Program::start();
    program.focus_field();
    program.key(Key::End);
    program.paste(&format!("[FEN \"{FEN}\"]"));
    assert_eq!(program.fen(), FEN);
    assert_eq!(program.field(), FEN);
}

#[test]
fn other_text_pasted_into_the_field_goes_to_the_caret() {
    let mut program = Program::start();
    program.focus_field();
    program.key(Key::Home);
    program.paste("8/");
    assert_eq!(program.field(), format!("8/{START}"));
}

#[test]
fn several_fens_are_offered_as_new_records() {
    let mut program = Program::start();
    program.paste(&format!("{FEN}\n{START}\n8/8/8/8/8/8/8/K6k w - - 0 1\n"));
    assert!(program.has("3 positions were found"));
    program.click("Add as new positions");
    assert_eq!(program.state().shared.document().rows().len(), 4);
    assert_eq!(program.fen(), FEN);
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 1);
    assert_eq!(program.fen(), START);
}

#[test]
fn the_first_of_several_fens_can_be_loaded_onto_the_board() {
    let mut program = Program::start();
    program.paste(&format!("{FEN}\n{START}\n"));
    program.click("Only the first, on the board");
    assert_eq!(program.fen(), FEN);
    assert_eq!(program.state().shared.document().rows().len(), 1);
}

#[test]
fn unreadable_pasted_text_stays_in_the_field() {
    let mut program = Program::start();
    program.paste("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(
        program.field(),
        "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert!(program.says("No position was found in the text"));
    program.key(Key::Escape);
    assert_eq!(program.fen(), START);
}

#[test]
fn copying_gives_the_fen() {
    let mut program = Program::on(FEN);
    assert_eq!(program.copied().as_deref(), Some(FEN));
    program.harness.get_by_label("Copy FEN").click();
    let copied = (0..4).find_map(|_| {
        program.harness.step();
        program.take_copied()
    });
    assert_eq!(copied.as_deref(), Some(FEN));
}

#[test]
fn the_paste_button_asks_the_system_for_the_clipboard() {
    let mut program = Program::start();
    program.harness.get_by_label("Paste").click();
    program.run();
    assert!(program.says("There is no text to paste"));
    program.put_on_clipboard(FEN);
    program.click("Paste");
    assert_eq!(program.fen(), FEN);
}

#[test]
fn a_pasted_piece_list_is_loaded_and_other_words_are_not() {
    let mut program = Program::start();
    for list in [
        "White: Kg1, Qd1, a2. Black: Kg8, Rf8. Black to move.",
        "wKg1,Qd1,Pa2 bKg8,Rf8 Black to move",
        "Weiß: Kg1, Dd1, a2. Schwarz: Kg8, Tf8. Schwarz am Zug.",
    ] {
        program.ctrl(egui::Key::E);
        program.paste(list);
        let fen = "5rk1/8/8/8/8/8/P7/3Q2K1 b - - 0 1";
        assert_eq!(program.fen(), fen, "{list}");
        program.undo();
    }
    let before = program.fen();
    for words in ["e5 e4", "Kg1", "a nice day on e4"] {
        program.paste(words);
        assert_eq!(program.fen(), before, "{words}");
    }
}

#[test]
fn a_piece_list_inside_prose_is_found() {
    let mut program = Program::start();
    program.paste(
        "The puzzle of today:\nWhite: Kg1, Qd1, a2. Black: Kg8, Rf8. Black to move.\nGood luck!",
    );
    assert_eq!(program.fen(), "5rk1/8/8/8/8/8/P7/3Q2K1 b - - 0 1");
    assert!(program.says("Position set up from the piece list"));
    assert!(program.says("Assumed: no castling, counters 0 1"));
}

#[test]
fn the_pieces_of_a_pasted_list_can_be_added_instead() {
    let mut program = Program::on("8/8/8/3p4/8/8/8/8 w - - 0 1");
    program.paste("Kg1, Qd1 / Kg8");
    assert_eq!(program.fen(), "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1");
    program.click("Add to the board instead");
    assert_eq!(program.fen(), "6k1/8/8/3p4/8/8/8/3Q2K1 w - - 0 1");
    program.undo();
    assert_eq!(program.fen(), "8/8/8/3p4/8/8/8/8 w - - 0 1");
}

/// A diagram as forums quote it, with a caption.
const DIAGRAM: &str = "\
> [code]
> 8 r . . . k . . r
> 7 . . . . . . . .
> 6 . . . . . . . .
> 5 . . . p . . . .
> 4 . . . . . . . .
> 3 . . . . . . . .
> 2 . . . . . P . .
> 1 R . . . K . . .
>   a b c d e f g h
> [/code]
> Black to move";

#[test]
fn a_text_diagram_is_pasted_as_a_position_with_any_focus() {
    for is_in_field in [false, true] {
        let mut program = Program::on("8/8/8/8/8/8/8/K6k w - - 0 1");
        if is_in_field {
            program.focus_field();
        }
        program.paste(DIAGRAM);
        let board = "r3k2r/8/8/3p4/8/8/5P2/R3K3 b - - 0 1";
        assert_eq!(program.fen(), board);
    }
}

#[test]
fn a_fen_one_square_short_offers_the_likely_reading_first() {
    let mut program = Program::start();
    program.paste("rnbqkbnr/pppppppp/8/8/4P2/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
    assert!(program.has("Which position is meant?"));
    assert!(program.says("gap on h4"));
    program.click("Use reading 1");
    assert_eq!(
        program.fen(),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
    );
    program.undo();
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn a_link_hides_nothing_of_the_text_around_it() {
    const LINK: &str = "https://lichess.org/abcDEF12";
    let mut program = Program::start();
    program.paste(&format!(
        "{LINK}\nrnbqkbnr/pppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    ));
    assert!(program.has("Which position is meant?"));
    program.key(Key::Escape);
    program.undo();
    let broken = "rnbqkbnr/pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    program.paste(&format!("{broken}\n{LINK}"));
    assert_eq!(program.field(), broken);
    assert!(program.says("No position was found in the text"));
    let mut program = Program::start();
    program.paste(&format!("{LINK}\nKg1, Qd1 / Kg8"));
    assert_eq!(program.fen(), "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1");
    let mut program = Program::start();
    program.paste(&format!("{LINK}\n1. e4 e5 2. Nf3"));
    assert!(
        program
            .fen()
            .starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b")
    );
}

#[test]
fn a_pasted_link_is_explained_and_changes_nothing() {
    let mut program = Program::start();
    program.paste("https://lichess.org/abcDEF12/black#34");
    assert!(program.says("This is a link to a game on lichess.org"));
    assert!(program.says("Tabiya never goes online"));
    program.paste("https://www.chess.com/puzzles/problem/1234");
    assert!(program.says("This is a link to chess.com"));
    assert_eq!(program.fen(), START);
    assert_eq!(program.field(), START);
}
