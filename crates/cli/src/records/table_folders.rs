//! The folders with endgame tables that a command line names.

use crate::escape_controls::escape_controls;
use crate::status::{Status, refused};
use std::io;
use std::path::PathBuf;
use tabiya_lines::TableFolders;
use tabiya_tables::syzygy::ProbeError;
use tabiya_text::{endgame_table_fault_text, tr_with};

/// Lists the folders with tables. All must be readable and have some.
pub(super) fn opened_folders(folders: Vec<PathBuf>) -> Result<Option<TableFolders>, Status> {
    if folders.is_empty() {
        return Ok(None);
    }
    let named: Vec<_> = folders
        .iter()
        .map(|folder| folder.display().to_string())
        .collect();
    let opened = TableFolders::new(folders);
    if let Some(trouble) = opened.troubles().first() {
        let id = match trouble.error.kind() {
            io::ErrorKind::NotFound => "tables-folder-not-found",
            // The error of listing a file differs from system to system.
            _ if trouble.folder.is_file() => "tables-not-a-folder",
            _ => "cli-file-failed",
        };
        let file = trouble.folder.display().to_string();
        let reason = trouble.error.to_string();
        let variables = [("file", file.into()), ("reason", reason.into())];
        return Err(refused(&tr_with(id, &variables)));
    }
    if opened.count() == 0 {
        let variables = [("folder", named.join(", ").into())];
        return Err(refused(&tr_with("tables-none", &variables)));
    }
    Ok(Some(opened))
}

/// A sentence about a table that cannot be used; none if that is not the fault.
pub(super) fn table_fault_text(folders: &TableFolders, error: &ProbeError) -> Option<String> {
    let ProbeError::Table(material, kind, error) = error else {
        return None;
    };
    let path = folders.path(*material, *kind);
    let file = path
        .map(|path| path.display().to_string())
        .unwrap_or_default();
    Some(escape_controls(&endgame_table_fault_text(&file, *error)))
}
