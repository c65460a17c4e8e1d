//! Results in the records of a test suite: scored, listed, compared, audited, copied and saved.

use super::analysis::{do_it, scene, to_depth};
use super::player::Manner;
use super::scene::Scene;
use crate::laid_out::texts_on;
use egui::Key;
use std::fs;
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::features::suite::model::SuitePart;
use tabiya::model::action::{Action, AnalysisAction, FilesAction};
use tabiya_settings::LastAnalysis;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -";

/// Three records with answers, of two themes, and one without an answer. The second one is missed.
fn records() -> Vec<String> {
    vec![
        format!("{START} bm e4; id \"Open.001\"; pm e4; acd 10; acs 2; engine \"Player 1\";"),
        format!("{E4} bm c5; id \"Open.002\"; pm e5; acd 12; acs 4; engine \"Player 1\";"),
        format!("{START} id \"Points.001\"; c0 \"d4=10, e4=7\"; pm e4; acd 14;"),
        format!("{E4} bm e6; id \"Points.002\"; pm e6;"),
        format!("{START} bm Nf3; id \"Open.003\";"),
        format!("{START} am e4; id \"Open.004\"; pm d4;"),
        format!("{START} am d4; id \"Open.005\"; pm d4;"),
    ]
}

fn suite(records: &[String]) -> Scene {
    let lines: Vec<_> = records.iter().map(String::as_str).collect();
    scene(&lines, &[Manner::Answers])
}

#[test]
fn a_suite_is_scored_by_theme_with_points_and_missing_answers() {
    let mut scene = suite(&records());
    scene.command(Command::ScoreSuite);
    assert!(scene.program.says("3 of 6 solved"));
    assert!(scene.program.says("1 without an answer"));
    assert!(scene.program.says("Player 1"));
    let report = scene.program.state().suite.report.clone().unwrap();
    assert_eq!((report.score.points, report.score.most_points), (7, 10));
    let open = report.by_theme["Open"];
    assert_eq!((open.solved, open.positions), (2, 4));
    assert_eq!(open.mean_depth(), Some(11.0));
    assert_eq!(open.mean_seconds(), Some(3.0));
    assert_eq!(report.missed.len(), 3);
    assert!(scene.program.has("Open") && scene.program.has("Points"));
}

#[test]
fn results_of_an_analysis_and_solutions_of_a_suite_are_not_confused() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";
    let mut scene = suite(&[
        format!("{mate} acd 9; ce 32766; dm 1; pm Ra8#; pv Ra8#; engine \"Player 1\";"),
        format!("{mate} dm 1; acd 9; ce 32766; pm Ra8#; pv Ra8#; engine \"Player 1\";"),
        format!("{START} bm e4; acn 106652; pv e4 e5;"),
        format!("{mate} bm #2; acd 9; ce 32766; pm Ra8#; engine \"Player 1\";"),
        format!("{START} bm e4; bm d4; pm d4;"),
    ]);
    scene.command(Command::ScoreSuite);
    assert!(scene.program.says("3 of 3 solved"));
    assert!(scene.program.says("1 without an answer"));
    assert!(scene.program.says("1 without the name of an engine"));
}

#[test]
fn a_click_or_a_key_leads_to_a_missed_position() {
    let mut scene = suite(&records());
    scene.command(Command::ScoreSuite);
    scene.program.click("Missed (3)");
    scene
        .program
        .click("line 2, Open.002, bm c5 → e5 · depth 12");
    let state = scene.program.state();
    assert_eq!(
        (state.shared.document().row(), state.shared.dialog),
        (1, None)
    );
    scene.command(Command::ScoreSuite);
    scene.program.click("Missed (3)");
    scene.program.key(Key::End);
    scene.program.key(Key::Enter);
    let state = scene.program.state();
    assert_eq!(
        (state.shared.document().row(), state.shared.dialog),
        (6, None)
    );
}

