//! What is given on the command line to be opened or read: files, positions, standard input.

use crate::stream::Origin;
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

/// How long a disk may take to say whether there is a file with the name of a position.
const DISK_PATIENCE: Duration = Duration::from_millis(500);

/// One thing to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A file, be it there or not.
    File(PathBuf),
    /// Text with a position, or with a game.
    Text(String),
    /// Standard input.
    StandardInput,
}

/// A name that exists is a file; other text is a position if one can be found in it, or a game. Of what can only
/// be a name no disk is asked: it may be one that does not answer.
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

/// Whether there is a position in a text, or it is a game.
fn is_to_be_read(text: &str) -> bool {
    let is_game = || games_in_text(text, Language::English, PlayedMove::LeftOut).are_certain();
    !extract(text).is_empty() || is_game()
}

/// Whether there is such a file. Where the disk does not say so in time there is none: hardly anybody
/// calls a file like a position.
fn is_there(path: &Path) -> bool {
    let (sender, receiver) = sync_channel(1);
    let path = path.to_owned();
    // Perhaps nobody waits any more. Without a thread nobody sends anything.
    let ask = move || sender.send(path.exists()).unwrap_or_default();
    drop(thread::Builder::new().spawn(ask));
    receiver.recv_timeout(DISK_PATIENCE).unwrap_or_default()
}

/// The files of a command; none stands for standard input.
pub(super) fn origins(matches: &ArgMatches) -> Vec<Origin> {
    let files = matches.get_many::<OsString>("file").unwrap_or_default();
    let origins: Vec<_> = files.map(|file| Origin::of(file)).collect();
    if origins.is_empty() {
        vec![Origin::Standard]
    } else {
        origins
    }
}

/// The files of a command.
pub(super) fn file_argument() -> Arg {
    Arg::new("file")
        .value_name("FILE|-")
        .num_args(0..)
        .value_parser(ValueParser::os_string())
        .value_hint(ValueHint::FilePath)
        .help(tr("cli-file"))
}

/// The value of an argument, if it is given.
pub(super) fn one<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one::<T>(name).cloned()
}

/// A name that exists is a file. Other text is positions if there are any in it, or if it looks like
/// one, so that it is told what is wrong with it.
pub(super) fn origin_of(input: &OsStr) -> Origin {
    let text = input.to_str().filter(|_| !Path::new(input).exists());
    let Some(text) = text else {
        return Origin::of(input);
    };
    let found = extract(text);
    if !found.is_empty() {
        Origin::Text(found.join("\n"))
    } else if looks_like_fen(text) {
        Origin::Text(text.to_owned())
    } else {
        Origin::of(input)
    }
}

/// Whether it has the slashes of a FEN, or some and a side to move.
fn looks_like_fen(text: &str) -> bool {
    const SLASHES: usize = 7;
    let slashes = text.matches('/').count();
    let has_side = text
        .split_whitespace()
        .any(|word| word == "w" || word == "b");
    slashes == SLASHES || slashes > 1 && has_side
}
