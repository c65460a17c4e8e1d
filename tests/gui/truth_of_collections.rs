//! Collection, Endgame truth: false claims and second solutions are listed, and results are written into records.

use super::program::Program;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::PathBuf;
use tabiya::command::Command;
use tabiya::features::endgame_truth::tasks::find_truths::FindingTruths;
use tabiya::features::list::tasks::change::{ChangeRows, Changing};
use tabiya::model::action::{Action, ListAction, SelectionStep, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya_collection::passes::PassError;
use tabiya_desktop::tasks::TaskEvent;
use tabiya_settings::Setting;
use tabiya_tables::syzygy::{Kind, ProbeError};
use tabiya_tables::{Material, TableError};
use tempfile::TempDir;

/// The rook is lost; the mate is shorter; two moves mate; five pieces.
const LINES: [&str; 6] = [
    "8/8/8/8/8/2k5/8/1R2K3 w - - bm Rb2; id \"rook\";",
    "7k/8/5KQ1/8/8/8/8/8 w - - dm 2; id \"queen\";",
    "7k/5Q2/6K1/8/8/8/8/8 w - - bm Qg7#; id \"two\";",
    "r3k3/8/8/8/8/8/4P3/R3K3 w Qq - id \"five\";",
    "8/8/8/3k4/8/8/8/KB6 w - -",
    "# a comment",
];

struct Scene {
    folder: TempDir,
    program: Program,
}

impl Scene {
    fn on(lines: &[&str]) -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("some.epd");
        fs::write(&path, lines.join("\n") + "\n").unwrap();
        let program = Program::on_file(&path);
        Self { folder, program }
    }

    /// The dialog on these lines.
    fn opened(lines: &[&str]) -> Self {
        let mut scene = Self::on(lines);
        scene.open();
        scene
    }

    fn open(&mut self) {
        self.program.menu("Collection", "Endgame truth…");
    }

    fn apply(&mut self, action: impl Into<Action>) {
        self.program.harness.state_mut().apply(action);
        self.program.run();
    }

    fn lines(&self) -> Vec<String> {
        let rows = self.program.state().shared.document().rows();
        let line = |row| String::from_utf8_lossy(&rows.line(row).unwrap()).into_owned();
        (0..rows.len()).map(line).collect()
    }

    fn is_open(&self) -> bool {
        self.program.state().shared.dialog == Some(Dialog::EndgameTruth)
    }

    fn row(&self) -> u64 {
        self.program.state().shared.document().row()
    }

    /// Writes a table of two rooks against a knight into a folder of the settings.
    fn use_table(&mut self, bytes: &[u8]) {
        let tables: PathBuf = self.folder.path().join("tables");
        fs::create_dir(&tables).unwrap();
        fs::write(tables.join("KRRvKN.rtbw"), bytes).unwrap();
        self.apply(SettingsAction::Choose(Setting::TableFolders(vec![tables])));
    }
}

#[test]
fn the_numbers_of_known_results_and_wrong_claims_are_shown() {
    let scene = Scene::opened(&LINES);
    assert!(
        scene
            .program
            .has("Known results: 4 · Unknown: 1 · False claims: 2 · Second solutions: 1")
    );
    assert!(scene.program.has("False claims (2)"));
    assert!(scene.program.has("Second solutions (1)"));
}

#[test]
fn false_claims_are_listed_with_the_truth() {
    let mut scene = Scene::opened(&LINES);
    assert!(scene.program.says("bm Rb2 gives the result away: Draw"));
    assert!(scene.program.says("dm 2 is false: White wins, mate in 1"));
    assert!(!scene.program.says("is right as well"));
    scene.program.click("Second solutions (1)");
    assert!(scene.program.says("Move 1 of the solution: "));
    assert!(scene.program.says("# is right as well"));
    assert!(!scene.program.says("dm 2 is false"));
}

