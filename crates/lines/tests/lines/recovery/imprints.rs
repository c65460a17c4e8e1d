//! The imprint that a journal keeps of its file: finding lines by it, and the effect of a false one.

use super::crafted;
use super::workshop::{Workshop, bytes_of, restored, rows_of};
use proptest::prelude::*;
use std::fs;
use tabiya_lines::recovery::{BaseOf, FileState};
use tabiya_lines::{LineId, LineList, Rows, Span};

/// Lines of some blocks.
fn numbered(count: u32) -> String {
    let lines: Vec<String> = (0..count).map(|n| format!("line {n}\n")).collect();
    lines.concat()
}

fn reverse(rows: &mut Rows) {
    let lines = (0..rows.len()).rev().map(LineId::Source);
    let spans = rows.spans_of(lines.collect::<LineList>());
    rows.splice(0, rows.len(), &spans);
}

/// A journal of a file whose lines were put in reverse order, and which was changed afterwards.
fn left_over(text: &str, changed: &str) -> Workshop {
    let workshop = Workshop::with_file(text.as_bytes());
    let mut rows = workshop.open();
    let journal = workshop.begin(BaseOf::FileAsRead, &rows);
    reverse(&mut rows);
    journal.write(&rows, 0).unwrap();
    drop(journal);
    fs::write(workshop.file(), changed).unwrap();
    workshop
}

fn reversed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().rev().collect();
    lines.join("\n") + "\n"
}

#[test]
fn a_file_rewritten_with_the_same_content_is_the_place_to_save_to() {
    let text = numbered(5000);
    let workshop = left_over(&text, &text);
    let restored = restored(&workshop.only_one_left());
    assert_eq!(restored.file_state, FileState::AsItWas);
    assert_eq!(restored.file.clone().unwrap().0, workshop.file());
    assert!(restored.is_in_file && !restored.is_part);
    assert!(bytes_of(&rows_of(&restored)) == reversed(&text).as_bytes());
}

#[test]
fn appended_text_is_not_part_of_the_recovered_lines() {
    let text = numbered(5000);
    let workshop = left_over(&text, &format!("{text}more\n"));
    let restored = restored(&workshop.only_one_left());
    assert_eq!(restored.file_state, FileState::Changed);
    assert_eq!(restored.file, None);
    assert!(!restored.is_part);
    assert!(bytes_of(&rows_of(&restored)) == reversed(&text).as_bytes());
}

#[test]
fn moved_lines_are_found_and_missing_lines_are_left_out() {
    let text = numbered(5000);
    let gone = "line 2500\nline 2501\n";
    let workshop = left_over(
        &text,
        &text.replace(gone, "something else that is longer\n"),
    );
    let restored = restored(&workshop.only_one_left());
    assert!(restored.is_part);
    assert_eq!(restored.file, None);
    let found = String::from_utf8(bytes_of(&rows_of(&restored))).unwrap();
    let found: Vec<&str> = found.lines().collect();
    let all = reversed(&text);
    let mut all = all.lines();
    // All found lines are in order, and there are no others.
    assert!(found.iter().all(|line| all.any(|there| there == *line)));
    assert!((4000..5000).contains(&found.len()), "{}", found.len());
}

#[test]
fn without_an_imprint_the_file_times_decide() {
    let text = numbered(5000);
    let workshop = Workshop::with_file(text.as_bytes());
    let mut rows = workshop.open();
    let journal = workshop.begin_without_imprint(BaseOf::FileAsRead, &rows);
    reverse(&mut rows);
    journal.write(&rows, 0).unwrap();
    drop(journal);
    let as_it_was = restored(&workshop.only_one_left());
    assert!(bytes_of(&rows_of(&as_it_was)) == reversed(&text).as_bytes());

    fs::write(workshop.file(), &text).unwrap();
    assert!(restored(&workshop.only_one_left()).is_part);
}

#[test]
fn a_later_imprint_counts_from_then_on() {
    let text = numbered(5000);
    let workshop = Workshop::with_file(text.as_bytes());
    let mut rows = workshop.open();
    let journal = workshop.begin_without_imprint(BaseOf::FileAsRead, &rows);
    reverse(&mut rows);
    journal.write(&rows, 0).unwrap();
    let about = workshop.about(BaseOf::FileAsRead);
    journal.write_imprint(about.fingerprint.as_ref()).unwrap();
    drop(journal);
    fs::write(workshop.file(), &text).unwrap();
    let restored = restored(&workshop.only_one_left());
    assert!(bytes_of(&rows_of(&restored)) == reversed(&text).as_bytes());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn a_false_imprint_does_no_harm(
        byte_len in prop_oneof![Just(u64::MAX), 0..20_000_u64, any::<u64>()],
        has_open_line in any::<bool>(),
        blocks in prop::collection::vec((prop_oneof![0..5000_u32, any::<u32>()], any::<u64>()), 0..6),
        digest_at in any::<bool>(),
    ) {
        let text = numbered(1000);
        let workshop = Workshop::with_file(text.as_bytes());
        let rows = workshop.open();
        let journal = workshop.begin_without_imprint(BaseOf::FileAsRead, &rows);
        let path = journal.folder().join("journal");
        drop(journal);
        // The numbers of lines are false, and the digests are correct.
        let imprint = workshop.about(BaseOf::FileAsRead).fingerprint.unwrap();
        let right: Vec<u64> = imprint.imprint().unwrap().blocks().map(|(_, digest)| digest).collect();
        let byte_len = if digest_at { text.len() as u64 } else { byte_len };
        let lies = (0..).zip(&right).map(|(at, digest)| {
            (blocks.get(at).map_or(7, |(ends, _)| *ends), *digest)
        });
        let blocks: Vec<(u32, u64)> = if digest_at { lies.collect() } else { blocks };
        crafted::append_imprint(&path, byte_len, has_open_line, &blocks);
        crafted::append(&path, &[vec![0, 5, 1_000_000]], &[
            (crafted::Place::Base, 0, u64::MAX),
            (crafted::Place::List(0), 0, 3),
        ]);
        fs::write(workshop.file(), format!("{text}more\n")).unwrap();

        let restored = restored(&workshop.only_one_left());

        let lines = rows_of(&restored);
        let is_source = |span: &Span| matches!(span, Span::Source { .. } | Span::Picked(_));
        prop_assert!(restored.spans.iter().all(is_source));
        prop_assert!(lines.read_line(0).is_ok());
    }
}
