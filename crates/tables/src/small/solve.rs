//! Solves an endgame by retrograde analysis.
//!
//! Pass n finds all positions in which the mate comes after n plies. Only those can be that have a move to a position
//! that pass n - 1 found, or a capture or promotion to one of another endgame; each of these is examined by its own
//! moves. So symmetric positions, which share a number, need no care: an examination too many changes nothing.

use super::endgame::{Endgame, Squares, turn};
use super::known::{Known, Solved};
use super::value::Value;
use tabiya_chess::{Color, Piece, Role, Square, SquareSet, attacked_from, pawn_steps};

struct Solver<'a> {
    endgame: Endgame,
    pieces: Vec<Piece>,
    known: &'a Known,
    values: [Vec<u8>; 2],
    conversions: Conversions,
}

/// What the best capture or promotion gives, by side to move: [`Value::ILLEGAL`] without one, and [`Value::ANY`] if no
/// other move is there.
pub(crate) type Conversions = [Vec<u8>; 2];

/// A position to examine.
type Place = (Color, u32);

/// What a move leads to.
struct Child {
    value: Value,
    by: By,
}

/// What captures, promotions and double steps that can be captured in passing give.
struct Given {
    has_moves: bool,
    /// The best of the captures and promotions, as in [`Conversions`].
    best: Value,
    /// The plies of the fastest win, and those of the slowest loss.
    win: Option<u8>,
    loss: Option<u8>,
}

/// The kind of a move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// To a position of the same endgame.
    Step,
    /// A capture or promotion.
    Conversion,
    /// A double step of a pawn that can be captured in passing.
    DoubleStep,
}

/// Solves an endgame; those that its captures and promotions lead to are known.
pub(crate) fn solve(endgame: Endgame, known: &Known) -> (Solved, Conversions) {
    let mut solver = Solver {
        endgame,
        pieces: endgame.pieces().collect(),
        known,
        values: [Vec::new(), Vec::new()],
        conversions: [0, 1].map(|_| vec![Value::ILLEGAL.0; endgame.size()]),
    };
    solver.find_illegal();
    let mut planned = solver.first_pass();
    let mut found = planned.first_mut().map(std::mem::take).unwrap_or_default();
    let mut stamps = [0, 1].map(|_| vec![0_u8; endgame.size()]);
    for pass in 1..Value::LONGEST {
        let planned = planned.get_mut(usize::from(pass)).map(std::mem::take);
        let mut examined = planned.unwrap_or_default();
        for (side, number) in found {
            solver.predecessors(side, number, &mut examined);
        }
        found = solver.examine(examined, pass, &mut stamps);
    }
    let solved = Solved {
        endgame,
        values: solver.values,
    };
    (solved, solver.conversions)
}

fn square(index: u8) -> Square {
    Square::from_index(index).unwrap_or(Square::A1)
}

