//! The libraries in the program on any system, with the licences that their authors put beside them.
//! `crates/cli/src/about.rs` says how the file is laid out.

use flate2::{Compression, GzBuilder};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

type Fallible<T> = Result<T, Box<dyn Error>>;

/// Those of `deny.toml`.
const SYSTEMS: [&str; 4] = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
];

/// How the names of files begin that are to be passed on.
const NAMES: [&str; 6] = [
    "license",
    "licence",
    "copying",
    "copyright",
    "notice",
    "unlicense",
];
/// The folders of licences that are not at the top of a package. Fonts have theirs beside them.
const FOLDERS: [&str; 3] = ["licenses", "license", "fonts"];

/// By name and version: the licence, and where its package lies.
type Libraries = BTreeMap<(String, String), (String, PathBuf)>;

/// The file, packed.
pub(crate) fn packed(root: &Path) -> Fallible<Vec<u8>> {
    // Without a name and a time, so that the same text is the same file.
    let mut packed = GzBuilder::new().write(Vec::new(), Compression::best());
    packed.write_all(text(root)?.as_bytes())?;
    Ok(packed.finish()?)
}

/// The file. All crates of all systems must be on this disk: `cargo fetch --locked`.
pub(crate) fn text(root: &Path) -> Fallible<String> {
    let mut libraries = Libraries::new();
    for system in SYSTEMS {
        add_libraries(root, system, &mut libraries)?;
    }
    let mut table = Vec::new();
    let mut texts: Vec<String> = Vec::new();
    for ((name, version), (licence, folder)) in &libraries {
        let mut numbers = Vec::new();
        for text in texts_in(folder)? {
            let known = texts.iter().position(|known| *known == text);
            numbers.push(known.unwrap_or(texts.len()).to_string());
            if known.is_none() {
                texts.push(text);
            }
        }
        let numbers = numbers.join(" ");
        table.push(format!("{name}\t{version}\t{licence}\t{numbers}\n"));
    }
    table.extend(texts.iter().map(|text| format!("\u{c}\n{text}\n")));
    Ok(table.concat())
}

/// What is built into the program for a system, from the lock file as cargo reads it.
fn add_libraries(root: &Path, system: &str, libraries: &mut Libraries) -> Fallible<()> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["metadata", "--format-version", "1", "--locked", "--offline"]);
    cargo.args(["--filter-platform", system]).current_dir(root);
    let output = cargo.output()?;
    if !output.status.success() {
        let told = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{told}\nFirst run: cargo fetch --locked").into());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let nodes: BTreeMap<_, _> = list(&metadata["resolve"]["nodes"])
        .map(|node| (text_of(&node["id"]), node))
        .collect();
    let root_package = text_of(&metadata["resolve"]["root"]);
    let own: BTreeSet<_> = list(&metadata["workspace_members"]).map(text_of).collect();
    let mut reached = BTreeSet::from([root_package]);
    let mut waiting = vec![root_package];
    while let Some(node) = waiting.pop().and_then(|id| nodes.get(id)) {
        for dependency in list(&node["deps"]) {
            let is_built_in = list(&dependency["dep_kinds"]).any(|kind| kind["kind"].is_null());
            let id = text_of(&dependency["pkg"]);
            if is_built_in && reached.insert(id) {
                waiting.push(id);
            }
        }
    }
    for package in list(&metadata["packages"]) {
        let id = text_of(&package["id"]);
        if own.contains(id) || !reached.contains(id) {
            continue;
        }
        let field = |name: &str| text_of(&package[name]).to_owned();
        let manifest = PathBuf::from(field("manifest_path"));
        let folder = manifest.parent().unwrap_or(root).to_owned();
        // Old crates write `/` for `OR`.
        let licence = field("license").replace(" / ", " OR ").replace('/', " OR ");
        libraries.insert((field("name"), field("version")), (licence, folder));
    }
    Ok(())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The texts of a package, in the order of the names of their files.
fn texts_in(folder: &Path) -> Fallible<Vec<String>> {
    let mut files = Vec::new();
    for path in entries(folder)? {
        let name = lower_name(&path);
        if path.is_dir() && FOLDERS.contains(&name.as_str()) {
            let within = entries(&path)?.into_iter();
            files.extend(within.filter(|path| path.is_file() && is_text(path)));
        } else if path.is_file() && NAMES.iter().any(|begin| name.starts_with(begin)) {
            files.push(path);
        }
    }
    let text = |path: &PathBuf| -> Fallible<String> {
        let text = String::from_utf8_lossy(&fs::read(path)?).replace('\u{c}', "");
        let lines: Vec<_> = text.lines().map(str::trim_end).collect();
        Ok(lines.join("\n").trim_matches('\n').to_owned())
    };
    files.iter().map(text).collect()
}

fn entries(folder: &Path) -> Fallible<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}

fn lower_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().to_lowercase()
}

fn is_text(path: &Path) -> bool {
    let name = lower_name(path);
    let ending = Path::new(&name).extension();
    ending.is_none_or(|ending| ending == "txt" || ending == "md")
}