#[test]
fn enter_and_a_click_go_to_a_record() {
    let mut scene = Scene::opened(&LINES);
    scene.program.key(Key::ArrowDown);
    scene.program.key(Key::Enter);
    assert!(!scene.is_open());
    assert_eq!(scene.row(), 1);
    scene.open();
    scene.program.click("Second solutions (1)");
    let place = scene
        .program
        .harness
        .get_by_label_contains("is right as well");
    place.click();
    scene.program.run();
    assert_eq!(scene.row(), 2);
}

#[test]
fn results_are_written_in_one_undo_step_and_replace_nothing() {
    let mut scene = Scene::opened(&LINES);
    scene.program.click("Write into 4 records");
    assert!(!scene.is_open());
    let written = scene.lines();
    assert_eq!(
        written,
        [
            "8/8/8/8/8/2k5/8/1R2K3 w - - bm Rb2; id \"rook\"; dm 14; ce 32740; wdl 2;",
            "7k/8/5KQ1/8/8/8/8/8 w - - dm 2; id \"queen\"; ce 32766; wdl 2;",
            "7k/5Q2/6K1/8/8/8/8/8 w - - bm Qg7#; id \"two\"; dm 1; ce 32766; wdl 2;",
            LINES[3],
            "8/8/8/3k4/8/8/8/KB6 w - - ce 0; wdl 0;",
            LINES[5],
        ]
    );
    assert!(scene.program.has("Results written into 4 records"));
    scene.program.undo();
    assert_eq!(scene.lines(), LINES);
    scene.program.redo();
    assert_eq!(scene.lines(), written);
}

#[test]
fn results_that_are_there_are_replaced_if_that_is_chosen() {
    let lines = [
        "7k/8/5KQ1/8/8/8/8/8 w - - dm 2; ce 32766; wdl 2;",
        "8/8/8/3k4/8/8/8/KB6 w - - dm 3; ce 0; wdl 0;",
    ];
    let mut scene = Scene::opened(&lines);
    assert!(scene.program.has("Nothing to write"));
    scene
        .program
        .click("Replace dm, ce, wdl and dtz where the record already has them");
    scene.program.click("Write into 2 records");
    assert_eq!(
        scene.lines(),
        [
            "7k/8/5KQ1/8/8/8/8/8 w - - dm 1; ce 32766; wdl 2;",
            "8/8/8/3k4/8/8/8/KB6 w - - ce 0; wdl 0;",
        ]
    );
}

#[test]
fn only_the_selected_positions_are_asked_about_and_changed() {
    let mut scene = Scene::on(&LINES);
    scene.apply(ListAction::SelectRow(1));
    scene.apply(ListAction::SelectRows(SelectionStep::ExtendTo(2)));
    scene.open();
    assert!(
        scene
            .program
            .has("Asks endgame tables about the 2 selected positions.")
    );
    assert!(
        scene
            .program
            .has("Known results: 2 · False claims: 1 · Second solutions: 1")
    );
    scene.program.click("Write into 2 records");
    let after = scene.lines();
    for row in [0, 3, 4, 5] {
        assert_eq!(after[row], LINES[row]);
    }
    assert!(after[1].ends_with("wdl 2;") && after[2].ends_with("wdl 2;"));
}

#[test]
fn a_table_of_the_user_extends_the_results() {
    const ROOKS: [u8; 16] = [
        0x71, 0xE8, 0x23, 0x5D, 1, 0, 0x66, 0xEE, 0xAA, 0x44, 0x44, 0, 0x80, 4, 0x80, 0,
    ];
    let mut scene = Scene::on(&["7n/8/8/3k4/8/8/8/K3R1R1 w - - wdl 0;"]);
    scene.open();
    assert!(scene.program.has("Known results: 0 · Unknown: 1"));
    scene.program.key(Key::Escape);
    scene.use_table(&ROOKS);
    // The tables are others now, so they are asked again.
    scene.open();
    assert!(scene.program.says("Your Syzygy tables have up to 5 pieces"));
    assert!(scene.program.has("Known results: 1 · False claims: 1"));
    assert!(scene.program.says("wdl 0 is false: White wins"));
}

