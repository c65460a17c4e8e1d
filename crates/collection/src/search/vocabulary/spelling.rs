//! Known words that are similar to an unknown one.

use super::Vocabulary;

/// The minimum length: shorter words are similar to too many others.
const SHORTEST: usize = 3;

impl Vocabulary {
    /// Returns the word that was probably meant, if it differs by a letter or two.
    pub(in crate::search) fn nearest(&self, word: &str) -> Option<String> {
        let typed: Vec<char> = (self.fold)(word).chars().collect();
        if typed.len() < SHORTEST || typed.contains(&' ') {
            return None;
        }
        let most = if typed.len() < 7 { 1 } else { 2 };
        let known = self.sayings.keys().flat_map(|phrase| phrase.split(' '));
        let known = known.filter(|known| known.chars().count() >= SHORTEST);
        let near = known.map(|known| (distance(&typed, &known.chars().collect::<Vec<_>>()), known));
        // Of equally near words the first in alphabetical order is chosen, so that the result is
        // always the same.
        let nearest = near
            .min()
            .filter(|(distance, _)| (1..=most).contains(distance));
        nearest.map(|(_, known)| known.to_owned())
    }
}

/// Returns the number of letters that have to be changed, added, removed or exchanged with their
/// neighbours.
fn distance(from: &[char], to: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=to.len()).collect();
    for (row, letter) in from.iter().enumerate() {
        let mut now = vec![row + 1];
        for (column, other) in to.iter().enumerate() {
            let at = |list: &[usize], place: usize| list.get(place).copied().unwrap_or(usize::MAX);
            let changed = at(&last, column) + usize::from(letter != other);
            let left_out = at(&last, column + 1) + 1;
            let added = at(&now, column) + 1;
            let mut least = changed.min(left_out).min(added);
            let are_exchanged = row > 0
                && column > 0
                && from.get(row - 1) == Some(other)
                && to.get(column - 1) == Some(letter);
            if are_exchanged {
                least = least.min(at(&before, column - 1) + 1);
            }
            now.push(least);
        }
        before = std::mem::replace(&mut last, now);
    }
    last.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_with_one_or_two_wrong_letters_is_recognized() {
        let english = Vocabulary::english();
        for (typed, meant) in [
            ("ilegal", Some("illegal")),
            ("rok", Some("rook")),
            ("bihsops", Some("bishops")),
            ("endgmaes", Some("endgames")),
            ("Castlin", Some("castling")),
            ("Karpov", None),
            ("rook", None),
            ("e4", None),
        ] {
            assert_eq!(english.nearest(typed).as_deref(), meant, "{typed}");
        }
    }
}
