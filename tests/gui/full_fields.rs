//! Fields that are full, of the texts that are the worst for whoever reads them.

use super::long_texts::{MOST_CHARS, Scene, fields, prose};
use super::program::Program;
use egui::{Event, Key, MissingGlyphPolicy};
use egui_kittest::kittest::NodeT as _;
use std::time::{Duration, Instant};

/// A frame takes a hundredth of this. The window of before took minutes with texts that were longer.
const PATIENCE: Duration = Duration::from_secs(3);

/// One kind of text, as often as a field has room for it.
fn full_of(part: &str) -> String {
    part.chars().cycle().take(MOST_CHARS).collect()
}

fn worst_texts() -> Vec<(&'static str, String)> {
    let parts = [
        ("digits", "8"),
        ("ranks", "8/"),
        ("slashes", "/"),
        ("other ranks", "PpPpPpPp/"),
        ("ranks and blanks", "8 8/"),
        ("blanks", " "),
        ("words", "w "),
        ("percents", "%252F"),
        ("entities", "&nbsp;"),
        ("marks alone", "\u{301}"),
        ("combining marks", "e\u{301}\u{323}"),
        ("right to left", "\u{5e9}\u{5dc}\u{202e}"),
        ("emoji", "\u{1f468}\u{200d}\u{1f469}"),
        ("NULs", "\0"),
        ("brackets", "[("),
        ("closed brackets", "(())"),
        ("quotes", "\""),
        ("backslashes", "\\"),
        ("semicolons", "bm e4;"),
        ("figurines", "\u{2654}\u{fe0e}/"),
        ("commas", "Kg1,"),
        ("conditions", "bm:e4 or not "),
        ("dashes", "a2-a4 -"),
        (
            "FENs",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ",
        ),
        (
            "broken FENs",
            "rnbqkbnr/ppppppp/8/44/8/8/PPPPPPPP/RNBQKBNR W kqKQ e3 x ",
        ),
    ];
    parts.map(|(name, part)| (name, full_of(part))).into()
}

/// Signs for which no font here has a letter.
fn allow_all_signs(program: &Program) {
    let ctx = &program.harness.ctx;
    ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
}

/// The longest frame of the next ones.
fn longest_frame(program: &mut Program) -> Duration {
    let frame = |_| {
        let began = Instant::now();
        program.harness.step();
        began.elapsed()
    };
    (0..4).map(frame).max().unwrap_or_default()
}

#[test]
fn a_field_that_is_full_of_anything_is_drawn_and_typed_in() {
    let mut slow = Vec::new();
    let mut all = Vec::new();
    for scene in Scene::all() {
        let count = fields(&scene.show().1).len();
        for number in 0..count {
            let (_folder, mut program) = scene.show();
            allow_all_signs(&program);
            let field = fields(&program).swap_remove(number);
            let name = field.accesskit_node().label().unwrap_or_default();
            field.focus();
            program.run();
            for (kind, text) in worst_texts() {
                program
                    .harness
                    .key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
                program.harness.step();
                program.harness.event(Event::Text(text));
                let mut longest = longest_frame(&mut program);
                program.harness.key_press(Key::Backspace);
                longest = longest.max(longest_frame(&mut program));
                all.push((longest, format!("{scene:?}, {name}: {kind}")));
            }
        }
    }
    all.sort();
    for (longest, what) in all.iter().rev().take(25) {
        println!("{:5.1} ms {what}", longest.as_secs_f64() * 1e3);
    }
    slow.extend(all.into_iter().filter(|(longest, _)| PATIENCE < *longest));
    assert!(slow.is_empty(), "{slow:#?}");
}

#[test]
fn what_is_pasted_at_once_is_looked_at_at_once_whatever_it_is() {
    let mut all = Vec::new();
    for (kind, text) in worst_texts() {
        let mut text = text.repeat(4);
        text.truncate(text.floor_char_boundary(1 << 14));
        for has_field in [false, true] {
            let mut program = Program::start();
            allow_all_signs(&program);
            if has_field {
                program.select_field();
            }
            program.harness.event(Event::Paste(text.clone()));
            all.push((longest_frame(&mut program), kind, has_field));
        }
    }
    all.sort();
    for (longest, kind, has_field) in all.iter().rev().take(10) {
        println!(
            "{:5.1} ms pasted {kind}, field: {has_field}",
            longest.as_secs_f64() * 1e3
        );
    }
    assert!(
        all.iter().all(|(longest, ..)| *longest < PATIENCE),
        "{all:#?}"
    );
}

#[test]
fn megabytes_that_come_hold_no_frame() {
    let mut all = Vec::new();
    for megabytes in [1, 4, 16, 60] {
        let text = prose(megabytes << 20);
        for scene in Scene::all() {
            let count = fields(&scene.show().1).len();
            // One size in every field, the others in the first of each scene.
            let count = if megabytes == 4 { count } else { count.min(1) };
            for number in 0..count {
                let (_folder, mut program) = scene.show();
                let field = fields(&program).swap_remove(number);
                let name = field.accesskit_node().label().unwrap_or_default();
                field.focus();
                program.run();
                // What a job does is done beside the window.
                program.dialogs.borrow_mut().steps = Some(0);
                program.harness.event(Event::Paste(text.clone()));
                let longest = longest_frame(&mut program);
                all.push((longest, format!("{megabytes} MB, {scene:?}, {name}")));
            }
        }
        all.sort();
        for (longest, what) in all.iter().rev().take(8) {
            println!("{:5.1} ms {what}", longest.as_secs_f64() * 1e3);
        }
        assert!(
            all.iter().all(|(longest, _)| *longest < PATIENCE),
            "{all:#?}"
        );
        all.clear();
    }
}
