//! The evaluations of a position in JSON lines, in the form of the largest site: `evals` with its searches, each with
//! `depth`, `knodes` and the lines `pvs`.

use super::json::{Member, array_elements, object_members, value_text};

/// The opcodes that are made of evaluations.
pub(super) const OPCODES: [&str; 5] = ["acd", "acn", "ce", "dm", "pv"];

/// The deepest evaluation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DeepestEval {
    /// The depth of the search in plies.
    pub(super) depth: Option<u32>,
    /// The number of nodes.
    pub(super) nodes: Option<u64>,
    /// The score of the best line, from White's point of view.
    pub(super) score: Option<EvalScore>,
    /// The moves of that line, in coordinate notation.
    pub(super) line: Vec<u8>,
}

/// A score from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EvalScore {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// White mates in this many moves, or is mated if the number is negative.
    Mate(i32),
}

/// The value of a mate in 0 half-moves for the operation `ce`.
const MATE: i32 = 32_767;

impl EvalScore {
    /// Returns the score of the other side.
    pub(super) fn reversed(self) -> Self {
        match self {
            Self::Centipawns(score) => Self::Centipawns(score.saturating_neg()),
            Self::Mate(moves) => Self::Mate(moves.saturating_neg()),
        }
    }

    /// Returns the operand of `ce`, for the side to move.
    pub(super) fn centipawns(self) -> i32 {
        match self {
            Self::Centipawns(score) => score.clamp(1 - MATE, MATE - 1),
            Self::Mate(moves) if moves > 0 => {
                (MATE + 1).saturating_sub(moves.saturating_mul(2)).max(0)
            }
            Self::Mate(moves) => moves.saturating_mul(-2).saturating_sub(MATE).min(0),
        }
    }

    /// Returns the number of moves in which the side to move mates.
    pub(super) fn mates_in(self) -> Option<i32> {
        match self {
            Self::Mate(moves) if moves > 0 => Some(moves),
            Self::Centipawns(_) | Self::Mate(_) => None,
        }
    }
}

impl DeepestEval {
    /// Finds the deepest of these evaluations; of equally deep ones the first. `None` if the value has no evaluations.
    pub(super) fn of(evals: &[u8]) -> Option<Self> {
        let elements = array_elements(evals).into_iter();
        let evals = elements.filter_map(|element| Self::of_one(evals.get(element)?));
        let mut deepest: Option<Self> = None;
        for eval in evals {
            if deepest
                .as_ref()
                .is_none_or(|deepest| deepest.depth < eval.depth)
            {
                deepest = Some(eval);
            }
        }
        deepest
    }

    fn of_one(eval: &[u8]) -> Option<Self> {
        let mut members = Vec::new();
        object_members(eval, &mut members).ok()?;
        let value = |name: &str| value_named(eval, &members, name);
        let lines = value("pvs").unwrap_or_default();
        let best = array_elements(lines).into_iter().next();
        let best = best.and_then(|best| lines.get(best)).unwrap_or_default();
        let mut members = Vec::new();
        let of_best = object_members(best, &mut members).ok();
        let of_best = |name: &str| of_best.and_then(|_| value_named(best, &members, name));
        let centipawns = of_best("cp").and_then(number).map(EvalScore::Centipawns);
        let mate = of_best("mate").and_then(number).map(EvalScore::Mate);
        let line = of_best("line").map(|line| value_text(line).into_owned());
        let thousands = value("knodes").and_then(number::<u64>);
        Some(Self {
            depth: value("depth").and_then(number),
            nodes: thousands.and_then(|thousands| thousands.checked_mul(1000)),
            score: mate.or(centipawns),
            line: line.unwrap_or_default(),
        })
    }
}

fn value_named<'a>(object: &'a [u8], members: &[Member], name: &str) -> Option<&'a [u8]> {
    let named = members.iter().find(|member| {
        let key = object.get(member.key.clone()).unwrap_or_default();
        *value_text(key) == *name.as_bytes()
    });
    object.get(named?.value.clone())
}

fn number<T: std::str::FromStr>(value: &[u8]) -> Option<T> {
    str::from_utf8(value).ok()?.parse().ok()
}
