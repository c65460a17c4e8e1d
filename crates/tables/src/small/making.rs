//! Makes the tables that the program contains.

use super::endgame::Endgame;
use super::known::Known;
use super::packed::pack;
use super::solve::solve;
use tabiya_chess::Color;

/// A table as the program contains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its name, such as `KQvKR`.
    pub name: String,
    /// The side to move whose values it holds.
    pub side: Color,
    /// The packed values.
    pub bytes: Vec<u8>,
}

/// Makes all tables, one after the other, in their order in the file. All 35 take ten minutes in a release build.
#[derive(Debug)]
pub struct Maker {
    known: Known,
    left: std::vec::IntoIter<Endgame>,
}

impl Default for Maker {
    fn default() -> Self {
        Self {
            known: Known::default(),
            left: Endgame::all().into_iter(),
        }
    }
}

impl Iterator for Maker {
    type Item = Made;

    fn next(&mut self) -> Option<Made> {
        let endgame = self.left.next()?;
        let (solved, conversions) = solve(endgame, &self.known);
        let sides = Color::ALL.into_iter().zip(&solved.values).zip(&conversions);
        let packed = sides.map(|((side, values), conversions)| Made {
            name: endgame.name(),
            side,
            bytes: pack(endgame, side, values, conversions),
        });
        let shorter = packed.min_by_key(|made| made.bytes.len());
        self.known.0.push(solved);
        shorter
    }
}

/// The content of the file with these tables: for each its side (`w` or `b`) and its length, in four bytes with the
/// lowest first, then the bytes of each.
pub fn to_file(tables: &[Made]) -> Vec<u8> {
    let mut file = Vec::new();
    for made in tables {
        file.push(if made.side == Color::White {
            b'w'
        } else {
            b'b'
        });
        let length = u32::try_from(made.bytes.len()).unwrap_or(u32::MAX);
        file.extend(length.to_le_bytes());
    }
    for made in tables {
        file.extend(&made.bytes);
    }
    file
}
