//! The games of files, gathered in a temporary file: each is a tab and the game as a row.

use crate::complaints::{Complainer, Complaints};
use crate::escape_controls::escape_controls_in_lines;
use crate::status::{LineTally, say_trouble};
use crate::stream::{EarlyEnd, Finished, InputFile, InputOrigin, Output};
use std::io;
use std::sync::Arc;
use tabiya_collection::games::{
    BrokenGame, Conversion, Game, GameFault, GameFaultKind, GameReader,
};
use tabiya_collection::passes::{FilePart, Parts};
use tabiya_lines::file_endings::{GAMES, holds};
use tabiya_lines::row_of_game;
use tabiya_text::broken_game_text;

/// The number of characters of an unreadable move that are quoted.
const LONGEST_WORD: usize = 40;

/// Whether an input holds games, as its name tells.
pub(super) fn holds_games(origin: &InputOrigin) -> bool {
    matches!(origin, InputOrigin::File(path) if holds(path, GAMES))
}

/// Divides the inputs into runs of files of games and of others, in their order.
pub(super) fn runs(origins: Vec<InputOrigin>) -> Vec<(bool, Vec<InputOrigin>)> {
    let mut runs: Vec<(bool, Vec<InputOrigin>)> = Vec::new();
    for origin in origins {
        let is_of_games = holds_games(&origin);
        match runs.last_mut() {
            Some((same, run)) if *same == is_of_games => run.push(origin),
            _ => runs.push((is_of_games, vec![origin])),
        }
    }
    runs
}

/// Stores the games of all inputs. Those that break off are reported and stored as far as they go; those of variants are
/// reported and left out.
pub(super) fn gather(origins: Vec<InputOrigin>, output: Output) -> Finished<LineTally> {
    let mut gatherer = GameGatherer {
        output,
        tally: LineTally::default(),
        readings: Vec::new(),
        complaints: Complaints::default(),
        complainer: Complainer::default(),
    };
    let mut end = None;
    for origin in origins {
        match gatherer.take_all(&origin) {
            Ok(None) => {}
            Ok(ended) => {
                end = ended;
                break;
            }
            Err(error) => {
                gatherer.tally.has_trouble = true;
                say_trouble(&origin, &error, &mut gatherer.complaints);
            }
        }
        gatherer.complainer.tell(&mut gatherer.complaints);
    }
    gatherer.complainer.tell_rest();
    Finished {
        tally: gatherer.tally,
        end,
        output: gatherer.output,
        readings: gatherer.readings,
    }
}

struct GameGatherer {
    output: Output,
    tally: LineTally,
    readings: Vec<InputFile>,
    complaints: Complaints,
    complainer: Complainer,
}

impl GameGatherer {
    /// Stores all games of an input. Returns the reason for ending early.
    fn take_all(&mut self, origin: &InputOrigin) -> io::Result<Option<EarlyEnd>> {
        let input = origin.open_unpacking(&mut self.readings, &Arc::default())?;
        let mut parts = Parts::new(input, Conversion::AsGames);
        let mut reader = GameReader::new();
        let mut number = 0;
        while let Some(part) = parts.next_part()? {
            let FilePart::Games(part) = part else {
                continue;
            };
            let mut from = 0;
            while let Some(game) = reader.read(&part.text, from) {
                number += 1;
                from = game.span.end;
                if let Some(end) = self.take(origin, &part.text, game, number) {
                    return Ok(Some(end));
                }
            }
            self.complainer.tell(&mut self.complaints);
        }
        Ok(None)
    }

    fn take(
        &mut self,
        origin: &InputOrigin,
        text: &[u8],
        game: &Game,
        number: u64,
    ) -> Option<EarlyEnd> {
        let mut faults = game.faults.iter();
        let of_main_line = faults.find(|fault| !fault.is_in_variation);
        if let Some(fault) = of_main_line.or(game.faults.first()) {
            self.say(origin, &broken(text, fault, number));
            if fault.kind.is_of_variant() || fault.kind == GameFaultKind::Start {
                self.tally.unreadable += 1;
                return None;
            }
            self.tally.repaired += 1;
        } else {
            self.tally.exact += 1;
        }
        let own = text.get(game.span.clone()).unwrap_or_default();
        self.output
            .print(&[b"\t", row_of_game(own).as_slice(), b"\n"].concat())
    }

    fn say(&mut self, origin: &InputOrigin, broken: &BrokenGame) {
        let kind = format!("{:?} {}", broken.kind, broken.is_in_variation);
        self.complaints.add(kind, || {
            let why = escape_controls_in_lines(&broken_game_text(broken));
            format!("{}: {why}", origin.shown_name())
        });
    }
}

fn broken(text: &[u8], fault: &GameFault, game: u64) -> BrokenGame {
    let word = text.get(fault.span.clone()).unwrap_or_default();
    let word = String::from_utf8_lossy(word);
    BrokenGame {
        game,
        line: 0,
        kind: fault.kind,
        number: fault.number,
        side: fault.side,
        word: word.chars().take(LONGEST_WORD).collect(),
        is_in_variation: fault.is_in_variation,
    }
}
