//! Looks for the user's own tables, and at each of them.

use crate::features::endgames::model::tables::TableFolder;
use crate::model::state::{Abandoned, Shared, State, Task};
use crate::model::task_control::{start, stop};
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::TableFolders;
use tabiya_tables::Shelf as _;
use tabiya_text::{endgame_table_fault_text, name_text, tr, tr_with};

/// The number of faults that are reported one by one.
const MOST_FAULTS: usize = 5;

/// Looks for tables in folders.
#[derive(Debug)]
pub(crate) struct FindTables {
    folders: Vec<PathBuf>,
}

impl Work for FindTables {
    type News = Arc<TableFolders>;
    type Answer = Vec<String>;

    fn perform(self, report: &mut WorkReport<'_, Arc<TableFolders>>) -> Self::Answer {
        let tables = Arc::new(TableFolders::new(self.folders));
        let mut faults = Faults::default();
        for trouble in tables.troubles() {
            let variables = [
                ("folder", name_text(&trouble.folder).into()),
                ("reason", trouble.error.to_string().into()),
            ];
            faults.add(tr_with("tables-folder-fault", &variables));
        }
        // They can be asked from now on.
        let mut flow = report.news(Arc::clone(&tables));
        for (done, (material, kind, path)) in (1..).zip(tables.all()) {
            if flow.is_break() {
                break;
            }
            if let Err(error) = tables.table(material, kind) {
                let file = path.file_name().unwrap_or(path.as_os_str());
                faults.add(endgame_table_fault_text(&name_text(file), error));
            }
            flow = report.progress(done, tables.count() as u64);
        }
        faults.told()
    }
}

/// The first faults, and the number of the others.
#[derive(Default)]
struct Faults {
    first: Vec<String>,
    others: usize,
}

impl Faults {
    fn add(&mut self, fault: String) {
        if self.first.len() < MOST_FAULTS {
            self.first.push(fault);
        } else {
            self.others += 1;
        }
    }

    fn told(mut self) -> Vec<String> {
        if self.others > 0 {
            let variables = [("count", self.others.into())];
            self.first.push(tr_with("tables-more-faults", &variables));
        }
        self.first
    }
}

/// The task that looks for tables.
#[derive(Debug)]
pub(crate) struct FindingTables;

impl Task<State> for FindingTables {
    type Work = FindTables;

    fn status(&self) -> String {
        tr("status-finding-tables")
    }

    fn on_news(
        &self,
        _id: TaskId,
        tables: Arc<TableFolders>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.endgames.use_tables(Some(tables));
    }

    fn on_answer(
        &self,
        _id: TaskId,
        faults: Vec<String>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        state.endgames.tables.faults = Some(faults);
        state.endgames.tables.is_silent = false;
    }

    fn on_failure(&self, _id: TaskId, why: &str, state: &mut State, _runner: &mut dyn Runner) {
        state.endgames.tables.faults = Some(vec![why.to_owned()]);
    }

    fn on_silence(&self, state: &mut State, _runner: &mut dyn Runner) {
        state.endgames.tables.is_silent = true;
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<Vec<String>> {
        Abandoned::Forgotten
    }
}

/// Starts to look for tables in these folders, and no longer elsewhere.
pub(crate) fn find_tables(shared: &mut Shared, folders: &[TableFolder], runner: &mut dyn Runner) {
    stop(shared, runner, |_: &FindingTables| true);
    if folders.is_empty() {
        return;
    }
    let folders = folders.iter().map(|folder| folder.path.clone()).collect();
    start(shared, FindingTables, FindTables { folders }, runner);
}
