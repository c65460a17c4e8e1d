//! What is chosen among the arrays of Chess960.

use tabiya_chess::chess960::STANDARD;

/// The numbers of the arrays that the dialog of Chess960 shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chess960Form {
    /// White's number, and Black's if Black has none of its own.
    pub white: u16,
    /// Black's own number.
    pub black: u16,
    /// Whether Black has a number of its own.
    pub is_double: bool,
}

impl Default for Chess960Form {
    fn default() -> Self {
        Self::of_both(STANDARD, STANDARD)
    }
}

impl Chess960Form {
    /// The form that shows these arrays.
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
