//! The work of an engine's thread: it takes orders, listens to the engine, reports the state, and restarts the engine
//! when that makes sense.

use super::desk::{Desk, Orders, Wish};
use crate::program::Program;
use crate::state::{EnginePhase, EngineState, FoundLine};
use crate::talk::EngineTalk;
use crate::trouble::Trouble;
use crate::uci::{Conversation, EngineQuestion, Finish, Patience, UciEvent, UciPhase};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_threads::Context;

/// The minimum time between two reports of the state: twenty reports a second at most.
const PAUSE: Duration = Duration::from_millis(50);
/// The number of failures in a row after which the engine is not restarted.
const MAX_FAILURES: u32 = 5;
/// The same number for failures on one position.
const MAX_FAILURES_ON_ONE: u32 = 2;

pub(super) struct Keeping<'a> {
    program: Program,
    patience: Patience,
    desk: &'a Desk,
    context: &'a Context<Infallible, Arc<EngineState>>,
    talk: Option<EngineTalk>,
    settings: Vec<(String, String)>,
    state: EngineState,
    /// Whether the state has changed since the last report.
    is_newer: bool,
    told_at: Option<Instant>,
    /// The number of `info` lines that the state includes.
    heard: u64,
    /// Whether the question is being searched or waits for its search.
    is_wanted: bool,
    /// Whether the engine has received the question.
    has_begun: bool,
    failures: u32,
    failures_on_this: u32,
}

impl<'a> Keeping<'a> {
    pub(super) fn new(
        program: Program,
        patience: Patience,
        desk: &'a Desk,
        context: &'a Context<Infallible, Arc<EngineState>>,
    ) -> Self {
        Self {
            program,
            patience,
            desk,
            context,
            talk: None,
            settings: Vec::new(),
            state: EngineState::default(),
            is_newer: true,
            told_at: None,
            heard: 0,
            is_wanted: false,
            has_begun: false,
            failures: 0,
            failures_on_this: 0,
        }
    }

    /// Runs until the owner stops the service.
    pub(super) fn run(mut self) {
        self.start();
        loop {
            // Events up to here belong to the previous question.
            self.hear_events();
            let orders = self.desk.take();
            // Checked only now, because `take` has silenced the bell that may have rung for it.
            if self.context.is_stopping() {
                break;
            }
            self.carry_out(orders);
            self.hear_events();
            self.tell();
            self.turn();
        }
        if let Some(talk) = self.talk {
            talk.end(&self.desk.bell);
        }
    }

    fn carry_out(&mut self, orders: Orders) {
        if orders.starts_again {
            (self.failures, self.failures_on_this) = (0, 0);
            self.talk = None;
            self.state.trouble = None;
            self.start();
        }
        if let Some(settings) = orders.settings {
            self.settings.clone_from(&settings);
            self.state.wrong_settings.clear();
            self.say(|conversation, now| conversation.choose(settings, now));
            self.is_newer = true;
        }
        for button in orders.buttons {
            self.say(|conversation, now| {
                // An error is ignored: the window shows only real buttons.
                let _is_pressed = conversation.press(&button, now);
            });
        }
        match orders.search {
            Some(Wish::Ask(question)) => self.ask(*question),
            Some(Wish::Stop) => self.stop_search(),
            None => {}
        }
    }

    fn ask(&mut self, question: EngineQuestion) {
        let is_same = self.state.question.as_deref() == Some(&question);
        let has_ended = self.state.finish.is_some_and(|finish| !finish.was_stopped);
        let has_failed = self.state.phase == EnginePhase::Failed;
        let is_hopeless = self.state.not_sent.is_some() || has_failed;
        if is_same && (self.is_wanted || has_ended || is_hopeless) {
            return;
        }
        if !is_same {
            self.failures_on_this = 0;
            self.forget_findings();
        }
        self.state.question = Some(Arc::new(question));
        self.state.finish = None;
        self.state.trouble = None;
        (self.is_wanted, self.has_begun) = (true, false);
        if self.talk.is_none() {
            self.start();
        } else {
            self.ask_engine();
        }
    }

    fn ask_engine(&mut self) {
        let question = self.state.question.clone().filter(|_| self.is_wanted);
        if let Some(question) = question {
            let question = EngineQuestion::clone(&question);
            self.state.phase = EnginePhase::Searching;
            self.is_newer = true;
            self.say(|conversation, now| conversation.ask(question, now));
        }
    }

    fn stop_search(&mut self) {
        if self.is_wanted {
            self.is_wanted = false;
            self.say(Conversation::stop);
            self.state.phase = EnginePhase::Done;
            self.is_newer = true;
        }
        // A stopped search can be started again.
        self.state.finish = self.state.finish.map(|finish| Finish {
            was_stopped: true,
            ..finish
        });
    }

    fn forget_findings(&mut self) {
        let old = std::mem::take(&mut self.state);
        self.state = EngineState {
            phase: old.phase,
            name: old.name,
            author: old.author,
            options: old.options,
            wrong_settings: old.wrong_settings,
            restarts: old.restarts,
            ..EngineState::default()
        };
        self.heard = 0;
    }

    /// Starts the engine, unless it has failed too often.
    fn start(&mut self) {
        if MAX_FAILURES <= self.failures {
            self.is_wanted = false;
            self.state.phase = EnginePhase::Failed;
            let before = self.state.trouble.as_ref().map(Trouble::last_words);
            let given_up = Trouble::GivenUp.with_words(before.unwrap_or_default());
            self.state.trouble = Some(given_up);
            self.is_newer = true;
            return;
        }
        self.is_newer = true;
        match EngineTalk::start(&self.program, self.patience) {
            Ok(talk) => {
                self.talk = Some(talk);
                self.state.phase = EnginePhase::Starting;
                let settings = self.settings.clone();
                self.say(|conversation, now| conversation.choose(settings, now));
                self.ask_engine();
            }
            Err(trouble) => self.fail(trouble),
        }
    }

