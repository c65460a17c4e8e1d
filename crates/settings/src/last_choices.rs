//! The last choices for a game against an engine and for an animation, in the tables `[play-on]` and `[animation]` of the
//! settings file. A value that makes no sense keeps its default.

use super::kept::{LastAnimation, LastGame, OpponentStrength};
use super::style_table::table_of;
use super::understood::{UnderstoodSettings, put as put_word};
use toml_edit::{DocumentMut, Item, Table, TableLike, Value};

const GAME: &str = "play-on";
const ANIMATION: &str = "animation";

const ENGINE: &str = "engine";
const STRENGTH: &str = "strength";
const RATING: &str = "rating";
const NODES: &str = "nodes";
const TIME: &str = "milliseconds";
const SLIPS: &str = "report-slips";

const FORMAT: &str = "format";
const SIZE: &str = "size";
const TEMPO: &str = "tempo";
const PAUSE: &str = "pause";
const HEADING: &str = "heading";
const MOVES: &str = "moves";
const COMMENTS: &str = "comments";

/// The limits of an opponent with their words.
const STRENGTHS: [(OpponentStrength, &str); 3] = [
    (OpponentStrength::Time, "time"),
    (OpponentStrength::Nodes, "nodes"),
    (OpponentStrength::Rating, "rating"),
];

/// Reads both tables.
pub(super) fn read(document: &DocumentMut, understood: &mut UnderstoodSettings) {
    if let Some(words) = table_of(document, GAME, understood) {
        understood.settings.game = LastGame::read(words);
    }
    if let Some(words) = table_of(document, ANIMATION, understood) {
        understood.settings.animation = LastAnimation::read(words);
    }
}

/// Writes the last choices for a game.
pub(super) fn put_game(document: &mut DocumentMut, last: &LastGame) {
    if let Some(words) = table_in(document, GAME) {
        last.write(words);
    }
}

/// Writes the last choices for an animation.
pub(super) fn put_animation(document: &mut DocumentMut, last: &LastAnimation) {
    if let Some(words) = table_in(document, ANIMATION) {
        last.write(words);
    }
}

fn table_in<'a>(document: &'a mut DocumentMut, name: &str) -> Option<&'a mut dyn TableLike> {
    if document.get(name).and_then(Item::as_table_like).is_none() {
        document.insert(name, Item::Table(Table::new()));
    }
    document.get_mut(name).and_then(Item::as_table_like_mut)
}

/// Takes the value of a key if it is a positive number.
fn take_number<T: TryFrom<i64>>(words: &dyn TableLike, key: &str, into: &mut T) {
    let number = words.get(key).and_then(Item::as_integer);
    let number = number.filter(|number| 0 < *number);
    if let Some(number) = number.and_then(|number| T::try_from(number).ok()) {
        *into = number;
    }
}

fn take_flag(words: &dyn TableLike, key: &str, into: &mut bool) {
    if let Some(flag) = words.get(key).and_then(Item::as_bool) {
        *into = flag;
    }
}

fn text_of<'a>(words: &'a dyn TableLike, key: &str) -> Option<&'a str> {
    words.get(key).and_then(Item::as_str)
}

fn number(number: u64) -> Value {
    Value::from(i64::try_from(number).unwrap_or(i64::MAX))
}

impl LastGame {
    fn read(words: &dyn TableLike) -> Self {
        let mut read = Self::default();
        let strength = text_of(words, STRENGTH);
        let known = STRENGTHS
            .into_iter()
            .find(|(_, word)| Some(*word) == strength);
        text_of(words, ENGINE)
            .unwrap_or_default()
            .clone_into(&mut read.engine);
        read.strength = known.map_or(read.strength, |(strength, _)| strength);
        take_number(words, RATING, &mut read.rating);
        take_number(words, NODES, &mut read.nodes);
        take_number(words, TIME, &mut read.time);
        take_flag(words, SLIPS, &mut read.tells_slips);
        read
    }

    fn write(&self, words: &mut dyn TableLike) {
        let mut strengths = STRENGTHS.into_iter();
        let strength = strengths.find(|(strength, _)| *strength == self.strength);
        put_word(words, ENGINE, self.engine.as_str());
        put_word(words, STRENGTH, strength.map_or("", |(_, word)| word));
        put_word(words, RATING, self.rating);
        put_word(words, NODES, number(self.nodes));
        put_word(words, TIME, number(self.time));
        put_word(words, SLIPS, self.tells_slips);
    }
}

impl LastAnimation {
    fn read(words: &dyn TableLike) -> Self {
        let mut read = Self::default();
        if let Some(format) = text_of(words, FORMAT) {
            format.clone_into(&mut read.format);
        }
        take_number(words, SIZE, &mut read.size);
        take_number(words, TEMPO, &mut read.tempo_ms);
        take_number(words, PAUSE, &mut read.pause_ms);
        take_flag(words, HEADING, &mut read.shows_heading);
        take_flag(words, MOVES, &mut read.shows_moves);
        take_flag(words, COMMENTS, &mut read.shows_comments);
        read
    }

    fn write(&self, words: &mut dyn TableLike) {
        put_word(words, FORMAT, self.format.as_str());
        put_word(words, SIZE, number(u64::from(self.size)));
        put_word(words, TEMPO, number(u64::from(self.tempo_ms)));
        put_word(words, PAUSE, number(u64::from(self.pause_ms)));
        put_word(words, HEADING, self.shows_heading);
        put_word(words, MOVES, self.shows_moves);
        put_word(words, COMMENTS, self.shows_comments);
    }
}
