//! The folders with the user's own endgame tables: `table-folders`, a list of paths. Those that are not Unicode are in
//! `table-folders-bytes`.
//!
//! A path that is not absolute is reported and ignored, so that no table is looked up in the folder in which Tabiya
//! happens to have been started.

use super::understood::{Oddity, UnderstoodSettings, beginning, put as put_word, shown};
use std::path::PathBuf;
use tabiya_lines::user_file::{PathText, unescaped};
use toml_edit::{Array, DocumentMut, Value};

/// The key of the setting.
const FOLDERS: &str = "table-folders";
const ESCAPED: &str = "table-folders-bytes";
/// The maximum number of folders: nobody has more.
const MAX_FOLDERS: usize = 50;

/// Returns the path that a text of the file names.
type PathOfText = fn(&str) -> Option<PathBuf>;

/// Reads the folders.
pub(super) fn read(document: &DocumentMut, understood: &mut UnderstoodSettings) {
    let kinds: [(&'static str, PathOfText); 2] = [
        (FOLDERS, |text| Some(PathBuf::from(text))),
        (ESCAPED, unescaped),
    ];
    for (key, path_of) in kinds {
        let Some(item) = document.get(key) else {
            continue;
        };
        let texts = item.as_array().map(|texts| texts.iter().map(Value::as_str));
        match texts.and_then(Iterator::collect::<Option<Vec<_>>>) {
            Some(texts) => {
                for text in texts.into_iter().take(MAX_FOLDERS) {
                    match path_of(text).filter(|path| path.is_absolute()) {
                        Some(path) => understood.settings.table_folders.push(path),
                        None => understood.is_odd(Oddity::Folder {
                            folder: beginning(text),
                        }),
                    }
                }
            }
            None => understood.is_odd(Oddity::Word {
                key,
                word: shown(item),
            }),
        }
    }
}

/// Writes the folders.
pub(super) fn put(document: &mut DocumentMut, folders: &[PathBuf]) {
    let (mut plain, mut escaped) = (Array::new(), Array::new());
    for folder in folders {
        match PathText::of(folder) {
            PathText::Plain(text) => plain.push(text),
            PathText::Escaped(text) => escaped.push(text),
        }
    }
    for (key, paths) in [(FOLDERS, plain), (ESCAPED, escaped)] {
        if paths.is_empty() {
            document.remove(key);
        } else {
            put_word(document.as_table_mut(), key, paths);
        }
    }
}
