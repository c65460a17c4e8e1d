//! No files import each other in a circle, so each can be read knowing only those below it. The files of
//! the program also follow the order of the map in `src/lib.rs`.
//!
//! A file needs another if it names an item of it: in a `use`, in a path that begins with
//! `crate`, `super` or `self`, or through a module of its own. An item taken through a re-export is
//! needed from the file that defines it; a file that only re-exports items of its modules needs none.

use crate::sources::source_folders;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The path of modules to an item, from the root of the crate.
type Place = Vec<String>;

/// The imports of a file, each under the path at which it is visible there, and all the paths that it names.
#[derive(Default)]
struct File {
    imports: BTreeMap<Place, Place>,
    named: Vec<Place>,
}

/// The code of a file without comments and tests: its own code at the file's place, and the code of each inline
/// module at that module's place.
fn modules(code: &str, here: &Place) -> Vec<(Place, String)> {
    let mut own = Vec::new();
    let mut found = Vec::new();
    let mut within: Option<(Place, Vec<&str>)> = None;
    let mut is_of_tests = false;
    for line in code.lines() {
        let line = line.split("//").next().unwrap().trim_end();
        if let Some((place, lines)) = &mut within {
            if line == "}" {
                if !is_of_tests {
                    found.extend(modules(&lines.join("\n"), place));
                }
                within = None;
            } else {
                lines.push(line.strip_prefix("    ").unwrap_or(line));
            }
            continue;
        }
        let head = line.strip_suffix(" {").filter(|_| !line.starts_with(' '));
        let name = head.and_then(|head| head.split("mod ").nth(1));
        match name {
            Some(name) => {
                is_of_tests = name == "tests" || own.last() == Some(&"#[cfg(test)]");
                within = Some(([here.as_slice(), &[name.to_owned()]].concat(), Vec::new()));
            }
            None => own.push(line),
        }
    }
    found.push((here.clone(), own.join("\n")));
    found
}

/// The code without restricted visibility such as `pub(in …)`.
fn without_visibility(code: &str) -> String {
    let mut parts = code.split("pub(in ");
    let first = parts.next().unwrap().to_owned();
    let rest = parts.map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    first + &rest.collect::<String>()
}

/// The paths of a use tree such as `a::{b, c as d}`, each with its name.
fn leaves(tree: &str) -> Vec<(String, String)> {
    let Some((head, rest)) = tree.split_once('{') else {
        let path = tree.trim().trim_end_matches("::self");
        let (path, name) = path
            .split_once(" as ")
            .unwrap_or((path, path.rsplit("::").next().unwrap()));
        return vec![(path.to_owned(), name.to_owned())];
    };
    let inner = &rest[..rest.rfind('}').unwrap()];
    let mut depth = 0;
    let is_end = |sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        sign == ',' && depth == 0
    };
    inner
        .split(is_end)
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .flat_map(|part| leaves(&format!("{}{part}", head.trim())))
        .collect()
}

/// A path seen from `here`, as a path from the root; `None` if it is not in the crate.
fn absolute(path: &str, here: &Place, places: &BTreeSet<Place>) -> Option<Place> {
    let names: Place = path.split("::").map(str::to_owned).collect();
    let ups = names.iter().take_while(|name| *name == "super").count();
    let own = |rest: &[String]| [here, rest].concat();
    match names[0].as_str() {
        "crate" => Some(names[1..].to_vec()),
        "self" => Some(own(&names[1..])),
        "super" => Some([&here[..here.len().checked_sub(ups)?], &names[ups..]].concat()),
        _ => Some(own(&names)).filter(|_| places.contains(&own(&names[..1]))),
    }
}

/// The start of the last `use` of a statement, or the end of the statement if there is none.
fn begin_of_use(statement: &str) -> usize {
    let mut begins = statement.rmatch_indices("use ").map(|(begin, _)| begin);
    // Within a text, "use" is an ordinary word.
    let is_first_word = |begin: &usize| {
        let before = statement[..*begin].lines().last().unwrap_or_default();
        before.trim().is_empty() || before.trim().starts_with("pub")
    };
    begins.find(is_first_word).unwrap_or(statement.len())
}

fn read(code: &str, place: &Place, places: &BTreeSet<Place>) -> File {
    let mut file = File::default();
    for (here, code) in modules(code, place) {
        for statement in without_visibility(&code).split(';') {
            read_statement(statement, &here, places, &mut file);
        }
    }
    file
}

fn read_statement(statement: &str, here: &Place, places: &BTreeSet<Place>, file: &mut File) {
    let (before, tree) = statement.split_at(begin_of_use(statement));
    let line = before.lines().last().unwrap_or_default();
    for (path, name) in leaves(tree.trim_start_matches("use ")) {
        let Some(place) = absolute(&path, here, places) else {
            continue;
        };
        if !(line.starts_with("pub") && place.starts_with(here)) {
            file.named.push(place.clone());
        }
        if !line.starts_with(' ') {
            file.imports
                .insert([here.as_slice(), &[name]].concat(), place);
        }
    }
    let is_of_path = |sign: char| sign.is_alphanumeric() || "_:".contains(sign);
    let words = before.split(|sign| !is_of_path(sign));
    let paths = words.filter(|word| word.trim_end_matches(':').contains("::"));
    file.named
        .extend(paths.filter_map(|path| absolute(path, here, places)));
}

