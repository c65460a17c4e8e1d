//! A document of games is searched, sorted and saved in other forms.

use crate::program::Program;
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::{Path, PathBuf};
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::Action;
use tempfile::TempDir;

const LONG: &str = "[Event \"Club\"]\n[White \"Zoe\"]\n[Black \"Bert\"]\n[WhiteElo \"2100\"]\n[Result \"1-0\"]\n\n\
    1. e4 d5 2. exd5 Qxd5 {a comment} (2... Nf6 3. c4) 3. Nc3 1-0\n\n";
const SHORT: &str =
    "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Carl\"]\n[WhiteElo \"990\"]\n\n1. d4   d5 *\n\n";
const ATOMIC: &str = "[Event \"Other\"]\n[Variant \"Atomic\"]\n\n1. Nf3 *\n\n";

fn opened(games: &[&str]) -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.pgn");
    fs::write(&path, games.concat()).unwrap();
    let mut program = Program::on_file(&path);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    (folder, path, program)
}

#[test]
fn a_large_zoom_shows_all_of_the_text_about_rows_of_games() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.pgn");
    fs::write(&path, LONG).unwrap();
    let mut program = Program::on_file(&path);
    // A window of 1366 by 768 pixels at a zoom of 200 %.
    program.harness.set_size(egui::vec2(683.0, 384.0));
    program.run();
    program.click_role(Role::RadioButton, "Games");
    let text = "Each row is a game with its moves, variations and comments. What you change is written into its game, \
        and the file is saved as PGN; all other games stay as they are, byte for byte.";
    let place = program.harness.get_by_label(text).rect();
    let window = program.harness.ctx.content_rect();
    assert!(window.contains_rect(place), "{place} is not in {window}");
}

#[test]
fn no_part_of_the_question_about_games_is_beside_a_small_window() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.pgn");
    fs::write(&path, [LONG, SHORT, LONG].concat()).unwrap();
    for width in [683.0, 540.0, 455.0] {
        let mut program = Program::on_file(&path);
        program.harness.set_size(egui::vec2(width, 384.0));
        program.run();
        let records: Vec<_> = program
            .harness
            .query_all_by_role(Role::Image)
            .map(|record| record.rect().right())
            .collect();
        assert!(!records.is_empty());
        assert!(records.iter().all(|right| *right < width), "{records:?}");
    }
}

#[test]
fn choices_that_do_not_fit_beside_each_other_are_below_each_other() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.pgn");
    fs::write(&path, LONG).unwrap();
    let program = Program::on_file(&path);
    let place = |choice: &str| {
        let name = format!("Move played: {choice}");
        program.harness.get_by_label(&name).rect()
    };
    let (first, second, third) = (
        place("expected (pm)"),
        place("best (bm)"),
        place("leave out"),
    );
    assert_eq!(first.top(), second.top());
    assert!(first.right() < second.left());
    assert!(first.bottom() < third.top());
    assert_eq!(first.left(), third.left());
}

fn shown_rows(program: &Program) -> u64 {
    program.state().shared.document().shown_count()
}

fn place_in_line(program: &Program) -> usize {
    let document = program.state().shared.document();
    document.line_of_play().unwrap().at()
}

fn save_by(program: &mut Program, command: Command, path: &Path) {
    let answer = DialogAnswer::Chosen(path.to_owned());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

#[test]
fn a_search_shows_the_games_and_the_positions_that_match() {
    let (_folder, _path, mut program) = opened(&[SHORT, LONG]);
    program.ctrl(Key::F);
    program.type_text("men<=31");
    program.key(Key::Enter);
    assert_eq!(shown_rows(&program), 1);
    assert_eq!(place_in_line(&program), 3, "after 2. exd5");
    assert!(program.fen().contains("3P4"), "{}", program.fen());
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_change_of_the_board_says_that_it_begins_a_new_game_and_can_be_undone() {
    let (_folder, path, mut program) = opened(&[LONG, SHORT]);
    program.brush("white queen");
    program.left("h5");
    assert_eq!(shown_rows(&program), 3);
    assert!(program.says("The changed position begins a new game below it."));
    program.click("Undo");
    assert_eq!(shown_rows(&program), 2);
    save_by(
        &mut program,
        Command::SaveAs,
        &path.with_extension("new.pgn"),
    );
    assert_eq!(
        text(&path.with_extension("new.pgn")),
        [LONG, SHORT].concat()
    );
}

#[test]
fn a_typed_piece_says_that_it_begins_a_new_game() {
    let (_folder, _path, mut program) = opened(&[LONG, SHORT]);
    program.brush("white queen");
    program.ctrl(Key::B);
    program.type_text("Qh5");
    assert_eq!(shown_rows(&program), 3);
    assert!(program.says("The changed position begins a new game below it."));
}

#[test]
fn enter_opens_the_games_after_a_choice_was_clicked() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.pgn");
    fs::write(&path, [LONG, SHORT].concat()).unwrap();
    let mut program = Program::on_file(&path);
    program.click_role(Role::RadioButton, "Games");
    program.key(Key::Enter);
    assert!(program.state().shared.document().holds_games());
    assert_eq!(shown_rows(&program), 2);
}

#[test]
fn the_questions_about_games_name_games() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("club.pgn");
    fs::write(&path, [LONG, SHORT].concat()).unwrap();
    let mut program = Program::on_file(&path);
    assert!(program.has("Which positions of club.pgn?"));
    program.click_role(Role::RadioButton, "Games");
    assert!(program.has("Open club.pgn as games"));
    program.click("Open");
    program.menu("Collection", "Sort…");
    assert!(program.has("All games"));
}

