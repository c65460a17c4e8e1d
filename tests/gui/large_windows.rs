//! A window larger than the largest texture.

use super::program::Program;
use egui::{Key, Modifiers, Vec2};
use tabiya::model::action::SettingsAction;
use tabiya_picture::BoardTheme;
use tabiya_settings::Setting;

/// The maximum side of a texture here, which is smaller than the window. Real graphics cards allow sixteen times that.
const MOST: u16 = 1024;
const WINDOW: Vec2 = Vec2::new(3000.0, 2600.0);

/// A line with an arrow on its board.
const RECORD: &str = "4k3/8/8/8/8/8/8/4K2R b K - id \"Rook and king\"; c0 \"[%cal Ge4e5]\";";

fn large() -> Program {
    let mut program = Program::on(RECORD);
    program.harness.input_mut().max_texture_side = Some(MOST.into());
    program.harness.set_size(WINDOW);
    program.run();
    program
}

#[track_caller]
fn assert_all_fit(program: &Program) {
    let textures = program.harness.ctx.tex_manager();
    let textures = textures.read();
    for (_, texture) in textures.allocated() {
        let is_of_letters = texture.name.contains("font");
        let [width, height] = texture.size;
        assert!(
            is_of_letters || width.max(height) <= MOST.into(),
            "{} is {width} by {height}",
            texture.name
        );
    }
}

#[test]
fn no_texture_exceeds_the_limit_of_the_graphics() {
    let mut program = large();
    assert_all_fit(&program);
    // A board with hatched squares is one picture.
    for theme in BoardTheme::ALL {
        let setting = Setting::BoardTheme(Some(theme));
        program
            .harness
            .state_mut()
            .apply(SettingsAction::Choose(setting));
        program.run();
        assert_all_fit(&program);
    }
    for key in [Key::G, Key::P] {
        let shifted = Modifiers {
            shift: true,
            ..Modifiers::COMMAND
        };
        program.key_with(shifted, key);
        program.run();
        assert_all_fit(&program);
        program.key(Key::Escape);
    }
}

#[test]
fn pieces_are_as_sharp_as_the_graphics_allow() {
    let program = large();
    let textures = program.harness.ctx.tex_manager();
    let textures = textures.read();
    let sides = textures
        .allocated()
        .filter_map(|(_, texture)| texture.name.strip_prefix("pieces ")?.parse::<usize>().ok());
    // Eight of them, each with an empty pixel on either side, fill a texture.
    assert_eq!(sides.max(), Some(usize::from(MOST / 8 - 2)));
}

#[test]
fn the_limit_of_the_graphics_limits_the_window_size() {
    let mut program = Program::on(RECORD);
    program.harness.input_mut().max_texture_side = Some(MOST.into());
    program.harness.step();
    let most = Vec2::splat(MOST.into());
    let is_it = |command: &egui::ViewportCommand| matches!(command, egui::ViewportCommand::MaxInnerSize(size) if *size == most);
    assert!(program.sent(is_it));
}

#[test]
fn a_window_beyond_the_limit_is_reported() {
    let mut program = large();
    let told = "more than 1024 pixels";
    assert!(!program.says(told));
    let place = egui::Rect::from_min_size(egui::Pos2::ZERO, WINDOW);
    let input = program.harness.input_mut();
    let viewport = input.viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.inner_rect = Some(place);
    program.run();
    assert!(program.says(told));
}
