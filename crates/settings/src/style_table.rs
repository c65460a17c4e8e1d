//! Styles of diagrams, as tables of the settings file: `[styles.NAME]` for each of the user's
//! styles, `[diagram]` for the last choices.
//!
//! The tables contain only differences from the default style. Unknown entries are reported and
//! kept.

use super::understood::{Oddity, UnderstoodSettings, beginning, put as put_word, shown};
use super::{LastDiagram, Settings};
use tabiya_picture::Style;
use toml_edit::{DocumentMut, Item, Table, TableLike, Value};

const STYLES: &str = "styles";
const LAST: &str = "diagram";
/// The maximum number of styles: nobody has more, and a longer menu would be useless.
const MAX_STYLES: usize = 500;
/// The name of the style that the last diagram started from.
const LAST_STYLE: &str = "style";
/// The format of the last saved diagram.
const LAST_FORMAT: &str = "format";

/// Reads the styles and the last choices.
pub(super) fn read(document: &DocumentMut, understood: &mut UnderstoodSettings) {
    if let Some(table) = table_of(document, STYLES, understood) {
        for (name, item) in table.iter() {
            match item.as_table_like() {
                Some(words) if understood.settings.styles.len() < MAX_STYLES => {
                    let style = style_of(name, words, understood);
                    understood.settings.styles.insert(name.to_owned(), style);
                }
                _ => understood.is_odd(unknown(STYLES, name, item)),
            }
        }
    }
    if let Some(table) = table_of(document, LAST, understood) {
        let mut last = LastDiagram {
            style: style_of(LAST, table, understood),
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
        understood.settings.diagram = last;
    }
}

/// Returns the table with this name; something else under it is reported.
pub(super) fn table_of<'a>(
    document: &'a DocumentMut,
    name: &'static str,
    understood: &mut UnderstoodSettings,
) -> Option<&'a dyn TableLike> {
    let item = document.get(name)?;
    let table = item.as_table_like();
    if table.is_none() {
        understood.is_odd(Oddity::Word {
            key: name,
            word: shown(item),
        });
    }
    table
}

/// Returns the default style with the changes in the table.
fn style_of(name: &str, words: &dyn TableLike, understood: &mut UnderstoodSettings) -> Style {
    let mut style = Style::default();
    for (key, item) in words.iter() {
        if name == LAST && [LAST_STYLE, LAST_FORMAT].contains(&key) {
            continue;
        }
        let set = text_of(item).and_then(|text| style.set(key, &text).ok());
        if set.is_none() {
            understood.is_odd(unknown(name, key, item));
        }
    }
    style
}

fn unknown(style: &str, key: &str, item: &Item) -> Oddity {
    Oddity::StyleWord {
        style: beginning(style),
        key: beginning(key),
        word: shown(item),
    }
}

/// Returns a string, a number, or a Boolean as `yes` or `no`.
fn text_of(item: &Item) -> Option<String> {
    match item.as_value()? {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(is_so) => Some(if *is_so.value() { "yes" } else { "no" }.to_owned()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::InlineTable(_) => None,
    }
}

/// Writes a style, or removes it.
pub(super) fn put_style(document: &mut DocumentMut, name: &str, style: Option<&Style>) {
    let Some(style) = style else {
        if let Some(table) = document.get_mut(STYLES).and_then(Item::as_table_like_mut) {
            table.remove(name);
        }
        return;
    };
    if document.get(STYLES).and_then(Item::as_table_like).is_none() {
        let mut all = Table::new();
        // The table contains only tables, so it needs no header.
        all.set_implicit(true);
        document.insert(STYLES, Item::Table(all));
    }
    let Some(all) = document.get_mut(STYLES).and_then(Item::as_table_like_mut) else {
        return;
    };
    if let Some(table) = table_in(all, name) {
        put_words(table, style);
    }
    keep_empty(all.get_mut(name));
}

/// Keeps an empty table: a table made of lines such as `styles.mine.size = 640` exists only while
/// it has entries, and the default style has none.
fn keep_empty(style: Option<&mut Item>) {
    if let Some(table) = style.and_then(Item::as_table_mut)
        && table.is_empty()
    {
        table.set_dotted(false);
        table.set_implicit(false);
    }
}

/// Writes the last choices.
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
    /// Returns the style of this name: one of the user's, or a built-in one.
    pub fn style(&self, name: &str) -> Option<Style> {
        let own = self.styles.get(name).cloned();
        own.or_else(|| Style::built_in(name))
    }

    /// Returns the names of all styles, the built-in ones first.
    pub fn style_names(&self) -> impl Iterator<Item = &str> {
        let is_own = |name: &&str| !Style::BUILT_IN.contains(name);
        let own = self.styles.keys().map(String::as_str).filter(is_own);
        Style::BUILT_IN.into_iter().chain(own)
    }
}
