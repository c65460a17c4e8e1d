//! Similar queries to suggest if nothing matches.

use super::write::{QueryTokenKind, tokens};
use super::{Query, TextCondition};
use crate::search::vocabulary::Vocabulary;

/// An omitted condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeftOutCondition {
    /// The condition that these words express.
    Words(String),
    /// The drawing.
    Drawing,
}

impl Query {
    /// Returns the query without each of its conditions in turn; empty if it has only one.
    pub fn without_each(&self, vocabulary: &Vocabulary) -> Vec<(LeftOutCondition, Self)> {
        let named = |(part, rest): (Self, Self)| {
            let left_out = match part.pattern {
                Some(_) => LeftOutCondition::Drawing,
                None => LeftOutCondition::Words(part.written_in(vocabulary)),
            };
            (left_out, rest)
        };
        self.split().into_iter().map(named).collect()
    }

    /// Returns each condition alone, paired with all the others.
    fn split(&self) -> Vec<(Self, Self)> {
        let mut all = Vec::new();
        let mut split = |take: &dyn Fn(&mut Self, &mut Self)| {
            let (mut rest, mut part) = (self.clone(), Self::default());
            take(&mut rest, &mut part);
            if (!part.is_empty() || part.match_case) && !rest.is_empty() {
                all.push((part, rest));
            }
        };
        split(&|rest, part| part.side_to_move = rest.side_to_move.take());
        split(&|rest, part| part.balance = rest.balance.take());
        split(&|rest, part| part.ending = rest.ending.take());
        split(&|rest, part| part.bishops = rest.bishops.take());
        split(&|rest, part| part.check = rest.check.take());
        split(&|rest, part| part.castling = rest.castling.take());
        split(&|rest, part| part.legality = rest.legality.take());
        split(&|rest, part| part.moves = rest.moves.take());
        split(&|rest, part| part.mate = rest.mate.take());
        split(&|rest, part| part.solution = rest.solution.take());
        split(&|rest, part| part.tables = rest.tables.take());
        split(&|rest, part| part.dtz = rest.dtz.take());
        split(&|rest, part| part.dtm = rest.dtm.take());
        split(&|rest, part| part.pattern = rest.pattern.take());
        split(&|rest, part| part.match_case = std::mem::take(&mut rest.match_case));
        split(&take_armies);
        let counts = self.material.as_ref().map_or(0, |it| it.counts.len());
        for place in 0..counts {
            split(&|rest, part| take_count(rest, part, place));
        }
        for place in 0..self.operations.len() {
            split(&|rest, part| part.operations.push(rest.operations.remove(place)));
        }
        let words = self.text.as_ref().map_or(0, |text| text.words.len());
        for place in 0..words {
            split(&|rest, part| {
                let word = rest.text.as_mut().map(|text| text.words.remove(place));
                part.text = word.map(|word| TextCondition { words: vec![word] });
            });
        }
        all
    }

    /// Returns the queries in which one word is replaced by a similar known word, if that makes it
    /// a condition instead of text to search for.
    pub fn respelled(text: &str, vocabulary: &Vocabulary) -> Vec<String> {
        let texts = |text: &str| {
            let query = Self::parse_in(text, vocabulary).ok()?;
            Some(query.text.map_or(0, |text| text.words.len()))
        };
        let before = texts(text).unwrap_or(usize::MAX);
        let mut all = Vec::new();
        for token in tokens(text) {
            let QueryTokenKind::Word(word) = token.kind else {
                continue;
            };
            let letters = word.find(|c: char| !c.is_alphabetic() && c != '-');
            let (word, behind) = word.split_at(letters.unwrap_or(word.len()));
            let Some(known) = vocabulary.nearest(word) else {
                continue;
            };
            let mut respelled = text.to_owned();
            respelled.replace_range(token.span, &format!("{known}{behind}"));
            if texts(&respelled).is_some_and(|texts| texts < before) {
                all.push(respelled);
            }
        }
        all
    }
}

fn take_armies(rest: &mut Query, part: &mut Query) {
    if let Some(material) = &mut rest.material {
        let armies = part.material.get_or_insert_default();
        armies.white = material.white.take();
        armies.black = material.black.take();
    }
}

fn take_count(rest: &mut Query, part: &mut Query, place: usize) {
    if let Some(material) = &mut rest.material {
        let count = material.counts.remove(place);
        part.material.get_or_insert_default().counts.push(count);
    }
}
