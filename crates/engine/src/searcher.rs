//! An engine that searches one position after the other, on the caller's thread.
//!
//! Each answer contains every iteration of the search. An engine that dies before it has received a position is
//! restarted for it: a position can be the cause only if the engine has received it.

use super::program::Program;
use super::state::FoundLine;
use super::system::Bell;
use super::talk::EngineTalk;
use super::trouble::Trouble;
use crate::uci::{
    EngineOption, EngineQuestion, Finish, Patience, SearchProgress, UciEvent, UciFault, UciPhase,
    WrongValue,
};
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tabiya_chess::Move;

/// The number of failures in a row after which an engine is not restarted.
const MAX_FAILURES: u32 = 5;

/// Ends a search from another thread.
#[derive(Clone, Debug)]
pub struct Cancel(Arc<Cancelling>);

#[derive(Debug)]
struct Cancelling {
    is_cancelled: AtomicBool,
    bell: Bell,
}

impl Cancel {
    /// Creates a handle with nothing cancelled. Each searcher needs its own.
    ///
    /// # Errors
    ///
    /// Fails when the system cannot create a pipe.
    pub fn new() -> io::Result<Self> {
        Ok(Self(Arc::new(Cancelling {
            is_cancelled: AtomicBool::new(false),
            bell: Bell::new()?,
        })))
    }

    /// Ends the running search and all later ones. Never blocks.
    pub fn cancel(&self) {
        self.0.is_cancelled.store(true, Ordering::Release);
        self.0.bell.ring();
    }

    /// Whether [`cancel`](Self::cancel) was called.
    pub fn is_cancelled(&self) -> bool {
        self.0.is_cancelled.load(Ordering::Acquire)
    }

    fn look(&self) -> Result<(), Trouble> {
        self.0.bell.hush();
        if self.is_cancelled() {
            return Err(Trouble::Cancelled);
        }
        Ok(())
    }
}

/// An engine that answers one question after the other.
#[derive(Debug)]
pub struct Searcher {
    program: Program,
    settings: Vec<(String, String)>,
    patience: Patience,
    cancel: Cancel,
    talk: Option<EngineTalk>,
    failures: u32,
    /// The engine's words before its last failure.
    last_words: String,
    wrong_settings: Vec<(String, WrongValue)>,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The best move; `None` only if the search was stopped before there was one.
    pub best: Option<Move>,
    /// The answer that the engine expects.
    pub ponder: Option<Move>,
    /// Whether the search was stopped.
    pub was_stopped: bool,
    /// The best line for each depth and each change of the best move, in order.
    pub iterations: Vec<FoundLine>,
    /// The lines at the end, the best first.
    pub lines: Vec<FoundLine>,
    /// The state of the search at the end.
    pub progress: SearchProgress,
}

impl Searcher {
    /// Starts an engine and waits until it has introduced itself.
    ///
    /// # Errors
    ///
    /// Returns the trouble with the engine.
    pub fn start(
        program: Program,
        settings: Vec<(String, String)>,
        patience: Patience,
        cancel: Cancel,
    ) -> Result<Self, Trouble> {
        let mut this = Self {
            program,
            settings,
            patience,
            cancel,
            talk: None,
            failures: 0,
            last_words: String::new(),
            wrong_settings: Vec::new(),
        };
        let talk = this.introduced()?;
        this.talk = Some(talk);
        Ok(this)
    }

    /// The engine's name with its version, in its own words; empty after a failure.
    pub fn name(&self) -> &str {
        self.talk
            .as_ref()
            .map_or("", |talk| talk.conversation.name())
    }

    /// The options that the engine offers.
    pub fn options(&self) -> Vec<EngineOption> {
        let options = self
            .talk
            .iter()
            .flat_map(|talk| talk.conversation.options());
        options.cloned().collect()
    }

    /// The chosen values that the engine cannot accept, with the reasons.
    pub fn wrong_settings(&self) -> &[(String, WrongValue)] {
        &self.wrong_settings
    }

    /// Whether the engine has failed. The next search restarts it.
    pub fn has_failed(&self) -> bool {
        self.talk.is_none()
    }

    /// Searches and waits for the result. `watch` sees each new report and may end the search; the state at that moment
    /// is the result. An engine that has failed is restarted, unless it has failed too often in a row.
    ///
    /// # Errors
    ///
    /// Returns the reason why there is no result. The engine has ended then, unless it can be asked again.
    pub fn search(
        &mut self,
        question: &EngineQuestion,
        watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    ) -> Result<SearchResult, Trouble> {
        if MAX_FAILURES <= self.failures {
            return Err(Trouble::GivenUp.with_words(&self.last_words));
        }
        let found = self.try_search(question, watch);
        match &found {
            Ok(_) => self.failures = 0,
            Err(trouble) if trouble.leaves_the_engine() => {}
            Err(trouble) => {
                self.failures += 1;
                trouble.last_words().clone_into(&mut self.last_words);
                self.talk = None;
            }
        }
        found
    }

    /// Asks the engine to end and waits for it. Returns whether it ended by itself.
    pub fn close(mut self) -> bool {
        let bell = &self.cancel.0.bell;
        self.talk.take().is_none_or(|talk| talk.end(bell))
    }

