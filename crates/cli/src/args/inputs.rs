//! Inputs on the command line: files, positions, standard input.

use crate::stream::InputOrigin;
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches, ValueHint};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::mpsc::sync_channel;
use std::thread;
use std::time::Duration;
use tabiya_collection::games::{PlayedMove, games_in_text};
use tabiya_notation::extract::extract;
use tabiya_notation::piece_letters::Language;
use tabiya_text::tr;

/// The maximum time to wait for a disk to report whether a file with the name of a position exists.
const DISK_PATIENCE: Duration = Duration::from_millis(500);

/// One input to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A file, whether or not it exists.
    File(PathBuf),
    /// Text with a position or a game.
    Text(String),
    /// Standard input.
    StandardInput,
}

/// Interprets an argument. An existing name is a file; other text is a position or a game if it contains one. Text that
/// can only be a file name is not looked up on the disk, because the disk may not respond.
pub(super) fn input_of(input: &OsStr) -> Input {
    if input == "-" {
        return Input::StandardInput;
    }
    match input.to_str() {
        Some(text) if is_to_be_read(text) && !is_there(Path::new(text)) => {
            Input::Text(text.to_owned())
        }
        _ => Input::File(PathBuf::from(input)),
    }
}

/// Whether the text contains a position or is a game.
fn is_to_be_read(text: &str) -> bool {
    let is_game = || games_in_text(text, Language::English, PlayedMove::LeftOut).are_certain();
    !extract(text).is_empty() || is_game()
}

/// Whether the file exists. If the disk does not respond in time, the answer is no, since hardly
/// any file is named like a position.
fn is_there(path: &Path) -> bool {
    let (sender, receiver) = sync_channel(1);
    let path = path.to_owned();
    // The receiver may be gone. If no thread can be started, nothing is sent.
    let ask = move || sender.send(path.exists()).unwrap_or_default();
    drop(thread::Builder::new().spawn(ask));
    receiver.recv_timeout(DISK_PATIENCE).unwrap_or_default()
}

/// Returns the files of a command; standard input if there are none.
pub(super) fn origins(matches: &ArgMatches) -> Vec<InputOrigin> {
    let files = matches.get_many::<OsString>("file").unwrap_or_default();
    let origins: Vec<_> = files.map(|file| InputOrigin::of(file)).collect();
    if origins.is_empty() {
        vec![InputOrigin::Standard]
    } else {
        origins
    }
}

/// Returns the definition of the file arguments.
pub(super) fn file_argument() -> Arg {
    Arg::new("file")
        .value_name("FILE|-")
        .num_args(0..)
        .value_parser(ValueParser::os_string())
        .value_hint(ValueHint::FilePath)
        .help(tr("cli-file"))
}

/// Returns the value of an argument, if it is given.
pub(super) fn one<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one::<T>(name).cloned()
}

/// Interprets an argument. An existing name is a file. Other text is treated as positions if it contains any or looks
/// like one, so that errors in it are reported.
pub(super) fn origin_of(input: &OsStr) -> InputOrigin {
    let text = input.to_str().filter(|_| !Path::new(input).exists());
    let Some(text) = text else {
        return InputOrigin::of(input);
    };
    let found = extract(text);
    if !found.is_empty() {
        InputOrigin::Text(found.join("\n"))
    } else if looks_like_fen(text) {
        InputOrigin::Text(text.to_owned())
    } else {
        InputOrigin::of(input)
    }
}

/// Interprets an argument that names a file of games, or is a game itself.
pub(super) fn game_origin_of(input: &OsStr) -> InputOrigin {
    match input_of(input) {
        Input::Text(text) => InputOrigin::Text(text),
        Input::File(_) | Input::StandardInput => InputOrigin::of(input),
    }
}

/// Whether the text has the slashes of a FEN, or at least two and a side to move.
fn looks_like_fen(text: &str) -> bool {
    const SLASHES: usize = 7;
    let slashes = text.matches('/').count();
    let has_side = text
        .split_whitespace()
        .any(|word| word == "w" || word == "b");
    slashes == SLASHES || slashes > 1 && has_side
}
