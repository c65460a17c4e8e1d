//! A table as few bytes.
//!
//! One side to move is enough: a probe answers for the other by its moves. The positions are coded in the order of
//! their numbers. Each value is first compared with those of its neighbours, the positions in which one piece is one
//! square further left or down: most often it is one of them. How probable that is depends on the neighbours.
//!
//! A probe compares the value with what captures and promotions give. So where one of these is best, the table can hold
//! anything that is not better, and holds the value that the neighbours suggest.

mod coder;
mod predictor;
mod rules;

use super::endgame::{Endgame, Squares, turn};
use super::value::Value;
use coder::{Coder, Reader, Writer};
use predictor::{CONTEXTS, Predictor, SETS, hash};
use rules::Rules;
use tabiya_chess::Color;

/// The number of neighbours of a position.
const NEIGHBOURS: usize = 7;
/// How much each neighbour suggests its value.
const VOTES: [u32; NEIGHBOURS] = [5, 5, 4, 4, 4, 4, 4];
/// The number of suggested values that are compared.
const COMPARED: usize = 3;

/// The values that the neighbours of a position have.
struct Suggested {
    neighbours: [u8; NEIGHBOURS],
    /// The different ones, that with the most votes first.
    values: [(u8, u32); NEIGHBOURS],
    count: usize,
}

/// Packs the values of one side to move, with what captures and promotions give.
pub(crate) fn pack(endgame: Endgame, side: Color, values: &[u8], conversions: &[u8]) -> Vec<u8> {
    let at = |values: &[u8], number| values.get(number).copied().map_or(Value::DRAW, Value);
    let choose = |number, suggested: &[(u8, u32)]| {
        let (value, given) = (at(values, number), at(conversions, number));
        let is_free =
            |other: &Value| given == Value::ANY || given == value && other.rank() <= value.rank();
        let mut suggested = suggested.iter().map(|(other, _)| Value(*other));
        suggested.find(is_free).unwrap_or(value)
    };
    let mut writer = Writer::new();
    walk(endgame, side, &mut writer, choose);
    writer.finish()
}

/// The values of one side to move, by number.
pub(crate) fn unpack(endgame: Endgame, side: Color, bytes: &[u8]) -> Vec<u8> {
    walk(endgame, side, &mut Reader::new(bytes), |_, _| Value::DRAW)
}

/// Codes the values of all positions. The function gives the wanted value of a position with a number and suggestions.
fn walk(
    endgame: Endgame,
    side: Color,
    coder: &mut impl Coder,
    choose: impl Fn(usize, &[(u8, u32)]) -> Value,
) -> Vec<u8> {
    let rules = Rules::new(endgame);
    let mut predictor = Predictor::new();
    let mut values = Vec::with_capacity(endgame.size());
    for number in 0..endgame.size() {
        let squares = endgame.squares(number);
        let first = first_number(endgame, squares, number);
        if let Some(same) = values.get(first) {
            values.push(*same);
            continue;
        }
        let suggested = Suggested::new(endgame, number, &values);
        let Some(is_check) = rules.is_check(side, squares) else {
            let [(likeliest, _), ..] = suggested.values;
            values.push(likeliest);
            continue;
        };
        let wanted = choose(number, suggested.different());
        let value = code_value(&mut predictor, coder, &suggested, squares, is_check, wanted);
        values.push(value.0);
    }
    values
}

/// The smallest number of this position: twins can be exchanged, and a first king on the diagonal has two numbers.
fn first_number(endgame: Endgame, squares: Squares, number: usize) -> usize {
    let exchanged = |[first, second, one, other]: Squares| [first, second, other, one];
    let mut first = number;
    if endgame.has_twins() {
        first = first.min(endgame.number(exchanged(squares)));
    }
    let king = squares[0];
    if endgame.pawns() == 0 && king >> 3 == king & 7 {
        let mirrored = squares.map(|square| turn(square, 4));
        first = first.min(endgame.number(mirrored));
        if endgame.has_twins() {
            first = first.min(endgame.number(exchanged(mirrored)));
        }
    }
    first
}

