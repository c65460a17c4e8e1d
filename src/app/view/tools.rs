//! The toolbar after the FEN field: the most frequent actions, for users who look for them with the mouse.
//!
//! Arrows are drawn with the right button or by keys, which users do not discover by themselves. The toolbar shows them
//! with their colours, and lets users draw an arrow with an ordinary drag.

use crate::command::Command;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::Actions;
use crate::view::shortcuts::{keys_or_name, tip_with_keys};
use crate::widgets::icons::{Icon, paint_colored_arrow, paint_icon};
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{
    CONTROL_HEIGHT, GAP, NARROW_WINDOW, TOOL_BUTTON, color_of_rgb, target,
};
use egui::{Button, Rangef, Role, Stroke, Ui, WidgetInfo, vec2};
use tabiya_notation::annotations::MarkColor;
use tabiya_picture::Rgb;
use tabiya_picture::annotation_shapes::rgba;
use tabiya_text::{mark_color_name, tr, tr_with};

/// The tools in groups, which are separated by space.
const TOOLS: [&[(Command, Icon)]; 4] = [
    &[(Command::Undo, Icon::Undo), (Command::Redo, Icon::Redo)],
    &[
        (Command::Save, Icon::Save),
        (Command::CopyPicture, Icon::Picture),
    ],
    &[(Command::AddPosition, Icon::Add)],
    &[
        (Command::PlayMoves, Icon::Play),
        (Command::Engine, Icon::Engine),
    ],
];

/// Width of an arrow button: narrower than the other tools, because there are four of them.
const ARROW_BUTTON: f32 = 24.0;

const ARROWS: [(Command, MarkColor); 4] = [
    (Command::DrawGreen, MarkColor::Green),
    (Command::DrawRed, MarkColor::Red),
    (Command::DrawBlue, MarkColor::Blue),
    (Command::DrawYellow, MarkColor::Yellow),
];

/// Shows the toolbar.
pub(super) fn tools_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.spacing_mut().item_spacing.x = 2.0;
    for (number, group) in TOOLS.iter().enumerate() {
        if number > 0 {
            ui.add_space(GAP);
        }
        for (command, icon) in *group {
            tool_ui(ui, state, *command, *icon, actions);
        }
    }
    ui.add_space(GAP);
    ui.spacing_mut().item_spacing.x = 0.0;
    // In a narrow window only the current colour is shown; the menu has the others.
    let is_narrow = ui.content_rect().width() < NARROW_WINDOW;
    for (command, color) in ARROWS {
        if !is_narrow || color == state.board.draw_color {
            arrow_ui(ui, state, command, color, actions);
        }
    }
}

/// Shows the button of an arrow colour, pressed while the mouse draws with it. The colour of the right button
/// and the keys is underlined.
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
    let [red, green, blue, _] = rgba(color);
    let fill = color_of_rgb(Rgb([red, green, blue]));
    let middle = response.rect.center();
    paint_colored_arrow(ui.painter(), middle, fill, edge);
    if color == state.board.draw_color {
        let line = Rangef::point(middle.x).expand(ARROW_BUTTON / 4.0);
        let below = response.rect.bottom() - 3.0;
        ui.painter().hline(line, below, Stroke::new(2.0, edge));
    }
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

fn tool_ui(ui: &mut Ui, state: &State, command: Command, icon: Icon, actions: &mut Actions) {
    let side = target(ui.style(), TOOL_BUTTON);
    let height = target(ui.style(), CONTROL_HEIGHT);
    let is_enabled = command.is_enabled(state);
    let is_on = command.is_on(state);
    let button = Button::selectable(is_on == Some(true), "")
        .frame_when_inactive(is_on == Some(true))
        .min_size(vec2(side, height));
    let response = ui.add_enabled(is_enabled, button);
    let name = tr(command.row().text_id);
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
    paint_icon(ui.painter(), response.rect.center(), icon, color);
    if response.clicked() {
        actions.push(Action::Run(command));
    }
    response.any_tip(tip_with_keys(ui, state, &name, command));
}