#[test]
fn games_are_sorted_by_a_tag_as_one_step_of_undo_and_keep_their_bytes() {
    let (_folder, path, mut program) = opened(&[LONG, SHORT]);
    program.menu("Collection", "Sort…");
    assert!(program.is_toggled("Tag") && program.has("WhiteElo"));
    program.click("WhiteElo");
    program.click("Sort");
    program.ctrl(Key::S);
    assert_eq!(text(&path), [SHORT, LONG].concat());
    program.undo();
    program.ctrl(Key::S);
    assert_eq!(text(&path), [LONG, SHORT].concat());
    program.menu("Collection", "Sort…");
    program.click_role(Role::RadioButton, "Number of moves");
    program.click("Sort");
    program.ctrl(Key::S);
    assert_eq!(text(&path), [SHORT, LONG].concat());
}

#[test]
fn positions_of_games_are_saved_as_records_after_a_question_about_them() {
    let (folder, path, mut program) = opened(&[LONG, SHORT]);
    let target = folder.path().join("club.epd");
    save_by(&mut program, Command::SaveAs, &target);
    assert!(program.has("Which positions go into club.epd?"));
    assert!(program.says("The file gets positions alone"));
    assert!(!target.exists());
    program.click_role(Role::RadioButton, "All");
    program.click("Save");
    let saved = text(&target);
    assert_eq!(saved.lines().count(), 6 + 3, "{saved}");
    assert!(saved.contains("id \"Zoe - Bert"), "{saved}");
    let document = program.state().shared.document();
    assert_eq!(
        document.path(),
        Some(path.as_path()),
        "it stays a document of games"
    );
    assert_eq!(text(&path), [LONG, SHORT].concat());
}

#[test]
fn plain_fen_of_games_asks_before_it_loses_what_their_records_say() {
    let (folder, _path, mut program) = opened(&[LONG, SHORT]);
    let target = folder.path().join("club.fen");
    save_by(&mut program, Command::SavePlainFen, &target);
    program.click_role(Role::RadioButton, "The last of each game");
    program.click("Save");
    assert!(program.has("club.fen cannot hold everything"));
    assert!(!target.exists());
    program.click("Save as .epd");
    let records = text(&folder.path().join("club.epd"));
    assert_eq!(records.lines().count(), 2, "{records}");
    assert!(records.contains("id \"Ann - Carl"), "{records}");
}

#[test]
fn selected_games_are_saved_as_games_byte_for_byte() {
    let (folder, _path, mut program) = opened(&[LONG, SHORT]);
    program.click_row(2);
    let target = folder.path().join("one.pgn");
    save_by(&mut program, Command::SaveSelected, &target);
    assert_eq!(text(&target), SHORT);
}

#[test]
fn a_table_of_games_is_saved_after_a_question_about_the_rest() {
    let (folder, _path, mut program) = opened(&[LONG, SHORT]);
    let target = folder.path().join("club.csv");
    save_by(&mut program, Command::SaveAs, &target);
    assert!(program.says("1 game has variations. The table has its main line."));
    assert!(program.says("1 game has comments."));
    assert!(!target.exists());
    program.click("Write the rest");
    assert_eq!(
        text(&target),
        "Event,White,Black,Result,WhiteElo,movetext,fen\n\
        Club,Zoe,Bert,1-0,2100,1. e4 d5 2. exd5 Qxd5 3. Nc3,rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 1 3\n\
        Club,Ann,Carl,*,990,1. d4 d5,rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2\n"
    );
    // The document is still that of the games.
    assert!(program.state().shared.document().holds_games());
}

#[test]
fn selected_games_without_variations_become_a_table_at_once() {
    let (folder, _path, mut program) = opened(&[LONG, SHORT]);
    program.click_row(2);
    let target = folder.path().join("one.jsonl");
    save_by(&mut program, Command::SaveSelected, &target);
    let written = text(&target);
    assert_eq!(written.lines().count(), 1);
    assert!(
        written.contains("\"White\": \"Ann\"") && written.contains("\"movetext\": \"1. d4 d5\"")
    );
}

#[test]
fn games_of_variants_are_counted_by_name_and_stay_as_they_are() {
    let of_pocket = "[Event \"Bug\"]\n[SetUp \"1\"]\n\
        [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1\"]\n\n1. e4 *\n\n";
    let (folder, path, mut program) = opened(&[LONG, ATOMIC, ATOMIC, of_pocket]);
    assert!(program.says("Shown as text: Atomic (2), other rules, by the first position (1)."));
    assert!(program.says("These 3 games of club.pgn stay in the file"));
    program.click_row(1);
    program.key(Key::Delete);
    program.ctrl(Key::S);
    assert_eq!(text(&path), [ATOMIC, ATOMIC, of_pocket].concat());
    let only = folder.path().join("only.pgn");
    fs::write(&only, SHORT).unwrap();
    let mut program = Program::on_file(&only);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    assert!(!program.says("Shown as text"));
}

#[test]
fn the_menu_says_how_many_positions_of_a_game_it_adds() {
    let (_folder, _path, mut program) = opened(&[LONG]);
    program.click("Use line");
    assert!(program.has("Add the positions of the line to the file (5)"));
    program.click("Add the positions of all variations to the file (7)");
    assert_eq!(program.state().shared.document().rows().len(), 8);
}
