//! The program of an engine.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// An engine program to start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    /// The full path of the program.
    pub path: PathBuf,
    /// The arguments on its command line.
    pub arguments: Vec<OsString>,
    /// The working folder; `None` for the folder of the program.
    pub folder: Option<PathBuf>,
    /// The program that keeps it.
    pub kept_by: KeptBy,
}

/// The program that keeps an engine: it starts the engine, watches us, and ends the engine with everything below it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum KeptBy {
    /// The running program itself, started again.
    #[default]
    ThisProgram,
    /// The program at this path. Used if the running program is not `tabiya`, as in tests.
    Other(PathBuf),
}

impl Program {
    /// The program at this path, without arguments, in its own folder.
    pub fn at(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            arguments: Vec::new(),
            folder: None,
            kept_by: KeptBy::ThisProgram,
        }
    }

    /// The folder that the engine runs in.
    pub(crate) fn working_folder(&self) -> Option<&Path> {
        self.folder.as_deref().or(self.path.parent())
    }
}
