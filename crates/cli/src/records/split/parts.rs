//! The files into which lines are divided: their content, and how they are saved.

use crate::args::NamePattern;
use crate::encoded_writer::EncodedWriter;
use crate::interrupt::{end_by, interrupted, listen};
use crate::records::spilled::text_and_end;
use crate::records::tally::RecordTally;
use crate::saving::{Standing, save_content, say_no_room, say_not_written};
use crate::status::{Status, complain};
use crate::stream::{InputFile, InputOrigin};
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write};
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use tabiya_lines::decoding::Encoding;
use tabiya_lines::{FileContent, Fingerprint, Spool, copy_content};
use tabiya_text::tr_with;

/// The number of bytes that are written at once.
const WRITE_LEN: usize = 1 << 18;
/// The maximum number of files. More are hardly intended.
const MOST_FILES: usize = 100_000;

/// The lines of all parts, one part after the other.
pub(super) struct Parts {
    names: NamePattern,
    pub(super) encoding: Encoding,
    spool: Spool,
    /// Bytes that are not yet in the spool.
    out: Vec<u8>,
    /// The number of bytes in the spool.
    len: u64,
    all: Vec<Part>,
}

/// The lines of all parts, and what is known about the input.
pub(super) struct Divided {
    pub(super) parts: Parts,
    pub(super) tally: RecordTally,
    pub(super) readings: Vec<InputFile>,
}

struct Part {
    name: String,
    range: Range<u64>,
    positions: u64,
}

/// A file that was written.
pub(super) struct Made {
    pub(super) name: String,
    /// The number of positions in it.
    pub(super) positions: u64,
}

impl Parts {
    /// Prepares the output.
    ///
    /// # Errors
    /// Fails when nothing could be saved there; this is already reported.
    pub(super) fn new(names: NamePattern) -> Result<Self, Status> {
        let path = names.path("{}");
        let spool = Spool::for_saving_at(&path).map_err(|error| say_not_written(&path, &error))?;
        Ok(Self {
            names,
            encoding: Encoding::Bytes,
            spool,
            out: Vec::with_capacity(WRITE_LEN),
            len: 0,
            all: Vec::new(),
        })
    }

    /// Begins a part.
    ///
    /// # Errors
    /// Fails when there are too many; this is already reported.
    pub(super) fn begin(&mut self, name: String) -> Result<(), Status> {
        if self.all.len() == MOST_FILES {
            let variables = [("most", (MOST_FILES as u64).into())];
            complain(&tr_with("split-too-many", &variables));
            return Err(Status::FileError);
        }
        let at = self.written();
        self.all.push(Part {
            name,
            range: at..at,
            positions: 0,
        });
        Ok(())
    }

    /// Adds a line with its line end to the last part.
    ///
    /// # Errors
    /// Fails when there is no room; this is already reported.
    pub(super) fn put(&mut self, line: &[u8], is_position: bool) -> Result<(), Status> {
        let (text, end) = text_and_end(line);
        let mut writer = EncodedWriter::new(self.encoding, false, &mut self.out);
        writer.put(text);
        writer.put_end(end);
        let end = self.written();
        if let Some(part) = self.all.last_mut() {
            part.range.end = end;
            part.positions += u64::from(is_position);
        }
        if WRITE_LEN <= self.out.len() {
            self.flush()?;
        }
        Ok(())
    }

    /// Returns the number of parts.
    pub(super) fn count(&self) -> usize {
        self.all.len()
    }

    /// Gives each part the name that `name` makes of its place.
    pub(super) fn rename(&mut self, name: impl Fn(usize) -> String) {
        for (place, part) in self.all.iter_mut().enumerate() {
            part.name = name(place);
        }
    }

    fn written(&self) -> u64 {
        self.len + self.out.len() as u64
    }

    fn flush(&mut self) -> Result<(), Status> {
        let written = self.spool.write_all(&self.out);
        written.map_err(|error| say_not_written(&self.names.path("{}"), &error.into()))?;
        self.len = self.written();
        self.out.clear();
        Ok(())
    }

    /// Reports that nothing is written, because something could not be read.
    pub(super) fn say_incomplete(&self) -> Status {
        let file = InputOrigin::File(self.names.path("{}")).shown_name();
        complain(&tr_with("cli-convert-incomplete", &[("file", file.into())]));
        Status::FileError
    }

    /// Saves all files. If one cannot be saved, those that did not exist before are removed again.
    ///
    /// # Errors
    /// Fails when one cannot be saved; this is already reported.
    pub(super) fn save(
        mut self,
        readings: Vec<InputFile>,
        replaces: bool,
    ) -> Result<Vec<Made>, Status> {
        self.flush()?;
        let standing = self.standing(replaces)?.all_read(readings);
        let file = self
            .spool
            .into_file()
            .map_err(|error| say_no_room(&error))?;
        let mut saved = NewFiles(Vec::new());
        listen();
        for part in &self.all {
            let path = self.names.path(&part.name);
            let content = PartContent {
                mark: self.encoding.mark(),
                file: &file,
                range: part.range.clone(),
            };
            let status = save_content(&path, &content, &standing);
            if status == Status::Fine {
                saved.add(path, &standing);
            }
            let signal = interrupted();
            if signal.is_some() || status != Status::Fine {
                saved.remove();
                if let Some(signal) = signal {
                    end_by(signal);
                }
                return Err(Status::FileError);
            }
        }
        let made = self.all.iter().map(|part| Made {
            name: InputOrigin::File(self.names.path(&part.name)).shown_name(),
            positions: part.positions,
        });
        Ok(made.collect())
    }

    /// Returns the existing files, if they may be replaced or there are none.
    fn standing(&self, replaces: bool) -> Result<Standing, Status> {
        let mut standing = Standing::default();
        for part in &self.all {
            let path = self.names.path(&part.name);
            if !replaces && path.symlink_metadata().is_ok() {
                let file = InputOrigin::File(path).shown_name();
                complain(&tr_with("split-file-exists", &[("file", file.into())]));
                return Err(Status::FileError);
            }
            standing.look_at(&path);
        }
        Ok(standing)
    }
}

/// Files that did not exist before.
struct NewFiles(Vec<(PathBuf, Fingerprint)>);

impl NewFiles {
    fn add(&mut self, path: PathBuf, standing: &Standing) {
        if standing.has(&path) {
            return;
        }
        if let Ok(found) = path.symlink_metadata() {
            self.0.push((path, Fingerprint::of(&found)));
        }
    }

    /// Removes those that nobody has changed.
    fn remove(self) {
        for (path, made) in self.0 {
            let is_ours = |path: &Path| {
                let found = path.symlink_metadata();
                found.is_ok_and(|found| Fingerprint::of(&found) == made)
            };
            if is_ours(&path) {
                // A file that cannot be removed is complete.
                drop(std::fs::remove_file(&path));
            }
        }
    }
}

/// The content of a file.
struct PartContent<'a> {
    /// The byte order mark.
    mark: &'static [u8],
    file: &'a File,
    range: Range<u64>,
}

impl FileContent for PartContent<'_> {
    fn byte_len(&self) -> io::Result<u64> {
        Ok(self.mark.len() as u64 + self.range.end - self.range.start)
    }

    fn write_to(
        &self,
        out: &mut dyn Write,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> io::Result<()> {
        out.write_all(self.mark)?;
        let written = self.mark.len() as u64;
        let mut file = self.file;
        file.seek(SeekFrom::Start(self.range.start))?;
        let mut content = file.take(self.range.end - self.range.start);
        copy_content(&mut content, out, written, progress)
    }
}