    fn say(&mut self, say: impl FnOnce(&mut Conversation, Duration)) {
        if let Some(talk) = &mut self.talk {
            let now = talk.now();
            say(&mut talk.conversation, now);
        }
    }

    /// Waits for the next event, order or report.
    fn turn(&mut self) {
        let wait = self.has_news().then(|| self.until_telling());
        match &mut self.talk {
            Some(talk) => {
                if let Err(trouble) = talk.turn(&self.desk.bell, wait) {
                    // Reports before the failure count.
                    self.hear_events();
                    self.take_findings();
                    self.fail(trouble);
                }
            }
            None => drop(self.desk.bell.wait(wait)),
        }
    }

    fn hear_events(&mut self) {
        while let Some(event) = self
            .talk
            .as_mut()
            .and_then(|talk| talk.conversation.next_event())
        {
            self.is_newer = true;
            match event {
                UciEvent::Introduced => self.introduced(),
                UciEvent::Began => (self.has_begun, self.heard) = (true, 0),
                UciEvent::WrongSetting(name, why) => self.state.wrong_settings.push((name, why)),
                UciEvent::NotSent(not_sent) => {
                    self.is_wanted = false;
                    self.state.not_sent = Some(not_sent);
                    self.state.phase = EnginePhase::Done;
                }
                UciEvent::Finished(finish) => self.finished(finish),
                UciEvent::Failed(fault) => {
                    let trouble = Trouble::Misbehaves(fault);
                    let trouble = match &self.talk {
                        Some(talk) => talk.with_words(trouble),
                        None => trouble,
                    };
                    self.fail(trouble);
                }
            }
        }
    }

    fn introduced(&mut self) {
        let Some(talk) = &self.talk else {
            return;
        };
        talk.conversation.name().clone_into(&mut self.state.name);
        talk.conversation
            .author()
            .clone_into(&mut self.state.author);
        self.state.options = talk.conversation.options().cloned().collect();
        if !self.is_wanted {
            self.state.phase = EnginePhase::Ready;
        }
    }

    fn finished(&mut self, finish: Finish) {
        self.failures = 0;
        // The end of a search that was stopped for another one is not reported.
        let phase = self.talk.as_ref().map(|talk| talk.conversation.phase());
        if !self.has_begun || phase != Some(UciPhase::Idle) {
            return;
        }
        self.take_findings();
        self.is_wanted = false;
        self.state.finish = Some(finish);
        self.state.phase = EnginePhase::Done;
    }

    /// Handles a failure of the engine: restarts or abandons it.
    fn fail(&mut self, trouble: Trouble) {
        self.is_newer = true;
        let leaves_the_engine = trouble.leaves_the_engine();
        let is_worth_a_restart = trouble.is_worth_a_restart();
        self.state.trouble = Some(trouble);
        if leaves_the_engine {
            self.is_wanted = false;
            self.state.phase = EnginePhase::Failed;
            return;
        }
        self.talk = None;
        self.has_begun = false;
        self.failures += 1;
        self.failures_on_this += 1;
        let is_hopeless = MAX_FAILURES_ON_ONE <= self.failures_on_this;
        if self.is_wanted && is_worth_a_restart && !is_hopeless && self.failures < MAX_FAILURES {
            self.state.restarts += 1;
            self.start();
        } else {
            self.is_wanted = false;
            self.state.phase = EnginePhase::Failed;
        }
    }

    fn has_news(&self) -> bool {
        let heard = self.talk.as_ref().map(|talk| talk.conversation.progress());
        let heard = heard.flatten().map(|progress| progress.heard);
        self.is_newer || self.is_wanted && heard.is_some_and(|heard| heard != self.heard)
    }

    fn until_telling(&self) -> Duration {
        let since = self.told_at.map(|told| told.elapsed());
        since.map_or(Duration::ZERO, |since| PAUSE.saturating_sub(since))
    }

    /// Reports the state if it has changed and the last report is old enough.
    fn tell(&mut self) {
        if !self.has_news() || !self.until_telling().is_zero() {
            return;
        }
        if self.is_wanted {
            self.take_findings();
        }
        self.is_newer = false;
        self.told_at = Some(Instant::now());
        // There may be no receiver left.
        let _is_told = self.context.tell(Arc::new(self.state.clone()));
    }

    /// Copies the engine's results for the current question into the state.
    fn take_findings(&mut self) {
        let Some(conversation) = self.talk.as_ref().map(|talk| &talk.conversation) else {
            return;
        };
        let is_of_this = matches!(
            conversation.phase(),
            UciPhase::Searching | UciPhase::Overdue | UciPhase::Idle
        );
        let is_of_this = self.has_begun && is_of_this;
        let progress = conversation.progress().filter(|_| is_of_this);
        let (Some(progress), Some(mover)) = (progress, conversation.searched()) else {
            return;
        };
        let state = &mut self.state;
        self.heard = progress.heard;
        state.depth = progress.depth;
        state.selective_depth = progress.selective_depth;
        state.time = progress.time;
        state.nodes = progress.nodes;
        state.speed = progress.speed;
        state.hash_full = progress.hash_full;
        state.table_hits = progress.table_hits;
        state.note.clone_from(&progress.note);
        state.lines = progress
            .lines()
            .map(|line| FoundLine::of(line, mover))
            .collect();
    }
}