/// The file that contains an item. The path to it may lead through modules without a file of their own.
fn file_of(place: &[String], files: &BTreeMap<Place, File>, steps: usize) -> Place {
    let lengths = (0..=place.len()).rev();
    let len = lengths
        .clone()
        .find(|len| files.contains_key(&place[..*len]));
    let Some((len, file)) = len.and_then(|len| Some((len, files.get(&place[..len])?))) else {
        return Place::new();
    };
    let imported = |end: usize| Some((end, file.imports.get(&place[..end])?));
    match (len + 1..=place.len()).find_map(imported) {
        Some((end, from)) if steps > 0 => {
            file_of(&[from, &place[end..]].concat(), files, steps - 1)
        }
        _ => place[..len].to_vec(),
    }
}

/// The files that each file needs.
fn needs_of_all(sources: &BTreeMap<Place, String>) -> BTreeMap<Place, BTreeSet<Place>> {
    let ways = |place: &Place| {
        (0..=place.len())
            .map(|len| place[..len].to_vec())
            .collect::<Vec<_>>()
    };
    let places: BTreeSet<Place> = sources.keys().flat_map(ways).collect();
    let files: BTreeMap<Place, File> = sources
        .iter()
        .map(|(place, code)| (place.clone(), read(code, place, &places)))
        .collect();
    let needs_of = |(place, file): (&Place, &File)| {
        let needs = file.named.iter().map(|named| file_of(named, &files, 20));
        let others = needs.filter(|need| need != place && !need.is_empty());
        (place.clone(), others.collect())
    };
    files.iter().map(needs_of).collect()
}

/// A circle of files, if there is one.
fn circle(sources: &BTreeMap<Place, String>) -> Option<String> {
    let mut needs = needs_of_all(sources);
    // A file that needs no other is in no circle.
    while let Some((free, _)) = needs.iter().find(|(_, needed)| needed.is_empty()) {
        let free = free.clone();
        needs.remove(&free);
        for needed in needs.values_mut() {
            needed.remove(&free);
        }
    }
    let mut way = vec![needs.keys().next()?];
    loop {
        let next = needs[*way.last()?].first()?;
        if let Some(begin) = way.iter().position(|place| *place == next) {
            let circle = way[begin..].iter().chain([&next]);
            let names: Vec<_> = circle.map(|place| place.join("/")).collect();
            return Some(names.join(" -> "));
        }
        way.push(next);
    }
}

fn add_sources(folder: &Path, outer: &Place, found: &mut BTreeMap<Place, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let place = [outer.as_slice(), std::slice::from_ref(&name)].concat();
        if name.ends_with("tests") || place == ["main"] {
            continue;
        }
        if path.is_dir() {
            add_sources(&path, &place, found);
        } else {
            let place = if place == ["lib"] {
                Place::new()
            } else {
                place
            };
            found.insert(place, fs::read_to_string(path).unwrap());
        }
    }
}

/// The layers of the program from the lowest to the highest, as the map in `src/lib.rs` lists them. A star matches
/// any single name.
fn layers(lib: &str) -> Vec<Place> {
    let (_, rest) = lib.split_once("//! # The map\n").unwrap();
    let map = rest.split("//! # ").next().unwrap();
    map.lines()
        .filter_map(|line| line.strip_prefix("//! - "))
        .map(|entry| entry.split('`').nth(1).unwrap())
        .map(|path| path.split('/').map(str::to_owned).collect())
        .collect()
}

/// The layer of a file: the most specific one that names it.
fn layer_of(place: &Place, layers: &[Place]) -> Option<usize> {
    let names = |layer: &Place| {
        let both = layer.iter().zip(place);
        layer.len() <= place.len()
            && both
                .into_iter()
                .all(|(name, own)| name == "*" || name == own)
    };
    let all = layers.iter().enumerate();
    let named = all.filter(|(_, layer)| names(layer));
    let most = named.max_by_key(|(_, layer)| layer.len());
    most.map(|(number, _)| number)
}

/// The imports from a layer above the file's own, and the files that belong to no layer.
fn against_the_order(sources: &BTreeMap<Place, String>, layers: &[Place]) -> Vec<String> {
    let mut found = Vec::new();
    for (place, needs) in needs_of_all(sources) {
        if place.is_empty() {
            continue;
        }
        let name = place.join("/");
        let Some(own) = layer_of(&place, layers) else {
            found.push(format!("{name} is in no layer"));
            continue;
        };
        let above = needs
            .iter()
            .filter(|need| Some(own) < layer_of(need, layers));
        found.extend(above.map(|need| format!("{name} imports {}", need.join("/"))));
    }
    found
}