    fn try_search(
        &mut self,
        question: &EngineQuestion,
        watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    ) -> Result<SearchResult, Trouble> {
        self.cancel.look()?;
        if let Some(talk) = self.talk.take() {
            let is_proved = talk.conversation.progress().is_some();
            match self.ask(talk, question, watch) {
                // It failed before it received this position, which is therefore not the cause. An engine that never
                // got ready since its start would fail the next time, too.
                Err(Failure::BeforeAsking(trouble))
                    if !trouble.leaves_the_engine() && (is_proved || !never_ready(&trouble)) => {}
                asked => return asked.map_err(Failure::trouble),
            }
        }
        let talk = self.introduced()?;
        self.ask(talk, question, watch).map_err(Failure::trouble)
    }

    /// Asks a running engine, and keeps it if it can be asked again.
    fn ask(
        &mut self,
        mut talk: EngineTalk,
        question: &EngineQuestion,
        watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    ) -> Result<SearchResult, Failure> {
        let asked = ask(&mut talk, question, &self.cancel, watch);
        let found = asked.map(|finish| result(&talk, finish));
        let trouble = found.as_ref().err().map(Failure::as_trouble);
        if trouble.is_none_or(Trouble::leaves_the_engine) {
            let now = talk.now();
            talk.conversation.stop(now);
            self.talk = Some(talk);
        }
        found
    }

    fn introduced(&mut self) -> Result<EngineTalk, Trouble> {
        self.cancel.look()?;
        let mut talk = EngineTalk::start(&self.program, self.patience)?;
        let now = talk.now();
        talk.conversation.choose(self.settings.clone(), now);
        self.wrong_settings.clear();
        while talk.conversation.phase() == UciPhase::Greeting {
            talk.turn(&self.cancel.0.bell, None)?;
            self.cancel.look()?;
        }
        while let Some(event) = talk.conversation.next_event() {
            match event {
                UciEvent::Failed(fault) => {
                    return Err(talk.with_words(Trouble::Misbehaves(fault)));
                }
                UciEvent::WrongSetting(name, why) => self.wrong_settings.push((name, why)),
                _ => {}
            }
        }
        Ok(talk)
    }
}

/// The reason why there is no result.
#[derive(Debug)]
enum Failure {
    /// The engine failed before it had the position, or was not asked.
    BeforeAsking(Trouble),
    /// The engine had the position.
    Asked(Trouble),
}

impl Failure {
    fn as_trouble(&self) -> &Trouble {
        match self {
            Self::BeforeAsking(trouble) | Self::Asked(trouble) => trouble,
        }
    }

    fn trouble(self) -> Trouble {
        match self {
            Self::BeforeAsking(trouble) | Self::Asked(trouble) => trouble,
        }
    }
}

fn never_ready(trouble: &Trouble) -> bool {
    *trouble.kind() == Trouble::Misbehaves(UciFault::HangsOnIsReady)
}

fn ask(
    talk: &mut EngineTalk,
    question: &EngineQuestion,
    cancel: &Cancel,
    watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
) -> Result<Finish, Failure> {
    let now = talk.now();
    talk.conversation.ask(question.clone(), now);
    let mut has_begun = false;
    let asked = converse(talk, cancel, watch, &mut has_begun);
    asked.map_err(|trouble| {
        if has_begun {
            Failure::Asked(trouble)
        } else {
            Failure::BeforeAsking(trouble)
        }
    })
}

fn converse(
    talk: &mut EngineTalk,
    cancel: &Cancel,
    watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    has_begun: &mut bool,
) -> Result<Finish, Trouble> {
    let (mut heard, mut turned) = (0, Ok(()));
    loop {
        while let Some(event) = talk.conversation.next_event() {
            match event {
                UciEvent::Began => *has_begun = true,
                // Ignores the end of an earlier search that was cancelled.
                UciEvent::Finished(finish) if *has_begun => return Ok(finish),
                UciEvent::Failed(UciFault::IllegalBestMove(_)) if !*has_begun => {}
                UciEvent::Failed(fault) => {
                    return Err(talk.with_words(Trouble::Misbehaves(fault)));
                }
                UciEvent::NotSent(not_sent) => return Err(Trouble::NotSent(not_sent)),
                _ => {}
            }
        }
        // Reports before the engine's death count.
        turned?;
        let progress = talk.conversation.progress().filter(|_| *has_begun);
        if let Some(progress) = progress.filter(|progress| progress.heard != heard) {
            heard = progress.heard;
            if watch(progress).is_break() {
                let now = talk.now();
                talk.conversation.stop(now);
            }
        }
        turned = talk.turn(&cancel.0.bell, None);
        cancel.look()?;
    }
}

fn result(talk: &EngineTalk, finish: Finish) -> SearchResult {
    let progress = talk.conversation.progress().cloned().unwrap_or_default();
    let mover = talk.conversation.searched();
    let read = |line| mover.map(|mover| FoundLine::of(line, mover));
    let steps = progress.iterations().iter();
    SearchResult {
        best: finish.best,
        ponder: finish.ponder,
        was_stopped: finish.was_stopped,
        iterations: steps.filter_map(|step| read(&step.line)).collect(),
        lines: progress.lines().filter_map(read).collect(),
        progress,
    }
}
