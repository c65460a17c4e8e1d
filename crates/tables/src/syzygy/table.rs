//! A table: its parts, and the value of a position.

use super::pairs::Values;
use super::part::{Part, Shape, piece};
use super::squares::MAPS;
use super::{Kind, Wdl};
use crate::source::{Cursor, Source};
use crate::{Material, TableError};
use tabiya_chess::{Board, Color, Piece, Role};

/// More pieces have no tables.
const MOST_PIECES: usize = 7;

/// What the flags of a part of a DTZ table mean.
const BLACK_TO_MOVE: u8 = 1;
const IN_LIST: u8 = 2;
const WINS_IN_PLIES: u8 = 4;
const LOSSES_IN_PLIES: u8 = 8;
const WIDE_LIST: u8 = 16;

/// One file of a table, open.
#[derive(Debug)]
pub struct Table {
    source: Box<dyn Source>,
    material: Material,
    shape: Shape,
    /// By file of the leading pawn, then by side to move.
    parts: Vec<Vec<Part>>,
}

impl Table {
    /// Reads the head of a table about these pieces, in the order of its name.
    ///
    /// # Errors
    ///
    /// Says why the bytes are no such table.
    pub fn open(
        source: Box<dyn Source>,
        material: Material,
        kind: Kind,
    ) -> Result<Self, TableError> {
        if !(3..=MOST_PIECES).contains(&material.count()) {
            return Err(TableError::OtherPieces);
        }
        let mut cursor = Cursor {
            source: &*source,
            place: 0,
        };
        if cursor.bytes()? != kind.magic() {
            return Err(TableError::Foreign);
        }
        let shape = Shape::of(&material);
        let parts = read_parts(&mut cursor, &material, shape, kind)?;
        Ok(Self {
            source,
            material,
            shape,
            parts,
        })
    }

    /// The result that a table of results holds. It may be wrong if a capture gives at least as much.
    pub(crate) fn wdl(&self, board: &Board, side: Color) -> Result<Wdl, TableError> {
        let place = self.place(board, side)?;
        let part = self.part(&place, place.side)?;
        let value = part.values.get(&*self.source, self.index(part, place)?)?;
        Wdl::from_number(value).ok_or(TableError::Damaged)
    }

    /// The plies to the next capture or pawn move that a table of distances holds for a position with this result, or
    /// none if it holds the other side to move.
    pub(crate) fn dtz(
        &self,
        board: &Board,
        side: Color,
        wdl: Wdl,
    ) -> Result<Option<u16>, TableError> {
        let place = self.place(board, side)?;
        let part = self.part(&place, Color::White)?;
        let stored = if part.flags & BLACK_TO_MOVE == 0 {
            Color::White
        } else {
            Color::Black
        };
        let is_same_for_both = self.material.is_symmetric() && !self.shape.has_pawns;
        if stored != place.side && !is_same_for_both {
            return Ok(None);
        }
        let mut value = part.values.get(&*self.source, self.index(part, place)?)?;
        if let Some(lists) = part.lists {
            value = self.listed(part, lists, wdl, value)?;
        }
        let is_in_plies = match wdl {
            Wdl::Win => part.flags & WINS_IN_PLIES != 0,
            Wdl::Loss => part.flags & LOSSES_IN_PLIES != 0,
            Wdl::Draw => true,
            Wdl::CursedWin | Wdl::BlessedLoss => false,
        };
        let factor = if is_in_plies { 1 } else { 2 };
        let plies = value.checked_mul(factor).and_then(|n| n.checked_add(1));
        plies.map(Some).ok_or(TableError::Damaged)
    }

    fn listed(
        &self,
        part: &Part,
        [win, loss, cursed, blessed]: [u64; 4],
        wdl: Wdl,
        value: u16,
    ) -> Result<u16, TableError> {
        let start = match wdl {
            Wdl::Win | Wdl::Draw => win,
            Wdl::Loss => loss,
            Wdl::CursedWin => cursed,
            Wdl::BlessedLoss => blessed,
        };
        let source = &*self.source;
        let value = u64::from(value);
        if part.flags & WIDE_LIST == 0 {
            let place = start + value;
            Ok(u16::from(Cursor { source, place }.byte()?))
        } else {
            let place = start + value * 2;
            Cursor { source, place }.u16()
        }
    }

    /// The pieces of a position as the table has them.
    fn place(&self, board: &Board, side: Color) -> Result<Place, TableError> {
        let found = Material::of(board);
        let is_symmetric = self.material.is_symmetric();
        let swap = if found == self.material {
            is_symmetric && side == Color::Black
        } else if found == self.material.with_colors_swapped() {
            true
        } else {
            return Err(TableError::OtherPieces);
        };
        let pieces = board.pieces().map(|(square, piece)| {
            let square = usize::from(square.index());
            if swap {
                (square ^ 0b11_1000, piece.in_other_color())
            } else {
                (square, piece)
            }
        });
        Ok(Place {
            pieces: pieces.collect(),
            side: if swap { side.opposite() } else { side },
        })
    }

    /// The part of a position with this side to move.
    fn part(&self, place: &Place, side: Color) -> Result<&Part, TableError> {
        let file = self.leading_pawn(place).map_or(0, |square| {
            let file = square & 7;
            file.min(7 - file)
        });
        let parts = self.parts.get(file).ok_or(TableError::Damaged)?;
        let number = usize::from(side == Color::Black).min(parts.len().saturating_sub(1));
        parts.get(number).ok_or(TableError::Damaged)
    }

