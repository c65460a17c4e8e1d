//! The conversation with one engine: it decides what to send and when, and interprets the replies.
//!
//! It has no pipe and no clock: its inputs are the engine's output and the time; its outputs are lines to write, and
//! events. Before every search the engine is asked whether it is ready, so its reports on one search cannot be taken
//! for reports on the next.

mod event;
mod options;
mod silence;

pub use event::{Finish, Patience, UciEvent, UciPhase};

use super::UciFault;
use super::command::{EngineQuestion, UciCommand};
use super::engine_option::{EngineOption, WrongValue};
use super::guard::{Admitted, admit, readers_of};
use super::line::read_move;
use super::progress::SearchProgress;
use super::said::{BestMove, LastWords, LineCutter, UciLine, read_said};
use super::words::plain_text;
use event::OutputLevel;
use options::{CHESS960, Needs, Options};
use silence::{Remedy, SearchSilence};
use std::collections::VecDeque;
use std::mem;
use std::time::Duration;
use tabiya_chess::Mover;

const MAX_NAME: usize = 200;

/// The conversation with one engine.
#[derive(Debug)]
pub struct Conversation {
    phase: UciPhase,
    /// The time limit for the engine's answer in this phase.
    until: Option<Duration>,
    /// Watches for silence in a search without a time limit.
    silence: Option<SearchSilence>,
    patience: Patience,
    cutter: LineCutter,
    level: OutputLevel,
    said_anything: bool,
    last_words: LastWords,
    name: String,
    author: String,
    options: Options,
    /// The question to ask as soon as the engine is idle.
    wanted: Option<EngineQuestion>,
    /// The question to ask when the engine is ready.
    prepared: Option<Search>,
    search: Option<Search>,
    out: Vec<u8>,
    events: VecDeque<UciEvent>,
}

/// A question that the engine has or is about to get.
#[derive(Debug)]
struct Search {
    question: EngineQuestion,
    admitted: Admitted,
    progress: SearchProgress,
}

impl Conversation {
    /// Begins a conversation with an engine that has just been started.
    pub fn new(patience: Patience, now: Duration) -> Self {
        let mut this = Self {
            phase: UciPhase::Greeting,
            until: Some(now.saturating_add(patience.greeting)),
            silence: None,
            patience,
            cutter: LineCutter::default(),
            level: OutputLevel::default(),
            said_anything: false,
            last_words: LastWords::default(),
            name: String::new(),
            author: String::new(),
            options: Options::default(),
            wanted: None,
            prepared: None,
            search: None,
            out: Vec::new(),
            events: VecDeque::new(),
        };
        this.say(UciCommand::Uci);
        this
    }

    /// The engine's name with its version, in its own words.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The engine's authors, in its own words.
    pub fn author(&self) -> &str {
        &self.author
    }

    /// The options that the engine offers.
    pub fn options(&self) -> impl Iterator<Item = &EngineOption> {
        self.options.offered()
    }

    /// The phase of the conversation.
    pub fn phase(&self) -> UciPhase {
        self.phase
    }

    /// The latest time for the next call of [`Self::tick`].
    pub fn deadline(&self) -> Option<Duration> {
        let silence = self.silence.map(|silence| silence.until());
        self.until.into_iter().chain(silence).min()
    }

    /// The last remarks of the engine since its last result, one per line; often empty.
    pub fn last_words(&self) -> String {
        self.last_words.text()
    }

    /// The progress of the current or last search.
    pub fn progress(&self) -> Option<&SearchProgress> {
        self.search.as_ref().map(|search| &search.progress)
    }

    /// The position of the current or last search.
    pub fn searched(&self) -> Option<&Mover> {
        self.search.as_ref().map(|search| &search.admitted.mover)
    }

    /// Takes the output for the engine, which then counts as written.
    pub fn take_output(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }

    /// Takes the next event that was not reported yet.
    pub fn next_event(&mut self) -> Option<UciEvent> {
        self.events.pop_front()
    }

    /// Asks a question in place of any earlier one.
    pub fn ask(&mut self, question: EngineQuestion, now: Duration) {
        self.wanted = Some(question);
        match self.phase {
            UciPhase::Idle => self.prepare(now),
            UciPhase::Searching => self.end_search(UciPhase::Stopping, now),
            _ => {}
        }
    }

    /// Ends the search. Its results stay, and its end is reported.
    pub fn stop(&mut self, now: Duration) {
        self.wanted = None;
        self.prepared = None;
        if self.phase == UciPhase::Searching {
            self.end_search(UciPhase::Stopping, now);
        }
    }

