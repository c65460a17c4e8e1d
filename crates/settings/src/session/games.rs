//! The games of the rows of the last session's files, in a file beside that of the session.
//!
//! A file of positions does not hold the games of its rows. Those that a file of games has, too, return with the session;
//! the user has been asked about all others. The file is text: for each file its path, then the games in the form of
//! `tabiya_collection::document`. A damaged game is left out and counted; all others are read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tabiya_collection::document::{KeptGame, body_of, read_body};
use tabiya_lines::user_file::{PathText, unescaped};
use tabiya_lines::user_text::{read, write};

/// The first line of the file, with the version of its form.
const HEAD: &[u8] = b"games 1";
/// The beginning of the line with the path of a file.
const FILE: &[u8] = b"file ";
/// The beginning of the first line of a game.
const GAME: &[u8] = b"row ";
/// The beginning of the first line of a tree.
const TREE: &[u8] = b"tree ";

/// The games of the rows of files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionGames {
    /// The files with their games.
    pub files: Vec<(PathBuf, Vec<KeptGame>)>,
    /// The number of games that could not be read.
    pub damaged: usize,
}

/// Returns the file of games beside a session file.
fn games_file(session: &Path) -> PathBuf {
    session.with_extension("games")
}

/// Reads the games beside a session file. A file that cannot be read counts as a damaged game.
pub(super) fn recall_games(session: &Path) -> SessionGames {
    match read(&games_file(session)) {
        Ok(bytes) => read_games(&bytes),
        Err(_) => SessionGames {
            files: Vec::new(),
            damaged: 1,
        },
    }
}

/// Writes the games beside a session file, or removes that file if there are none.
///
/// # Errors
/// Fails when the file cannot be written or removed.
pub fn remember_games(session: &Path, files: &[(PathBuf, Vec<KeptGame>)]) -> io::Result<()> {
    let path = games_file(session);
    if files.iter().all(|(_, games)| games.is_empty()) {
        return match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        };
    }
    write(&path, &write_games(files))
}

/// Writes games as text.
pub fn write_games(files: &[(PathBuf, Vec<KeptGame>)]) -> Vec<u8> {
    let mut text = [HEAD, b"\n"].concat();
    for (path, games) in files.iter().filter(|(_, games)| !games.is_empty()) {
        text.extend(FILE);
        text.extend(written_path(path).into_bytes());
        text.push(b'\n');
        for game in games {
            text.extend(game.head());
            text.extend(body_of(game.play.tree()));
        }
    }
    text
}

/// Reads games from any bytes.
pub fn read_games(bytes: &[u8]) -> SessionGames {
    let mut games = SessionGames::default();
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    match lines.next() {
        None => return games,
        Some(head) if head.trim_ascii_end() == HEAD => {}
        Some(_) => {
            games.damaged = 1;
            return games;
        }
    }
    let mut game = GameBeingRead::default();
    for line in lines {
        if let Some(path) = line.strip_prefix(FILE) {
            games.take_broken(&mut game);
            let path = str::from_utf8(path.trim_ascii_end()).ok();
            match path.and_then(unescaped) {
                Some(path) => games.files.push((path, Vec::new())),
                None => games.damaged += 1,
            }
            continue;
        }
        if line.starts_with(GAME) {
            games.take_broken(&mut game);
        }
        game.take(line);
        if line == b"end\n" {
            games.take(&std::mem::take(&mut game));
        }
    }
    games.take_broken(&mut game);
    games
}

/// The lines of a game so far.
#[derive(Default)]
struct GameBeingRead {
    head: Vec<u8>,
    body: Vec<u8>,
}

impl GameBeingRead {
    fn take(&mut self, line: &[u8]) {
        let is_body = !self.body.is_empty() || line.starts_with(TREE);
        let part = if is_body {
            &mut self.body
        } else {
            &mut self.head
        };
        part.extend(line);
    }

    fn read(&self) -> Option<KeptGame> {
        KeptGame::read(&self.head, &read_body(&self.body)?)
    }
}

impl SessionGames {
    fn take(&mut self, game: &GameBeingRead) {
        match (game.read(), self.files.last_mut()) {
            (Some(game), Some((_, games))) => games.push(game),
            _ => self.damaged += 1,
        }
    }

    /// Counts a game that has no end.
    fn take_broken(&mut self, game: &mut GameBeingRead) {
        let broken = std::mem::take(game);
        let is_blank = |part: &[u8]| part.trim_ascii().is_empty();
        if !is_blank(&broken.head) || !is_blank(&broken.body) {
            self.damaged += 1;
        }
    }
}

/// A path on one line, with `%` and two digits for each byte that could be misread.
fn written_path(path: &Path) -> String {
    let text = match PathText::of(path) {
        PathText::Plain(text) => text.replace('%', "%25"),
        PathText::Escaped(text) => text,
    };
    let mut written = String::new();
    for letter in text.chars() {
        if letter.is_ascii_control() || letter == ' ' {
            written.extend(["%".to_owned(), format!("{:02X}", u32::from(letter))]);
        } else {
            written.push(letter);
        }
    }
    written
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::sync::Arc;
    use tabiya_collection::games::GameReader;
    use tabiya_notation::fen::write_fen;

    const TEXT: &str = "[Event \"Club\"]\n\n1. e4 {solid} (1. d4 $1) e5 *\n";

    fn game(row: u64) -> KeptGame {
        let mut reader = GameReader::new();
        let read = reader.read(TEXT.as_bytes(), 0).unwrap();
        let mut tree = read.to_tree(TEXT.as_bytes(), &[]);
        tree.set_records(|node| write_fen(node.position()).into_bytes());
        let line = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        let head = format!("row {row}\nline {line}\nat 0\nsaved\n");
        KeptGame::read(head.as_bytes(), &Arc::new(tree)).unwrap()
    }

    fn files() -> Vec<(PathBuf, Vec<KeptGame>)> {
        vec![
            (PathBuf::from("/a b/100%\n.epd"), vec![game(0), game(7)]),
            (PathBuf::from("two.epd "), vec![game(3)]),
        ]
    }

    #[test]
    fn games_are_the_same_after_writing_and_reading() {
        let read = read_games(&write_games(&files()));
        assert_eq!(read.files, files());
        assert_eq!(read.damaged, 0);
        assert!(read.files[0].1[0].is_saved);
        assert_eq!(read_games(b""), SessionGames::default());
    }

    #[test]
    fn a_damaged_game_loses_only_itself() {
        let text = String::from_utf8(write_games(&files())).unwrap();
        for (from, to) in [("row 7", "row x"), ("row 7", "now 7"), ("1. e4", "1. e9")] {
            let damaged = text.replacen(from, to, 1);
            let read = read_games(damaged.as_bytes());
            let count: usize = read.files.iter().map(|(_, games)| games.len()).sum();
            assert_eq!((count, read.damaged), (2, 1), "{from}");
        }
        let cut = read_games(&text.as_bytes()[..text.len() - 3]);
        assert_eq!((cut.files[0].1.len(), cut.damaged), (2, 1));
        assert_eq!(read_games(b"something else\n").damaged, 1);
    }

    #[test]
    fn a_file_without_games_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let session = folder.path().join("state/session.toml");
        assert!(remember_games(&session, &[]).is_ok());
        remember_games(&session, &files()).unwrap();
        assert_eq!(recall_games(&session).files, files());
        remember_games(&session, &[(PathBuf::from("/a"), Vec::new())]).unwrap();
        assert_eq!(recall_games(&session), SessionGames::default());
        assert!(!games_file(&session).exists());
    }
}
