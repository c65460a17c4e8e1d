//! Solutions of records, attempts to find them, and the dates on which positions are due.

use crate::properties::tries::check_fuzz;
use proptest::prelude::*;
use std::time::{Duration, SystemTime};
use tabiya_chess::Move;
use tabiya_collection::games::game_in_row;
use tabiya_collection::solving::{
    Attempt, Day, HEAD, Hint, Judged, Newer, Outcome, Problem, Standing, Tries, Try,
};
use tabiya_collection::tree::NodeId;
use tabiya_notation::moves::{read_move, write_san};

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

fn problem(position: &str, operations: &str) -> Option<Problem> {
    Problem::of_line(format!("{position} {operations}").as_bytes())
}

fn attempt(position: &str, operations: &str) -> Attempt {
    let problem = problem(position, operations).unwrap();
    Attempt::new(&problem.solution, false).unwrap()
}

fn san(attempt: &Attempt, text: &str) -> Move {
    read_move(attempt.mover(), text, &[]).unwrap().played
}

fn judge(attempt: &mut Attempt, text: &str) -> Option<Judged> {
    let played = san(attempt, text);
    attempt.judge(played)
}

#[test]
fn only_records_with_a_legal_right_move_are_problems() {
    for (operations, is_problem) in [
        ("bm e4;", true),
        ("pm e4;", true),
        ("pv e4 e5;", true),
        ("bm Ke2 e4;", true),
        ("id \"none\";", false),
        ("am e4;", false),
        ("bm Ke2;", false),
        ("sv e4 e5;", false),
        ("dm 1;", false),
        ("dm 4;", false),
        ("", false),
    ] {
        assert_eq!(
            problem(START, operations).is_some(),
            is_problem,
            "{operations}"
        );
    }
    assert!(Problem::of_line(b"# bm e4;").is_none());
    assert!(problem("8/8/8/8/8/8/8/K7 w - -", "bm Ka2;").is_none());
}

#[test]
fn each_best_move_is_right_and_others_are_wrong() {
    let mut one = attempt(START, "bm e4 d4;");
    assert_eq!(judge(&mut one, "d4"), Some(Judged::Solved));
    assert_eq!(one.outcome(), Some(Outcome::First));
    let mut other = attempt(START, "bm e4 d4;");
    assert_eq!(judge(&mut other, "c4"), Some(Judged::Wrong(Vec::new())));
    assert_eq!(other.line(), []);
    assert_eq!(judge(&mut other, "e4"), Some(Judged::Solved));
    assert_eq!((other.outcome(), other.wrong()), (Some(Outcome::Later), 1));
    assert_eq!(judge(&mut other, "e5"), None);
}

#[test]
fn a_line_is_answered_until_the_last_move_of_the_solver() {
    let mut line = attempt(START, "bm e4; pv e4 e5 Nf3 Nc6;");
    assert_eq!(line.answer(), None);
    assert_eq!(judge(&mut line, "e4"), Some(Judged::Right));
    assert!(!line.is_asked() && line.outcome().is_none());
    assert_eq!(write_san(line.mover(), line.rest()[0]), "e5");
    assert!(line.answer().is_some());
    assert_eq!(judge(&mut line, "Nf3"), Some(Judged::Solved));
    assert_eq!(line.rest().len(), 1);
    let problem = problem(START, "pv e4 e5 Nf3 Nc6;").unwrap();
    let mut first = Attempt::new(&problem.solution, true).unwrap();
    assert_eq!(judge(&mut first, "e4"), Some(Judged::Solved));
}

#[test]
fn a_wrong_move_is_answered_with_the_line_that_begins_with_it() {
    let mut refuted = attempt(START, "bm e4; sv f3 e5 g4 Qh4#;");
    let Some(Judged::Wrong(refutation)) = judge(&mut refuted, "f3") else {
        panic!("f3 is wrong");
    };
    assert_eq!(refutation.len(), 3);
    assert_eq!(refuted.line(), []);
}

