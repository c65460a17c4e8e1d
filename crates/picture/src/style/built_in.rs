//! The built-in styles.

use super::{Coordinates, Frame, Orientation, Style, Theme};

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
            theme: Theme::Sage,
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
        let themed = |theme: Theme| Self {
            theme,
            ..Self::default()
        };
        Some(match name {
            "usual" => Self::default(),
            // The diagram is 8 cm wide at 600 pixels per inch.
            "book" => Self {
                size: 1890,
                resolution: 600,
                theme: Theme::Book,
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
            "green" => themed(Theme::Green),
            "blue" => themed(Theme::Blue),
            "brown" => themed(Theme::Brown),
            "grey" => themed(Theme::Grey),
            "contrast" => themed(Theme::Contrast),
            _ => return None,
        })
    }
}