#[test]
fn each_file_of_the_program_imports_only_from_its_own_layer_and_those_below() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = BTreeMap::new();
    add_sources(&folder, &Place::new(), &mut sources);
    let layers = layers(&sources[&Place::new()]);
    assert_eq!(against_the_order(&sources, &layers), Vec::<String>::new());
    for (number, layer) in layers.iter().enumerate() {
        let has_files = sources
            .keys()
            .any(|place| layer_of(place, &layers) == Some(number));
        assert!(has_files, "no file is in {}", layer.join("/"));
    }
}

fn of_texts(texts: &[(&str, &str)]) -> BTreeMap<Place, String> {
    let file = |(name, code): &(&str, &str)| {
        let place: Place = name.split('/').map(str::to_owned).collect();
        (place, (*code).to_owned())
    };
    let mut sources: BTreeMap<Place, String> = texts.iter().map(file).collect();
    sources.insert(Place::new(), "mod a;".to_owned());
    sources
}

#[test]
fn an_import_from_a_layer_above_is_found_in_any_form() {
    let map = "//! # The map\n//!\n//! - [`low`]: one.\n//! - `a/*/tasks`: two.\n//! - `a/*/update`: three.\n//!   more\n//! - [`a`]: four.\n//!\n//! # More\n//! - `b`\n";
    let layers = layers(map);
    let names: Vec<_> = layers.iter().map(|layer| layer.join("/")).collect();
    assert_eq!(names, ["low", "a/*/tasks", "a/*/update", "a"]);
    let room =
        "pub mod tasks {\n    pub mod read;\n}\npub mod update;\npub use tasks::read::Read;\n";
    let upward = ["a/room/tasks/read imports a/room/update".to_owned()];
    for (read, update, expected) in [
        ("pub struct Read;", "use super::tasks::read::Read;", &[][..]),
        ("pub struct Read;", "use crate::a::room::Read;", &[]),
        ("use super::super::update::done;", "", &upward),
        ("use crate::a::room::{update::{self, done}};", "", &upward),
        ("fn f() { crate::a::room::update::done() }", "", &upward),
        (
            "mod inner {\n    use super::super::super::update::done;\n}",
            "",
            &upward,
        ),
        ("pub(in crate::a::room) fn f() {}", "", &[]),
        (
            "mod tests {\n    use crate::a::room::update::done;\n}",
            "",
            &[],
        ),
        ("// crate::a::room::update::done", "", &[]),
    ] {
        let sources = of_texts(&[
            ("low", ""),
            ("a/room", room),
            ("a/room/tasks/read", read),
            ("a/room/update", update),
        ]);
        assert_eq!(
            against_the_order(&sources, &layers),
            expected,
            "{read} {update}"
        );
    }
    let outside = against_the_order(&of_texts(&[("b", "")]), &layers);
    assert_eq!(outside, ["b is in no layer"]);
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut count = 0;
    for (_, folder) in source_folders() {
        let mut sources = BTreeMap::new();
        add_sources(&folder, &Place::new(), &mut sources);
        assert_eq!(circle(&sources), None, "{}", folder.display());
        count += sources.len();
    }
    assert!(count > 500, "{count} files");
}

#[test]
fn a_circle_is_found_in_any_form_of_import() {
    let facade = "mod one;\nmod two;\npub use two::Two;\nmod tests {\n    use one::f;\n}\n";
    let both = Some("a/one -> a/two -> a/one");
    for (facade, one, two, expected) in [
        (facade, "use super::Two;", "// use super::one::f;", None),
        (
            facade,
            "use super::Two;",
            "use crate::a::{one::{self, f}};",
            both,
        ),
        (
            facade,
            "fn f(_: super::Two) {}",
            "fn g() { super::one::f() }",
            both,
        ),
        (
            "fn f() { one::g() }",
            "use super::f;",
            "",
            Some("a -> a/one -> a"),
        ),
    ] {
        let sources = of_texts(&[("a", facade), ("a/one", one), ("a/two", two)]);
        assert_eq!(circle(&sources).as_deref(), expected, "{one} {two}");
    }
}

#[test]
fn a_circle_is_found_through_a_module_without_a_file() {
    let facade =
        "pub mod tasks {\n    pub mod one;\n    pub mod two;\n}\npub use tasks::two::Two;\n";
    let both = Some("a/tasks/one -> a/tasks/two -> a/tasks/one");
    for (one, two, expected) in [
        ("use super::two::Two;", "", None),
        ("use super::two::Two;", "use super::one::f;", both),
        ("use crate::a::Two;", "use crate::a::tasks::one::f;", both),
    ] {
        let sources = of_texts(&[("a", facade), ("a/tasks/one", one), ("a/tasks/two", two)]);
        assert_eq!(circle(&sources).as_deref(), expected, "{one} {two}");
    }
}
