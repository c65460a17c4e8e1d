//! Files whose rows are games.

use crate::properties::games::{check, games_of, texts, written};
use proptest::collection::vec;
use proptest::prelude::*;
use std::fs;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_lines::recovery::{About, BaseOf, RecoveryJournal, find_crash_recovery, restore};
use tabiya_lines::{OpeningLimits, OpeningStep, Rows, open_games, row_of_game};

const TWO: &[u8] =
    b"% a note\n[Event \"A\"]\n[White \"x\"]\n\n1. e4 *\n\n; between\n\n[Event \"B\"]\n\n1. d4 *";

fn rows_of(file: &[u8]) -> Vec<String> {
    let texts = texts(&games_of(file, usize::MAX).unwrap());
    let text = |text: Vec<u8>| String::from_utf8(text).unwrap();
    texts.into_iter().map(text).collect()
}

#[test]
fn each_game_is_a_row_and_what_is_between_belongs_to_the_row_before() {
    assert_eq!(
        rows_of(TWO),
        [
            "% a note\n",
            "[Event \"A\"]\n[White \"x\"]\n\n1. e4 *\n\n; between\n\n",
            "[Event \"B\"]\n\n1. d4 *",
        ]
    );
}

#[test]
fn games_without_tags_begin_after_a_result_and_a_blank_line() {
    let games = rows_of(b"1. e4 e5 1-0\r\n\r\n1. d4 {*}\r\n\r\n1... d5 *\r\n\r\n1. c4\r\n");
    let expected = [
        "1. e4 e5 1-0\r\n\r\n",
        "1. d4 {*}\r\n\r\n1... d5 *\r\n\r\n",
        "1. c4\r\n",
    ];
    assert_eq!(games, expected);
}

#[test]
fn a_moved_or_deleted_game_leaves_games_that_begin_on_their_own_lines() {
    let mut rows = games_of(TWO, usize::MAX).unwrap();
    let last = rows.spans(2..3);
    rows.splice(2, 1, &[]);
    rows.splice(1, 0, &last);
    let expected = "% a note\n[Event \"B\"]\n\n1. d4 *\n[Event \"A\"]\n[White \"x\"]\n\n1. e4 *\n\n; between\n\n";
    assert_eq!(String::from_utf8(written(&rows)).unwrap(), expected);
}

#[test]
fn a_changed_game_alone_gets_other_bytes() {
    let file =
        b"[Event \"A\"]\r\n\r\n*\r\n\r\n[White \"B\"]\r\n\r\n*\r\n\r\n[White \"C\"]\r\n\r\n*\r\n";
    let mut rows = games_of(file, usize::MAX).unwrap();
    let new = rows.add_own_for(1, row_of_game(b"[White \"N\"]\n\n1. e4 *\n"));
    rows.splice(1, 1, &[new]);
    let expected =
        "[Event \"A\"]\r\n\r\n*\r\n\r\n[White \"N\"]\n\n1. e4 *\n\r\n[White \"C\"]\r\n\r\n*\r\n";
    assert_eq!(String::from_utf8(written(&rows)).unwrap(), expected);
}

#[test]
fn games_in_utf_16_are_written_in_utf_16() {
    let mut file = vec![0xFF, 0xFE];
    let text = "[Event \"Réti\"]\n\n1. Nf3 *\n\n[Event \"B\"]\n\n*\n";
    file.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    let rows = games_of(&file, 3).unwrap();
    assert_eq!(rows.len(), 2);
    assert_eq!(written(&rows), file);
}

#[test]
fn a_large_file_of_games_shows_its_first_rows_before_the_others_are_known() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.pgn");
    let game = |number| format!("[Event \"{number}\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n");
    let file: String = (0..50_000).map(game).collect();
    fs::write(&path, &file).unwrap();
    let (mut first, mut whole) = (None, None);
    open_games(&path, None, OpeningLimits::default(), &mut |step| {
        match step {
            OpeningStep::First(loaded) => first = Some(loaded),
            OpeningStep::Done(growth, fingerprint) => whole = Some((growth, fingerprint)),
            OpeningStep::Grown(_) | OpeningStep::Progress { .. } => {}
        }
        ControlFlow::Continue(())
    })
    .unwrap();
    let first = first.unwrap();
    assert!(!first.read_only && first.unpacked_from.is_none());
    let mut rows = Rows::new(Arc::new(first.source));
    assert!((1000..50_000).contains(&rows.len()), "{}", rows.len());
    let (growth, _) = whole.unwrap();
    rows.grow(growth);
    assert_eq!(rows.len(), 50_000);
    assert!(rows.source().is_on_disk());
    assert_eq!(written(&rows), file.as_bytes());
}

#[test]
fn work_on_games_is_recovered_as_games() {
    for base in [BaseOf::Kept, BaseOf::FileAsRead] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pgn");
        fs::write(&path, TWO).unwrap();
        let mut whole = None;
        open_games(&path, None, OpeningLimits::default(), &mut |step| {
            if let OpeningStep::Done(growth, fingerprint) = step {
                whole = Some((growth.source().clone(), fingerprint));
            }
            ControlFlow::Continue(())
        })
        .unwrap();
        let (source, fingerprint) = whole.unwrap();
        let mut rows = Rows::new(Arc::new(source));
        let about = About {
            path: Some(path.clone()),
            name: "games.pgn".to_owned(),
            fingerprint: Some(fingerprint),
            base,
        };
        let journals = folder.path().join("recovery");
        let journal = RecoveryJournal::begin(&journals, &about, &rows).unwrap();
        journal.write_imprint(about.fingerprint.as_ref()).unwrap();
        let new = rows.add_own_for(1, row_of_game(b"[Event \"N\"]\n\n1. c4 *\n\n"));
        rows.splice(1, 1, &[new]);
        journal.write(&rows, 1).unwrap();
        let expected = written(&rows);
        drop(journal);

        let found = find_crash_recovery(&journals).unwrap().found;
        let restored = restore(&found[0], &mut |_, _| ControlFlow::Continue(())).unwrap();
        let mut again = restored.rows;
        assert!(again.source().holds_games());
        again.splice(0, again.len(), &restored.spans);
        assert_eq!(written(&again), expected);
        assert_eq!(restored.file.unwrap().0, path);
    }
}

fn piece() -> impl Strategy<Value = Vec<u8>> {
    let known = [
        "[Event \"",
        "[White \"x\"]",
        "\"]",
        "\n",
        "\r\n",
        "\r",
        "\n\n",
        " ",
        "1. e4",
        "1-0",
        "*",
        "{",
        "}",
        "[",
        "\u{1b}",
        "\u{1b}n",
        "\u{FEFF}",
        "%",
    ];
    prop_oneof![
        9 => prop::sample::select(known.to_vec()).prop_map(|text| text.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 0..4),
        1 => vec(prop_oneof![Just(b' '), Just(b'1'), Just(b'[')], 0..1100),
    ]
}

proptest! {
    #[test]
    fn any_bytes_become_rows_that_give_the_same_bytes(
        pieces in vec(piece(), 0..40),
        piece_len in 1_usize..50,
    ) {
        check(&pieces.concat(), piece_len);
    }

    #[test]
    fn games_can_be_turned_round(
        games in vec(vec(piece(), 0..6), 1..6),
        piece_len in 1_usize..50,
    ) {
        let games: Vec<Vec<u8>> = games
            .into_iter()
            .map(|game| [b"[Event \"E\"]\n\n".as_slice(), &game.concat(), b"\n\n"].concat())
            .collect();
        check(&games.concat(), piece_len);
    }
}
