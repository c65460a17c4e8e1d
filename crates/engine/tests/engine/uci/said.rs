//! Output of engines, line by line.

use super::{mover, seconds};
use std::time::Duration;
use tabiya_chess::Position;
use tabiya_engine::uci::{
    BestMove, Bound, Info, Pv, Score, SearchProgress, SelfCheck, UciLine, Value, Variation, Wdl,
    read_said,
};
use tabiya_notation::moves::{MoveError, write_uci};

fn info(line: &str) -> Info<'_> {
    match read_said(line.as_bytes()) {
        UciLine::Info(info) => info,
        other => panic!("{line}: {other:?}"),
    }
}

fn score(line: &str) -> Option<(Score, Bound)> {
    info(line).value.map(|value| (value.score, value.bound))
}

#[test]
fn every_field_of_info_is_read_in_any_order() {
    let read = info(
        "info multipv 2 depth 21 seldepth 33 score cp -17 wdl 12 900 88 nodes 4000000000 nps 1234567 \
         hashfull 999 tbhits 5 time 3240 currmove e2e4 currmovenumber 3 cpuload 870 pv e7e5 g1f3",
    );
    let expected = Info {
        depth: Some(21),
        selective_depth: Some(33),
        time: Some(Duration::from_millis(3240)),
        nodes: Some(4_000_000_000),
        speed: Some(1_234_567),
        hash_full: Some(999),
        table_hits: Some(5),
        line: Some(2),
        value: Some(Value {
            score: Score::Centipawns(-17),
            bound: Bound::Exact,
        }),
        wdl: Some(Wdl {
            win: 12,
            draw: 900,
            loss: 88,
        }),
        pv: Some(Pv::of(b"e7e5 g1f3")),
        current_move: Some(b"e2e4"),
        current_move_number: Some(3),
        cpu_load: Some(870),
        note: None,
    };
    assert_eq!(read, expected);
}

#[test]
fn fields_after_the_moves_are_not_read_as_moves() {
    let read = info("info depth 5 pv e2e4 e7e5 score cp 30 lowerbound nodes 7");
    assert_eq!(read.pv, Some(Pv::of(b"e2e4 e7e5")));
    assert_eq!(read.nodes, Some(7));
    assert_eq!(read.value.unwrap().bound, Bound::AtLeast);
}

#[test]
fn scores_are_centipawns_mates_and_their_bounds() {
    let cases = [
        ("info score cp 0", Score::Centipawns(0), Bound::Exact),
        ("info score mate 5", Score::Mates(5), Bound::Exact),
        (
            "info score mate -3 upperbound",
            Score::IsMated(3),
            Bound::AtMost,
        ),
        ("info score mate 0", Score::IsMated(0), Bound::Exact),
        (
            "info score lowerbound cp 31",
            Score::Centipawns(31),
            Bound::AtLeast,
        ),
        ("info score cp +31", Score::Centipawns(31), Bound::Exact),
        (
            "info score cp -99999999999",
            Score::Centipawns(-i32::MAX),
            Bound::Exact,
        ),
    ];
    for (line, expected, bound) in cases {
        assert_eq!(score(line), Some((expected, bound)), "{line}");
    }
    for line in [
        "info score",
        "info score cp",
        "info score cp x",
        "info score mate 1.5",
    ] {
        assert_eq!(score(line), None, "{line}");
    }
}

#[test]
fn a_field_without_a_value_does_not_swallow_the_next_one() {
    let read = info("info depth seldepth 9 time -1 nodes nps 5 score cp x depth 7");
    assert_eq!((read.depth, read.selective_depth), (Some(7), Some(9)));
    assert_eq!((read.time, read.nodes, read.speed), (None, None, Some(5)));
}

#[test]
fn a_remark_may_contain_any_word() {
    let read = info("info string depth 99 pv e2e4");
    assert_eq!(read.note, Some(&b"depth 99 pv e2e4"[..]));
    assert_eq!((read.depth, read.pv), (None, None));
}

#[test]
fn a_best_move_may_be_missing_and_may_have_a_ponder_move() {
    let best = |line: &'static str| match read_said(line.as_bytes()) {
        UciLine::BestMove(best) => best,
        other => panic!("{line}: {other:?}"),
    };
    let both = BestMove {
        best: Some(b"e2e4"),
        ponder: Some(b"e7e5"),
    };
    assert_eq!(best("bestmove e2e4 ponder e7e5"), both);
    assert_eq!(best("  bestmove\te2e4 ponder (none)\r").ponder, None);
    for line in [
        "bestmove",
        "bestmove (none)",
        "bestmove 0000",
        "bestmove NULL",
    ] {
        assert_eq!(best(line).best, None, "{line}");
    }
}

