//! The output of a command on lines: standard output, or a file that is saved when it is complete.

use crate::input_kind::RecordForm;
use crate::saving::{Standing, save_spool, say_not_written};
use crate::status::{Status, complain, refused, say_end};
use crate::stream::{EarlyEnd, InputFile, InputOrigin, Output};
use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use tabiya_lines::Spool;
use tabiya_text::tr_with;

/// The output of a command.
#[derive(Debug)]
pub(crate) struct Destination {
    /// The file, and the state of it when the command began.
    file: Option<(PathBuf, Standing)>,
    pub(crate) output: Output,
}

impl Destination {
    /// Prepares the output of lines to a file, or to standard output.
    ///
    /// # Errors
    /// Fails when nothing could be saved there, or when files of that name hold no lines; this is already reported.
    pub(crate) fn open(path: Option<PathBuf>) -> Result<Self, Status> {
        if let Some(path) = &path
            && let Some(form) = RecordForm::of_path(path)
        {
            let file = InputOrigin::File(path.clone()).shown_name();
            let variables = [("file", file.into()), ("form", form.name().into())];
            return Err(refused(&tr_with("cli-output-is-form", &variables)));
        }
        Self::open_for_any(path)
    }

    /// Prepares the output to a file of any kind, or to standard output.
    ///
    /// # Errors
    /// Fails when nothing could be saved there; this is already reported.
    pub(crate) fn open_for_any(path: Option<PathBuf>) -> Result<Self, Status> {
        let Some(path) = path else {
            return Ok(Self {
                file: None,
                output: Output::Standard,
            });
        };
        let standing = Standing::at(&path);
        match Spool::for_saving_at(&path) {
            Ok(spool) => Ok(Self {
                file: Some((path, standing)),
                output: Output::Spool(spool),
            }),
            Err(error) => Err(say_not_written(&path, &error)),
        }
    }

    /// Takes the output out, for the work that fills it.
    pub(crate) fn take_output(&mut self) -> Output {
        std::mem::replace(&mut self.output, Output::Standard)
    }

    /// Whether the output goes to a terminal, which must not interpret control characters in it.
    pub(crate) fn is_shown(&self) -> bool {
        self.file.is_none() && io::stdout().is_terminal()
    }

    /// Reports why the output ended early.
    pub(crate) fn say_end(&self, end: EarlyEnd) -> Status {
        match (end, &self.file) {
            (EarlyEnd::WriteFailed(error), Some((path, _))) => say_not_written(path, &error.into()),
            (end, _) => say_end(&end),
        }
    }

    /// Saves the output, unless some of it is missing, since it might replace a complete file.
    pub(crate) fn save(self, readings: Vec<InputFile>, has_trouble: bool) -> Status {
        let (Some((path, standing)), Output::Spool(spool)) = (self.file, self.output) else {
            return Status::Fine;
        };
        if has_trouble {
            let file = InputOrigin::File(path).shown_name();
            complain(&tr_with("cli-convert-incomplete", &[("file", file.into())]));
            return Status::FileError;
        }
        save_spool(&path, &spool, &standing.read(readings, &path))
    }
}
