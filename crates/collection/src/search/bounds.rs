//! The limits of a number.

use super::operation::NumberBound;

/// The smallest and the largest number that match; `None` for no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The smallest number that matches.
    pub at_least: Option<i64>,
    /// The largest number that matches.
    pub at_most: Option<i64>,
}

impl Bounds {
    /// Whether every number matches.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a number matches.
    pub fn holds_of(&self, number: i64) -> bool {
        self.at_least.is_none_or(|least| least <= number)
            && self.at_most.is_none_or(|most| number <= most)
    }

    /// Adds a condition: only numbers that match both remain.
    pub(super) fn add(&mut self, bound: NumberBound) {
        let (least, most) = match bound {
            NumberBound::AtLeast(least) => (Some(least), None),
            NumberBound::AtMost(most) => (None, Some(most)),
            NumberBound::Exactly(number) => (Some(number), Some(number)),
        };
        self.at_least = self.at_least.max(least);
        self.at_most = match (self.at_most, most) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }

    /// Returns the limits of the number with the opposite sign.
    pub(super) fn negated(self) -> Self {
        Self {
            at_least: self.at_most.map(i64::saturating_neg),
            at_most: self.at_least.map(i64::saturating_neg),
        }
    }

    /// Returns the condition as it is typed: `name>=1 name<=3`.
    pub(super) fn written(self, name: &str) -> String {
        let bounds = match (self.at_least, self.at_most) {
            (Some(least), Some(most)) if least == most => [Some(NumberBound::Exactly(least)), None],
            (least, most) => [
                least.map(NumberBound::AtLeast),
                most.map(NumberBound::AtMost),
            ],
        };
        let bounds = bounds.into_iter().flatten();
        let typed: Vec<String> = bounds.map(|bound| format!("{name}{bound}")).collect();
        typed.join(" ")
    }
}