#[test]
fn every_mating_move_is_right_where_mate_is_the_aim() {
    let two_mates = "6k1/5ppp/8/8/8/8/5PPP/2QR2K1 w - -";
    for operations in ["bm Rd8+; dm 1;", "dm 1;", "bm #1;", "pv Rd8#;", "bm Rd8#;"] {
        let mut mate = attempt(two_mates, operations);
        let judged = judge(&mut mate, "Qc8+");
        assert_eq!(judged, Some(Judged::Solved), "{operations}");
    }
    let mut plain = attempt(two_mates, "bm Kf1;");
    assert_eq!(judge(&mut plain, "Qc8+"), Some(Judged::Wrong(Vec::new())));
}

#[test]
fn hints_tell_the_piece_and_then_the_move_of_each_move() {
    let mut hinted = attempt(START, "pv e4 e5 Nf3;");
    let e4 = san(&hinted, "e4");
    assert_eq!(hinted.hint(), Some(Hint::Piece(e4.from)));
    assert_eq!(hinted.hint(), Some(Hint::Move(e4)));
    assert_eq!(hinted.judge(e4), Some(Judged::Right));
    assert_eq!(hinted.hint(), None);
    hinted.answer();
    let knight = san(&hinted, "Nf3");
    assert_eq!(hinted.hint(), Some(Hint::Piece(knight.from)));
    assert_eq!(hinted.judge(knight), Some(Judged::Solved));
    assert_eq!(hinted.outcome(), Some(Outcome::Later));
}

#[test]
fn the_solution_is_played_through_after_giving_up() {
    let mut missed = attempt(START, "pv e4 e5 Nf3;");
    assert_eq!(missed.show_next(), None);
    missed.give_up();
    assert_eq!(missed.outcome(), Some(Outcome::Missed));
    while missed.show_next().is_some() {}
    assert_eq!(missed.line().len(), 3);
    let mut solved = attempt(START, "bm e4;");
    judge(&mut solved, "e4");
    solved.give_up();
    assert_eq!(solved.outcome(), Some(Outcome::First));
}

#[test]
fn a_problem_is_recognised_by_its_position_and_its_first_right_moves() {
    let key = |position, operations| problem(position, operations).unwrap().solution.key();
    assert_eq!(key(BACK_RANK, "bm Rd8#;"), format!("{BACK_RANK} d1d8"));
    assert_eq!(
        key(START, "bm e4 d4;"),
        key(START, "id \"x\"; bm d4 e4; pv d4 d5;")
    );
    assert_ne!(key(START, "bm e4;"), key(START, "bm d4;"));
}

#[test]
fn themes_are_words_of_the_theme_or_the_id_without_its_number() {
    let themes = |operations| problem(START, operations).unwrap().themes;
    assert_eq!(themes("bm e4; theme fork pin;"), ["fork", "pin"]);
    assert_eq!(themes("bm e4; theme \"back rank\";"), ["back rank"]);
    assert_eq!(
        themes("bm e4; id \"STS(v1.0) Undermine.007\";"),
        ["STS(v1.0) Undermine"]
    );
    assert!(themes("bm e4;").is_empty());
    let texts = problem(START, "bm e4; id \"A 1\"; c0 \"Best by test\";")
        .unwrap()
        .texts;
    assert_eq!(texts, ["A 1", "Best by test"]);
}

fn made(day: &str, outcome: Outcome) -> Try {
    Try {
        day: Day::read(day).unwrap(),
        outcome,
        seconds: 7,
        key: format!("{BACK_RANK} d1d8"),
    }
}

#[test]
fn a_position_solved_at_once_returns_after_longer_and_longer_intervals() {
    let mut tries = Tries::default();
    let mut due = |day: &str, outcome| tries.add(&made(day, outcome)).due.to_string();
    assert_eq!(due("2026-11-28", Outcome::First), "2026-12-01");
    // It is not due yet, so nothing changes.
    assert_eq!(due("2026-11-28", Outcome::First), "2026-12-01");
    assert_eq!(due("2026-12-01", Outcome::First), "2026-12-08");
    assert_eq!(due("2026-12-08", Outcome::Later), "2026-12-15");
    assert_eq!(due("2026-12-15", Outcome::First), "2026-12-29");
    assert_eq!(due("2026-12-29", Outcome::Missed), "2026-12-30");
    assert_eq!(due("2026-12-30", Outcome::First), "2027-01-02");
}

