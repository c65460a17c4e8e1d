//! Pasted games: on the board, in the list, in fields, and from the command line; one or several, complete or broken.

use crate::program::{Program, START};
use egui::{Key, Modifiers};
use std::fs;
use std::path::Path;
use tabiya::command::Command;
use tabiya::features::files::model::saving::OtherSave;
use tabiya::model::action::{Action, FenAction, FilesAction, ListAction};
use tabiya::model::state::Tool;
use tabiya_chess::Move;
use tabiya_notation::moves::write_uci_line;
use tempfile::TempDir;

const RUY: &str = "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 { a comment } Nc6 (2... Nf6 3. Nxe5) 3. Bb5 1-0\n";
const RUY_END: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
const ENDING: &str = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1";

fn line(program: &Program) -> (String, usize) {
    let Some(line) = program.state().shared.document().line_of_play() else {
        return (String::new(), 0);
    };
    let moves: Vec<Move> = line.moves().collect();
    (write_uci_line(line.start(), &moves), line.at())
}

fn rows(program: &Program) -> Vec<String> {
    let rows = program.state().shared.document().rows();
    let line = |row| String::from_utf8(rows.line(row).unwrap().to_vec()).unwrap();
    (0..rows.len()).map(line).collect()
}

fn paste_by_keys(program: &mut Program, text: &str) {
    program.put_on_clipboard(text);
    program.key_with(Modifiers::COMMAND, Key::V);
}

fn paste_rows(program: &mut Program, text: &str) {
    let action = Action::from(ListAction::PasteRows(text.to_owned()));
    program.harness.state_mut().apply(action);
    program.run();
}

#[test]
fn a_pasted_game_shows_its_end_and_moves_in_one_undo_step() {
    let mut program = Program::on(ENDING);
    paste_by_keys(&mut program, RUY);
    assert_eq!(program.fen(), RUY_END);
    assert_eq!(line(&program), ("e2e4 e7e5 g1f3 b8c6 f1b5".to_owned(), 5));
    assert_eq!(program.state().board.tool, Tool::Play);
    assert!(program.says("Anna – Bert: 3 moves. The last position is on the board."));
    assert!(program.has("2... Nc6") && program.has("Start of the line"));
    // Comments stay with their positions.
    assert!(rows(&program)[0].contains("id \"Anna - Bert, Club, 3.Bb5\";"));
    program.click("2. Nf3");
    assert!(rows(&program)[0].contains("c0 \"a comment\";"));
    program.key_with(Modifiers::ALT, Key::ArrowRight);
    program.undo();
    assert_eq!(program.fen(), ENDING);
    assert_eq!(line(&program).1, 0);
    assert!(!program.state().shared.document().is_modified());
    program.redo();
    assert_eq!(line(&program).1, 5);
}

#[test]
fn a_pasted_game_is_copied_as_it_was_until_it_is_changed() {
    let mut program = Program::on(ENDING);
    paste_by_keys(&mut program, RUY);
    let copied = |program: &mut Program| {
        let copy = Action::Run(Command::CopyLinePgn);
        program.harness.state_mut().apply(copy);
        program.run();
        program.take_copied().unwrap()
    };
    assert_eq!(copied(&mut program), RUY);
    program.click("2. Nf3");
    assert_eq!(copied(&mut program), RUY, "looking changes nothing");
    program.drag("d7", "d6");
    let changed = copied(&mut program);
    let moves =
        "1. e4 e5 2. Nf3 { a comment } 2... Nc6 ( 2... Nf6 3. Nxe5 ) ( 2... d6 ) 3. Bb5 1-0";
    assert!(
        changed.replace('\n', " ").ends_with(&format!("{moves} ")),
        "{changed}"
    );
    assert!(changed.starts_with("[Event \"Club\"]\n[White \"Anna\"]\n"));
    program.undo();
    assert_eq!(copied(&mut program), RUY);
}

