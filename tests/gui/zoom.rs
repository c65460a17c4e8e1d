//! Window sizes and zooms: all controls can be reached, and the window grows and shrinks with the zoom.

use super::program::Program;
use egui::accesskit::{Action as Ask, ActionRequest, Role, TreeId};
use egui::{Event, Id, Rect, Vec2, ViewportCommand, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::{Command, Menu};
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya::model::state::State;
use tabiya_settings::{Motion, Setting, Zoom};
use tabiya_text::tr;

const LINES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 bm O-O; id \"one\";\n\
    4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
/// The smallest window, the usual one, and two screens, in pixels.
const WINDOWS: [Vec2; 4] = [
    Vec2::new(760.0, 560.0),
    Vec2::new(1350.0, 700.0),
    Vec2::new(1366.0, 768.0),
    Vec2::new(1920.0, 1080.0),
];
/// The smallest window that the program accepts from the system, in points.
const WHOLE_BARS: Vec2 = Vec2::new(400.0, 220.0);

fn apply(program: &mut Program, action: impl Into<Action>) {
    program.harness.state_mut().apply(action);
    program.run();
}

fn on_lines() -> Program {
    let mut program = Program::start_with(vec![
        Action::from(SettingsAction::Choose(Setting::Motion(Motion::Reduced))),
        Action::from(FilesAction::OpenText(LINES.to_owned())),
    ]);
    // Only with this does the window library keep the names of controls.
    let ctx = program.harness.ctx.clone();
    ctx.all_styles_mut(|style| style.debug.show_interactive_widgets = true);
    program.run();
    program
}

/// Zooms in a window of this size in pixels, or in the smallest one that the zoom allows.
fn zoom(program: &mut Program, window: Vec2, percent: u16) {
    let zoom = Setting::Zoom(Zoom::of_percent(percent));
    apply(program, SettingsAction::Choose(zoom));
    let points = window * 100.0 / f32::from(percent);
    program.harness.set_size(points.max(WHOLE_BARS));
    program.run();
}

/// The controls of the main window: ids, names, and their whole and visible places.
fn controls(program: &Program) -> Vec<(Id, String, Rect, Rect)> {
    program.harness.ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut controls = Vec::new();
        for (layer, widgets_of_layer) in widgets.layers() {
            if layer.order != egui::Order::Background {
                continue;
            }
            for widget in widgets_of_layer {
                let info = widgets.info(widget.id);
                let is_text = |role| matches!(role, Role::Label | Role::Status);
                let info = info.filter(|info| info.enabled && !is_text(info.role));
                let name = info.and_then(|info| info.label.clone());
                if let Some(name) = name.filter(|_| widget.sense.senses_click()) {
                    controls.push((widget.id, name, widget.rect, widget.interact_rect));
                }
            }
        }
        controls
    })
}

/// Whether enough of a control is visible to be used. Large ones are partly visible in a small window.
fn is_usable(rect: Rect, seen: Rect, screen: Rect) -> bool {
    let seen = seen.intersect(screen);
    let needed = rect.size().min(vec2(24.0, 12.0)) - Vec2::splat(1.0);
    seen.width() >= needed.x && seen.height() >= needed.y
}

/// Whether the control with this id is visible now.
fn is_in_sight(program: &Program, id: Id) -> bool {
    let screen = program.harness.ctx.content_rect();
    let now = controls(program).into_iter().find(|(now, ..)| *now == id);
    now.is_some_and(|(_, _, rect, seen)| is_usable(rect, seen, screen))
}

/// The names of controls that can neither be seen, nor be scrolled to, nor be reached by the keyboard.
fn out_of_reach(program: &mut Program) -> Vec<String> {
    let all = controls(program);
    assert!(all.len() > 90, "{} controls", all.len());
    let mut lost = Vec::new();
    for (id, name, rect, _) in all {
        if is_in_sight(program, id) {
            continue;
        }
        let request = ActionRequest {
            action: Ask::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: id.accesskit_id(),
            data: None,
        };
        program
            .harness
            .event(Event::AccessKitActionRequest(request));
        program.run();
        if is_in_sight(program, id) {
            continue;
        }
        let ctx = program.harness.ctx.clone();
        if let Some(before) = ctx.memory(egui::Memory::focused) {
            ctx.memory_mut(|memory| memory.surrender_focus(before));
            program.run();
        }
        ctx.memory_mut(|memory| memory.request_focus(id));
        program.run();
        // The window follows a newly focused control for half a second.
        program.harness.run_steps(12);
        if !is_in_sight(program, id) {
            lost.push(format!("{name} at {rect}"));
        }
    }
    lost
}

/// The parts that must always be visible as a whole, and are not.
fn cut(program: &Program) -> Vec<String> {
    let screen = program.harness.ctx.content_rect();
    let mut names: Vec<_> = Menu::ALL
        .into_iter()
        .map(|menu| (Role::Button, tr(menu.text_id())))
        .collect();
    names.push((Role::TextInput, tr("fen")));
    let is_cut = |(role, name): &(Role, String)| {
        let rect = program.harness.get_by_role_and_label(*role, name).rect();
        let is_wide = *role == Role::Button || rect.width() >= 100.0;
        !screen.contains_rect(rect) || !is_wide
    };
    let cut = names.into_iter().filter(is_cut);
    cut.map(|(_, name)| name).collect()
}

