//! Display settings for the eyes: theme, contrast, size and motion. Each follows the system unless
//! something else is chosen.

/// A light or dark theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The theme of the system.
    #[default]
    System,
    /// Dark text on a light background.
    Light,
    /// Light text on a dark background.
    Dark,
}

/// The contrast between colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// The contrast of the system.
    #[default]
    System,
    /// Normal contrast.
    Usual,
    /// High contrast.
    High,
}

/// The amount of animation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// The choice of the system.
    #[default]
    System,
    /// Opening things fade in, scrolling is smooth, and the caret blinks.
    Full,
    /// No animation.
    Reduced,
}

/// The size of everything, in percent of the system's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Zoom(u16);

impl Zoom {
    /// The available sizes, in percent.
    pub const STEPS: [u16; 10] = [80, 90, 100, 110, 125, 150, 175, 200, 250, 300];
    /// The size of the system.
    pub const USUAL: Self = Self(100);

    /// Creates a zoom from one of [`Self::STEPS`].
    pub(super) const fn step(percent: u16) -> Self {
        Self(percent)
    }

    /// Returns the largest step that is not above this, or the smallest of all.
    pub fn of_percent(percent: u16) -> Self {
        let fitting = Self::STEPS.into_iter().rev().find(|step| *step <= percent);
        Self(fitting.unwrap_or(Self::STEPS[0]))
    }

    /// Returns the step for a requested percentage, and whether that was out of range.
    pub fn nearest_to(percent: i64) -> (Self, bool) {
        let [smallest, .., largest] = Self::STEPS;
        let limited = percent.clamp(i64::from(smallest), i64::from(largest));
        let step = Self::of_percent(u16::try_from(limited).unwrap_or(largest));
        (step, limited != percent)
    }

    /// Returns the percentage.
    pub fn percent(self) -> u16 {
        self.0
    }

    /// Returns the next larger step; `None` at the largest.
    pub fn larger(self) -> Option<Self> {
        let larger = Self::STEPS.into_iter().find(|step| self.0 < *step);
        larger.map(Self)
    }

    /// Returns the next smaller step; `None` at the smallest.
    pub fn smaller(self) -> Option<Self> {
        let smaller = Self::STEPS.into_iter().rev().find(|step| *step < self.0);
        smaller.map(Self)
    }
}

impl Default for Zoom {
    fn default() -> Self {
        Self::USUAL
    }
}
