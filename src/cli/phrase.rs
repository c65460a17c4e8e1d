//! Sentences of the catalogue that are said a million times.
//!
//! Looking a message up and filling it in takes a microsecond or two; a file of ten million lines
//! has no time for that. A [`Phrase`] asks the catalogue once and keeps the pieces between the
//! variables.

use crate::text::tr_with;

/// A sentence with places to fill in.
#[derive(Debug)]
pub(super) struct Phrase {
    pieces: Vec<Piece>,
}

#[derive(Debug)]
enum Piece {
    Text(String),
    Variable(usize),
}

/// Characters of private use stand for the variables in what the catalogue says.
const FIRST_SIGN: char = '\u{F8F0}';

impl Phrase {
    /// The sentence with this id. Its variables must be plain ones, not chosen by.
    pub(super) fn new(id: &str, variables: &[&'static str]) -> Self {
        let signs = FIRST_SIGN..;
        let named: Vec<_> = variables.iter().copied().zip(signs).collect();
        let filled: Vec<_> = named
            .iter()
            .map(|(name, sign)| (*name, sign.to_string().into()))
            .collect();
        let mut rest = tr_with(id, &filled);
        let mut pieces = Vec::new();
        while let Some((at, variable)) = first_sign(&rest, variables.len()) {
            let behind = rest.split_off(at);
            pieces.push(Piece::Text(rest));
            pieces.push(Piece::Variable(variable));
            rest = behind.chars().skip(1).collect();
        }
        pieces.push(Piece::Text(rest));
        Self { pieces }
    }

    /// Appends the sentence with these values of the variables.
    pub(super) fn say(&self, values: &[&str], out: &mut String) {
        for piece in &self.pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Variable(variable) => out.push_str(values.get(*variable).unwrap_or(&"")),
            }
        }
    }
}

fn first_sign(text: &str, variables: usize) -> Option<(usize, usize)> {
    text.char_indices().find_map(|(at, letter)| {
        let variable = u32::from(letter).checked_sub(u32::from(FIRST_SIGN))?;
        let variable = usize::try_from(variable).ok()?;
        (variable < variables).then_some((at, variable))
    })
}
