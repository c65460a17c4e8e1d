//! Engines in the settings file: a program is started only by its absolute path.

use super::{holding, place};
use std::fs;
use tabiya_settings::{ChosenEngine, Setting, SettingsNote, recall, remember};

fn stockfish() -> ChosenEngine {
    let mut engine = ChosenEngine::at("/usr/games/stockfish");
    engine.lines = 3;
    engine.folder = Some("/var/tmp".into());
    let options = [("Threads", "2"), ("Skill Level", "7"), ("SyzygyPath", "")];
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned()));
    engine.options = options.into();
    engine
}

fn named(name: &str, engine: Option<ChosenEngine>) -> Setting {
    let name = name.to_owned();
    Setting::Engine { name, engine }
}

#[test]
#[cfg_attr(windows, ignore = "its paths begin with a slash")]
fn an_engine_is_kept_with_path_folder_options_and_lines() {
    let (_folder, file) = place();
    let shown = Setting::PanelEngines(vec!["Stockfish 18".to_owned()]);
    let chosen = named("Stockfish 18", Some(stockfish()));
    remember(&file, &[chosen, shown]).unwrap();
    let recalled = recall(&file);
    assert!(recalled.notes.is_empty(), "{:?}", recalled.notes);
    assert_eq!(recalled.settings.engines["Stockfish 18"], stockfish());
    assert_eq!(recalled.settings.panel_engines, ["Stockfish 18"]);
    let mut other = stockfish();
    other.options.remove("Threads");
    other.folder = None;
    remember(&file, &[named("Stockfish 18", Some(other.clone()))]).unwrap();
    assert_eq!(recall(&file).settings.engines["Stockfish 18"], other);
    let gone = [
        named("Stockfish 18", None),
        Setting::PanelEngines(Vec::new()),
    ];
    remember(&file, &gone).unwrap();
    let recalled = recall(&file).settings;
    assert!(recalled.engines.is_empty() && recalled.panel_engines.is_empty());
    assert!(!fs::read_to_string(&file).unwrap().contains("stockfish"));
}

#[cfg(unix)]
#[test]
fn a_path_that_is_not_text_keeps_its_bytes() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let (_folder, file) = place();
    let path = OsStr::from_bytes(b"/opt/m\xf6tor 100%/engine");
    let engine = ChosenEngine::at(path);
    remember(&file, &[named("e", Some(engine.clone()))]).unwrap();
    assert_eq!(recall(&file).settings.engines["e"], engine);
}

#[test]
#[cfg_attr(windows, ignore = "its paths begin with a slash")]
fn an_engine_without_an_absolute_path_is_ignored_reported_and_kept() {
    let text = "version = 1\nengines-shown = [\"a\", \"b\"]\n[engines.a]\npath = \"stockfish\"\n\
                [engines.b]\npath = \"/usr/games/stockfish\"\nlines = 99\n[engines.c]\n";
    let (_folder, file) = holding(text.as_bytes());
    let recalled = recall(&file);
    assert_eq!(recalled.notes.len(), 2, "{:?}", recalled.notes);
    assert!(
        recalled
            .notes
            .iter()
            .all(|note| matches!(note, SettingsNote::Odd(_)))
    );
    let names: Vec<_> = recalled.settings.engines.keys().collect();
    assert_eq!(names, ["b"]);
    assert_eq!(recalled.settings.engines["b"].lines, 10);
    assert_eq!(recalled.settings.panel_engines, ["b"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}
