//! A game that can be stepped through.

use super::super::records::RecordWriter;
use super::super::safe_text::visible;
use super::super::tokens::{GameToken, Tokens};
use super::super::wanted::{PlayedMove, WantedPositions, Which};
use super::super::{Game, GameFault, GameFaultKind};
use crate::tree::GameTree;
use tabiya_chess::Color;

/// The maximum number of bytes of unreadable moves that are kept for repair.
const LONGEST_REST: usize = 2000;
/// The maximum number of bytes of a name that are shown.
const LONGEST_NAME: usize = 40;

/// A pasted game.
#[derive(Clone, Debug)]
pub struct PastedGame {
    /// Its moves and variations. Its records, exact EPD, are not empty if tags or comments add to the positions on
    /// the board.
    pub tree: GameTree,
    /// The player of White.
    pub white: Option<String>,
    /// The player of Black.
    pub black: Option<String>,
    /// The place where its main line breaks off, if it does.
    pub fault: Option<PastedFault>,
    /// The number of variations that break off.
    pub broken_variations: usize,
    /// The first unknown word or sign that was skipped.
    pub skipped: Option<String>,
    /// Whether the text can hardly be anything else: there are several moves, or tags.
    pub is_certain: bool,
    /// The text of the game, without the text around it.
    pub text: String,
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
        let tree = game.to_tree(text, &records(text, game, played));
        let name = |tag| Some(name_of(&game.tag(text, tag)?));
        let fault = game.faults.iter().find(|fault| !fault.is_in_variation);
        let broken = game.faults.iter().filter(|fault| fault.is_in_variation);
        let skipped = game.skipped.iter().min_by_key(|one| one.span.start);
        let own = text.get(game.span.clone()).unwrap_or_default();
        Self {
            text: String::from_utf8_lossy(own).into_owned(),
            is_certain: 2 < tree.main_line().len() || !game.tags.is_empty(),
            tree,
            white: name("White"),
            black: name("Black"),
            fault: fault.map(|fault| fault_of(text, game, fault)),
            broken_variations: broken.count(),
            skipped: skipped.map(|skipped| {
                let word = text.get(skipped.span.clone());
                visible(word.unwrap_or_default(), LONGEST_NAME)
            }),
        }
    }

    /// Whether all of it can be read.
    pub fn is_whole(&self) -> bool {
        self.fault.is_none() && self.broken_variations == 0 && self.skipped.is_none()
    }

    /// Returns the number of full moves, as players count: one move by each side.
    pub fn count_of_moves(&self) -> u32 {
        let line = self.tree.main_line();
        let number = |id| self.tree.node(id).position().fullmove_number;
        match line.as_slice() {
            [first, .., moved, _] => number(*moved).saturating_sub(number(*first)) + 1,
            [_, _] => 1,
            _ => 0,
        }
    }
}

fn name_of(value: &[u8]) -> String {
    let name = String::from_utf8_lossy(value);
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let signs = name.chars().filter(|sign| !sign.is_control());
    signs.take(LONGEST_NAME).collect()
}

/// Returns the records of all places, if they add to the positions on the board.
fn records(text: &[u8], game: &Game, played: PlayedMove) -> Vec<String> {
    let is_named = ["White", "Black", "Event"]
        .into_iter()
        .any(|name| game.tag(text, name).is_some());
    let mut notes = game.notes.iter();
    let has_comment = notes.any(|(_, note)| note.comment().is_some());
    if !is_named && !has_comment {
        return Vec::new();
    }
    let wanted = WantedPositions {
        which: Which::Every,
        with_variations: true,
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
