//! The definition of equal positions, written out square by square.

use std::collections::BTreeMap;
use tabiya_chess::{Color, EnPassantConvention, Position, RookSide};
use tabiya_collection::passes::{SameFields, Sameness};

/// The compared parts of a position, written out.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Seen {
    /// The letters of the pieces, by file and rank.
    men: BTreeMap<(i32, i32), char>,
    side: Option<Color>,
    rights: Vec<(Color, i32, i32)>,
    target: Option<(i32, i32)>,
    clocks: Option<(u32, u32)>,
}

fn seen(position: &Position, fields: SameFields) -> Seen {
    let place = |square: tabiya_chess::Square| {
        (
            i32::from(square.file().index()),
            i32::from(square.rank().index()),
        )
    };
    let men = position.board.pieces();
    let men = men.map(|(square, piece)| (place(square), piece.letter()));
    let mut seen = Seen {
        men: men.collect(),
        side: None,
        rights: Vec::new(),
        target: None,
        clocks: None,
    };
    if fields == SameFields::Board {
        return seen;
    }
    seen.side = Some(position.side_to_move);
    for color in Color::ALL {
        for side in RookSide::ALL {
            let right = position.castling.possible(color, side, &position.board);
            let files = right.map(|it| (it.king.index().into(), it.rook.index().into()));
            seen.rights
                .extend(files.map(|(king, rook)| (color, king, rook)));
        }
    }
    seen.target = match fields {
        SameFields::All => position.possible_en_passant().map(place),
        _ => position
            .en_passant_as(EnPassantConvention::Legal)
            .map(place),
    };
    if fields == SameFields::All {
        seen.clocks = Some((position.halfmove_clock, position.fullmove_number));
    }
    seen
}

fn mirrored(seen: &Seen) -> Seen {
    let turn = |(file, rank): (i32, i32)| (7 - file, rank);
    Seen {
        men: seen.men.iter().map(|(at, man)| (turn(*at), *man)).collect(),
        target: seen.target.map(turn),
        ..seen.clone()
    }
}

fn swapped(seen: &Seen) -> Seen {
    let turn = |(file, rank): (i32, i32)| (file, 7 - rank);
    let other = |man: char| {
        if man.is_uppercase() {
            man.to_ascii_lowercase()
        } else {
            man.to_ascii_uppercase()
        }
    };
    let men = seen.men.iter().map(|(at, man)| (turn(*at), other(*man)));
    let rights = seen.rights.iter();
    let mut rights: Vec<_> = rights
        .map(|(color, king, rook)| (color.opposite(), *king, *rook))
        .collect();
    rights.sort_by_key(|(color, ..)| *color);
    Seen {
        men: men.collect(),
        side: seen.side.map(Color::opposite),
        rights,
        target: seen.target.map(turn),
        ..seen.clone()
    }
}

/// Whether two positions are the same.
pub(super) fn are_same(one: &Position, other: &Position, sameness: Sameness) -> bool {
    let (one, other) = (seen(one, sameness.fields), seen(other, sameness.fields));
    let may_mirror = sameness.mirrored && one.rights.is_empty();
    let may_swap = sameness.colours_swapped;
    one == other
        || may_mirror && mirrored(&one) == other
        || may_swap && swapped(&one) == other
        || may_mirror && may_swap && swapped(&mirrored(&one)) == other
}

/// All ways in which positions can be compared.
pub(super) fn all() -> Vec<Sameness> {
    let fields = [SameFields::All, SameFields::Four, SameFields::Board];
    let ways = fields.into_iter().flat_map(|fields| {
        let reflections = [(false, false), (true, false), (false, true), (true, true)];
        reflections.map(|(mirrored, colours_swapped)| Sameness {
            fields,
            mirrored,
            colours_swapped,
        })
    });
    ways.collect()
}
