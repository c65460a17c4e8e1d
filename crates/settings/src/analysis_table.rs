//! The user's last choices for the analysis of a collection, as a table of the settings file.

use super::kept::LastAnalysis;
use super::understood::put;
use tabiya_engine::analysis::ResultField;
use toml_edit::{Item, TableLike};

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
    /// Reads a table of the settings file. Values that make no sense keep their default.
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

    /// Writes the choices into a table of the settings file.
    pub fn write(&self, words: &mut dyn TableLike) {
        let mut this = self.clone();
        put(words, ENGINE, self.engine.as_str());
        for (key, limit, _) in LIMITS {
            match limit(&mut this).and_then(|number| i64::try_from(number).ok()) {
                Some(number) => put(words, key, number),
                None => drop(words.remove(key)),
            }
        }
        for (key, count, _) in COUNTS {
            put(
                words,
                key,
                i64::try_from(*count(&mut this)).unwrap_or_default(),
            );
        }
        let fields = self.fields.iter().map(|field| field.opcode());
        put(words, WRITE, fields.collect::<Vec<_>>().join(","));
        put(words, REPLACE, self.replaces);
        put(words, AGAIN, self.searches_again);
    }
}
