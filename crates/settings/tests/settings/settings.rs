//! The settings file: readable, never lost, shared by several running programs.

mod engines;
mod table_folders;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, io};
use tabiya_chess::EnPassantConvention;
use tabiya_notation::fen::Dialect;
use tabiya_notation::piece_letters::Language;
use tabiya_picture::{BoardTheme, Frame, PieceSet, Style};
use tabiya_settings::{
    LastAnimation, LastDiagram, LastGame, Oddity, OpponentStrength, Setting, Settings,
    SettingsNote, Theme, recall, remember, settings_file,
};
use tabiya_text::Locale;
use tempfile::TempDir;

fn place() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("tabiya").join("settings.toml");
    (folder, file)
}

fn holding(bytes: &[u8]) -> (TempDir, PathBuf) {
    let (folder, file) = place();
    fs::create_dir(file.parent().unwrap()).unwrap();
    fs::write(&file, bytes).unwrap();
    (folder, file)
}

const DARK: Setting = Setting::Theme(Theme::Dark);
const SHREDDER: Setting = Setting::Castling(Dialect::Shredder);
const LEGAL: Setting = Setting::EnPassant(EnPassantConvention::Legal);

#[test]
fn a_missing_file_means_defaults_and_reading_writes_nothing() {
    let (folder, file) = place();
    let recalled = recall(&file);
    assert_eq!(recalled.settings, Settings::default());
    assert!(recalled.notes.is_empty());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn remembered_settings_are_recalled() {
    let (_folder, file) = place();
    remember(&file, &[DARK, SHREDDER]).unwrap();
    remember(&file, &[LEGAL]).unwrap();
    let settings = recall(&file).settings;
    assert_eq!(settings.theme, Theme::Dark);
    assert_eq!(settings.castling, Dialect::Shredder);
    assert_eq!(settings.en_passant, EnPassantConvention::Legal);
}

#[test]
fn every_choice_has_its_own_word() {
    let all = [
        Setting::Theme(Theme::System),
        Setting::Theme(Theme::Light),
        DARK,
        Setting::Castling(Dialect::XFen),
        SHREDDER,
        Setting::EnPassant(EnPassantConvention::Always),
        Setting::EnPassant(EnPassantConvention::PseudoLegal),
        LEGAL,
        Setting::Figurines(true),
        Setting::Figurines(false),
        Setting::BoardTheme(None),
        Setting::Coordinates(true),
        Setting::Coordinates(false),
    ];
    let sets = PieceSet::OWN.map(Setting::BoardPieces);
    let themes = BoardTheme::ALL.map(|theme| Setting::BoardTheme(Some(theme)));
    let all = all.into_iter().chain(sets).chain(themes);
    let letters = Language::ALL.map(Some).map(Setting::Language);
    let letters = letters.into_iter().chain([Setting::Language(None)]);
    let spoken = Locale::ALL.map(Some).map(Setting::Locale);
    let spoken = spoken.into_iter().chain([Setting::Locale(None)]);
    for setting in all.into_iter().chain(letters).chain(spoken) {
        let (_folder, file) = place();
        // Other settings are chosen first, so that the choice cannot be the default.
        remember(&file, &[DARK, SHREDDER, LEGAL, Setting::Figurines(true)]).unwrap();
        remember(&file, std::slice::from_ref(&setting)).unwrap();
        let mut expected = Settings::default();
        for earlier in [
            DARK,
            SHREDDER,
            LEGAL,
            Setting::Figurines(true),
            setting.clone(),
        ] {
            expected.choose(earlier);
        }
        let recalled = recall(&file);
        assert_eq!(recalled.settings, expected, "{setting:?}");
        assert!(recalled.notes.is_empty(), "{setting:?}");
    }
}

#[test]
fn the_file_has_plain_lines_and_keeps_foreign_content() {
    let text = "# mine\nversion = 1\ntheme = \"light\" # for the projector\nfuture = [1, 2]\n";
    let (_folder, file) = holding(text.as_bytes());
    remember(&file, &[DARK, SHREDDER]).unwrap();
    let expected = "# mine\nversion = 1\ntheme = \"dark\" # for the projector\nfuture = [1, 2]\n\
                    castling = \"shredder\"\n";
    assert_eq!(fs::read_to_string(&file).unwrap(), expected);
}

/// Stores a setting even if others lock the file for a long time, because a busy disk may take longer than the program
/// waits.
fn remember_at_last(file: &Path, setting: &Setting) {
    const PATIENCE: Duration = Duration::from_mins(1);
    let began = Instant::now();
    while let Err(error) = remember(file, std::slice::from_ref(setting)) {
        let may_wait = error.kind() == io::ErrorKind::TimedOut && began.elapsed() < PATIENCE;
        assert!(may_wait, "{error}");
    }
}

#[test]
fn two_programs_keep_each_others_choices() {
    let (_folder, file) = place();
    let threads: Vec<_> = [DARK, SHREDDER, LEGAL, Setting::Figurines(true)]
        .into_iter()
        .map(|setting| {
            let file = file.clone();
            std::thread::spawn(move || {
                for _ in 0..20 {
                    remember_at_last(&file, &setting);
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    let settings = recall(&file).settings;
    assert_eq!(settings.theme, Theme::Dark);
    assert_eq!(settings.castling, Dialect::Shredder);
    assert_eq!(settings.en_passant, EnPassantConvention::Legal);
    assert!(settings.figurines);
}

#[test]
fn a_reader_never_sees_half_a_file() {
    let (_folder, file) = place();
    remember(&file, &[DARK]).unwrap();
    let writer = {
        let file = file.clone();
        std::thread::spawn(move || {
            for _ in 0..50 {
                remember(&file, &[SHREDDER]).unwrap();
            }
        })
    };
    while !writer.is_finished() {
        let recalled = recall(&file);
        assert_eq!(recalled.settings.theme, Theme::Dark);
        assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    }
    writer.join().unwrap();
}

#[test]
fn a_damaged_file_is_set_aside_unchanged() {
    for damage in [
        &b"theme = \"dark"[..],
        b"\x00\x01\x02",
        b"theme = \"\xff\"\n",
        b"version = \"one\"\n",
        b"version = 0\n",
        b"theme = \"dark\"\ntheme = \"light\"\n",
    ] {
        let (folder, file) = holding(damage);
        let recalled = recall(&file);
        assert_eq!(recalled.settings, Settings::default());
        let [SettingsNote::Damaged { kept_as }] = &recalled.notes[..] else {
            panic!("{:?}", recalled.notes);
        };
        assert_eq!(fs::read(kept_as).unwrap(), damage);
        assert!(kept_as.starts_with(folder.path()));
        assert!(!file.exists());
    }
}

#[test]
fn a_file_of_megabytes_is_set_aside() {
    let (_folder, file) = holding(&b"# filler\n".repeat(200_000));
    assert!(matches!(
        recall(&file).notes[..],
        [SettingsNote::Damaged { .. }]
    ));
}

#[test]
fn newer_files_are_set_aside_and_none_is_overwritten() {
    let newer = b"version = 2\ntheme = { name = \"dark\" }\n";
    let (_folder, file) = holding(newer);
    assert!(matches!(
        recall(&file).notes[..],
        [SettingsNote::Newer { .. }]
    ));
    fs::write(&file, newer).unwrap();
    let note = remember(&file, &[DARK]).unwrap();
    let Some(SettingsNote::Newer { kept_as }) = note else {
        panic!("{note:?}");
    };
    assert!(kept_as.ends_with("settings.newer-2.toml"), "{kept_as:?}");
    assert_eq!(fs::read(kept_as).unwrap(), newer);
    assert!(file.with_extension("newer.toml").exists());
    assert_eq!(recall(&file).settings.theme, Theme::Dark);
}

#[test]
fn an_unknown_word_is_reported_and_stays_until_another_choice() {
    let (_folder, file) = holding(b"theme = \"purple\"\ncastling = 3\nen-passant = \"legal\"\n");
    let recalled = recall(&file);
    assert_eq!(recalled.settings.theme, Theme::System);
    assert_eq!(recalled.settings.en_passant, EnPassantConvention::Legal);
    let keys: Vec<_> = recalled
        .notes
        .iter()
        .map(|note| match note {
            SettingsNote::Odd(Oddity::Word { key, .. }) => *key,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(keys, ["theme", "castling"]);
    remember(&file, &[LEGAL]).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("purple"), "{text}");
}

#[test]
fn an_unreadable_file_is_left_alone() {
    let (_folder, file) = place();
    fs::create_dir_all(&file).unwrap();
    let recalled = recall(&file);
    assert!(matches!(recalled.notes[..], [SettingsNote::Unreadable(_)]));
    assert!(remember(&file, &[DARK]).is_err());
    assert!(file.is_dir());
}

#[cfg(unix)]
#[test]
fn a_link_to_another_file_stays_a_link() {
    let (folder, file) = place();
    fs::create_dir(file.parent().unwrap()).unwrap();
    let real = folder.path().join("dotfiles.toml");
    fs::write(&real, "theme = \"light\"\n").unwrap();
    std::os::unix::fs::symlink(&real, &file).unwrap();
    remember(&file, &[DARK]).unwrap();
    assert!(file.symlink_metadata().unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&real).unwrap(), "theme = \"dark\"\n");
}

#[test]
fn an_interrupted_write_leaves_nothing_that_is_read() {
    let (_folder, file) = place();
    remember(&file, &[DARK]).unwrap();
    let leftover = file.parent().unwrap().join(".tmpAbCdEf");
    fs::write(leftover, "theme = \"light\"").unwrap();
    assert_eq!(recall(&file).settings.theme, Theme::Dark);
}

#[test]
fn the_file_is_in_the_settings_folder_of_the_system() {
    let file = settings_file().unwrap();
    assert!(file.is_absolute());
    assert!(file.ends_with("tabiya/settings.toml"), "{file:?}");
}

fn keys(command: &'static str, keys: &[&str]) -> Setting {
    let keys = keys.iter().map(|keys| keys.parse().unwrap());
    Setting::Keys {
        command,
        keys: Some(keys.collect()),
    }
}

fn usual(command: &'static str) -> Setting {
    Setting::Keys {
        command,
        keys: None,
    }
}

#[test]
fn only_changed_keys_are_remembered_and_there_may_be_several_or_none() {
    let (_folder, file) = place();
    let changes = [
        keys("find", &[]),
        keys("flip-board", &["Ctrl+B"]),
        keys("redo", &["Ctrl+Shift+Z", "F4", "?"]),
        keys("sort", &["F9"]),
        usual("sort"),
    ];
    remember(&file, &changes).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let table = "[keys]\nfind = \"\"\nflip-board = \"Ctrl+B\"\n\
                 redo = [\"Ctrl+Shift+Z\", \"F4\", \"?\"]\n";
    assert!(text.ends_with(table), "{text}");
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    let mut expected = Settings::default();
    for change in changes {
        expected.choose(change);
    }
    assert_eq!(recalled.settings, expected);
    assert_eq!(recalled.settings.keys.len(), 3);
}

#[test]
fn keys_are_read_in_usual_spellings() {
    let text =
        "[keys]\n# both hands\nflip-board = [\"ctrl + b\", \"esc\", \"\"] # mine\nfind = []\n";
    let (_folder, file) = holding(text.as_bytes());
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    let keys_of = |name: &str| {
        let keys = recalled.settings.keys[name].iter();
        keys.map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(keys_of("flip-board"), ["Ctrl+B", "Escape"]);
    assert!(keys_of("find").is_empty());
    remember(&file, &[keys("flip-board", &["F7"])]).unwrap();
    let now = fs::read_to_string(&file).unwrap();
    assert!(now.contains("# both hands\nflip-board = \"F7\" # mine\nfind = []\n"));
}

#[test]
fn unknown_keys_are_reported_once_and_stay() {
    let text = "[keys]\nflip-board = \"Ctrl+Bee\"\nfind = [\"F3\", 7]\nsort = 3\nundo = \"F2\"\n";
    let (_folder, file) = holding(text.as_bytes());
    let recalled = recall(&file);
    let told: Vec<_> = recalled
        .notes
        .iter()
        .map(|note| match note {
            SettingsNote::Odd(Oddity::Keys { command, word }) => (command.as_str(), word.as_str()),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected = [
        ("flip-board", "\"Ctrl+Bee\""),
        ("find", "[\"F3\", 7]"),
        ("sort", "3"),
    ];
    assert_eq!(told, expected);
    assert_eq!(recalled.settings.keys.len(), 1);
    remember(&file, &[DARK, usual("undo")]).unwrap();
    let now = fs::read_to_string(&file).unwrap();
    for line in text.lines().filter(|line| !line.starts_with("undo")) {
        assert!(now.contains(line), "{line}: {now}");
    }
    assert!(!now.contains("undo"));
}

#[test]
fn a_keys_entry_that_is_no_table_is_reported_and_replaced() {
    let (_folder, file) = holding(b"keys = \"vi\"\ntheme = \"dark\"\n");
    let recalled = recall(&file);
    assert!(matches!(
        &recalled.notes[..],
        [SettingsNote::Odd(Oddity::Word { key: "keys", word })] if word == "\"vi\""
    ));
    assert_eq!(recalled.settings.theme, Theme::Dark);
    remember(&file, &[keys("flip-board", &["F7"])]).unwrap();
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    assert_eq!(recalled.settings.keys.len(), 1);
    // A table on one line is also accepted.
    let (_folder, file) = holding(b"keys = { flip-board = \"F7\" }\n");
    remember(&file, &[keys("find", &["F8"])]).unwrap();
    assert_eq!(recall(&file).settings.keys.len(), 2);
}

fn style(name: &str, style: Style) -> Setting {
    Setting::Style {
        name: name.to_owned(),
        style: Some(style),
    }
}

#[test]
fn a_style_is_a_table_of_differences_from_the_default() {
    let (_folder, file) = place();
    let mine = Style {
        size: 1890,
        frame: Frame::Double,
        pieces: "/home/me/my pieces".to_owned(),
        ..Style::default()
    };
    remember(&file, &[DARK, style("For \"print\"", mine.clone())]).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    let expected = "[styles.'For \"print\"']\nsize = 1890\nframe = \"double\"\npieces = \"/home/me/my pieces\"\n";
    assert!(text.ends_with(expected), "{text}");
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty());
    assert_eq!(recalled.settings.theme, Theme::Dark);
    assert_eq!(recalled.settings.style("For \"print\""), Some(mine));
    // Defaults are removed, and so is a deleted style.
    remember(&file, &[style("For \"print\"", Style::default())]).unwrap();
    assert!(!fs::read_to_string(&file).unwrap().contains("size"));
    let deleted = Setting::Style {
        name: "For \"print\"".to_owned(),
        style: None,
    };
    remember(&file, &[deleted]).unwrap();
    assert!(recall(&file).settings.styles.is_empty());
}

#[test]
fn any_style_is_recalled_unchanged() {
    for name in Style::BUILT_IN {
        let (_folder, file) = place();
        let mut mine = Style::built_in(name).unwrap();
        mine.light = Some("#102030".parse().unwrap());
        mine.pieces = "7".to_owned();
        mine.annotations = false;
        let last = LastDiagram {
            style_name: "mine".to_owned(),
            style: mine.clone(),
            format: "webp".to_owned(),
        };
        let settings = [style("mine", mine.clone()), Setting::Diagram(last.clone())];
        remember(&file, &settings).unwrap();
        let recalled = recall(&file);
        assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
        assert_eq!(recalled.settings.style("mine"), Some(mine));
        assert_eq!(recalled.settings.diagram, last);
    }
}

fn style_word(note: &SettingsNote) -> Option<(&str, &str, &str)> {
    match note {
        SettingsNote::Odd(Oddity::StyleWord { style, key, word }) => Some((style, key, word)),
        _ => None,
    }
}

#[test]
fn unknown_words_of_a_style_are_reported_and_stay() {
    let text = "[styles]\nodd = 7\n[styles.mine]\nsize = 63\nglow = \"red\" # later\nframe = \"thick\"\n\
                caption = false\n";
    let (_folder, file) = holding(text.as_bytes());
    let recalled = recall(&file);
    let told: Vec<_> = recalled.notes.iter().filter_map(style_word).collect();
    assert_eq!(
        told,
        [
            ("styles", "odd", "7"),
            ("mine", "size", "63"),
            ("mine", "glow", "\"red\" # later"),
        ]
    );
    let mine = recalled.settings.style("mine").unwrap();
    assert_eq!((mine.frame, mine.caption), (Frame::Thick, false));
    let changed = Style {
        margin: 50,
        ..Style::default()
    };
    remember(&file, &[style("mine", changed)]).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("glow = \"red\" # later"), "{text}");
    assert!(text.contains("odd = 7"), "{text}");
    assert!(!text.contains("thick"), "{text}");
}

#[test]
fn an_own_style_takes_precedence_over_a_built_in_one() {
    let (_folder, file) = holding(b"[styles.book]\nsize = 300\n");
    let settings = recall(&file).settings;
    assert_eq!(settings.style("book").unwrap().size, 300);
    assert_eq!(settings.style("web"), Style::built_in("web"));
    assert_eq!(settings.style("no such"), None);
    let names: Vec<_> = settings.style_names().collect();
    assert_eq!(names, Style::BUILT_IN);
}

#[test]
fn a_style_equal_to_the_default_stays_in_any_notation() {
    for text in [
        "styles.mine.margin = 50 # wide\n",
        "styles = { mine = { margin = 50 } }\n",
        "[styles]\nmine.margin = 50\n",
        "[styles]\nmine = { margin = 50 }\n",
        "[styles.mine]\nmargin = 50\n",
    ] {
        let (_folder, file) = holding(text.as_bytes());
        remember(&file, &[style("mine", Style::default()), DARK]).unwrap();
        let settings = recall(&file).settings;
        assert_eq!(
            settings.styles.get("mine"),
            Some(&Style::default()),
            "{text}"
        );
        assert_eq!(settings.theme, Theme::Dark);
    }
}

#[test]
fn the_last_choices_for_a_game_and_an_animation_are_kept() {
    let (_folder, file) = place();
    let game = LastGame {
        engine: "Stockfish 18".to_owned(),
        strength: OpponentStrength::Rating,
        rating: 1800,
        nodes: 5,
        time: 2500,
        tells_slips: true,
    };
    let animation = LastAnimation {
        format: "svg".to_owned(),
        size: 320,
        tempo_ms: 700,
        pause_ms: 4000,
        shows_heading: false,
        shows_moves: false,
        shows_comments: true,
    };
    let chosen = [
        Setting::Game(game.clone()),
        Setting::Animation(animation.clone()),
    ];
    remember(&file, &chosen).unwrap();
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    assert_eq!(recalled.settings.game, game);
    assert_eq!(recalled.settings.animation, animation);
    assert!(chosen.iter().all(|setting| recalled.settings.has(setting)));
}

#[test]
fn last_choices_that_make_no_sense_keep_their_defaults() {
    let (_folder, file) = holding(
        b"[play-on]\nstrength = \"luck\"\nnodes = -1\nrating = \"high\"\nmilliseconds = 99\n\
         [animation]\nsize = 0\ntempo = 99999999999\nmoves = \"no\"\nformat = \"gif\"\n",
    );
    let settings = recall(&file).settings;
    let game = LastGame {
        time: 99,
        ..LastGame::default()
    };
    assert_eq!(settings.game, game);
    let animation = LastAnimation {
        format: "gif".to_owned(),
        ..LastAnimation::default()
    };
    assert_eq!(settings.animation, animation);
    let (_folder, file) = holding(b"play-on = 7\nanimation = []\n");
    let recalled = recall(&file);
    assert_eq!(recalled.settings.game, LastGame::default());
    assert_eq!(recalled.notes.len(), 2);
}
