//! The answer to a query, found square by square. If a query may be reflected, the position is
//! reflected here.

use tabiya_chess::Level;
use tabiya_chess::problems::problems;
use tabiya_chess::{Board, Color, Piece, Position, Role, RookSide, Square, checkers};
use tabiya_collection::search::{
    Army, BishopPair, CastlingCondition, CheckCondition, CountedPieces, Ending, Legality, Material,
    PieceCount, Query,
};

/// A position as a query sees it.
#[derive(Clone)]
struct Seen {
    board: Board,
    side_to_move: Color,
    rights: Vec<(Color, RookSide)>,
}

impl Seen {
    fn of(position: &Position) -> Self {
        let mut rights = Vec::new();
        for color in Color::ALL {
            for side in RookSide::ALL {
                let right = position.castling.possible(color, side, &position.board);
                rights.extend(right.map(|_| (color, side)));
            }
        }
        Self {
            board: position.board,
            side_to_move: position.side_to_move,
            rights,
        }
    }

    fn mirrored(&self) -> Self {
        let other = |side| match side {
            RookSide::Kingside => RookSide::Queenside,
            RookSide::Queenside => RookSide::Kingside,
        };
        let rights = self.rights.iter();
        Self {
            board: moved(&self.board, |file, rank| (7 - file, rank)),
            side_to_move: self.side_to_move,
            rights: rights.map(|(color, side)| (*color, other(*side))).collect(),
        }
    }

    fn swapped(&self) -> Self {
        let mut board = moved(&self.board, |file, rank| (file, 7 - rank));
        for (square, piece) in board.pieces().collect::<Vec<_>>() {
            board.set(square, Some(piece.in_other_color()));
        }
        let rights = self.rights.iter();
        Self {
            board,
            side_to_move: self.side_to_move.opposite(),
            rights: rights
                .map(|(color, side)| (color.opposite(), *side))
                .collect(),
        }
    }
}

fn moved(board: &Board, place: impl Fn(u8, u8) -> (u8, u8)) -> Board {
    let mut moved = Board::EMPTY;
    for (square, piece) in board.pieces() {
        let (file, rank) = place(square.index() % 8, square.index() / 8);
        moved.set(Square::from_index(rank * 8 + file).unwrap(), Some(piece));
    }
    moved
}

/// Whether the position matches all conditions on positions.
pub(crate) fn answers(query: &Query, position: &Position) -> bool {
    let is_in_check = !checkers(position).is_empty();
    let is_check_right = match query.check {
        None => true,
        Some(CheckCondition::InCheck) => is_in_check,
        Some(CheckCondition::NotInCheck) => !is_in_check,
    };
    let is_illegal = problems(position)
        .iter()
        .any(|problem| problem.level() == Level::Illegal);
    let is_legality_right = match query.legality {
        None => true,
        Some(Legality::Legal) => !is_illegal,
        Some(Legality::Illegal) => is_illegal,
    };
    is_check_right
        && is_legality_right
        && query
            .ending
            .is_none_or(|ending| is_ending(ending, &position.board))
        && query
            .bishops
            .is_none_or(|bishops| has_bishops(bishops, &position.board))
        && reflections(query, position)
            .iter()
            .any(|seen| answers_unreflected(query, seen))
}

fn is_ending(ending: Ending, board: &Board) -> bool {
    let of_kind: &[Role] = match ending {
        Ending::Pawns => &[],
        Ending::MinorPieces => &[Role::Bishop, Role::Knight],
        Ending::Knights => &[Role::Knight],
        Ending::Bishops => &[Role::Bishop],
        Ending::Rooks => &[Role::Rook],
        Ending::Queens => &[Role::Queen],
    };
    let roles: Vec<_> = board.pieces().map(|(_, piece)| piece.role()).collect();
    let may_be = |role: &Role| matches!(role, Role::King | Role::Pawn) || of_kind.contains(role);
    let is_it = |role: &Role| match ending {
        Ending::Pawns => *role == Role::Pawn,
        _ => of_kind.contains(role),
    };
    roles.iter().all(may_be) && roles.iter().any(is_it)
}