    /// Replaces the chosen values of options. A running search is restarted if they affect it.
    pub fn choose(&mut self, chosen: Vec<(String, String)>, now: Duration) {
        self.options.choose(chosen);
        if self.phase != UciPhase::Greeting {
            self.tell_wrong_settings();
        }
        self.begin_anew(now);
    }

    /// Presses a button before the next search.
    ///
    /// # Errors
    ///
    /// Fails when the engine has no such option, or the option is not a button.
    pub fn press(&mut self, name: &str, now: Duration) -> Result<(), WrongValue> {
        self.options.press(name)?;
        self.begin_anew(now);
        Ok(())
    }

    /// Asks the engine to end.
    pub fn quit(&mut self, now: Duration) {
        if matches!(self.phase, UciPhase::Quitting | UciPhase::Failed) {
            return;
        }
        if self.phase == UciPhase::Searching {
            self.say(UciCommand::Stop);
        }
        self.say(UciCommand::Quit);
        self.enter(
            UciPhase::Quitting,
            Some(now.saturating_add(self.patience.quit)),
        );
    }

    /// Takes output of the engine, in pieces of any length.
    pub fn hear(&mut self, came: &[u8], now: Duration) {
        if self.level.rises_too_high(came.len(), now, &self.patience) {
            self.fail(UciFault::Flood);
            return;
        }
        let mut cutter = mem::take(&mut self.cutter);
        cutter.cut(came, |line| self.hear_line(line, now));
        self.cutter = cutter;
    }

    /// Checks the time limits of the engine's answers.
    pub fn tick(&mut self, now: Duration) {
        if self.phase == UciPhase::Searching {
            self.look_at_silence(now);
        }
        if self.until.is_none_or(|until| now < until) {
            return;
        }
        match self.phase {
            UciPhase::Greeting if self.said_anything => self.fail(UciFault::OnlyGarbage),
            UciPhase::Greeting => self.fail(UciFault::NoUciOk),
            UciPhase::Preparing => self.fail(UciFault::HangsOnIsReady),
            UciPhase::Searching => self.end_search(UciPhase::Overdue, now),
            UciPhase::Stopping => self.fail(UciFault::IgnoresStop),
            UciPhase::Overdue => self.fail(UciFault::NoBestMove),
            UciPhase::Quitting => self.fail(UciFault::IgnoresQuit),
            UciPhase::Idle | UciPhase::Failed => self.until = None,
        }
    }

    fn look_at_silence(&mut self, now: Duration) {
        let Some(silence) = self.silence.as_mut().filter(|it| it.until() <= now) else {
            return;
        };
        match silence.remedy(now) {
            Remedy::Ask => self.say(UciCommand::IsReady),
            Remedy::GiveUp => {
                self.say(UciCommand::Stop);
                self.fail(UciFault::SaysNothing);
            }
        }
    }

    fn hear_line(&mut self, line: &[u8], now: Duration) {
        let said = read_said(line);
        self.said_anything |= said != UciLine::Blank;
        let is_greeted = self.phase == UciPhase::Greeting;
        self.last_words.hear(line, &said, is_greeted);
        if let Some(silence) = &mut self.silence {
            match said {
                UciLine::ReadyOk => silence.hear_answer(now),
                UciLine::Blank => {}
                _ => silence.hear(now),
            }
        }
        match (self.phase, said) {
            (UciPhase::Greeting, UciLine::Name(name)) => self.name = plain_text(name, MAX_NAME),
            (UciPhase::Greeting, UciLine::Author(author)) => {
                self.author = plain_text(author, MAX_NAME);
            }
            (UciPhase::Greeting, UciLine::Offers(offered)) => {
                if let Some(option) = EngineOption::read(offered) {
                    self.options.offer(option);
                }
            }
            (UciPhase::Greeting, UciLine::UciOk) => {
                self.enter(UciPhase::Idle, None);
                self.events.push_back(UciEvent::Introduced);
                self.tell_wrong_settings();
                self.prepare(now);
            }
            (UciPhase::Preparing, UciLine::ReadyOk) => self.ready(now),
            (UciPhase::Searching | UciPhase::Stopping | UciPhase::Overdue, UciLine::Info(info)) => {
                if let Some(search) = &mut self.search {
                    search.progress.note(&info);
                }
            }
            (
                UciPhase::Searching | UciPhase::Stopping | UciPhase::Overdue,
                UciLine::BestMove(best),
            ) => {
                self.finish(best);
                self.prepare(now);
            }
            _ => {}
        }
    }

