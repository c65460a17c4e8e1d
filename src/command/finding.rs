//! Rates how well a name matches the text that a user types to find it.

use tabiya_text::folded;

/// The texts by which something can be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findable {
    name: String,
    /// The initials of the words of the name.
    initials: String,
    place: String,
    keys: Vec<String>,
    /// The words of the name and other words by which people search for it.
    other_words: Vec<String>,
}

/// The quality of a match; less is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MatchRank {
    /// The typed text is the key.
    Keys,
    /// The typed text is the name.
    Name,
    /// The name begins with the typed text.
    Beginning,
    /// A word of the name begins with the typed text.
    Word,
    /// The initials of the words of the name begin with the typed text.
    Initials,
    /// Each typed word begins a word of the name, in any order.
    Words,
    /// The typed text appears in the other search words, from the beginning of a word.
    OtherPhrase,
    /// Each typed word begins a word of the name or one of the other search words.
    OtherWords,
    /// The typed text appears somewhere in the name.
    Part,
    /// Each typed word appears somewhere in the name, in the menus above it, or in the key.
    Around,
    /// The typed letters occur in the words of the name, in the same order.
    Letters,
}

impl Findable {
    /// Creates an entry from a name, the menus that lead to it, and its keys.
    pub fn new(name: &str, place: &str, keys: &[String]) -> Self {
        let name = plain(name);
        Self {
            initials: words(&name)
                .filter_map(|word| word.chars().next())
                .collect(),
            name,
            place: plain(place),
            keys: keys.iter().map(|keys| without_blanks(keys)).collect(),
            other_words: Vec::new(),
        }
    }

    /// Adds other words by which it can be found. They match with and without accents.
    #[must_use]
    pub fn or_by(mut self, other_words: &str) -> Self {
        let all = folded(&format!("{} {other_words}", self.name));
        self.other_words = words(&all).map(str::to_owned).collect();
        self
    }

    /// The quality of the match with the typed text; `None` if it does not match.
    pub fn rank(&self, typed: &str) -> Option<MatchRank> {
        if self.keys.contains(&without_blanks(typed)) {
            return Some(MatchRank::Keys);
        }
        let typed = plain(typed);
        if self.name == typed {
            return Some(MatchRank::Name);
        }
        if self.name.starts_with(&typed) {
            return Some(MatchRank::Beginning);
        }
        if self.name.contains(&format!(" {typed}")) {
            return Some(MatchRank::Word);
        }
        if self.initials.starts_with(&typed) {
            return Some(MatchRank::Initials);
        }
        let begins = |word: &str| words(&self.name).any(|own| own.starts_with(word));
        if words(&typed).all(begins) {
            return Some(MatchRank::Words);
        }
        let is_called = |word: &str| self.other_words.iter().any(|own| own.starts_with(word));
        let alike = folded(&typed);
        let others = self.other_words.join(" ");
        if !alike.is_empty() && format!(" {others}").contains(&format!(" {alike}")) {
            return Some(MatchRank::OtherPhrase);
        }
        if !alike.is_empty() && words(&alike).all(is_called) {
            return Some(MatchRank::OtherWords);
        }
        if self.name.contains(&typed) {
            return Some(MatchRank::Part);
        }
        if words(&typed).all(|word| self.is_around(word)) {
            return Some(MatchRank::Around);
        }
        self.has_letters(&typed).then_some(MatchRank::Letters)
    }

    fn is_around(&self, word: &str) -> bool {
        let is_in = |text: &String| text.contains(word);
        is_in(&self.name) || is_in(&self.place) || self.keys.iter().any(is_in)
    }

    /// Whether each letter, in order, begins a word of the name or follows a matched letter:
    /// `mirlr` matches Mirror left and right.
    fn has_letters(&self, typed: &str) -> bool {
        let letters: Vec<char> = typed.chars().filter(|letter| *letter != ' ').collect();
        let names: Vec<Vec<char>> = words(&self.name)
            .map(|word| word.chars().collect())
            .collect();
        letters.len() > 1 && can_spell(&letters, &names)
    }
}

