//! Results are written to the journal as they arrive.

use super::{found, line, mover, position};
use proptest::prelude::*;
use std::time::Duration;
use tabiya_chess::Move;
use tabiya_engine::analysis::{
    EngineResult, RankedLine, SearchStep, read_journal_line, write_journal_line,
};
use tabiya_engine::uci::{Bound, Score, Value, Wdl};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLES: &str = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 5 40";

fn a_score() -> impl Strategy<Value = Score> {
    prop_oneof![
        any::<i32>().prop_map(Score::Centipawns),
        any::<u32>().prop_map(Score::Mates),
        any::<u32>().prop_map(Score::IsMated),
    ]
}

fn a_value() -> impl Strategy<Value = Option<Value>> {
    let bound = prop_oneof![
        Just(Bound::Exact),
        Just(Bound::AtLeast),
        Just(Bound::AtMost)
    ];
    proptest::option::of((a_score(), bound).prop_map(|(score, bound)| Value { score, bound }))
}

fn a_move(fen: &'static str) -> impl Strategy<Value = Move> {
    proptest::sample::select(mover(fen).moves())
}

fn a_step(fen: &'static str) -> impl Strategy<Value = SearchStep> {
    (a_move(fen), any::<(u32, u64, u32)>(), a_value()).prop_map(
        |(best, (depth, nodes, time), value)| SearchStep {
            best,
            depth,
            nodes,
            time: Duration::from_millis(u64::from(time)),
            value,
        },
    )
}

fn a_found(fen: &'static str) -> impl Strategy<Value = EngineResult> {
    let line = (a_value(), a_move(fen)).prop_map(|(value, first)| RankedLine {
        value,
        moves: vec![first],
    });
    let wdl = any::<Option<(u16, u16, u16)>>();
    (
        any::<(u32, u64, u32)>(),
        proptest::option::of(a_move(fen)),
        wdl,
        proptest::collection::vec(line, 0..4),
        proptest::collection::vec(a_step(fen), 0..4),
        "[a-zA-Z0-9 .,\"é-]{0,20}",
    )
        .prop_map(
            |((depth, nodes, time), answer, wdl, lines, steps, engine)| EngineResult {
                engine,
                depth,
                nodes,
                time: Duration::from_millis(u64::from(time)),
                wdl: wdl.map(|(win, draw, loss)| Wdl { win, draw, loss }),
                answer,
                lines,
                steps,
            },
        )
}

proptest! {
    #[test]
    fn a_written_journal_line_is_read_back(of_start in a_found(START), of_castles in a_found(CASTLES)) {
        for (fen, found) in [(START, of_start), (CASTLES, of_castles)] {
            let line = write_journal_line(&position(fen), &found).unwrap();
            prop_assert!(line.ends_with('\n') && line.matches('\n').count() == 1);
            prop_assert_eq!(read_journal_line(line.as_bytes()), Some((position(fen), found)));
        }
    }

    #[test]
    fn any_bytes_are_read_without_a_result(bytes: Vec<u8>) {
        prop_assert_eq!(read_journal_line(&bytes), None);
    }
}

#[test]
fn a_truncated_line_gives_no_result() {
    let mut found = found(
        START,
        &[("e4", 3, Score::Centipawns(20)), ("d4", 8, Score::Mates(4))],
    );
    found.lines.push(line(START, "c4", Score::IsMated(3)));
    let line = write_journal_line(&position(START), &found).unwrap();
    for len in 0..line.len() - 1 {
        assert_eq!(
            read_journal_line(&line.as_bytes()[..len]),
            None,
            "{}",
            &line[..len]
        );
    }
    assert_eq!(
        read_journal_line(line.as_bytes()),
        Some((position(START), found))
    );
}

#[test]
fn the_name_of_an_engine_cannot_break_a_line() {
    let mut named = found(START, &[("e4", 3, Score::Centipawns(20))]);
    named.engine = "a\tb\nc".to_owned();
    let line = write_journal_line(&position(START), &named).unwrap();
    let (_, read) = read_journal_line(line.as_bytes()).unwrap();
    assert_eq!(read.engine, "a b c");
}
