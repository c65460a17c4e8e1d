//! A notice: something that the strip of messages shows in one line and its list in full.

use crate::model::action::Action;
use egui::Id;

/// Something that the window says to the user, with its buttons.
#[derive(Debug)]
pub(crate) struct Notice {
    /// The subject of the notice. It stays the same while the text changes, so that screen readers read out the change.
    pub(crate) about: Id,
    /// Changes when the notice has news, which brings it to the front.
    pub(crate) news: Id,
    /// The text in one line.
    pub(crate) text: String,
    /// More lines, shown in the list.
    pub(crate) details: Vec<String>,
    pub(crate) tone: Tone,
    /// Whether screen readers read the text out whenever it changes.
    pub(crate) is_live: bool,
    /// Shown when the pointer rests on the text: the whole path of a file.
    pub(crate) tip: Option<String>,
    /// The part of the work that is done, from 0 to 1.
    pub(crate) part_done: Option<f32>,
    pub(crate) buttons: Vec<NoticeButton>,
}

/// How a notice looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// News, or a question.
    News,
    /// Work in progress, which needs no attention.
    Quiet,
    Warning,
    Error,
}

/// A button of a notice.
#[derive(Debug)]
pub(crate) struct NoticeButton {
    pub(crate) text: String,
    /// A sign that replaces the text where there is little room.
    pub(crate) sign: Option<&'static str>,
    /// The name for screen readers, if the text alone is not enough.
    pub(crate) name: Option<String>,
    pub(crate) tip: Option<String>,
    pub(crate) is_enabled: bool,
    pub(crate) action: Action,
}

impl Notice {
    /// A notice that screen readers read out, without buttons.
    pub(crate) fn new(about: Id, text: String, tone: Tone) -> Self {
        Self {
            about,
            news: about,
            text,
            details: Vec::new(),
            tone,
            is_live: true,
            tip: None,
            part_done: None,
            buttons: Vec::new(),
        }
    }

    /// A notice about work in progress, which screen readers do not read out by themselves.
    pub(crate) fn of_work(about: Id, text: String) -> Self {
        Self {
            is_live: false,
            ..Self::new(about, text, Tone::Quiet)
        }
    }

    /// The notice with another button.
    pub(crate) fn with(mut self, button: NoticeButton) -> Self {
        self.buttons.push(button);
        self
    }
}

impl NoticeButton {
    /// A button that can be pressed.
    pub(crate) fn new(text: String, action: impl Into<Action>) -> Self {
        Self {
            text,
            sign: None,
            name: None,
            tip: None,
            is_enabled: true,
            action: action.into(),
        }
    }

    /// The button with a tooltip.
    pub(crate) fn with_tip(mut self, tip: String) -> Self {
        self.tip = Some(tip);
        self
    }
}
