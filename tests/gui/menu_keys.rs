//! The menu bar, used with the keyboard.

use super::program::{Program, START, keyboard::press};
use egui::epaint::Shape;
use egui::os::OperatingSystem;
use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, Stroke, TouchPhase, Vec2,
    vec2,
};
use egui_kittest::kittest::Queryable as _;
use tabiya::command::{Command, Menu};
use tabiya::model::action::{Action, SettingsAction};
use tabiya_notation::fen::write_fen;
use tabiya_settings::Setting;
use tabiya_text::{Locale, tr};

const SMALL: Vec2 = Vec2::new(760.0, 330.0);
/// The name of the focused square of the board.
const BOARD: &str = "a8, black rook";

pub(super) fn focused(program: &Program) -> String {
    use egui_kittest::kittest::NodeT as _;
    let nodes = program.harness.root().children_recursive();
    let has = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    let node = nodes.into_iter().find(has);
    let label = node.and_then(|node| node.accesskit_node().label());
    label.unwrap_or_default()
}

#[test]
fn f10_enters_the_menu_bar_and_escape_returns() {
    let mut program = Program::start();
    assert_eq!(focused(&program), BOARD);
    program.key(Key::F10);
    assert_eq!(focused(&program), "File");
    program.key(Key::Escape);
    assert_eq!(focused(&program), BOARD);

    program.focus_field();
    program.key(Key::F10);
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "New");
    program.key(Key::Escape);
    assert!(!program.has("Open…"));
    assert_ne!(focused(&program), "New");
    program.key(Key::F10);
    assert_eq!(focused(&program), "File");
    program.key(Key::F10);
    assert_ne!(focused(&program), "File");
}

#[test]
fn arrows_move_between_menus_and_through_their_entries() {
    let mut program = Program::start();
    program.key(Key::F10);
    program.key(Key::ArrowRight);
    assert_eq!(focused(&program), "Edit");
    program.key(Key::ArrowLeft);
    program.key(Key::ArrowLeft);
    assert_eq!(focused(&program), "Help");
    program.key(Key::ArrowRight);
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "New");
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "Open…");
    // The arrows lead from an entry to the neighbouring menus.
    program.key(Key::ArrowRight);
    assert!(!program.has("Open…"));
    assert_eq!(focused(&program), "Copy FEN");
    program.key(Key::ArrowLeft);
    assert!(program.has("Open…"));
    assert_eq!(focused(&program), "New");
}

#[test]
fn arrows_enter_and_leave_a_submenu() {
    let mut program = Program::start();
    program.key(Key::F10);
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    assert_eq!(focused(&program), "Board");
    program.key(Key::Enter);
    while focused(&program) != "Clear" {
        program.key(Key::ArrowDown);
    }
    program.key(Key::ArrowRight);
    assert_eq!(focused(&program), "Clear White’s pieces");
    program.key(Key::ArrowLeft);
    assert_eq!(focused(&program), "Clear");
    program.key(Key::ArrowRight);
    program.key(Key::Enter);
    let fen = write_fen(program.state().shared.document().position());
    assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/8/8"), "{fen}");
    // The keyboard focus is on the board again.
    assert_eq!(focused(&program), BOARD);
    program.type_text("Q");
    assert!(program.has("a8, white queen"));
}

#[test]
fn a_menu_taller_than_the_window_scrolls_to_the_current_entry() {
    let mut program = Program::start();
    program.harness.set_size(SMALL);
    program.run();
    program.key(Key::F10);
    for _ in 0..4 {
        program.key(Key::ArrowRight);
    }
    program.key(Key::Enter);
    let window = Rect::from_min_size(Pos2::ZERO, SMALL);
    let place = |program: &Program| program.harness.get_by_label("Compare").rect();
    assert!(!window.contains_rect(place(&program)));
    let middle = program.harness.get_by_label("Enter pieces by name").rect();
    program.harness.hover_at(middle.center());
    program.run();
    program.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, -100.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Unknown,
    });
    program.harness.run_steps(20);
    assert!(window.contains_rect(place(&program)));
    // Keys continue from the first entry, which is now visible, down to the last.
    let mut steps = 0;
    while focused(&program) != "Compare" && steps < 40 {
        program.key(Key::ArrowDown);
        steps += 1;
    }
    assert_eq!(focused(&program), "Compare");
    program.harness.run_steps(20);
    assert!(window.contains_rect(place(&program)));
}

