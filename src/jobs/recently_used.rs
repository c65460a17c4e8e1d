//! Telling the desktop which files were opened or saved.

use crate::clock::writable;
use crate::collection::{Expected, Fingerprint, LoadError, SaveError, open_regular_file, save};
use crate::desktop::{RecentUse, uri_of, with_recent_use};
use crate::user_file::make_private;
use std::fs;
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// No list is longer than that.
const MOST_BYTES: u64 = 8 << 20;
/// So often it is begun anew when another program has written the list meanwhile.
const MOST_TRIES: usize = 3;

/// Puts these files into the desktop's list. It is nothing that the user waits for: what is wrong with
/// the list is not told, and a list that cannot be understood is left as it is.
pub(super) fn tell_desktop(list: &Path, files: &[PathBuf]) {
    for _ in 0..MOST_TRIES {
        match try_to_tell(list, files) {
            Err(SaveError::ChangedOnDisk | SaveError::Removed) => {}
            Err(error) => return log::warn!("the list of recent files: {error}"),
            Ok(()) => return,
        }
    }
    log::warn!("the list of recent files is being changed all the time");
}

fn try_to_tell(list: &Path, files: &[PathBuf]) -> Result<(), SaveError> {
    if files.iter().all(|path| mime_type(path).is_none()) {
        return Ok(());
    }
    if let Some(folder) = list.parent() {
        fs::create_dir_all(folder)?;
    }
    make_private(list)?;
    let (before, seen) = read(list)?;
    let mut text = before.clone();
    let time = humantime::format_rfc3339_micros(writable(SystemTime::now())).to_string();
    for (path, mime_type) in files
        .iter()
        .filter_map(|path| Some((path, mime_type(path)?)))
    {
        let Some(uri) = uri_of(path) else {
            continue;
        };
        let used = RecentUse {
            uri: &uri,
            mime_type,
            program: "Tabiya",
            command: "tabiya %f",
            time: &time,
        };
        let Some(longer) = with_recent_use(&text, &used) else {
            return Err(io::Error::from(io::ErrorKind::InvalidData).into());
        };
        text = longer;
    }
    if text == before {
        return Ok(());
    }
    let mut go_on = |_| ControlFlow::Continue(());
    let expected = Expected::SameAs(seen);
    save(list, &text.as_bytes(), &expected, None, &mut go_on).map(drop)
}

fn read(list: &Path) -> io::Result<(String, Fingerprint)> {
    let (file, metadata) = match open_regular_file(list) {
        Ok(opened) => opened,
        Err(LoadError::Io(error)) => return Err(error),
        Err(other) => return Err(io::Error::other(other)),
    };
    let mut text = String::new();
    let length = file.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if MOST_BYTES < length as u64 {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok((text, Fingerprint::of(&metadata)))
}

/// What kind of file a name promises; `None` for what other programs would not open with this one.
fn mime_type(path: &Path) -> Option<&'static str> {
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    match extension.as_str() {
        "fen" => Some("application/x-chess-fen"),
        "epd" => Some("application/x-chess-epd"),
        _ => None,
    }
}
