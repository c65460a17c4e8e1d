//! A style together with its pieces.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;
use tabiya_picture::{FolderFault, FolderReason, PieceSet, Style};

/// The appearance of entries: a style and the drawings of its pieces.
#[derive(Clone, Debug)]
pub struct Look {
    /// The style of the diagrams.
    pub style: Style,
    /// The pieces that the style names.
    pub pieces: Arc<PieceSet>,
}

/// The maximum time for reading a folder of pieces.
const DEADLINE: Duration = Duration::from_secs(2);

/// Loads the pieces of a style: one of our own sets, or else the folder of that name. Reading a folder takes up to two
/// seconds, so call this where waiting is allowed.
///
/// # Errors
/// Fails when the folder cannot be used as a piece set.
pub fn look(style: Style) -> Result<Look, FolderFault> {
    let pieces = match PieceSet::own(&style.pieces) {
        Some(pieces) => pieces,
        None => pieces_in_folder(Path::new(&style.pieces))?,
    };
    Ok(Look { style, pieces })
}

/// Reads the drawings in a folder. This takes up to two seconds, so call it where waiting is allowed.
///
/// # Errors
/// Fails when the folder cannot be used as a piece set.
pub fn pieces_in_folder(folder: &Path) -> Result<Arc<PieceSet>, FolderFault> {
    in_time(folder, DEADLINE, PieceSet::in_folder)
}

/// Reads a folder on a separate thread, which is abandoned when it takes too long: a disk may not answer at all.
fn in_time(
    folder: &Path,
    deadline: Duration,
    read: fn(&Path) -> Result<Arc<PieceSet>, FolderFault>,
) -> Result<Arc<PieceSet>, FolderFault> {
    let (answer, answered) = channel();
    let there = folder.to_owned();
    let started = thread::Builder::new()
        .name("piece set".to_owned())
        .spawn(move || drop(answer.send(read(&there))));
    let slow = || FolderFault {
        file: folder.to_owned(),
        reason: FolderReason::TooSlow,
    };
    if started.is_err() {
        return read(folder);
    }
    match answered.recv_timeout(deadline) {
        Ok(pieces) => pieces,
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => Err(slow()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_never_responds_is_too_slow() {
        let never = |_: &Path| {
            loop {
                thread::park();
            }
        };
        let fault = in_time(Path::new("x"), Duration::from_millis(10), never).err();
        let reason = fault.map(|fault| fault.reason);
        assert_eq!(reason, Some(FolderReason::TooSlow));
    }
}