#[test]
fn all_positions_of_a_game_become_records_by_mouse_or_keyboard() {
    for by_keys in [false, true] {
        let mut program = Program::on(ENDING);
        paste_by_keys(&mut program, RUY);
        let button = "Add all of its positions";
        if by_keys {
            let presses = (0..200).take_while(|_| {
                let is_there = program.is_focused(button);
                if !is_there {
                    program.key(Key::Tab);
                }
                !is_there
            });
            assert!(presses.count() < 200);
            program.key(Key::Enter);
        } else {
            program.click(button);
        }
        let all = rows(&program);
        assert_eq!(all.len(), 6);
        assert!(all[0].starts_with("rnbqkbnr/pppppppp/"), "{}", all[0]);
        assert!(all[0].contains("pm e4;"), "{}", all[0]);
        assert!(all[3].contains("c0 \"a comment\";"), "{}", all[3]);
        assert!(!program.has(button));
        program.undo();
        assert_eq!(rows(&program).len(), 1);
    }
}

#[test]
fn pasted_moves_and_uci_commands_are_games_without_operations() {
    for (text, end) in [
        (
            "e4 e5 Sf3",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        ),
        (
            "e2e4 e7e5 g1f3",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        ),
        (
            "1. e4",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        ),
        (
            "position startpos moves g1f3 g8f6",
            "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2",
        ),
        (
            "position fen 7k/8/5K2/8/8/8/8/6R1 w - - 0 1 moves f6f7",
            "7k/5K2/8/8/8/8/8/6R1 b - - 1 1",
        ),
    ] {
        let mut program = Program::on("8/8/8/8/8/8/8/K6k w - - 0 1 id \"mine\";");
        paste_by_keys(&mut program, text);
        assert_eq!(program.fen(), end, "{text}");
        assert_eq!(rows(&program), [end], "{text}");
        program.undo();
        assert_eq!(rows(&program), ["8/8/8/8/8/8/8/K6k w - - 0 1 id \"mine\";"]);
    }
}

#[test]
fn a_broken_game_stops_there_and_the_rest_can_be_corrected() {
    let mut program = Program::start();
    paste_by_keys(&mut program, "1. e4 e5 2. Nf6 Nc6 (2... d6) 3. Bb5");
    assert_eq!(line(&program), ("e2e4 e7e5".to_owned(), 2));
    assert!(program.says("The game could not be read to the end: 2. Nf6 is not a legal move."));
    assert!(program.says("The rest is in the field for moves."));
    assert_eq!(program.state().play.text, "Nf6 Nc6 Bb5");
    assert!(program.says("“Nf6”: "), "the reason is told");
    // The keyboard focus is there, with the wrong move selected.
    program.type_text("Nf3");
    program.key(Key::Enter);
    assert_eq!(program.fen(), RUY_END);
    // The next game begins with an empty line.
    program
        .harness
        .state_mut()
        .apply(FenAction::Paste("e4 Nf9".to_owned()));
    program.run();
    assert_eq!(program.state().play.text, "Nf9");
    program
        .harness
        .state_mut()
        .apply(FenAction::Paste("d4".to_owned()));
    program.run();
    assert_eq!(program.state().play.text, "");
}

#[test]
fn a_game_played_on_from_the_middle_is_saved_as_a_game_with_its_variations() {
    let folder = TempDir::new().unwrap();
    let (first, second) = (
        folder.path().join("first.pgn"),
        folder.path().join("second.pgn"),
    );
    let mut program = Program::on(ENDING);
    let save = |program: &mut Program, path: &Path| {
        let id = program.state().shared.document().id();
        let order = FilesAction::SaveOtherTo(id, OtherSave::Games, path.to_owned());
        program.harness.state_mut().apply(order);
        program.run();
        program.let_go();
        fs::read_to_string(path).unwrap()
    };
    paste_by_keys(&mut program, RUY);
    assert_eq!(
        save(&mut program, &first).trim_end(),
        RUY.trim_end(),
        "untouched"
    );
    program.click("2. Nf3");
    program.drag("d7", "d6");
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::PromoteVariation));
    program.run();
    let saved = save(&mut program, &second);
    let moves =
        "1. e4 e5 2. Nf3 { a comment } 2... Nc6 ( 2... d6 ) ( 2... Nf6 3. Nxe5 ) 3. Bb5 1-0";
    assert!(saved.replace('\n', " ").contains(moves), "{saved}");
    // Another program, or this one, reads the same tree.
    let mut again = Program::start();
    paste_by_keys(&mut again, &saved);
    assert!(again.has("2... d6, variation of move 2"));
    assert!(again.has("3. Nxe5, variation of move 2"));
}

