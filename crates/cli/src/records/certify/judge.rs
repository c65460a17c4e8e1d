//! Tables where they reach, and the engine elsewhere.

use crate::analyse::engine_failed;
use std::io;
use std::ops::ControlFlow;
use tabiya_chess::Mover;
use tabiya_collection::certify::{Judge, JudgedBy, JudgedMove, NotJudged, Outcome, TableJudge};
use tabiya_engine::batches::EngineChoice;
use tabiya_engine::uci::{Bound, EngineQuestion, Score, SearchLimits};
use tabiya_engine::{Cancel, FoundLine, NotStarted, Searcher, Trouble};
use tabiya_tables::Shelf;

/// The value, in hundredths of a pawn, from which an engine says that a side wins.
const WON: i32 = 250;
/// The value up to which it says that nobody wins.
const DRAWN: i32 = 100;

/// The engine that judges, and the limits of each search.
#[derive(Clone, Debug)]
pub(super) struct AskedEngine {
    pub(super) choice: EngineChoice,
    pub(super) limits: SearchLimits,
}

/// The engine of a worker, started when it is first needed.
#[derive(Debug, Default)]
pub(super) struct WorkerEngine {
    searcher: Option<Searcher>,
    is_lost: bool,
    /// The messages about troubles that nobody has heard yet.
    pub(super) troubles: Vec<String>,
}

impl WorkerEngine {
    /// The two best moves of a position.
    fn search(&mut self, asked: &AskedEngine, mover: &Mover) -> Result<Vec<JudgedMove>, NotJudged> {
        if self.is_lost {
            return Err(NotJudged::Engine);
        }
        let found = self.lines(asked, mover);
        found.map_err(|trouble| {
            let file = &asked.choice.program.path;
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            self.troubles.push(engine_failed(&name, &trouble));
            let kind = trouble.kind();
            self.is_lost = matches!(kind, Trouble::NotStarted(_) | Trouble::GivenUp);
            NotJudged::Engine
        })
    }

    fn lines(&mut self, asked: &AskedEngine, mover: &Mover) -> Result<Vec<JudgedMove>, Trouble> {
        let searcher = match self.searcher.take() {
            Some(searcher) => searcher,
            None => started(&asked.choice)?,
        };
        let searcher = self.searcher.insert(searcher);
        let question = EngineQuestion {
            is_fresh: true,
            ..EngineQuestion::of(*mover.position())
        };
        let question = question.within(asked.limits.clone()).with_lines(2);
        let result = searcher.search(&question, &mut |_| ControlFlow::Continue(()))?;
        Ok(result.lines.iter().filter_map(judged_line).collect())
    }
}

fn started(choice: &EngineChoice) -> Result<Searcher, Trouble> {
    let EngineChoice {
        program,
        settings,
        patience,
    } = choice.clone();
    let refused = |error: io::Error| Trouble::NotStarted(NotStarted::Refused(error.kind()));
    let cancel = Cancel::new().map_err(refused)?;
    Searcher::start(program, settings, patience, cancel)
}

/// The first move of a line with its value; none without both.
fn judged_line(line: &FoundLine) -> Option<JudgedMove> {
    let played = *line.moves.first()?;
    let value = line.heard.value?;
    let (outcome, mate) = match value.score {
        Score::Mates(moves) => (Some(Outcome::Win), Some(moves)),
        Score::IsMated(_) => (Some(Outcome::Loss), None),
        Score::Centipawns(value) if value >= WON => (Some(Outcome::Win), None),
        Score::Centipawns(value) if value <= -WON => (Some(Outcome::Loss), None),
        Score::Centipawns(value) if value.abs() <= DRAWN => (Some(Outcome::Draw), None),
        Score::Centipawns(_) => (None, None),
    };
    // A search that ends within an iteration leaves bounds: a win may be greater, and what is no win may be less.
    let outcome = outcome.filter(|outcome| match value.bound {
        Bound::Exact => true,
        Bound::AtLeast => *outcome == Outcome::Win,
        Bound::AtMost => *outcome != Outcome::Win,
    });
    Some(JudgedMove {
        played,
        outcome,
        mate,
    })
}

/// Asks tables, and the engine about what they do not know.
pub(super) struct TablesAndEngine<'a> {
    pub(super) shelf: Option<&'a dyn Shelf>,
    pub(super) asked: Option<&'a AskedEngine>,
    pub(super) engine: &'a mut WorkerEngine,
}

impl Judge for TablesAndEngine<'_> {
    fn judge(
        &mut self,
        mover: &Mover,
        needs_mate: bool,
    ) -> Result<(Vec<JudgedMove>, JudgedBy), NotJudged> {
        let mut tables = TableJudge { shelf: self.shelf };
        match (tables.judge(mover, needs_mate), self.asked) {
            (Err(NotJudged::BeyondTables), Some(asked)) => {
                let found = self.engine.search(asked, mover)?;
                let least = mover.moves().into_iter().take(2).count();
                if found.len() < least {
                    return Err(NotJudged::Engine);
                }
                Ok((found, JudgedBy::Engine))
            }
            (judged, _) => judged,
        }
    }
}
