//! A copy of the new content while a file is overwritten in place.

use super::base::keep_base;
use super::head::{Base, Head};
use super::kept_span::{KeptSpan, Place};
use super::record::{Kind, Writing};
use super::session::Session;
use crate::{Content, Spare};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Keeps a copy of the new content in the folder of all journals. If the process dies while it overwrites the file, the
/// next start finds the copy like any abandoned work.
#[derive(Debug)]
pub struct SpareCopy {
    recovery: PathBuf,
    session: Option<Session>,
}

impl SpareCopy {
    /// Prepares a copy in the folder of all journals.
    pub fn new(recovery: PathBuf) -> Self {
        Self {
            recovery,
            session: None,
        }
    }

    /// The folder of the copy, while there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.session.as_ref().map(Session::folder)
    }
}

impl Spare for SpareCopy {
    fn keep(&mut self, target: &Path, content: &dyn Content) -> io::Result<()> {
        let session = Session::create(&self.recovery)?;
        let kept = keep(&session, target, content);
        match kept {
            Ok(()) => self.session = Some(session),
            Err(_) => drop(session.remove()),
        }
        kept
    }

    fn release(&mut self) {
        if let Some(session) = self.session.take() {
            // If this fails, the next start offers the content that is already in the file.
            drop(session.remove());
        }
    }
}

fn keep(session: &Session, target: &Path, content: &dyn Content) -> io::Result<()> {
    let base_sum = keep_base(session, content)?;
    let now = SystemTime::now();
    let name = target.file_name().unwrap_or_default();
    let head = Head {
        path: Some(target.to_owned()),
        name: name.to_string_lossy().into_owned(),
        // An empty fingerprint, because the file will not be the same afterwards.
        fingerprint: Vec::new(),
        base: Base::Copy,
        base_sum,
        begun: now,
    };
    let mut file = session.file.as_ref();
    file.write_all(&head.write())?;
    file.write_all(&all_of_the_base())?;
    session.sync()
}

/// The records for a document that has all rows of the base.
fn all_of_the_base() -> Vec<u8> {
    let mut spans = Writing::new(Kind::Spans);
    let all = KeptSpan {
        place: Place::Base,
        first: 0,
        count: u64::MAX,
    };
    all.write(&mut spans);
    let mut rows = Writing::new(Kind::Rows);
    for number in [0, 0, 0, super::head::seconds_of(SystemTime::now())] {
        rows.number(number);
    }
    [spans.framed(), rows.framed()].concat()
}
