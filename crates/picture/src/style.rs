//! The appearance of diagrams, and the built-in styles.

mod colors;
mod words;

pub use colors::{BoardTheme, Colors, Rgb};
pub use words::StyleFault;

use tabiya_chess::Color;

/// The minimum width of a picture, in pixels.
pub const MIN_SIZE: u32 = 64;
/// The maximum width of a picture, in pixels.
pub const MAX_SIZE: u32 = 8192;

/// The place of the file letters and rank numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Coordinates {
    #[default]
    Outside,
    Inside,
    None,
}

/// The side at the bottom of the board.
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

/// The appearance of a diagram.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a choice of its own, and all go together"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Style {
    /// The width of the picture, from [`MIN_SIZE`] to [`MAX_SIZE`] pixels. The height follows from it.
    pub size: u32,
    /// The resolution in pixels per inch, which determines the size on paper.
    pub resolution: u32,
    /// The empty border round everything, in hundredths of a square.
    pub margin: u32,
    /// The place of the file letters and rank numbers.
    pub coordinates: Coordinates,
    /// The side at the bottom of the board.
    pub orientation: Orientation,
    /// Whether a disc beside the board shows the side to move.
    pub side_to_move: bool,
    /// The line round the board.
    pub frame: Frame,
    /// Whether the caption is written below the board.
    pub caption: bool,
    /// Whether the number is written before the caption.
    pub number: bool,
    /// The colours that are not set individually.
    pub theme: BoardTheme,
    /// The colour of light squares; `None` for that of the theme.
    pub light: Option<Rgb>,
    /// The colour of dark squares or their hatching; `None` for that of the theme.
    pub dark: Option<Rgb>,
    /// The background colour; `None` for that of the theme.
    pub ground: Option<Rgb>,
    /// The colour of texts and the frame; `None` for that of the theme.
    pub ink: Option<Rgb>,
    /// The name of the piece set, or the path of its folder.
    pub pieces: String,
    /// Whether the background is transparent.
    pub transparent: bool,
    /// Whether the squares of the last move are marked if the position implies that move.
    pub last_move: bool,
    /// Whether squares with problems of the position are marked.
    pub problems: bool,
    /// Whether arrows and square marks are drawn.
    pub annotations: bool,
}

impl Style {
    /// The colours of the theme, except those that are set individually.
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

    /// Whether Black is at the bottom.
    pub fn is_flipped(&self, side_to_move: Color) -> bool {
        match self.orientation {
            Orientation::White => false,
            Orientation::Black => true,
            Orientation::SideToMove => side_to_move == Color::Black,
        }
    }
}

impl Default for Style {
    fn default() -> Self {
        Self {
            size: 720,
            resolution: 144,
            margin: 10,
            coordinates: Coordinates::Outside,
            orientation: Orientation::White,
            side_to_move: true,
            frame: Frame::Thin,
            caption: true,
            number: false,
            theme: BoardTheme::Sage,
            light: None,
            dark: None,
            ground: None,
            ink: None,
            pieces: "staunton".to_owned(),
            transparent: false,
            last_move: false,
            problems: false,
            annotations: true,
        }
    }
}

impl Style {
    /// The names of the built-in styles. The first is the default.
    pub const BUILT_IN: [&str; 8] = [
        "usual", "book", "web", "green", "blue", "brown", "grey", "contrast",
    ];

    /// The built-in style of that name.
    pub fn built_in(name: &str) -> Option<Self> {
        let themed = |theme: BoardTheme| Self {
            theme,
            ..Self::default()
        };
        Some(match name {
            "usual" => Self::default(),
            // The diagram is 8 cm wide at 600 pixels per inch.
            "book" => Self {
                size: 1890,
                resolution: 600,
                theme: BoardTheme::Book,
                pieces: "print".to_owned(),
                ..Self::default()
            },
            // The board alone, for use beside text.
            "web" => Self {
                size: 480,
                resolution: 96,
                margin: 0,
                coordinates: Coordinates::Inside,
                side_to_move: false,
                frame: Frame::None,
                caption: false,
                pieces: "flat".to_owned(),
                ..Self::default()
            },
            "green" => themed(BoardTheme::Green),
            "blue" => themed(BoardTheme::Blue),
            "brown" => themed(BoardTheme::Brown),
            "grey" => themed(BoardTheme::Grey),
            "contrast" => themed(BoardTheme::Contrast),
            _ => return None,
        })
    }
}
