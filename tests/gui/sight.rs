//! Contrast, zoom and motion: the user's choices, and the desktop's settings.

use super::program::Program;
use egui::{Key, Modifiers};
use std::fs;
use std::time::Duration;
use tabiya::model::action::{Action, FilesAction, SettingsAction};
use tabiya::widgets::style::{DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Palette};
use tabiya_desktop::system::{ColorScheme, DesktopPrefs};
use tabiya_settings::{Contrast, Motion, Setting, Theme, Zoom};
use tempfile::TempDir;

fn shows(program: &Program, palette: &Palette) -> bool {
    program.harness.ctx.global_style().visuals.panel_fill == palette.panel
}

fn percent(program: &Program) -> u16 {
    program.state().shared.settings.zoom.percent()
}

/// The time that the window sleeps if nothing happens.
fn sleep(program: &Program) -> Duration {
    let viewports = program.harness.output().viewport_output.values();
    viewports
        .map(|viewport| viewport.repaint_delay)
        .min()
        .unwrap()
}

#[test]
fn keys_make_everything_larger_and_smaller() {
    let mut program = Program::start();
    program.key_with(Modifiers::COMMAND, Key::Plus);
    program.key_with(Modifiers::COMMAND, Key::Equals);
    assert_eq!(percent(&program), 125);
    assert_eq!(program.harness.ctx.zoom_factor(), 1.25);
    program.key_with(Modifiers::COMMAND, Key::Minus);
    assert_eq!(program.harness.ctx.zoom_factor(), 1.1);
    program.key_with(Modifiers::COMMAND, Key::Num0);
    assert_eq!(program.harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn the_zoom_has_a_minimum_and_a_maximum() {
    let mut program = Program::start();
    for _ in 0..12 {
        program.key_with(Modifiers::COMMAND, Key::Plus);
    }
    assert_eq!(percent(&program), 300);
    for _ in 0..12 {
        program.key_with(Modifiers::COMMAND, Key::Minus);
    }
    assert_eq!(percent(&program), 80);
    assert_eq!(program.harness.ctx.zoom_factor(), 0.8);
}

#[test]
fn the_zoom_keys_work_in_a_dialog() {
    let mut program = Program::start();
    program.key(Key::Questionmark);
    program.key_with(Modifiers::COMMAND, Key::Plus);
    assert_eq!(percent(&program), 110);
    assert!(program.state().shared.dialog.is_some());
}

#[test]
fn the_zoom_keys_can_be_changed() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    fs::write(&file, "[keys]\nzoom-in = \"Ctrl+9\"\n").unwrap();
    let mut program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(file))]);
    program.key_with(Modifiers::COMMAND, Key::Plus);
    // The window library's own keys for that are switched off.
    assert_eq!(program.harness.ctx.zoom_factor(), 1.0);
    program.key_with(Modifiers::COMMAND, Key::Num9);
    assert_eq!(program.harness.ctx.zoom_factor(), 1.1);
}

#[test]
fn the_menu_switches_high_contrast_for_both_themes() {
    let mut program = Program::start();
    program.menu("View", "Dark theme");
    assert!(shows(&program, &DARK));
    program.menu("View", "High contrast");
    assert!(shows(&program, &HIGH_DARK));
    program.menu("View", "Light theme");
    assert!(shows(&program, &HIGH_LIGHT));
    program.menu("View", "High contrast");
    assert!(shows(&program, &LIGHT));
}

#[test]
fn contrast_motion_and_zoom_survive_a_restart() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    let mut program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        file.clone(),
    ))]);
    program.menu("View", "Dark theme");
    program.menu("View", "High contrast");
    program.menu("View", "Reduce motion");
    program.key_with(Modifiers::COMMAND, Key::Plus);
    let next = Program::start_with(vec![Action::from(SettingsAction::UseSettings(file))]);
    assert!(shows(&next, &HIGH_DARK));
    assert_eq!(next.harness.ctx.zoom_factor(), 1.1);
    assert_eq!(next.harness.ctx.global_style().animation_time, 0.0);
    let settings = &next.state().shared.settings;
    assert_eq!(settings.contrast, Contrast::High);
    assert_eq!(settings.motion, Motion::Reduced);
}