/// The press of a letter with Alt, with the text that the system sends along.
fn alt(program: &mut Program, letter: char) {
    // A letter of another alphabet has the key of a Latin letter.
    let key = Key::from_name(&letter.to_uppercase().to_string()).unwrap_or(Key::A);
    let events = [
        press(key, Modifiers::ALT),
        Event::Text(letter.to_lowercase().to_string()),
    ];
    program.harness.input_mut().events.extend(events);
    program.run();
}

fn on_linux() -> Program {
    let program = Program::start();
    program.harness.ctx.set_os(OperatingSystem::Nix);
    program
}

#[test]
fn no_letter_with_alt_reaches_the_board_or_a_field() {
    let mut program = on_linux();
    for in_field in [false, true] {
        for letter in ('a'..='z').chain('0'..='9') {
            if in_field {
                program.select_field();
            }
            alt(&mut program, letter);
            assert_eq!(program.fen(), START, "{letter}");
            assert_eq!(program.field(), START, "{letter}");
            assert!(!program.state().shared.view.flipped, "{letter}");
            assert!(!program.state().board.symmetric, "{letter}");
            program.key(Key::Escape);
            program.key(Key::Escape);
        }
    }
    program.type_text("q");
    assert_ne!(program.fen(), START);
}

#[test]
fn alt_with_its_letter_opens_each_menu_in_each_language() {
    for locale in Locale::SPOKEN {
        let mut program = on_linux();
        let choice = Setting::Locale(Some(locale));
        let choice = Action::from(SettingsAction::Choose(choice));
        program.harness.state_mut().apply(choice);
        program.run();
        let mut letters = Vec::new();
        for menu in Menu::ALL {
            let [name, letter] = [menu.text_id(), menu.letter_id()].map(tr);
            assert!(name.to_lowercase().contains(&letter.to_lowercase()));
            assert!(!letters.contains(&letter), "{locale:?}: {letter}");
            let count = |program: &Program, name: &str| {
                let shown = program.harness.query_all_by_label(name);
                shown.count()
            };
            let mut commands = Command::ALL.iter().map(|command| command.row());
            let first = commands.find(|row| row.menu == menu && row.submenu.is_none());
            let first = tr(first.unwrap().text_id);
            let before = count(&program, &first);
            alt(&mut program, letter.chars().next().unwrap());
            letters.push(letter);
            let after = count(&program, &first);
            assert_eq!(after, before + 1, "{locale:?}, {name}: {first}");
            assert_eq!(program.fen(), START);
        }
        program.key(Key::Escape);
        assert!(!program.has(&tr("command-keys")));
    }
}

#[test]
fn letters_of_menus_are_underlined_while_alt_is_held() {
    let mut program = on_linux();
    let underlined = |program: &Program| {
        let mut letters = String::new();
        for shape in &program.harness.output().shapes {
            if let Shape::Text(text) = &shape.shape {
                let job = &text.galley.job;
                let sections = job.sections.iter().filter(|section| {
                    section.format.underline != Stroke::NONE && job.sections.len() > 1
                });
                for section in sections {
                    let range = section.byte_range.start.0..section.byte_range.end.0;
                    letters += &job.text[range];
                }
            }
        }
        letters
    };
    assert_eq!(underlined(&program), "");
    program
        .harness
        .event(Event::ModifiersChanged(Modifiers::ALT));
    program.run();
    assert_eq!(underlined(&program), "FEPCBTVH");
    program
        .harness
        .event(Event::ModifiersChanged(Modifiers::NONE));
    program.run();
    assert_eq!(underlined(&program), "");
}

