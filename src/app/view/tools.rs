//! The toolbar after the FEN field: the most frequent actions, for users who look for them with the mouse.
//!
//! Arrows are drawn with the right button or by keys, which users do not discover by themselves. The toolbar has an
//! arrow in the current colour that lets users draw with an ordinary drag, and a menu of the other colours. In a narrow
//! window all tools are in one menu, in a very narrow one pasting as well, so that the FEN field stays usable.

use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::{command_entry_ui, keys_or_name, menu_below_ui, tip_with_keys};
use crate::widgets::icons::{Icon, paint_colored_arrow, paint_icon};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{
    CONTROL_HEIGHT, FEW_TOOLS_WINDOW, GAP, TOOL_BUTTON, TOOLS_WITHOUT_NAMES, color_of_rgb, target,
};
use egui::{Button, Color32, FontId, Pos2, Response, Role, TextStyle};
use egui::{Ui, WidgetInfo, pos2, vec2};
use tabiya_notation::annotations::MarkColor;
use tabiya_picture::Rgb;
use tabiya_picture::annotation_shapes::rgba;
use tabiya_text::{mark_color_name, tr, tr_with};

/// A button of the toolbar.
struct Tool {
    command: Command,
    icon: Icon,
    /// Whether the icon resembles another one, so that its name is shown if there is room.
    has_twin: bool,
}

const fn tool(command: Command, icon: Icon) -> Tool {
    Tool {
        command,
        icon,
        has_twin: false,
    }
}

const fn twin(command: Command, icon: Icon) -> Tool {
    Tool {
        command,
        icon,
        has_twin: true,
    }
}

/// The tools in groups, which are separated by space.
const TOOLS: [&[Tool]; 3] = [
    &[
        tool(Command::Undo, Icon::Undo),
        tool(Command::Redo, Icon::Redo),
    ],
    &[
        tool(Command::Save, Icon::Save),
        twin(Command::CopyPicture, Icon::Picture),
        twin(Command::AddPosition, Icon::Add),
    ],
    &[
        tool(Command::PlayMoves, Icon::Play),
        tool(Command::Engine, Icon::Engine),
    ],
];

/// Width of the arrow button.
const ARROW_BUTTON: f32 = 24.0;

const ARROWS: [(Command, MarkColor); 4] = [
    (Command::DrawGreen, MarkColor::Green),
    (Command::DrawRed, MarkColor::Red),
    (Command::DrawBlue, MarkColor::Blue),
    (Command::DrawYellow, MarkColor::Yellow),
];

/// Shows the toolbar.
pub(super) fn tools_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let window = ui.content_rect().width();
    if window < FEW_TOOLS_WINDOW {
        return all_in_menu_ui(ui, state, actions);
    }
    let has_names = TOOLS_WITHOUT_NAMES + width_of_names(ui) <= window;
    ui.spacing_mut().item_spacing.x = 2.0;
    for (number, group) in TOOLS.iter().enumerate() {
        if number > 0 {
            ui.add_space(GAP);
        }
        for tool in *group {
            tool_ui(ui, state, tool, has_names, actions);
        }
    }
    ui.add_space(GAP);
    ui.spacing_mut().item_spacing.x = 0.0;
    for (command, color) in ARROWS {
        if color == state.board.draw_color {
            arrow_ui(ui, state, command, color, actions);
        }
    }
    colors_ui(ui, state, actions);
}

/// Shows a button for a menu of all tools.
fn all_in_menu_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let name = tr("tools");
    let below = ui.max_rect().bottom();
    let menu = ui.menu_button(format!("{name} ⏷"), |ui| {
        menu_below_ui(ui, below, |ui| {
            command_entry_ui(ui, state, Command::Paste, actions);
            ui.separator();
            for group in TOOLS {
                for tool in group {
                    command_entry_ui(ui, state, tool.command, actions);
                }
                ui.separator();
            }
            color_entries_ui(ui, state, actions);
        });
    });
    menu.response.accessible_name(&name).on_hover_text(name);
}

/// Shows the button for the menu of colours.
fn colors_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let below = ui.max_rect().bottom();
    let menu = ui.menu_button("⏷", |ui| {
        menu_below_ui(ui, below, |ui| color_entries_ui(ui, state, actions));
    });
    let name = tr("draw-colors");
    menu.response.accessible_name(&name).on_hover_text(name);
}

