//! Layering and file size, which no lint can express.

use crate::sources;
use std::fs;
use std::path::{Path, PathBuf};

/// Maximum number of lines in a file, including its tests. A longer file should be split.
const MAX_LINES: usize = 440;

fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All source files, those of the other crates in a folder of `src` with the name of the crate.
fn all_sources() -> Vec<(PathBuf, String)> {
    sources::all_sources()
        .into_iter()
        .map(|(path, text)| (source_folder().join(path), text))
        .collect()
}

/// The files whose path below `src` begins with one of these parts, with their code but no comments, so that a
/// comment may name things that the code must not.
fn code_of(parts: &[&str]) -> Vec<(PathBuf, String)> {
    let is_meant = |path: &Path| {
        let path = path.strip_prefix(source_folder()).unwrap();
        let path = path.to_string_lossy().into_owned();
        parts.iter().any(|part| path.starts_with(part))
    };
    let without_comments = |text: String| {
        let lines = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        lines.collect::<Vec<_>>().join("\n")
    };
    all_sources()
        .into_iter()
        .filter(|(path, _)| is_meant(path))
        .map(|(path, text)| (path, without_comments(text)))
        .collect()
}

fn assert_none_contains(files: &[(PathBuf, String)], words: &[&str]) {
    assert!(!files.is_empty());
    for (path, code) in files {
        for word in words {
            assert!(!code.contains(word), "{} mentions {word}", path.display());
        }
    }
}

/// Whether a file belongs to the window: views, their building blocks, and the code that joins them.
fn is_of_the_window(path: &Path) -> bool {
    let is_view = || path.iter().any(|part| part == "view" || part == "view.rs");
    let is_joined = || {
        let below = path.strip_prefix("app");
        below.is_ok_and(|below| {
            !["update", "update.rs"]
                .iter()
                .any(|part| below.starts_with(part))
        })
    };
    path.starts_with("widgets")
        || path == Path::new("main.rs")
        || path == Path::new("app.rs")
        || (path.starts_with("features")
            || path.starts_with("view")
            || path == Path::new("view.rs"))
            && is_view()
        || is_joined()
}

#[test]
fn egui_is_used_only_in_the_window() {
    let rest: Vec<_> = code_of(&[""])
        .into_iter()
        .filter(|(path, _)| {
            let path = path.strip_prefix(source_folder()).unwrap();
            !is_of_the_window(path)
        })
        .collect();
    assert_none_contains(&rest, &["egui::", "eframe::"]);
}

#[test]
fn pure_crates_and_modules_use_no_files_and_no_threads() {
    let core = code_of(&[
        "chess",
        "notation",
        "collection/games",
        "collection/tree",
        "engine/uci",
        "engine/analysis",
        "collection/recipe",
        "collection/search",
        "recognise",
        "tables",
        "lines/decoding",
    ]);
    assert_none_contains(&core, &["std::fs", "std::io", "std::thread", "std::path"]);
}

#[test]
fn games_search_and_passes_do_not_use_the_document() {
    let below = code_of(&[
        "collection/games",
        "collection/search",
        "collection/passes",
        "collection/tree",
    ]);
    assert_none_contains(&below, &["crate::document"]);
}

#[test]
fn engine_processes_are_handled_in_two_places() {
    let engines = code_of(&["engine/"]);
    let of_system = ["engine/system", "engine/keeper"].map(|part| source_folder().join(part));
    let is_other = |(path, _): &(PathBuf, String)| {
        let path = path.with_extension("");
        !of_system.iter().any(|part| path.starts_with(part))
    };
    let others: Vec<_> = engines.into_iter().filter(is_other).collect();
    assert_none_contains(&others, &["rustix", "process::", "std::os::fd"]);
}

#[test]
fn the_uci_module_uses_no_other_engine_code_and_no_clock() {
    let without_own_paths = |(path, code): (PathBuf, String)| {
        let code = code.replace("in crate::uci", "");
        (path, code.replace("crate::uci::", ""))
    };
    let uci: Vec<_> = code_of(&["engine/uci"])
        .into_iter()
        .map(without_own_paths)
        .collect();
    assert_none_contains(&uci, &["crate::", "std::time::Instant"]);
}

#[test]
fn the_system_module_and_the_pool_use_no_other_code_of_the_program() {
    let without_own_paths = |(path, code): (PathBuf, String)| {
        let code = code.replace("in crate::system", "");
        (path, code.replace("crate::system::", ""))
    };
    let system = code_of(&["desktop/system"])
        .into_iter()
        .map(without_own_paths);
    let system: Vec<_> = system.collect();
    assert_none_contains(&system, &["crate::", "tabiya_"]);
    assert_none_contains(&code_of(&["threads"]), &["crate::", "std::fs", "std::path"]);
}