    /// Prepares the engine for the pending question, if there is one.
    fn prepare(&mut self, now: Duration) {
        let Some(question) = self.wanted.take() else {
            return;
        };
        let knows_chess960 = self.options.find(CHESS960).is_some();
        let admitted = match admit(&question, readers_of(&self.name), knows_chess960) {
            Ok(admitted) => admitted,
            Err(not_sent) => return self.events.push_back(UciEvent::NotSent(not_sent)),
        };
        for setting in self.options.changes(needs(&question, &admitted)) {
            self.say(UciCommand::SetOption(&setting));
        }
        if question.is_fresh {
            self.say(UciCommand::NewGame);
        }
        self.say(UciCommand::IsReady);
        self.enter(
            UciPhase::Preparing,
            Some(now.saturating_add(self.patience.ready)),
        );
        let progress = SearchProgress::new(question.lines);
        self.prepared = Some(Search {
            question,
            admitted,
            progress,
        });
    }

    fn ready(&mut self, now: Duration) {
        self.enter(UciPhase::Idle, None);
        match self.prepared.take() {
            // Another question came in the meantime.
            _ if self.wanted.is_some() => self.prepare(now),
            Some(search) => self.begin(search, now),
            None => {}
        }
    }

    fn begin(&mut self, search: Search, now: Duration) {
        let Search {
            question, admitted, ..
        } = &search;
        let chess960 = admitted.needs_chess960;
        self.say(UciCommand::Position {
            root: &question.position,
            moves: &question.moves,
            chess960,
        });
        self.say(UciCommand::Go {
            limits: &question.limits,
            mover: &admitted.mover,
            chess960,
        });
        let overtime = self.patience.overtime;
        let allowed = question
            .limits
            .time
            .map(|time| time.saturating_add(overtime));
        let allowed = [allowed, question.longest].into_iter().flatten().min();
        let until = allowed.and_then(|allowed| now.checked_add(allowed));
        let silence = SearchSilence::of(&question.limits, self.patience.silence, now);
        self.search = Some(search);
        self.enter(UciPhase::Searching, until);
        self.silence = silence;
        self.events.push_back(UciEvent::Began);
    }

    /// Restarts a running search if options that it depends on have changed.
    fn begin_anew(&mut self, now: Duration) {
        let Some(search) = self
            .search
            .as_ref()
            .filter(|_| self.phase == UciPhase::Searching)
        else {
            return;
        };
        if self
            .options
            .differ_from(needs(&search.question, &search.admitted))
        {
            let question = search.question.clone();
            self.ask(question, now);
        }
    }

    fn end_search(&mut self, phase: UciPhase, now: Duration) {
        self.say(UciCommand::Stop);
        self.enter(phase, Some(now.saturating_add(self.patience.stop)));
    }

    fn finish(&mut self, said: BestMove<'_>) {
        let was_stopped = self.phase != UciPhase::Searching;
        self.enter(UciPhase::Idle, None);
        let Some(search) = &self.search else {
            return;
        };
        let mover = &search.admitted.mover;
        let event = match said.best.map(|word| read_move(mover, word)) {
            Some(Ok(best)) => {
                self.last_words.forget();
                let ponder = said.ponder;
                let ponder = ponder.and_then(|word| read_move(&mover.after(best), word).ok());
                UciEvent::Finished(Finish {
                    best: Some(best),
                    ponder,
                    was_stopped,
                })
            }
            // It was stopped before it found a move.
            None if was_stopped => UciEvent::Finished(Finish {
                best: None,
                ponder: None,
                was_stopped,
            }),
            None => UciEvent::Failed(UciFault::IllegalBestMove(String::new())),
            Some(Err(wrong)) => UciEvent::Failed(UciFault::IllegalBestMove(wrong.said)),
        };
        self.events.push_back(event);
    }

    fn tell_wrong_settings(&mut self) {
        let wrong = self.options.wrong().into_iter();
        let events = wrong.map(|(name, why)| UciEvent::WrongSetting(name, why));
        self.events.extend(events);
    }

    fn fail(&mut self, fault: UciFault) {
        if self.phase != UciPhase::Failed {
            self.enter(UciPhase::Failed, None);
            self.events.push_back(UciEvent::Failed(fault));
        }
    }

    fn enter(&mut self, phase: UciPhase, until: Option<Duration>) {
        self.phase = phase;
        self.until = until;
        self.silence = None;
    }

    fn say(&mut self, command: UciCommand<'_>) {
        command.push_to(&mut self.out);
    }
}

fn needs(question: &EngineQuestion, admitted: &Admitted) -> Needs {
    Needs {
        lines: question.lines,
        chess960: admitted.needs_chess960,
    }
}