/// Shows an entry for each colour, with an arrow in that colour.
fn color_entries_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    for (command, color) in ARROWS {
        let name = tr(command.row().text_id);
        let is_on = command.is_on(state) == Some(true);
        // The spaces are the place of the arrow.
        let button =
            Button::new(format!("       {name}")).shortcut_text(if is_on { "✔" } else { "" });
        let entry = ui.add(button);
        entry.widget_info(|| WidgetInfo::selected(Role::MenuItemCheckBox, true, is_on, &name));
        let edge = ui.style().interact(&entry).text_color();
        let middle = pos2(
            entry.rect.left() + ARROW_BUTTON / 2.0,
            entry.rect.center().y,
        );
        paint_colored_arrow(ui.painter(), middle, fill_of(color), edge);
        if entry.clicked() {
            actions.push(Action::Run(command));
            ui.close();
        }
    }
}

fn fill_of(color: MarkColor) -> Color32 {
    let [red, green, blue, _] = rgba(color);
    color_of_rgb(Rgb([red, green, blue]))
}

/// Shows the button of the current arrow colour, pressed while the mouse draws with it.
fn arrow_ui(ui: &mut Ui, state: &State, command: Command, color: MarkColor, actions: &mut Actions) {
    let size = vec2(
        target(ui.style(), ARROW_BUTTON),
        target(ui.style(), CONTROL_HEIGHT),
    );
    let is_on = command.is_on(state) == Some(true);
    let button = Button::selectable(is_on, "").min_size(size);
    // The default padding would make the button wider than the arrow needs.
    let response = ui
        .scope(|ui| {
            ui.spacing_mut().button_padding.x = 0.0;
            ui.add(button)
        })
        .inner;
    let name = tr(command.row().text_id);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_on, &name));
    let edge = ui
        .style()
        .interact_selectable(&response, is_on)
        .text_color();
    let middle = response.rect.center();
    paint_colored_arrow(ui.painter(), middle, fill_of(color), edge);
    if response.clicked() {
        actions.push(Action::Run(command));
    }
    let variables = [
        ("color", mark_color_name(color).into()),
        ("arrow", keys_or_name(ui, state, Command::DrawArrow).into()),
        ("mark", keys_or_name(ui, state, Command::MarkSquare).into()),
    ];
    let tip = tr_with("draw-tip", &variables);
    response.any_tip(tip_with_keys(ui, state, &tip, command));
}

/// The width of the names that are shown beside icons.
fn width_of_names(ui: &Ui) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let twins = TOOLS.iter().copied().flatten().filter(|tool| tool.has_twin);
    let widths = twins.map(|tool| width_of(ui, tr(tool.command.row().text_id), font.clone()));
    widths.sum()
}

fn width_of(ui: &Ui, text: String, font: FontId) -> f32 {
    let color = ui.visuals().text_color();
    ui.painter().layout_no_wrap(text, font, color).size().x
}

fn tool_ui(ui: &mut Ui, state: &State, tool: &Tool, has_names: bool, actions: &mut Actions) {
    let command = tool.command;
    let side = target(ui.style(), TOOL_BUTTON);
    let height = target(ui.style(), CONTROL_HEIGHT);
    let is_enabled = command.is_enabled(state);
    let is_on = command.is_on(state);
    let name = tr(command.row().text_id);
    let is_named = tool.has_twin && has_names;
    // The spaces are the place of the icon.
    let text = if is_named {
        format!("      {name}")
    } else {
        String::new()
    };
    let button = Button::selectable(is_on == Some(true), text)
        .frame_when_inactive(is_on == Some(true))
        .min_size(vec2(side, height));
    let response = ui.add_enabled(is_enabled, button);
    response.widget_info(|| match is_on {
        None => WidgetInfo::labeled(Role::Button, is_enabled, &name),
        Some(is_on) => WidgetInfo::selected(Role::Button, is_enabled, is_on, &name),
    });
    let color = if is_enabled {
        let visuals = ui
            .style()
            .interact_selectable(&response, is_on == Some(true));
        visuals.text_color()
    } else {
        ui.visuals().gray_out(ui.visuals().text_color())
    };
    paint_icon(
        ui.painter(),
        place_of_icon(&response, is_named),
        tool.icon,
        color,
    );
    if response.clicked() {
        actions.push(Action::Run(command));
    }
    response.any_tip(tip_with_keys(ui, state, &name, command));
}

/// The middle of the icon: that of the button, or its left end if a name follows.
fn place_of_icon(button: &Response, is_named: bool) -> Pos2 {
    let middle = button.rect.center();
    if is_named {
        pos2(button.rect.left() + TOOL_BUTTON / 2.0, middle.y)
    } else {
        middle
    }
}
