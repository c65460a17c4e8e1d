//! The toolbar above the list: the layout, the filters, and the search. The button that adds a position comes first, at
//! the place where it was before the list appeared. The line below the list has the current place, the number of
//! visible rows, and the number of selected rows.

use super::chips::{self, ChipDetail};
use crate::command::Command;
use crate::features::list::model::list_state::ListLooks;
use crate::model::action::{Action, ListAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::tip_with_keys;
use crate::widgets::style::{
    BARE, CHIP_GAP, LARGEST_DIAGRAM, LIST_FOOT, SIZE_SLIDER, SMALLEST_DIAGRAM, TOOL_SIDE, palette,
    target,
};
use egui::{
    Button, Frame, Id, Label, Margin, Panel, Rect, Response, RichText, Role, Slider, Ui,
    WidgetInfo, pos2, vec2,
};
use tabiya_collection::document::Document;
use tabiya_text::{count_text, tr, tr_with};

/// The step between two sizes of diagrams, in points: one pixel for each square.
const STEP: u16 = 8;

/// Shows the toolbar on one line if it fits. Otherwise the filters are on a second line.
pub(crate) fn toolbar_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing = vec2(CHIP_GAP, CHIP_GAP);
    ui.spacing_mut().interact_size.y = tool_side(ui);
    let chips = chips::chips_of(state);
    let width = ui.available_width();
    let words = Words::that_fit(ui, width);
    let full = chips::width(ui, &chips, ChipDetail::Words);
    if words.width(ui, SIZE_SLIDER) + full + 2.0 * CHIP_GAP <= width {
        ui.horizontal(|ui| {
            add_ui(ui, state, words.add, actions);
            tools_ui(ui, state, SIZE_SLIDER, actions);
            chips::chips_ui(ui, state, &chips, ChipDetail::Words, actions);
            at_right_ui(ui, state, words, actions);
        });
        return;
    }
    ui.horizontal(|ui| {
        let room = width - words.width(ui, 0.0);
        add_ui(ui, state, words.add, actions);
        tools_ui(ui, state, room.clamp(LEAST_SLIDER, SIZE_SLIDER), actions);
        at_right_ui(ui, state, words, actions);
    });
    let detail = chips::detail_for(ui, &chips, width);
    ui.horizontal_wrapped(|ui| chips::chips_ui(ui, state, &chips, detail, actions));
}

/// The slider shrinks down to this width to make room for words.
const LEAST_SLIDER: f32 = 28.0;

/// The buttons that show words, and not only a symbol.
#[derive(Clone, Copy, Debug)]
struct Words {
    add: bool,
    find: bool,
}

impl Words {
    /// The most words that fit.
    fn that_fit(ui: &Ui, width: f32) -> Self {
        let ways = [(true, true), (true, false), (false, false)];
        let mut ways = ways.map(|(add, find)| Self { add, find }).into_iter();
        let fits = |words: &Self| words.width(ui, LEAST_SLIDER) <= width;
        ways.find(fits).unwrap_or(Self {
            add: false,
            find: false,
        })
    }

    /// The width of the layout switch, a slider of this width, and the buttons.
    fn width(self, ui: &Ui, slider: f32) -> f32 {
        let buttons =
            button_width(ui, &add_text(self.add)) + button_width(ui, &find_text(self.find));
        2.0 * tool_side(ui) + slider + buttons + 6.0 * CHIP_GAP
    }
}

fn tool_side(ui: &Ui) -> f32 {
    target(ui.style(), TOOL_SIDE)
}

fn tools_ui(ui: &mut Ui, state: &State, slider_width: f32, actions: &mut Actions) {
    let looks = state.list.looks;
    for (grid, name) in [(false, "list-as-rows"), (true, "list-as-grid")] {
        let button = switch_ui(ui, looks.grid == grid, grid, &tr(name));
        let tip = tip_with_keys(ui, state, &tr(name), Command::ListOrGrid);
        let button = button.on_hover_text(tip);
        if button.clicked() && looks.grid != grid {
            actions.push(Action::from(ListAction::ListLooks(ListLooks {
                grid,
                ..looks
            })));
        }
    }
    let mut diagram = looks.diagram;
    let range = SMALLEST_DIAGRAM as u16..=LARGEST_DIAGRAM as u16;
    ui.spacing_mut().slider_width = slider_width;
    let slider = Slider::new(&mut diagram, range)
        .step_by(f64::from(STEP))
        .show_value(false);
    let slider = ui.add(slider).accessible_name(tr("list-diagram-size"));
    let slider = slider.on_hover_text(tr("list-diagram-size-about"));
    if slider.changed() && diagram != looks.diagram {
        actions.push(Action::from(ListAction::ListLooks(ListLooks {
            diagram,
            ..looks
        })));
    }
}

