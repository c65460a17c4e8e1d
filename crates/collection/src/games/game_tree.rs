//! A game as a tree that can be changed.

use super::game::{Arrival, Game, PlaceNote, without_backslashes};
use super::safe_text::decoded;
use crate::tree::{GameHeading, GameTree, NodeId, NodeNotes, Played};
use std::ops::Range;
use std::sync::Arc;
use tabiya_chess::Position;

impl Game {
    /// Returns the game, which was read from `text`, as a tree. `records` are the records of its places; where there
    /// is none, that of the node is empty.
    pub fn to_tree(&self, text: &[u8], records: &[String]) -> GameTree {
        let record = |place: usize| -> Arc<[u8]> {
            let record = records.get(place).map(String::as_bytes);
            Arc::from(record.unwrap_or_default())
        };
        let start = self.places.first().map(|place| place.position);
        let mut tree = GameTree::new(start.unwrap_or_else(Position::start), record(0));
        tree.set_notes_of_start(self.notes_of(text, 0));
        let mut nodes = vec![Some(NodeId::START)];
        for (at, place) in self.places.iter().enumerate().skip(1) {
            let parent = nodes.get(place.before as usize).copied().flatten();
            let played = match place.arrival {
                Arrival::Move { played, .. } => Some(Played::Move(played)),
                Arrival::Pass => Some(Played::Pass),
                Arrival::Start => None,
            };
            let node = parent.zip(played).and_then(|(parent, played)| {
                tree.add(parent, played, record(at), self.notes_of(text, at))
            });
            nodes.push(node);
        }
        tree.set_heading(self.heading(text));
        tree
    }

    fn notes_of(&self, text: &[u8], place: usize) -> NodeNotes {
        let words =
            |span: &Range<usize>| decoded(text.get(span.clone()).unwrap_or_default()).into_owned();
        let mut notes = NodeNotes::default();
        for note in self.notes_at(place) {
            match note {
                PlaceNote::Comment(span) => notes.after.push(words(span)),
                PlaceNote::CommentBefore(span) => notes.before.push(words(span)),
                PlaceNote::Glyph(number) => notes.glyphs.push(*number),
            }
        }
        notes
    }

    fn heading(&self, text: &[u8]) -> GameHeading {
        let word = |span: &Range<usize>| text.get(span.clone()).unwrap_or_default();
        let tags = self.tags.iter().map(|(name, value)| {
            let value = without_backslashes(word(value));
            (
                decoded(word(name)).into_owned(),
                decoded(&value).into_owned(),
            )
        });
        let told = self.tag(text, "Result");
        let told = told.as_deref().and_then(result_of);
        let written = self.result.as_ref().map(word).and_then(result_of);
        GameHeading {
            tags: tags.collect(),
            // A game that continues may have been won since its tags were written.
            result: told
                .filter(|told| *told != "*")
                .or(written)
                .or(told)
                .map(str::to_owned),
        }
    }
}

/// Returns a result in the spelling of the standard.
fn result_of(word: &[u8]) -> Option<&'static str> {
    match str::from_utf8(word.trim_ascii()).ok()? {
        "1-0" | "1:0" | "1–0" => Some("1-0"),
        "0-1" | "0:1" | "0–1" => Some("0-1"),
        "1/2-1/2" | "1/2" | "1/2:1/2" | "1/2–1/2" | "½-½" | "½–½" | "½" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => None,
    }
}
