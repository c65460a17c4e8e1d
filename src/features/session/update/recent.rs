//! Files that were opened or saved last.

use crate::app::action::{Action, RecentAction};
use crate::app::state::{Sheet, State};
use crate::session::{Change, RecentFile};
use crate::tasks::Runner;
use crate::text::{counted, name_text, tr, tr_with};
use std::mem;
use std::path::{Path, PathBuf};

pub(crate) use crate::features::session::tasks::look_at_recent::look;

/// A file was opened or saved.
pub(crate) fn used(state: &mut State, path: PathBuf) {
    if !state.shared.settings.remembers_recent_files {
        return;
    }
    state.session.unopenable.remove(&path);
    if state.session.file.is_some() {
        state.session.change_recent(Change::Used(path));
    }
}

/// Something was done with recent files.
pub(crate) fn do_with(state: &mut State, action: RecentAction, runner: &mut dyn Runner) {
    match action {
        RecentAction::Open(path) => {
            state.shared.sheet = None;
            state.shared.send(Action::Open(vec![path]));
        }
        RecentAction::Pin(path, is_pinned) => {
            let id = if is_pinned {
                "announce-pinned"
            } else {
                "announce-unpinned"
            };
            state
                .shared
                .announce(tr_with(id, &[("name", name_of(&path).into())]));
            state.session.change_recent(Change::Pin(path, is_pinned));
        }
        RecentAction::Forget(path) => forget(state, vec![path]),
        RecentAction::Look => look(state, runner),
    }
}

/// Shows the sheet with all of them.
pub(crate) fn open_sheet(state: &mut State, runner: &mut dyn Runner) {
    look(state, runner);
    state.shared.sheet = Some(Sheet::RecentFiles);
}

fn name_of(path: &Path) -> String {
    name_text(path.file_name().unwrap_or(path.as_os_str()))
}

/// Forgets all that are not pinned.
pub(crate) fn clear(state: &mut State) {
    let others = state
        .session
        .recent
        .iter()
        .filter(|recent| !recent.is_pinned);
    let others = others.map(|recent| recent.path.clone()).collect();
    forget(state, others);
}

fn forget(state: &mut State, paths: Vec<PathBuf>) {
    let recent = state.session.recent.iter();
    let is_it = |recent: &&RecentFile| paths.contains(&recent.path);
    state.session.cleared = recent.filter(is_it).cloned().collect();
    let [number, count] = counted(state.session.cleared.len() as u64);
    state.session.change_recent(Change::Forget(paths));
    state
        .shared
        .inform(tr_with("message-recent-cleared", &[number, count]));
}

/// Those that were forgotten last are there again.
pub(crate) fn bring_back(state: &mut State, runner: &mut dyn Runner) {
    let cleared = mem::take(&mut state.session.cleared);
    state.session.change_recent(Change::Return(cleared));
    state.shared.inform(tr("message-recent-back"));
    look(state, runner);
}
