//! Positions that players know by name: openings, mates, endings, studies, positions from games,
//! and starts at odds.
//!
//! They stand in `assets/known_positions.epd` and are read once. How they are found by what
//! somebody types is in [`search()`].

mod search;

pub use search::search;

use super::operations;
use super::record::read_record;
use std::sync::LazyLock;
use tabiya_chess::Position;

/// What a known position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// A position that opening moves lead to.
    Opening,
    /// A basic mate or a mating pattern.
    Mate,
    /// An ending.
    Ending,
    /// A study or a problem.
    Study,
    /// A position from a game.
    Game,
    /// A start at odds.
    Odds,
}

impl Group {
    /// All, in the order in which they are listed.
    pub const ALL: [Self; 6] = [
        Self::Opening,
        Self::Mate,
        Self::Ending,
        Self::Study,
        Self::Game,
        Self::Odds,
    ];

    /// A name for the catalogue of texts and for the data. It never changes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Opening => "opening",
            Self::Mate => "mate",
            Self::Ending => "ending",
            Self::Study => "study",
            Self::Game => "game",
            Self::Odds => "odds",
        }
    }
}

/// A position with what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPosition {
    /// What it is called.
    pub name: &'static str,
    /// The code of an opening in the Encyclopaedia of Chess Openings.
    pub eco: Option<&'static str>,
    /// Where it comes from: the moves of an opening, the author of a study, the players of a game.
    pub source: &'static str,
    /// What it is.
    pub group: Group,
    /// The position.
    pub position: Position,
}

static KNOWN: LazyLock<Vec<KnownPosition>> =
    LazyLock::new(|| known_positions_data().lines().filter_map(read).collect());

/// All known positions, one group after the other.
pub fn known_positions() -> &'static [KnownPosition] {
    &KNOWN
}

/// The records that they are read from.
pub fn known_positions_data() -> &'static str {
    include_str!("../assets/known_positions.epd")
}

/// A line of the data; `None` when it is no record, or lacks something.
fn read(line: &'static str) -> Option<KnownPosition> {
    let record = read_record(line.as_bytes()).ok()?;
    let tail = line.as_bytes().get(record.tail)?;
    let text_of = |opcode: &str| {
        let operand = operations::find(tail, opcode.as_bytes())?
            .operands()
            .next()?;
        std::str::from_utf8(operand.bytes).ok()
    };
    let group = text_of("c1")?;
    Some(KnownPosition {
        name: text_of("id")?,
        eco: text_of("eco"),
        source: text_of("c0")?,
        group: Group::ALL.into_iter().find(|one| one.name() == group)?,
        position: record.position,
    })
}
