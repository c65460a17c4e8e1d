//! The line of the square menu with the colours of marks.

use crate::model::action::{Action, Annotation, BoardAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::style::{CORNER, color_of_rgb, palette, target};
use egui::{Align, Layout, Response, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use tabiya_chess::Square;
use tabiya_notation::annotations::{MarkColor, SquareMark};
use tabiya_picture::Rgb;
use tabiya_picture::annotation_shapes::{RING_RADIUS, RING_WIDTH, rgba};
use tabiya_text::{mark_color_name, tr, tr_with};

const BUTTON_SIDE: f32 = 30.0;
const RING_SIDE: f32 = 22.0;
/// The line width of a ring, bolder than on the board since the ring is small.
const BOLD: f32 = 2.0;

/// Shows the four colours. Returns whether one was chosen.
pub(super) fn marks_ui(ui: &mut Ui, state: &State, square: Square, actions: &mut Actions) -> bool {
    let there = state.shared.document().annotations().mark(square);
    let mut is_done = false;
    ui.horizontal(|ui| {
        ui.add_space(ui.spacing().button_padding.x);
        ui.label(tr("piece-menu-mark"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for color in MarkColor::ALL.into_iter().rev() {
                if color_ui(ui, color, there == Some(color)).clicked() {
                    let mark = SquareMark { square, color };
                    actions.push(Action::from(BoardAction::Annotate(Annotation::Mark(mark))));
                    is_done = true;
                }
            }
        });
    });
    is_done
}

fn color_ui(ui: &mut Ui, color: MarkColor, is_there: bool) -> Response {
    let side = target(ui.style(), BUTTON_SIDE);
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::click());
    let variables = [("color", mark_color_name(color).into())];
    let name = tr_with("piece-menu-mark-color", &variables);
    response.widget_info(|| WidgetInfo::selected(Role::MenuItemCheckBox, true, is_there, &name));
    let colors = palette(ui.visuals());
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CORNER, colors.tray_hovered);
    }
    let [red, green, blue, _] = rgba(color);
    let color = color_of_rgb(Rgb([red, green, blue]));
    let (radius, width) = (RING_RADIUS as f32, RING_WIDTH as f32);
    let stroke = Stroke::new(RING_SIDE * width * BOLD, color);
    let middle = rect.center();
    ui.painter()
        .circle_stroke(middle, RING_SIDE * radius, stroke);
    if is_there {
        ui.painter().circle_filled(middle, RING_SIDE * 0.2, color);
    }
    if response.has_focus() {
        let frame = Stroke::new(2.0, colors.cursor);
        let inside = egui::StrokeKind::Inside;
        ui.painter().rect_stroke(rect, CORNER, frame, inside);
    }
    response.on_hover_text(name)
}
