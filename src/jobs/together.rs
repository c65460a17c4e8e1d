//! Several files as one list.

use super::collections::CollectionFile;
use crate::collection::{
    LoadError, MAX_LINE_BYTES, Opening, ReadError, Rows, Source, open, open_entry,
};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

/// Several files as one list.
#[derive(Debug)]
pub struct Together {
    /// Their lines, one file behind the other.
    pub rows: Rows,
    /// Files that could not be read; nothing of them is in the list.
    pub failed: Vec<(PathBuf, LoadError)>,
}

/// The lines of files, one behind the other. `progress` gets how many files are read; `None` if it
/// says so.
pub(super) fn load_together(
    files: &[CollectionFile],
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<Together> {
    let mut rows = Rows::new(Arc::new(Source::empty()));
    let mut failed = Vec::new();
    for (done, file) in files.iter().enumerate() {
        let before = rows.len();
        let mut go_on = || progress(done as u64, files.len() as u64);
        match add_file(&mut rows, file, &mut go_on) {
            Ok(()) => {}
            Err(LoadError::Cancelled) => return None,
            Err(error) => {
                failed.push((file.name(), error));
                rows.splice(before, rows.len() - before, &[]);
            }
        }
    }
    Some(Together { rows, failed })
}

fn add_file(
    rows: &mut Rows,
    file: &CollectionFile,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<(), LoadError> {
    let source = Arc::new(whole_file(file, go_on)?);
    let whole_lines = Rows::new(Arc::clone(&source));
    let mut buffer = Vec::new();
    for chunk in 0..source.chunk_count() {
        if go_on().is_break() {
            return Err(LoadError::Cancelled);
        }
        let mut lines = Vec::new();
        let mut result = Ok(());
        source
            .each_part(chunk, &mut buffer, |part| {
                for (number, line) in part.lines() {
                    // Of a very long line only the beginning is here.
                    if line.len() < MAX_LINE_BYTES {
                        lines.push(line.to_vec());
                        continue;
                    }
                    match whole_lines.read_line(number) {
                        Ok(line) => lines.push(line),
                        Err(error) => result = Err(error),
                    }
                }
            })
            .and(result)
            .map_err(load_error)?;
        if let Some(span) = rows.add_own_lines(lines) {
            rows.splice(rows.len(), 0, &[span]);
        }
    }
    Ok(())
}

fn whole_file(
    file: &CollectionFile,
    go_on: &mut dyn FnMut() -> ControlFlow<()>,
) -> Result<Source, LoadError> {
    let mut whole = None;
    let mut step = |opening| {
        if let Opening::Done(growth, _) = opening {
            whole = Some(growth.source().clone());
        }
        go_on()
    };
    match &file.entry {
        Some(entry) => open_entry(&file.path, entry, &mut step)?,
        None => open(&file.path, &mut step)?,
    }
    whole.ok_or(LoadError::Cancelled)
}

fn load_error(error: ReadError) -> LoadError {
    match error {
        ReadError::Changed => LoadError::ChangedWhileReading,
        ReadError::Io(error) => LoadError::Io(error),
    }
}
