//! The parts of notices that the line and the list both show: colours and buttons.

use crate::view::notice::{NoticeButton, Tone};
use crate::widgets::style::{SIGN_SIDE, palette, target};
use egui::{Button, Color32, Ui, Vec2, Visuals};

/// A button of a notice that was pressed: the places of both.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pressed {
    pub(super) notice: usize,
    pub(super) button: usize,
}

/// The texts on buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Words {
    /// Signs where there are some, to save room.
    Short,
    /// The whole names.
    Whole,
}

/// The ground of a notice.
pub(super) fn ground_color(visuals: &Visuals, tone: Tone) -> Color32 {
    match tone {
        Tone::Error => palette(visuals).error_ground,
        Tone::News | Tone::Warning | Tone::Quiet => palette(visuals).window,
    }
}

/// The colour of the text of a notice.
pub(super) fn text_color(visuals: &Visuals, tone: Tone) -> Color32 {
    let colors = palette(visuals);
    match tone {
        Tone::News => visuals.text_color(),
        Tone::Quiet => visuals.weak_text_color(),
        Tone::Warning => colors.warning,
        Tone::Error => colors.error,
    }
}

/// Shows the buttons of the notice at this place. Returns whether one has the focus.
pub(super) fn buttons_ui(
    ui: &mut Ui,
    buttons: &[NoticeButton],
    notice: usize,
    words: Words,
    pressed: &mut Option<Pressed>,
) -> bool {
    let mut has_focus = false;
    ui.spacing_mut().button_padding.y = 1.0;
    ui.spacing_mut().interact_size.y = target(ui.style(), 0.0);
    for (place, button) in buttons.iter().enumerate() {
        let least = Vec2::splat(target(ui.style(), SIGN_SIDE));
        let is_short = words == Words::Short;
        let text = button.sign.filter(|_| is_short).unwrap_or(&button.text);
        let has_frame = !is_short || button.sign.is_none();
        let shown = Button::new(text).min_size(least).frame(has_frame);
        let mut response = ui.add_enabled(button.is_enabled, shown);
        if let Some(name) = &button.name {
            response = response.accessible_name(name);
        }
        if let Some(tip) = &button.tip {
            response = response.on_hover_text(tip);
        }
        if response.clicked() {
            *pressed = Some(Pressed {
                notice,
                button: place,
            });
        }
        has_focus |= response.has_focus();
    }
    has_focus
}
