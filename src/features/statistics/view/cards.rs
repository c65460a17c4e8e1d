//! The grid of cards, each with a plot. Each bar of a plot is a control that shows its positions in the list.

use super::squares::{squares_height, squares_ui};
use crate::features::statistics::model::{CountedRows, Place, StatisticsPart, arrange};
use crate::model::action::{Action, StatisticsAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::plain_button;
use crate::widgets::labels::{aside_ui, caption_ui};
use crate::widgets::style::{BAR_ROW, CORNER, GAP, SCROLL_BAR_SPACE, SMALL_FONT, palette, target};
use egui::containers::menu::MenuButton;
use egui::{
    Align, Align2, Button, FontId, Label, Layout, Rect, Response, RichText, Role, ScrollArea,
    Sense, StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2,
    vec2,
};
use tabiya_collection::passes::Plot;
use tabiya_text::{ShownBar, ShownPlot, plot_of, tr, tr_with};

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

/// Shows the buttons that copy a part.
pub(super) fn copy_buttons_ui(ui: &mut Ui, part: StatisticsPart, actions: &mut Actions) {
    for (id, action) in [
        (
            "statistics-copy-picture",
            StatisticsAction::CopyPicture(part),
        ),
        ("statistics-copy-text", StatisticsAction::CopyText(part)),
    ] {
        if ui.add(plain_button(tr(id))).clicked() {
            actions.push(Action::from(action));
        }
    }
}

/// The width for a percentage.
const PERCENT: f32 = 38.0;
/// Space above and below a bar.
const AROUND_BAR: f32 = 5.0;
/// The largest part of the width that labels take.
const MOST_LABEL: f32 = 0.5;

/// The places within a row: the ends of the label, of the bar and of the number.
struct Columns {
    label: f32,
    bar: f32,
    number: f32,
}

impl Columns {
    fn of(ui: &Ui, plot: &ShownPlot, width: f32) -> Self {
        let widest = |text: fn(&ShownBar) -> String| {
            let widths = plot.bars.iter().map(|bar| width_of(ui, text(bar)));
            widths.fold(0.0, f32::max)
        };
        let label = widest(|bar| bar.label.clone()).min(width * MOST_LABEL);
        let number = width - PERCENT;
        Self {
            label,
            bar: number - widest(ShownBar::count_text) - GAP,
            number,
        }
    }
}

fn width_of(ui: &Ui, text: String) -> f32 {
    let color = palette(ui.visuals()).text;
    let galley = ui.painter().layout_no_wrap(text, SMALL_FONT, color);
    galley.size().x
}

/// Shows the bars of a plot.
fn bars_ui(ui: &mut Ui, plot: Plot, place: Rect, shown: &ShownPlot, actions: &mut Actions) {
    let height = target(ui.style(), BAR_ROW);
    let columns = Columns::of(ui, shown, place.width());
    let most = shown.bars.iter().map(|bar| bar.count).max().unwrap_or(0);
    for (index, bar) in shown.bars.iter().enumerate() {
        let corner = place.min + vec2(0.0, index as f32 * height);
        let rect = Rect::from_min_size(corner, vec2(place.width(), height));
        // A bar without rows has nothing to show.
        let sense = if bar.count > 0 {
            Sense::click()
        } else {
            Sense::hover()
        };
        let row = ui.interact(rect, ui.scope_id().with((plot, index)), sense);
        row.widget_info(|| {
            let role = if bar.count > 0 {
                Role::Button
            } else {
                Role::Label
            };
            WidgetInfo::labeled(role, true, bar.name(&shown.title))
        });
        paint_bar(ui, &row, bar, &columns, most);
        if bar.count > 0 {
            if row.clicked() {
                actions.push(Action::from(StatisticsAction::Filter(bar.bar)));
            }
            row.on_hover_text(tr("statistics-bar-tip"));
        }
    }
}

fn paint_bar(ui: &Ui, row: &Response, bar: &ShownBar, columns: &Columns, most: u64) {
    let colors = palette(ui.visuals());
    let rect = row.rect;
    let painter = ui.painter();
    let is_pointed = bar.count > 0 && row.hovered();
    if is_pointed {
        painter.rect_filled(rect, CORNER, colors.faint);
    }
    let middle = rect.center().y;
    let text = WidgetText::from(RichText::new(&bar.label).font(SMALL_FONT));
    let wrap = Some(TextWrapMode::Truncate);
    let galley = text.into_galley(ui, wrap, columns.label, SMALL_FONT);
    let top = middle - galley.size().y / 2.0;
    painter.galley(pos2(rect.left(), top), galley, colors.weak_text);
    let (left, right) = (columns.label + GAP, columns.bar);
    let share = bar.count as f32 / most.max(1) as f32;
    let length = ((right - left).max(1.0) * share).max(if bar.count > 0 { 1.5 } else { 0.0 });
    let start = pos2(rect.left() + left, rect.top() + AROUND_BAR);
    let size = vec2(length, rect.height() - 2.0 * AROUND_BAR);
    painter.rect_filled(Rect::from_min_size(start, size), 2.0, colors.accent);
    let write = |x: f32, text: String, font: FontId, color| {
        let at = pos2(rect.left() + x, middle);
        painter.text(at, Align2::RIGHT_CENTER, text, font, color);
    };
    let color = if bar.count > 0 {
        colors.strong_text
    } else {
        colors.weak_text
    };
    write(columns.number, bar.count_text(), SMALL_FONT, color);
    let percent = bar.percent_text();
    let small = TextStyle::Small.resolve(ui.style());
    write(rect.width(), percent, small, colors.weak_text);
}
