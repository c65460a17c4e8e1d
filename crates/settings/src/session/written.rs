//! The written form of a session: readable TOML.
//!
//! Promises: any bytes are either understood as a whole or refused; the written form is always
//! understood, and never longer than the limit for reading.
//! Deliberately absent: files.

use super::{OpenFile, RecentFile, Session, WindowPlace};
use std::path::{Path, PathBuf};
use tabiya_collection::games::Conversion;
use tabiya_lines::ArchiveEntry;
use tabiya_lines::user_file::{
    MAX_BYTES, PathText, UserFileFault, VERSION_KEY, document_in, unescaped,
};
use toml_edit::{ArrayOfTables, DocumentMut, Item, Table, Value, value};

/// The version of the format. A newer program wrote a file with a higher number.
const VERSION: i64 = 1;
const HEAD: &str = "# What Tabiya had open, and which files it opened last. Tabiya writes this itself.\n\
                    # Remove the file to have all of it forgotten.\n";

/// Parses the bytes of a session file.
///
/// # Errors
/// Returns [`UserFileFault::Newer`] if a newer program has written them, otherwise [`UserFileFault::Damaged`].
pub fn read_session(bytes: &[u8]) -> Result<Session, UserFileFault> {
    let document = document_in(bytes, VERSION)?;
    // Everything that this program writes has a version number.
    if document.get(VERSION_KEY).is_none() && !document.is_empty() {
        return Err(UserFileFault::Damaged);
    }
    let mut session = understood(document.as_table()).ok_or(UserFileFault::Damaged)?;
    session.bound();
    Ok(session)
}

/// Reads a table; `None` if any part of it is unknown, since that would be lost when the file is
/// written again.
fn understood(table: &Table) -> Option<Session> {
    let mut session = Session::default();
    for (key, item) in table {
        match key {
            VERSION_KEY => {}
            "folder" | "folder-bytes" => session.here.folder = Some(path_in(key, item)?),
            "flipped" => session.here.flipped = item.as_bool()?,
            "window" => session.here.window = Some(window_in(item.as_table()?)?),
            "open" => {
                let tables = item.as_array_of_tables()?.iter();
                session.here.open = tables.map(open_in).collect::<Option<_>>()?;
            }
            "recent" => {
                let tables = item.as_array_of_tables()?.iter();
                session.recent = tables.map(recent_in).collect::<Option<_>>()?;
            }
            _ => return None,
        }
    }
    Some(session)
}

fn path_in(key: &str, item: &Item) -> Option<PathBuf> {
    let text = item.as_str()?;
    if key.ends_with("-bytes") {
        unescaped(text)
    } else {
        Some(PathBuf::from(text))
    }
}

fn window_in(table: &Table) -> Option<WindowPlace> {
    let (mut size, mut position) = ((None, None), (None, None));
    let mut maximized = false;
    for (key, item) in table {
        match key {
            "width" => size.0 = Some(side_in(item)?),
            "height" => size.1 = Some(side_in(item)?),
            "x" => position.0 = Some(i32::try_from(item.as_integer()?).ok()?),
            "y" => position.1 = Some(i32::try_from(item.as_integer()?).ok()?),
            "maximized" => maximized = item.as_bool()?,
            _ => return None,
        }
    }
    Some(WindowPlace {
        size: size.0.zip(size.1)?,
        position: position.0.zip(position.1),
        maximized,
    })
}

/// Reads a side length of a window, which must not be 0.
fn side_in(item: &Item) -> Option<u16> {
    let side = u16::try_from(item.as_integer()?).ok()?;
    (0 < side).then_some(side)
}

fn open_in(table: &Table) -> Option<OpenFile> {
    let mut open = OpenFile::default();
    let mut path = None;
    let (mut name, mut index, mut bytes) = (None, None, None);
    for (key, item) in table {
        match key {
            "file" | "file-bytes" => path = Some(path_in(key, item)?),
            "entry" => name = Some(item.as_str()?.to_owned()),
            "entry-number" => index = Some(usize::try_from(item.as_integer()?).ok()?),
            "entry-size" => bytes = Some(u64::try_from(item.as_integer()?).ok()?),
            "positions" => open.made = Some(Conversion::of_words(item.as_str()?)?),
            "line" => open.row = row_in(item)?,
            "first-line" => open.top = row_in(item)?,
            "shown" => open.is_shown = item.as_bool()?,
            _ => return None,
        }
    }
    open.path = path?;
    open.entry = match (name, index, bytes) {
        (Some(name), Some(index), Some(bytes)) => Some(ArchiveEntry { index, name, bytes }),
        (None, None, None) => None,
        _ => return None,
    };
    Some(open)
}

