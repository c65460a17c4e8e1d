//! A query prepared for millions of positions and lines.

mod many;

use super::bounds::Bounds;
use super::castling::{CastlingCondition, RightSet};
use super::facts::{BLACK_TO_MOVE, Facts, LEGAL, POSITION};
use super::material::{BalanceTest, Material, MaterialTest};
use super::operation::{MovesCondition, OperationTest};
use super::pattern::{Masks, Pattern};
use super::query::{BishopPair, CheckCondition, Legality, Query};
use super::solution::{MateTest, solution_moves};
use super::text_finder::WordsFinder;
use tabiya_chess::{Board, Color, Piece, Role, attackers};
use tabiya_notation::record::read_record;
use tabiya_notation::record_moves::may_name_moves;

/// A query prepared for millions of positions and lines; see [`Query::prepare`].
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The query as it is, and its reflections, one of which must match.
    reflections: Vec<Reflection>,
    rest: Rest,
    needs_position: bool,
    texts: Vec<WordsFinder>,
    operations: Vec<OperationTest>,
    moves: Option<MovesCondition>,
    mate: Option<MateTest>,
    solution: Option<Bounds>,
}

/// The conditions that are the same in every reflection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rest {
    check: Option<CheckCondition>,
    bishops: Option<BishopPair>,
}

impl Rest {
    /// No conditions.
    const NOTHING: Self = Self {
        check: None,
        bishops: None,
    };

    fn matches(self, board: &Board, facts: Facts) -> bool {
        self.bishops.is_none_or(|bishops| bishops.is_on(board))
            && self
                .check
                .is_none_or(|condition| is_in_check_as(condition, board, facts))
    }
}

/// The conditions on a position, seen from one side.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reflection {
    facts: FactsTest,
    pattern: Option<Masks>,
    material: Option<MaterialTest>,
    balance: Option<BalanceTest>,
}

/// The conditions on the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FactsTest {
    /// The bits that matter.
    mask: u8,
    /// The required values of these bits.
    bits: u8,
    /// One of these bits must be set, if there are any.
    any_of: u8,
}

impl Query {
    /// Prepares the query for millions of positions and lines.
    pub fn prepare(&self) -> Prepared {
        Prepared::new(self)
    }
}

impl Query {
    /// Returns the material including that of the ending.
    fn asked_material(&self) -> Option<Material> {
        let Some(ending) = self.ending else {
            return self.material.clone();
        };
        let mut material = self.material.clone().unwrap_or_default();
        material.counts.extend(ending.counts());
        Some(material)
    }
}

impl Prepared {
    pub(super) fn new(query: &Query) -> Self {
        let mut reflections = Vec::new();
        for (is_mirrored, is_swapped) in reflections_of(query.pattern.as_ref()) {
            let reflection = Reflection::new(query, is_mirrored, is_swapped);
            if !reflections.contains(&reflection) {
                reflections.push(reflection);
            }
        }
        let texts = query.text.iter().flat_map(|text| &text.words);
        let texts = texts.filter(|text| !text.is_empty());
        let operations = query.operations.iter();
        Self {
            reflections,
            rest: Rest {
                check: query.check,
                bishops: query.bishops,
            },
            needs_position: query.needs_position(),
            texts: texts
                .map(|text| WordsFinder::new(text, query.match_case))
                .collect(),
            operations: operations
                .map(|operation| OperationTest::new(operation, query.match_case))
                .collect(),
            moves: query.moves,
            mate: query.mate.map(MateTest),
            solution: query.solution.filter(|it| !it.is_empty()),
        }
    }

    /// Whether a position matches all conditions on the board and the facts. If the facts say that
    /// there is no position, the board does not matter.
    pub fn matches_board(&self, board: &Board, facts: Facts) -> bool {
        let matches = |reflection: &Reflection| reflection.matches(board, facts);
        self.reflections.iter().any(matches) && self.rest.matches(board, facts)
    }

    /// Whether a line, without its line end, matches all conditions on its bytes: text and
    /// operations. Only a line with a position has operations.
    pub fn matches_line(&self, line: &[u8]) -> bool {
        self.matches_text(line) && self.matches_operations(line)
    }

    /// Whether all texts are in a line.
    pub(crate) fn matches_text(&self, line: &[u8]) -> bool {
        self.texts.iter().all(|text| text.is_in(line))
    }

    /// Whether a position of a game with this text may match all conditions on its operations. This takes no time
    /// compared with reading the game.
    pub(crate) fn may_match_in_game(&self, text: &[u8]) -> bool {
        let has_operations = memchr::memmem::find(text, b"[%epd").is_some();
        let needs_operations =
            self.moves.is_some() || self.mate.is_some() || self.solution.is_some();
        (has_operations || !needs_operations)
            && self
                .operations
                .iter()
                .all(|operation| operation.may_be_in_game(text, has_operations))
    }

