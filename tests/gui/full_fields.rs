//! Fields full of the texts that are hardest to read.

use super::each_field::{each_field, each_kind_of_field};
use super::frame_time::{FREEZE, assert_no_freeze, longest_frame};
use super::long_texts::{MAX_CHARS, prose};
use super::program::Program;
use egui::{Event, Key, MissingGlyphPolicy};
use std::time::Duration;
use tabiya::features::clipboard::LONGEST_AT_ONCE;
use tabiya::model::action::Action;

/// One kind of text, repeated up to the limit of a field.
fn full_of(part: &str) -> String {
    part.chars().cycle().take(MAX_CHARS).collect()
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
    let mut texts: Vec<_> = parts.map(|(name, part)| (name, full_of(part))).into();
    texts.push(("operations to repair", untidy_operations()));
    texts
}

/// Games and moves for which the reader must try many possibilities.
fn games() -> [(&'static str, String); 4] {
    [
        ("moves", "Nf3 Nf6 Ng1 Ng8 "),
        ("moves in German", "Sf3 Sf6 Sg1 Sg8 "),
        ("moves of engines", "g1f3 g8f6 f3g1 f6g8 "),
        ("games", "[Event \"x\"]\n\n1. e4 c5 *\n\n"),
    ]
    .map(|(name, part)| (name, full_of(part)))
}

/// A record in which hundreds of things need repair.
fn untidy_operations() -> String {
    let operation = |number| format!(" ;c{number}  \"a\"");
    let operations: String = (0..400).map(operation).collect();
    let text = format!("8/8/8/3k4/8/8/4K3/8 W - -{operations}");
    text.chars().take(MAX_CHARS).collect()
}

/// Allows signs that are in no font here.
fn allow_all_signs(program: &Program) {
    let ctx = &program.harness.ctx;
    ctx.set_missing_glyph_policy(MissingGlyphPolicy::Tofu);
}

/// The longest frame after a press of a key. Other work of the machine may lengthen it, so a frame that is too long is
/// measured up to three times, and the shortest counts.
fn longest_frame_for_a_key(program: &mut Program) -> Duration {
    let mut shortest = Duration::MAX;
    for _ in 0..3 {
        program.harness.key_press(Key::Backspace);
        shortest = shortest.min(longest_frame(program));
        if shortest < FREEZE {
            break;
        }
    }
    shortest
}

#[test]
fn a_key_in_a_full_field_causes_no_long_frame() {
    let mut all = Vec::new();
    each_kind_of_field(|field| {
        let program = &mut *field.program;
        allow_all_signs(program);
        for (kind, text) in worst_texts() {
            program.ctrl(Key::A);
            program.harness.event(Event::Text(text));
            program.run();
            let longest = longest_frame_for_a_key(program);
            all.push((longest, format!("{}: {kind}", field.what)));
        }
    });
    assert_no_freeze(all);
}

#[test]
fn the_longest_immediate_paste_causes_no_long_frame() {
    let mut all = Vec::new();
    for has_field in [false, true] {
        for (kind, text) in worst_texts().into_iter().chain(games()) {
            let mut program = Program::start();
            allow_all_signs(&program);
            if has_field {
                program.select_field();
            }
            // Long games are read by tasks.
            program.dialogs.borrow_mut().steps = Some(0);
            let mut text = text.repeat(2);
            text.truncate(text.floor_char_boundary(LONGEST_AT_ONCE));
            program.harness.event(Event::Paste(text));
            let longest = longest_frame(&mut program);
            all.push((longest, format!("{kind}, into the field: {has_field}")));
        }
    }
    assert_no_freeze(all);
}

fn cancel_all_tasks(program: &mut Program) {
    let tasks: Vec<_> = program
        .state()
        .shared
        .tasks
        .iter()
        .map(|task| task.id)
        .collect();
    for task in tasks {
        program.harness.state_mut().apply(Action::Cancel(task));
    }
    program.let_go();
}

#[test]
fn pasting_megabytes_causes_no_long_frame() {
    let texts = [1, 60].map(|megabytes| (megabytes, prose(megabytes << 20)));
    let mut all = Vec::new();
    each_field(|field| {
        let program = &mut *field.program;
        for (megabytes, text) in &texts {
            // Tasks run outside the window's thread.
            program.dialogs.borrow_mut().steps = Some(0);
            program.harness.event(Event::Paste(text.clone()));
            let longest = longest_frame(program);
            all.push((longest, format!("{megabytes} MB, {}", field.what)));
            cancel_all_tasks(program);
        }
    });
    assert_no_freeze(all);
}
