//! One part of a table: the pieces in the order in which they are numbered, and the number of a position.
#![expect(
    clippy::indexing_slicing,
    reason = "every square is below 64, and the lists have at least the pieces that a part was read with"
)]

use super::pairs::Values;
use super::squares::{MAPS, above_diagonal, choose};
use crate::{Material, TableError};
use tabiya_chess::{Color, Piece, Role};

/// The positions of three different pieces, and of two kings.
const THREE_PIECES: u64 = 31_332;
const TWO_KINGS: u64 = 462;

/// A part of a table: one side to move, and one file of the leading pawn.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) pieces: Vec<Piece>,
    /// The number of pieces in each group, and the factor of the group's number.
    groups: Vec<(usize, u64)>,
    /// The number of positions.
    pub(crate) count: u64,
    pub(crate) flags: u8,
    pub(crate) values: Values,
    /// Where the values for each result begin in the list of values, if they are in one.
    pub(crate) lists: Option<[u64; 4]>,
}

/// What is the same for all parts of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) has_pawns: bool,
    pub(crate) both_have_pawns: bool,
    pub(crate) has_single_piece: bool,
}

impl Shape {
    pub(crate) fn of(material: &Material) -> Self {
        let [white, black] = material.pawns();
        Self {
            has_pawns: white + black > 0,
            both_have_pawns: white > 0 && black > 0,
            has_single_piece: material.has_single_piece(),
        }
    }

    /// The number of pieces at the beginning of a part that are numbered together although they differ.
    pub(crate) fn leading(self) -> usize {
        match self {
            Self {
                has_pawns: true, ..
            } => 0,
            Self {
                has_single_piece: true,
                ..
            } => 3,
            _ => 2,
        }
    }
}

/// The piece with this number in tables.
pub(crate) fn piece(number: u8) -> Option<Piece> {
    let color = if number < 8 {
        Color::White
    } else {
        Color::Black
    };
    let role = match number & 7 {
        1 => Role::Pawn,
        2 => Role::Knight,
        3 => Role::Bishop,
        4 => Role::Rook,
        5 => Role::Queen,
        6 => Role::King,
        _ => return None,
    };
    Some(Piece::new(color, role))
}

impl Part {
    /// A part without values yet.
    pub(crate) fn new(
        pieces: Vec<Piece>,
        order: [u8; 2],
        shape: Shape,
        file: usize,
    ) -> Result<Self, TableError> {
        let mut sizes: Vec<usize> = Vec::new();
        let mut together = shape.leading();
        for (place, piece) in pieces.iter().enumerate() {
            let is_further = place > 0 && (together > 0 || pieces[place - 1] == *piece);
            match sizes.last_mut() {
                Some(size) if is_further => *size += 1,
                _ => sizes.push(1),
            }
            together = together.saturating_sub(1);
        }
        let (groups, count) = factors(&sizes, order, shape, file).ok_or(TableError::Damaged)?;
        Ok(Self {
            pieces,
            groups,
            count,
            flags: 0,
            values: Values::Single(0),
            lists: None,
        })
    }

    /// The number of a position: the squares in the order of the pieces, the leading pawns sorted.
    pub(crate) fn index(&self, mut squares: Vec<usize>, shape: Shape) -> u64 {
        let (first, factor) = self.groups[0];
        if squares[0] & 7 > 3 {
            for square in &mut squares {
                *square ^= 7;
            }
        }
        let leading = if shape.has_pawns {
            leading_pawns(&mut squares[..first])
        } else {
            leading_pieces(&mut squares, first, shape)
        };
        let mut index = leading * factor;
        let mut start = first;
        let mut is_pawns = shape.both_have_pawns;
        for (size, factor) in self.groups.iter().skip(1).copied() {
            let (before, rest) = squares.split_at_mut(start);
            let group = &mut rest[..size];
            group.sort_unstable();
            let mut number = 0;
            for (place, square) in group.iter().copied().enumerate() {
                let lower = before.iter().filter(|other| **other < square).count();
                let skipped = lower + if is_pawns { 8 } else { 0 };
                number += choose(place + 1, square.saturating_sub(skipped) as u64);
            }
            index += number * factor;
            start += size;
            is_pawns = false;
        }
        index
    }
}

