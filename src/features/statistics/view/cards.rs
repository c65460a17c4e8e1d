//! The grid of cards, each with a plot.

use super::bars::bars_ui;
use super::copies::copy_buttons_ui;
use super::squares::{squares_height, squares_ui};
use crate::features::statistics::model::arrangement::{Place, arrange};
use crate::features::statistics::model::plots::{ShownPlot, plot_of};
use crate::features::statistics::model::{CountedRows, StatisticsPart};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::{aside_ui, caption_ui};
use crate::widgets::style::{BAR_ROW, GAP, SCROLL_BAR_SPACE, palette, target};
use egui::containers::menu::MenuButton;
use egui::{
    Align, Button, Label, Layout, Rect, RichText, ScrollArea, Sense, StrokeKind, Ui, UiBuilder,
    Vec2, vec2,
};
use tabiya_text::{tr, tr_with};

/// The least width of a column: a longer label is cut.
const LEAST_COLUMN: f32 = 270.0;
/// Space between the edge of a card and its contents.
const PADDING: f32 = GAP;
/// Height of the heading of a card.
const HEAD: f32 = 26.0;
/// The radius of the corners of a card.
const RADIUS: f32 = 6.0;

/// Shows all cards; they scroll if they are higher than this.
pub(super) fn cards_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    counted: &CountedRows,
    most: f32,
    actions: &mut Actions,
) {
    let row = target(ui.style(), BAR_ROW);
    let head = target(ui.style(), HEAD);
    let height_of = |part: StatisticsPart, width: f32| match part {
        StatisticsPart::Plot(plot) => {
            let plot = plot_of(&counted.statistics, plot);
            let rows = plot.bars.len() + usize::from(!plot.note.is_empty());
            head + 2.0 * PADDING + rows as f32 * row
        }
        StatisticsPart::Squares => {
            head + 2.0 * PADDING + squares_height(ui.style(), width - 2.0 * PADDING)
        }
        StatisticsPart::Page => 0.0,
    };
    let room = ui.available_width();
    let arranged = arrange(room, LEAST_COLUMN, GAP, height_of);
    let (width, (places, height)) = if arranged.1 <= most {
        (room, arranged)
    } else {
        let width = room - SCROLL_BAR_SPACE;
        (width, arrange(width, LEAST_COLUMN, GAP, height_of))
    };
    ScrollArea::vertical()
        .id_salt("statistics")
        .max_height(most)
        .auto_shrink([false, true])
        .show(ui, |ui| {
            let size = vec2(width, height);
            let (page, _) = ui.allocate_exact_size(size, Sense::hover());
            for place in places {
                card_ui(ui, state, ui_state, counted, page, &place, actions);
            }
        });
}

fn card_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    counted: &CountedRows,
    page: Rect,
    place: &Place,
    actions: &mut Actions,
) {
    let corner = page.min + vec2(place.x, place.y);
    let card = Rect::from_min_size(corner, vec2(place.width, place.height));
    let colors = palette(ui.visuals());
    let stroke = (1.0, colors.line);
    ui.painter()
        .rect(card, RADIUS, colors.panel, stroke, StrokeKind::Inside);
    let inner = card.shrink(PADDING);
    let head_height = target(ui.style(), HEAD);
    let head = Rect::from_min_size(inner.min, vec2(inner.width(), head_height));
    let body = Rect::from_min_max(head.left_bottom(), inner.max);
    match place.part {
        StatisticsPart::Plot(plot) => {
            let shown = plot_of(&counted.statistics, plot);
            head_ui(ui, head, &shown.title, &shown.about, place.part, actions);
            bars_ui(ui, plot, body, &shown, actions);
            note_ui(ui, body, &shown);
        }
        StatisticsPart::Squares => {
            let title = tr("statistics-squares");
            head_ui(ui, head, &title, "", place.part, actions);
            squares_ui(ui, state, ui_state, body, &counted.statistics, actions);
        }
        StatisticsPart::Page => {}
    }
}

/// Shows the heading, the unit, and the menu that copies the card.
fn head_ui(
    ui: &mut Ui,
    place: Rect,
    title: &str,
    about: &str,
    part: StatisticsPart,
    actions: &mut Actions,
) {
    let builder = UiBuilder::new()
        .id_salt(("statistics-head", part))
        .max_rect(place)
        .layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        let name = tr_with("statistics-copy-name", &[("title", title.into())]);
        let button = Button::new("…").frame_when_inactive(false);
        let (button, _) = MenuButton::from_button(button).ui(ui, |ui| {
            copy_buttons_ui(ui, part, actions);
        });
        button.accessible_name(&name).on_hover_text(name);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            caption_ui(ui, title);
            if !about.is_empty() {
                let text = RichText::new(about).small().weak();
                ui.add(Label::new(text).truncate());
            }
        });
    });
}

/// Shows the sentence below the bars.
fn note_ui(ui: &mut Ui, body: Rect, plot: &ShownPlot) {
    if plot.note.is_empty() {
        return;
    }
    let row = target(ui.style(), BAR_ROW);
    let offset = vec2(0.0, plot.bars.len() as f32 * row);
    let place = Rect::from_min_size(body.min + offset, vec2(body.width(), row));
    let builder = UiBuilder::new()
        .id_salt(("statistics-note", &plot.title))
        .max_rect(place)
        .layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        aside_ui(ui, &plot.note);
    });
}
