//! Finds engines on this machine, without starting anything.

use super::system::{is_program, usual_places};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The beginnings of file names of engines. Names that other programs have too are left out.
const KNOWN: &[&str] = &[
    "alexandria-chess",
    "arasanx",
    "berserk",
    "blackmarlin",
    "caissa",
    "chess22k",
    "cheng4",
    "critter",
    "demolito",
    "dragon-",
    "ethereal",
    "fairy-stockfish",
    "fruit",
    "glaurung",
    "gull",
    "halogen",
    "houdini",
    "igel",
    "komodo",
    "koivisto",
    "laser-chess",
    "lc0",
    "leorik",
    "lynx-chess",
    "minic",
    "nemorino",
    "obsidian-",
    "pedone",
    "plentychess",
    "princhess",
    "rodent",
    "rofchade",
    "rubichess",
    "senpai",
    "slowchess",
    "stash-",
    "stockfish",
    "stormphrax",
    "texel",
    "toga2",
    "togaii",
    "velvet",
    "viridithas",
    "weiss",
    "xiphos",
    "zurichess",
];
/// The maximum number of files read in a folder.
const MAX_FILES: usize = 20_000;
/// The maximum number of folders searched in a folder.
const MAX_FOLDERS: usize = 1000;

/// A program whose name is that of an engine.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FoundEngine {
    /// The name of the file, without `.exe`.
    pub name: String,
    /// The path of the file.
    pub path: PathBuf,
}

/// The usual folders of engines: those of `PATH`, those for games or programs, and the user's own.
pub fn usual_folders() -> Vec<PathBuf> {
    let of_path = env::var_os("PATH").unwrap_or_default();
    let places = usual_places();
    let mut folders: Vec<_> = env::split_paths(&of_path).collect();
    folders.extend(places.folders);
    for parent in places.with_folders {
        // An unpacked archive often has its contents one folder deeper.
        let of_engines = folders_of_engines(&parent);
        let deeper = of_engines.iter().flat_map(|folder| folders_in(folder));
        let deeper: Vec<_> = deeper.collect();
        folders.extend(of_engines);
        folders.extend(deeper);
    }
    let mut seen = BTreeSet::new();
    folders.retain(|folder| folder.is_absolute() && seen.insert(folder.clone()));
    folders
}

/// The folders in this one with the name of an engine.
fn folders_of_engines(parent: &Path) -> Vec<PathBuf> {
    let is_of_engine = |folder: &PathBuf| {
        let name = folder.file_name().and_then(|name| name.to_str());
        name.is_some_and(is_name_of_engine)
    };
    let mut folders = folders_in(parent);
    folders.retain(is_of_engine);
    folders
}

fn folders_in(parent: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(parent).into_iter().flatten();
    let paths = entries.take(MAX_FILES).flatten().map(|entry| entry.path());
    let mut folders: Vec<_> = paths.filter(|path| path.is_dir()).collect();
    folders.sort();
    folders.truncate(MAX_FOLDERS);
    folders
}

/// The engines in these folders, sorted by name. A program with several links is listed once.
pub fn find_engines(folders: &[PathBuf]) -> Vec<FoundEngine> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for folder in folders {
        let entries = fs::read_dir(folder).into_iter().flatten();
        let paths = entries.take(MAX_FILES).flatten().map(|entry| entry.path());
        let mut engines: Vec<_> = paths.filter_map(engine_at).collect();
        engines.sort();
        for engine in engines {
            let place = fs::canonicalize(&engine.path);
            if seen.insert(place.unwrap_or_else(|_| engine.path.clone())) {
                found.push(engine);
            }
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

fn engine_at(path: PathBuf) -> Option<FoundEngine> {
    let file = path.file_name()?.to_str()?;
    let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
    let is_exe = ending.eq_ignore_ascii_case("exe");
    let name = if is_exe { stem } else { file }.to_owned();
    let is_engine = is_name_of_engine(&name) && is_program(&path);
    is_engine.then_some(FoundEngine { name, path })
}

/// Whether the name is that of a known engine, with or without a version and a processor type.
fn is_name_of_engine(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    // Libraries, texts and archives of an engine have its name, too.
    let is_other = [
        ".txt", ".md", ".so", ".dll", ".nnue", ".bin", ".gz", ".zip", ".ini", ".sh",
    ]
    .iter()
    .any(|ending| name.ends_with(ending));
    let begins = |known: &&str| {
        let rest = name.strip_prefix(*known)?;
        let is_whole = known.ends_with('-') || !rest.starts_with(|c: char| c.is_ascii_lowercase());
        is_whole.then_some(())
    };
    !is_other && KNOWN.iter().find_map(begins).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_recognized_by_name_with_any_version_and_processor() {
        for name in [
            "stockfish",
            "Stockfish_17_x64",
            "stockfish-ubuntu-x86-64-avx2",
            "stockfish15.1",
            "fairy-stockfish",
            "ethereal-chess",
            "lc0",
            "komodo-14",
        ] {
            assert!(is_name_of_engine(name), "{name}");
        }
        for name in [
            "stockfishing",
            "minicom",
            "fruitsalad",
            "sh",
            "gullible",
            "stockfish.nnue",
        ] {
            assert!(!is_name_of_engine(name), "{name}");
        }
    }
}
