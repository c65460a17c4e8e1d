//! The tables in the program, each unpacked when it is first needed.

use super::endgame::{Endgame, Squares};
use super::making::Made;
use super::packed::unpack;
use super::value::Value;
use std::sync::{LazyLock, OnceLock};
use tabiya_chess::{Color, Piece};

static BYTES: &[u8] = include_bytes!("../../assets/small.tables");
static TABLES: LazyLock<Vec<Table>> = LazyLock::new(tables);

/// A packed table, and its values once somebody asked for them.
#[derive(Debug)]
pub(crate) struct Table {
    endgame: Endgame,
    /// The side to move whose values it holds.
    pub(crate) side: Color,
    bytes: &'static [u8],
    values: OnceLock<Vec<u8>>,
}

impl Table {
    /// The table about these pieces, in its order.
    pub(crate) fn of(pieces: &[Piece]) -> Option<&'static Self> {
        let is_same = |table: &&Self| table.endgame.others().eq(pieces.iter().copied());
        TABLES.iter().find(is_same)
    }

    pub(crate) fn is_symmetric(&self) -> bool {
        self.endgame.is_symmetric()
    }

    /// What the table holds about a position of its side to move: the truth, or anything that is no better if a capture
    /// or promotion is best.
    pub(crate) fn value(&self, squares: Squares) -> Value {
        let unpacked = || unpack(self.endgame, self.side, self.bytes);
        let values = self.values.get_or_init(unpacked);
        let value = values.get(self.endgame.number(squares));
        value.copied().map_or(Value::DRAW, Value)
    }
}

/// The tables as they are in the program.
pub fn contained() -> Vec<Made> {
    let contained = |table: &Table| Made {
        name: table.endgame.name(),
        side: table.side,
        bytes: table.bytes.to_vec(),
    };
    TABLES.iter().map(contained).collect()
}

fn tables() -> Vec<Table> {
    let endgames = Endgame::all();
    let (heads, mut rest) = BYTES
        .split_at_checked(endgames.len() * 5)
        .unwrap_or_default();
    let heads = heads.chunks_exact(5);
    let tables = endgames
        .into_iter()
        .zip(heads)
        .map_while(|(endgame, head)| {
            let (side, length) = head.split_first()?;
            let length = u32::from_le_bytes(length.try_into().ok()?);
            let bytes;
            (bytes, rest) = rest.split_at_checked(usize::try_from(length).ok()?)?;
            Some(Table {
                endgame,
                side: if *side == b'w' {
                    Color::White
                } else {
                    Color::Black
                },
                bytes,
                values: OnceLock::new(),
            })
        });
    tables.collect()
}
