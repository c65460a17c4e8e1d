//! Collection, Solve: tasks are asked, answered and scored, and nothing gives their solutions away.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya::model::state::Dialog;
use tempfile::TempDir;

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/// A window with a settings file and a collection of these lines.
struct Scene {
    folder: TempDir,
    program: Program,
}

impl Scene {
    fn on(lines: &[String]) -> Self {
        Self::with_tries(lines, None)
    }

    fn with_tries(lines: &[String], tries: Option<&[u8]>) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("some.epd");
        fs::write(&path, lines.join("\n") + "\n").unwrap();
        if let Some(tries) = tries {
            fs::write(folder.path().join("tries.txt"), tries).unwrap();
        }
        let settings = folder.path().join("settings.toml");
        let program = Program::start_with(vec![
            Action::from(SettingsAction::UseSettings(settings)),
            Action::from(FilesAction::Open(vec![path])),
        ]);
        Self { folder, program }
    }

    fn started(lines: &[String]) -> Self {
        let mut scene = Self::on(lines);
        scene.program.menu("Collection", "Solve…");
        scene.program.click("Start");
        scene
    }

    fn tries(&self) -> PathBuf {
        self.folder.path().join("tries.txt")
    }

    /// Types a move and presses Enter.
    fn answer(&mut self, text: &str) {
        self.program.type_text(text);
        self.program.key(Key::Enter);
    }

    /// Lets the moves come that come by themselves, until something is said.
    fn wait_for(&mut self, part: &str) {
        for _ in 0..40 {
            if self.says(part) {
                return;
            }
            self.program.harness.step();
        }
        panic!("nobody says {part}");
    }

    fn says(&self, part: &str) -> bool {
        self.program.says(part)
    }

    /// The texts of everything in the accessibility tree.
    fn everything(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for node in self.program.harness.root().children_recursive() {
            let node = node.accesskit_node();
            texts.extend(node.label());
            texts.extend(node.value());
            texts.extend(node.data().description().map(str::to_owned));
        }
        texts
    }
}

fn record(position: &str, operations: &str) -> String {
    format!("{position} {operations}")
}

/// Twenty mates in one, for both sides, each with its move.
fn twenty() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (place, file) in ('a'..='e').enumerate() {
        let before = ["", "1", "2", "3", "4"][place];
        let after = 5 - place;
        for piece in ['R', 'Q'] {
            let small = piece.to_ascii_lowercase();
            let white = format!("6k1/5ppp/8/8/8/8/5PPP/{before}{piece}{after}K1 w - -");
            let black = format!("{before}{small}{after}k1/5ppp/8/8/8/8/5PPP/6K1 b - -");
            let moves = [format!("{piece}{file}8#"), format!("{piece}{file}1#")];
            for (position, played) in [white, black].into_iter().zip(moves) {
                let line = record(&position, &format!("bm {played}; theme mate;"));
                all.push((line, played));
            }
        }
    }
    all
}

#[test]
fn twenty_tasks_are_solved_by_keys_and_the_document_stays_as_it_is() {
    let tasks = twenty();
    let lines: Vec<_> = tasks.iter().map(|(line, _)| line.clone()).collect();
    let mut scene = Scene::on(&lines);
    let before = scene.program.state().shared.shown();
    let shift = Modifiers::COMMAND | Modifiers::SHIFT;
    scene.program.key_with(shift, Key::F5);
    assert_eq!(scene.program.state().shared.dialog, Some(Dialog::Solve));
    assert!(scene.program.is_focused("Start"));
    scene.program.key(Key::Enter);
    for (number, (line, played)) in tasks.iter().enumerate() {
        assert!(
            scene.program.has(&format!("Task {} of 20", number + 1)),
            "{line}"
        );
        scene.answer(played);
        assert!(scene.says(&format!("{played} is right: solved.")), "{line}");
        scene.program.key(Key::Enter);
    }
    assert!(scene.program.has("20 of 20 solved at the first try"));
    assert!(scene.program.has("mate"));
    scene.program.key(Key::Escape);
    let document = scene.program.state().shared.document();
    assert!(!document.is_modified() && !document.can_undo());
    assert_eq!(scene.program.state().shared.shown(), before);
    let tries = fs::read_to_string(scene.tries()).unwrap();
    assert_eq!(tries.lines().count(), 21);
    assert!(tries.starts_with("Tabiya tries 1\n"), "{tries}");
    assert!(
        tries.lines().skip(1).all(|line| line.contains(" first ")),
        "{tries}"
    );
}

