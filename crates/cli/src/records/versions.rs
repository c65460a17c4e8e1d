//! `tabiya merge --git`: joins three versions of a collection, as a merge driver of Git.

use super::spilled::text_and_end;
use super::tally::{end_of, line_too_long_text, odd_byte_text};
use crate::args::VersionsArgs;
use crate::destination::Destination;
use crate::encoded_writer::EncodedWriter;
use crate::status::{Status, complain, trouble_text};
use crate::stream::{InputOrigin, LineInputs, PartKind};
use std::path::PathBuf;
use tabiya_collection::versions::{MergedPart, merged};
use tabiya_lines::decoding::{Encoding, LinePart};
use tabiya_text::tr_with;

/// The exit status that tells Git that nothing was merged. It takes lower ones for conflicts.
const FAILED: u8 = 129;

/// Replaces our version by the merged one. Returns the exit status: 1 if there are conflicts.
pub(super) fn merge_versions(args: VersionsArgs) -> u8 {
    match merge_into_ours(args) {
        Ok(0) => Status::Fine.code(),
        Ok(conflicts) => {
            complain(&tr_with("merge-conflicts", &[("count", conflicts.into())]));
            Status::Flawed.code()
        }
        Err(_) => FAILED,
    }
}

/// Returns the number of conflicts.
fn merge_into_ours(args: VersionsArgs) -> Result<u64, Status> {
    let mut destination = Destination::open(Some(args.ours.clone()))?;
    let [base, ours, theirs] = [args.base, args.ours, args.theirs].map(VersionLines::read);
    let (base, ours, theirs) = (base?, ours?, theirs?);
    let mut text = MergedText {
        encoding: ours.encoding,
        end: ours
            .lines
            .first()
            .map_or(b"\n", |line| text_and_end(line).1),
        marker_size: args.marker_size.into(),
        out: ours.encoding.mark().to_vec(),
    };
    let mut conflicts = 0;
    for part in merged(&base.lines, &ours.lines, &theirs.lines) {
        match part {
            MergedPart::Line(line) => text.put(&line),
            MergedPart::Conflict { ours, theirs } => {
                conflicts += 1;
                text.put_conflict(ours.as_deref(), theirs.as_deref());
            }
        }
    }
    if let Some(end) = destination.output.print(&text.out) {
        return Err(destination.say_end(end));
    }
    match destination.save(Vec::new(), false) {
        Status::Fine => Ok(conflicts),
        status => Err(status),
    }
}

/// The merged lines in the encoding of our version.
struct MergedText {
    encoding: Encoding,
    /// The line end of the marks.
    end: &'static [u8],
    marker_size: usize,
    out: Vec<u8>,
}

impl MergedText {
    fn put(&mut self, line: &[u8]) {
        let (text, end) = text_and_end(line);
        let mut writer = EncodedWriter::new(self.encoding, false, &mut self.out);
        writer.put(text);
        writer.put_end(end);
    }

    /// Writes both versions between the marks of Git.
    fn put_conflict(&mut self, ours: Option<&[u8]>, theirs: Option<&[u8]>) {
        self.put_mark("<", " ours");
        if let Some(line) = ours {
            self.put(line);
        }
        self.put_mark("=", "");
        if let Some(line) = theirs {
            self.put(line);
        }
        self.put_mark(">", " theirs");
    }

    fn put_mark(&mut self, sign: &str, name: &str) {
        let mut mark = sign.repeat(self.marker_size).into_bytes();
        mark.extend_from_slice(name.as_bytes());
        mark.extend_from_slice(self.end);
        self.put(&mark);
    }
}

/// The lines of a version, with their line ends.
struct VersionLines {
    lines: Vec<Vec<u8>>,
    encoding: Encoding,
}

impl VersionLines {
    /// Reads a file.
    ///
    /// # Errors
    /// Fails when it cannot be read, or a line cannot be kept; this is already reported.
    fn read(path: PathBuf) -> Result<Self, Status> {
        let origin = InputOrigin::File(path);
        let mut version = Self {
            lines: Vec::new(),
            encoding: Encoding::Bytes,
        };
        let mut inputs = LineInputs::new(vec![origin.clone()], true);
        let mut trouble = None;
        while let Some(part) = inputs.next() {
            match part.kind {
                PartKind::Begin { .. } => version.encoding = part.encoding,
                PartKind::OddByte { .. } => trouble = Some(odd_byte_text(&origin)),
                PartKind::Trouble(error) => trouble = Some(trouble_text(&origin, &error)),
                PartKind::Lines { block, .. } => {
                    for line in block.lines() {
                        if line.part == LinePart::Whole {
                            version.lines.push([line.text, end_of(&line)].concat());
                        } else {
                            trouble.get_or_insert_with(|| line_too_long_text(&origin, line.number));
                        }
                    }
                }
            }
        }
        match trouble {
            None => Ok(version),
            Some(text) => {
                complain(&text);
                Err(Status::FileError)
            }
        }
    }
}
