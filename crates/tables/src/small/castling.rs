//! Positions in which castling is possible: no table holds them.
//!
//! Neither the king with the right nor its rook has moved. So at most the other king and one more piece can have, and
//! all positions that keep the rights fit into a few thousand, which are solved together.

use super::value::Value;
use std::collections::HashMap;
use tabiya_chess::{CastlingRights, Color, Mover};

/// A position with the rights of the first one.
struct State {
    mover: Mover,
    /// What moves give that end a right, capture or promote.
    exits: Vec<Value>,
    /// The places of the positions after the other moves.
    next: Vec<usize>,
    value: Value,
}

type Key = ([u64; 4], Color);

/// Gives the values of positions with fewer rights or pieces.
type Probe = fn(&Mover) -> Option<Value>;

/// The value of a position whose castling rights are possible; `None` if a position after it has none.
pub(crate) fn value(first: &Mover, probe: Probe) -> Option<Value> {
    let mut states = states(first, probe)?;
    for plies in 0..Value::LONGEST {
        let is_decided = |state: &State| state.is_decided_in(plies, &states);
        let found: Vec<_> = states.iter().map(is_decided).collect();
        for (state, is_found) in states.iter_mut().zip(found) {
            if is_found {
                state.value = Value(plies);
            }
        }
    }
    states.first().map(|state| state.value)
}

fn rights(mover: &Mover) -> CastlingRights {
    let position = mover.position();
    position.castling.only_possible(&position.board)
}

fn key(mover: &Mover) -> Key {
    let position = mover.position();
    (position.board.planes(), position.side_to_move)
}

/// All positions that moves reach which keep the rights.
fn states(first: &Mover, probe: Probe) -> Option<Vec<State>> {
    let count = |mover: &Mover| mover.position().board.occupied().len();
    let wanted = (rights(first), count(first));
    let mut places = HashMap::from([(key(first), 0)]);
    let mut states = vec![State::new(first)];
    let mut done = 0;
    while let Some(state) = states.get(done) {
        let mover = state.mover;
        let (mut exits, mut next) = (Vec::new(), Vec::new());
        for played in mover.moves() {
            let after = mover.after(played);
            if (rights(&after), count(&after)) != wanted {
                exits.push(probe(&after)?.before());
                continue;
            }
            let place = *places.entry(key(&after)).or_insert_with(|| {
                states.push(State::new(&after));
                states.len() - 1
            });
            next.push(place);
        }
        let state = states.get_mut(done)?;
        (state.exits, state.next) = (exits, next);
        done += 1;
    }
    Some(states)
}

impl State {
    fn new(mover: &Mover) -> Self {
        let ended = mover.is_over().then(|| Value::at_end(mover));
        Self {
            mover: *mover,
            exits: Vec::new(),
            next: Vec::new(),
            value: ended.unwrap_or(Value::DRAW),
        }
    }

    /// Whether the mate comes after exactly so many plies; all positions with fewer have their values.
    fn is_decided_in(&self, plies: u8, states: &[Self]) -> bool {
        if self.value != Value::DRAW || self.mover.is_over() {
            return false;
        }
        let next = self.next.iter().filter_map(|place| states.get(*place));
        let mut given = self
            .exits
            .iter()
            .copied()
            .chain(next.map(|state| state.value.before()));
        if plies.is_multiple_of(2) {
            given.all(|given| given.is_loss() && given.0 <= plies)
        } else {
            given.any(|given| given == Value(plies))
        }
    }
}
