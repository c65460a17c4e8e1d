//! Claims about batches, with an engine that is no process: each position is searched once, nothing is
//! overwritten, and what is in the journal is never searched again.

mod resuming;
mod running;
mod writing;

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};
use tabiya_chess::{Mover, Position};
use tabiya_engine::analysis::FieldsToWrite;
use tabiya_engine::batches::{
    Analyst, Batch, BatchEvent, BatchJournal, Broken, EngineAnswer, LineToAnalyse, Outcome, Plan,
    StartableEngine,
};
use tabiya_engine::uci::{
    EngineOption, EngineQuestion, SearchLimits, SearchProgress, UciLine, WrongValue, read_said,
};
use tabiya_engine::{Cancel, Ended, Trouble};
use tabiya_notation::fen::read_strict;

/// An engine whose searches are counted. It plays the first legal move.
#[derive(Clone, Debug, Default)]
struct Scripted {
    searched: Arc<Mutex<Vec<Position>>>,
    /// The positions at which it ends.
    ends_at: Arc<Vec<Position>>,
    settings: Vec<(String, String)>,
    /// Searches continue until they are cancelled.
    is_endless: bool,
}

#[derive(Debug)]
struct Process {
    of: Scripted,
    cancel: Cancel,
}

impl StartableEngine for Scripted {
    fn start(&self, cancel: Cancel) -> Result<Box<dyn Analyst>, Trouble> {
        let of = self.clone();
        Ok(Box::new(Process { of, cancel }))
    }

    fn settings(&self) -> &[(String, String)] {
        &self.settings
    }
}

impl Analyst for Process {
    fn name(&self) -> &'static str {
        "Scripted 1"
    }

    fn options(&self) -> Vec<EngineOption> {
        Vec::new()
    }

    fn wrong_settings(&self) -> &[(String, WrongValue)] {
        &[]
    }

    fn search(
        &mut self,
        question: &EngineQuestion,
        watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    ) -> Result<EngineAnswer, Trouble> {
        self.of.searched.lock().unwrap().push(question.position);
        if self.of.ends_at.contains(&question.position) {
            let ended = Ended::Exited(7);
            let last_words = String::new();
            return Err(Trouble::Died { ended, last_words });
        }
        if self.of.is_endless {
            while !self.cancel.is_cancelled() {
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
            return Err(Trouble::Cancelled);
        }
        let mover = Mover::new(&question.position).unwrap();
        let best = mover.moves()[0];
        let word = tabiya_notation::moves::write_uci(&mover, best, false);
        let mut progress = SearchProgress::new(question.lines);
        for depth in 1..=9 {
            let said =
                format!("info depth {depth} nodes {depth}00 time {depth} score cp 12 pv {word}");
            if let UciLine::Info(info) = read_said(said.as_bytes()) {
                progress.note(&info);
            }
            if watch(&progress).is_break() {
                break;
            }
        }
        let best = Some(best);
        Ok(EngineAnswer { best, progress })
    }
}

impl Scripted {
    fn searched(&self) -> usize {
        self.searched.lock().unwrap().len()
    }

    fn batch(&self, plan: Plan, processes: usize) -> Batch {
        Batch::start(plan, self.clone(), processes).unwrap()
    }
}

fn plan() -> Plan {
    Plan {
        limits: SearchLimits {
            depth: Some(9),
            ..SearchLimits::default()
        },
        lines: 1,
        longest: None,
        stop_when_stood: None,
        writing: FieldsToWrite::default(),
        searches_again: false,
    }
}

/// A position in which a king has moved about for `clock` plies: each number gives another position.
fn wandering(clock: u32) -> Position {
    read_strict(format!("7k/8/8/8/8/8/8/K7 w - - {clock} 90").as_bytes()).unwrap()
}

fn item(number: usize, position: Position, tail: &str) -> LineToAnalyse<usize> {
    LineToAnalyse {
        of: number,
        record: Some((position, tail.as_bytes().to_vec())),
    }
}

/// The outcomes of all items.
fn outcomes(
    batch: &Batch,
    journal: &BatchJournal,
    items: Vec<LineToAnalyse<usize>>,
) -> Vec<(usize, Outcome)> {
    let mut items = items.into_iter();
    let mut done = Vec::new();
    let ran: Result<(), Broken<()>> = batch.run(
        journal,
        || items.next(),
        |event| {
            if let BatchEvent::Done(item, outcome) = event {
                done.push((item.of, outcome));
            }
            ControlFlow::Continue(())
        },
    );
    ran.unwrap();
    done
}

fn is_found(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Found { .. })
}

fn is_new(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Found { is_new: true, .. })
}
