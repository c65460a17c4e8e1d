//! What helps the eyes: light or dark, contrast, size and motion. Each follows the system unless something else is
//! chosen.

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark text on light ground.
    Light,
    /// Light text on dark ground.
    Dark,
}

/// How far colours stand apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contrast {
    /// As the system has it.
    #[default]
    System,
    /// The usual one.
    Usual,
    /// A high one.
    High,
}

/// Whether things move by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// What opens fades in, what scrolls slides, and the caret blinks.
    Full,
    /// Nothing moves by itself.
    Reduced,
}

/// How large everything is, in parts of what the system asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Zoom(u16);

impl Zoom {
    /// The sizes that there are, in percent.
    pub const STEPS: [u16; 10] = [80, 90, 100, 110, 125, 150, 175, 200, 250, 300];
    /// As the system has it.
    pub const USUAL: Self = Self(100);

    /// One of [`Self::STEPS`].
    pub(super) const fn step(percent: u16) -> Self {
        Self(percent)
    }

    /// The largest of the steps that is no larger than this, or the smallest of all.
    pub fn of_percent(percent: u16) -> Self {
        let fitting = Self::STEPS.into_iter().rev().find(|step| *step <= percent);
        Self(fitting.unwrap_or(Self::STEPS[0]))
    }

    /// The step for whatever was asked for, and whether that lay beyond the smallest or the largest.
    pub fn nearest_to(percent: i64) -> (Self, bool) {
        let [smallest, .., largest] = Self::STEPS;
        let limited = percent.clamp(i64::from(smallest), i64::from(largest));
        let step = Self::of_percent(u16::try_from(limited).unwrap_or(largest));
        (step, limited != percent)
    }

    /// In percent.
    pub fn percent(self) -> u16 {
        self.0
    }

    /// The next larger step; `None` at the largest.
    pub fn larger(self) -> Option<Self> {
        let larger = Self::STEPS.into_iter().find(|step| self.0 < *step);
        larger.map(Self)
    }

    /// The next smaller step; `None` at the smallest.
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
