//! Exercises with only one right move.

use tabiya_chess::Mover;
use tabiya_collection::certify::{
    Certified, Flaw, Judge, JudgedBy, JudgedMove, NotJudged, Outcome, TableJudge, certify,
    is_marked, marked, with_cut_line,
};
use tabiya_notation::record::read_record;

fn judged(line: &str, judge: &mut dyn Judge) -> Result<Certified, Flaw> {
    let record = read_record(line.as_bytes()).unwrap();
    certify(&record.position, &line.as_bytes()[record.tail], judge)
}

fn by_tables(line: &str) -> Result<Certified, Flaw> {
    judged(line, &mut TableJudge { shelf: None })
}

#[test]
fn a_solution_that_is_the_only_one_at_each_turn_is_certified_as_a_whole() {
    for (line, turns) in [
        ("k7/8/1K6/8/8/8/8/7R w - - bm Rh8#;", 1),
        ("k7/8/1K6/8/8/8/8/7R w - - dm 1;", 1),
        ("7k/8/8/6QK/8/8/8/8 w - - pv Kg6 Kg8 Qd8#;", 2),
        (
            "2k5/8/1K5Q/8/8/8/8/8 w - - bm Qd2; dm 2; pv Qd2 Kb8 Qd8#;",
            2,
        ),
        // The first move alone: what follows is not claimed.
        ("2k5/8/1K5Q/8/8/8/8/8 w - - bm Qd2; dm 2;", 1),
    ] {
        let found = by_tables(line).unwrap();
        assert_eq!(
            (found.turns, found.by, found.cut),
            (turns, JudgedBy::Tables, None),
            "{line}"
        );
    }
}

#[test]
fn each_flaw_of_the_first_turn_is_the_reason_of_a_refusal() {
    for (line, flaw) in [
        (
            "k7/8/1K6/8/8/8/8/6RR w - - bm Rh8#;",
            Flaw::SecondSolution("Rg8#".to_owned()),
        ),
        (
            "k7/8/1K6/8/8/8/8/7R w - - bm Rh8; dm 3;",
            Flaw::ShorterMate(1),
        ),
        ("8/8/8/3k4/8/8/8/KB6 w - - dm 3;", Flaw::NoMate),
        (
            "2k5/8/1K5Q/8/8/8/8/8 w - - bm Qh5; dm 2;",
            Flaw::WrongMove("Qd2".to_owned()),
        ),
        ("k7/8/1K6/8/8/8/7R/8 b - - bm Kb8;", Flaw::Lost),
        ("k7/8/1K6/8/8/8/8/7R w - - id \"a\";", Flaw::NoSolution),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4;",
            Flaw::NotJudged(NotJudged::BeyondTables),
        ),
    ] {
        assert_eq!(by_tables(line), Err(flaw), "{line}");
    }
}

#[test]
fn a_solution_is_cut_before_the_turn_at_which_it_stops_being_the_only_one() {
    let line = "k7/8/8/2K5/3Q4/8/8/8 w - - c0 \"a\"; pv Kb6 Kb8 Qh8#; id \"b\";";
    let found = by_tables(line).unwrap();
    assert_eq!(found.turns, 1);
    assert_eq!(found.cut, Some(Flaw::SecondSolution("Qd8#".to_owned())));
    let record = read_record(line.as_bytes()).unwrap();
    let tail = &line.as_bytes()[record.tail];
    let cut = with_cut_line(&record.position, tail, found.line.len());
    assert_eq!(cut, b"c0 \"a\"; pv Kb6; id \"b\";");
    let new = marked(&cut, &found).unwrap();
    assert_eq!(new, b"c0 \"a\"; pv Kb6; id \"b\"; certified 1 tables;");
    assert!(is_marked(&new) && !is_marked(&cut));
    // A mark is replaced, and a solution that is not longer stays.
    assert_eq!(marked(&new, &found).unwrap(), new);
    assert_eq!(with_cut_line(&record.position, &new, 1), new);
}

/// An engine that gives its two best lines the same values at each turn.
struct Values([(Option<Outcome>, Option<u32>); 2]);

impl Judge for Values {
    fn judge(
        &mut self,
        mover: &Mover,
        _needs_mate: bool,
    ) -> Result<(Vec<JudgedMove>, JudgedBy), NotJudged> {
        let moves = mover.moves().into_iter().zip(self.0);
        let judged = moves.map(|(played, (outcome, mate))| JudgedMove {
            played,
            outcome,
            mate,
        });
        Ok((judged.collect(), JudgedBy::Engine))
    }
}

#[test]
fn values_that_are_too_close_or_a_mate_that_is_not_found_prove_nothing() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";
    let record = read_record(start.as_bytes()).unwrap();
    let mover = Mover::new(&record.position).unwrap();
    let first =
        tabiya_notation::moves::write_san(&mover, mover.moves().into_iter().next().unwrap());
    let (win, draw) = (Some(Outcome::Win), Some(Outcome::Draw));
    let found = |values, claim: &str| {
        judged(&format!("{start}{claim}"), &mut Values(values)).map(|found| found.by)
    };
    let best = format!("bm {first};");
    assert_eq!(
        found([(win, None), (draw, None)], &best),
        Ok(JudgedBy::Engine)
    );
    assert_eq!(
        found([(win, None), (None, None)], &best),
        Err(Flaw::NotProved)
    );
    assert_eq!(
        found([(None, None), (draw, None)], &best),
        Err(Flaw::NotProved)
    );
    assert_eq!(
        found([(win, None), (draw, None)], "dm 3;"),
        Err(Flaw::NotProved)
    );
    assert_eq!(
        found([(win, Some(3)), (win, None)], "dm 3;"),
        Ok(JudgedBy::Engine)
    );
    // A move that the engine does not list may be as good as those that it lists.
    let second = found([(win, None), (win, None)], "bm e4;");
    assert!(matches!(second, Err(Flaw::SecondSolution(_))), "{second:?}");
    let wrong = found([(win, None), (draw, None)], "bm e4;");
    assert_eq!(wrong, Err(Flaw::WrongMove(first)));
}
