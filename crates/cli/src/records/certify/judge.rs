//! Tables where they reach, and the engine elsewhere.

use crate::analyse::engine_failed;
use crate::escape_controls::escape_controls;
use std::io;
use std::ops::ControlFlow;
use tabiya_chess::Mover;
use tabiya_collection::certify::{Judge, JudgedBy, JudgedMove, NotJudged, TableJudge, Worth};
use tabiya_engine::batches::EngineChoice;
use tabiya_engine::uci::{Bound, EngineQuestion, Score, SearchLimits};
use tabiya_engine::{Cancel, FoundLine, NotStarted, Searcher, Trouble};
use tabiya_tables::Shelf;
use tabiya_text::tr_with;

/// The value, in hundredths of a pawn, from which an engine says that a side wins.
const WON: i32 = 250;
/// The value up to which it says that nobody wins.
const DRAWN: i32 = 100;

/// The option for the number of lines.
const LINES_OPTION: &str = "MultiPV";

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
    /// The two best moves of a position, or its only one.
    fn search(&mut self, asked: &AskedEngine, mover: &Mover) -> Result<Vec<JudgedMove>, NotJudged> {
        if self.is_lost {
            return Err(NotJudged::Engine);
        }
        let file = &asked.choice.program.path;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let judged = self.lines(asked, mover).map_err(|trouble| {
            self.troubles.push(engine_failed(&name, &trouble));
            let kind = trouble.kind();
            self.is_lost = matches!(kind, Trouble::NotStarted(_) | Trouble::GivenUp);
            NotJudged::Engine
        })?;
        if judged.len() < mover.moves().into_iter().take(2).count() {
            let variables = [("engine", name.into_owned().into())];
            let trouble = tr_with("certify-few-lines", &variables);
            self.troubles.push(escape_controls(&trouble));
            self.is_lost = !self.gives_two_lines();
            return Err(NotJudged::Engine);
        }
        Ok(judged)
    }

    fn gives_two_lines(&self) -> bool {
        let options = self.searcher.iter().flat_map(Searcher::options);
        let mut lines = options.filter(|option| option.is_called(LINES_OPTION));
        lines.any(|option| option.set_to("2").is_ok())
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
        let mut judged: Vec<JudgedMove> = Vec::new();
        for line in result.lines.iter().filter_map(judged_line) {
            // A search that ends while it sorts its lines can report a move twice.
            if judged.iter().all(|other| other.played != line.played) {
                judged.push(line);
            }
        }
        Ok(judged)
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

/// The first move of a line with the limits of its value; none without both.
fn judged_line(line: &FoundLine) -> Option<JudgedMove> {
    let played = *line.moves.first()?;
    let value = line.heard.value?;
    let (least, most) = match value.score {
        Score::Mates(moves) => (Worth::Mates(moves), Worth::Mates(moves)),
        Score::IsMated(_) => (Worth::Loss, Worth::Loss),
        Score::Centipawns(value) => limits_of(value),
    };
    Some(JudgedMove {
        played,
        least: match value.bound {
            Bound::Exact | Bound::AtLeast => least,
            Bound::AtMost => Worth::Loss,
        },
        most: match value.bound {
            Bound::Exact | Bound::AtMost => most,
            Bound::AtLeast => Worth::BEST,
        },
    })
}

/// The limits of a value in hundredths of a pawn.
const fn limits_of(value: i32) -> (Worth, Worth) {
    if value >= WON {
        (Worth::Win, Worth::Win)
    } else if value > DRAWN {
        (Worth::Draw, Worth::Win)
    } else if value >= -DRAWN {
        (Worth::Draw, Worth::Draw)
    } else if value > -WON {
        (Worth::Loss, Worth::Draw)
    } else {
        (Worth::Loss, Worth::Loss)
    }
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
                Ok((found, JudgedBy::Engine))
            }
            (judged, _) => judged,
        }
    }
}
