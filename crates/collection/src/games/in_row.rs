//! The game in a row of a document of games.

use super::game::{Arrival, Game, GameFaultKind, says_something, without_backslashes};
use super::pasted::PastedGame;
use super::reader::GameReader;
use super::safe_text::{decoded, visible};
use super::tokens::{GameToken, Tokens};
use super::wanted::PlayedMove;
use std::ops::Range;
use tabiya_chess::{Piece, Position};
use tabiya_lines::game_of_row;
use tabiya_notation::fen::{FenStyle, write_fen};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::record::write_record;

/// The maximum length in bytes of the name of a variant.
const LONGEST_NAME: usize = 40;

/// A game, and the text of the row that it was read from.
#[derive(Debug)]
pub(crate) struct GameInRow {
    /// The text of the row.
    pub text: Vec<u8>,
    /// The range of the game in it.
    pub span: Range<usize>,
    /// The game. Each node has the record of its position.
    pub game: PastedGame,
}

/// Reads the game in a row. `None` if there is none, or if it is not chess.
pub fn game_in_row(row: &[u8]) -> Option<PastedGame> {
    GameInRow::read(row).map(|read| read.game)
}

impl GameInRow {
    /// Reads the game in a row. `None` if there is none, or if it is not chess.
    pub(crate) fn read(row: &[u8]) -> Option<Self> {
        let text = game_of_row(row);
        let mut reader = GameReader::new();
        let read = reader.read(&text, 0).filter(|game| !is_refused(game))?;
        let span = read.span.clone();
        let mut game = PastedGame::of(&text, read, PlayedMove::LeftOut);
        game.tree.set_records(|node| match node.record() {
            [] => write_fen(node.position()).into_bytes(),
            record => write_record(node.position(), FenStyle::STANDARD, record),
        });
        game.tree.set_source(&text_of_line(text.get(span.clone())?));
        Some(Self { text, span, game })
    }
}

/// Whether a game has no positions, because it is not chess or its start cannot be read.
pub(crate) fn is_refused(game: &Game) -> bool {
    let mut kinds = game.faults.iter().map(|fault| fault.kind);
    kinds.any(|kind| kind.is_of_variant() || kind == GameFaultKind::Start)
}

/// The sign that a game is not chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SignOfVariant {
    /// The name of a variant, in the tag `Variant`.
    Name(String),
    /// Marks of a variant in the first position.
    Position,
}

/// Returns the sign by which the game in a row is refused because it is not chess; `None` if it is chess.
pub(crate) fn variant_in_row(row: &[u8]) -> Option<SignOfVariant> {
    let tags = [&b"[variant "[..], b"[fen "];
    let mut starts = memchr::memchr_iter(b'[', row).filter_map(|at| row.get(at..));
    let may_be = starts.any(|rest| {
        let is_it = |tag: &&[u8]| {
            let start = rest.get(..tag.len());
            start.is_some_and(|start| start.eq_ignore_ascii_case(tag))
        };
        tags.iter().any(is_it)
    });
    if !may_be {
        return None;
    }
    let text = game_of_row(row);
    let mut reader = GameReader::of_main_lines();
    let game = reader.read(&text, 0)?;
    let fault = game
        .faults
        .iter()
        .find(|fault| fault.kind.is_of_variant())?;
    if fault.kind != GameFaultKind::Variant {
        return Some(SignOfVariant::Position);
    }
    let name = text.get(fault.span.clone()).unwrap_or_default();
    Some(SignOfVariant::Name(visible(name, LONGEST_NAME)))
}

/// Returns the tags of the game in a row that say something, name and value.
pub fn tags_in_row(row: &[u8]) -> Vec<(String, String)> {
    let text = game_of_row(row);
    let tags = tags_of(&text).filter(|(_, value)| says_something(value));
    let tags = tags.map(|(name, value)| {
        let value = without_backslashes(value);
        (decoded(name).into_owned(), decoded(&value).into_owned())
    });
    tags.collect()
}

/// Returns the value of a tag of the game in a row, if it says something. Prefers an exact match of the name to one
/// that ignores case.
pub(crate) fn tag_in_row(row: &[u8], wanted: &str) -> Option<String> {
    let text = game_of_row(row);
    let mut similar = None;
    for (name, value) in tags_of(&text) {
        if name == wanted.as_bytes() {
            similar = Some(value);
            break;
        }
        if similar.is_none() && name.eq_ignore_ascii_case(wanted.as_bytes()) {
            similar = Some(value);
        }
    }
    let value = similar.filter(|value| says_something(value))?;
    Some(decoded(&without_backslashes(value)).trim().to_owned())
}

/// Returns the number of moves of both sides in the main line of the game in a row, passes included.
pub(crate) fn plies_in_row(row: &[u8]) -> Option<usize> {
    on_main_line(row, |game| {
        let places = game.places.iter().filter(|place| place.depth == 0);
        places.count().checked_sub(1)
    })
}

/// Returns the last position of the main line of the game in a row.
pub(crate) fn last_position_in_row(row: &[u8]) -> Option<Position> {
    on_main_line(row, |game| Some(game.places.get(game.last()?)?.position))
}

/// Returns the position at the beginning of the game in a row and the moves of its main line, as bytes that are equal
/// for equal games.
pub(crate) fn moves_in_row(row: &[u8]) -> Option<Vec<u8>> {
    on_main_line(row, |game| {
        let mut places = game.places.iter().filter(|place| place.depth == 0);
        let mut moves = write_fen(&places.next()?.position).into_bytes();
        for place in places {
            match place.arrival {
                Arrival::Move { played, .. } => {
                    // The piece that arrives tells promotions apart.
                    let piece = place.position.board.get(played.to).map(Piece::letter);
                    let piece = piece.unwrap_or(' ');
                    moves.extend_from_slice(
                        format!(" {}{}{piece}", played.from, played.to).as_bytes(),
                    );
                }
                Arrival::Pass | Arrival::Start => moves.extend_from_slice(b" --"),
            }
        }
        Some(moves)
    })
}

fn on_main_line<T>(row: &[u8], take: impl FnOnce(&Game) -> Option<T>) -> Option<T> {
    let text = game_of_row(row);
    let mut reader = GameReader::of_main_lines();
    let game = reader.read(&text, 0).filter(|game| !is_refused(game))?;
    take(game)
}

/// Returns the tags above the moves. The values still have their backslashes.
fn tags_of(text: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    let tokens = Tokens::from(text, 0).map(|(_, token)| token);
    let head = tokens.take_while(|token| {
        !matches!(
            token,
            GameToken::Move(_) | GameToken::NullMove(_) | GameToken::Result
        )
    });
    head.filter_map(|token| match token {
        GameToken::Tag { name, value } => Some((text.get(name)?, text.get(value)?)),
        _ => None,
    })
}