fn has_bishops(bishops: BishopPair, board: &Board) -> bool {
    let squares = |piece| {
        let pieces = board.pieces().filter(move |(_, other)| *other == piece);
        pieces.map(|(square, _)| square).collect::<Vec<_>>()
    };
    let both = (squares(Piece::WhiteBishop), squares(Piece::BlackBishop));
    let ([white], [black]) = (&both.0[..], &both.1[..]) else {
        return false;
    };
    (white.is_light() == black.is_light()) == (bishops == BishopPair::SameColor)
}

fn reflections(query: &Query, position: &Position) -> Vec<Seen> {
    let mut all = vec![Seen::of(position)];
    let Some(pattern) = query.pattern.filter(|it| it.cells().count() > 0) else {
        return all;
    };
    if pattern.mirrored {
        all.push(all[0].mirrored());
    }
    if pattern.colours_swapped {
        all.extend(all.iter().map(Seen::swapped).collect::<Vec<_>>());
    }
    all
}

fn answers_unreflected(query: &Query, seen: &Seen) -> bool {
    let has = |color, side| seen.rights.contains(&(color, side));
    let is_castling_right = match query.castling {
        None => true,
        Some(CastlingCondition::Any) => !seen.rights.is_empty(),
        Some(CastlingCondition::Rights { with, without }) => Color::ALL.into_iter().all(|color| {
            RookSide::ALL.into_iter().all(|side| {
                (!with.contains(color, side) || has(color, side))
                    && (!without.contains(color, side) || !has(color, side))
            })
        }),
    };
    let is_pattern_right = query.pattern.is_none_or(|pattern| {
        Square::all().all(|square| pattern.get(square).allows(seen.board.get(square)))
    });
    query
        .side_to_move
        .is_none_or(|side| side == seen.side_to_move)
        && is_castling_right
        && is_pattern_right
        && query.balance.is_none_or(|limits| {
            let balance = balance(&seen.board);
            limits.at_least.is_none_or(|least| balance >= least)
                && limits.at_most.is_none_or(|most| balance <= most)
        })
        && query
            .material
            .as_ref()
            .is_none_or(|material| has_material(material, &seen.board))
}

/// The material balance, piece by piece.
fn balance(board: &Board) -> i64 {
    let value = |piece: Piece| {
        let value = match piece.role() {
            Role::King => 0,
            Role::Queen => 9,
            Role::Rook => 5,
            Role::Bishop | Role::Knight => 3,
            Role::Pawn => 1,
        };
        match piece.color() {
            Color::White => value,
            Color::Black => -value,
        }
    };
    board.pieces().map(|(_, piece)| value(piece)).sum()
}

/// Whether the board has this material.
pub(crate) fn has_material(material: &Material, board: &Board) -> bool {
    let has = |material: &Material| {
        has_army(material.white, Color::White, board)
            && has_army(material.black, Color::Black, board)
            && material.counts.iter().all(|it| has_count(it, board))
    };
    has(material) || material.either_side && has(&material.swap_colours())
}

fn has_army(army: Option<Army>, color: Color, board: &Board) -> bool {
    let of_color = Piece::ALL.into_iter().filter(|it| it.color() == color);
    army.is_none_or(|army| {
        of_color
            .map(|piece| (piece, number_of(board, |it| it == piece)))
            .all(|(piece, number)| number == usize::from(army.count(piece.role())))
    })
}

fn has_count(count: &PieceCount, board: &Board) -> bool {
    let numbers = count.of.iter().map(|counted| self::count(board, *counted));
    let number: usize = numbers.sum();
    number >= usize::from(count.at_least)
        && count.at_most.is_none_or(|most| number <= usize::from(most))
}

/// The number of these pieces.
pub(crate) fn count(board: &Board, counted: CountedPieces) -> usize {
    number_of(board, |piece| {
        counted.color.is_none_or(|color| piece.color() == color)
            && counted.role.is_none_or(|role| piece.role() == role)
    })
}

fn number_of(board: &Board, is_meant: impl Fn(Piece) -> bool) -> usize {
    Square::all()
        .filter(|square| board.get(*square).is_some_and(&is_meant))
        .count()
}
