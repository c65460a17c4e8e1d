//! The engines that the user has chosen, as tables of the settings file: `[engines.NAME]` for each,
//! with its options in `[engines.NAME.options]`; the engines in the panel, `engines-shown`; and the last
//! choices for the analysis of a collection, `[analysis]`.
//!
//! Unknown entries are reported and kept. An engine without an absolute path is ignored, so that no
//! program is looked up in the folder in which Tabiya happens to have been started.

use super::kept::{ChosenEngine, LastAnalysis, MAX_LINES, MAX_PANEL_ENGINES};
use super::understood::{Oddity, UnderstoodSettings, beginning, put as put_word, shown};
use std::path::{Path, PathBuf};
use tabiya_engine::analysis::ResultField;
use tabiya_lines::user_file::{PathText, unescaped};
use toml_edit::{Array, DocumentMut, Item, Table, TableLike, Value};

const ENGINES: &str = "engines";
const SHOWN: &str = "engines-shown";
const ANALYSIS: &str = "analysis";
const OPTIONS: &str = "options";
const PATH: &str = "path";
const FOLDER: &str = "folder";
const LINES: &str = "lines";
/// The maximum number of engines: nobody has more, and a longer menu would be useless.
const MAX_ENGINES: usize = 200;
/// The maximum number of options: no engine has more.
const MAX_OPTIONS: usize = 1000;

/// Reads the engines and the list of those in the panel.
pub(super) fn read(document: &DocumentMut, understood: &mut UnderstoodSettings) {
    if let Some(item) = document.get(ENGINES) {
        match item.as_table_like() {
            Some(engines) => read_engines(engines, understood),
            None => understood.is_odd(odd(ENGINES, item)),
        }
    }
    if let Some(item) = document.get(SHOWN) {
        let names = item.as_array().map(|names| names.iter().map(Value::as_str));
        match names.and_then(Iterator::collect::<Option<Vec<_>>>) {
            Some(names) => {
                let is_known = |name: &&str| understood.settings.engines.contains_key(*name);
                let known = names.into_iter().filter(is_known).take(MAX_PANEL_ENGINES);
                understood.settings.panel_engines = known.map(str::to_owned).collect();
            }
            None => understood.is_odd(odd(SHOWN, item)),
        }
    }
    if let Some(item) = document.get(ANALYSIS) {
        match item.as_table_like() {
            Some(words) => understood.settings.analysis = LastAnalysis::read(words),
            None => understood.is_odd(odd(ANALYSIS, item)),
        }
    }
}

/// Writes the last choices for the analysis of a collection.
pub(super) fn put_analysis(document: &mut DocumentMut, last: &LastAnalysis) {
    if let Some(words) = table_in(document.as_table_mut(), ANALYSIS) {
        last.write(words);
    }
}

fn read_engines(engines: &dyn TableLike, understood: &mut UnderstoodSettings) {
    for (name, item) in engines.iter() {
        let has_room = understood.settings.engines.len() < MAX_ENGINES;
        match item.as_table_like().and_then(engine_of) {
            Some(engine) if has_room => {
                understood.settings.engines.insert(name.to_owned(), engine);
            }
            _ => understood.is_odd(Oddity::Word {
                key: ENGINES,
                word: beginning(name),
            }),
        }
    }
}

fn odd(key: &'static str, item: &Item) -> Oddity {
    Oddity::Word {
        key,
        word: shown(item),
    }
}

fn engine_of(words: &dyn TableLike) -> Option<ChosenEngine> {
    let path = path_in(words, PATH).filter(|path| path.is_absolute())?;
    let lines = words.get(LINES).and_then(Item::as_integer);
    let lines = lines.and_then(|lines| u16::try_from(lines).ok());
    let options = words.get(OPTIONS).and_then(Item::as_table_like);
    let options = options.into_iter().flat_map(TableLike::iter);
    let options = options.filter_map(|(name, item)| Some((name.to_owned(), text_of(item)?)));
    Some(ChosenEngine {
        path,
        folder: path_in(words, FOLDER).filter(|folder| folder.is_absolute()),
        options: options.take(MAX_OPTIONS).collect(),
        lines: lines.unwrap_or(1).clamp(1, MAX_LINES),
    })
}