#[test]
fn a_table_that_cannot_be_used_is_named() {
    let mut scene = Scene::on(&["7n/8/8/3k4/8/8/8/K3R1R1 w - - wdl 0;"]);
    scene.use_table(b"[Event \"?\"]");
    scene.open();
    assert!(scene.program.says("KRRvKN.rtbw: is not a Syzygy table"));
    assert!(scene.program.has("Known results: 0 · Unknown: 1"));
}

#[test]
fn a_table_that_fails_while_results_are_written_is_named_and_nothing_is_written() {
    let mut scene = Scene::opened(&LINES);
    scene.program.step(0);
    scene.program.click("Write into 4 records");
    let tasks = &scene.program.state().shared.tasks;
    let id = tasks.running::<Changing>().next().unwrap().0.id;
    let material = Material::from_name("KRRvKN").unwrap();
    let error = ProbeError::Table(material, Kind::Results, TableError::Cut);
    let event = TaskEvent::answered::<ChangeRows>(Err(PassError::Table(error)));
    scene.apply(Action::Task(id, event));
    assert!(scene.program.says("KRRvKN.rtbw: is cut short"));
    scene.program.let_go();
    assert_eq!(scene.lines(), LINES);
}

#[test]
fn stopped_questions_can_be_asked_again() {
    let mut scene = Scene::on(&LINES);
    scene.program.step(0);
    scene.open();
    scene.program.click_role(Role::Button, "Cancel");
    scene.program.let_go();
    assert!(scene.program.says("The tables have not been asked"));
    scene.program.click("Ask again");
    assert!(scene.program.has("False claims (2)"));
}

#[test]
fn the_tables_are_asked_while_the_dialog_is_closed_and_a_message_offers_the_result() {
    let mut scene = Scene::on(&LINES);
    scene.program.step(0);
    scene.open();
    scene.program.key(Key::Escape);
    let tasks = &scene.program.state().shared.tasks;
    assert!(tasks.has::<FindingTruths>());
    scene.program.let_go();
    assert!(scene.program.says("False claims: 2"));
    scene.program.click("Show");
    assert!(scene.is_open());
    assert!(scene.program.has("False claims (2)"));
}

#[test]
fn after_a_change_of_the_document_the_tables_are_asked_again() {
    let mut scene = Scene::opened(&LINES);
    scene.program.key(Key::Escape);
    scene.apply(ListAction::SelectRow(1));
    scene.apply(ListAction::Delete);
    scene.apply(Action::Run(Command::EndgameTruth));
    assert!(
        scene
            .program
            .has("Known results: 3 · Unknown: 1 · False claims: 1 · Second solutions: 1")
    );
}

#[test]
fn a_collection_without_wrong_claims_says_so() {
    let mut scene = Scene::opened(&["8/8/8/3k4/8/8/8/KB6 w - -"]);
    assert!(scene.program.has("No claim is false."));
    scene.program.click("Second solutions (0)");
    assert!(scene.program.has("No record has a second solution."));
}

#[test]
fn the_list_of_a_selection_stays_after_a_record_of_it_is_gone_to() {
    let mut scene = Scene::on(&LINES);
    scene.apply(ListAction::SelectRow(1));
    scene.apply(ListAction::SelectRows(SelectionStep::ExtendTo(2)));
    scene.open();
    let harness = &mut scene.program.harness;
    harness.get_by_label_contains("dm 2 is false").click();
    scene.program.run();
    assert!(!scene.is_open());
    assert_eq!(scene.row(), 1);
    scene.open();
    let selection = "Asks endgame tables about the 2 selected positions.";
    assert!(scene.program.has(selection));
    scene.program.click("Close");
    scene.apply(ListAction::SelectRow(3));
    scene.open();
    assert!(!scene.program.has(selection));
}

#[test]
fn games_are_not_asked_about() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("games.pgn");
    fs::write(
        &path,
        "[White \"Ann\"]\n\n1. e4 *\n\n[White \"Bea\"]\n\n1. d4 *\n",
    )
    .unwrap();
    let mut program = Program::on_file(&path);
    program.click_role(Role::RadioButton, "Games");
    program.click("Open");
    program.menu("Collection", "Endgame truth…");
    assert_eq!(program.state().shared.dialog, None);
    assert!(program.says("Tables are asked about positions."));
}
