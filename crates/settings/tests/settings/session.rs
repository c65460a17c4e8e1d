//! The session file: readable, never lost, shared by several running programs.

use crate::properties::sessions;
use proptest::collection::vec;
use proptest::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_chess::Color;
use tabiya_collection::games::{ChosenGames, Conversion, WantedPositions, Which};
use tabiya_lines::ArchiveEntry;
use tabiya_settings::session::{
    Here, MAX_RECENT, OpenFile, RecentFile, Session, SessionChange, SessionNote, WindowPlace,
    read_session, recall, remember, window_place, write_session,
};
use tempfile::TempDir;

fn place() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tabiya").join("session.toml");
    (folder, file)
}

fn holding(bytes: &[u8]) -> (TempDir, PathBuf) {
    let (folder, file) = place();
    fs::create_dir(file.parent().unwrap()).unwrap();
    fs::write(&file, bytes).unwrap();
    (folder, file)
}

fn here() -> Here {
    Here {
        window: Some(WindowPlace {
            size: (900, 700),
            position: Some((-12, 40)),
            maximized: true,
        }),
        folder: Some(PathBuf::from("/home/someone/chess")),
        flipped: true,
        open: vec![
            OpenFile {
                path: PathBuf::from("/home/someone/a.fen"),
                row: 12,
                top: 3,
                is_shown: true,
                ..OpenFile::default()
            },
            OpenFile {
                path: PathBuf::from("/home/someone/b.zip"),
                entry: Some(ArchiveEntry {
                    index: 2,
                    name: "in/c.epd".to_owned(),
                    bytes: 77,
                }),
                ..OpenFile::default()
            },
        ],
    }
}

fn used(path: &str) -> SessionChange {
    SessionChange::Used(PathBuf::from(path))
}

fn paths(recent: &[RecentFile]) -> Vec<&Path> {
    recent.iter().map(|recent| recent.path.as_path()).collect()
}

#[test]
fn the_open_files_are_recalled() {
    let (_folder, file) = place();
    let recalled = recall(&file);
    assert_eq!(recalled.session, Session::default());
    let keeper = recalled.keeper;
    assert!(keeper.is_some());
    remember(&file, vec![SessionChange::Here(here()), used("/a")], keeper).unwrap();
    assert_eq!(window_place(&file), here().window);
    let again = recall(&file);
    assert!(again.note.is_none());
    assert_eq!(again.session.here, here());
    assert_eq!(paths(&again.session.recent), [Path::new("/a")]);
}

#[test]
fn the_file_is_readable_for_people() {
    let mut session = Session {
        here: here(),
        recent: Vec::new(),
    };
    session.change(used("/home/someone/a.fen"));
    session.change(SessionChange::Pin(
        PathBuf::from("/home/someone/a.fen"),
        true,
    ));
    let text = write_session(&session);
    for line in [
        "version = 1",
        "folder = \"/home/someone/chess\"",
        "[window]",
        "width = 900",
        "x = -12",
        "[[open]]",
        "file = \"/home/someone/a.fen\"",
        "line = 13",
        "first-line = 4",
        "shown = true",
        "[[recent]]",
        "pinned = true",
    ] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
}

#[test]
fn the_file_is_readable_by_the_user_alone() {
    let (_folder, file) = place();
    remember(&file, vec![used("/a")], None).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert!(file.is_file());
}

#[test]
fn nothing_is_written_without_a_change() {
    let (_folder, file) = place();
    let keeper = remember(&file, vec![SessionChange::Here(here())], None)
        .unwrap()
        .keeper;
    let before = fs::read(&file).unwrap();
    fs::remove_file(&file).unwrap();
    fs::write(&file, &before).unwrap();
    let written = fs::metadata(&file).unwrap().modified().unwrap();
    remember(&file, vec![SessionChange::Here(here())], keeper).unwrap();
    assert_eq!(fs::metadata(&file).unwrap().modified().unwrap(), written);
}