#[test]
fn tries_are_read_as_they_were_written_and_damage_costs_no_other_line() {
    let first = made("2026-11-28", Outcome::First);
    let line = first.line();
    assert_eq!(line, format!("2026-11-28 first 7 {BACK_RANK} d1d8"));
    let file = format!(
        "{HEAD}\n{line}\n2026-11-2\n\u{0}\n2026-02-30 first 7 {BACK_RANK} d1d8\r\n{line}\r\n"
    );
    let mut bytes = file.into_bytes();
    bytes.extend(b"\xff\xfe\n2026-11-28 first");
    let read = Tries::read(&bytes).unwrap();
    assert_eq!(read.damaged, 5);
    assert_eq!(
        read.standing(&first.key).map(|standing| standing.tries),
        Some(2)
    );
    assert_eq!(Tries::read(b""), Ok(Tries::default()));
    assert_eq!(Tries::read(b"Tabiya tries 2\nanything"), Err(Newer));
}

#[test]
fn days_are_those_of_the_calendar() {
    let day = |days: u64| Day::of(SystemTime::UNIX_EPOCH + Duration::from_secs(days * 86_400));
    assert_eq!(day(0).to_string(), "1970-01-01");
    assert_eq!(day(11_016).to_string(), "2000-02-29");
    assert_eq!(day(20_785).to_string(), "2026-11-28");
    assert_eq!(day(20_785), Day::read("2026-11-28").unwrap());
    assert_eq!(
        Day::of(SystemTime::UNIX_EPOCH - Duration::from_secs(1)),
        day(0)
    );
    for wrong in [
        "2026-02-30",
        "2025-02-29",
        "1969-12-31",
        "2026-1-1",
        "+026-01-01",
        "",
        "2026-13-01",
    ] {
        assert_eq!(Day::read(wrong), None, "{wrong}");
    }
    let last = Day::numbered(u32::MAX);
    assert_eq!(last.to_string(), "9999-12-31");
    assert_eq!(Standing::after(None, last, Outcome::First).due, last);
}

/// Properties of a position's dates, whatever the results and the clock.
fn check_dates(tries: &[(u32, Outcome)]) {
    let mut before: Option<Standing> = None;
    for (number, outcome) in tries {
        let today = Day::numbered(*number);
        let now = Standing::after(before, today, *outcome);
        assert_eq!(now.last, *outcome);
        assert_eq!(now.is_missed(), *outcome != Outcome::First);
        assert!(now.due > today || now.due == today.after(u32::MAX));
        let step = before.map_or(0, |before| before.step);
        match outcome {
            Outcome::Missed => assert_eq!((now.step, now.due), (0, today.after(1))),
            Outcome::Later => assert_eq!(now.step, step),
            Outcome::First => assert!(now.step == step || now.step == step + 1),
        }
        assert!(now.due <= today.after(240) || before.is_some_and(|before| before.due == now.due));
        before = Some(now);
    }
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        Just(Outcome::First),
        Just(Outcome::Later),
        Just(Outcome::Missed)
    ]
}

proptest! {
    #[test]
    fn any_day_is_read_as_it_is_written(number in 0u32..3_000_000) {
        let day = Day::numbered(number);
        prop_assert_eq!(Day::read(&day.to_string()), Some(day));
        prop_assert!(day.after(1) > day || day == Day::numbered(u32::MAX));
    }

    #[test]
    fn dates_are_sound_after_any_results_at_any_times(
        tries in prop::collection::vec((20_000u32..30_000, outcome()), 1..40)
    ) {
        check_dates(&tries);
    }

    #[test]
    fn any_file_of_tries_is_read(
        lines in prop::collection::vec(prop_oneof![
            ".{0,40}",
            "2026-1[0-3]-[0-3][0-9] (first|later|missed|fast) [0-9]{1,11} k7/8 w - -( a1a2)?",
        ], 0..12)
    ) {
        check_fuzz(lines.join("\n").as_bytes());
    }
}

const GAME: &str = "[White \"Club\"] [FEN \"rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2\"] \
    2. e4 (2. f3 d5 3. g4 Qh4#) (2. d4 $1 exd4) (2. c4) \
    2... Nc6 (2... Nf6 3. Nf3 Nc6 4. Nc3) (2... a6) 3. Bc4 *";

