//! About the program: its version, and the libraries in it with their licences.

use super::program::Program;
use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya_cli::about::{Library, licences};

fn opened() -> Program {
    let mut program = Program::start();
    program.menu("Help", "About Tabiya");
    program
}

fn row_name(library: &Library) -> String {
    format!("{} {}: {}", library.name, library.version, library.licence)
}

/// The rows of libraries, or only the chosen ones.
fn rows(program: &Program, only_chosen: bool) -> Vec<String> {
    let rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let is_meant = |row: &egui_kittest::Node<'_>| {
        !only_chosen || row.accesskit_node().toggled() == Some(Toggled::True)
    };
    let all: Vec<_> = licences().libraries.iter().map(row_name).collect();
    rows.filter(is_meant)
        .map(|row| row.accesskit_node().label().unwrap_or_default())
        .filter(|name| all.contains(name))
        .collect()
}

fn licence_of(program: &Program, library: &str) -> String {
    let name = format!("Licence of {library}");
    let mut texts = program.harness.query_all_by_label(&name);
    texts
        .find_map(|text| text.accesskit_node().value())
        .unwrap()
}

fn type_into_field(program: &mut Program, text: &str) {
    program.click("Find a library by its name or licence");
    program.type_text(text);
}

#[test]
fn the_version_and_every_library_are_listed() {
    let program = opened();
    assert!(program.has(&format!("Version {}", tabiya_cli::about::full_version())));
    assert_eq!(rows(&program, false).len(), licences().libraries.len());
}

#[test]
fn the_name_of_a_library_finds_it_and_shows_its_licence() {
    let mut program = opened();
    type_into_field(&mut program, "memchr");
    let library = licences()
        .libraries
        .iter()
        .find(|library| library.name == "memchr");
    assert_eq!(rows(&program, true), [row_name(library.unwrap())]);
    let licence = licence_of(&program, "memchr");
    assert!(licence.contains("Andrew Gallant"), "{licence}");
}

#[test]
fn a_licence_finds_its_libraries_and_arrows_move_through_them() {
    let mut program = opened();
    type_into_field(&mut program, "bsd-3");
    let found = rows(&program, false);
    assert!(1 < found.len() && found.len() < 30, "{found:?}");
    for (place, key) in [
        (1, Key::ArrowDown),
        (0, Key::ArrowUp),
        (found.len() - 1, Key::End),
    ] {
        program.key(key);
        assert_eq!(rows(&program, true), [found[place].clone()]);
    }
    // No row follows the last one.
    program.key(Key::PageDown);
    assert_eq!(rows(&program, true), [found[found.len() - 1].clone()]);
}

#[test]
fn an_unknown_library_is_reported_and_escape_closes() {
    let mut program = opened();
    type_into_field(&mut program, "no such library");
    assert!(program.has("No library matches"));
    program.key(Key::Escape);
    assert!(!program.has("Libraries"));
}