#[test]
fn the_window_follows_the_desktop_until_something_else_is_chosen() {
    let mut program = Program::start();
    let prefs = DesktopPrefs {
        scheme: Some(ColorScheme::Light),
        high_contrast: true,
        less_motion: false,
        no_animations: true,
        text_percent: Some(125),
    };
    program
        .harness
        .state_mut()
        .apply(SettingsAction::UseDesktopPrefs(prefs));
    program.run();
    assert!(shows(&program, &HIGH_LIGHT));
    assert_eq!(program.harness.ctx.zoom_factor(), 1.25);
    assert_eq!(program.harness.ctx.global_style().animation_time, 0.0);
    program.menu("View", "Dark theme");
    program.menu("View", "High contrast");
    assert!(shows(&program, &DARK));
    assert_eq!(program.state().shared.settings.contrast, Contrast::Usual);
    // Settings that were not chosen still follow the desktop.
    program.menu("View", "High contrast");
    assert!(shows(&program, &HIGH_DARK));
    assert_eq!(program.state().shared.settings.contrast, Contrast::System);
    program
        .harness
        .state_mut()
        .apply(SettingsAction::UseDesktopPrefs(DesktopPrefs::default()));
    program.run();
    assert!(shows(&program, &DARK));
    assert_eq!(program.harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn settings_of_the_command_line_apply_to_this_start() {
    let first = [
        Setting::Theme(Theme::Dark),
        Setting::Contrast(Contrast::High),
        Setting::Zoom(Zoom::of_percent(150)),
    ];
    let first = first
        .map(|setting| Action::from(SettingsAction::ChooseForNow(setting)))
        .into();
    let program = Program::start_with(first);
    assert!(shows(&program, &HIGH_DARK));
    assert_eq!(program.harness.ctx.zoom_factor(), 1.5);
}

#[test]
fn reduced_motion_stops_the_caret_from_blinking() {
    let mut program = Program::start();
    program.menu("View", "Reduce motion");
    program.key_with(Modifiers::COMMAND, Key::L);
    program.run();
    assert!(program.is_focused("FEN"));
    assert_eq!(sleep(&program), Duration::MAX);
    program.menu("View", "Reduce motion");
    program.key_with(Modifiers::COMMAND, Key::L);
    program.run();
    assert!(sleep(&program) < Duration::from_secs(2));
}

#[test]
fn an_idle_window_sleeps_with_any_contrast_and_zoom() {
    let prefs = DesktopPrefs {
        high_contrast: true,
        text_percent: Some(150),
        ..DesktopPrefs::default()
    };
    for prefs in [DesktopPrefs::default(), prefs] {
        let mut program =
            Program::start_with(vec![Action::from(SettingsAction::UseDesktopPrefs(prefs))]);
        program.run();
        assert_eq!(sleep(&program), Duration::MAX);
    }
}

/// The distance that the first row moves up in the frame after a turn of the wheel, and the distance after that.
fn wheel_over_the_list(program: &mut Program) -> [f32; 2] {
    let place = program.row(3);
    program.move_to(place);
    let row = |program: &Program| program.row(3).y;
    let before = row(program);
    program.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::Vec2::new(0.0, -1.0),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: egui::MouseWheelSource::Wheel,
    });
    program.harness.step();
    let at_once = before - row(program);
    program.run();
    [at_once, before - row(program) - at_once]
}

#[test]
fn reduced_motion_makes_the_wheel_scroll_at_once() {
    let lines = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n".repeat(100);
    let mut program = Program::start_with(vec![Action::from(FilesAction::OpenText(lines))]);
    let [_, glides] = wheel_over_the_list(&mut program);
    assert!(glides > 0.0);
    program.menu("View", "Reduce motion");
    let [at_once, glides] = wheel_over_the_list(&mut program);
    assert!(at_once > 10.0, "{at_once}");
    assert_eq!(glides, 0.0);
}
