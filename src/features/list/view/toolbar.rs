//! The line above the list: how it looks, what it shows, and where one looks for more.

use super::chips::{self, Detail};
use crate::app::action::Action;
use crate::app::state::State;
use crate::app::view::Actions;
use crate::command::Command;
use crate::features::list::model::list_looks::ListLooks;
use crate::text::tr;
use crate::widgets::shortcuts::tip_with_keys;
use crate::widgets::style::{
    CHIP_GAP, LARGEST_DIAGRAM, SIZE_SLIDER, SMALLEST_DIAGRAM, TOOL_SIDE, palette, target,
};
use egui::{Button, Id, Rect, Response, Role, Slider, Ui, WidgetInfo, pos2, vec2};

/// From one size of the diagrams to the next, in points: a pixel for each square.
const STEP: u16 = 8;

/// Shows the toolbar: one line where there is room for it, else the filters stand in a second one.
pub(crate) fn toolbar_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing = vec2(CHIP_GAP, CHIP_GAP);
    ui.spacing_mut().interact_size.y = tool_side(ui);
    let chips = chips::chips_of(state);
    let width = ui.available_width();
    let tools = tools_width(ui, width);
    let full = chips::width(ui, &chips, Detail::Words);
    if tools + full + 2.0 * CHIP_GAP <= width {
        ui.horizontal(|ui| {
            tools_ui(ui, state, actions);
            chips::chips_ui(ui, state, &chips, Detail::Words, actions);
            find_at_right_ui(ui, state, actions);
        });
        return;
    }
    ui.horizontal(|ui| {
        tools_ui(ui, state, actions);
        find_at_right_ui(ui, state, actions);
    });
    let detail = chips::detail_for(ui, &chips, width);
    ui.horizontal_wrapped(|ui| chips::chips_ui(ui, state, &chips, detail, actions));
}

/// What the switch, the slider and the button take.
fn tools_width(ui: &Ui, width: f32) -> f32 {
    2.0 * tool_side(ui) + SIZE_SLIDER + find_width(ui, width) + 5.0 * CHIP_GAP
}

fn tool_side(ui: &Ui) -> f32 {
    target(ui.style(), TOOL_SIDE)
}

fn tools_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let looks = state.list.looks;
    for (grid, name) in [(false, "list-as-rows"), (true, "list-as-grid")] {
        let button = switch_ui(ui, looks.grid == grid, grid, &tr(name));
        let tip = tip_with_keys(ui, state, &tr(name), Command::ListOrGrid);
        let button = button.on_hover_text(tip);
        if button.clicked() && looks.grid != grid {
            actions.push(Action::ListLooks(ListLooks { grid, ..looks }));
        }
    }
    let mut diagram = looks.diagram;
    let range = SMALLEST_DIAGRAM as u16..=LARGEST_DIAGRAM as u16;
    // In a narrow list the button keeps its place.
    let room = ui.available_width() - tool_side(ui) - 3.0 * CHIP_GAP;
    ui.spacing_mut().slider_width = SIZE_SLIDER.min(room).max(24.0);
    let slider = Slider::new(&mut diagram, range)
        .step_by(f64::from(STEP))
        .show_value(false);
    let slider = ui.add(slider).accessible_name(tr("list-diagram-size"));
    let slider = slider.on_hover_text(tr("list-diagram-size-about"));
    if slider.changed() && diagram != looks.diagram {
        actions.push(Action::ListLooks(ListLooks { diagram, ..looks }));
    }
}

/// One half of the switch between rows and grid.
fn switch_ui(ui: &mut Ui, is_on: bool, is_grid: bool, name: &str) -> Response {
    let button = Button::selectable(is_on, "").min_size(vec2(tool_side(ui), tool_side(ui)));
    let button = ui.add(button).accessible_name(name);
    button.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, name));
    let color = if is_on {
        palette(ui.visuals()).chosen_text
    } else {
        ui.style().interact(&button).fg_stroke.color
    };
    for rect in icon(button.rect, is_grid) {
        ui.painter().rect_filled(rect, 1.0, color);
    }
    button
}

/// Four squares, or squares with lines beside them.
fn icon(space: Rect, is_grid: bool) -> Vec<Rect> {
    let middle = pos2(space.center().x.round(), space.center().y.round());
    let at = |x: f32, y: f32, width: f32, height: f32| {
        Rect::from_min_size(middle + vec2(x, y), vec2(width, height))
    };
    if is_grid {
        let corners = [(-6.0, -6.0), (1.0, -6.0), (-6.0, 1.0), (1.0, 1.0)];
        return corners.map(|(x, y)| at(x, y, 5.0, 5.0)).to_vec();
    }
    let lines = [-6.0, -1.0, 4.0];
    let line = |y: f32| [at(-7.0, y, 3.0, 3.0), at(-2.0, y, 9.0, 3.0)];
    lines.into_iter().flat_map(line).collect()
}

fn find_text(width: f32) -> String {
    const WORDS_FROM: f32 = 230.0;
    if width < WORDS_FROM {
        "🔍".to_owned()
    } else {
        tr("list-find")
    }
}

fn find_width(ui: &Ui, width: f32) -> f32 {
    let color = ui.visuals().text_color();
    let font = egui::TextStyle::Button.resolve(ui.style());
    let text = find_text(width);
    let galley = ui.painter().layout_no_wrap(text, font, color);
    galley.size().x + 2.0 * ui.spacing().button_padding.x
}

fn find_at_right_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.with_layout(layout, |ui| {
        let width = ui.max_rect().width() + 2.0 * tool_side(ui) + SIZE_SLIDER;
        let button = Button::new(find_text(width)).min_size(vec2(tool_side(ui), tool_side(ui)));
        let find = ui.add(button).accessible_name(tr("list-find"));
        let tip = tip_with_keys(ui, state, &tr("list-find"), Command::Find);
        if find.on_hover_text(tip).clicked() {
            actions.push(Action::Run(Command::Find));
        }
    });
}

/// A touchpad sends many small steps.
const STEPS_A_DOUBLING: f32 = 8.0;

/// Ctrl and the wheel over the list make the diagrams larger and smaller.
pub(super) fn wheel_ui(ui: &Ui, outer: Rect, state: &State, actions: &mut Actions) {
    if !ui.rect_contains_pointer(outer) {
        return;
    }
    let zoom = ui.input(egui::InputState::zoom_delta);
    if zoom == 1.0 {
        return;
    }
    let id = Id::unique("list zoom");
    let left: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let steps = left + zoom.log2() * STEPS_A_DOUBLING;
    let whole = steps.trunc();
    ui.data_mut(|data| data.insert_temp(id, steps - whole));
    let looks = state.list.looks;
    let diagram = f32::from(looks.diagram) + whole * f32::from(STEP);
    let diagram = diagram.clamp(SMALLEST_DIAGRAM, LARGEST_DIAGRAM) as u16;
    if diagram != looks.diagram {
        actions.push(Action::ListLooks(ListLooks { diagram, ..looks }));
    }
}