/// Shows one half of the switch between rows and grid.
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

/// The rectangles of the icon: four squares, or squares with lines beside them.
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

fn find_text(has_words: bool) -> String {
    if has_words {
        tr("list-find")
    } else {
        "🔍".to_owned()
    }
}

fn add_text(has_words: bool) -> String {
    if has_words {
        format!("+ {}", tr("command-add-position"))
    } else {
        "+".to_owned()
    }
}

fn button_width(ui: &Ui, text: &str) -> f32 {
    let color = ui.visuals().text_color();
    let font = egui::TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, color);
    let width = galley.size().x + 2.0 * ui.spacing().button_padding.x;
    width.max(tool_side(ui))
}

fn at_right_ui(ui: &mut Ui, state: &State, words: Words, actions: &mut Actions) {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.with_layout(layout, |ui| {
        let size = vec2(tool_side(ui), tool_side(ui));
        let find = Button::new(find_text(words.find)).min_size(size);
        let find = ui.add(find).accessible_name(tr("list-find"));
        let tip = tip_with_keys(ui, state, &tr("list-find"), Command::Find);
        if find.on_hover_text(tip).clicked() {
            actions.push(Action::Run(Command::Find));
        }
    });
}

/// The button that adds a position to the file.
pub(super) fn add_ui(ui: &mut Ui, state: &State, has_words: bool, actions: &mut Actions) {
    let size = vec2(tool_side(ui), tool_side(ui));
    let add = Button::new(add_text(has_words)).min_size(size);
    let about = tr("list-add-about");
    // The accessible name differs from that of the tool with the same effect, because each control needs a unique name.
    let add = ui.add(add).accessible_name(&about);
    let tip = tip_with_keys(ui, state, &about, Command::AddPosition);
    if add.on_hover_text(tip).clicked() {
        actions.push(Action::Run(Command::AddPosition));
    }
}

/// The number of size steps for each doubling of the zoom factor. A touchpad sends many small factors.
const STEPS_A_DOUBLING: f32 = 8.0;

/// Changes the size of the diagrams with Ctrl and the wheel over the list.
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
        actions.push(Action::from(ListAction::ListLooks(ListLooks {
            diagram,
            ..looks
        })));
    }
}

/// Shows the line at the bottom. The list, which is shown after it, gets the rest of the space.
pub(super) fn foot_ui(ui: &mut Ui, state: &State) {
    let text = place_text(state.shared.document());
    let frame = Frame::new()
        .fill(BARE)
        .inner_margin(Margin::symmetric(4, 2));
    let panel = Panel::bottom("list-foot").frame(frame).resizable(false);
    let panel = panel.exact_size(LIST_FOOT);
    panel.show_separator_line(false).show(ui, |ui| {
        ui.add(Label::new(RichText::new(text).small().weak()).truncate());
    });
}

fn place_text(document: &Document) -> String {
    let count = document.rows().len();
    let mut parts = Vec::new();
    if count > 1 {
        let id = if document.is_whole() {
            "line-current"
        } else {
            "line-current-so-far"
        };
        let number = count_text(document.row() + 1);
        let variables = [
            ("number", number.into()),
            ("count", count_text(count).into()),
        ];
        parts.push(tr_with(id, &variables));
    }
    if let Some(view) = document.view() {
        let shown = ("count", count_text(view.len()).into());
        parts.push(match view.place_of(document.row()) {
            Some(place) => {
                let place = ("place", count_text(place + 1).into());
                tr_with("shown-place", &[place, shown])
            }
            None => tr_with("shown-count", &[shown]),
        });
    }
    let selected = document.selected_count();
    if selected != 1 && count > 1 {
        let selected = ("selected", count_text(selected).into());
        parts.push(tr_with(
            "selected-count",
            &[selected, ("count", count_text(count).into())],
        ));
    }
    parts.join(" · ")
}