#[test]
fn a_wrong_move_is_said_and_changes_nothing() {
    let mut scene = Scene::started(&[record(MATE, "bm Rd8#;")]);
    scene.answer("Rd7");
    assert!(scene.says("Rd7 is not the solution. Try again."));
    assert!(scene.program.has("d1, white rook"));
    scene.answer("Rd9");
    assert!(scene.says("not a move"));
    scene.program.harness.get_by_role(Role::TextInput).focus();
    scene.program.key_with(Modifiers::COMMAND, Key::A);
    scene.answer("Rd8");
    assert!(scene.says("Rd8# is right: solved."));
    scene.program.key(Key::Enter);
    assert!(scene.program.has("0 of 1 solved at the first try"));
    assert!(
        fs::read_to_string(scene.tries())
            .unwrap()
            .contains(" later ")
    );
}

#[test]
fn a_wrong_move_is_refuted_by_the_line_of_the_record_and_taken_back() {
    let mut scene = Scene::started(&[record(START, "bm e4; sv f3 e5;")]);
    scene.answer("f3");
    scene.wait_for("Refuted by e5");
    assert!(scene.program.has("f3, white pawn") && scene.program.has("e5, black pawn"));
    scene.wait_for("The move is taken back");
    scene.program.run();
    assert!(scene.program.has("f2, white pawn") && scene.program.has("e5, empty"));
    scene.answer("e4");
    assert!(scene.says("e4 is right: solved."));
}

#[test]
fn a_game_is_solved_with_its_refutations_and_all_its_defences() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("studies.pgn");
    let game = "[White \"Club\"]\n[FEN \"rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2\"]\n\n\
        2. e4 (2. f3 Nc6) 2... Nc6 (2... Nf6 3. Nf3) 3. Bc4 *\n\n[White \"A\"]\n\n1. e4 *\n";
    fs::write(&path, game).unwrap();
    let mut program = Program::on_file(&path);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    program.menu("Collection", "Solve…");
    program.click("Start");
    let mut scene = Scene { folder, program };
    assert!(scene.program.has("Task 1 of 1"));
    scene.answer("f3");
    assert!(scene.says("f3 is not the solution."));
    scene.wait_for("Nc6");
    scene.answer("e4");
    scene.wait_for("The answer is Nc6. Find the next move.");
    scene.answer("Bc4");
    assert!(scene.says("Bc4 is right. There is another defence."));
    scene.wait_for("The other defence: Nf6. Find the next move.");
    scene.answer("Nf3");
    assert!(scene.says("Nf3 is right: solved."));
    assert!(!scene.program.state().shared.document().is_modified());
}

#[test]
fn the_answer_of_the_line_comes_by_itself_or_with_the_next_move() {
    let line = record(START, "bm e4; pv e4 e5 Nf3 Nc6 Bb5;");
    let mut scene = Scene::started(&[line]);
    scene.answer("e4");
    scene.wait_for("The answer is e5.");
    assert!(scene.program.has("e5, black pawn"));
    scene.answer("Nf3");
    // Nobody has to wait for the answer.
    scene.answer("Bb5");
    assert!(scene.says("Bb5 is right: solved."));
    assert!(scene.program.has("1. e4 e5 2. Nf3 Nc6 3. Bb5"));
}

