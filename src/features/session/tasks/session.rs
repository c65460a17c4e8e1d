//! Reads and writes the session file.

use crate::features::files::CollectionFile;
use crate::features::session::model::{GamesOfFiles, SessionMemory};
use crate::model::action::{FilesAction, RecentAction, SessionAction};
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{io, mem};
use tabiya_collection::document::KeptGame;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::ArchiveEntry;
use tabiya_settings::session;
use tabiya_settings::session::{
    Keeper, OpenFile, RecalledSession, Remembered, SessionChange, SessionNote,
};
use tabiya_text::{counted, name_text, tr, tr_with};

/// Reads the last session.
#[derive(Debug)]
pub struct RecallSession {
    /// The session file.
    pub file: PathBuf,
}

impl Work for RecallSession {
    type News = Infallible;
    /// The session, as far as it could be read.
    type Answer = RecalledSession;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> RecalledSession {
        session::recall(&self.file)
    }
}

/// The task that reads the last session.
#[derive(Debug)]
pub struct RecallingSession;

impl Task<State> for RecallingSession {
    type Work = RecallSession;

    fn status(&self) -> String {
        tr("status-session")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        recalled: RecalledSession,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        take_up(&mut state.session, &mut state.shared, recalled);
    }
}

fn take_up(own: &mut SessionMemory, shared: &mut Shared, recalled: RecalledSession) {
    if let Some(note) = recalled.note {
        say(own, shared, &note);
    }
    let here = recalled.session.here;
    own.recent = recalled.session.recent;
    own.keeper = recalled.keeper;
    own.is_recalled = true;
    own.written = Some(here.clone());
    own.window = own.window.or(here.window);
    shared.folder = shared.folder.take().or(here.folder);
    for change in own.unwritten.clone() {
        own.apply_to_recent(change);
    }
    if shared.settings.reopens_files && !here.open.is_empty() {
        if shared.is_untouched() {
            shared.view.flipped = here.flipped;
        }
        own.games.are_unwritten = !recalled.games.files.is_empty();
        own.games.waiting = recalled.games.files.into_iter().collect();
        if recalled.games.damaged > 0 {
            let damaged = counted(recalled.games.damaged as u64);
            shared.report_failure(tr_with("recovery-games-damaged", &damaged));
        }
        open_again(own, shared, here.open);
    }
    shared.send(SessionAction::Recent(RecentAction::Look));
}

fn open_again(own: &mut SessionMemory, shared: &mut Shared, open: Vec<OpenFile>) {
    let file = |open: &OpenFile| CollectionFile {
        path: open.path.clone(),
        entry: open.entry.clone(),
        made: open.made.clone(),
        bytes: open
            .entry
            .as_ref()
            .map_or(0, |entry: &ArchiveEntry| entry.bytes),
    };
    let all = open.iter().map(file).collect();
    own.awaited = open;
    shared.send(FilesAction::OpenAgain(all));
}

/// Writes changes to the session file.
#[derive(Debug)]
pub struct RememberSession {
    /// The session file.
    pub file: PathBuf,
    /// The changes to write.
    pub changes: Vec<SessionChange>,
    /// The games to write, unless the file of games stays as it is.
    pub games: Option<GamesOfFiles>,
    /// The lock on the open files of the session.
    pub keeper: Option<Arc<Keeper>>,
}

impl Work for RememberSession {
    type News = Infallible;
    /// The content of the file after the write.
    type Answer = io::Result<Remembered>;

    const IS_WAITED_FOR_AT_END: bool = true;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let remembered = session::remember(&self.file, self.changes, self.keeper)?;
        if let Some(games) = self.games.filter(|_| remembered.keeper.is_some()) {
            session::remember_games(&self.file, &saved_games(games))?;
        }
        Ok(remembered)
    }
}

/// The games that a file of games has, too. The user has been asked about all others, or they are in a journal.
fn saved_games(games: GamesOfFiles) -> Vec<(PathBuf, Vec<KeptGame>)> {
    let mut all = games.waiting;
    for (path, games, rows) in games.open {
        let mut games = games.in_rows(&rows);
        games.retain(|game| game.is_saved);
        all.push((path, games));
    }
    all
}

/// The task that writes the session.
#[derive(Debug)]
pub struct RememberingSession {
    /// The changes that are being written.
    changes: Vec<SessionChange>,
}

impl Task<State> for RememberingSession {
    type Work = RememberSession;

    fn status(&self) -> String {
        tr("status-session")
    }

    fn is_writing(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        _id: TaskId,
        result: io::Result<Remembered>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        remembered(
            &mut state.session,
            &mut state.shared,
            self.changes.clone(),
            result,
        );
    }
}

/// Starts to write changes, if there are any.
pub(crate) fn write(own: &mut SessionMemory, shared: &mut Shared, runner: &mut dyn Runner) {
    if !own.has_news(shared) || shared.tasks.has::<RememberingSession>() {
        return;
    }
    let Some(file) = own.file.clone() else {
        return;
    };
    let here = own.here(shared);
    let session = &mut *own;
    let mut changes = mem::take(&mut session.unwritten);
    if session.written.as_ref() != Some(&here) {
        changes.push(SessionChange::Here(here.clone()));
        session.written = Some(here);
    }
    let writes_games = mem::take(&mut session.games.are_unwritten);
    let games = writes_games.then(|| session.games_to_keep(shared));
    let keeper = session.keeper.clone();
    let task = RememberingSession {
        changes: changes.clone(),
    };
    let work = RememberSession {
        file,
        changes,
        games,
        keeper,
    };
    start(shared, task, work, runner);
}

/// Takes the result of a write.
fn remembered(
    own: &mut SessionMemory,
    shared: &mut Shared,
    changes: Vec<SessionChange>,
    result: io::Result<Remembered>,
) {
    match result {
        Ok(remembered) => {
            if let Some(note) = remembered.note {
                say(own, shared, &note);
            }
            own.is_unwritable = false;
            own.keeper = remembered.keeper;
            own.recent = remembered.recent;
            for change in own.unwritten.clone() {
                own.apply_to_recent(change);
            }
        }
        Err(error) => {
            let later = mem::take(&mut own.unwritten);
            let is_of_all = |change: &SessionChange| !matches!(change, SessionChange::Here(_));
            let changes = changes.into_iter().filter(is_of_all);
            own.unwritten = changes.chain(later).collect();
            if !mem::replace(&mut own.is_unwritable, true) {
                let text = because(own, "session-unwritten", &error);
                shared.report_failure(text);
            }
        }
    }
}

fn say(own: &mut SessionMemory, shared: &mut Shared, note: &SessionNote) {
    let kept = |id, kept_as: &Path| {
        let kept_as = name_text(kept_as);
        tr_with(
            id,
            &[("file", file_name(own).into()), ("kept", kept_as.into())],
        )
    };
    let text = match note {
        SessionNote::Damaged { kept_as } => kept("session-damaged", kept_as),
        SessionNote::Newer { kept_as } => kept("session-newer", kept_as),
        SessionNote::LeftAlone(error) => because(own, "session-left", error),
    };
    shared.report_failure(text);
}

fn because(own: &SessionMemory, id: &str, reason: &io::Error) -> String {
    let reason = reason.to_string();
    tr_with(
        id,
        &[("file", file_name(own).into()), ("reason", reason.into())],
    )
}

/// The displayed path of the session file.
fn file_name(own: &SessionMemory) -> String {
    let file = own.file.as_deref();
    file.map(name_text).unwrap_or_default()
}