#[test]
fn a_broken_variation_is_told_and_the_main_line_is_read_on() {
    let mut program = Program::start();
    paste_by_keys(&mut program, "1. e4 e5 (1... Ke6 2. d4) 2. Nf3 *");
    assert_eq!(line(&program).1, 3);
    assert!(program.says("One variation could not be read to its end."));
}

#[test]
fn a_pasted_game_of_a_variant_is_refused_by_name() {
    let mut program = Program::start();
    let before = program.fen();
    paste_by_keys(
        &mut program,
        "[Event \"x\"]\n[Variant \"Atomic\"]\n\n1. e4 d5 2. exd5 Nf6 *\n",
    );
    assert!(program.says("The game was not read: it is a game of Atomic,"));
    assert_eq!(program.fen(), before);
}

#[test]
fn a_pasted_game_says_which_unknown_word_was_skipped() {
    let mut program = Program::start();
    paste_by_keys(&mut program, "1. e4 novelty e5 2. Nf3");
    assert_eq!(line(&program), ("e2e4 e7e5 g1f3".to_owned(), 3));
    assert!(program.says("Unknown text was skipped. First skipped word: novelty"));
}

#[test]
fn several_pasted_games_become_a_new_collection_after_a_question() {
    let mut program = Program::on(ENDING);
    let games = format!("{RUY}\nSome words.\n\n{}", RUY.replace("Bb5", "Bb9"));
    paste_by_keys(&mut program, &games);
    assert!(program.has("Which positions of the pasted games?"));
    assert!(program.says("2 games. 1 cannot be read to the end."));
    assert!(program.is_focused("Open"));
    program.key(Key::Enter);
    assert_eq!(rows(&program).len(), 2);
    assert_eq!(program.state().shared.documents.len(), 2);
    let document = program.state().shared.document();
    assert!(document.path().is_none() && document.is_modified());
    assert!(program.says("One game of the pasted text cannot be read to the end"));
    // The file that was shown is unchanged.
    program.key_with(Modifiers::COMMAND, Key::Tab);
    assert_eq!(rows(&program), [ENDING]);
    // Cancelling changes nothing.
    paste_by_keys(&mut program, &games);
    program.key(Key::Escape);
    assert_eq!(program.state().shared.documents.len(), 2);
    assert_eq!(rows(&program), [ENDING]);
}

#[test]
fn games_pasted_into_the_list_ask_which_positions_become_rows() {
    let mut program = Program::on(ENDING);
    paste_rows(&mut program, RUY);
    assert!(program.has("Which positions of the pasted games?"));
    program.click("All");
    program.click("Add");
    let all = rows(&program);
    assert_eq!((all.len(), all[0].as_str()), (7, ENDING));
    assert!(all[1].starts_with("rnbqkbnr/pppppppp/") && all[1].contains("Anna - Bert"));
    assert_eq!(program.state().shared.documents.len(), 1);
    assert_eq!(program.state().board.tool, Tool::Pointer);
    program.undo();
    assert_eq!(rows(&program), [ENDING]);
    // A game may have none of these positions.
    paste_rows(&mut program, RUY);
    program.click("The start of each game, if set up");
    program.click("Add");
    assert_eq!(rows(&program), [ENDING]);
    assert!(program.says("There are no such positions in these games."));
}

#[test]
fn the_fen_field_takes_games_as_games_and_a_single_move_as_text() {
    let mut program = Program::start();
    program.focus_field();
    program.paste(RUY);
    assert_eq!(program.fen(), RUY_END);
    let mut program = Program::start();
    program.focus_field();
    program.paste("e4 e5 Nf3");
    assert_eq!(line(&program).0, "e2e4 e7e5 g1f3");
    let mut program = Program::start();
    program.select_field();
    program.paste("e3");
    assert_eq!(program.field(), "e3");
    // Moves are typed and pasted into the field for moves.
    let mut program = Program::start();
    program.ctrl(Key::M);
    program.paste("e4 e5");
    assert_eq!(program.state().play.text, "e4 e5");
    assert_eq!(program.fen(), START);
    program.paste(RUY);
    assert_eq!(program.fen(), RUY_END);
}