#[test]
fn a_file_that_is_no_session_is_set_aside_and_never_overwritten() {
    let not_utf8: &[u8] = b"version = 1\nfolder = \"\xff\"\n";
    let mut huge = b"version = 1\n".to_vec();
    huge.resize(2 << 20, b'#');
    for (bytes, name) in [
        (&b"[[open"[..], "session.damaged.toml"),
        (b"folder = \"/a\"\n", "session.damaged.toml"),
        (b"version = 1\nfolder = 7\n", "session.damaged.toml"),
        (b"version = 1\nlater = true\n", "session.damaged.toml"),
        (
            b"version = 1\n[window]\nwidth = 0\nheight = 0\n",
            "session.damaged.toml",
        ),
        (b"version = \"one\"\n", "session.damaged.toml"),
        (not_utf8, "session.damaged.toml"),
        (&huge, "session.damaged.toml"),
        (b"version = 2\nfolder = \"/a\"\n", "session.newer.toml"),
    ] {
        let (_folder, file) = holding(bytes);
        assert_eq!(window_place(&file), None);
        assert_eq!(fs::read(&file).unwrap(), bytes, "a look changes nothing");
        let recalled = recall(&file);
        assert_eq!(recalled.session, Session::default());
        let kept = match recalled.note {
            Some(SessionNote::Damaged { kept_as } | SessionNote::Newer { kept_as }) => kept_as,
            other => panic!("{other:?}"),
        };
        assert_eq!(kept.file_name().unwrap(), name);
        remember(&file, vec![used("/b")], None).unwrap();
        assert_eq!(fs::read(&kept).unwrap(), bytes);
        assert_eq!(paths(&recall(&file).session.recent), [Path::new("/b")]);
    }
}

#[test]
fn a_file_damaged_during_the_run_is_set_aside_too() {
    let (_folder, file) = holding(b"[[open");
    let remembered = remember(&file, vec![used("/b")], None).unwrap();
    let Some(SessionNote::Damaged { kept_as }) = remembered.note else {
        panic!("{remembered:?}");
    };
    assert_eq!(fs::read(kept_as).unwrap(), b"[[open");
    assert_eq!(paths(&recall(&file).session.recent), [Path::new("/b")]);
}

#[test]
fn a_folder_at_the_place_of_the_file_is_left_alone() {
    let (_folder, file) = place();
    fs::create_dir_all(&file).unwrap();
    let recalled = recall(&file);
    assert_eq!(recalled.session, Session::default());
    assert!(matches!(recalled.note, Some(SessionNote::LeftAlone(_))));
    assert!(remember(&file, vec![used("/b")], None).is_err());
    assert!(file.is_dir());
}

#[test]
fn two_programs_share_recent_files_and_only_one_keeps_the_open_ones() {
    let (_folder, file) = place();
    let first = recall(&file).keeper;
    let keep = vec![SessionChange::Here(here()), used("/a")];
    remember(&file, keep, first.clone()).unwrap();
    let second = recall(&file);
    assert!(second.keeper.is_none());
    assert_eq!(second.session.here.open, [], "nothing is opened twice");
    let other = vec![SessionChange::Here(Here::default()), used("/b")];
    let remembered = remember(&file, other, None).unwrap();
    assert!(remembered.keeper.is_none());
    assert_eq!(
        paths(&remembered.recent),
        [Path::new("/b"), Path::new("/a")]
    );
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("a.fen"), "{text}");
    // When the first has ended, the second takes over.
    drop(first);
    let other = vec![SessionChange::Here(Here::default())];
    let remembered = remember(&file, other, None).unwrap();
    assert!(remembered.keeper.is_some());
    let text = fs::read_to_string(&file).unwrap();
    assert!(!text.contains("a.fen"), "{text}");
    assert_eq!(Arc::strong_count(&remembered.keeper.unwrap()), 1);
}

#[test]
fn changes_of_many_programs_are_all_kept() {
    let (_folder, file) = place();
    std::thread::scope(|scope| {
        for number in 0..8 {
            let file = &file;
            scope.spawn(move || {
                let path = format!("/{number}.fen");
                remember(file, vec![used(&path)], None).unwrap();
            });
        }
    });
    assert_eq!(recall(&file).session.recent.len(), 8);
}

#[test]
fn pinned_files_stay_however_many_others_are_used() {
    let mut session = Session::default();
    session.change(used("/first"));
    session.change(SessionChange::Pin(PathBuf::from("/first"), true));
    for number in 0..100 {
        session.change(used(&format!("/{number}")));
    }
    assert_eq!(session.recent.len(), MAX_RECENT + 1);
    assert!(paths(&session.recent).contains(&Path::new("/first")));
    assert_eq!(session.recent[0].path, Path::new("/99"));
    session.change(used("/first"));
    assert_eq!(session.recent[0].path, Path::new("/first"));
    assert!(session.recent[0].is_pinned);
}

#[test]
fn an_unpinned_file_is_not_forgotten_at_once() {
    let mut session = Session::default();
    session.change(SessionChange::Pin(PathBuf::from("/first"), true));
    for number in 0..100 {
        session.change(used(&format!("/{number}")));
    }
    session.change(SessionChange::Pin(PathBuf::from("/first"), false));
    assert_eq!(session.recent[0].path, Path::new("/first"));
    assert_eq!(session.recent.len(), MAX_RECENT);
}

