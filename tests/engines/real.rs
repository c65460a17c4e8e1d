//! Third-party engines as Debian packages them.

use crate::cast::kept;
use crate::faults::patient;
use crate::processes::PATIENCE;
use crate::tools::has_tools;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;
use tabiya_chess::{Mover, Position};
use tabiya_engine::uci::{EngineQuestion, Score, SearchLimits, SearchProgress};
use tabiya_engine::{Cancel, SearchResult, Searcher, find_engines, usual_folders};
use tabiya_notation::fen::read_strict;
use tabiya_notation::moves::{read_uci, write_uci};

struct Real {
    program: &'static str,
    package: &'static str,
    name: &'static str,
    knows_chess960: bool,
    /// Whether it knows the limits `nodes` and `searchmoves`.
    knows_limits: bool,
}

const fn real(
    program: &'static str,
    package: &'static str,
    name: &'static str,
    knows_chess960: bool,
    knows_limits: bool,
) -> Real {
    Real {
        program,
        package,
        name,
        knows_chess960,
        knows_limits,
    }
}

const STOCKFISH: Real = real("stockfish", "stockfish", "Stockfish ", true, true);
const FAIRY: Real = real(
    "fairy-stockfish",
    "fairy-stockfish",
    "Fairy-Stockfish ",
    true,
    true,
);
const GLAURUNG: Real = real("glaurung", "glaurung", "Glaurung ", true, true);
const TOGA: Real = real("toga2", "toga2", "Toga II ", false, false);
const ETHEREAL: Real = real("ethereal-chess", "ethereal-chess", "Ethereal ", true, false);

const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

impl Real {
    /// Starts the engine, if it is installed.
    fn start(&self) -> Option<Searcher> {
        let path = PathBuf::from("/usr/games").join(self.program);
        if !path.is_file() && !has_tools(&[(self.program, self.package)]) {
            return None;
        }
        let settings = [("Hash", "4"), ("Threads", "1")];
        let settings = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let cancel = Cancel::new().unwrap();
        let searcher = Searcher::start(kept(path), settings.to_vec(), patient(), cancel);
        Some(searcher.unwrap())
    }
}

fn search(searcher: &mut Searcher, question: &EngineQuestion) -> SearchResult {
    let question = EngineQuestion {
        longest: Some(PATIENCE),
        ..question.clone()
    };
    let go_on = &mut |_: &SearchProgress| ControlFlow::Continue(());
    let found = searcher.search(&question, go_on).unwrap();
    assert!(found.best.is_some());
    let wrong = found.iterations.iter().chain(&found.lines);
    for line in wrong {
        assert_eq!(line.wrong, None, "{}", searcher.name());
    }
    found
}

fn of(fen: &str, limits: SearchLimits) -> EngineQuestion {
    EngineQuestion::of(read_strict(fen.as_bytes()).unwrap()).within(limits)
}

fn depth(depth: u32) -> SearchLimits {
    SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    }
}

/// Checks everything that the program requires of an engine, one thing after the other.
fn can_be_worked_with(real: &Real) {
    let Some(mut searcher) = real.start() else {
        return;
    };
    assert!(
        searcher.name().starts_with(real.name),
        "{}",
        searcher.name()
    );
    assert!(
        searcher
            .options()
            .iter()
            .any(|option| option.is_called("hash"))
    );
    searches_within_limits(&mut searcher, real);
    finds_mate_and_several_lines(&mut searcher);
    stops_when_it_is_told(&mut searcher);
    if real.knows_chess960 {
        plays_chess960(&mut searcher, real);
    }
    assert!(searcher.close(), "it ends on request");
}

fn searches_within_limits(searcher: &mut Searcher, real: &Real) {
    let start = EngineQuestion::of(Position::start());
    let found = search(searcher, &start.clone().within(depth(5)));
    assert!(found.lines[0].heard.depth >= 5);
    assert!(found.iterations.len() > 1);
    assert_eq!(found.lines[0].moves.first(), found.best.as_ref());
    let nodes = SearchLimits {
        nodes: Some(20_000),
        ..SearchLimits::default()
    };
    if real.knows_limits {
        let found = search(searcher, &start.clone().within(nodes));
        assert!(found.progress.nodes > 1000);
    }
    let time = SearchLimits {
        time: Some(Duration::from_millis(50)),
        ..SearchLimits::default()
    };
    assert!(!search(searcher, &start.within(time)).was_stopped);
}

