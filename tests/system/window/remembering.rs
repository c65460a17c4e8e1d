//! Choices in one window are kept for the next.

use super::program::{Program, START};
use super::running::{LEFT, Running};
use crate::x_server::Desktop;
use egui::accesskit::Role;
use egui::{Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use std::fs;

/// The brightness of the window's background, beside the tabs.
fn brightness(window: &Running<'_>) -> u8 {
    let place = Rect::from_min_size(Pos2::new(700.0, 8.0), vec2(4.0, 4.0));
    window.look_at(place).into_iter().max().unwrap_or_default()
}

#[test]
fn a_theme_is_kept_and_the_users_own_settings_are_not_changed() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let settings = desktop.folder().join("tabiya/settings.toml");
    let mut window = Running::start(&desktop, &["--theme", "light", START], Program::on(START));
    assert!(brightness(&window) > 200);
    assert!(!settings.exists(), "an option is no choice for good");
    let twin = &window.twin.harness;
    let view = twin.get_by_role_and_label(Role::Button, "View").rect();
    window.twin.click_role(Role::Button, "View");
    let submenu = window.rect_of("Appearance").center();
    window.twin.click("Appearance");
    let entry = window.rect_of("Dark theme").center();
    window.click_until(view.center(), |window| {
        window.click_at(submenu, LEFT);
        window.click_at(entry, LEFT);
        settings.exists().then_some(())
    });
    let text = fs::read_to_string(&settings).unwrap();
    assert!(text.contains("theme = \"dark\""), "{text}");
    window.key("alt+F4");
    window.ends_within(crate::patience::PATIENCE).unwrap();
    let next = Running::on(&desktop, START);
    assert!(brightness(&next) < 80);
}

#[test]
fn open_files_and_places_are_restored_at_the_next_start() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("three kings.fen");
    fs::write(&path, "8/8/8/4k3/8/8/4K3/8 w - - 0 1\n".repeat(3)).unwrap();
    let mut window = Running::on_file(&desktop, &path);
    window.wait_for_title("three kings.fen – Tabiya");
    window.key("alt+F4");
    window.ends_within(crate::patience::PATIENCE).unwrap();
    let session = desktop.folder().join("state/tabiya/session.toml");
    let text = fs::read_to_string(session).unwrap();
    assert!(
        text.contains("three kings.fen") && text.contains("width = "),
        "{text}"
    );
    let next = Running::start::<&str>(&desktop, &[], Program::on_file(&path));
    next.wait_for_title("three kings.fen – Tabiya");
}

#[test]
fn a_safe_start_neither_reads_nor_writes_settings_and_session() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let settings = desktop.folder().join("tabiya/settings.toml");
    fs::create_dir_all(settings.parent().unwrap()).unwrap();
    let text = "version = 1\ntheme = \"light\"\n";
    fs::write(&settings, text).unwrap();
    let mut window = Running::start(&desktop, &["--safe", START], Program::on(START));
    assert!(brightness(&window) < 80, "the theme of the settings");
    window.key("ctrl+plus");
    window.key("alt+F4");
    window.ends_within(crate::patience::PATIENCE).unwrap();
    assert_eq!(fs::read_to_string(&settings).unwrap(), text);
    assert!(!desktop.folder().join("state/tabiya/session.toml").exists());
}
