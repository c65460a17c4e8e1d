//! Other programs that read diagrams.

use std::path::Path;
use std::process::{Command, Stdio};
use tabiya_notation::extract::extract;

/// Readers with a command line, as `pip install chessvision chess-fen-detector` (0.13.1 and 0.2.0) puts them on the
/// path. The second has no finder: it cuts whatever it is given into 64 squares.
pub(super) const KNOWN: [&[&str]; 2] = [&["chessvision", "board"], &["chess-fen-detect"]];

/// A program that reads a picture: its command line without the picture's path.
pub(super) struct Peer(Vec<String>);

/// The known programs, and those of the command line. Arguments that begin with a dash are for the bench itself.
pub(super) fn peers() -> Vec<Peer> {
    let given = std::env::args().skip(1);
    let given = given.filter(|word| !word.starts_with('-'));
    let known = KNOWN
        .iter()
        .map(|words| words.iter().map(|word| (*word).to_owned()).collect());
    known
        .chain(given.map(|word| vec![word]))
        .map(Peer)
        .collect()
}

impl Peer {
    pub(super) fn name(&self) -> String {
        self.0.join(" ")
    }

    pub(super) fn is_there(&self) -> bool {
        self.command().arg("--help").status().is_ok()
    }

    /// The placement of the first FEN that it prints.
    pub(super) fn read(&self, file: &Path) -> Option<String> {
        let output = self.command().arg(file).stdout(Stdio::piped()).output();
        let said = String::from_utf8_lossy(&output.ok()?.stdout).into_owned();
        let fen = extract(&said).into_iter().next()?;
        fen.split(' ').next().map(str::to_owned)
    }

    fn command(&self) -> Command {
        let (program, arguments) = self.0.split_first().unwrap();
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::null());
        command
    }
}