impl Suggested {
    fn new(endgame: Endgame, number: usize, known: &[u8]) -> Self {
        let mut neighbours = [Value::DRAW.0; NEIGHBOURS];
        let at = |distance: usize| {
            let value = number
                .checked_sub(distance)
                .and_then(|place| known.get(place));
            value.copied().unwrap_or(Value::DRAW.0)
        };
        let places = endgame.count() - 1;
        for (pair, place) in neighbours.chunks_exact_mut(2).zip(0..places) {
            let square = number >> (6 * place) & 63;
            let (left, down) = (1 << (6 * place), 8 << (6 * place));
            let steps = match (square & 7 > 0, square > 7) {
                (true, true) => [left, down],
                (true, false) => [left, left],
                (false, true) => [down, down],
                (false, false) => [usize::MAX; 2],
            };
            for (neighbour, step) in pair.iter_mut().zip(steps) {
                *neighbour = at(step);
            }
        }
        if places == 2 {
            neighbours[4] = neighbours[2];
            neighbours[5] = neighbours[3];
        }
        let class = number >> (6 * places);
        let one = 1 << (6 * places);
        neighbours[6] = match class {
            0 => neighbours[0],
            _ if endgame.pawns() > 0 && class.is_multiple_of(4) => at(4 * one),
            _ => at(one),
        };
        Self::count(neighbours)
    }

    fn count(neighbours: [u8; NEIGHBOURS]) -> Self {
        let [first, ..] = neighbours;
        if neighbours == [first; NEIGHBOURS] {
            let mut values = [(0, 0); NEIGHBOURS];
            values[0] = (first, VOTES.iter().sum());
            return Self {
                neighbours,
                values,
                count: 1,
            };
        }
        let mut suggested = Self {
            neighbours,
            values: [(0, 0); NEIGHBOURS],
            count: 0,
        };
        for (value, votes) in neighbours.into_iter().zip(VOTES) {
            let mut known = suggested.values.iter_mut().take(suggested.count);
            if let Some((_, sum)) = known.find(|(known, _)| *known == value) {
                *sum += votes;
            } else if let Some(free) = suggested.values.get_mut(suggested.count) {
                *free = (value, votes);
                suggested.count += 1;
            }
        }
        suggested.values.sort_by_key(|(_, votes)| u32::MAX - votes);
        suggested
    }

    /// The suggested values, that with the most votes first.
    fn different(&self) -> &[(u8, u32)] {
        self.values.get(..self.count).unwrap_or_default()
    }

    /// A number for the pattern of agreement among the neighbours: two bits for the place of each one's value.
    fn pattern(&self) -> u32 {
        self.neighbours.iter().fold(0, |pattern, neighbour| {
            let mut values = self.values.iter();
            let place = values
                .position(|(value, _)| value == neighbour)
                .unwrap_or(0);
            pattern << 2 | u32::try_from(place.min(3)).unwrap_or(3)
        })
    }
}

fn code_value(
    predictor: &mut Predictor,
    coder: &mut impl Coder,
    suggested: &Suggested,
    squares: Squares,
    is_check: bool,
    wanted: Value,
) -> Value {
    let pattern = suggested.pattern() << 1 | u32::from(is_check);
    let near = suggested.neighbours.map(u32::from);
    let [first, second, third, ..] = suggested.values.map(|(value, _)| u32::from(value));
    let count = u32::try_from(suggested.count).unwrap_or(0);
    let places = squares.map(u32::from);
    let compared = suggested.different().iter().take(COMPARED);
    for ((value, _), place) in compared.zip(0_u32..) {
        let base = u32::from(*value) << 2 | place;
        let hashes = [
            hash(&[place, pattern]),
            hash(&[base, near[0], near[1]]),
            hash(&[base, near[2], near[3]]),
            hash(&[base, near[4], near[5], near[6]]),
            hash(&[base, second, third, count << 1 | u32::from(is_check)]),
            hash(&[place, places[0], places[1], u32::from(is_check)]),
            hash(&[place, pattern & 0x1FF, places[2]]),
            hash(&[base, near[0], near[2], near[4], near[6]]),
            hash(&[place, pattern >> 5 & 0xFF, places[3]]),
        ];
        let set = usize::try_from(place << 8 | hash(&[pattern]) >> 24).unwrap_or(0);
        if predictor.code(coder, &hashes, set, wanted.0 == *value) {
            return Value(*value);
        }
    }
    let mut node = 1_u32;
    while node < 256 {
        let hashes: [u32; CONTEXTS] = [
            hash(&[node, 1]),
            hash(&[node, first]),
            hash(&[node, first, second]),
            hash(&[node, near[0]]),
            hash(&[node, near[2]]),
            hash(&[node, near[4]]),
            hash(&[node, near[6]]),
            hash(&[node, near[0], near[1]]),
            hash(&[node, third]),
        ]
        .map(|hash| hash ^ 0x5A5A_0000);
        let bits_left = node.leading_zeros() - 24;
        let is_set = wanted.0 >> bits_left & 1 == 1;
        let set = SETS - 256 + (node as usize);
        node = node << 1 | u32::from(predictor.code(coder, &hashes, set, is_set));
    }
    Value(u8::try_from(node & 255).unwrap_or(0))
}
