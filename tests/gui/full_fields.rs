//! Fields that are full, of the texts that are the worst for whoever reads them.

use super::long_texts::{MOST_CHARS, each_field, prose};
use super::program::Program;
use egui::{Event, Key, MissingGlyphPolicy, Modifiers};
use std::time::{Duration, Instant};
use tabiya::jobs::LONGEST_AT_ONCE;

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
    (0..2).map(frame).max().unwrap_or_default()
}

/// The longest are told with `--nocapture`.
#[expect(clippy::print_stdout, reason = "what was measured")]
fn assert_quick(mut all: Vec<(Duration, String)>) {
    all.sort();
    for (longest, what) in all.iter().rev().take(10) {
        println!("{:6.1} ms {what}", longest.as_secs_f64() * 1e3);
    }
    let (longest, what) = &all[all.len() - 1];
    assert!(*longest < PATIENCE, "{longest:?} {what}");
}

#[test]
fn a_field_that_is_full_of_anything_is_drawn_and_typed_in() {
    let mut all = Vec::new();
    each_field(|mut field| {
        let program = &mut field.program;
        allow_all_signs(program);
        for (kind, text) in worst_texts() {
            program
                .harness
                .key_press_modifiers(Modifiers::COMMAND, Key::A);
            program.harness.step();
            program.harness.event(Event::Text(text));
            let mut longest = longest_frame(program);
            program.harness.key_press(Key::Backspace);
            longest = longest.max(longest_frame(program));
            all.push((longest, format!("{}: {kind}", field.what)));
        }
    });
    assert_quick(all);
}

#[test]
fn what_is_pasted_at_once_is_looked_at_at_once_whatever_it_is() {
    let mut all = Vec::new();
    for (kind, text) in worst_texts() {
        let mut text = text.repeat(2);
        text.truncate(text.floor_char_boundary(LONGEST_AT_ONCE));
        for has_field in [false, true] {
            let mut program = Program::start();
            allow_all_signs(&program);
            if has_field {
                program.select_field();
            }
            program.harness.event(Event::Paste(text.clone()));
            let longest = longest_frame(&mut program);
            all.push((longest, format!("{kind}, into the field: {has_field}")));
        }
    }
    assert_quick(all);
}

#[test]
fn megabytes_that_come_hold_no_frame() {
    for megabytes in [1, 4, 16, 60] {
        let text = prose(megabytes << 20);
        let mut all = Vec::new();
        each_field(|mut field| {
            let program = &mut field.program;
            // What a job does is done beside the window.
            program.dialogs.borrow_mut().steps = Some(0);
            program.harness.event(Event::Paste(text.clone()));
            let longest = longest_frame(program);
            all.push((longest, format!("{megabytes} MB, {}", field.what)));
        });
        assert_quick(all);
    }
}
