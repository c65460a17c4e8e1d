//! The columns of JSON lines, from the first of them.

use super::{Member, is_json_number, object_members, value_text};

/// The number of bytes of a table that decide about its columns. Every beginning that is examined is at least as long,
/// so that all have the same columns.
const HEAD: usize = 8 << 10;

/// The columns of JSON lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::games::tables) struct ObjectColumns {
    /// The names, in the order in which they first occur.
    pub(in crate::games::tables) names: Vec<String>,
    /// The first value of each column that is not empty, as a text.
    pub(in crate::games::tables) values: Vec<String>,
    /// Whether that value is a number.
    pub(in crate::games::tables) are_numbers: Vec<bool>,
    /// Whether there are spaces after commas and colons.
    pub(in crate::games::tables) is_spaced: bool,
}

impl ObjectColumns {
    /// Finds the columns; `None` if the text does not begin like an object. At most one name more than `most` is found.
    pub(in crate::games::tables) fn of(head: &[u8], most: usize) -> Option<Self> {
        let after_brace = head.trim_ascii_start().strip_prefix(b"{")?;
        if !after_brace.trim_ascii_start().starts_with(b"\"") {
            return None;
        }
        let mut found = Self::default();
        let mut places = std::collections::HashMap::new();
        let mut members = Vec::new();
        let head = head.get(..HEAD).unwrap_or(head);
        for line in head.split(|byte| *byte == b'\n') {
            // A line that is cut off counts up to there.
            let _end = object_members(line, &mut members);
            for Member { key, value } in &members {
                let name = value_text(line.get(key.clone()).unwrap_or_default());
                let name = String::from_utf8_lossy(&name).into_owned();
                let value = line.get(value.clone()).unwrap_or_default();
                if found.names.is_empty() {
                    found.is_spaced = line
                        .get(key.end..)
                        .is_some_and(|rest| rest.starts_with(b": "));
                }
                let at = *places.entry(name.clone()).or_insert(found.names.len());
                if at == found.names.len() {
                    if at > most {
                        return Some(found);
                    }
                    found.names.push(name);
                    found.values.push(String::new());
                    found.are_numbers.push(false);
                }
                found.add_value(at, value);
            }
        }
        (!found.names.is_empty()).then_some(found)
    }

    fn add_value(&mut self, at: usize, value: &[u8]) {
        let text = value_text(value);
        let Some(known) = self.values.get_mut(at).filter(|known| known.is_empty()) else {
            return;
        };
        *known = String::from_utf8_lossy(&text).into_owned();
        if let Some(is_number) = self.are_numbers.get_mut(at) {
            *is_number = is_json_number(value);
        }
    }
}