#[test]
fn hints_name_the_piece_and_then_the_move() {
    let mut scene = Scene::started(&[record(MATE, "bm Rd8#;")]);
    scene.program.key(Key::F2);
    assert!(scene.program.has("Hint: the white rook on d1"));
    scene.program.click("Hint");
    assert!(scene.program.has("Hint: Rd8#"));
    scene.answer("Rd8#");
    scene.program.key(Key::F4);
    assert!(scene.program.has("0 of 1 solved at the first try"));
    scene.program.click("Back to the task");
    assert!(scene.says("solved."));
}

#[test]
fn enter_skips_no_task_while_nothing_has_the_keyboard() {
    let mut scene = Scene::started(&[record(MATE, "bm Rd8#;"), record(START, "bm e4;")]);
    scene.program.click("Hint");
    scene.program.click("Hint: the white rook on d1");
    scene.program.key(Key::Enter);
    assert!(scene.program.has("Task 1 of 2"));
}

#[test]
fn the_solution_is_played_and_the_task_counts_as_missed() {
    let line = record(START, "pv e4 e5 Nf3; id \"open game\"; c0 \"well known\";");
    let mut scene = Scene::started(&[line]);
    scene.program.key(Key::F3);
    assert!(scene.program.has("1. e4 e5 2. Nf3"));
    assert!(scene.program.has("open game") && scene.program.has("well known"));
    scene.wait_for("f3, white knight");
    assert!(scene.says("Due again on "));
    assert!(
        fs::read_to_string(scene.tries())
            .unwrap()
            .contains(" missed ")
    );
}

#[test]
fn nothing_in_the_window_gives_the_solution_away() {
    let operations =
        "bm Rd8#; pv Rd8#; dm 1; id \"secret name\"; c0 \"secret comment\"; theme secret_theme;";
    let other = record(START, "bm Nc3; id \"another secret\";");
    let mut scene = Scene::on(&[record(MATE, operations), other]);
    assert!(scene.everything().iter().any(|text| text.contains("Rd8")));
    scene.program.menu("Collection", "Solve…");
    for step in ["choice", "task"] {
        let everything = scene.everything();
        for hidden in ["Rd8", "Nc3", "secret", "bm ", "pv ", "dm ", MATE] {
            let mut texts = everything.iter();
            assert!(!texts.any(|text| text.contains(hidden)), "{step}: {hidden}");
        }
        if step == "choice" {
            scene.program.click("Start");
        }
    }
    assert!(scene.program.has("d1, white rook"));
    scene.program.key(Key::Escape);
    assert!(scene.everything().iter().any(|text| text.contains("Rd8")));
}

#[test]
fn positions_without_a_solution_are_left_out_and_counted() {
    let lines = [
        record(MATE, "bm Rd8#;"),
        record(START, "id \"x\";"),
        record(START, "am e4;"),
        "no position".to_owned(),
    ];
    let mut scene = Scene::on(&lines);
    scene.program.menu("Collection", "Solve…");
    assert!(scene.program.has("All (1)") && scene.program.has("Never tried (1)"));
    assert!(scene.says("3 positions have no solution"));
    assert!(scene.says("tries.txt"));
    scene.program.click("Start");
    assert!(scene.program.has("Task 1 of 1"));
}

#[test]
fn a_damaged_file_of_tries_is_told_and_keeps_its_bytes() {
    let damaged = b"Tabiya tries 1\n\xff\xfe\nnonsense\n2026-11-0";
    let mut scene = Scene::with_tries(&[record(MATE, "bm Rd8#;")], Some(damaged));
    scene.program.menu("Collection", "Solve…");
    assert!(scene.says("3 lines of"));
    scene.program.click("Start");
    scene.answer("Rd8");
    let tries = fs::read(scene.tries()).unwrap();
    assert!(tries.starts_with(damaged));
    assert!(tries.ends_with(b"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - d1d8\n"));
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let newer = b"Tabiya tries 7\nanything";
    let mut scene = Scene::with_tries(&[record(MATE, "bm Rd8#;")], Some(newer));
    scene.program.menu("Collection", "Solve…");
    assert!(scene.says("newer version"));
    scene.program.click("Start");
    scene.answer("Rd8");
    assert!(scene.says("solved."));
    assert_eq!(fs::read(scene.tries()).unwrap(), newer);
}

