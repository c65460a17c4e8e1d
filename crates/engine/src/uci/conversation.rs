//! The conversation with one engine: it decides what to send and when, and interprets the replies.
//!
//! It has no pipe and no clock: its inputs are the engine's output and the time; its outputs are lines to write, and
//! events. Before every search the engine is asked whether it is ready, so its reports on one search cannot be taken
//! for reports on the next.

mod event;
mod options;
mod silence;

pub use event::{Event, Finish, Patience, Phase};

use super::Fault;
use super::command::{Command, Question};
use super::engine_option::{EngineOption, WrongValue};
use super::guard::{Admitted, admit, readers_of};
use super::line::read_move;
use super::progress::Progress;
use super::said::{BestMove, LastWords, LineCutter, Said, read_said};
use super::words::plain_text;
use event::Level;
use options::{CHESS960, Needs, Options};
use silence::{Remedy, Silence};
use std::collections::VecDeque;
use std::mem;
use std::time::Duration;
use tabiya_chess::Mover;

const MAX_NAME: usize = 200;

/// The conversation with one engine.
#[derive(Debug)]
pub struct Conversation {
    phase: Phase,
    /// The time limit for the engine's answer in this phase.
    until: Option<Duration>,
    /// Watches for silence in a search without a time limit.
    silence: Option<Silence>,
    patience: Patience,
    cutter: LineCutter,
    level: Level,
    said_anything: bool,
    last_words: LastWords,
    name: String,
    author: String,
    options: Options,
    /// The question to ask as soon as the engine is idle.
    wanted: Option<Question>,
    /// The question to ask when the engine is ready.
    prepared: Option<Search>,
    search: Option<Search>,
    out: Vec<u8>,
    events: VecDeque<Event>,
}

/// A question that the engine has or is about to get.
#[derive(Debug)]
struct Search {
    question: Question,
    admitted: Admitted,
    progress: Progress,
}

