//! `tabiya read`: reads the diagrams in pictures.
//!
//! To people a line for each board, its FEN first; to programs one object of JSON for each file.

mod report;

use super::args::ReadArgs;
use super::escape_controls::escape_controls;
use super::status::{Status, complain, say_end, say_trouble};
use super::stream::{End, Origin};
use crate::scanned::{FoundBoard, found_in};
use crate::text::{Locale, scan_fault_text, speak_everywhere, tr_with};
use report::{push_line, push_object};
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::Path;

/// No file may have more bytes.
const MAX_BYTES: u64 = 1 << 30;

/// Reads the pictures. Returns the exit status.
pub fn read(args: &ReadArgs) -> u8 {
    if args.is_json {
        // What programs read is the same everywhere.
        speak_everywhere(Locale::English);
    }
    let has_several = args.files.len() > 1;
    let mut status = Status::Fine;
    for file in &args.files {
        let boards = match boards_of(file) {
            Ok(boards) => boards,
            Err(why) => {
                complain(&why);
                status = status.max(Status::FileError);
                continue;
            }
        };
        let shown = Origin::File(file.clone()).shown_name();
        let named = has_several.then_some(shown.as_str());
        let mut out = Vec::new();
        if args.is_json {
            push_object(named, &boards, &mut out);
        } else {
            for board in &boards {
                push_line(named, board, &mut out);
            }
            if boards.is_empty() {
                complain(&tr_with(
                    "cli-read-none",
                    &[("file", escape_controls(&shown).into())],
                ));
            }
        }
        let mut output = io::stdout().lock();
        if let Err(error) = output.write_all(&out).and_then(|()| output.flush()) {
            let end = match error.kind() {
                io::ErrorKind::BrokenPipe => End::NobodyReads,
                _ => End::WriteFailed(error),
            };
            return status.max(say_end(&end)).code();
        }
    }
    status.code()
}

/// The boards of a file, or what is to be said of it.
fn boards_of(file: &Path) -> Result<Vec<FoundBoard>, String> {
    let bytes = bytes_of(file).map_err(|error| {
        let mut why = String::new();
        say_trouble(&Origin::File(file.to_owned()), &error, &mut why);
        why.trim_end().to_owned()
    })?;
    found_in(&bytes).map_err(|fault| {
        let file = Origin::File(file.to_owned()).shown_name();
        escape_controls(&scan_fault_text(&file, &fault))
    })
}

fn bytes_of(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(MAX_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}
