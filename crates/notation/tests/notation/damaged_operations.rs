//! Records of operations in which one separator or quote is damaged: repairing keeps all the others.

use super::any::cases;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use tabiya_notation::repair::{Interpretation, Understanding, understand};

const FIELDS: [&str; 2] = [
    "4k3/8/8/8/8/8/8/4K3 w - -",
    "4k3/8/8/8/8/8/8/4K3 b - - 3 20",
];

/// Operations, each with its opcode in front of its operands.
const OPERATIONS: [(&str, &str); 16] = [
    ("bm", "Ke2"),
    ("am", "Kd1 Kf1"),
    ("pv", "Ke2 Kd7 Kd3"),
    ("pm", "Kd2"),
    ("acd", "12"),
    ("acn", "123456"),
    ("ce", "-35"),
    ("dm", "3"),
    ("D1", "5"),
    ("id", "\"Mine.1\""),
    ("c0", "\"one; two\""),
    ("c3", "\"a 5 b\""),
    ("eco", "\"C55\""),
    ("rating", "1500"),
    ("source", "\"a book\""),
    ("acs1", ""),
];

/// A change of one operation of a record, given as its text with its semicolon.
const DAMAGES: [fn(&str) -> String; 12] = [
    |text| text.replace(';', "").replace("one two", "one; two"),
    |text| text.replacen('"', "", 1),
    |text| match text.rsplit_once('"') {
        Some((before, behind)) => [before, behind].concat(),
        None => text.to_owned(),
    },
    |text| format!("{text};"),
    |text| format!("{text} ;"),
    |text| text.trim_end_matches(';').to_owned() + " ;",
    |text| text.replace(' ', "\t"),
    |text| text.replace(' ', "  "),
    |text| format!("{{a note}} {text}"),
    |text| format!("{text} [0.5]"),
    |text| format!("{text} 1-0"),
    |text| format!("{};", text.split([' ', ';']).next().unwrap()),
];

fn text_of((opcode, operands): (&str, &str)) -> String {
    match operands {
        "" => format!("{opcode};"),
        _ => format!("{opcode} {operands};"),
    }
}

/// Whether the record still has an unambiguous operation and ends with one, after one of its operations was damaged.
fn is_beyond_doubt(operations: &[(&str, &str)], has_last_semicolon: bool) -> bool {
    let has_operands = |(_, operands): &(&str, &str)| !operands.is_empty();
    // An opcode alone is ambiguous, and so is an operation without its semicolon, so another one must be intact.
    let with_operands = operations.iter().filter(|one| has_operands(one)).count();
    // Such an operation at the end may also be a comment.
    let ends_with_operands = operations.last().is_some_and(has_operands);
    with_operands > 1 + usize::from(!has_last_semicolon)
        && (has_last_semicolon || ends_with_operands)
}

fn one(line: &str) -> Interpretation {
    match understand(line) {
        Understanding::One(reading) => reading,
        other => panic!("{line}: {other:?}"),
    }
}