/// Reads a row. In the file rows are counted from 1, as in the window.
fn row_in(item: &Item) -> Option<u64> {
    u64::try_from(item.as_integer()?).ok()?.checked_sub(1)
}

fn recent_in(table: &Table) -> Option<RecentFile> {
    let mut path = None;
    let mut is_pinned = false;
    for (key, item) in table {
        match key {
            "file" | "file-bytes" => path = Some(path_in(key, item)?),
            "pinned" => is_pinned = item.as_bool()?,
            _ => return None,
        }
    }
    let path = path?;
    Some(RecentFile { path, is_pinned })
}

/// Returns the text of a session, without entries that would make it too long to be read again.
pub fn write_session(session: &Session) -> String {
    let mut session = session.clone();
    session.bound();
    loop {
        let text = text_of(&session);
        if text.len() as u64 <= MAX_BYTES || !session.shrink() {
            return text;
        }
    }
}

fn text_of(session: &Session) -> String {
    let mut document = DocumentMut::new();
    document.decor_mut().set_prefix(HEAD);
    document[VERSION_KEY] = value(VERSION);
    let here = &session.here;
    if let Some(folder) = &here.folder {
        put_path(document.as_table_mut(), "folder", folder);
    }
    if here.flipped {
        document["flipped"] = value(true);
    }
    // Sizes that could not be read again are not written.
    if let Some(window) = here
        .window
        .filter(|window| window.size.0 > 0 && window.size.1 > 0)
    {
        document["window"] = Item::Table(window_table(&window));
    }
    put_tables(
        &mut document,
        "open",
        here.open.iter().filter_map(open_table),
    );
    let recent = session.recent.iter().map(recent_table);
    put_tables(&mut document, "recent", recent);
    document.to_string()
}

fn put_tables(document: &mut DocumentMut, key: &str, tables: impl Iterator<Item = Table>) {
    let mut all = ArrayOfTables::new();
    all.extend(tables);
    if !all.is_empty() {
        document[key] = Item::ArrayOfTables(all);
    }
}

fn put_path(table: &mut Table, key: &str, path: &Path) {
    let (key, text) = match PathText::of(path) {
        PathText::Plain(text) => (key.to_owned(), text),
        PathText::Escaped(text) => (format!("{key}-bytes"), text),
    };
    put(table, &key, text);
}

fn put(table: &mut Table, key: &str, word: impl Into<Value>) {
    table.insert(key, value(word));
}

fn window_table(window: &WindowPlace) -> Table {
    let mut table = Table::new();
    put(&mut table, "width", i64::from(window.size.0));
    put(&mut table, "height", i64::from(window.size.1));
    if let Some((x, y)) = window.position {
        put(&mut table, "x", i64::from(x));
        put(&mut table, "y", i64::from(y));
    }
    if window.maximized {
        put(&mut table, "maximized", true);
    }
    table
}

fn open_table(open: &OpenFile) -> Option<Table> {
    let mut table = Table::new();
    put_path(&mut table, "file", &open.path);
    if let Some(entry) = &open.entry {
        put(&mut table, "entry", entry.name.as_str());
        put(&mut table, "entry-number", i64::try_from(entry.index).ok()?);
        put(&mut table, "entry-size", i64::try_from(entry.bytes).ok()?);
    }
    if let Some(made) = &open.made {
        put(&mut table, "positions", made.words());
    }
    put_row(&mut table, "line", open.row);
    put_row(&mut table, "first-line", open.top);
    if open.is_shown {
        put(&mut table, "shown", true);
    }
    Some(table)
}

fn put_row(table: &mut Table, key: &str, row: u64) {
    let line = row.checked_add(1).and_then(|line| i64::try_from(line).ok());
    if let Some(line) = line.filter(|line| *line > 1) {
        put(table, key, line);
    }
}

fn recent_table(recent: &RecentFile) -> Table {
    let mut table = Table::new();
    put_path(&mut table, "file", &recent.path);
    if recent.is_pinned {
        put(&mut table, "pinned", true);
    }
    table
}
