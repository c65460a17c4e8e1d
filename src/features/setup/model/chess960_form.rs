//! The choices in the dialog for Chess960 starting positions.

use tabiya_chess::chess960::STANDARD;

/// The numbers of the Chess960 starting positions in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess960Form {
    /// White's number, and Black's number too unless `is_double` is set.
    pub white: u16,
    /// Black's number if `is_double` is set.
    pub black: u16,
    /// Whether Black has a different number.
    pub is_double: bool,
}

impl Default for Chess960Form {
    fn default() -> Self {
        Self::of_both(STANDARD, STANDARD)
    }
}

impl Chess960Form {
    /// The form for these two starting positions.
    pub fn of_both(white: u16, black: u16) -> Self {
        Self {
            white,
            black,
            is_double: white != black,
        }
    }

    /// The numbers for White and for Black.
    pub fn numbers(self) -> (u16, u16) {
        let black = if self.is_double {
            self.black
        } else {
            self.white
        };
        (self.white, black)
    }
}