#[test]
fn unknown_lines_differ_from_blank_ones() {
    assert_eq!(
        read_said(b"copyprotection error"),
        UciLine::CopyProtection(SelfCheck::Failed)
    );
    assert_eq!(
        read_said(b"registration checking"),
        UciLine::Registration(SelfCheck::Checking)
    );
    for line in [&b""[..], b"   ", b"\t\r"] {
        assert_eq!(read_said(line), UciLine::Blank);
    }
    for line in [
        &b"Stockfish 15.1 by the authors"[..],
        b"\xff\0\xfe",
        b"id",
        b"infos",
        b"Info depth 3",
    ] {
        assert_eq!(read_said(line), UciLine::Other);
    }
}

#[test]
fn castling_is_read_in_both_forms_and_a_line_ends_at_an_illegal_move() {
    let standard = mover("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for line in ["e1g1 e8c8", "e1h1 e8a8"] {
        let read = Variation::read(&standard, Pv::of(line.as_bytes()));
        assert_eq!((read.moves.len(), read.wrong), (2, None), "{line}");
    }
    let start = mover("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let read = Variation::read(&start, Pv::of(b"e2e4 e7e5 e4e5 d7d5"));
    assert_eq!(read.moves.len(), 2);
    assert_eq!(read.wrong.unwrap().said, "e4e5");
    let read = Variation::read(&start, Pv::of(b"e2e4 \xff\x1b[2Jxxxxxxxxxxxxxxxxxxxxx"));
    let wrong = read.wrong.unwrap();
    assert_eq!(wrong.error, MoveError::NotAMove);
    assert!(wrong.said.chars().count() <= 16 && !wrong.said.contains('\x1b'));
}

#[test]
fn each_line_keeps_its_newest_report_and_the_first_line_its_history() {
    let mut progress = SearchProgress::new(2);
    for line in [
        "info depth 1",
        "info depth 1 multipv 1 score cp 10 nodes 20 time 1 pv e2e4",
        "info depth 1 multipv 2 score cp 5 nodes 25 pv d2d4",
        "info depth 2 multipv 1 score cp 40 lowerbound nodes 60 time 2 pv e2e4",
        "info depth 2 multipv 1 score cp 12 nodes 70 time 3 pv d2d4 d7d5",
        "info depth 2 multipv 2 score cp 11 nodes 75 pv e2e4 e7e5",
        "info depth 2 multipv 3 score cp 10 pv g1f3",
        "info depth 3 currmove e2e4 currmovenumber 1",
        "info string all is well",
        "info nodes 100 hashfull 7",
    ] {
        progress.note(&info(line));
    }
    assert_eq!(
        (progress.depth, progress.nodes, progress.heard),
        (3, 100, 10)
    );
    assert_eq!(progress.note.as_deref(), Some("all is well"));
    let firsts: Vec<_> = progress
        .lines()
        .map(|line| line.pv().words().next().unwrap())
        .collect();
    assert_eq!(firsts, [b"d2d4", b"e2e4"], "no third line was wanted");
    let steps: Vec<_> = progress
        .iterations()
        .iter()
        .map(|step| (step.line.depth, step.line.nodes))
        .collect();
    assert_eq!(steps, [(1, 20), (2, 60), (2, 70)]);
    let start = tabiya_chess::Mover::new(&Position::start()).unwrap();
    let best = progress.best().unwrap().read(&start);
    let names: Vec<_> = best
        .moves
        .iter()
        .take(1)
        .map(|one| write_uci(&start, *one, false))
        .collect();
    assert_eq!(names, ["d2d4"]);
    assert!(progress.best().unwrap().time < seconds(1));
}

#[test]
fn a_bound_does_not_replace_the_score_of_the_same_depth() {
    let mut progress = SearchProgress::new(1);
    for line in [
        "info depth 9 score cp 12 time 5 pv e2e4 e7e5",
        "info depth 9 score cp 60 lowerbound time 9 pv e2e4",
    ] {
        progress.note(&info(line));
    }
    let kept = &progress.iterations()[0].line;
    assert_eq!(kept.value.unwrap().score, Score::Centipawns(12));
    assert_eq!(kept.time, Duration::from_millis(5));
    let shown = progress.best().unwrap();
    assert_eq!(shown.value.unwrap().bound, Bound::AtLeast);
}
