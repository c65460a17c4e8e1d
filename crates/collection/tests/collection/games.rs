//! Games and tables of puzzles, as positions and as text.

mod bad_input;
mod choosing;
mod cutting;
mod json_lines;
mod pasted;
mod python_chess;
mod reading;
mod records;
mod records_as_games;
mod tables;
mod training;
mod unknown;
mod variants;
mod wanted;
mod writing;

use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Position as _};
use tabiya_collection::games::{
    Extractor, GameFindings, GamePart, PlayedMove, WantedPositions, Which,
};

/// The records of a whole text.
fn extracted(text: &[u8], wanted: WantedPositions) -> (Vec<String>, GameFindings) {
    let mut out = Vec::new();
    let found = Extractor::new(wanted).extract(&GamePart::whole(text.to_vec()), &mut out);
    let records = String::from_utf8(out).expect("records are UTF-8");
    (records.lines().map(str::to_owned).collect(), found)
}

fn every(text: &str) -> Vec<String> {
    let wanted = WantedPositions {
        which: Which::Every,
        ..WantedPositions::default()
    };
    extracted(text.as_bytes(), wanted).0
}

/// The result of another library for these moves, each of which it must accept: from this position, or from the
/// start of a game. `None` if it does not accept the position.
fn played_by_others(fen: Option<&str>, words: &[String]) -> Option<Chess> {
    let mut theirs = match fen {
        None => Chess::default(),
        Some(fen) => {
            let fen: Fen = fen.parse().unwrap();
            fen.into_position(CastlingMode::Chess960).ok()?
        }
    };
    for word in words {
        let san: San = word.trim_end_matches(['+', '#']).parse().unwrap();
        let played = san
            .to_move(&theirs)
            .unwrap_or_else(|why| panic!("{why} {word}: {fen:?} {words:?}"));
        theirs.play_unchecked(played);
    }
    Some(theirs)
}

/// The board and side of each record, which identify a position here.
fn boards(records: &[String]) -> Vec<String> {
    let fields = |record: &String| record.split(' ').take(2).collect::<Vec<_>>().join(" ");
    records.iter().map(fields).collect()
}

fn wanted(which: Which, with_variations: bool) -> WantedPositions {
    WantedPositions {
        which,
        with_variations,
        played: PlayedMove::LeftOut,
    }
}