#[expect(
    clippy::indexing_slicing,
    reason = "numbers are below the size of the endgame, places below the count of its pieces, plies below the passes"
)]
impl Solver<'_> {
    /// Finds those of the positions whose mate comes after as many plies as the number of the pass. The stamps are the
    /// last passes that examined them.
    fn examine(&mut self, places: Vec<Place>, pass: u8, stamps: &mut [Vec<u8>; 2]) -> Vec<Place> {
        let mut found = Vec::new();
        for (side, number) in places {
            let stamp = &mut stamps[side as usize][number as usize];
            let is_open = self.value(side, number) == Value::DRAW;
            if !is_open || std::mem::replace(stamp, pass) == pass {
                continue;
            }
            let value = self.outcome(side, number, pass);
            if value.is_decided() {
                self.values[side as usize][number as usize] = value.0;
                found.push((side, number));
            }
        }
        found
    }

    fn value(&self, side: Color, number: u32) -> Value {
        Value(self.values[side as usize][number as usize])
    }

    fn men(&self, squares: Squares) -> impl Iterator<Item = (usize, Piece, u8)> {
        let pieces = self.pieces.iter().enumerate().zip(squares);
        pieces.map(|((place, piece), square)| (place, *piece, square))
    }

    fn occupied(&self, squares: Squares) -> SquareSet {
        let squares = self.men(squares).map(|(_, _, index)| square(index));
        squares.fold(SquareSet::EMPTY, |set, square| set | SquareSet::of(square))
    }

    /// Marks what is no position.
    fn find_illegal(&mut self) {
        for side in Color::ALL {
            let numbers = 0..self.endgame.size();
            let values = numbers.map(|number| {
                let squares = self.endgame.squares(number);
                let is_legal = self.endgame.is_legal(side, squares);
                if is_legal {
                    Value::DRAW
                } else {
                    Value::ILLEGAL
                }
                .0
            });
            self.values[side as usize] = values.collect();
        }
    }

    /// The mates, and for each later pass the positions that a conversion can decide then.
    fn first_pass(&mut self) -> Vec<Vec<Place>> {
        let mut planned = vec![Vec::new(); usize::from(Value::LONGEST)];
        for side in Color::ALL {
            for number in (0..).take(self.endgame.size()) {
                if self.value(side, number) == Value::ILLEGAL {
                    continue;
                }
                let squares = self.endgame.squares(number as usize);
                let given = self.given(side, squares);
                self.conversions[side as usize][number as usize] = given.best.0;
                if !given.has_moves && self.is_in_check(side, squares) {
                    self.values[side as usize][number as usize] = Value::MATED.0;
                    planned[0].push((side, number));
                }
                for plies in given.win.into_iter().chain(given.loss) {
                    planned[usize::from(plies)].push((side, number));
                }
            }
        }
        planned
    }

    /// What the moves give whose values no pass finds.
    fn given(&self, side: Color, squares: Squares) -> Given {
        let mut given = Given {
            has_moves: false,
            best: Value::ILLEGAL,
            win: None,
            loss: None,
        };
        let mut has_steps = false;
        self.children(side, squares, u8::MAX, |child| {
            given.has_moves = true;
            has_steps |= child.by != By::Conversion;
            let value = child.value.before();
            if child.by == By::Conversion {
                let is_first = given.best == Value::ILLEGAL;
                given.best = if is_first {
                    value
                } else {
                    given.best.better(value)
                };
            }
            if child.by != By::Step && value.is_win() {
                given.win = Some(given.win.map_or(value.0, |win: u8| win.min(value.0)));
            } else if child.by != By::Step && value.is_loss() {
                given.loss = given.loss.max(Some(value.0));
            }
        });
        if !has_steps {
            given.best = Value::ANY;
        }
        given
    }

    fn is_in_check(&self, side: Color, squares: Squares) -> bool {
        !self.endgame.is_legal(side.opposite(), squares)
    }

    /// The value of a position as far as this pass knows it.
    fn outcome(&self, side: Color, number: u32, pass: u8) -> Value {
        let squares = self.endgame.squares(number as usize);
        let mut win = None;
        let mut loss = Some(0);
        self.children(side, squares, pass, |child| {
            if !child.value.is_decided() || child.value.0 >= pass {
                loss = None;
            } else if child.value.is_loss() {
                let plies = child.value.0 + 1;
                win = Some(win.map_or(plies, |win: u8| win.min(plies)));
            } else {
                loss = loss.map(|loss| loss.max(child.value.0 + 1));
            }
        });
        let plies = win.or(loss.filter(|plies| *plies > 0));
        plies.map_or(Value::DRAW, Value)
    }

    /// Calls a function with the value of the position after each legal move.
    fn children(&self, side: Color, squares: Squares, pass: u8, mut give: impl FnMut(Child)) {
        let occupied = self.occupied(squares);
        let own = self
            .men(squares)
            .filter(|(_, piece, _)| piece.color() == side);
        let own = own.fold(SquareSet::EMPTY, |set, (_, _, index)| {
            set | SquareSet::of(square(index))
        });
        for (place, piece, from) in self.men(squares) {
            if piece.color() != side {
                continue;
            }
            if piece.role() == Role::Pawn {
                self.pawn_children(side, squares, place, pass, &mut give);
                continue;
            }
            for to in attacked_from(square(from), piece, occupied) & !own {
                if occupied.contains(to) {
                    let value = self.converted(side, squares, place, to, piece);
                    give_legal(value, By::Conversion, &mut give);
                } else {
                    give_legal(self.stepped(side, squares, place, to), By::Step, &mut give);
                }
            }
        }
    }

    fn stepped(&self, side: Color, mut squares: Squares, place: usize, to: Square) -> Value {
        squares[place] = to.index();
        Value(self.values[side.opposite() as usize][self.endgame.number(squares)])
    }

    /// The value after a capture, a promotion or both.
    fn converted(
        &self,
        side: Color,
        squares: Squares,
        place: usize,
        to: Square,
        becomes: Piece,
    ) -> Value {
        let mut kings = [squares[0], squares[1]];
        if let Some(king) = kings.get_mut(place) {
            *king = to.index();
        }
        let others = self
            .men(squares)
            .skip(2)
            .filter_map(|(other, piece, index)| {
                if other == place {
                    Some((becomes, to.index()))
                } else {
                    (index != to.index()).then_some((piece, index))
                }
            });
        let value = self.known.value(side.opposite(), kings, others.collect());
        value.unwrap_or(Value::DRAW)
    }

    fn pawn_children(
        &self,
        side: Color,
        squares: Squares,
        place: usize,
        pass: u8,
        give: &mut impl FnMut(Child),
    ) {
        let occupied = self.occupied(squares);
        let (from, pawn) = (square(squares[place]), Piece::new(side, Role::Pawn));
        let step = |from: Square| {
            let to = from.offset(0, side.forward());
            to.filter(|to| !occupied.contains(*to))
        };
        let move_to = |to: Square, give: &mut dyn FnMut(Child)| {
            if SquareSet::BACK_RANKS.contains(to) {
                for role in tabiya_chess::PROMOTIONS {
                    let value = self.converted(side, squares, place, to, Piece::new(side, role));
                    give_legal(value, By::Conversion, give);
                }
            } else if occupied.contains(to) {
                give_legal(
                    self.converted(side, squares, place, to, pawn),
                    By::Conversion,
                    give,
                );
            } else {
                give_legal(self.stepped(side, squares, place, to), By::Step, give);
            }
        };
        for to in pawn_steps(from, side) & occupied {
            let is_other = |(_, piece, index): (usize, Piece, u8)| {
                piece.color() != side && square(index) == to
            };
            if self.men(squares).skip(2).any(is_other) {
                move_to(to, give);
            }
        }
        let Some(once) = step(from) else {
            return;
        };
        move_to(once, give);
        let home = if side == Color::White { 1 } else { 6 };
        if let Some(twice) = step(once).filter(|_| from.rank().index() == home) {
            let value = self.stepped(side, squares, place, twice);
            let mut after = squares;
            after[place] = twice.index();
            match self.in_passing(side, after, once) {
                Some(capture) if value != Value::ILLEGAL => {
                    let value = self.with_capture(side, after, pass, value, capture);
                    give_legal(value, By::DoubleStep, give);
                    // The value can also come from the table, later.
                    give_legal(value, By::Step, give);
                }
                _ => give_legal(value, By::Step, give),
            }
        }
    }

    /// What the capture in passing gives to the other side after a double step.
    fn in_passing(&self, side: Color, after: Squares, passed: Square) -> Option<Value> {
        let taker = Piece::new(side.opposite(), Role::Pawn);
        let from = pawn_steps(passed, side);
        let mut men = self.men(after);
        men.find(|(_, piece, index)| *piece == taker && from.contains(square(*index)))?;
        let others = vec![(taker, passed.index())];
        let value = self.known.value(side, [after[0], after[1]], others)?;
        (value != Value::ILLEGAL).then_some(value.before())
    }

    /// The value of a position with this value in the table and this capture in passing.
    fn with_capture(
        &self,
        side: Color,
        after: Squares,
        pass: u8,
        value: Value,
        capture: Value,
    ) -> Value {
        if value == Value::DRAW && capture.is_loss() {
            let mut has_moves = false;
            self.children(side.opposite(), after, pass, |_| has_moves = true);
            return if has_moves { value } else { capture };
        }
        value.better(capture)
    }

    /// The positions from which a move leads to this one.
    fn predecessors(&self, side: Color, number: u32, places: &mut Vec<Place>) {
        let squares = self.endgame.squares(number as usize);
        let occupied = self.occupied(squares);
        let mover = side.opposite();
        for (place, piece, index) in self.men(squares) {
            if piece.color() != mover {
                continue;
            }
            let to = square(index);
            let from = if piece.role() == Role::Pawn {
                pawn_origins(mover, to, occupied)
            } else {
                attacked_from(to, piece, occupied) & !occupied
            };
            for from in from {
                let mut before = squares;
                before[place] = from.index();
                self.push_with_mirrored(mover, before, places);
            }
        }
    }

    /// A position with the first king on the diagonal has a second number.
    fn push_with_mirrored(&self, side: Color, squares: Squares, places: &mut Vec<Place>) {
        let number = self.endgame.number(squares);
        places.extend(u32::try_from(number).map(|number| (side, number)));
        if self.endgame.pawns() == 0 {
            let squares = self.endgame.squares(number).map(|square| turn(square, 4));
            let number = self.endgame.number(squares);
            places.extend(u32::try_from(number).map(|number| (side, number)));
        }
    }
}

fn give_legal(value: Value, by: By, give: &mut (impl FnMut(Child) + ?Sized)) {
    if value != Value::ILLEGAL {
        give(Child { value, by });
    }
}

/// The squares from which a pawn can have stepped.
fn pawn_origins(color: Color, to: Square, occupied: SquareSet) -> SquareSet {
    let is_free = |square: &Square| !occupied.contains(*square);
    let once = to.offset(0, -color.forward()).filter(is_free);
    let double = if color == Color::White { 3 } else { 4 };
    let twice = once.and_then(|once| once.offset(0, -color.forward()));
    let twice = twice.filter(|from| to.rank().index() == double && is_free(from));
    let mut from = SquareSet::EMPTY;
    for square in once.into_iter().chain(twice) {
        from.insert(square);
    }
    from
}