impl Conversation {
    /// Begins a conversation with an engine that has just been started.
    pub fn new(patience: Patience, now: Duration) -> Self {
        let mut this = Self {
            phase: Phase::Greeting,
            until: Some(now.saturating_add(patience.greeting)),
            silence: None,
            patience,
            cutter: LineCutter::default(),
            level: Level::default(),
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
        this.say(Command::Uci);
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
    pub fn phase(&self) -> Phase {
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
    pub fn progress(&self) -> Option<&Progress> {
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
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Asks a question in place of any earlier one.
    pub fn ask(&mut self, question: Question, now: Duration) {
        self.wanted = Some(question);
        match self.phase {
            Phase::Idle => self.prepare(now),
            Phase::Searching => self.end_search(Phase::Stopping, now),
            _ => {}
        }
    }

    /// Ends the search. Its results stay, and its end is reported.
    pub fn stop(&mut self, now: Duration) {
        self.wanted = None;
        self.prepared = None;
        if self.phase == Phase::Searching {
            self.end_search(Phase::Stopping, now);
        }
    }

    /// Replaces the chosen values of options. A running search is restarted if they affect it.
    pub fn choose(&mut self, chosen: Vec<(String, String)>, now: Duration) {
        self.options.choose(chosen);
        if self.phase != Phase::Greeting {
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
        if matches!(self.phase, Phase::Quitting | Phase::Failed) {
            return;
        }
        if self.phase == Phase::Searching {
            self.say(Command::Stop);
        }
        self.say(Command::Quit);
        self.enter(
            Phase::Quitting,
            Some(now.saturating_add(self.patience.quit)),
        );
    }

    /// Takes output of the engine, in pieces of any length.
    pub fn hear(&mut self, came: &[u8], now: Duration) {
        if self.level.rises_too_high(came.len(), now, &self.patience) {
            self.fail(Fault::Flood);
            return;
        }
        let mut cutter = mem::take(&mut self.cutter);
        cutter.cut(came, |line| self.hear_line(line, now));
        self.cutter = cutter;
    }

    /// Checks the time limits of the engine's answers.
    pub fn tick(&mut self, now: Duration) {
        if self.phase == Phase::Searching {
            self.look_at_silence(now);
        }
        if self.until.is_none_or(|until| now < until) {
            return;
        }
        match self.phase {
            Phase::Greeting if self.said_anything => self.fail(Fault::OnlyGarbage),
            Phase::Greeting => self.fail(Fault::NoUciOk),
            Phase::Preparing => self.fail(Fault::HangsOnIsReady),
            Phase::Searching => self.end_search(Phase::Overdue, now),
            Phase::Stopping => self.fail(Fault::IgnoresStop),
            Phase::Overdue => self.fail(Fault::NoBestMove),
            Phase::Quitting => self.fail(Fault::IgnoresQuit),
            Phase::Idle | Phase::Failed => self.until = None,
        }
    }

    fn look_at_silence(&mut self, now: Duration) {
        let Some(silence) = self.silence.as_mut().filter(|it| it.until() <= now) else {
            return;
        };
        match silence.remedy(now) {
            Remedy::Ask => self.say(Command::IsReady),
            Remedy::GiveUp => {
                self.say(Command::Stop);
                self.fail(Fault::SaysNothing);
            }
        }
    }

    fn hear_line(&mut self, line: &[u8], now: Duration) {
        let said = read_said(line);
        self.said_anything |= said != Said::Blank;
        let is_greeted = self.phase == Phase::Greeting;
        self.last_words.hear(line, &said, is_greeted);
        if let Some(silence) = &mut self.silence {
            match said {
                Said::ReadyOk => silence.hear_answer(now),
                Said::Blank => {}
                _ => silence.hear(now),
            }
        }
        match (self.phase, said) {
            (Phase::Greeting, Said::Name(name)) => self.name = plain_text(name, MAX_NAME),
            (Phase::Greeting, Said::Author(author)) => self.author = plain_text(author, MAX_NAME),
            (Phase::Greeting, Said::Offers(offered)) => {
                if let Some(option) = EngineOption::read(offered) {
                    self.options.offer(option);
                }
            }
            (Phase::Greeting, Said::UciOk) => {
                self.enter(Phase::Idle, None);
                self.events.push_back(Event::Introduced);
                self.tell_wrong_settings();
                self.prepare(now);
            }
            (Phase::Preparing, Said::ReadyOk) => self.ready(now),
            (Phase::Searching | Phase::Stopping | Phase::Overdue, Said::Info(info)) => {
                if let Some(search) = &mut self.search {
                    search.progress.note(&info);
                }
            }
            (Phase::Searching | Phase::Stopping | Phase::Overdue, Said::BestMove(best)) => {
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
            Err(not_sent) => return self.events.push_back(Event::NotSent(not_sent)),
        };
        for setting in self.options.changes(needs(&question, &admitted)) {
            self.say(Command::SetOption(&setting));
        }
        if question.is_fresh {
            self.say(Command::NewGame);
        }
        self.say(Command::IsReady);
        self.enter(
            Phase::Preparing,
            Some(now.saturating_add(self.patience.ready)),
        );
        let progress = Progress::new(question.lines);
        self.prepared = Some(Search {
            question,
            admitted,
            progress,
        });
    }

    fn ready(&mut self, now: Duration) {
        self.enter(Phase::Idle, None);
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
        self.say(Command::Position {
            root: &question.position,
            moves: &question.moves,
            chess960,
        });
        self.say(Command::Go {
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
        let silence = Silence::of(&question.limits, self.patience.silence, now);
        self.search = Some(search);
        self.enter(Phase::Searching, until);
        self.silence = silence;
        self.events.push_back(Event::Began);
    }

    /// Restarts a running search if options that it depends on have changed.
    fn begin_anew(&mut self, now: Duration) {
        let Some(search) = self
            .search
            .as_ref()
            .filter(|_| self.phase == Phase::Searching)
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

    fn end_search(&mut self, phase: Phase, now: Duration) {
        self.say(Command::Stop);
        self.enter(phase, Some(now.saturating_add(self.patience.stop)));
    }

    fn finish(&mut self, said: BestMove<'_>) {
        let was_stopped = self.phase != Phase::Searching;
        self.enter(Phase::Idle, None);
        let Some(search) = &self.search else {
            return;
        };
        let mover = &search.admitted.mover;
        let event = match said.best.map(|word| read_move(mover, word)) {
            Some(Ok(best)) => {
                self.last_words.forget();
                let ponder = said.ponder;
                let ponder = ponder.and_then(|word| read_move(&mover.after(best), word).ok());
                Event::Finished(Finish {
                    best: Some(best),
                    ponder,
                    was_stopped,
                })
            }
            // It was stopped before it found a move.
            None if was_stopped => Event::Finished(Finish {
                best: None,
                ponder: None,
                was_stopped,
            }),
            None => Event::Failed(Fault::IllegalBestMove(String::new())),
            Some(Err(wrong)) => Event::Failed(Fault::IllegalBestMove(wrong.said)),
        };
        self.events.push_back(event);
    }

    fn tell_wrong_settings(&mut self) {
        let wrong = self.options.wrong().into_iter();
        let events = wrong.map(|(name, why)| Event::WrongSetting(name, why));
        self.events.extend(events);
    }

    fn fail(&mut self, fault: Fault) {
        if self.phase != Phase::Failed {
            self.enter(Phase::Failed, None);
            self.events.push_back(Event::Failed(fault));
        }
    }

    fn enter(&mut self, phase: Phase, until: Option<Duration>) {
        self.phase = phase;
        self.until = until;
        self.silence = None;
    }

    fn say(&mut self, command: Command<'_>) {
        command.push_to(&mut self.out);
    }
}

fn needs(question: &Question, admitted: &Admitted) -> Needs {
    Needs {
        lines: question.lines,
        chess960: admitted.needs_chess960,
    }
}
