//! The conversion of a file of games or of a table into records, and its stored form.

use super::tables::Columns;
use super::wanted::{ChosenGames, PlayedMove, WantedPositions, Which};
use std::sync::Arc;
use tabiya_chess::Color;

/// The conversion of a file that holds positions in another form than one record per line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// Extracts these positions of these games.
    Games(WantedPositions, ChosenGames),
    /// Keeps the games: each row is one, see [`game_in_row`](super::game_in_row). They are opened by
    /// `open_games` of `tabiya-lines`; whoever extracts positions all the same gets the last of each game.
    AsGames,
    /// Extracts the position of each row of a table.
    Table {
        /// The numbers, from 0, of the columns that become operations; `None` for the usual ones.
        kept: Option<Vec<usize>>,
        /// The number, from 0, of the column with the positions, if it is not the usual one.
        fen: Option<usize>,
    },
}

impl Conversion {
    /// The usual conversion of a table.
    pub const USUAL_TABLE: Self = Self::Table {
        kept: None,
        fen: None,
    };

    /// Returns the conversion for a file, by its name without the extension of a compression and by
    /// its beginning; `None` if it holds records or nothing that is known. If the name is not
    /// conclusive, the beginning decides, where only the first tag of a game is clear enough.
    pub fn of(name: &str, head: &[u8]) -> Option<Self> {
        let name = name.to_ascii_lowercase();
        let ends = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
        if ends(&[".csv", ".tsv", ".jsonl", ".ndjson"]) {
            // A table with too many columns or without positions counts as well: opening it then reports why it cannot
            // be read.
            let columns = Columns::read_table(head);
            let is_table = columns.map_or(true, |columns| columns.is_some());
            return is_table.then_some(Self::USUAL_TABLE);
        }
        let begins = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head);
        let is_game = begins.trim_ascii_start().starts_with(b"[Event \"");
        let is_records = ends(&[".fen", ".epd"]);
        (ends(&[".pgn"]) || (is_game && !is_records))
            .then(|| Self::Games(WantedPositions::default(), ChosenGames::All))
    }

    /// Returns the stored form: a few words.
    pub fn words(&self) -> String {
        match self {
            Self::Games(wanted, games) => {
                format!("{}{}", words_of_wanted(wanted), words_of_games(games))
            }
            Self::AsGames => "as-games".to_owned(),
            Self::Table { kept, fen } => {
                let fen = fen.map(|at| format!(" fen {at}"));
                let kept = kept.as_ref().map(|kept| {
                    let numbers = kept.iter().map(|at| format!(" {at}"));
                    [" columns".to_owned()].into_iter().chain(numbers).collect()
                });
                let words: [String; 2] = [fen, kept].map(Option::unwrap_or_default);
                format!("table{}", words.concat())
            }
        }
    }

    /// Parses the stored form, see [`Self::words`].
    pub fn of_words(words: &str) -> Option<Self> {
        let mut words = words.split(' ');
        let first = words.next()?;
        if first == "as-games" {
            return words.next().is_none().then_some(Self::AsGames);
        }
        if first == "table" {
            return table_of_words(words);
        }
        let mut wanted = WantedPositions {
            which: which_of(first)?,
            ..WantedPositions::default()
        };
        while let Some(word) = words.next() {
            match word {
                "games" => {
                    let lines = words.map(|word| word.parse().ok());
                    let games = ChosenGames::InLines(Arc::new(lines.collect::<Option<_>>()?));
                    return Some(Self::Games(wanted, games));
                }
                "variations" => wanted.with_variations = true,
                "pm" => wanted.played = PlayedMove::Predicted,
                "bm" => wanted.played = PlayedMove::Best,
                "no-move" => wanted.played = PlayedMove::LeftOut,
                _ => return None,
            }
        }
        Some(Self::Games(wanted, ChosenGames::All))
    }
}

fn table_of_words<'a>(words: impl Iterator<Item = &'a str>) -> Option<Conversion> {
    let mut words = words.peekable();
    let fen = match words.next_if_eq(&"fen") {
        Some(_) => Some(words.next()?.parse().ok()?),
        None => None,
    };
    let kept = match words.next() {
        None => None,
        Some("columns") => Some(words.map(|word| word.parse().ok()).collect::<Option<_>>()?),
        Some(_) => return None,
    };
    Some(Conversion::Table { kept, fen })
}

fn words_of_games(games: &ChosenGames) -> String {
    match games {
        ChosenGames::All => String::new(),
        ChosenGames::InLines(lines) => {
            let lines = lines.iter().map(|line| format!(" {line}"));
            [" games".to_owned()].into_iter().chain(lines).collect()
        }
    }
}

fn words_of_wanted(wanted: &WantedPositions) -> String {
    let which = match wanted.which {
        Which::Last => "last".to_owned(),
        Which::Starts => "starts".to_owned(),
        Which::Every => "every".to_owned(),
        Which::Marked => "marked".to_owned(),
        Which::LeavingBook => "book".to_owned(),
        Which::After { number, side } => {
            let side = match side {
                Color::White => 'w',
                Color::Black => 'b',
            };
            format!("after-{number}{side}")
        }
    };
    let variations = if wanted.with_variations {
        " variations"
    } else {
        ""
    };
    let played = match wanted.played {
        PlayedMove::Predicted => "pm",
        PlayedMove::Best => "bm",
        PlayedMove::LeftOut => "no-move",
    };
    format!("{which}{variations} {played}")
}

fn which_of(word: &str) -> Option<Which> {
    Some(match word {
        "last" => Which::Last,
        "starts" => Which::Starts,
        "every" => Which::Every,
        "marked" => Which::Marked,
        "book" => Which::LeavingBook,
        _ => {
            let move_of = word.strip_prefix("after-")?;
            let (number, side) = match move_of.strip_suffix('w') {
                Some(number) => (number, Color::White),
                None => (move_of.strip_suffix('b')?, Color::Black),
            };
            let number = number.parse().ok()?;
            Which::After { number, side }
        }
    })
}