#[test]
fn a_window_without_a_size_is_not_written() {
    for size in [(0, 0), (0, 600), (800, 0)] {
        let mut session = Session {
            here: here(),
            recent: Vec::new(),
        };
        session.here.window = Some(WindowPlace {
            size,
            position: None,
            maximized: false,
        });
        let again = read_session(write_session(&session).as_bytes()).unwrap();
        session.here.window = None;
        assert_eq!(again, session);
    }
}

#[test]
fn an_oversized_session_is_cut_and_stays_readable() {
    let long = |number: u32| PathBuf::from(format!("/{number}/{}", "\u{1}".repeat(4_000)));
    let mut session = Session::default();
    for number in 0..200 {
        session.here.open.push(OpenFile {
            path: long(number),
            is_shown: number == 150,
            ..OpenFile::default()
        });
        session.change(SessionChange::Used(long(number)));
    }
    let text = write_session(&session);
    let again = read_session(text.as_bytes()).unwrap();
    assert!(again.here.open.iter().any(|open| open.is_shown));
}

/// Any name that the system can have.
fn any_path() -> impl Strategy<Value = PathBuf> {
    let bytes = vec(any::<u8>(), 1..40);
    let odd = prop_oneof![
        Just(b"/a b%41.fen".to_vec()),
        Just(b"/\xff%FF\xc3\n\"'".to_vec()),
        bytes
    ];
    odd.prop_map(|bytes| {
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStringExt as _;
            PathBuf::from(std::ffi::OsString::from_vec(bytes))
        }
        #[cfg(windows)]
        {
            use std::os::windows::ffi::OsStringExt as _;
            let units: Vec<u16> = bytes
                .chunks(2)
                // The names include halves of surrogate pairs, and whole pairs.
                .map(|pair| u16::from_be_bytes([pair[0], *pair.last().unwrap()]))
                .collect();
            PathBuf::from(std::ffi::OsString::from_wide(&units))
        }
    })
}

fn any_games() -> impl Strategy<Value = ChosenGames> {
    let lines = prop::collection::btree_set(any::<u64>(), 0..5);
    prop_oneof![
        Just(ChosenGames::All),
        lines.prop_map(|lines| ChosenGames::InLines(lines.into()))
    ]
}

fn any_open() -> impl Strategy<Value = OpenFile> {
    let entry = (0..1_000_usize, any::<String>(), 0..u64::from(u32::MAX));
    let entry = entry.prop_map(|(index, name, bytes)| ArchiveEntry { index, name, bytes });
    let entry = proptest::option::of(entry);
    let row = 0..u64::try_from(i64::MAX).unwrap();
    let made = proptest::option::of(prop_oneof![
        Just(Conversion::USUAL_TABLE),
        prop::collection::vec(0_usize..40, 0..5).prop_map(|kept| Conversion::Table {
            fen: kept.first().copied(),
            kept: Some(kept)
        }),
        (0_usize..6, 1_u32..500, any::<bool>(), any_games()).prop_map(
            |(which, number, with_variations, games)| {
                let wanted = WantedPositions {
                    which: Which::all(number, Color::Black)[which],
                    with_variations,
                    ..WantedPositions::default()
                };
                Conversion::Games(wanted, games)
            }
        ),
    ]);
    (any_path(), entry, made, row.clone(), row, any::<bool>()).prop_map(
        |(path, entry, made, row, top, is_shown)| OpenFile {
            path,
            entry,
            made,
            row,
            top,
            is_shown,
        },
    )
}

fn any_window() -> impl Strategy<Value = WindowPlace> {
    let position = proptest::option::of(any::<(i32, i32)>());
    let side = 1..=u16::MAX;
    let size = (side.clone(), side);
    (size, position, any::<bool>()).prop_map(|(size, position, maximized)| WindowPlace {
        size,
        position,
        maximized,
    })
}

proptest! {
    #[test]
    fn any_session_is_read_back(
        window in proptest::option::of(any_window()),
        folder in proptest::option::of(any_path()),
        flipped in any::<bool>(),
        open in vec(any_open(), 0..6),
        recent in vec((any_path(), any::<bool>()), 0..6),
    ) {
        let here = Here { window, folder, flipped, open };
        let mut session = Session { here, recent: Vec::new() };
        for (path, is_pinned) in recent {
            session.change(SessionChange::Used(path.clone()));
            session.change(SessionChange::Pin(path, is_pinned));
        }
        sessions::check_bounds(&session);
        sessions::check_comes_back(&session);
    }

    #[test]
    fn any_bytes_are_read_or_refused_with_a_reason(data in vec(any::<u8>(), 0..300)) {
        sessions::check_fuzz(&data);
    }
}
