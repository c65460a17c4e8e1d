//! Well-known positions by name: openings, mates, endings, studies, positions from games, and starts at odds.
//!
//! The file `assets/known_positions.epd`, a part of the library, is parsed once.
//!
//! ```
//! use tabiya_notation::known_positions::{KnownGroup, search};
//!
//! let found = search("lucena");
//! assert_eq!(found[0].group, KnownGroup::Ending);
//! assert!(found[0].name.contains("Lucena"));
//! ```
//!
//! The file is read by the record reader of this crate. Openings have their moves, which a test plays with another
//! library.

mod search;

pub use search::search;

use super::operations;
use super::record::read_record;
use std::sync::LazyLock;
use tabiya_chess::Position;

/// The group of a known position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnownGroup {
    /// The position after opening moves.
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

impl KnownGroup {
    /// All groups, in the order of the list.
    pub const ALL: [Self; 6] = [
        Self::Opening,
        Self::Mate,
        Self::Ending,
        Self::Study,
        Self::Game,
        Self::Odds,
    ];

    /// The name of the group in the data. It never changes.
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

/// A well-known position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPosition {
    /// The name.
    pub name: &'static str,
    /// The code of an opening in the Encyclopaedia of Chess Openings, such as `C60`.
    pub eco: Option<&'static str>,
    /// The source: the moves of an opening, the author of a study, the players of a game.
    pub source: &'static str,
    /// The group.
    pub group: KnownGroup,
    /// The position.
    pub position: Position,
}

static KNOWN: LazyLock<Vec<KnownPosition>> =
    LazyLock::new(|| known_positions_data().lines().filter_map(read).collect());

/// All known positions, group by group.
pub fn known_positions() -> &'static [KnownPosition] {
    &KNOWN
}

/// The file of the known positions as EPD records.
pub fn known_positions_data() -> &'static str {
    include_str!("../assets/known_positions.epd")
}

/// The position of a line of the file; `None` if the line is incomplete.
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
        group: KnownGroup::ALL
            .into_iter()
            .find(|one| one.name() == group)?,
        position: record.position,
    })
}