#[test]
fn missed_tasks_are_asked_again_in_this_session_and_the_next() {
    let lines = [
        record(MATE, "bm Rd8#; theme rook;"),
        record(START, "bm e4; theme pawn;"),
    ];
    let mut scene = Scene::started(&lines);
    scene.program.key(Key::F3);
    scene.program.key(Key::PageDown);
    scene.answer("e4");
    scene.program.key(Key::F4);
    assert!(scene.program.has("rook") && scene.program.has("pawn"));
    scene.program.click("Missed ones again");
    assert!(scene.program.has("Task 1 of 1") && scene.program.has("d1, white rook"));
    scene.program.key(Key::Escape);
    scene.program.menu("Collection", "Solve…");
    assert!(scene.program.has("Never tried (0)") && scene.program.has("Due again (0)"));
    assert!(
        scene
            .program
            .has("Not solved at the first try last time (1)")
    );
}

#[test]
fn a_skipped_task_has_no_result_and_the_previous_one_comes_back() {
    let lines = [record(MATE, "bm Rd8#;"), record(START, "bm e4;")];
    let mut scene = Scene::started(&lines);
    scene.program.click("Skip");
    assert!(scene.program.has("Task 2 of 2"));
    scene.program.key(Key::PageUp);
    assert!(scene.program.has("Task 1 of 2"));
    scene.program.key(Key::PageDown);
    scene.program.click("Finish");
    assert!(scene.says("2 tasks without a result"));
    assert!(!scene.tries().exists());
}

#[test]
fn moves_are_made_by_mouse_and_by_the_keys_of_the_board() {
    let lines = [
        record(MATE, "bm Rd8#;"),
        record(START, "bm e4;"),
        record(START, "bm d4;"),
    ];
    let mut scene = Scene::started(&lines);
    scene.program.drag("d1", "d8");
    assert!(scene.says("Rd8# is right"));
    scene.program.key(Key::PageDown);
    scene.program.left("e2");
    scene.program.left("e4");
    assert!(scene.says("e4 is right"));
    scene.program.key(Key::PageDown);
    // The field has the focus, and the board is the control before it.
    scene.program.key_with(Modifiers::SHIFT, Key::Tab);
    for key in [
        Key::ArrowLeft,
        Key::ArrowUp,
        Key::Enter,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::Space,
    ] {
        scene.program.key(key);
    }
    assert!(scene.says("d4 is right"));
}

#[test]
fn a_promotion_piece_is_chosen_by_its_letter_and_escape_takes_the_pawn_back() {
    let promotion = "8/4P1k1/8/8/8/8/8/K7 w - -";
    let mut scene = Scene::started(&[record(promotion, "bm e8=N+;")]);
    scene.program.left("e7");
    scene.program.left("e8");
    scene.program.key(Key::Escape);
    assert_eq!(scene.program.state().shared.dialog, Some(Dialog::Solve));
    scene.program.left("e7");
    scene.program.left("e8");
    scene.program.type_text("n");
    assert!(scene.says("e8=N+ is right"));
}

#[test]
fn only_the_first_move_is_asked_on_request() {
    let mut scene = Scene::on(&[record(START, "pv e4 e5 Nf3;")]);
    scene.program.menu("Collection", "Solve…");
    scene.program.click("Only the first move of each");
    scene.program.click("Start");
    scene.answer("e4");
    assert!(scene.says("e4 is right: solved."));
}

