//! The settings file: lines of `key = "word"` (TOML), kept readable and with whatever else stands in
//! it.

use super::lock::locked;
use super::{Setting, Settings, WORDS, key_table, style_table};
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use toml_edit::{DocumentMut, Item, TableLike, Value, value};

/// The form of the file. One with a higher number was written by a newer program.
const VERSION: i64 = 1;
const VERSION_KEY: &str = "version";
const HEAD: &str =
    "# What Tabiya remembers of your choices. You may edit this while Tabiya is closed.\n";
/// No settings are that long: it is some other file.
const MOST_BYTES: u64 = 1 << 20;

/// What was found.
#[derive(Debug, Default)]
pub struct Recalled {
    /// The choices; where there are none, what the program does unasked.
    pub settings: Settings,
    /// What the user should know.
    pub notes: Vec<Note>,
}

/// Something about the settings file that the user should know.
#[derive(Debug)]
pub enum Note {
    /// It could not be understood and has another name now.
    Damaged {
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// A newer program wrote it in a way that this one does not know; it has another name now.
    Newer {
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// A word of it means nothing here. It stays until something else is chosen.
    UnknownWord {
        /// What it is about.
        key: &'static str,
        /// What stands there.
        word: String,
    },
    /// The keys of a command are no keys. They stay until others are chosen.
    UnknownKeys {
        /// The name of the command.
        command: String,
        /// What stands there.
        word: String,
    },
    /// A word of a diagram's style means nothing here. It stays until something else is chosen.
    UnknownStyleWord {
        /// The name of the style.
        style: String,
        /// What it is about.
        key: String,
        /// What stands there.
        word: String,
    },
    /// It could not be read, and is left alone.
    Unreadable(io::Error),
}

/// What can be wrong with the file as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Damaged,
    Newer,
}

/// Reads the settings. A file that cannot be used is renamed, never lost.
pub fn recall(path: &Path) -> Recalled {
    match read_or_set_aside(path) {
        Ok((document, note)) => {
            let mut recalled = recalled_from(&document);
            recalled.notes.extend(note);
            recalled
        }
        Err(error) => Recalled {
            notes: vec![Note::Unreadable(error)],
            ..Recalled::default()
        },
    }
}

/// Writes one choice into the settings and leaves everything else there as it is. The file is
/// replaced as a whole, or not at all.
///
/// # Errors
/// When the file cannot be read or written; then it is as it was.
pub fn remember(path: &Path, settings: &[Setting]) -> io::Result<Option<Note>> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let _lock = locked(path)?;
    let (mut document, note) = match read(path)? {
        Ok(document) => (document, None),
        Err(fault) => (DocumentMut::new(), Some(set_aside(path, fault)?)),
    };
    if document.is_empty() {
        document.decor_mut().set_prefix(HEAD);
        document[VERSION_KEY] = value(VERSION);
    }
    for setting in settings {
        for (_, key, word) in WORDS.iter().filter(|(known, ..)| known == setting) {
            put(document.as_table_mut(), key, *word);
        }
        match setting {
            Setting::Keys { command, keys } => {
                key_table::put(&mut document, command, keys.as_deref());
            }
            Setting::Style { name, style } => {
                style_table::put_style(&mut document, name, style.as_ref());
            }
            Setting::Diagram(last) => style_table::put_last(&mut document, last),
            _ => {}
        }
    }
    replace(path, document.to_string().as_bytes())?;
    Ok(note)
}

/// Sets a word and keeps what stands around it: a remark behind it, say.
pub(super) fn put(table: &mut dyn TableLike, key: &str, word: impl Into<Value>) {
    let around = table.get(key).and_then(Item::as_value);
    let around = around.map(|value| value.decor().clone());
    let mut new: Value = word.into();
    if let Some(around) = around {
        *new.decor_mut() = around;
    }
    match table.get_mut(key) {
        // What stands before the key stays too.
        Some(item) => *item = Item::Value(new),
        None => {
            table.insert(key, Item::Value(new));
        }
    }
}

/// The file, or what is wrong with it. One that is not there is empty.
fn read(path: &Path) -> io::Result<Result<DocumentMut, Fault>> {
    let file = match fs::File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Ok(Ok(DocumentMut::new()));
        }
        Err(error) => return Err(error),
    };
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(document_of(&bytes))
}

fn document_of(bytes: &[u8]) -> Result<DocumentMut, Fault> {
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Fault::Damaged);
    }
    let text = std::str::from_utf8(bytes).map_err(|_not_text| Fault::Damaged)?;
    let document: DocumentMut = text.parse().map_err(|_not_toml| Fault::Damaged)?;
    match document.get(VERSION_KEY).map(Item::as_integer) {
        None => Ok(document),
        Some(Some(version)) if (1..=VERSION).contains(&version) => Ok(document),
        Some(Some(version)) if version > VERSION => Err(Fault::Newer),
        Some(_) => Err(Fault::Damaged),
    }
}

fn read_or_set_aside(path: &Path) -> io::Result<(DocumentMut, Option<Note>)> {
    if let Ok(document) = read(path)? {
        return Ok((document, None));
    }
    // Another program may be at the same: look again when it is done.
    let _lock = locked(path)?;
    match read(path)? {
        Ok(document) => Ok((document, None)),
        Err(fault) => Ok((DocumentMut::new(), Some(set_aside(path, fault)?))),
    }
}

/// Gives the file another name. The lock must be held.
fn set_aside(path: &Path, fault: Fault) -> io::Result<Note> {
    let word = match fault {
        Fault::Damaged => "damaged",
        Fault::Newer => "newer",
    };
    let numbered = (2..).map(|number| format!("{word}-{number}.toml"));
    let names = std::iter::once(format!("{word}.toml")).chain(numbered);
    let kept_as = names
        .map(|name| path.with_extension(name))
        .find(|free| free.symlink_metadata().is_err())
        .ok_or(io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &kept_as)?;
    Ok(match fault {
        Fault::Damaged => Note::Damaged { kept_as },
        Fault::Newer => Note::Newer { kept_as },
    })
}

fn recalled_from(document: &DocumentMut) -> Recalled {
    let mut recalled = Recalled::default();
    let mut seen = "";
    for (_, key, _) in WORDS {
        if std::mem::replace(&mut seen, key) == *key {
            continue;
        }
        let Some(found) = document.get(key) else {
            continue;
        };
        let is_it = |word: &str| found.as_str() == Some(word);
        let setting = WORDS.iter().find(|(_, k, word)| k == key && is_it(word));
        match setting {
            Some((setting, ..)) => recalled.settings.choose(setting.clone()),
            None => recalled.notes.push(Note::UnknownWord {
                key,
                word: found.to_string().trim().to_owned(),
            }),
        }
    }
    key_table::read(document, &mut recalled);
    style_table::read(document, &mut recalled);
    recalled
}

/// Puts a file in the place of another one in one step. A link stays a link.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_not_there| path.to_owned());
    let folder = path.parent().ok_or(io::ErrorKind::NotADirectory)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    if let Ok(metadata) = path.metadata() {
        file.as_file().set_permissions(metadata.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&path)?;
    Ok(())
}
