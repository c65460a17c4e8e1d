//! Finds the side to move in lines of text: matches phrases of several languages with the output of a net.
//!
//! The cost of a phrase is how much less likely its letters are, together, than the likeliest reading. It may be
//! anywhere in a line, but the surrounding text decides whether it counts: "White to move and win" counts, "instead of
//! White to move" does not.

use super::line_net::{CLASSES, ClassCosts, DIGIT, classes_of};

/// The phrases. The training uses the same file.
const CAPTIONS: &str = include_str!("../assets/captions.txt");
/// The maximum cost of a phrase per letter.
const MOST_COST: f32 = 1.2;
/// The minimum additional cost of any phrase for the other side.
const LEAST_APART: f32 = 4.0;
/// The maximum number of columns with letters after a phrase.
const LONGEST_TAIL: usize = 90;
/// The number of columns in which letters may be misread from digits or stains: about two letters.
const STRAY: usize = 10;

/// The phrases of one language.
#[derive(Debug, Default)]
struct LanguagePhrases {
    /// The phrases, each with whether White is to move.
    phrases: Vec<(Vec<u8>, bool)>,
    /// Texts with which a line may begin before a phrase.
    starts: Vec<Vec<u8>>,
    /// Texts that may follow a phrase, even with more text after them.
    ends: Vec<Vec<u8>>,
}

/// The phrases of all languages.
#[derive(Debug)]
pub(super) struct Phrases(Vec<LanguagePhrases>);

/// The place of a phrase in a line, from one column to another, and its cost.
#[derive(Clone, Copy)]
struct PhrasePlace {
    cost: f32,
    from: usize,
    to: usize,
}

impl PhrasePlace {
    const NOWHERE: Self = Self {
        cost: f32::INFINITY,
        from: 0,
        to: 0,
    };

    /// Whether the cost is low enough for the phrase.
    fn is_of(self, phrase: &[u8]) -> bool {
        self.cost <= MOST_COST * phrase.len() as f32
    }

    fn better(self, other: Self) -> Self {
        if other.cost < self.cost { other } else { self }
    }

    fn with(self, cost: f32) -> Self {
        Self {
            cost: self.cost + cost,
            ..self
        }
    }
}

impl Phrases {
    /// The phrases that come with the program.
    pub(super) fn usual() -> Self {
        let mut languages = Vec::new();
        let mut language = LanguagePhrases::default();
        for line in CAPTIONS.lines() {
            match line.split_once(' ') {
                Some(("=", _)) => languages.push(std::mem::take(&mut language)),
                Some(("<", start)) => language.starts.push(classes_of(start)),
                Some((">", end)) => language.ends.push(classes_of(end)),
                Some((first, _)) if first != "#" => {
                    let of = |is_white| (classes_of(&of_side(line, is_white)), is_white);
                    language.phrases.extend([of(true), of(false)]);
                }
                _ => {}
            }
        }
        languages.push(language);
        Self(languages)
    }

    /// The number of letters of the longest phrase.
    fn longest(&self) -> usize {
        let phrases = self.0.iter().flat_map(|language| &language.phrases);
        phrases.map(|(phrase, _)| phrase.len()).max().unwrap_or(0)
    }

    /// Returns the side to move according to a line: `true` for White, `false` for Black, `None` where the line does
    /// not say it clearly.
    pub(super) fn said(&self, costs: &[ClassCosts]) -> Option<bool> {
        // The lowest cost for Black and for White: at any place, and at an allowed place.
        let (mut cheapest, mut best) = ([f32::INFINITY; 2], [f32::INFINITY; 2]);
        let mut total = [f32::INFINITY; 2];
        let least = least_costs(costs);
        // More expensive places neither count nor make another one doubtful.
        let most = MOST_COST * self.longest() as f32 + LEAST_APART;
        for language in &self.0 {
            for (phrase, is_white) in &language.phrases {
                // Most lines lack letters of most phrases, so that these can be skipped early.
                let at_least: f32 = phrase
                    .iter()
                    .map(|letter| least[usize::from(*letter)])
                    .sum();
                if at_least > most {
                    continue;
                }
                let side = usize::from(*is_white);
                let place = place_of(phrase, costs);
                cheapest[side] = cheapest[side].min(place.cost);
                let each = place.cost / phrase.len() as f32;
                let is_better = place.is_of(phrase) && each < best[side];
                if is_better && language.allows(costs, phrase, place) {
                    best[side] = each;
                    total[side] = place.cost;
                }
            }
        }
        let side = usize::from(best[1] < best[0]);
        let is_clear = best[side].is_finite() && cheapest[1 - side] - total[side] >= LEAST_APART;
        is_clear.then_some(side == 1)
    }
}