fn finds_mate_and_several_lines(searcher: &mut Searcher) {
    let found = search(searcher, &of(MATE_IN_ONE, depth(4)));
    let value = found.lines[0].heard.value.unwrap();
    assert_eq!(value.score, Score::Mates(1), "{}", searcher.name());
    let mate = SearchLimits {
        mate: Some(1),
        // Not all engines stop by themselves at a mate.
        depth: Some(8),
        ..SearchLimits::default()
    };
    let found = search(searcher, &of(MATE_IN_ONE, mate));
    let mover = Mover::new(&read_strict(MATE_IN_ONE.as_bytes()).unwrap()).unwrap();
    assert_eq!(write_uci(&mover, found.best.unwrap(), false), "a1a8");
    let three = EngineQuestion::of(Position::start())
        .within(depth(5))
        .with_lines(3);
    let found = search(searcher, &three);
    assert_eq!(found.lines.len(), 3);
    let numbers: Vec<_> = found.lines.iter().map(|line| line.heard.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
}

fn stops_when_it_is_told(searcher: &mut Searcher) {
    let endless = EngineQuestion::of(Position::start());
    let mut until = |progress: &SearchProgress| match progress.best() {
        Some(line) if 2 < line.depth => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let found = searcher.search(&endless, &mut until).unwrap();
    assert!(found.was_stopped && found.best.is_some());
}

/// Castling moves name the rook's square, on either side.
fn plays_chess960(searcher: &mut Searcher, real: &Real) {
    let fen = "4k3/pppppppp/8/8/8/8/PPPPPPPP/1R2KR2 w FB - 0 1";
    let position = read_strict(fen.as_bytes()).unwrap();
    let mover = Mover::new(&position).unwrap();
    let castles = read_uci(&mover, "e1f1").unwrap();
    let only = SearchLimits {
        moves: vec![castles],
        ..depth(3)
    };
    let found = search(searcher, &EngineQuestion::of(position).within(only));
    let is_castling = found.best == Some(castles);
    assert!(is_castling || !real.knows_limits, "{}", searcher.name());
    let played = EngineQuestion {
        moves: vec![castles],
        ..EngineQuestion::of(position).within(depth(3))
    };
    search(searcher, &played);
    // Then it plays standard chess again.
    search(
        searcher,
        &of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", depth(3)),
    );
}

#[test]
fn stockfish_can_be_used() {
    can_be_worked_with(&STOCKFISH);
}

#[test]
fn fairy_stockfish_can_be_used() {
    can_be_worked_with(&FAIRY);
}

#[test]
fn glaurung_can_be_used() {
    can_be_worked_with(&GLAURUNG);
}

#[test]
fn toga_can_be_used() {
    can_be_worked_with(&TOGA);
}

#[test]
fn ethereal_can_be_used() {
    can_be_worked_with(&ETHEREAL);
}

#[test]
fn a_fresh_search_gives_the_same_answer_again() {
    let Some(mut searcher) = STOCKFISH.start() else {
        return;
    };
    let nodes = SearchLimits {
        nodes: Some(5000),
        ..SearchLimits::default()
    };
    let question = EngineQuestion {
        is_fresh: true,
        ..of(
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 3",
            nodes,
        )
    };
    let [one, other] = [(); 2].map(|()| search(&mut searcher, &question));
    assert_eq!(one.progress.nodes, other.progress.nodes);
    assert_eq!(one.lines[0].heard.value, other.lines[0].heard.value);
}

#[test]
fn installed_engines_are_found() {
    if !PathBuf::from("/usr/games/stockfish").is_file() && !has_tools(&[("stockfish", "stockfish")])
    {
        return;
    }
    let found = find_engines(&usual_folders());
    assert!(
        found
            .iter()
            .any(|engine| engine.name.starts_with("stockfish"))
    );
}
