//! Finds words in a line, also where they are run together: the themes of puzzles are names such as `backRankMate`.

use super::text_finder::TextFinder;

/// Finds a text, and its words run together if it consists of several.
#[derive(Clone, Debug)]
pub(super) struct WordsFinder {
    typed: TextFinder,
    run_together: Option<TextFinder>,
}

impl WordsFinder {
    pub(super) fn new(text: &str, match_case: bool) -> Self {
        let run_together = Some(text).filter(|_| !match_case).and_then(run_together);
        Self {
            typed: TextFinder::new(text, match_case),
            run_together: run_together.map(|text| TextFinder::new(&text, match_case)),
        }
    }

    /// Whether the text is in this line, or in this part of one.
    pub(super) fn is_in(&self, line: &[u8]) -> bool {
        let mut finders = self.finders();
        finders.any(|finder| finder.is_in(line))
    }

    /// Returns a place before which no line with this text ends.
    pub(super) fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        let places = self.finders().map(|finder| finder.first_chance(lines));
        places.flatten().min()
    }

    fn finders(&self) -> impl Iterator<Item = &TextFinder> {
        std::iter::once(&self.typed).chain(&self.run_together)
    }
}

/// Returns words run together: `back rank mate` as `backrankmate`. Only words that could be a theme: the first has
/// letters alone, so that moves (`e4 e5`) and numbers stay apart.
fn run_together(text: &str) -> Option<String> {
    let words: Vec<_> = text.split([' ', '-']).collect();
    let is_word =
        |word: &&str| !word.is_empty() && word.bytes().all(|it| it.is_ascii_alphanumeric());
    let [first, _, ..] = words.as_slice() else {
        return None;
    };
    let has_letters_alone = first.bytes().all(|byte| byte.is_ascii_alphabetic());
    (has_letters_alone && words.iter().all(is_word)).then(|| words.concat())
}