impl LanguagePhrases {
    /// Whether the text before and after a phrase is allowed there.
    fn allows(&self, costs: &[ClassCosts], phrase: &[u8], place: PhrasePlace) -> bool {
        let (Some(first), Some(last)) = (phrase.first(), phrase.last()) else {
            return false;
        };
        let is_of = |letter: u8| move |column: &&ClassCosts| likeliest(column) == letter;
        let (before, after) = (&costs[..place.from], &costs[place.to + 1..]);
        let own = before.iter().rev().take_while(is_of(*first)).count();
        let before = &before[..before.len() - own];
        let own = after.iter().take_while(is_of(*last)).count();
        let after = &after[own..];
        let begins = |start: &Vec<u8>| {
            let place = place_of(start, before);
            place.is_of(start)
                && letters(&before[..place.from]) <= STRAY
                && letters(&before[place.to + 1..]) <= STRAY
        };
        let ends = |end: &Vec<u8>| {
            let place = place_of(end, after);
            place.is_of(end) && letters(&after[..place.from]) <= STRAY
        };
        let tail = letters(after);
        (letters(before) <= STRAY || self.starts.iter().any(begins))
            && (tail <= STRAY || tail <= LONGEST_TAIL && self.ends.iter().any(ends))
    }
}

/// The maximum number of letters after a phrase in text.
const LONGEST_TEXT_TAIL: usize = 40;
/// The number of letters before or after a phrase in text that may represent numbers, such as those of diagrams.
const STRAY_LETTERS: usize = 1;

impl Phrases {
    /// The same for a line whose text is known.
    pub(super) fn said_in(&self, line: &str) -> Option<bool> {
        let letters = classes_of(line);
        let says = |wanted: bool| {
            self.0.iter().any(|language| {
                let mut phrases = language.phrases.iter();
                phrases.any(|(phrase, is_white)| {
                    *is_white == wanted && language.is_said_in(&letters, phrase)
                })
            })
        };
        match [says(true), says(false)] {
            [true, false] => Some(true),
            [false, true] => Some(false),
            _ => None,
        }
    }
}

impl LanguagePhrases {
    fn is_said_in(&self, letters: &[u8], phrase: &[u8]) -> bool {
        let mut places = letters.windows(phrase.len()).enumerate();
        places.any(|(from, part)| {
            part == phrase && self.allows_text(&letters[..from], &letters[from + phrase.len()..])
        })
    }

    /// Whether the text before and after a phrase is allowed there.
    fn allows_text(&self, before: &[u8], after: &[u8]) -> bool {
        let begins = |start: &Vec<u8>| {
            before.starts_with(start) && before.len() <= start.len() + STRAY_LETTERS
        };
        let ends = |end: &Vec<u8>| after.starts_with(end);
        (before.len() <= STRAY_LETTERS || self.starts.iter().any(begins))
            && (after.len() <= STRAY_LETTERS
                || after.len() <= LONGEST_TEXT_TAIL && self.ends.iter().any(ends))
    }
}

/// The wording of a phrase when White is to move, or Black.
fn of_side(line: &str, is_white: bool) -> String {
    let word = |word: &str| match word.split_once('/') {
        Some((white, _)) if is_white => white.to_owned(),
        Some((_, black)) => black.to_owned(),
        None => word.to_owned(),
    };
    let words: Vec<String> = line.split(' ').map(word).collect();
    words.join(" ")
}

fn likeliest(costs: &ClassCosts) -> u8 {
    let place = costs.iter().position(|cost| *cost <= 0.0);
    place
        .and_then(|place| u8::try_from(place).ok())
        .unwrap_or(0)
}

/// The number of columns that are read as letters.
fn letters(costs: &[ClassCosts]) -> usize {
    let is_letter = |column: &&ClassCosts| (1..DIGIT).contains(&likeliest(column));
    costs.iter().filter(is_letter).count()
}

/// The minimum cost of each class over all columns.
fn least_costs(costs: &[ClassCosts]) -> ClassCosts {
    let smaller = |least: ClassCosts, column: &ClassCosts| {
        std::array::from_fn(|class| least[class].min(column[class]))
    };
    costs.iter().fold([f32::INFINITY; CLASSES], smaller)
}

/// Finds the place where a phrase costs least. Each letter takes at least one column. There may be background between
/// two letters; between two equal letters there must be.
fn place_of(phrase: &[u8], costs: &[ClassCosts]) -> PhrasePlace {
    let mut on = vec![PhrasePlace::NOWHERE; phrase.len()];
    let mut off = on.clone();
    let mut best = PhrasePlace::NOWHERE;
    for (column, costs) in costs.iter().enumerate() {
        // The loop goes from the last letter to the first because each letter needs the values of earlier letters from
        // the previous column.
        for index in (0..phrase.len()).rev() {
            let letter = phrase[index];
            let come = match index.checked_sub(1) {
                None => PhrasePlace {
                    cost: 0.0,
                    from: column,
                    to: column,
                },
                Some(before) if phrase[before] == letter => off[before],
                Some(before) => off[before].better(on[before]),
            };
            let next = on[index].better(come).with(costs[usize::from(letter)]);
            off[index] = off[index].better(on[index]).with(costs[0]);
            on[index] = next;
        }
        if let Some(last) = on.last()
            && last.cost < best.cost
        {
            best = PhrasePlace {
                to: column,
                ..*last
            };
        }
    }
    best
}