proptest! {
    #![proptest_config(cases(6000))]

    #[test]
    fn repairing_one_operation_keeps_the_bytes_of_all_others(
        fields in select(FIELDS.to_vec()),
        operations in subsequence(OPERATIONS.to_vec(), 2..8).prop_shuffle(),
        damage in select(DAMAGES.to_vec()),
        which in any::<prop::sample::Index>(),
        has_last_semicolon in any::<bool>(),
        is_glued in any::<bool>(),
    ) {
        if !is_beyond_doubt(&operations, has_last_semicolon) {
            return Ok(());
        }
        let damaged = which.index(operations.len());
        let mut texts: Vec<_> = operations.iter().map(|one| text_of(*one)).collect();
        texts[damaged] = damage(&texts[damaged]);
        let separator = if is_glued && texts[damaged].ends_with(';') { "" } else { " " };
        let mut line = format!("{fields} {}", texts[..damaged].join(" "));
        line = format!("{} {}{separator}{}", line.trim_end(), texts[damaged], texts[damaged + 1..].join(" "));
        let line = line.trim_end();
        let line = if has_last_semicolon { line } else { line.strip_suffix(';').unwrap_or(line) };
        let repaired = one(line);
        for (at, (opcode, operands)) in operations.iter().enumerate() {
            if at != damaged {
                let kept = text_of((opcode, operands));
                let kept = kept.trim_end_matches(';');
                prop_assert!(repaired.text.contains(kept), "{line}\n{}\n{kept}", repaired.text);
            }
        }
        let again = one(&repaired.text);
        prop_assert!(again.repairs.is_empty(), "{line}\n{:?}", again);
        prop_assert_eq!(again.text, repaired.text);
    }

    #[test]
    fn no_word_of_an_operation_is_lost(
        operations in prop::collection::vec(select(OPERATIONS.to_vec()), 1..8),
        damage in select(DAMAGES[..8].to_vec()),
        which in any::<prop::sample::Index>(),
    ) {
        let damaged = which.index(operations.len());
        let mut texts: Vec<_> = operations.iter().map(|one| text_of(*one)).collect();
        texts[damaged] = damage(&texts[damaged]);
        let line = format!("{} {} bm Kf2;", FIELDS[0], texts.join(" "));
        let repaired = one(&line);
        let is_word = |c: char| c.is_ascii_alphanumeric();
        for word in texts.iter().flat_map(|text| text.split(|c| !is_word(c))) {
            prop_assert!(repaired.text.contains(word), "{line}\n{}\n{word}", repaired.text);
        }
        prop_assert_eq!(&one(&repaired.text).text, &repaired.text);
    }
}

#[test]
fn a_missing_quote_is_found_before_a_last_operation_without_semicolon() {
    for (operations, repaired) in [
        (
            "pm Kd2; c3 \"a 5 b; source \"a book\"",
            "pm Kd2; c3 \"a 5 b\"; source \"a book\";",
        ),
        ("pm Kd2; c3 \"see; below", "pm Kd2; c3 \"see; below\";"),
        (
            "pm Kd2; c3 \"see; \"below\" too",
            "pm Kd2; c3 \"see; 'below' too\";",
        ),
    ] {
        let line = format!("{} {operations}", FIELDS[0]);
        assert_eq!(one(&line).text, format!("{} {repaired}", FIELDS[0]));
    }
}

#[test]
fn unknown_operations_with_a_missing_semicolon_after_six_fields_are_kept() {
    let line = format!("{} rating 1500 source \"a book\";", FIELDS[1]);
    let repaired = one(&line).text;
    assert!(
        repaired.ends_with(" rating 1500 source \"a book\";"),
        "{repaired}"
    );
    let prose = format!("{} rating 1500 of source \"a book\";", FIELDS[1]);
    assert_eq!(one(&prose).text, FIELDS[1]);
}

#[test]
fn an_oversized_text_is_split_without_losing_a_word() {
    let words: Vec<_> = (0..200).map(|number| format!("word{number}")).collect();
    let line = format!(
        "{} bm Ke2; c0 \"{}\"; id \"x\";",
        FIELDS[0],
        words.join(" ")
    );
    let repaired = one(&line).text;
    assert!(
        words.iter().all(|word| repaired.contains(word)),
        "{repaired}"
    );
    assert!(repaired.ends_with("\"; id \"x\";"), "{repaired}");
    assert_eq!(one(&repaired).text, repaired);
}

#[test]
fn damaged_operations_take_linear_time() {
    let begun = std::time::Instant::now();
    for part in [
        "id \"x; bm Ke2; c0 \"y;",
        "id \"a; id \"b",
        "k \"; id \"1 ",
        ";; a b; ",
        "bm Ke2 id \"x\" ",
        "id \"x\"; ",
        "bm Ke2; ",
        "abcdefghijklm; abcdefghijkln; ",
        "hmvc x; ",
        "c0 x\"; ",
        "\";a 1",
    ] {
        let line = format!(
            "{} bm Ke2; {}",
            FIELDS[0],
            part.repeat((1 << 18) / part.len())
        );
        let repaired = one(&line);
        assert!(repaired.text.len() < 8 << 20);
    }
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
}