    fn leading_pawn(&self, place: &Place) -> Option<usize> {
        let first = self.parts.first()?.first()?.pieces.first()?;
        let is_pawn = self.shape.has_pawns.then_some(*first)?;
        let pawns = place.pieces.iter().filter(|(_, piece)| *piece == is_pawn);
        let squares = pawns.map(|(square, _)| *square);
        squares.max_by_key(|square| MAPS.pawns.get(*square))
    }

    fn index(&self, part: &Part, mut place: Place) -> Result<u64, TableError> {
        let lead = self.leading_pawn(&place);
        let mut squares = Vec::with_capacity(part.pieces.len());
        for wanted in &part.pieces {
            let lead = lead.filter(|_| squares.is_empty());
            let mut pieces = place.pieces.iter();
            let found = pieces.position(|(square, piece)| {
                piece == wanted && lead.is_none_or(|lead| lead == *square)
            });
            let found = found.ok_or(TableError::OtherPieces)?;
            squares.push(place.pieces.swap_remove(found).0);
        }
        Ok(part.index(squares, self.shape))
    }
}

/// A position as a table has it: White has the pieces that its name lists first.
#[derive(Debug)]
struct Place {
    pieces: Vec<(usize, Piece)>,
    side: Color,
}

fn read_parts(
    cursor: &mut Cursor<'_>,
    material: &Material,
    shape: Shape,
    kind: Kind,
) -> Result<Vec<Vec<Part>>, TableError> {
    let flags = cursor.byte()?;
    let is_split = !material.is_symmetric();
    if (flags & 1 != 0) != is_split || (flags & 2 != 0) != shape.has_pawns {
        return Err(TableError::OtherPieces);
    }
    let sides = if kind == Kind::Results && is_split {
        2
    } else {
        1
    };
    let files = if shape.has_pawns { 4 } else { 1 };
    let mut parts = Vec::new();
    for file in 0..files {
        parts.push(read_pieces(cursor, material, shape, sides, file)?);
    }
    cursor.align(2);
    for part in parts.iter_mut().flatten() {
        (part.values, part.flags) = Values::read(cursor, part.count)?;
    }
    if kind == Kind::Distances {
        for part in parts.iter_mut().flatten() {
            part.lists = read_lists(cursor, part.flags)?;
        }
        cursor.align(2);
    }
    for part in parts.iter_mut().flatten() {
        part.values.place_index(cursor)?;
    }
    for part in parts.iter_mut().flatten() {
        part.values.place_lengths(cursor)?;
    }
    for part in parts.iter_mut().flatten() {
        part.values.place_data(cursor)?;
    }
    Ok(parts)
}

/// The parts of one file, for each side to move.
fn read_pieces(
    cursor: &mut Cursor<'_>,
    material: &Material,
    shape: Shape,
    sides: usize,
    file: usize,
) -> Result<Vec<Part>, TableError> {
    let own = |byte: u8, side: usize| if side == 0 { byte & 15 } else { byte >> 4 };
    let order = cursor.byte()?;
    let order_of_others = if shape.both_have_pawns {
        cursor.byte()?
    } else {
        0xFF
    };
    let mut bytes = Vec::new();
    for _ in 0..material.count() {
        bytes.push(cursor.byte()?);
    }
    let part = |side| {
        let pieces: Option<Vec<_>> = bytes.iter().map(|byte| piece(own(*byte, side))).collect();
        let pieces = pieces.ok_or(TableError::Damaged)?;
        let count = |one: Piece| pieces.iter().filter(|piece| **piece == one).count();
        if Piece::ALL
            .iter()
            .any(|one| count(*one) != material.of_piece(*one))
        {
            return Err(TableError::OtherPieces);
        }
        check_order(&pieces, shape)?;
        let order = [own(order, side), own(order_of_others, side)];
        Part::new(pieces, order, shape, file)
    };
    (0..sides).map(part).collect()
}

/// Pawns are first, those of one side together; without pawns, the numbers begin with different pieces or the kings.
fn check_order(pieces: &[Piece], shape: Shape) -> Result<(), TableError> {
    let is_pawn = |piece: &Piece| piece.role() == Role::Pawn;
    let pawns = pieces.iter().take_while(|piece| is_pawn(piece)).count();
    let all = pieces.iter().filter(|piece| is_pawn(piece)).count();
    let mut runs = pieces.to_vec();
    runs.dedup();
    let pawn_runs = runs.iter().filter(|piece| is_pawn(piece)).count();
    let first: Vec<_> = pieces.iter().take(shape.leading()).copied().collect();
    let is_different = first
        .iter()
        .all(|one| first.iter().filter(|other| *other == one).count() == 1);
    let are_kings = shape.has_single_piece || first.iter().all(|one| one.role() == Role::King);
    if pawns != all || pawn_runs > 2 || !is_different || !are_kings {
        return Err(TableError::Damaged);
    }
    Ok(())
}

/// Reads the places at which the lists of values of a part begin: for wins, losses, cursed wins and blessed losses.
fn read_lists(cursor: &mut Cursor<'_>, flags: u8) -> Result<Option<[u64; 4]>, TableError> {
    if flags & IN_LIST == 0 {
        return Ok(None);
    }
    let is_wide = flags & WIDE_LIST != 0;
    if is_wide {
        cursor.align(2);
    }
    let mut starts = [0; 4];
    for start in &mut starts {
        let bytes = if is_wide {
            u64::from(cursor.u16()?) * 2
        } else {
            u64::from(cursor.byte()?)
        };
        *start = cursor.skip(bytes)?;
    }
    Ok(Some(starts))
}