#[test]
fn a_letter_goes_to_the_next_entry_and_chooses_the_only_one() {
    let mut program = on_linux();
    alt(&mut program, 'v');
    // The only entry with this letter opens a submenu, to which the next letter belongs.
    program.type_text("p");
    assert_eq!(focused(&program), "Staunton pieces");
    program.type_text("f");
    assert_eq!(program.state().shared.settings.board_pieces, "flat");
    assert_eq!(focused(&program), BOARD);
    alt(&mut program, 'v');
    program.type_text("f");
    assert!(program.state().shared.view.flipped);
    assert_eq!(program.fen(), START);

    alt(&mut program, 't');
    program.type_text("m");
    let first = focused(&program);
    program.type_text("m");
    let second = focused(&program);
    assert_ne!(first, second);
    program.type_text("m");
    assert_eq!(focused(&program), first);
    assert_eq!(program.fen(), START);
}

/// The painted rectangles with the colour of a highlighted entry.
fn highlights(program: &Program) -> Vec<Rect> {
    let widgets = &program.harness.ctx.global_style().visuals.widgets;
    let colors = [widgets.hovered.weak_bg_fill, widgets.active.weak_bg_fill];
    let shapes = program.harness.output().shapes.iter();
    let rects = shapes.filter_map(|clipped| match &clipped.shape {
        Shape::Rect(rect) if colors.contains(&rect.fill) => Some(rect.rect),
        _ => None,
    });
    rects.collect()
}

#[test]
fn one_entry_alone_is_highlighted_when_the_pointer_rests_on_another() {
    let mut program = Program::start();
    program.key(Key::F10);
    program.key(Key::ArrowDown);
    let place = |program: &Program, label| program.harness.get_by_label_contains(label).rect();
    let pointed = place(&program, "Save as").center();
    program.move_to(pointed);
    program.key(Key::ArrowUp);
    program.key(Key::Escape);
    // The pointer lies there already when the menu opens.
    program.key(Key::F10);
    program.key(Key::ArrowDown);
    program.key(Key::ArrowDown);
    assert_eq!(focused(&program), "Open…");
    let over_pointer = |program: &Program| {
        let all = highlights(program);
        all.iter().any(|rect| rect.contains(pointed))
    };
    assert!(!over_pointer(&program));
    program.move_to(pointed + vec2(1.0, 0.0));
    program.run();
    assert!(focused(&program).starts_with("Save as"));
    assert!(over_pointer(&program));
    let open = place(&program, "Open…").center();
    assert!(!highlights(&program).iter().any(|rect| rect.contains(open)));
}

#[test]
fn the_menu_of_the_zoom_has_an_entry_for_each_percentage() {
    let mut program = Program::start();
    program.key(Key::F10);
    for _ in 0..6 {
        program.key(Key::ArrowRight);
    }
    program.key(Key::ArrowDown);
    while focused(&program) != "Zoom" {
        program.key(Key::ArrowDown);
    }
    program.key(Key::ArrowRight);
    for percent in tabiya_settings::Zoom::STEPS {
        assert!(program.has(&format!("{percent}%")), "{percent}");
    }
    while focused(&program) != "125%" {
        program.key(Key::ArrowDown);
    }
    program.key(Key::Enter);
    assert_eq!(program.state().shared.settings.zoom.percent(), 125);
}

#[test]
fn a_menu_opened_by_a_key_previews_nothing_before_an_entry_is_chosen() {
    let bare = "Pieces: 1 white, 1 black";
    let full = "Pieces: 16 white, 16 black";
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    program.harness.ctx.set_os(OperatingSystem::Nix);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::D);
    alt(&mut program, 'b');
    program.harness.run_steps(4);
    assert_eq!(focused(&program), "Set up start position");
    assert!(program.has(bare));
    assert!(!program.has(full));
    // The arrows lead away from the entry and back.
    program.key(Key::ArrowDown);
    program.key(Key::ArrowUp);
    assert_eq!(focused(&program), "Set up start position");
    assert!(program.has(full));
    program.key(Key::Escape);
    program.key(Key::Escape);
    // Arrows from another menu open it in the same way.
    alt(&mut program, 't');
    program.key(Key::ArrowLeft);
    assert_eq!(focused(&program), "Set up start position");
    assert!(!program.has(full));
    // The pointer chooses it.
    let entry = program.harness.get_by_label("Set up start position").rect();
    program.move_to(entry.center());
    program.move_to(entry.center() + vec2(2.0, 0.0));
    program.run();
    assert!(program.has(full));
}