fn game_attempt(game: &str) -> Attempt {
    let problem = Problem::of_row_of_games(game.as_bytes()).unwrap();
    Attempt::new(&problem.solution, false).unwrap()
}

#[test]
fn a_variation_of_a_game_is_the_refutation_of_its_first_move() {
    let mut game = game_attempt(GAME);
    let Some(Judged::Wrong(refutation)) = judge(&mut game, "f3") else {
        panic!("f3 is wrong");
    };
    assert_eq!(refutation.len(), 3);
    assert_eq!(game.line(), []);
    // A variation without an answer refutes nothing.
    assert_eq!(judge(&mut game, "c4"), Some(Judged::Wrong(Vec::new())));
}

#[test]
fn a_variation_is_right_only_if_a_sign_or_the_record_says_so() {
    assert_eq!(judge(&mut game_attempt(GAME), "d4"), Some(Judged::Solved));
    let game = game_in_row(GAME.as_bytes()).unwrap();
    let line = b"rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm Nc3 f3;";
    let problem = Problem::of_line_in_game(line, &game.tree, NodeId::START).unwrap();
    let attempt = || Attempt::new(&problem.solution, false).unwrap();
    for (played, is_right) in [("Nc3", true), ("f3", true), ("d4", true), ("e4", false)] {
        let judged = judge(&mut attempt(), played);
        assert_eq!(
            !matches!(judged, Some(Judged::Wrong(_))),
            is_right,
            "{played}"
        );
    }
    let blunder = GAME.replace("2. e4 (", "2. e4 $4 (").replace("$1", "");
    let mut blunder = game_attempt(&blunder);
    assert!(matches!(judge(&mut blunder, "e4"), Some(Judged::Wrong(line)) if !line.is_empty()));
    assert_eq!(judge(&mut blunder, "f3"), Some(Judged::Right));
}

#[test]
fn each_defence_is_answered_one_after_the_other() {
    let mut game = game_attempt(GAME);
    assert_eq!(judge(&mut game, "e4"), Some(Judged::Right));
    let first = game.answer().unwrap();
    assert_eq!(game.line().len(), 2);
    assert_eq!(judge(&mut game, "Bc4"), Some(Judged::OtherDefence));
    assert!(!game.is_asked() && game.outcome().is_none());
    // The moves after the first one are taken back.
    let before = *game.before_answer();
    let other = game.answer().unwrap();
    assert_eq!(write_san(&before, first), "Nc6");
    assert_eq!(write_san(&before, other), "Nf6");
    assert_eq!(game.line().len(), 2);
    assert_eq!(judge(&mut game, "Nf3"), Some(Judged::Right));
    game.answer();
    assert_eq!(judge(&mut game, "Nc3"), Some(Judged::Solved));
    assert_eq!(game.outcome(), Some(Outcome::First));
    let problem = Problem::of_row_of_games(GAME.as_bytes()).unwrap();
    let mut only_first = Attempt::new(&problem.solution, true).unwrap();
    assert_eq!(judge(&mut only_first, "e4"), Some(Judged::Solved));
}

#[test]
fn a_game_that_begins_like_all_games_or_has_no_moves_is_no_problem() {
    for game in [
        "1. e4 e5 *",
        "[FEN \"8/8/8/8/8/8/7R/K1k5 w - - 0 1\"] *",
        "[Variant \"Atomic\"] [FEN \"8/8/8/8/8/8/7R/K1k5 w - - 0 1\"] 1. Rh8 *",
    ] {
        assert!(
            Problem::of_row_of_games(game.as_bytes()).is_none(),
            "{game}"
        );
    }
}

#[test]
fn a_very_long_game_is_a_problem_up_to_a_limit() {
    let steps = ["Ra3", "Kf2", "Ra2", "Ke1"].repeat(5000).join(" ");
    let game =
        format!("[FEN \"8/8/8/8/8/8/R7/K3k3 w - - 0 1\"] {steps} *").replace("Kf2 Ra2", "Kf2 Ra2+");
    let mut game = game_attempt(&game);
    let mut asked = 0;
    while !game.rest().is_empty() && game.outcome().is_none() {
        let right = game.rest()[0];
        game.judge(right);
        game.answer();
        asked += 1;
    }
    assert_eq!(asked, 150);
}
