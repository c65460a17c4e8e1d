//! What is started.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// An engine as it is started.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    /// The whole path of the program.
    pub path: PathBuf,
    /// What is given to it on its command line.
    pub arguments: Vec<OsString>,
    /// The folder that it works in: its own, unless another was chosen.
    pub folder: Option<PathBuf>,
    /// Which program keeps it.
    pub kept_by: KeptBy,
}

/// Which program keeps an engine: starts it, watches us, and ends it with everything below it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum KeptBy {
    /// This one, started again.
    #[default]
    ThisProgram,
    /// This one, for who is another program than `tabiya`: its tests.
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

    /// The folder that it works in.
    pub fn working_folder(&self) -> Option<&Path> {
        self.folder.as_deref().or(self.path.parent())
    }
}
