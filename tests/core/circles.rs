//! No files import each other in a circle: each can be read knowing only what is below it.
//!
//! A file needs another when it names something of it: in a `use`, in a path that begins with
//! `crate`, `super` or `self`, or through a module of its own. What it takes through a re-export it
//! needs from the file that has it; a file that only passes on what its modules have needs none.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The modules on the way to something, from the root of the crate.
type Place = Vec<String>;

/// What a file imports, by name, and all that it names.
#[derive(Default)]
struct File {
    imports: BTreeMap<String, Place>,
    named: Vec<Place>,
}

/// The code without comments and without modules that stand within the file, such as its tests.
fn plain(code: &str) -> String {
    let mut is_within = false;
    let is_kept = |line: &&str| {
        let is_begin = line.ends_with('{') && line.split(' ').any(|word| word == "mod");
        is_within = (is_within || is_begin && !line.starts_with(' ')) && *line != "}";
        !is_within
    };
    let lines = code.lines().filter(is_kept);
    let lines = lines.map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// The paths of a tree such as `a::{b, c as d}`, each with its name.
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
    let parts = inner.split(|sign| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        sign == ',' && depth == 0
    });
    let parts = parts.map(str::trim).filter(|part| !part.is_empty());
    parts
        .flat_map(|part| leaves(&format!("{}{part}", head.trim())))
        .collect()
}

/// A path as it is seen from `here`, from the root; `None` for what is not of the crate.
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

/// Where the last `use` of a statement begins, which is its end if there is none.
fn begin_of_use(statement: &str) -> usize {
    let mut begins = statement.rmatch_indices("use ").map(|(begin, _)| begin);
    // Within a text it is an ordinary word.
    let is_first_word = |begin: &usize| {
        let before = statement[..*begin].lines().last().unwrap_or_default();
        before.trim().is_empty() || before.trim().starts_with("pub")
    };
    begins.find(is_first_word).unwrap_or(statement.len())
}

fn read(code: &str, here: &Place, places: &BTreeSet<Place>) -> File {
    let mut file = File::default();
    for statement in plain(code).split(';') {
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
                file.imports.insert(name, place);
            }
        }
        let is_of_path = |sign: char| sign.is_alphanumeric() || "_:".contains(sign);
        let words = before.split(|sign| !is_of_path(sign));
        let paths = words.filter(|word| word.trim_end_matches(':').contains("::"));
        file.named
            .extend(paths.filter_map(|path| absolute(path, here, places)));
    }
    file
}

/// The file that has what stands at a place.
fn file_of(place: &[String], files: &BTreeMap<Place, File>, steps: usize) -> Place {
    let is_file = |len: &usize| files.contains_key(&place[..*len]);
    let len = (0..=place.len()).take_while(is_file).last().unwrap_or(0);
    let name = place.get(len).filter(|_| steps > 0);
    match name.and_then(|name| files.get(&place[..len])?.imports.get(name)) {
        Some(from) => file_of(&[from, &place[len + 1..]].concat(), files, steps - 1),
        None => place[..len].to_vec(),
    }
}

/// A circle of files, if there is any.
fn circle(sources: &BTreeMap<Place, String>) -> Option<String> {
    let places: BTreeSet<Place> = sources.keys().cloned().collect();
    let files = sources.iter();
    let files = files.map(|(place, code)| (place.clone(), read(code, place, &places)));
    let files: BTreeMap<Place, File> = files.collect();
    let needs_of = |(place, file): (&Place, &File)| {
        let needs = file.named.iter().map(|named| file_of(named, &files, 20));
        let others = needs.filter(|need| need != place && !need.is_empty());
        (place.clone(), others.collect())
    };
    let mut needs: BTreeMap<Place, BTreeSet<Place>> = files.iter().map(needs_of).collect();
    // Whoever needs nobody any more is in no circle.
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

/// The sources of the program, and of each crate beside it.
fn source_folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(root.join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path().join("src"));
    crates.chain([root.join("src")]).collect()
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let mut count = 0;
    for folder in source_folders() {
        let mut sources = BTreeMap::new();
        add_sources(&folder, &Place::new(), &mut sources);
        assert_eq!(circle(&sources), None, "{}", folder.display());
        count += sources.len();
    }
    assert!(count > 1000, "{count} files");
}

#[test]
fn a_circle_is_found_whichever_way_its_files_name_each_other() {
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
        let files = [("a", facade), ("a/one", one), ("a/two", two)];
        let file = |(name, code): (&str, &str)| {
            let place: Place = name.split('/').map(str::to_owned).collect();
            (place, code.to_owned())
        };
        let mut sources: BTreeMap<Place, String> = files.into_iter().map(file).collect();
        sources.insert(Place::new(), "mod a;".to_owned());
        assert_eq!(circle(&sources).as_deref(), expected, "{one} {two}");
    }
}
