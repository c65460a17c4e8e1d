//! A game as a line of moves that can be stepped through.

use super::super::records::RecordWriter;
use super::super::safe_text::visible;
use super::super::tokens::{GameToken, Tokens};
use super::super::wanted::{PlayedMove, WantedPositions, Which};
use super::super::{Arrival, Game, GameFault, GameFaultKind, PlaceNote};
use tabiya_chess::{Color, Move, Position};

/// The maximum number of bytes of unreadable moves that are kept for repair.
const LONGEST_REST: usize = 2000;
/// The maximum number of bytes of a name that are shown.
const LONGEST_NAME: usize = 40;

/// A pasted game: the main line, without variations.
#[derive(Clone, Debug)]
pub struct PastedGame {
    /// Its positions; never empty. A null move starts a new line, since it is not a legal move.
    pub positions: Vec<PastedPosition>,
    /// The player of White.
    pub white: Option<String>,
    /// The player of Black.
    pub black: Option<String>,
    /// The place where it breaks off, if it does.
    pub fault: Option<PastedFault>,
    /// The first unknown word or sign that was skipped.
    pub skipped: Option<String>,
    /// Whether the text can hardly be anything else: there are several moves, or tags.
    pub is_certain: bool,
    /// The text of the game, without the text around it.
    pub text: String,
}

/// A position of a pasted game.
#[derive(Clone, Debug)]
pub struct PastedPosition {
    /// The move that led to it; `None` at the start.
    pub played: Option<Move>,
    /// The position.
    pub position: Position,
    /// Its record, an exact EPD, if tags or comments add to the position on the board.
    pub record: Option<String>,
}

/// A place where a pasted game breaks off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastedFault {
    /// The reason.
    pub kind: GameFaultKind,
    /// The fullmove number there.
    pub number: u32,
    /// The side to move there.
    pub side: Color,
    /// The moves that were not read, beginning with the faulty one; without comments and
    /// variations, and no more than anybody would fix by hand.
    pub rest: String,
}

impl PastedGame {
    /// Creates the game that was read from this text; `played` says how its records show the moves.
    pub fn of(text: &[u8], game: &Game, played: PlayedMove) -> Self {
        let places = game.last().map(|last| game.line_to(last));
        let places = places.unwrap_or_default();
        let mut records = records(text, game, played).into_iter();
        let mut positions: Vec<PastedPosition> = Vec::with_capacity(places.len());
        for place in places.iter().filter_map(|at| game.places.get(*at)) {
            let played = match place.arrival {
                Arrival::Move { played, .. } => Some(played),
                Arrival::Start | Arrival::Pass => None,
            };
            if played.is_none() {
                positions.clear();
            }
            positions.push(PastedPosition {
                played,
                position: place.position,
                record: records.next(),
            });
        }
        if positions.is_empty() {
            positions.push(PastedPosition {
                played: None,
                position: Position::start(),
                record: None,
            });
        }
        let name = |tag| Some(name_of(&game.tag(text, tag)?));
        let fault = game.faults.iter().find(|fault| !fault.is_in_variation);
        let skipped = game.skipped.iter().min_by_key(|one| one.span.start);
        let own = text.get(game.span.clone()).unwrap_or_default();
        Self {
            text: String::from_utf8_lossy(own).into_owned(),
            is_certain: 2 < positions.len() || !game.tags.is_empty(),
            positions,
            white: name("White"),
            black: name("Black"),
            fault: fault.map(|fault| fault_of(text, game, fault)),
            skipped: skipped.map(|skipped| {
                let word = text.get(skipped.span.clone());
                visible(word.unwrap_or_default(), LONGEST_NAME)
            }),
        }
    }

    /// Whether all of it can be read.
    pub fn is_whole(&self) -> bool {
        self.fault.is_none() && self.skipped.is_none()
    }

    /// Returns the number of full moves, as players count: one move by each side.
    pub fn count_of_moves(&self) -> u32 {
        let number = |position: Option<&PastedPosition>| {
            position.map_or(1, |one| one.position.fullmove_number)
        };
        let moved = self.positions.iter().rev().nth(1);
        match moved {
            None => 0,
            last => number(last).saturating_sub(number(self.positions.first())) + 1,
        }
    }
}

fn name_of(value: &[u8]) -> String {
    let name = String::from_utf8_lossy(value);
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let signs = name.chars().filter(|sign| !sign.is_control());
    signs.take(LONGEST_NAME).collect()
}

/// Returns the records of the main line, if they add to the positions on the board.
fn records(text: &[u8], game: &Game, played: PlayedMove) -> Vec<String> {
    let is_named = ["White", "Black", "Event"]
        .into_iter()
        .any(|name| game.tag(text, name).is_some());
    let mut notes = game.notes.iter();
    let has_comment = notes.any(|(_, note)| matches!(note, PlaceNote::Comment(_)));
    if !is_named && !has_comment {
        return Vec::new();
    }
    let wanted = WantedPositions {
        which: Which::Every,
        with_variations: false,
        played,
    };
    let mut lines = Vec::new();
    RecordWriter::new().append_wanted(text, game, &wanted, &mut lines);
    let lines = String::from_utf8(lines).unwrap_or_default();
    lines.lines().map(str::to_owned).collect()
}

fn fault_of(text: &[u8], game: &Game, fault: &GameFault) -> PastedFault {
    let rest = match fault.kind {
        GameFaultKind::Unclosed
        | GameFaultKind::Start
        | GameFaultKind::Variant
        | GameFaultKind::VariantMarks => String::new(),
        GameFaultKind::Move | GameFaultKind::Ambiguous | GameFaultKind::TooLong => {
            moves_from(text.get(..game.span.end).unwrap_or(text), fault.span.start)
        }
    };
    PastedFault {
        kind: fault.kind,
        number: fault.number,
        side: fault.side,
        rest,
    }
}

/// Returns the words of the main line from this place on.
fn moves_from(text: &[u8], from: usize) -> String {
    let mut rest = String::new();
    let mut depth = 0_u32;
    for (_, token) in Tokens::from(text, from) {
        match token {
            GameToken::Open => depth += 1,
            GameToken::Close => depth = depth.saturating_sub(1),
            GameToken::Move(word) | GameToken::NullMove(word) if depth == 0 => {
                let word = String::from_utf8_lossy(text.get(word).unwrap_or_default());
                if LONGEST_REST < rest.len() + word.len() {
                    break;
                }
                if !rest.is_empty() {
                    rest.push(' ');
                }
                rest.push_str(&word);
            }
            _ => {}
        }
    }
    rest
}
