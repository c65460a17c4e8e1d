//! The lines of a changed file that still exist: each found line has its old text.

use super::on_disk::{file, load_on_disk, long_text};
use super::{lines, source};
use proptest::collection::vec;
use proptest::prelude::*;
use std::fmt::Write as _;
use tabiya_lines::{Imprint, Rows, Source, Survivors};

fn lines_of(source: &Source) -> Vec<Vec<u8>> {
    let rows = Rows::new(source.clone().into());
    rows.fetch(0..rows.len()).unwrap();
    lines(&rows)
}

/// The number of lines found, each of which must have its old text.
fn found(then: &Source, text: &[u8], now: &Source) -> u64 {
    let survivors = Survivors::between(&Imprint::of(text), now).unwrap();
    assert_eq!(survivors.line_count(), then.line_count());
    let (before, after) = (lines_of(then), lines_of(now));
    let mut places = Vec::new();
    for (number, line) in (0..).zip(&before) {
        if let Some(place) = survivors.place_of(number) {
            assert_eq!(
                after.get(usize::try_from(place).unwrap()),
                Some(line),
                "line {number}"
            );
            places.push(place);
        }
    }
    let in_spans = survivors.places_of(0..then.line_count());
    assert_eq!(in_spans.flatten().collect::<Vec<_>>(), places);
    places.len() as u64
}

fn numbered(lines: u32) -> String {
    (0..lines).fold(String::new(), |mut text, number| {
        writeln!(text, "this is line {number}").unwrap();
        text
    })
}

#[test]
fn an_unchanged_file_has_all_lines_in_place() {
    for text in [
        "",
        "one",
        "one\n",
        &numbered(5000),
        numbered(700).trim_end(),
    ] {
        let now = source(text.as_bytes());
        let survivors = Survivors::between(&Imprint::of(text.as_bytes()), &now).unwrap();
        assert!(survivors.are_all_in_place(), "{} bytes", text.len());
    }
}

#[test]
fn appended_text_moves_no_line_and_changes_an_unterminated_last_one() {
    for (before, more, is_last_there) in [
        ("\n", "more\n", true),
        ("", "\nmore\n", true),
        ("", "more\n", false),
    ] {
        let text = format!("{}{before}", numbered(2000).trim_end());
        let now = source(format!("{text}{more}").as_bytes());
        let survivors = Survivors::between(&Imprint::of(text.as_bytes()), &now).unwrap();
        assert_eq!(
            survivors.are_all_in_place(),
            is_last_there,
            "{before:?} {more:?}"
        );
        let count = found(&source(text.as_bytes()), text.as_bytes(), &now);
        assert_eq!(count, 1999 + u64::from(is_last_there));
    }
}

#[test]
fn all_lines_except_those_near_a_change_are_found() {
    let text = numbered(20_000);
    let then = source(text.as_bytes());
    // A block of 4 KiB has some 200 of these lines; those that touch one that was changed are lost.
    let changes = [
        ("a line removed", text.replace("this is line 9000\n", "")),
        (
            "a line put in",
            text.replace("line 9000\n", "line 9000\nnew\n"),
        ),
        ("a line changed", text.replace("line 9000\n", "line XXXX\n")),
        ("one put before all", format!("new\n{text}")),
    ];
    for (name, changed) in changes {
        let (_folder, path) = file(changed.as_bytes());
        for now in [source(changed.as_bytes()), load_on_disk(&path).source] {
            let found = found(&then, text.as_bytes(), &now);
            assert!(
                (19_500..20_000).contains(&found)
                    || name == "one put before all" && found == 20_000,
                "{name}: {found}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn a_found_line_has_its_old_text_after_any_change(
        text in long_text(),
        at in any::<prop::sample::Index>(),
        removed in 0..9000_usize,
        put_in in vec(prop_oneof![Just(b'\n'), Just(b'\r'), any::<u8>()], 0..40),
    ) {
        let at = at.index(text.len() + 1);
        let end = (at + removed).min(text.len());
        let changed = [&text[..at], &put_in, &text[end..]].concat();
        prop_assume!(!matches!(changed[..], [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..]));
        let (Ok(then), Ok(now)) = (Source::from_bytes(text.clone()), Source::from_bytes(changed)) else {
            return Ok(());
        };
        found(&then, &text, &now);
    }
}
