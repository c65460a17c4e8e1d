//! What was chosen last for the analysis of a collection.

use std::collections::BTreeMap;
use std::time::Duration;
use tabiya_engine::analysis::{Field, Writing};
use tabiya_engine::uci::Limits;

/// What was chosen last for the analysis of a collection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastAnalysis {
    /// The name of the engine.
    pub engine: String,
    /// For how many milliseconds a position is searched.
    pub milliseconds: Option<u64>,
    /// How many plies deep.
    pub depth: Option<u64>,
    /// How many nodes.
    pub nodes: Option<u64>,
    /// For a mate in how many moves.
    pub mate: Option<u64>,
    /// For how many depths the expected move has to stand until a search ends.
    pub stood: Option<u64>,
    /// For how many lines.
    pub lines: u64,
    /// How many processes of the engine there are. With 0 it is proposed, for this machine.
    pub processes: u64,
    /// How many threads each has.
    pub threads: u64,
    /// How much memory each has, in megabytes.
    pub memory: u64,
    /// What is written.
    pub fields: Vec<Field>,
    /// Whether it replaces what stands there.
    pub replaces: bool,
    /// Whether records that have such a result are searched again.
    pub searches_again: bool,
}

impl Default for LastAnalysis {
    fn default() -> Self {
        Self {
            engine: String::new(),
            milliseconds: Some(1000),
            depth: None,
            nodes: None,
            mate: None,
            stood: None,
            lines: 1,
            processes: 0,
            threads: 1,
            memory: 64,
            fields: Field::USUAL.to_vec(),
            replaces: false,
            searches_again: false,
        }
    }
}

impl LastAnalysis {
    /// How far a position is searched.
    pub fn limits(&self) -> Limits {
        let small = |number: Option<u64>| number.and_then(|number| u32::try_from(number).ok());
        Limits {
            time: self.milliseconds.map(Duration::from_millis),
            depth: small(self.depth),
            nodes: self.nodes,
            mate: small(self.mate),
            moves: Vec::new(),
        }
    }

    /// What is written, and what becomes of what stands there.
    pub fn writing(&self) -> Writing {
        Writing {
            fields: self.fields.clone(),
            replaces: self.replaces,
        }
    }

    /// What is set of an engine that has these options: the threads and the memory chosen here come before those
    /// that it has beside the board.
    pub fn settings(&self, options: &BTreeMap<String, String>) -> Vec<(String, String)> {
        let is_ours = |name: &str| {
            let mut ours = [Self::THREADS, Self::MEMORY].into_iter();
            ours.any(|ours| ours.eq_ignore_ascii_case(name))
        };
        let others = options.iter().filter(|(name, _)| !is_ours(name));
        let mut settings: Vec<_> = others
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        settings.push((Self::THREADS.to_owned(), self.threads.to_string()));
        settings.push((Self::MEMORY.to_owned(), self.memory.to_string()));
        settings
    }

    /// The option of engines for their threads.
    pub const THREADS: &str = "Threads";
    /// The option of engines for their memory.
    pub const MEMORY: &str = "Hash";
}