/// The sizes of groups with the factors of their numbers, and the number of positions.
fn factors(
    sizes: &[usize],
    order: [u8; 2],
    shape: Shape,
    file: usize,
) -> Option<(Vec<(usize, u64)>, u64)> {
    let mut groups: Vec<_> = sizes.iter().map(|size| (*size, 0)).collect();
    let own = if shape.both_have_pawns { 2 } else { 1 };
    let mut next = own;
    let taken: usize = sizes.iter().take(own).sum();
    let mut free = 64_u64.checked_sub(taken as u64)?;
    let mut count: u64 = 1;
    for place in 0..sizes.len() {
        let place = u8::try_from(place).ok()?;
        let (group, numbers) = if place == order[0] {
            let size = sizes[0];
            let numbers = if shape.has_pawns {
                *MAPS.leading_counts.get(size)?.get(file)?
            } else if shape.has_single_piece {
                THREE_PIECES
            } else {
                TWO_KINGS
            };
            (0, numbers)
        } else if shape.both_have_pawns && place == order[1] {
            let size = *sizes.get(1)?;
            (1, choose(size, 48_u64.checked_sub(sizes[0] as u64)?))
        } else {
            let size = *sizes.get(next)?;
            let numbers = choose(size, free);
            free = free.checked_sub(size as u64)?;
            next += 1;
            (next - 1, numbers)
        };
        groups.get_mut(group)?.1 = count;
        count = count.checked_mul(numbers)?;
    }
    Some((groups, count))
}

fn leading_pawns(pawns: &mut [usize]) -> u64 {
    let maps = &*MAPS;
    let number = maps.leading[pawns.len().min(7)][pawns[0]];
    let rest = &mut pawns[1..];
    rest.sort_by_key(|square| maps.pawns[*square]);
    let rest = rest.iter().enumerate();
    number
        + rest
            .map(|(place, square)| choose(place + 1, maps.pawns[*square]))
            .sum::<u64>()
}

fn leading_pieces(squares: &mut [usize], first: usize, shape: Shape) -> u64 {
    if squares[0] > 31 {
        for square in &mut *squares {
            *square ^= 0b11_1000;
        }
    }
    let off = |square: &usize| above_diagonal(*square) != 0;
    if let Some(place) = squares[..first].iter().position(off)
        && above_diagonal(squares[place]) > 0
    {
        let flip = |square: &mut usize| *square = ((*square >> 3) | (*square << 3)) & 63;
        squares[place..].iter_mut().for_each(flip);
    }
    let maps = &*MAPS;
    if !shape.has_single_piece {
        let number = usize::try_from(maps.triangle[squares[0]]).unwrap_or(0);
        return maps.kings[number.min(9)][squares[1]];
    }
    let [one, two, three] = [squares[0], squares[1], squares[2]];
    let before_two = u64::from(two > one);
    let before_three = u64::from(three > one) + u64::from(three > two);
    let rank = |square: usize| (square >> 3) as u64;
    if off(&one) {
        let two = two as u64 - before_two;
        (maps.triangle[one] * 63 + two) * 62 + three as u64 - before_three
    } else if off(&two) {
        (6 * 63 + rank(one) * 28 + maps.below[two]) * 62 + three as u64 - before_three
    } else if off(&three) {
        let two = rank(two) - before_two;
        (6 * 63 + 4 * 28) * 62 + rank(one) * 7 * 28 + two * 28 + maps.below[three]
    } else {
        let (two, three) = (rank(two) - before_two, rank(three) - before_three);
        (6 * 63 + 4 * 28) * 62 + 4 * 7 * 28 + rank(one) * 7 * 6 + two * 6 + three
    }
}
