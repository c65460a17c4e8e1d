//! The words of search queries in the language of the window, and texts as they are compared with search terms.

use super::{Locale, spoken, tr};
use std::sync::OnceLock;
use tabiya_chess::{Color, Role};
use tabiya_collection::search::{
    BishopPair, CastlingCondition, CheckCondition, Ending, Legality, MovesCondition, Saying,
    Vocabulary,
};

/// Converts to lower case, removes the accents that people omit when they type, and leaves one space between words,
/// however they are joined: `en-passant`, `En passant` and `en  passant` become the same text.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None if letter.is_alphanumeric() => folded.push(letter),
            // A combining accent, as some systems write it.
            None if ('\u{300}'..='\u{36f}').contains(&letter) => {}
            None if folded.ends_with(' ') || folded.is_empty() => {}
            None => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The letters of our languages without their diacritics.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
        'æ' => "ae",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'œ' => "oe",
        'ß' => "ss",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'ё' => "е",
        'й' => "и",
        _ => return None,
    })
}

/// The conditions and the messages with their words, the most useful first.
const SAYINGS: [(&str, Saying); 31] = [
    ("query-words-white", Saying::Side(Color::White)),
    ("query-words-black", Saying::Side(Color::Black)),
    ("query-words-check", Saying::Check(CheckCondition::InCheck)),
    (
        "query-words-no-check",
        Saying::Check(CheckCondition::NotInCheck),
    ),
    ("query-words-legal", Saying::Legality(Legality::Legal)),
    ("query-words-illegal", Saying::Legality(Legality::Illegal)),
    (
        "query-words-castling",
        Saying::Castling(CastlingCondition::Any),
    ),
    (
        "query-words-no-castling",
        Saying::Castling(CastlingCondition::NONE),
    ),
    ("query-words-pawn-endings", Saying::Ending(Ending::Pawns)),
    (
        "query-words-minor-endings",
        Saying::Ending(Ending::MinorPieces),
    ),
    (
        "query-words-knight-endings",
        Saying::Ending(Ending::Knights),
    ),
    (
        "query-words-bishop-endings",
        Saying::Ending(Ending::Bishops),
    ),
    ("query-words-rook-endings", Saying::Ending(Ending::Rooks)),
    ("query-words-queen-endings", Saying::Ending(Ending::Queens)),
    (
        "query-words-opposite-bishops",
        Saying::Bishops(BishopPair::OppositeColors),
    ),
    (
        "query-words-same-bishops",
        Saying::Bishops(BishopPair::SameColor),
    ),
    (
        "query-words-wrong-moves",
        Saying::RecordMoves(MovesCondition::Wrong),
    ),
    (
        "query-words-nonstandard-moves",
        Saying::RecordMoves(MovesCondition::Nonstandard),
    ),
    (
        "query-words-solved",
        Saying::RecordMoves(MovesCondition::Solved),
    ),
    (
        "query-words-missed",
        Saying::RecordMoves(MovesCondition::Missed),
    ),
    ("query-words-either-side", Saying::EitherSide),
    ("query-words-match-case", Saying::MatchCase),
    ("query-words-mate-in", Saying::MateIn),
    ("query-words-moves", Saying::Moves),
    ("query-words-with", Saying::With),
    ("query-words-without", Saying::Without),
    ("query-words-queens", Saying::Men(Some(Role::Queen))),
    ("query-words-rooks", Saying::Men(Some(Role::Rook))),
    ("query-words-bishops", Saying::Men(Some(Role::Bishop))),
    ("query-words-knights", Saying::Men(Some(Role::Knight))),
    ("query-words-pawns", Saying::Men(Some(Role::Pawn))),
];

/// The number of conditions, from the first, that are queries by themselves.
const ALONE: usize = 22;

/// The words of the current language and of English.
pub fn vocabulary() -> &'static Vocabulary {
    static KNOWN: [OnceLock<Vocabulary>; Locale::ALL.len()] =
        [const { OnceLock::new() }; Locale::ALL.len()];
    let locale = spoken();
    let place = Locale::ALL.iter().position(|other| *other == locale);
    match place.and_then(|place| KNOWN.get(place)) {
        // Nobody types stretched words.
        Some(known) if locale != Locale::Stretched => known.get_or_init(|| built(locale)),
        _ => Vocabulary::english(),
    }
}