/// The feature to which a file belongs, and its kind: `model`, `update`, `tasks` …
fn room_of(path: &Path) -> (String, String) {
    let below = path.strip_prefix(source_folder().join("features")).unwrap();
    let mut names = below.iter().map(|name| name.to_string_lossy());
    let mut next = || names.next().unwrap_or_default().replace(".rs", "");
    (next(), next())
}

#[test]
fn a_feature_never_calls_the_update_of_another() {
    for (path, code) in code_of(&["features/"]) {
        let (room, _) = room_of(&path);
        for named in code.split("crate::features::").skip(1) {
            let is_update = named.split("::").nth(1) == Some("update");
            let is_own = named.split("::").next() == Some(&room);
            assert!(!is_update || is_own, "{}: {named:.60}", path.display());
        }
    }
}

#[test]
fn an_update_gets_its_own_part_of_the_state() {
    for (path, code) in code_of(&["features/"]) {
        let (_, kind) = room_of(&path);
        if kind.is_empty() || kind == "view" {
            continue;
        }
        // The answer of a task arrives with the whole state and is passed on: to the task's own part, or
        // as an action.
        let most = if kind == "tasks" {
            code.matches("fn on_").count()
        } else {
            0
        };
        let whole =
            code.matches("state: &mut State").count() + code.matches("state: &State").count();
        assert!(whole <= most, "{}: {whole} of {most}", path.display());
    }
}

/// The files that join the features. All that they do with a feature comes from its row in `rooms!`.
const JOINTS: [&str; 6] = [
    "app/update.rs",
    "app/update/",
    "app/view/dialogs.rs",
    "command/dialog.rs",
    "model/room_action.rs",
    "model/action.rs",
];

/// The exceptions, which they name: a selection ends where another board is shown, the first steps see what the user
/// does, a fault writes the journals, and a user whose action runs in another document keeps typing in the one that is
/// shown. Tests and views find the words of some actions in `model/action.rs`.
const NAMED_BY_JOINTS: [&str; 13] = [
    "board::model::action::{",
    "board::model::board_state::{",
    "board::update::let_go",
    "changes::model::RevertOrder",
    "files::model::file_dialog::FileDialogAction",
    "files::model::question::Reply",
    "help::update::{step_of, taken}",
    "list::model::action::SelectionStep",
    "list::model::list_state::RowFilter",
    "list::tasks::fetch::fetch",
    "recovery::update::orders",
    "session::model::RecentAction",
    "setup::model::PieceListDraft",
];

#[test]
fn a_new_feature_changes_none_of_the_shared_files() {
    let files = code_of(&JOINTS);
    assert!(JOINTS.len() < files.len());
    for (path, code) in files {
        for named in code.split("features::").skip(1) {
            let mut known = NAMED_BY_JOINTS.iter();
            let is_known = known.any(|known| named.starts_with(known));
            assert!(is_known, "{} names {named:.60}", path.display());
        }
    }
}

#[test]
fn each_feature_with_an_update_has_its_row() {
    let rows = fs::read_to_string(source_folder().join("features.rs")).unwrap();
    let mut count = 0;
    for (path, _) in code_of(&["features/"]) {
        let (room, kind) = room_of(&path);
        if kind == "update" && path.ends_with("update.rs") {
            count += 1;
            let update = format!("by crate::features::{room}::update::apply");
            assert_eq!(rows.matches(&update).count(), 1, "{room}");
        }
    }
    assert_eq!(count, rows.matches("::update::apply").count());
}

#[test]
fn each_update_names_every_action_of_its_feature() {
    for (path, code) in code_of(&["features/"]) {
        let (_, kind) = room_of(&path);
        if kind == "update" && path.ends_with("update.rs") {
            let (_, apply) = code.split_once("pub(crate) fn apply(").unwrap();
            let apply = apply.split("\n}").next().unwrap();
            assert!(apply.contains("match action {"), "{}", path.display());
            assert!(!apply.contains("\n        _ =>"), "{}", path.display());
        }
    }
}

#[test]
fn models_use_neither_the_state_nor_updates_nor_tasks() {
    for (path, code) in code_of(&["features/"]) {
        let (_, kind) = room_of(&path);
        // The tasks of the runner belong to no feature.
        let code = code.replace("tabiya_desktop::tasks::", "");
        for word in ["crate::model", "app::update", "::update::", "::tasks::"] {
            let is_free = kind != "model" || !code.contains(word);
            assert!(is_free, "{} mentions {word}", path.display());
        }
    }
}

#[test]
fn models_use_no_files_and_no_threads() {
    let is_model = |(path, _): &(PathBuf, String)| room_of(path).1 == "model";
    let rooms = code_of(&["features/"]).into_iter().filter(is_model);
    let models: Vec<_> = code_of(&["model"]).into_iter().chain(rooms).collect();
    let words = [
        "std::fs",
        "std::{fs",
        " fs::",
        "(fs::",
        "thread::",
        "open_converted(",
    ];
    assert_none_contains(&models, &words);
}

