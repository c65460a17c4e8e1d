//! The user's own tables: the folders in which they are looked for, and what was found.

use std::path::PathBuf;
use std::sync::Arc;
use tabiya_lines::TableFolders;
use tabiya_settings::Settings;

/// The option of engines that names the folders with tables.
const SYZYGY_PATH: &str = "SyzygyPath";

/// A folder in which tables are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableFolder {
    /// The folder.
    pub(crate) path: PathBuf,
    /// The engine that has it as an option; `None` for a folder that the user has named.
    pub(crate) engine: Option<String>,
}

/// The folders in which tables are looked for: those that the user has named, and those of the chosen engines.
pub(crate) fn folders(settings: &Settings) -> Vec<TableFolder> {
    let named = settings.table_folders.iter().map(|path| TableFolder {
        path: path.clone(),
        engine: None,
    });
    let mut folders: Vec<_> = named.collect();
    for (name, engine) in &settings.engines {
        let options = engine.options.iter();
        let lists = options.filter(|(option, _)| option.eq_ignore_ascii_case(SYZYGY_PATH));
        for path in lists.flat_map(|(_, list)| std::env::split_paths(list)) {
            // Engines also say “<empty>”, and know folders relative to their own.
            if path.is_absolute() && !folders.iter().any(|folder| folder.path == path) {
                folders.push(TableFolder {
                    path,
                    engine: Some(name.clone()),
                });
            }
        }
    }
    folders
}

/// The search for tables, and what it has found so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct TablesState {
    /// The folders that were searched last.
    pub(crate) folders: Vec<TableFolder>,
    /// The tables.
    pub(crate) tables: Option<Arc<TableFolders>>,
    /// Sentences about folders that cannot be listed and files that cannot be used, in the language that was set when
    /// they were found. `None` as long as not all files have been looked at.
    pub(crate) faults: Option<Vec<String>>,
    /// The disk does not answer.
    pub(crate) is_silent: bool,
}

impl TablesState {
    /// The most pieces of a table.
    pub(crate) fn most_pieces(&self) -> u32 {
        let tables = self.tables.as_ref();
        tables.map_or(0, |tables| tables.most_pieces())
    }

    /// The tables to ask about positions with up to this number of pieces, if that is more than the program knows by
    /// heart.
    pub(crate) fn beyond(&self, by_heart: u32, most: u32) -> Option<&Arc<TableFolders>> {
        let tables = self.tables.as_ref();
        tables.filter(|_| most > by_heart && self.most_pieces() > by_heart)
    }
}