#[test]
fn the_scores_of_missed_positions_are_from_the_same_side_as_in_the_list() {
    let record = format!("{E4} bm c5; id \"Open.002\"; pm e5; acd 12; ce 335;");
    let mut scene = suite(&[record.clone(), record]);
    let screen = scene.program.harness.ctx.content_rect();
    let texts = texts_on(&scene.program, screen).join("\n");
    assert!(texts.contains("−3.35") && !texts.contains("+3.35"));
    scene.command(Command::ScoreSuite);
    scene.program.click("Missed (2)");
    let line = "line 2, Open.002, bm c5 → e5 · −3.35 · depth 12";
    assert!(scene.program.has(line));
    assert!(scene.program.says("Scores from White’s side"));
}

#[test]
fn solved_and_missed_are_listed_among_the_positions() {
    for (button, count) in [("List missed", 3), ("List solved", 3)] {
        let mut scene = suite(&records());
        scene.command(Command::ScoreSuite);
        scene.program.click(button);
        let state = scene.program.state();
        assert!(state.shared.dialog.is_none());
        assert_eq!(state.shared.document().shown_count(), count, "{button}");
    }
}

#[test]
fn two_open_files_are_compared_and_each_group_can_be_listed() {
    let mut scene = suite(&records());
    let other = [
        format!("{E4} bm c5; id \"Open.002\"; pm c5;"),
        format!("{START} bm e4; id \"Open.001\"; pm d4;"),
        format!("{E4} bm e6; id \"Points.002\"; pm e6;"),
    ];
    let file = scene.path("other.epd");
    fs::write(&file, other.join("\n") + "\n").unwrap();
    do_it(&mut scene, Action::from(FilesAction::Open(vec![file])));
    do_it(&mut scene, Action::Run(Command::PreviousDocument));
    scene.command(Command::CompareSuites);
    let compared = scene.program.state().suite.compared.clone().unwrap();
    assert_eq!(compared.counts, [1, 1, 1, 0]);
    assert!(scene.program.has("Only suite.epd: 1"));
    scene.program.click("Only other.epd: 1");
    scene.program.click("line 2, Open.002, e5 | c5");
    let state = scene.program.state();
    assert_eq!(
        tabiya::model::state::State::name_of(state.shared.document()),
        "suite.epd"
    );
    assert_eq!(state.shared.document().row(), 1);
    do_it(&mut scene, Action::Run(Command::ScoreSuite));
    scene.program.click("All open files, by file");
    let report = scene.program.state().suite.report.clone().unwrap();
    assert_eq!(report.by_file.len(), 2);
    assert_eq!(report.score.positions, 9);
}

#[test]
fn the_audit_reports_illegal_moves_and_shorter_mates() {
    let mate = "7k/5Q2/6K1/8/8/8/8/8 w - -";
    let mut scene = suite(&[
        format!("{START} bm e5; pm e4;"),
        format!("{mate} dm 3; pm Qg7#; ce 32766;"),
    ]);
    scene.command(Command::ScoreSuite);
    scene.program.click("Audit (2)");
    assert!(scene.program.says("a move of the task cannot be played"));
    scene
        .program
        .click("line 2, , dm says 3, but there is a mate in 1");
    assert_eq!(scene.program.state().shared.document().row(), 1);
}

#[test]
fn the_audit_reports_an_equally_good_second_move() {
    let mut scene = scene(&[&format!("{START} bm e4;")], &[Manner::AnswersTwice]);
    scene.command(Command::Analyse);
    let chosen = LastAnalysis {
        lines: 2,
        ..to_depth(3)
    };
    do_it(&mut scene, AnalysisAction::Choose(Box::new(chosen)));
    scene.program.click("Analyse");
    scene.program.click("Score…");
    assert_eq!(scene.program.state().suite.part, SuitePart::Score);
    assert!(scene.program.says("1 of 1 solved"));
    scene.program.click("Audit (1)");
    assert!(scene.program.says("d4 (+0.31) is at least as good"));
}