/// Returns a string, number or Boolean as an engine expects it.
fn text_of(item: &Item) -> Option<String> {
    match item.as_value()? {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Boolean(is_so) => Some(is_so.value().to_string()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::InlineTable(_) => None,
    }
}

fn path_in(words: &dyn TableLike, key: &str) -> Option<PathBuf> {
    let plain = words.get(key).and_then(Item::as_str).map(PathBuf::from);
    let escaped = || unescaped(words.get(&format!("{key}-bytes"))?.as_str()?);
    plain.or_else(escaped)
}

/// Writes an engine, or removes it.
pub(super) fn put_engine(document: &mut DocumentMut, name: &str, engine: Option<&ChosenEngine>) {
    let Some(engine) = engine else {
        if let Some(table) = document.get_mut(ENGINES).and_then(Item::as_table_like_mut) {
            table.remove(name);
        }
        return;
    };
    if document
        .get(ENGINES)
        .and_then(Item::as_table_like)
        .is_none()
    {
        let mut all = Table::new();
        // The table contains only tables, so it needs no header.
        all.set_implicit(true);
        document.insert(ENGINES, Item::Table(all));
    }
    let all = document.get_mut(ENGINES).and_then(Item::as_table_like_mut);
    let Some(words) = all.and_then(|all| table_in(all, name)) else {
        return;
    };
    put_path(words, PATH, Some(&engine.path));
    put_path(words, FOLDER, engine.folder.as_deref());
    put_word(words, LINES, i64::from(engine.lines));
    if engine.options.is_empty() {
        words.remove(OPTIONS);
    } else if let Some(options) = table_in(words, OPTIONS) {
        let is_gone = |name: &String| !engine.options.contains_key(name);
        let there = options.iter().map(|(name, _)| name.to_owned());
        for name in there.filter(is_gone).collect::<Vec<_>>() {
            options.remove(&name);
        }
        for (name, value) in &engine.options {
            put_word(options, name, value.as_str());
        }
    }
}

fn table_in<'a>(all: &'a mut dyn TableLike, name: &str) -> Option<&'a mut dyn TableLike> {
    if all.get(name).and_then(Item::as_table_like).is_none() {
        all.insert(name, Item::Table(Table::new()));
    }
    all.get_mut(name).and_then(Item::as_table_like_mut)
}

fn put_path(words: &mut dyn TableLike, key: &str, path: Option<&Path>) {
    let escaped = format!("{key}-bytes");
    match path.map(PathText::of) {
        Some(PathText::Plain(text)) => {
            put_word(words, key, text);
            words.remove(&escaped);
        }
        Some(PathText::Escaped(text)) => {
            put_word(words, &escaped, text);
            words.remove(key);
        }
        None => {
            words.remove(key);
            words.remove(&escaped);
        }
    }
}

/// Writes the list of engines in the panel.
pub(super) fn put_shown(document: &mut DocumentMut, names: &[String]) {
    if names.is_empty() {
        document.remove(SHOWN);
    } else {
        let names: Array = names.iter().map(String::as_str).collect();
        put_word(document.as_table_mut(), SHOWN, names);
    }
}

/// The keys of `[analysis]`.
const ENGINE: &str = "engine";
const WRITE: &str = "write";
const REPLACE: &str = "replace";
const AGAIN: &str = "search-again";

type Limit = fn(&mut LastAnalysis) -> &mut Option<u64>;
type Count = fn(&mut LastAnalysis) -> &mut u64;

/// The limits with their keys and largest sensible values.
const LIMITS: [(&str, Limit, u64); 5] = [
    (
        "milliseconds",
        |last| &mut last.milliseconds,
        7 * 24 * 3_600_000,
    ),
    ("depth", |last| &mut last.depth, 245),
    ("nodes", |last| &mut last.nodes, 1_000_000_000_000),
    ("mate", |last| &mut last.mate, 500),
    ("stood", |last| &mut last.stood, 245),
];
const COUNTS: [(&str, Count, [u64; 2]); 4] = [
    ("lines", |last| &mut last.lines, [1, 10]),
    ("processes", |last| &mut last.processes, [0, 512]),
    ("threads", |last| &mut last.threads, [1, 1024]),
    ("memory", |last| &mut last.memory, [1, 1 << 20]),
];

impl LastAnalysis {
    /// Reads the table `[analysis]`. Values that make no sense keep their default.
    pub fn read(words: &dyn TableLike) -> Self {
        let mut read = Self::default();
        let number = |key: &str| u64::try_from(words.get(key)?.as_integer()?).ok();
        let text = |key: &str| words.get(key).and_then(Item::as_str);
        let flag = |key: &str| words.get(key).and_then(Item::as_bool).unwrap_or_default();
        text(ENGINE)
            .unwrap_or_default()
            .clone_into(&mut read.engine);
        for (key, limit, most) in LIMITS {
            *limit(&mut read) = number(key).filter(|number| (1..=most).contains(number));
        }
        for (key, count, [least, most]) in COUNTS {
            if let Some(number) = number(key) {
                *count(&mut read) = number.clamp(least, most);
            }
        }
        if let Some(fields) = text(WRITE) {
            let fields = fields.split(',').map(str::trim);
            read.fields = fields.filter_map(ResultField::of_opcode).collect();
        }
        read.replaces = flag(REPLACE);
        read.searches_again = flag(AGAIN);
        read
    }

    /// Writes the choices into the table `[analysis]`.
    pub fn write(&self, words: &mut dyn TableLike) {
        let mut this = self.clone();
        put_word(words, ENGINE, self.engine.as_str());
        for (key, limit, _) in LIMITS {
            match limit(&mut this).and_then(|number| i64::try_from(number).ok()) {
                Some(number) => put_word(words, key, number),
                None => drop(words.remove(key)),
            }
        }
        for (key, count, _) in COUNTS {
            put_word(
                words,
                key,
                i64::try_from(*count(&mut this)).unwrap_or_default(),
            );
        }
        let fields = self.fields.iter().map(|field| field.opcode());
        put_word(words, WRITE, fields.collect::<Vec<_>>().join(","));
        put_word(words, REPLACE, self.replaces);
        put_word(words, AGAIN, self.searches_again);
    }
}