#[test]
fn positions_and_plain_words_are_not_read_as_games() {
    let mut program = Program::start();
    program
        .harness
        .state_mut()
        .apply(FenAction::Paste(format!("{ENDING} 1. Kf7 Kh7")));
    program.run();
    assert_eq!(program.fen(), ENDING);
    assert_eq!(program.state().board.tool, Tool::Pointer);
    let tag = format!("[FEN \"{ENDING}\"]");
    program.harness.state_mut().apply(FenAction::Paste(tag));
    program.run();
    assert_eq!(program.state().board.tool, Tool::Pointer);
    for text in ["b6", "I played e4 and lost", "1-0", "32 pages"] {
        program
            .harness
            .state_mut()
            .apply(FenAction::Paste(text.to_owned()));
        program.run();
        assert!(program.says("There is no position in that text."), "{text}");
    }
    for text in ["12. Nf3 Nc6 13. O-O", "1... e5 2. Nf3"] {
        program
            .harness
            .state_mut()
            .apply(FenAction::Paste(text.to_owned()));
        program.run();
        assert!(
            program.says("These moves do not begin at the start of a game."),
            "{text}"
        );
    }
    assert_eq!(program.fen(), ENDING);
    let list = "Kg1, Qd1, Black: Kg8";
    program
        .harness
        .state_mut()
        .apply(FenAction::Paste(list.to_owned()));
    program.run();
    assert_eq!(program.fen(), "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1");
}

#[test]
fn a_game_on_the_command_line_opens_in_its_own_document() {
    let game = Action::from(FilesAction::OpenText(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5".to_owned(),
    ));
    let program = Program::start_with(vec![game]);
    assert_eq!(program.fen(), RUY_END);
    assert_eq!(line(&program).1, 5);
    assert_eq!(program.state().shared.documents.len(), 1);
    let mut program = Program::on(ENDING);
    let command = "position startpos moves e2e4".to_owned();
    program
        .harness
        .state_mut()
        .apply(FilesAction::OpenText(command));
    program.run();
    assert_eq!(program.state().shared.documents.len(), 2);
    assert_eq!(line(&program).0, "e2e4");
}

#[test]
fn an_unreadable_text_replaced_by_a_game_can_be_recalled() {
    let mut program = Program::start();
    program.select_field();
    program.paste("8/8/broken");
    program.key(Key::Enter);
    program
        .harness
        .state_mut()
        .apply(FenAction::Paste("e4 e5".to_owned()));
    program.run();
    let kept = program.state().fen.broken_texts.clone();
    assert_eq!(kept.last().map(String::as_str), Some("8/8/broken"));
}

#[test]
fn a_long_game_in_another_language_is_read_in_the_background() {
    let shuffle = "Sf3 Sf6 Sg1 Sg8 ".repeat(200);
    let mut program = Program::start();
    program.step(0);
    paste_by_keys(&mut program, &shuffle);
    assert_eq!(line(&program).1, 0);
    program.let_go();
    assert_eq!(line(&program).1, 800);
    // The FEN field behaves in the same way.
    let mut program = Program::start();
    program.focus_field();
    program.paste(&shuffle);
    assert_eq!(line(&program).1, 800);
}

#[test]
fn megabytes_of_games_are_read_in_the_background_and_can_be_cancelled() {
    let mut program = Program::start();
    program.step(0);
    paste_by_keys(&mut program, &RUY.repeat(40_000));
    program.step(1);
    assert!(program.says("Looking for positions in the text"));
    program.drag("e2", "e4");
    let moved = program.fen();
    program.click("Cancel");
    program.let_go();
    assert!(program.says("Cancelled"));
    assert_eq!(program.fen(), moved);
    // This time the games are read to their end.
    paste_by_keys(&mut program, &RUY.repeat(4000));
    program.let_go();
    assert!(program.says("4,000 games"));
    program.key(Key::Enter);
    program.let_go();
    assert_eq!(program.state().shared.document().rows().len(), 4000);
}

#[test]
fn editing_during_the_reading_makes_a_long_game_ask_first() {
    let mut program = Program::start();
    program.step(0);
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(1000);
    paste_by_keys(&mut program, &shuffle);
    program.drag("e2", "e4");
    let moved = program.fen();
    program.let_go();
    assert_eq!(program.fen(), moved);
    assert!(program.has("Which positions of the pasted games?"));
    program.key(Key::Escape);
    paste_by_keys(&mut program, &shuffle);
    program.let_go();
    assert_eq!(line(&program).1, 4000);
}