#[test]
fn the_score_is_copied_as_text_and_saved_for_other_programs() {
    let mut scene = suite(&records());
    scene.command(Command::ScoreSuite);
    for (button, name) in [
        ("Save as CSV…", "score.csv"),
        ("Save as JSON…", "score.json"),
    ] {
        let path = scene.path(name);
        let answer = DialogAnswer::Chosen(path.clone());
        scene.program.dialogs.borrow_mut().save.push_back(answer);
        scene.program.click(button);
        let text = fs::read_to_string(&path).unwrap();
        if name == "score.csv" {
            assert!(text.contains("theme,Open,2,4,0,0,11.000,3.000"), "{text}");
        } else {
            let all: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(all["missed"].as_array().unwrap().len(), 3);
            assert_eq!(all["totals"][0]["solved"], 3);
        }
    }
    scene.program.click("Copy as text");
    assert!(scene.program.says("The score is on the clipboard"));
}

#[test]
fn a_file_without_tasks_says_so() {
    let mut scene = suite(&[START.to_owned()]);
    scene.command(Command::ScoreSuite);
    assert!(scene.program.says("No position in this file has a task"));
    assert!(!scene.program.has("Analyse first"));
}

#[test]
fn a_suite_without_answers_offers_to_analyse_it_first() {
    let mut scene = suite(&[format!("{START} bm e4;"), format!("{E4} bm c5;")]);
    scene.command(Command::ScoreSuite);
    assert!(
        scene
            .program
            .says("None of the 2 positions with a task has an answer")
    );
    scene.program.click("Analyse first");
    let dialog = scene.program.state().shared.dialog;
    assert_eq!(dialog, Some(tabiya::model::state::Dialog::Analysis));
}

#[test]
fn the_missed_records_alone_are_saved_from_their_list() {
    let mut scene = suite(&records());
    scene.command(Command::ScoreSuite);
    scene.program.click("Missed (3)");
    let path = scene.path("missed.csv");
    let answer = DialogAnswer::Chosen(path.clone());
    scene.program.dialogs.borrow_mut().save.push_back(answer);
    scene.program.click("Save as CSV…");
    let text = fs::read_to_string(&path).unwrap();
    let rows: Vec<_> = text.lines().collect();
    assert_eq!(rows.len(), 4, "{text}");
    assert!(rows[0].starts_with("file,line,id,fen,asked,answer"));
    assert!(rows[1].starts_with("suite.epd,2,Open.002,rnbqkbnr/"));
    assert!(rows[1].ends_with(",bm c5,e5,12"), "{text}");
}

#[test]
fn the_totals_sort_by_any_column_and_the_overall_total_stays_last() {
    let mut scene = suite(&records());
    scene.command(Command::ScoreSuite);
    let names = |scene: &mut Scene| {
        scene.program.click("Copy as text");
        let text = scene.program.take_copied().expect("the score was copied");
        let rows = text.lines().skip_while(|line| !line.starts_with('\t'));
        let names = rows
            .skip(1)
            .take(3)
            .filter_map(|row| row.split('\t').next());
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(names(&mut scene), ["Open", "Points", "all"]);
    // Two of four and one of two are the same percentage; four positions are more than two; a mean time comes before
    // none.
    for (column, expected) in [
        ("Sort by percentage solved", ["Open", "Points", "all"]),
        ("Sort by number of positions", ["Open", "Points", "all"]),
        ("Sort by number of positions", ["Points", "Open", "all"]),
        ("Sort by mean time", ["Open", "Points", "all"]),
        ("Sort by mean time", ["Open", "Points", "all"]),
        ("Sort by mean depth", ["Points", "Open", "all"]),
        ("Sort by name", ["Open", "Points", "all"]),
        ("Sort by name", ["Points", "Open", "all"]),
    ] {
        scene.program.click(column);
        assert_eq!(names(&mut scene), expected, "{column}");
    }
}
