//! The frames of an animation, all laid out in the same size.

use crate::build::{Diagram, LayeredDrawing};
use crate::drawing::Drawing;
use crate::encode::EncodeError;
use crate::rasterise::TooLarge;
use crate::style::{Orientation, Style};
use std::ops::ControlFlow;
use std::path::Path;

/// A format of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum AnimationFormat {
    #[default]
    Webp,
    Gif,
    Svg,
}

impl AnimationFormat {
    /// All formats, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Webp, Self::Gif, Self::Svg];

    /// The name on the command line, which is also the extension of files, without the dot.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Webp => "webp",
            Self::Gif => "gif",
            Self::Svg => "svg",
        }
    }

    /// The media type.
    pub const fn mime(self) -> &'static str {
        match self {
            Self::Webp => "image/webp",
            Self::Gif => "image/gif",
            Self::Svg => "image/svg+xml",
        }
    }

    /// The format with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// The format that a file's extension implies.
    pub fn from_path(path: &Path) -> Option<Self> {
        Self::from_name(&path.extension()?.to_str()?.to_ascii_lowercase())
    }
}

/// A diagram and the time for which it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationFrame {
    /// The diagram.
    pub diagram: Diagram,
    /// The time in milliseconds.
    pub shown_ms: u32,
}

/// The reason why there is no animation.
#[derive(Debug)]
pub enum AnimationError {
    /// No move is to be shown.
    NoMoves,
    /// More than [`Animation::MAX_MOVES`] moves are to be shown; the number of moves.
    TooManyMoves(usize),
    /// The picture is wider than [`Animation::MAX_SIZE`]; its width.
    TooWide(u32),
    /// The frames have too many pixels for the available memory.
    TooLarge(TooLarge),
    /// The format cannot represent the frames.
    Encode(EncodeError),
    /// The user has cancelled.
    Cancelled,
}

/// A line of moves as diagrams of one size, which are shown one after the other, again and again.
#[derive(Clone, Debug)]
pub struct Animation {
    /// The name of the picture, for readers who cannot see it.
    pub title: String,
    /// Its content in words, for readers who cannot see it.
    pub description: String,
    pub(super) frames: Vec<AnimationFrame>,
    style: Style,
    /// The number of lines for which every frame has room.
    caption_lines: usize,
}

impl Animation {
    /// The maximum number of moves. No game between people was a third as long.
    pub const MAX_MOVES: usize = 2000;
    /// The maximum width, in pixels.
    pub const MAX_SIZE: u32 = 2000;

    /// Prepares the frames in this style. The board does not turn while the moves are played: if the side to move
    /// decides which side is at the bottom, it is that of the first frame.
    ///
    /// # Errors
    /// Fails if there are no moves or too many, or if the picture is too wide.
    pub fn new(frames: Vec<AnimationFrame>, style: &Style) -> Result<Self, AnimationError> {
        let first = match frames.as_slice() {
            [] | [_] => return Err(AnimationError::NoMoves),
            frames if frames.len() > Self::MAX_MOVES + 1 => {
                return Err(AnimationError::TooManyMoves(frames.len() - 1));
            }
            [first, ..] => first,
        };
        if style.size > Self::MAX_SIZE {
            return Err(AnimationError::TooWide(style.size));
        }
        let orientation = if style.is_flipped(first.diagram.position.side_to_move) {
            Orientation::Black
        } else {
            Orientation::White
        };
        let style = Style {
            orientation,
            ..style.clone()
        };
        let lines = frames
            .iter()
            .map(|frame| frame.diagram.caption_lines(&style).len());
        let caption_lines = lines.max().unwrap_or_default();
        Ok(Self {
            title: String::new(),
            description: String::new(),
            frames,
            style,
            caption_lines,
        })
    }

    /// The frames.
    pub fn frames(&self) -> &[AnimationFrame] {
        &self.frames
    }

    /// The width and height, in pixels.
    pub fn size(&self) -> (u32, u32) {
        let layout = self.frames.first().map(|frame| self.draw(frame).layout);
        layout.map_or((0, 0), |layout| (layout.width, layout.height))
    }

    /// A frame as it is drawn; of the last one if there is none of this number.
    pub fn drawing(&self, at: usize) -> Option<Drawing> {
        let frame = self.frames.get(at).or(self.frames.last())?;
        Some(self.draw(frame))
    }

    /// The same animation with another width.
    #[must_use]
    pub fn with_size(mut self, size: u32) -> Self {
        self.style.size = size;
        let lines = |frame: &AnimationFrame| frame.diagram.caption_lines(&self.style).len();
        self.caption_lines = self.frames.iter().map(lines).max().unwrap_or_default();
        self
    }

    pub(super) fn draw(&self, frame: &AnimationFrame) -> Drawing {
        self.layered(frame).drawing
    }

    pub(super) fn layered(&self, frame: &AnimationFrame) -> LayeredDrawing {
        let diagram = &frame.diagram;
        diagram.draw_in_layers(&self.style, self.caption_lines)
    }

    /// The same animation with an opaque background.
    pub(super) fn on_ground(&self) -> Self {
        let mut opaque = self.clone();
        opaque.style.transparent = false;
        opaque
    }
}

/// Counts steps.
pub(super) struct Steps<'a> {
    pub(super) progress: &'a mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    pub(super) done: u64,
    pub(super) of: u64,
}

impl Steps<'_> {
    pub(super) fn next(&mut self) -> Result<(), AnimationError> {
        self.done += 1;
        match (self.progress)(self.done, self.of) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(AnimationError::Cancelled),
        }
    }
}