/// Whether the letters are a concatenation of prefixes of some of the words, in order.
fn can_spell(letters: &[char], words: &[Vec<char>]) -> bool {
    // Whether the first n letters can be spelt with the words so far.
    let mut reached = vec![false; letters.len() + 1];
    reached[0] = true;
    for word in words {
        for from in (0..letters.len())
            .rev()
            .filter(|from| reached[*from])
            .collect::<Vec<_>>()
        {
            let same = word
                .iter()
                .zip(&letters[from..])
                .take_while(|(a, b)| a == b);
            for length in 1..=same.count() {
                reached[from + length] = true;
            }
        }
    }
    reached[letters.len()]
}

/// Lower-case text with single spaces between the words and without the punctuation around them.
fn plain(text: &str) -> String {
    let words = text.split_whitespace().map(|word| {
        let word = word.to_lowercase();
        let inner = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        // A search for punctuation alone keeps it.
        if inner.is_empty() {
            word
        } else {
            inner.to_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

fn without_blanks(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '-'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rank(name: &str, typed: &str) -> Option<MatchRank> {
        let keys = ["Ctrl+Shift+H".to_owned(), "F7".to_owned()];
        Findable::new(name, "Transform", &keys).rank(typed)
    }

    #[test]
    fn any_part_of_a_name_finds_it() {
        let name = "Mirror left and right";
        for (typed, expected) in [
            ("Mirror left and right", MatchRank::Name),
            ("mirr", MatchRank::Beginning),
            ("  MIRROR  LEFT ", MatchRank::Beginning),
            ("left", MatchRank::Word),
            ("left and", MatchRank::Word),
            ("mlar", MatchRank::Initials),
            ("mla", MatchRank::Initials),
            ("right mirror", MatchRank::Words),
            ("ri le mi", MatchRank::Words),
            ("irror", MatchRank::Part),
            ("ight irr", MatchRank::Around),
            ("transform mirror", MatchRank::Around),
            ("trans", MatchRank::Around),
            ("ctrl+shift+h", MatchRank::Keys),
            ("Ctrl + Shift + H", MatchRank::Keys),
            ("f7", MatchRank::Keys),
            ("shift+h", MatchRank::Around),
            ("mirlr", MatchRank::Letters),
            ("mlr", MatchRank::Letters),
        ] {
            assert_eq!(rank(name, typed), Some(expected), "{typed}");
        }
    }

    #[test]
    fn text_that_is_not_in_the_name_finds_nothing() {
        for typed in ["mirrors", "left rights", "xyz", "gm", "mirror up", "ctrl+k"] {
            assert_eq!(rank("Mirror left and right", typed), None, "{typed}");
        }
    }

    #[test]
    fn synonyms_find_a_command_with_and_without_accents() {
        let findable = Findable::new("Pages of diagrams…", "File", &[]);
        let findable = findable.or_by("worksheet Übungsblatt rook endings");
        for (typed, expected) in [
            ("worksheet", Some(MatchRank::OtherPhrase)),
            ("work", Some(MatchRank::OtherPhrase)),
            ("ubungs", Some(MatchRank::OtherPhrase)),
            ("Übung", Some(MatchRank::OtherPhrase)),
            ("rook endings", Some(MatchRank::OtherPhrase)),
            ("endings pages", Some(MatchRank::OtherWords)),
            ("pages", Some(MatchRank::Beginning)),
            ("sheet", None),
        ] {
            assert_eq!(findable.rank(typed), expected, "{typed}");
        }
    }

    #[test]
    fn the_dots_after_a_name_need_not_be_typed() {
        assert_eq!(rank("Find…", "find"), Some(MatchRank::Name));
        assert_eq!(rank("Chess960 by number…", "number"), Some(MatchRank::Word));
        assert_eq!(
            rank("Swap colours, ranks flipped", "colours ranks"),
            Some(MatchRank::Word)
        );
    }

    #[test]
    fn an_empty_query_finds_everything() {
        assert!(rank("Anything", "").is_some());
        assert!(rank("Anything", "  ").is_some());
    }
}
