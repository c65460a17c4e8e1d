//! Properties of every file that is opened as games.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::{Rows, Source, Span, game_of_row, row_of_game};

/// Gives a text in pieces of one length.
struct InPieces<'a> {
    text: &'a [u8],
    len: usize,
}

impl Read for InPieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.len.min(buffer.len()).min(self.text.len());
        let (piece, rest) = self.text.split_at(len);
        buffer[..len].copy_from_slice(piece);
        self.text = rest;
        Ok(len)
    }
}

/// The games of a file, read in pieces of this length; `None` if it is not text.
pub(crate) fn games_of(file: &[u8], len: usize) -> Option<Rows> {
    let mut reader = InPieces {
        text: file,
        len: len.max(1),
    };
    let goes_on = &mut |_, _| ControlFlow::Continue(());
    let source = Source::games_from_reader(&mut reader, goes_on).ok()?;
    Some(Rows::new(Arc::new(source)))
}

/// The texts of all games.
pub(crate) fn texts(rows: &Rows) -> Vec<Vec<u8>> {
    let text = |row| game_of_row(&rows.read_line(row).unwrap());
    (0..rows.len()).map(text).collect()
}

/// The bytes that saving writes.
pub(crate) fn written(rows: &Rows) -> Vec<u8> {
    let mut bytes = Vec::new();
    rows.write_to(&mut bytes, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    assert_eq!(rows.byte_len().unwrap(), bytes.len() as u64);
    bytes
}

pub(crate) fn check(file: &[u8], piece_len: usize) {
    assert_eq!(game_of_row(&row_of_game(file)), file);
    let Some(rows) = games_of(file, file.len()) else {
        return;
    };
    assert_eq!(written(&rows), file);
    let games = texts(&rows);
    let in_pieces = games_of(file, piece_len).unwrap();
    assert_eq!(texts(&in_pieces), games);
    if rows.source().prefix().len() < 2 {
        assert_eq!(games.concat(), file);
    }
    check_in_other_order(&rows, &games);
}

/// Games that begin with tags are the same games in any order, except for line ends after them.
fn check_in_other_order(rows: &Rows, games: &[Vec<u8>]) {
    if !games.iter().all(|game| game.starts_with(b"[Event \"")) {
        return;
    }
    let mut turned = rows.clone();
    let reversed: Vec<Span> = (0..rows.len())
        .rev()
        .flat_map(|row| rows.spans(row..row + 1))
        .collect();
    turned.splice(0, rows.len(), &reversed);
    let file = written(&turned);
    let again = games_of(&file, file.len()).unwrap();
    let without_end = |games: Vec<Vec<u8>>| -> Vec<Vec<u8>> {
        let game = |game: Vec<u8>| game.trim_ascii_end().to_vec();
        games.into_iter().map(game).collect()
    };
    let mut found = without_end(texts(&again));
    found.reverse();
    assert_eq!(found, without_end(games.to_vec()));
}