    /// Whether a line matches all conditions on its operations.
    pub(crate) fn matches_operations(&self, line: &[u8]) -> bool {
        if self.moves.is_some() && !may_name_moves(line) {
            return false;
        }
        let mut unsure = self.moves.is_some() || self.mate.is_some() || self.solution.is_some();
        for operation in &self.operations {
            match operation.at_a_glance(line) {
                Some(false) => return false,
                Some(true) => {}
                None => unsure = true,
            }
        }
        if !unsure {
            return true;
        }
        let Ok(record) = read_record(line) else {
            return false;
        };
        let tail = line.get(record.tail).unwrap_or_default();
        self.operations
            .iter()
            .all(|operation| operation.matches(tail))
            && self
                .moves
                .is_none_or(|moves| moves.holds(&record.position, tail))
            && self.mate.is_none_or(|mate| mate.matches(tail))
            && self.solution.is_none_or(|bounds| {
                solution_moves(tail).is_some_and(|moves| bounds.holds_of(moves))
            })
    }

    /// Returns a place in a text of many lines such that no line for which
    /// [`Prepared::matches_line`] holds ends before it; `None` if there is no such line. With it, a
    /// pass over a file need not examine every line.
    pub fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        let texts = self.texts.iter().map(|text| text.first_chance(lines));
        let operations = self.operations.iter();
        let operations = operations.map(|operation| operation.first_chance(lines));
        texts
            .chain(operations)
            .try_fold(0, |furthest, place| Some(place?.max(furthest)))
    }

    /// Whether lines without a position can match, since there are no conditions on positions.
    pub fn wants_lines_without_position(&self) -> bool {
        !self.needs_position
    }
}

/// Returns the permitted reflections: whether the drawing is mirrored, and whether its colours are
/// swapped.
fn reflections_of(pattern: Option<&Pattern>) -> impl Iterator<Item = (bool, bool)> {
    let drawn = pattern.filter(|pattern| !pattern.is_empty());
    let may = drawn.map_or((false, false), |it| (it.mirrored, it.colours_swapped));
    [(false, false), (true, false), (false, true), (true, true)]
        .into_iter()
        .filter(move |way| (may.0 || !way.0) && (may.1 || !way.1))
}

impl Reflection {
    fn new(query: &Query, is_mirrored: bool, is_swapped: bool) -> Self {
        let mirror = |pattern: Pattern| {
            if is_mirrored {
                pattern.mirror()
            } else {
                pattern
            }
        };
        let swap = |pattern: Pattern| {
            if is_swapped {
                pattern.swap_colours()
            } else {
                pattern
            }
        };
        let pattern = query.pattern.filter(|pattern| !pattern.is_empty());
        let material = query.asked_material();
        let material = material.as_ref().filter(|it| !it.is_empty());
        let swapped = |material: &Material| {
            let swapped = is_swapped.then(|| material.swap_colours());
            MaterialTest::new(swapped.as_ref().unwrap_or(material))
        };
        let balance = query.balance.filter(|it| !it.is_empty());
        let balance = balance.map(|it| if is_swapped { it.negated() } else { it });
        Self {
            facts: FactsTest::new(query, is_mirrored, is_swapped),
            pattern: pattern.map(|pattern| Masks::of(&swap(mirror(pattern)))),
            material: material.map(swapped),
            balance: balance.map(BalanceTest),
        }
    }

    fn matches(&self, board: &Board, facts: Facts) -> bool {
        self.facts.matches(facts)
            && self.pattern.as_ref().is_none_or(|it| it.allow(board))
            && self.material.as_ref().is_none_or(|it| it.matches(board))
            && self.balance.is_none_or(|it| it.allows(board))
    }
}

impl FactsTest {
    /// No conditions.
    const NOTHING: Self = Self {
        mask: 0,
        bits: 0,
        any_of: 0,
    };

    fn new(query: &Query, is_mirrored: bool, is_swapped: bool) -> Self {
        let mut test = Self::NOTHING;
        if query.needs_position() {
            test.must(POSITION, true);
        }
        if let Some(side) = query.side_to_move {
            let side = if is_swapped { side.opposite() } else { side };
            test.must(BLACK_TO_MOVE, side == Color::Black);
        }
        if let Some(legality) = query.legality {
            test.must(LEGAL, legality == Legality::Legal);
        }
        let castling = query
            .castling
            .map(|it| it.reflected(is_mirrored, is_swapped));
        match castling {
            Some(CastlingCondition::Any) => test.any_of = RightSet::ALL.bits(),
            Some(CastlingCondition::Rights { with, without }) => {
                test.must(without.bits(), false);
                test.must(with.bits(), true);
                // If the same right must be present and absent, no line can match: a bit outside
                // the mask is always clear.
                test.mask &= !(with.bits() & without.bits());
            }
            None => {}
        }
        test
    }

    fn must(&mut self, bits: u8, be: bool) {
        self.mask |= bits;
        if be {
            self.bits |= bits;
        }
    }

    #[inline]
    fn matches(self, facts: Facts) -> bool {
        let bits = facts.bits();
        bits & self.mask == self.bits && (self.any_of == 0 || bits & self.any_of != 0)
    }
}

fn is_in_check_as(condition: CheckCondition, board: &Board, facts: Facts) -> bool {
    let side = facts.side_to_move();
    let is_in_check = board
        .squares_of(Piece::new(side, Role::King))
        .any(|king| !attackers(board, king, side.opposite()).is_empty());
    is_in_check == (condition == CheckCondition::InCheck)
}
