//! Recent files: those that were opened or saved last.

use crate::features::session::model::SessionMemory;
use crate::model::action::{FilesAction, RecentAction};
use crate::model::state::{Dialog, Shared};
use std::mem;
use std::path::{Path, PathBuf};
use tabiya_desktop::tasks::Runner;
use tabiya_settings::session::{Change, RecentFile};
use tabiya_text::{counted, name_text, tr, tr_with};

use crate::features::session::tasks::look_at_recent::look;

/// Records that a file was opened or saved.
pub(super) fn used(own: &mut SessionMemory, shared: &mut Shared, path: PathBuf) {
    if !shared.settings.remembers_recent_files {
        return;
    }
    own.unopenable.remove(&path);
    if own.file.is_some() {
        own.change_recent(Change::Used(path));
    }
}

/// Handles an action on recent files.
pub(super) fn do_with(
    own: &mut SessionMemory,
    shared: &mut Shared,
    action: RecentAction,
    runner: &mut dyn Runner,
) {
    match action {
        RecentAction::Open(path) => {
            shared.dialog = None;
            shared.send(FilesAction::Open(vec![path]));
        }
        RecentAction::Pin(path, is_pinned) => {
            let id = if is_pinned {
                "announce-pinned"
            } else {
                "announce-unpinned"
            };
            shared.announce(tr_with(id, &[("name", name_of(&path).into())]));
            own.change_recent(Change::Pin(path, is_pinned));
        }
        RecentAction::Forget(path) => forget(own, shared, vec![path]),
        RecentAction::Look => look(own, shared, runner),
    }
}

/// Opens the dialog with all recent files.
pub(super) fn open_dialog(own: &mut SessionMemory, shared: &mut Shared, runner: &mut dyn Runner) {
    look(own, shared, runner);
    shared.dialog = Some(Dialog::RecentFiles);
}

fn name_of(path: &Path) -> String {
    name_text(path.file_name().unwrap_or(path.as_os_str()))
}

/// Removes all recent files that are not pinned.
pub(super) fn clear(own: &mut SessionMemory, shared: &mut Shared) {
    let others = own.recent.iter().filter(|recent| !recent.is_pinned);
    let others = others.map(|recent| recent.path.clone()).collect();
    forget(own, shared, others);
}

fn forget(own: &mut SessionMemory, shared: &mut Shared, paths: Vec<PathBuf>) {
    let recent = own.recent.iter();
    let is_it = |recent: &&RecentFile| paths.contains(&recent.path);
    own.cleared = recent.filter(is_it).cloned().collect();
    let [number, count] = counted(own.cleared.len() as u64);
    own.change_recent(Change::Forget(paths));
    shared.inform(tr_with("message-recent-cleared", &[number, count]));
}

/// Restores the files that were removed last.
pub(super) fn bring_back(own: &mut SessionMemory, shared: &mut Shared, runner: &mut dyn Runner) {
    let cleared = mem::take(&mut own.cleared);
    own.change_recent(Change::Return(cleared));
    shared.inform(tr("message-recent-back"));
    look(own, shared, runner);
}