#[test]
fn every_control_can_be_reached_in_each_window_at_each_zoom() {
    let mut faults = Vec::new();
    let mut program = on_lines();
    for window in WINDOWS {
        for percent in Zoom::STEPS {
            zoom(&mut program, window, percent);
            let mut found = out_of_reach(&mut program);
            found.extend(cut(&program).into_iter().map(|name| format!("cut: {name}")));
            let what = format!("{window} at {percent} %");
            faults.extend(found.into_iter().map(|fault| format!("{what}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_panel_on_the_right_is_whole_up_to_200_percent_in_the_usual_window() {
    let mut program = on_lines();
    for percent in [100, 125, 150, 175, 200] {
        zoom(&mut program, WINDOWS[1], percent);
        let screen = program.harness.ctx.content_rect();
        let panel = program.harness.get_by_label("White to move").rect();
        let other = program.harness.get_by_label("Black to move").rect();
        assert!(screen.contains_rect(panel.union(other)), "{percent} %");
    }
}

#[test]
fn the_list_keeps_its_width_after_a_zoom_and_back() {
    let mut program = on_lines();
    let width = |program: &Program| program.find_row(1).unwrap().rect().width();
    zoom(&mut program, WINDOWS[1], 100);
    let before = width(&program);
    zoom(&mut program, WINDOWS[1], 200);
    assert!(width(&program) < before);
    zoom(&mut program, WINDOWS[1], 100);
    assert!((width(&program) - before).abs() < 1.0);
}

#[test]
fn the_list_of_zooms_shows_all_of_them() {
    let mut program = on_lines();
    zoom(&mut program, WINDOWS[2], 100);
    program.menu("Edit", "Settings…");
    program.click_role(Role::ComboBox, &tr("setting-zoom"));
    let screen = program.harness.ctx.content_rect();
    for percent in Zoom::STEPS {
        let name = format!("{percent}%");
        let is_seen = program.harness.ctx.viewport(|viewport| {
            let widgets = &viewport.prev_pass.widgets;
            let mut all = widgets.layers().flat_map(|(_, widgets)| widgets.iter());
            all.any(|widget| {
                let info = widgets.info(widget.id);
                let label = info.and_then(|info| info.label.as_deref());
                label == Some(name.as_str()) && is_usable(widget.rect, widget.interact_rect, screen)
            })
        });
        assert!(is_seen, "{name}");
    }
}

/// The sizes in pixels that the window asked for.
#[derive(Debug, Default, PartialEq)]
struct Asked {
    size: Option<Vec2>,
    least: Option<Vec2>,
}

/// Zooms on a screen of this size.
fn asked(program: &mut Program, screen: Vec2, window: Vec2, percent: u16) -> Asked {
    let zoom = f32::from(percent) / 100.0;
    let setting = Setting::Zoom(Zoom::of_percent(percent));
    let choice = SettingsAction::Choose(setting);
    program.harness.state_mut().apply(choice);
    let mut asked = Asked::default();
    for _ in 0..8 {
        let known = program.harness.ctx.zoom_factor();
        program.harness.set_size(window / known);
        let viewports = &mut program.harness.input_mut().viewports;
        let root = viewports.entry(ViewportId::ROOT).or_default();
        root.monitor_size = Some(screen / known);
        program.harness.step();
        let output = &program.harness.output().viewport_output[&ViewportId::ROOT];
        for command in &output.commands {
            match command {
                ViewportCommand::InnerSize(size) => asked.size = Some((*size * zoom).round()),
                ViewportCommand::MinInnerSize(size) => asked.least = Some((*size * zoom).round()),
                _ => {}
            }
        }
    }
    program.run();
    asked
}

#[test]
fn the_window_grows_with_the_zoom_within_the_screen_and_returns_to_its_size() {
    let mut program = on_lines();
    let (screen, usual) = (vec2(1920.0, 1080.0), vec2(1000.0, 600.0));
    let grown = asked(&mut program, screen, usual, 150);
    assert_eq!(grown.size, Some(vec2(1500.0, 900.0)));
    let most = asked(&mut program, screen, vec2(1500.0, 900.0), 300);
    assert_eq!(most.least, Some(WHOLE_BARS * 3.0));
    let most = most.size.unwrap();
    assert_eq!(most.x, screen.x);
    assert!((1000.0..=screen.y).contains(&most.y), "{most}");
    let back = asked(&mut program, screen, most, 100);
    assert_eq!(back.size, Some(usual));
    assert_eq!(back.least, Some(WINDOWS[0]));
    // A window that fills the screen stays as it is.
    assert_eq!(asked(&mut program, screen, screen, 200).size, None);
    assert_eq!(asked(&mut program, screen, screen, 100).size, None);
}

/// Whether a tooltip is shown.
fn has_tip(program: &Program) -> bool {
    let layers = program
        .harness
        .ctx
        .memory(|memory| memory.areas().visible_layer_ids());
    let mut tips = layers.iter();
    tips.any(|layer| layer.order == egui::Order::Tooltip)
}

#[test]
fn no_tooltip_appears_because_the_layout_changes_under_a_resting_pointer() {
    let mut program = on_lines();
    zoom(&mut program, WINDOWS[2], 150);
    let name = tr("clear-board");
    let place = program.harness.get_by_label(&name).rect().center();
    zoom(&mut program, WINDOWS[2], 100);
    program.move_to(place);
    program.harness.run_steps(8);
    assert!(!has_tip(&program));
    zoom(&mut program, WINDOWS[2], 150);
    program.harness.run_steps(8);
    assert!(!has_tip(&program), "after the zoom");
    program.move_to(place + vec2(1.0, 0.0));
    program.harness.run_steps(8);
    assert!(has_tip(&program), "after a move");
}

/// The place of the tab of the document that is shown.
fn shown_tab(program: &Program) -> Rect {
    let name = State::name_of(program.state().shared.document());
    let mut buttons = program.harness.get_all_by_role(Role::Button);
    let is_it = |button: &egui_kittest::Node<'_>| {
        let node = button.accesskit_node();
        let is_on = node.toggled() == Some(egui::accesskit::Toggled::True);
        is_on && node.label().is_some_and(|label| label.contains(&name))
    };
    buttons.find(is_it).unwrap().rect()
}

#[test]
fn the_button_for_a_new_tab_is_always_visible() {
    let mut program = on_lines();
    for _ in 0..6 {
        for (window, percent) in [(WINDOWS[0], 100), (WINDOWS[2], 100), (WINDOWS[2], 200)] {
            zoom(&mut program, window, percent);
            let screen = program.harness.ctx.content_rect();
            let new = program.harness.get_by_label(&tr("tab-new")).rect();
            assert!(screen.contains_rect(new), "{new} at {percent} %");
            let shown = shown_tab(&program);
            assert!(shown.left() > 0.0 && shown.right() <= new.left(), "{shown}");
            let mut found = controls(&program).into_iter();
            let new = found.find(|(_, _, whole, _)| *whole == new);
            let (_, name, whole, seen) = new.unwrap();
            assert_eq!((name.as_str(), whole), ("+", seen));
        }
        apply(&mut program, Action::Run(Command::New));
    }
}

#[test]
fn board_and_spare_pieces_keep_a_usable_size_at_a_large_zoom() {
    let mut program = on_lines();
    for percent in [150, 175, 200] {
        zoom(&mut program, WINDOWS[2], percent);
        let scale = f32::from(percent) / 100.0;
        let square = (program.square("b1").x - program.square("a1").x) * scale;
        let spare = program.spare("white queen") - program.spare("white king");
        let (board, spare) = (square * 8.0 / WINDOWS[2].y, spare.length() * scale);
        assert!(board > 0.66, "{percent} %: {board} of the height");
        assert!(spare > 45.0, "{percent} %: {spare} pixels");
    }
}

#[test]
fn the_list_gives_way_to_a_panel_that_would_leave_too_little_room_for_the_board() {
    let mut program = on_lines();
    zoom(&mut program, WINDOWS[2], 200);
    let width = |program: &Program| program.square("h1").x - program.square("a1").x;
    let before = width(&program);
    assert!(program.find_row(1).is_some());
    apply(&mut program, Action::Run(Command::Engine));
    assert!(program.find_row(1).is_none());
    let beside = width(&program);
    assert!(beside > 0.9 * before, "{beside} {before}");
    apply(&mut program, Action::Run(Command::Engine));
    assert!(program.find_row(1).is_some());
    // The list shows what was found.
    apply(&mut program, Action::Run(Command::Find));
    assert!(program.find_row(1).is_some());
}

#[test]
fn the_folded_panel_is_unfolded_by_its_button_and_by_commands_that_lead_into_it() {
    let mut program = on_lines();
    zoom(&mut program, WINDOWS[2], 200);
    let (whole, fold) = (tr("clear-board"), tr("setup-fold"));
    assert!(!program.has(&whole));
    program.click("Black to move");
    assert!(program.fen().contains(" b "));
    program.click(&tr("white-castles-kingside"));
    assert!(program.fen().contains(" b Qkq "), "{}", program.fen());
    program.click(&tr("setup-unfold"));
    assert!(program.has(&whole));
    program.click(&fold);
    assert!(!program.has(&whole));
    apply(&mut program, Action::Run(Command::PieceList));
    assert!(program.has(&whole));
    program.type_text("x");
    let draft = program.state().shared.piece_list.as_ref();
    assert_eq!(draft.map(|draft| draft.text.as_str()), Some("x"));
    zoom(&mut program, WINDOWS[2], 100);
    assert!(program.has(&whole) && !program.has(&fold));
}
