//! The choices in the dialog for an animation, requests for animations, and their results.

use crate::reach::Reach;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use tabiya_desktop::system::ClipboardOffer;
use tabiya_lines::{Expected, SaveError};
use tabiya_picture::{
    Animation, AnimationError, AnimationFormat, MIN_SIZE, PieceSet, Pixels, Style, Thumbnail,
};
use tabiya_publish::{AnimatedLine, AnimationChoices};
use tabiya_settings::{LastAnimation, LastDiagram};

/// The user's actions in the dialog for an animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnimationAction {
    /// Open the dialog about the line of play.
    Open,
    /// Set the choices of the dialog.
    Change(Box<AnimationForm>),
    /// Copy the animation.
    Copy,
    /// Ask for a place to save the animation.
    Save,
    /// Show our own dialog, with a proposed name.
    NameFile,
    /// Save the animation at this place. A file there is replaced only if the system's dialog has asked.
    SaveTo(PathBuf, bool),
}

impl AnimationAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Open => Reach::Reads,
            _ => Reach::Window,
        }
    }
}

/// The choices in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationForm {
    /// The name of the chosen style.
    pub style_name: String,
    /// The style with the user's changes and the width of the animation.
    pub style: Style,
    /// The format in which the animation would be saved.
    pub format: AnimationFormat,
    /// The heading typed here; `None` means that of the line.
    pub heading: Option<String>,
    /// The part of the line, the times and the captions.
    pub choices: AnimationChoices,
}

impl AnimationForm {
    /// The form with the style of the last diagram and the choices for the last animation. The squares of each move are
    /// marked.
    pub(crate) fn of(diagram: &LastDiagram, last: &LastAnimation) -> Self {
        let within =
            |number: u32, range: &RangeInclusive<u32>| number.clamp(*range.start(), *range.end());
        let size = last.size.clamp(MIN_SIZE, Animation::MAX_SIZE);
        Self {
            style_name: diagram.style_name.clone(),
            style: of_animation(diagram.style.clone(), size),
            format: AnimationFormat::from_name(&last.format).unwrap_or_default(),
            heading: None,
            choices: AnimationChoices {
                tempo_ms: within(last.tempo_ms, &AnimationChoices::TEMPO_MS),
                pause_ms: within(last.pause_ms, &AnimationChoices::PAUSE_MS),
                shows_heading: last.shows_heading,
                shows_moves: last.shows_moves,
                shows_comments: last.shows_comments,
                ..AnimationChoices::default()
            },
        }
    }

    /// The choices that the next start proposes.
    pub(crate) fn to_remember(&self) -> LastAnimation {
        LastAnimation {
            format: self.format.name().to_owned(),
            size: self.style.size,
            tempo_ms: self.choices.tempo_ms,
            pause_ms: self.choices.pause_ms,
            shows_heading: self.choices.shows_heading,
            shows_moves: self.choices.shows_moves,
            shows_comments: self.choices.shows_comments,
        }
    }

    /// Chooses a style, and keeps the width.
    pub(crate) fn choose_style(&mut self, name: &str, style: Style) {
        name.clone_into(&mut self.style_name);
        self.style = of_animation(style, self.style.size);
    }

    /// The animation of a line.
    ///
    /// # Errors
    /// Fails if there are no moves or too many.
    pub fn animation(&self, line: &AnimatedLine) -> Result<Animation, AnimationError> {
        line.animation(&self.choices, &self.style)
    }
}

fn of_animation(style: Style, size: u32) -> Style {
    Style {
        size,
        last_move: true,
        ..style
    }
}

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct AnimationState {
    /// The choices; `None` before the dialog is opened for the first time.
    pub form: Option<AnimationForm>,
}

/// An animation to make.
#[derive(Clone, Debug)]
pub struct AnimationOrder {
    /// The animation.
    pub animation: Animation,
    /// Its format.
    pub format: AnimationFormat,
    /// The style, whose pieces have to be loaded if there are none.
    pub style: Style,
    /// The pieces, if they have already been loaded.
    pub pieces: Option<Arc<PieceSet>>,
    /// The destination; `None` for the clipboard.
    pub file: Option<(PathBuf, Expected)>,
}

/// A finished animation.
#[derive(Debug)]
pub enum MadeAnimation {
    /// It has been saved; the number of bytes.
    File(u64),
    /// It can be offered to other programs.
    Offer {
        /// The animation.
        offer: ClipboardOffer,
        /// The last frame, where only pixels can be offered.
        pixels: Arc<Pixels>,
        /// The small picture shown once the animation is on the clipboard.
        thumbnail: Arc<Thumbnail>,
    },
    /// A text for the clipboard.
    Text(String),
}

/// The reason why an animation was not made.
#[derive(Debug)]
pub enum AnimationFault {
    /// It could not be made, as a sentence.
    Made(String),
    /// The file could not be written.
    Save(SaveError),
    /// The user has cancelled.
    Cancelled,
}
