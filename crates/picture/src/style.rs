//! How diagrams look.

mod built_in;
mod colors;
mod words;

pub use colors::{Colors, Rgb, Theme};
pub use words::StyleFault;

use tabiya_chess::Color;

/// The narrowest picture, in pixels.
pub const MIN_SIZE: u32 = 64;
/// The widest picture, in pixels.
pub const MAX_SIZE: u32 = 8192;

/// Where the letters of the files and the numbers of the ranks stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Coordinates {
    #[default]
    Outside,
    Inside,
    None,
}

/// Who sits below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Orientation {
    #[default]
    White,
    Black,
    SideToMove,
}

/// The line round the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Frame {
    None,
    #[default]
    Thin,
    Thick,
    Double,
}

/// How a diagram looks.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a choice of its own, and all go together"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// The width of the picture, from [`MIN_SIZE`] to [`MAX_SIZE`] pixels. The height follows.
    pub size: u32,
    /// Pixels an inch: how large it is on paper.
    pub resolution: u32,
    /// The space round everything, in hundredths of a square.
    pub margin: u32,
    /// Files and ranks.
    pub coordinates: Coordinates,
    /// Who sits below.
    pub orientation: Orientation,
    /// Whether a disc beside the board tells who moves.
    pub side_to_move: bool,
    /// The line round the board.
    pub frame: Frame,
    /// Whether the caption stands below.
    pub caption: bool,
    /// Whether the number stands before the caption.
    pub number: bool,
    /// The colours, where none is chosen by itself.
    pub theme: Theme,
    /// Light squares.
    pub light: Option<Rgb>,
    /// Dark squares, or what they are hatched with.
    pub dark: Option<Rgb>,
    /// What is behind everything.
    pub ground: Option<Rgb>,
    /// What is written, and the frame.
    pub ink: Option<Rgb>,
    /// The name of the piece set, or the folder in which it is.
    pub pieces: String,
    /// Whether there is nothing behind board and texts.
    pub transparent: bool,
    /// Whether the squares of the last move are marked, where the position tells it.
    pub last_move: bool,
    /// Whether the squares are marked of what is odd or cannot arise in a game.
    pub problems: bool,
    /// Whether arrows and square marks are drawn.
    pub annotations: bool,
}

impl Style {
    /// The colours: those of the theme, but for those that were chosen.
    pub fn colors(&self) -> Colors {
        let colors = self.theme.colors();
        Colors {
            light: self.light.unwrap_or(colors.light),
            dark: self.dark.unwrap_or(colors.dark),
            ground: self.ground.unwrap_or(colors.ground),
            ink: self.ink.unwrap_or(colors.ink),
            ..colors
        }
    }

    /// Whether Black sits below.
    pub fn is_flipped(&self, side_to_move: Color) -> bool {
        match self.orientation {
            Orientation::White => false,
            Orientation::Black => true,
            Orientation::SideToMove => side_to_move == Color::Black,
        }
    }
}
