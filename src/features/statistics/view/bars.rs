//! The bars of a plot: each is a control that shows its positions in the list.

use crate::features::statistics::model::plots::{ShownBar, ShownPlot};
use crate::model::action::{Action, StatisticsAction};
use crate::view::Actions;
use crate::widgets::style::{BAR_ROW, CORNER, GAP, SMALL_FONT, palette, target};
use egui::{
    Align2, FontId, Rect, Response, RichText, Role, Sense, TextStyle, TextWrapMode, Ui, WidgetInfo,
    WidgetText, pos2, vec2,
};
use tabiya_collection::passes::Plot;
use tabiya_text::tr;

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
pub(super) fn bars_ui(
    ui: &mut Ui,
    plot: Plot,
    place: Rect,
    shown: &ShownPlot,
    actions: &mut Actions,
) {
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