#[test]
fn results_are_written_into_the_records_only_when_that_is_chosen() {
    let lines = [record(MATE, "bm Rd8#;"), record(START, "bm e4;")];
    let mut scene = Scene::started(&lines);
    scene.answer("Rd8");
    scene.program.key(Key::Enter);
    scene.answer("d4");
    scene.answer("e4");
    scene.program.key(Key::Enter);
    assert!(!scene.program.state().shared.document().is_modified());
    scene.program.click("Write results into the collection");
    scene.program.let_go();
    let document = scene.program.state().shared.document();
    let line = |row| String::from_utf8(document.rows().read_line(row).unwrap()).unwrap();
    assert!(
        line(0).contains("bm Rd8#; solve_result first; solve_wrong 0; solve_seconds "),
        "{}",
        line(0)
    );
    assert!(
        line(1).contains("solve_result later; solve_wrong 1;"),
        "{}",
        line(1)
    );
    assert!(scene.says("The results are in the collection, which is not saved yet."));
    scene.program.key(Key::Escape);
    scene.program.ctrl(Key::Z);
    let document = scene.program.state().shared.document();
    assert!(!document.is_modified());
}

const WRITE: &str = "Write results into the collection";

impl Scene {
    /// The text of a row.
    fn line(&self, row: u64) -> String {
        let document = self.program.state().shared.document();
        String::from_utf8(document.rows().read_line(row).unwrap()).unwrap()
    }

    fn can_write(&self) -> bool {
        let button = self.program.harness.get_by_label(WRITE);
        !button.accesskit_node().is_disabled()
    }
}

#[test]
fn results_can_be_written_again_once_they_are_undone() {
    let mut scene = Scene::started(&[record(MATE, "bm Rd8#;")]);
    scene.answer("Rd8");
    scene.program.key(Key::Enter);
    scene.program.click(WRITE);
    scene.program.let_go();
    assert!(!scene.can_write());
    let state = scene.program.harness.state_mut();
    state.apply(Action::Run(Command::Undo));
    scene.program.run();
    assert!(!scene.says("The results are in the collection"));
    assert!(scene.can_write());
    scene.program.click(WRITE);
    scene.program.let_go();
    assert!(scene.line(0).contains("solve_result first;"));
    assert!(!scene.can_write());
}

#[test]
fn results_that_were_not_written_because_the_change_was_cancelled_can_be_written() {
    let mut scene = Scene::started(&[record(MATE, "bm Rd8#;")]);
    scene.answer("Rd8");
    scene.program.key(Key::Enter);
    scene.program.step(0);
    scene.program.click(WRITE);
    let task = scene.program.state().shared.tasks.iter().next().unwrap().id;
    scene
        .program
        .harness
        .state_mut()
        .apply(Action::Cancel(task));
    scene.program.let_go();
    assert!(scene.can_write());
    assert!(!scene.program.state().shared.document().is_modified());
}

#[test]
fn equal_records_get_results_of_their_own() {
    let mut scene = Scene::started(&[record(MATE, "bm Rd8#;"), record(MATE, "bm Rd8#;")]);
    scene.answer("Rd8");
    scene.program.key(Key::Enter);
    scene.answer("Rd7");
    scene.answer("Rd8");
    scene.program.key(Key::Enter);
    scene.program.click(WRITE);
    scene.program.let_go();
    assert!(scene.line(0).contains("solve_result first; solve_wrong 0;"));
    assert!(scene.line(1).contains("solve_result later; solve_wrong 1;"));
}

#[test]
fn the_score_of_games_says_that_games_hold_no_results() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("some.pgn");
    fs::write(
        &path,
        "[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n1. Rd8# 1-0\n",
    )
    .unwrap();
    let mut program = Program::on_paths(&[&path]);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    program.menu("Collection", "Solve…");
    program.click("Start");
    program.type_text("Rd8");
    program.key(Key::Enter);
    program.key(Key::Enter);
    assert!(program.says("Games have no operations, so they stay as they are."));
    assert!(!program.has(WRITE));
}

#[test]
fn the_result_of_an_endgame_gives_no_task_away() {
    let mut scene = Scene::on(&["k7/8/1K6/8/8/8/8/7R w - - bm Rh8#;".to_owned()]);
    assert!(scene.program.has("White wins, mate in 1"));
    scene.program.menu("Collection", "Solve…");
    scene.program.click("Start");
    assert!(!scene.program.says("wins"));
}
