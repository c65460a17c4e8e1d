//! How diagrams look, as tables of the settings file: `[styles.NAME]` for each style of the user's
//! own, `[diagram]` for what was chosen last.
//!
//! Only what differs from the usual style stands there. What means nothing is told and stays.

use super::file::{Note, Recalled, put as put_word};
use super::{LastDiagram, Settings};
use crate::diagram::Style;
use toml_edit::{DocumentMut, Item, Table, TableLike, Value};

const STYLES: &str = "styles";
const LAST: &str = "diagram";
/// The name of the style from which the last one was made.
const LAST_STYLE: &str = "style";
/// The format in which the last one was saved.
const LAST_FORMAT: &str = "format";

/// Reads the styles, and what was chosen last.
pub(super) fn read(document: &DocumentMut, recalled: &mut Recalled) {
    if let Some(table) = table_of(document, STYLES, recalled) {
        for (name, item) in table.iter() {
            match item.as_table_like() {
                Some(words) => {
                    let style = style_of(name, words, &mut recalled.notes);
                    recalled.settings.styles.insert(name.to_owned(), style);
                }
                None => recalled.notes.push(unknown(STYLES, name, item)),
            }
        }
    }
    if let Some(table) = table_of(document, LAST, recalled) {
        let mut last = LastDiagram {
            style: style_of(LAST, table, &mut recalled.notes),
            ..LastDiagram::default()
        };
        for (key, text) in [
            (LAST_STYLE, &mut last.style_name),
            (LAST_FORMAT, &mut last.format),
        ] {
            if let Some(word) = table.get(key).and_then(text_of) {
                *text = word;
            }
        }
        recalled.settings.diagram = last;
    }
}

fn table_of<'a>(
    document: &'a DocumentMut,
    name: &'static str,
    recalled: &mut Recalled,
) -> Option<&'a dyn TableLike> {
    let item = document.get(name)?;
    let table = item.as_table_like();
    if table.is_none() {
        recalled.notes.push(Note::UnknownWord {
            key: name,
            word: item.to_string().trim().to_owned(),
        });
    }
    table
}

/// The usual style with what the table says otherwise.
fn style_of(name: &str, words: &dyn TableLike, notes: &mut Vec<Note>) -> Style {
    let mut style = Style::default();
    for (key, item) in words.iter() {
        if name == LAST && [LAST_STYLE, LAST_FORMAT].contains(&key) {
            continue;
        }
        let set = text_of(item).and_then(|text| style.set(key, &text).ok());
        if set.is_none() {
            notes.push(unknown(name, key, item));
        }
    }
    style
}

fn unknown(style: &str, key: &str, item: &Item) -> Note {
    Note::UnknownStyleWord {
        style: style.to_owned(),
        key: key.to_owned(),
        word: item.to_string().trim().to_owned(),
    }
}

/// A word, a number, or yes and no.
fn text_of(item: &Item) -> Option<String> {
    match item.as_value()? {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(is_so) => Some(if *is_so.value() { "yes" } else { "no" }.to_owned()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::InlineTable(_) => None,
    }
}

/// Writes a style, or takes it out.
pub(super) fn put_style(document: &mut DocumentMut, name: &str, style: Option<&Style>) {
    let Some(style) = style else {
        if let Some(table) = document.get_mut(STYLES).and_then(Item::as_table_like_mut) {
            table.remove(name);
        }
        return;
    };
    if document.get(STYLES).and_then(Item::as_table_like).is_none() {
        let mut all = Table::new();
        // There are tables in it and nothing else: it needs no head of its own.
        all.set_implicit(true);
        document.insert(STYLES, Item::Table(all));
    }
    let all = document.get_mut(STYLES).and_then(Item::as_table_like_mut);
    if let Some(table) = all.and_then(|all| table_in(all, name)) {
        put_words(table, style);
    }
}

/// Writes what was chosen last.
pub(super) fn put_last(document: &mut DocumentMut, last: &LastDiagram) {
    let Some(table) = table_in(document.as_table_mut(), LAST) else {
        return;
    };
    put_word(table, LAST_STYLE, last.style_name.as_str());
    put_word(table, LAST_FORMAT, last.format.as_str());
    put_words(table, &last.style);
}

fn table_in<'a>(all: &'a mut dyn TableLike, name: &str) -> Option<&'a mut dyn TableLike> {
    if all.get(name).and_then(Item::as_table_like).is_none() {
        all.insert(name, Item::Table(Table::new()));
    }
    all.get_mut(name).and_then(Item::as_table_like_mut)
}

fn put_words(table: &mut dyn TableLike, style: &Style) {
    let usual: Vec<_> = Style::default().words().collect();
    for (word, usual) in style.words().zip(usual) {
        let (key, word) = word;
        if word == usual.1 {
            table.remove(key);
        } else {
            match word.parse::<i64>() {
                Ok(number) if number.to_string() == word => put_word(table, key, number),
                _ => put_word(table, key, word),
            }
        }
    }
}

impl Settings {
    /// The style of this name: one of the user's own, or one that is always there.
    pub fn style(&self, name: &str) -> Option<Style> {
        let own = self.styles.get(name).cloned();
        own.or_else(|| Style::built_in(name))
    }

    /// The names of all styles: those that are always there first.
    pub fn style_names(&self) -> impl Iterator<Item = &str> {
        let is_own = |name: &&str| !Style::BUILT_IN.contains(name);
        let own = self.styles.keys().map(String::as_str).filter(is_own);
        Style::BUILT_IN.into_iter().chain(own)
    }
}
