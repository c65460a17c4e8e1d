//! The list of all notices in full, which a button of the strip opens.

use super::parts::{Pressed, Words, buttons_ui, ground_color, text_color};
use crate::view::notice::Notice;
use crate::widgets::style::{CORNER, GAP, NOTICES_WIDTH, PROGRESS_WIDTH, SIGN_SIDE, target};
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Button, Frame, Id, Label, Layout, Popup, PopupCloseBehavior, ProgressBar, Response,
    RichText, ScrollArea, Ui, vec2,
};
use tabiya_text::tr_with;

/// The part of the window's height that the list may take.
const MAX_PART: f32 = 0.7;

/// The popup with the list, while there is one.
fn popup_id(ui: &Ui) -> Option<Id> {
    ui.data(|data| data.get_temp(Id::unique("list of notices")))
}

/// Whether the list is open.
pub(super) fn is_open(ui: &Ui) -> bool {
    popup_id(ui).is_some_and(|id| Popup::is_id_open(ui.ctx(), id))
}

/// Opens the list.
pub(super) fn open_list(ui: &Ui) {
    if let Some(id) = popup_id(ui) {
        Popup::open_id(ui.ctx(), id);
    }
}

/// Shows the button that opens the list.
pub(super) fn list_button_ui(
    ui: &mut Ui,
    notices: &[Notice],
    pressed: &mut Option<Pressed>,
) -> Response {
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let text = match notices.len() {
        1 => "▾".to_owned(),
        count => format!("{count} ▾"),
    };
    let side = target(ui.style(), SIGN_SIDE);
    let button = Button::new(text).frame(false).min_size(vec2(side, side));
    let button = MenuButton::from_button(button).config(config);
    let (response, _) = button.ui(ui, |ui| {
        ui.reset_style();
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            list_ui(ui, notices, pressed);
        });
    });
    let popup = Popup::default_response_id(&response);
    ui.data_mut(|data| data.insert_temp(Id::unique("list of notices"), popup));
    let name = tr_with("all-messages", &[("count", notices.len().into())]);
    response.accessible_name(&name).on_hover_text(name)
}

fn list_ui(ui: &mut Ui, notices: &[Notice], pressed: &mut Option<Pressed>) {
    let window = ui.ctx().content_rect().size() - vec2(4.0 * GAP, 4.0 * GAP);
    ui.set_width(NOTICES_WIDTH.min(window.x));
    let height = window.y * MAX_PART;
    let scroll = ScrollArea::vertical().max_height(height);
    // Without this, the list would grow to its height step by step.
    scroll.min_scrolled_height(height).show(ui, |ui| {
        for (place, notice) in notices.iter().enumerate() {
            ui.push_id(notice.about, |ui| notice_ui(ui, notice, place, pressed));
        }
    });
}

/// Shows a notice in full.
fn notice_ui(ui: &mut Ui, notice: &Notice, place: usize, pressed: &mut Option<Pressed>) {
    let ground = ground_color(ui.visuals(), notice.tone);
    let frame = Frame::new().fill(ground).corner_radius(CORNER);
    frame.inner_margin(GAP).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let color = text_color(ui.visuals(), notice.tone);
        for text in std::iter::once(&notice.text).chain(&notice.details) {
            ui.add(Label::new(RichText::new(text).color(color)).wrap());
        }
        if let Some(path) = &notice.tip {
            ui.add(Label::new(RichText::new(path).weak()).wrap());
        }
        if notice.part_done.is_none() && notice.buttons.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if let Some(part) = notice.part_done {
                let bar = ProgressBar::new(part).desired_width(PROGRESS_WIDTH);
                ui.add(bar.show_percentage());
            }
            buttons_ui(ui, &notice.buttons, place, Words::Whole, pressed);
        });
    });
}