fn built(locale: Locale) -> Vocabulary {
    let said = SAYINGS.map(|(id, saying)| (saying, tr(id)));
    let kings = (Saying::Men(Some(Role::King)), tr("query-words-kings"));
    let men = (Saying::Men(None), tr("query-words-men"));
    let numbers = tr("query-words-numbers");
    // The numbers start at one. Some have several forms.
    let numbers = (1..).zip(numbers.split(','));
    let numbers = numbers.map(|(number, words)| (Saying::Number(number), words.replace('/', ",")));
    let words = said.into_iter().chain([kings, men]).chain(numbers);
    Vocabulary::new(locale.piece_letters(), words, folded)
}

/// Examples of queries in the current language.
pub fn query_examples() -> Vec<String> {
    let vocabulary = vocabulary();
    let alone = SAYINGS.iter().take(ALONE);
    let alone = alone.map(|(_, saying)| vocabulary.say(*saying).to_owned());
    let others = tr("query-words-try");
    let others = others.split(',').map(|words| words.trim().to_owned());
    alone.chain(others).collect()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::speak;
    use tabiya_collection::search::Query;

    /// Translates a query of a language to English.
    fn meant(locale: Locale, text: &str) -> String {
        speak(locale);
        let meant = Query::parse_in(text, vocabulary()).unwrap().to_string();
        speak(Locale::English);
        meant
    }

    #[test]
    fn a_query_can_be_typed_in_the_language_of_the_window() {
        for (locale, text, english) in [
            (Locale::German, "Weiß am Zug", "white to move"),
            (Locale::German, "schwarz im Schach", "black to move check"),
            (Locale::German, "Turmendspiele", "rook endings"),
            (Locale::German, "ungleichfarbige Läufer", "opposite bishops"),
            (Locale::German, "Matt in zwei", "mate in 2"),
            (Locale::German, "Matt in 3 Zügen", "mate in 3"),
            (Locale::German, "ohne Damen", "Q=0"),
            (Locale::German, "Türme>=2", "R>=2"),
            (Locale::German, "KTBvKT", "KRPvKR"),
            (Locale::German, "rook endings", "rook endings"),
            (Locale::Spanish, "juegan negras", "black to move"),
            (Locale::Spanish, "finales de torres", "rook endings"),
            (
                Locale::Spanish,
                "alfiles de distinto color",
                "opposite bishops",
            ),
            (Locale::Spanish, "mate en dos", "mate in 2"),
            (Locale::Spanish, "sin damas", "Q=0"),
            (Locale::French, "trait aux blancs", "white to move"),
            (Locale::French, "finales de tours", "rook endings"),
            (
                Locale::French,
                "fous de couleurs opposées",
                "opposite bishops",
            ),
            (Locale::French, "mat en deux coups", "mate in 2"),
            (Locale::French, "sans dames", "Q=0"),
            (Locale::French, "RTPvRT", "KRPvKR"),
            (Locale::Russian, "ход белых", "white to move"),
            (Locale::Russian, "ладейные окончания", "rook endings"),
            (Locale::Russian, "разноцветные слоны", "opposite bishops"),
            (Locale::Russian, "мат в два хода", "mate in 2"),
            (Locale::Russian, "без ферзей", "Q=0"),
            (Locale::Russian, "КрЛ-КрЛ", "KRvKR"),
            (Locale::English, "mate in two moves", "mate in 2"),
        ] {
            assert_eq!(meant(locale, text), english, "{text}");
        }
    }

    #[test]
    fn a_written_query_has_the_same_meaning_in_every_language() {
        let texts = [
            "white to move KRPvKR either side check castling:Kq legal",
            "black to move no check illegal match case Karpov",
            "rook endings opposite bishops bm:",
            "minor piece endings same bishops",
        ];
        for locale in Locale::SPOKEN {
            for text in texts {
                let query = Query::parse(text).unwrap();
                speak(locale);
                let written = query.written_in(vocabulary());
                assert_eq!(
                    Query::parse_in(&written, vocabulary()),
                    Ok(query),
                    "{written}"
                );
                speak(Locale::English);
            }
        }
    }

    #[test]
    fn every_example_of_every_language_is_a_condition() {
        for locale in Locale::SPOKEN {
            speak(locale);
            for example in query_examples() {
                let query = Query::parse_in(&example, vocabulary()).unwrap();
                assert_eq!(query.text, None, "{example}");
            }
            speak(Locale::English);
        }
    }

    #[test]
    fn case_accents_and_punctuation_are_ignored() {
        for (text, expected) in [
            ("En-Passant", "en passant"),
            ("  Größe,  alles… ", "grosse alles"),
            ("Taille générale", "taille generale"),
            ("Tamaño", "tamano"),
            ("Чёрный", "черныи"),
            ("e\u{301}chec", "echec"),
            ("100 %", "100"),
            ("…", ""),
        ] {
            assert_eq!(folded(text), expected);
        }
    }
}
