//! Exact texts with a known kind of fault, as people and programs produce them.

use super::any::{any_position, ordinary_position, style};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use tabiya_notation::fen::{Dialect, write_fen_as};

/// A FEN of either dialect, most often with one or two places replaced.
pub(crate) fn damaged() -> impl Strategy<Value = String> {
    let position = prop_oneof![any_position(), ordinary_position()];
    let dialect = select(Dialect::ALL.to_vec());
    (position, dialect, prop::collection::vec(change(), 0..3)).prop_map(
        |(position, dialect, changes)| {
            let text = write_fen_as(&position, style(dialect));
            changes
                .iter()
                .fold(text, |text, change| change.apply(&text))
        },
    )
}

#[derive(Clone, Debug)]
struct Change {
    field: usize,
    /// The number of the kind of damage, in the order below.
    way: usize,
    at: Index,
    put: &'static str,
}

fn change() -> impl Strategy<Value = Change> {
    const PUT: [&str; 29] = [
        "",
        "8",
        "1",
        "44",
        "0",
        "9",
        "/",
        "//",
        "K",
        "q",
        "~",
        "[Q]",
        "/8",
        "-",
        "e3",
        "e4",
        "E3",
        "w",
        "W",
        "b",
        "HAha",
        "kqKQ",
        "KQha",
        "KK",
        "0",
        "007",
        "99999999999",
        "x",
        "3+3",
    ];
    (0..6_usize, 0..4_usize, any::<Index>(), select(PUT.to_vec())).prop_map(
        |(field, way, at, put)| Change {
            field,
            way,
            at,
            put,
        },
    )
}

impl Change {
    fn apply(&self, text: &str) -> String {
        let mut fields: Vec<String> = text.split(' ').map(str::to_owned).collect();
        let Some(field) = fields.get_mut(self.field) else {
            return format!("{text} {}", self.put);
        };
        match self.way {
            // Replaces a field, or removes it with the text after it.
            0 => self.put.clone_into(field),
            1 if self.put.is_empty() => fields.truncate(self.field),
            1 => field.push_str(self.put),
            // Inserts something into a field.
            2 => {
                let at = self.at.index(field.len() + 1);
                field.insert_str(at, self.put);
            }
            // Removes a byte, or doubles the space before a field.
            _ if self.put.is_empty() => field.insert(0, ' '),
            _ if field.is_empty() => (),
            _ => {
                let at = self.at.index(field.len());
                field.remove(at);
            }
        }
        fields.join(" ")
    }
}