#[test]
fn only_the_pool_distributes_work() {
    // A thread that waits for a possibly unresponsive disk is not a worker.
    let of_pools = ["thread::scope", "available_parallelism"];
    assert_none_contains(
        &code_of(&["collection/passes", "cli", "publish"]),
        &of_pools,
    );
}

#[test]
fn settings_files_are_read_and_changed_in_one_place() {
    let own_ways = ["fs::rename", "fs::write", "open_regular_file", "save("];
    assert_none_contains(&code_of(&["settings"]), &own_ways);
}

#[test]
fn colours_are_named_in_one_folder() {
    // Pictures are drawn in their own colours, and text that is only measured needs none.
    let no_colours = ["WHITE", "TRANSPARENT", "PLACEHOLDER"];
    // Translucency is a fraction of white, and pixels belong to pictures.
    let of_pictures = ["from_rgba_premultiplied"];
    for (path, code) in code_of(&["features", "widgets", "view", "app"]) {
        if path.starts_with(source_folder().join("widgets/style")) {
            continue;
        }
        for name in code.split("Color32::").skip(1) {
            let end = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let name = &name[..end.unwrap_or(name.len())];
            let is_constant = name.chars().all(|letter| !letter.is_lowercase());
            let names_a_colour = is_constant || name.starts_with("from_");
            let is_fine = no_colours.contains(&name) || of_pictures.contains(&name);
            assert!(!names_a_colour || is_fine, "{}: {name}", path.display());
        }
        assert!(!code.contains("dark_mode"), "{}", path.display());
    }
}

#[test]
fn sizes_of_text_are_named_in_one_folder() {
    for (path, code) in code_of(&["features", "widgets", "view", "app"]) {
        // Text on a board grows with its squares.
        let places = ["widgets/style", "widgets/style.rs", "features/board/view"];
        let is_place = |place: &&str| path.starts_with(source_folder().join(place));
        if places.iter().any(is_place) {
            continue;
        }
        for start in ["FontId::proportional(", "FontId::monospace(", ".size("] {
            for rest in code.split(start).skip(1) {
                let names_a_size = rest.starts_with(|first: char| first.is_ascii_digit());
                assert!(!names_a_size, "{}: {start}", path.display());
            }
        }
    }
}

#[test]
fn every_text_field_has_a_limit() {
    for (path, code) in code_of(&["features", "widgets", "view", "app"]) {
        for field in code.split("TextEdit::singleline(").skip(1) {
            assert!(field.starts_with("&mut bounded)"), "{}", path.display());
        }
        // Numbers are typed into fields that egui creates.
        let numbers = code.matches("DragValue::new(").count();
        let bounded = code.matches("bound_next_number(ui)").count();
        assert!(numbers <= bounded, "{}", path.display());
        // The text of a licence has several lines and cannot be edited.
        for field in code.split("TextEdit::multiline(").skip(1) {
            let is_bounded = field.starts_with("&mut bounded)");
            assert!(
                is_bounded || path.ends_with("about.rs"),
                "{}: {field}",
                path.display()
            );
        }
    }
}

/// Code that depends on the system although it is not in a folder `system`: module lists,
/// engine processes, signals, the creation of private files, and the identification of files and streams.
const TOLD_APART: [&str; 7] = [
    "lib.rs",
    "engine",
    "cli/render/files.rs",
    "cli/stream",
    "desktop/reports/writing.rs",
    "lines/user_file.rs",
    "lines/file_lock.rs",
];

#[test]
fn system_specific_code_is_in_system_folders_and_few_other_places() {
    for (path, code) in code_of(&[""]) {
        let below = path.strip_prefix(source_folder()).unwrap();
        let is_of_system = below
            .iter()
            .any(|part| part == "system" || part == "system.rs");
        let is_known = TOLD_APART
            .iter()
            .any(|known| below.starts_with(known) || below.ends_with(known));
        if is_of_system || is_known || below.ends_with("tests.rs") {
            continue;
        }
        let code = code.split("#[cfg(test)]").next().unwrap();
        let attributes = code.split("#[cfg").skip(1).map(|rest| (rest, ']'));
        let expressions = code.split("cfg!").skip(1).map(|rest| (rest, '\n'));
        for (rest, end) in attributes.chain(expressions) {
            let condition = rest.split(end).next().unwrap();
            let names_one = ["windows", "unix", "target_os"]
                .iter()
                .any(|word| condition.contains(word));
            let is_of_tests = condition.contains("test");
            assert!(!names_one || is_of_tests, "{}: {condition}", path.display());
        }
    }
}

#[test]
fn no_file_is_too_long() {
    for (name, text) in sources::all_sources() {
        let lines = text.lines().count();
        let path = sources::from_root(&name);
        assert!(lines <= MAX_LINES, "{} has {lines} lines", path.display());
    }
}
