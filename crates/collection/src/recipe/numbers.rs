//! Ranges of numbers: `7`, `10-30`, `2+`.

use std::fmt;

/// A range of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Numbers {
    /// The smallest.
    pub least: u32,
    /// The largest; `None` if there is none.
    pub most: Option<u32>,
}

impl Numbers {
    /// One number.
    pub const fn exactly(number: u32) -> Self {
        Self {
            least: number,
            most: Some(number),
        }
    }

    /// Reads a range. One without numbers is none.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(least) = text.strip_suffix('+') {
            let least = number_of(least)?;
            return Some(Self { least, most: None });
        }
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let (least, most) = (number_of(least)?, number_of(most)?);
        let most = Some(most).filter(|most| least <= *most)?;
        Some(Self {
            least,
            most: Some(most),
        })
    }

    /// Whether the range has this number.
    pub fn contains(self, number: u32) -> bool {
        self.least <= number && self.most.is_none_or(|most| number <= most)
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.most {
            Some(most) if most == self.least => write!(f, "{most}"),
            Some(most) => write!(f, "{}-{most}", self.least),
            None => write!(f, "{}+", self.least),
        }
    }
}

/// Reads a number that has digits alone.
fn number_of(text: &str) -> Option<u32> {
    let text = text.trim();
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}
