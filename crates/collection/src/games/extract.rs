//! Records of the games in a part of a file.

use super::cut::{GamePart, LineNumbers};
use super::game::{Game, GameFault, GameFaultKind, Skipped, SkippedKind};
use super::reader::GameReader;
use super::records::RecordWriter;
use super::safe_text::{append_safe, shorten, visible};
use super::wanted::{ChosenGames, WantedPositions};
use tabiya_chess::Color;

/// The maximum number of bytes reported of a word at which a game breaks off.
const LONGEST_WORD: usize = 40;

/// Makes records of games. Reuses its memory from game to game.
#[derive(Debug)]
pub struct Extractor {
    wanted: WantedPositions,
    games: ChosenGames,
    reader: GameReader,
    writer: RecordWriter,
}

/// The findings in a part of a file. Parts are [added](Self::add) in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFindings {
    /// The number of games.
    pub games: u64,
    /// The number of positions that were written.
    pub positions: u64,
    /// The games that break off somewhere.
    pub broken: Vec<BrokenGame>,
    /// Unknown text that was skipped in games, each kind once per game.
    pub skipped: Vec<SkippedInGame>,
}

/// Unknown text in a game that was skipped. It does not affect the moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedInGame {
    /// The number of the game among all games found, from 1.
    pub game: u64,
    /// The line of the file with the first occurrence, from 1.
    pub line: u64,
    /// The kind of text.
    pub kind: SkippedKind,
    /// The first occurrence on one line, shortened, with invisible characters named.
    pub word: String,
    /// The number of occurrences.
    pub count: u32,
}

/// A game that breaks off. Everything before the error was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenGame {
    /// The number of the game among all games found, from 1.
    pub game: u64,
    /// The line of the file at which it breaks off, from 1.
    pub line: u64,
    /// The fullmove number at the error.
    pub number: u32,
    /// The side to move at the error.
    pub side: Color,
    /// The reason.
    pub kind: GameFaultKind,
    /// The text found instead of a move, on one line and shortened.
    pub word: String,
    /// Whether only a variation is broken, and the main line is whole.
    pub is_in_variation: bool,
}

impl Extractor {
    /// Creates an extractor of these positions.
    pub fn new(wanted: WantedPositions) -> Self {
        let reader = if wanted.with_variations {
            GameReader::new()
        } else {
            GameReader::of_main_lines()
        };
        Self {
            wanted,
            games: ChosenGames::All,
            reader,
            writer: RecordWriter::new(),
        }
    }

    /// Takes the positions of these games alone. The others are only counted.
    #[must_use]
    pub fn of_games(self, games: ChosenGames) -> Self {
        Self { games, ..self }
    }

    /// Appends the records of the wanted positions in the games of this part.
    pub fn extract(&mut self, part: &GamePart, out: &mut Vec<u8>) -> GameFindings {
        let text = part.text.as_slice();
        let mut found = GameFindings::default();
        let mut lines = LineNumbers::from(text, part.first_line);
        let mut at = 0;
        while let Some(game) = self.reader.read(text, at) {
            at = game.span.end.max(at + 1);
            found.games += 1;
            if !self.games.has(lines.number_at(game.span.start)) {
                continue;
            }
            found.positions += self.writer.append_wanted(text, game, &self.wanted, out);
            let is_cut_off = part.is_cut_off && game.span.end >= text.len();
            let fault = worst(game, is_cut_off);
            let mut faults = fault.into_iter().peekable();
            let mut skipped: Vec<_> = game.skipped.iter().collect();
            skipped.sort_by_key(|skipped| skipped.span.start);
            // Line numbers can only be determined in ascending order.
            for skipped in skipped {
                let is_before = |fault: &GameFault| fault.span.start < skipped.span.start;
                if let Some(fault) = faults.next_if(is_before) {
                    found.add_broken(text, &fault, &mut lines);
                }
                found.add_skipped(text, skipped, &mut lines);
            }
            if let Some(fault) = faults.next() {
                found.add_broken(text, &fault, &mut lines);
            }
        }
        found
    }
}

impl GameFindings {
    fn add_broken(&mut self, text: &[u8], fault: &GameFault, lines: &mut LineNumbers<'_>) {
        self.broken.push(BrokenGame {
            game: self.games,
            line: lines.number_at(fault.span.start),
            number: fault.number,
            side: fault.side,
            kind: fault.kind,
            word: word_at(text, fault),
            is_in_variation: fault.is_in_variation,
        });
    }

    fn add_skipped(&mut self, text: &[u8], skipped: &Skipped, lines: &mut LineNumbers<'_>) {
        let word = text.get(skipped.span.clone()).unwrap_or_default();
        self.skipped.push(SkippedInGame {
            game: self.games,
            line: lines.number_at(skipped.span.start),
            kind: skipped.kind,
            word: visible(word, LONGEST_WORD),
            count: skipped.count,
        });
    }

    /// Adds the findings of the following part.
    pub fn add(&mut self, behind: Self) {
        self.broken.extend(behind.broken.into_iter().map(|broken| {
            let game = broken.game + self.games;
            BrokenGame { game, ..broken }
        }));
        self.skipped
            .extend(behind.skipped.into_iter().map(|skipped| {
                let game = skipped.game + self.games;
                SkippedInGame { game, ..skipped }
            }));
        self.games += behind.games;
        self.positions += behind.positions;
    }
}

/// Returns the fault to report of a game: the first in the main line, or else in a variation.
fn worst(game: &Game, is_cut_off: bool) -> Option<GameFault> {
    let faults = game.faults.iter();
    let worst = faults.min_by_key(|fault| fault.is_in_variation).cloned();
    if !is_cut_off
        || worst
            .as_ref()
            .is_some_and(|worst| !worst.is_in_variation && worst.kind != GameFaultKind::Unclosed)
    {
        return worst;
    }
    let last = game.last().and_then(|last| game.places.get(last));
    let position = last.map(|place| place.position).unwrap_or_default();
    Some(GameFault {
        kind: GameFaultKind::TooLong,
        span: game.span.end..game.span.end,
        number: position.fullmove_number,
        side: position.side_to_move,
        is_in_variation: false,
    })
}

fn word_at(text: &[u8], fault: &GameFault) -> String {
    let mut word = Vec::new();
    append_safe(text.get(fault.span.clone()).unwrap_or_default(), &mut word);
    shorten(0, LONGEST_WORD, &mut word);
    String::from_utf8(word).unwrap_or_default()
}
