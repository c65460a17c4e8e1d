//! Exercises with only one right move.

use tabiya_chess::Mover;
use tabiya_collection::certify::{
    Certified, Flaw, Judge, JudgedBy, JudgedMove, NotJudged, TableJudge, Worth, certify, is_marked,
    marked, with_cut_line,
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

#[test]
fn only_the_line_that_was_judged_is_cut() {
    let line = "k7/8/8/2K5/3Q4/8/8/8 w - - bm Kb6 Kb8; pv Kb6 Kb8 Qh8#; c0 \"a\"; pv Kb6 Kb8 Qh8#;";
    let found = by_tables(line).unwrap();
    assert_eq!((found.turns, found.cut.is_some()), (1, true));
    let record = read_record(line.as_bytes()).unwrap();
    let tail = &line.as_bytes()[record.tail];
    let cut = with_cut_line(&record.position, tail, found.line.len());
    let wanted = "bm Kb6 Kb8; pv Kb6; c0 \"a\"; pv Kb6;";
    assert_eq!(String::from_utf8(cut).unwrap(), wanted);
}

/// The limits of the value of a move.
type Limits = (Worth, Worth);

const WIN: Limits = (Worth::Win, Worth::Win);
const DRAW: Limits = (Worth::Draw, Worth::Draw);
const LOSS: Limits = (Worth::Loss, Worth::Loss);
/// A value that says nothing.
const ANYTHING: Limits = (Worth::Loss, Worth::BEST);

const fn mates(moves: u32) -> Limits {
    (Worth::Mates(moves), Worth::Mates(moves))
}

/// The worst value of these limits or any better one.
const fn at_least((least, _): Limits) -> Limits {
    (least, Worth::BEST)
}

/// The best value of these limits or any worse one.
const fn at_most((_, most): Limits) -> Limits {
    (Worth::Loss, most)
}

/// An engine that gives its two best lines these values, at each turn the next ones.
struct Values(Vec<[Limits; 2]>);

impl Judge for Values {
    fn judge(
        &mut self,
        mover: &Mover,
        _needs_mate: bool,
    ) -> Result<(Vec<JudgedMove>, JudgedBy), NotJudged> {
        let moves = mover.moves().into_iter().zip(self.0.remove(0));
        let judged = moves.map(|(played, (least, most))| JudgedMove {
            played,
            least,
            most,
        });
        Ok((judged.collect(), JudgedBy::Engine))
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ";

/// The first two moves that the engine lists at the start.
fn first_moves() -> [String; 2] {
    let record = read_record(START.as_bytes()).unwrap();
    let mover = Mover::new(&record.position).unwrap();
    let mut moves = mover.moves().into_iter();
    std::array::from_fn(|_| tabiya_notation::moves::write_san(&mover, moves.next().unwrap()))
}

fn by_engine(claim: &str, values: &[[Limits; 2]]) -> Result<Certified, Flaw> {
    judged(&format!("{START}{claim}"), &mut Values(values.to_vec()))
}

#[test]
fn values_that_are_too_close_or_a_mate_that_is_not_found_prove_nothing() {
    let [first, _] = first_moves();
    let found = |values, claim: &str| by_engine(claim, &[values]).map(|found| found.by);
    let best = format!("bm {first};");
    let either = (Worth::Draw, Worth::Win);
    assert_eq!(found([WIN, DRAW], &best), Ok(JudgedBy::Engine));
    assert_eq!(found([WIN, either], &best), Err(Flaw::NotProved));
    assert_eq!(found([either, DRAW], &best), Err(Flaw::NotProved));
    assert_eq!(found([WIN, DRAW], "dm 3;"), Err(Flaw::NotProved));
    assert_eq!(found([mates(3), WIN], "dm 3;"), Ok(JudgedBy::Engine));
    assert_eq!(found([mates(4), WIN], "dm 3;"), Err(Flaw::NoMate));
    // A move that the engine does not list may be as good as those that it lists.
    let second = found([WIN, WIN], "bm e4;");
    assert!(matches!(second, Err(Flaw::SecondSolution(_))), "{second:?}");
    // If even the last one may be wrong, so may it.
    assert_eq!(found([WIN, either], "bm e4;"), Err(Flaw::NotProved));
    let wrong = found([WIN, DRAW], "bm e4;");
    assert_eq!(wrong, Err(Flaw::WrongMove(first)));
}

#[test]
fn a_bound_proves_no_more_than_it_says() {
    let [first, second] = first_moves();
    let best = format!("bm {first};");
    for (claim, values, wanted) in [
        // At most a draw, or at most a mate in three, can be anything that is worse.
        (best.as_str(), [at_most(DRAW), LOSS], Err(Flaw::NotProved)),
        ("dm 3;", [at_most(mates(3)), WIN], Err(Flaw::NotProved)),
        ("dm 3;", [at_most(mates(4)), WIN], Err(Flaw::NoMate)),
        // At least a mate in three can be a shorter one.
        ("dm 3;", [at_least(mates(3)), WIN], Err(Flaw::NotProved)),
        (
            "dm 3;",
            [at_least(mates(2)), WIN],
            Err(Flaw::ShorterMate(2)),
        ),
        // The second move may be as good as the first.
        (&best, [WIN, at_least(DRAW)], Err(Flaw::NotProved)),
        ("dm 3;", [mates(3), at_least(WIN)], Err(Flaw::NotProved)),
        (
            &best,
            [WIN, at_least(WIN)],
            Err(Flaw::SecondSolution(second)),
        ),
        // A move that is certainly good enough may be better.
        (&best, [at_least(WIN), at_most(DRAW)], Ok(1)),
        ("dm 3;", [mates(3), at_most(mates(4))], Ok(1)),
        (&best, [WIN, ANYTHING], Err(Flaw::NotProved)),
    ] {
        let found = by_engine(claim, &[values]).map(|found| found.turns);
        assert_eq!(found, wanted, "{claim} {values:?}");
    }
}

#[test]
fn no_move_is_called_right_if_an_engine_later_finds_that_none_keeps_the_result() {
    let [first, _] = first_moves();
    let claim = format!("pv {first} a6 e4;");
    let found = by_engine(&claim, &[[WIN, DRAW], [DRAW, DRAW]]).unwrap();
    assert_eq!((found.turns, found.cut), (1, Some(Flaw::NothingKeeps)));
    let found = by_engine(&claim, &[[WIN, DRAW], [at_most(WIN), DRAW]]).unwrap();
    assert_eq!((found.turns, found.cut), (1, Some(Flaw::NotProved)));
}
