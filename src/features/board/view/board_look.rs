//! Pieces and colours of the boards in the window.

use crate::widgets::style::{Palette, color_of_rgb};
use egui::Color32;
use std::sync::Arc;
use tabiya_picture::{
    BoardTheme, Coordinates, Diagram, Frame, PieceSet, Pixels, Rasteriser, Style,
};
use tabiya_settings::Settings;

/// Pieces and colours of the boards in the window.
#[derive(Clone, Debug)]
pub(crate) struct BoardLook {
    /// The pieces.
    pub pieces: Arc<PieceSet>,
    /// The colours of the squares; `None` means those of the window.
    pub theme: Option<BoardTheme>,
}

impl Default for BoardLook {
    fn default() -> Self {
        Self {
            pieces: PieceSet::usual(),
            theme: None,
        }
    }
}

impl PartialEq for BoardLook {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.pieces, &other.pieces) && self.theme == other.theme
    }
}

impl BoardLook {
    /// The look chosen in the settings.
    pub(crate) fn of(settings: &Settings) -> Self {
        Self {
            pieces: PieceSet::own(settings.board_pieces).unwrap_or_else(PieceSet::usual),
            theme: settings.board_theme,
        }
    }

    /// These pieces in the window's colours.
    pub(crate) fn of_pieces(pieces: Arc<PieceSet>) -> Self {
        Self {
            pieces,
            theme: None,
        }
    }

    /// The colours of light squares, dark squares, and the line around the board.
    pub(crate) fn colors(&self, palette: &Palette) -> [Color32; 3] {
        match self.theme.map(BoardTheme::colors) {
            None => [
                palette.light_square,
                palette.dark_square,
                palette.board_edge,
            ],
            Some(colors) => [colors.light, colors.dark, colors.ink].map(color_of_rgb),
        }
    }

    /// Whether dark squares are hatched.
    pub(crate) fn is_hatched(&self) -> bool {
        self.theme.is_some_and(|theme| theme.colors().is_hatched)
    }

    /// Draws the squares with their hatching, as in diagrams, with `side` pixels per square.
    pub(crate) fn hatched_board(&self, side: u32) -> Option<Pixels> {
        let style = Style {
            size: 8 * side,
            margin: 0,
            coordinates: Coordinates::None,
            side_to_move: false,
            frame: Frame::None,
            theme: self.theme?,
            ..Style::default()
        };
        let board = Diagram::of(tabiya_chess::Position::empty()).draw(&style);
        let mut rasteriser = Rasteriser::new(Arc::clone(&self.pieces));
        rasteriser.pixels(&board).ok()
    }
}
