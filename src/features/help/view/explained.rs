//! The explanation of the text in the FEN field, computed once for each text, position and language.

use crate::model::state::State;
use tabiya_chess::{Position, Square};
use tabiya_notation::explain::{Explanation, FenPart, FieldMeaning, explain};
use tabiya_notation::fen::{FenError, FenField};
use tabiya_text::{
    Locale, fen_error_text, fen_field_missing_text, fen_part_name, fen_part_text, spoken, tr,
};

/// The input of an explanation.
#[derive(Clone, Debug, PartialEq)]
struct About {
    text: String,
    is_position: bool,
    position: Position,
    locale: Locale,
}

/// The explanation and its texts.
#[derive(Debug, Default)]
pub(super) struct Explained {
    about: Option<About>,
    found: Explanation,
    words: Vec<String>,
}

impl Explained {
    /// Updates the explanation if the text differs from the last frame. A comment or a blank line has no parts to
    /// explain.
    pub(super) fn look_at(&mut self, text: &str, is_position: bool, state: &State) {
        let position = *state.shared.document().position();
        let locale = spoken();
        let is_same = |about: &About| {
            about.text == text
                && about.is_position == is_position
                && about.position == position
                && about.locale == locale
        };
        if self.about.as_ref().is_some_and(is_same) {
            return;
        }
        self.found = if is_position {
            explain(text, &position)
        } else {
            Explanation::default()
        };
        self.words = self.found.parts.iter().map(fen_part_text).collect();
        self.about = Some(About {
            text: text.to_owned(),
            is_position,
            position,
            locale,
        });
    }

    /// Frees the explanation while the help does not show it.
    pub(super) fn forget(&mut self) {
        if self.about.is_some() {
            *self = Self::default();
        }
    }

    pub(super) fn parts(&self) -> &[FenPart] {
        &self.found.parts
    }

    pub(super) fn part(&self, number: usize) -> Option<&FenPart> {
        self.found.parts.get(number)
    }

    pub(super) fn part_on(&self, square: Square) -> Option<usize> {
        self.found.part_on(square)
    }

    pub(super) fn part_at(&self, byte: usize) -> Option<usize> {
        self.found.part_at(byte)
    }

    fn text(&self) -> &str {
        self.about.as_ref().map_or("", |about| &about.text)
    }

    /// The characters of a part, shortened to `most`. A run of spaces is shown as one.
    pub(super) fn characters(&self, number: usize, most: usize) -> String {
        let Some(part) = self.part(number) else {
            return String::new();
        };
        if matches!(
            part.meaning,
            FieldMeaning::NextField | FieldMeaning::StrayBlank
        ) {
            return " ".to_owned();
        }
        let characters = self.text().get(part.span.clone()).unwrap_or_default();
        match characters.char_indices().nth(most) {
            None => characters.to_owned(),
            Some((end, _)) => format!("{}…", characters.get(..end).unwrap_or_default()),
        }
    }

    /// The meaning of a part in words.
    pub(super) fn words(&self, number: usize) -> &str {
        self.words.get(number).map_or("", String::as_str)
    }

    /// The characters of a part and their meaning.
    pub(super) fn name(&self, number: usize) -> String {
        let part = self.part(number);
        part.map_or_else(String::new, |part| fen_part_name(part, self.text()))
    }

    /// Whether the text has this field.
    pub(super) fn has(&self, field: FenField) -> bool {
        self.parts().iter().any(|part| part.field == field)
    }

    /// The faults of a field as a whole. Faults of a character are shown at that character.
    pub(super) fn faults(&self, field: FenField) -> Vec<String> {
        let is_told = |fault: &FenError| {
            self.parts()
                .iter()
                .any(|part| part.meaning == FieldMeaning::Unreadable(fault.kind))
        };
        let faults = self.found.faults.iter();
        let of_field = faults.filter(|fault| fault.field == field && !is_told(fault));
        of_field.map(fen_error_text).collect()
    }

    /// The text for a field that the FEN does not have.
    pub(super) fn missing(&self, field: FenField) -> Option<String> {
        let is_missing = !self.parts().is_empty() && !self.has(field);
        is_missing.then(|| fen_field_missing_text(field))
    }

    /// The text shown when there is nothing to explain.
    pub(super) fn nothing_text(&self, state: &State) -> String {
        let is_position = self.about.as_ref().is_none_or(|about| about.is_position);
        match (is_position, state.shared.document().has_position()) {
            (true, true) => tr("fen-nothing"),
            (_, _) => tr("read-no-position"),
        }
    }
}
