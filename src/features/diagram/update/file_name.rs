//! What the file of a diagram may be called.

use crate::app::state::State;
use crate::text::{name_text, tr, turns_direction};
use std::path::Path;

/// More letters of a name are cut off.
const MOST_NAME: usize = 60;

/// What the diagram's file may be called: as its record, or as the file with its number.
pub(crate) fn file_name_to_offer(state: &State) -> String {
    let document = state.shared.document();
    let path = document.path().or(document.origin());
    let stem = path.and_then(Path::file_stem);
    let stem = stem.map(name_text);
    let numbered = |stem: String| match document.rows().len() {
        0 | 1 => stem,
        _ => format!("{stem} {}", document.row() + 1),
    };
    let caption = state.diagram.entry(&state.shared).diagram.caption;
    let name = Some(harmless(&caption)).filter(|name| !name.is_empty());
    let name = name.or_else(|| stem.map(numbered).map(|name| harmless(&name)));
    let name = name.filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| tr("picture-file-name"));
    format!("{name}.{}", state.diagram.form.format.extension())
}

/// A text as the name of a file that every system takes, and that says how it ends: nothing turns the
/// direction of writing.
pub(crate) fn harmless(text: &str) -> String {
    let letter = |letter: char| {
        let is_odd =
            letter.is_control() || turns_direction(letter) || "/\\:*?\"<>|".contains(letter);
        if is_odd { ' ' } else { letter }
    };
    let text: String = text.chars().map(letter).take(MOST_NAME).collect();
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").trim_matches(['.', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_offered_neither_leads_elsewhere_nor_hides_its_end() {
        assert_eq!(harmless("Réti 1921, Ход"), "Réti 1921, Ход");
        assert_eq!(harmless("../a: \u{7}b?"), "a b");
        assert_eq!(harmless("x\u{202e}gpj"), "x gpj");
        assert_eq!(harmless("\u{2067}x\u{200f}\u{2028}"), "x");
    }
}
