//! The claims of a record compared with the result of an engine.

use super::{found, line, played, position, worth};
use tabiya_engine::analysis::{AuditRemark, RecordRequests, audit};
use tabiya_engine::uci::Score::{self, Centipawns, IsMated, Mates};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The remarks, given these lines.
fn remarks(tail: &str, lines: &[(&str, Score)]) -> Vec<AuditRemark> {
    let asked = RecordRequests::of(&position(START), tail.as_bytes()).unwrap();
    let mut found = found(START, &[(lines[0].0, 9, lines[0].1)]);
    found.lines = lines
        .iter()
        .map(|(san, score)| line(START, san, *score))
        .collect();
    audit(&asked, &found)
}

#[test]
fn a_second_move_as_good_as_the_only_one_is_reported() {
    for (named, other, is_as_good) in [
        (Centipawns(50), Centipawns(40), true),
        (Centipawns(50), Centipawns(39), false),
        (Centipawns(-9), Centipawns(300), true),
        (Mates(3), Mates(3), true),
        (Mates(3), Mates(4), false),
        (Mates(3), Centipawns(3000), false),
        (Centipawns(10), Mates(9), true),
        (IsMated(4), IsMated(5), true),
    ] {
        for lines in [
            [("e4", named), ("d4", other)],
            [("d4", other), ("e4", named)],
        ] {
            let expected = AuditRemark::SecondMove {
                other: played(START, "d4"),
                value: worth(other),
                named: worth(named),
            };
            let expected: Vec<_> = is_as_good.then_some(expected).into_iter().collect();
            assert_eq!(remarks("bm e4;", &lines), expected, "{named:?} {other:?}");
        }
    }
    let lines = [("e4", Centipawns(0)), ("d4", Centipawns(0))];
    assert_eq!(remarks("bm e4 d4;", &lines), []);
    assert_eq!(remarks("bm c4;", &lines), []);
    assert_eq!(remarks("bm e4;", &lines[..1]), []);
}

#[test]
fn a_claimed_mate_is_wrong_if_the_engine_proves_another() {
    let of = |score| remarks("dm 3;", &[("e4", score)]);
    let (told, proved) = (3, 2);
    assert_eq!(of(Mates(2)), [AuditRemark::ShorterMate { told, proved }]);
    assert_eq!(of(IsMated(2)), [AuditRemark::IsMated { told, proved }]);
    // Finding no mate, or only a longer one, proves nothing.
    for score in [Mates(3), Mates(4), Centipawns(100)] {
        assert_eq!(of(score), []);
    }
}

#[test]
fn an_illegal_move_is_reported() {
    let line = [("e4", Centipawns(0))];
    assert_eq!(remarks("bm e5;", &line), [AuditRemark::WrongMove]);
    assert_eq!(remarks("am Qh5;", &line), [AuditRemark::WrongMove]);
}
