//! The tags of a game.

use std::collections::BTreeMap;

/// The seven tags that every game has (the roster of the PGN standard), in their order and with the values for
/// unknown data.
pub const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The tags of a game.
#[derive(Debug)]
pub(super) struct Tags(BTreeMap<&'static str, Vec<u8>>);

impl Tags {
    pub(super) fn new(result: &str) -> Self {
        let unknown = ROSTER.iter();
        let mut tags: BTreeMap<_, _> = unknown
            .map(|(name, value)| (*name, value.as_bytes().to_vec()))
            .collect();
        tags.insert("Result", result.as_bytes().to_vec());
        Self(tags)
    }

    pub(super) fn put(&mut self, name: &'static str, value: &[u8]) {
        self.0.insert(name, value.to_vec());
    }

    /// Takes players, event and year from an `id` of a position from a game, such as `Réti - Tartakower, Vienna 1910,
    /// 8.Qd8+`, and returns the move in it. Any other `id` becomes the event.
    pub(super) fn take_id(&mut self, id: &[u8]) -> Vec<u8> {
        let (heading, moved) = without_move(id);
        let dash = heading.windows(3).position(|three| three == b" - ");
        let players = dash.and_then(|dash| {
            let white = heading.get(..dash).filter(|white| !white.is_empty())?;
            Some((white, heading.get(dash + 3..)?))
        });
        let Some((white, behind)) = players else {
            self.put("Event", id);
            return Vec::new();
        };
        // `Réti, Richard - Tartakower, Savielly, Vienna`: both names have the same form.
        let count = places_of_commas(white).count();
        let end = places_of_commas(behind).nth(count);
        let (black, event) = parted(behind, end);
        let (black, event) = match year(black).filter(|_| event.is_empty()) {
            Some(year) => {
                self.put_year(year);
                let end = black.len().saturating_sub(" 1910".len());
                (black.get(..end).unwrap_or(black), event)
            }
            None => (black, event),
        };
        if let Some(year) = year(event) {
            self.put_year(year);
        }
        self.put("White", white);
        self.put("Black", black);
        if !event.is_empty() {
            self.put("Event", event);
        }
        moved.to_vec()
    }

    fn put_year(&mut self, year: &[u8]) {
        self.put("Date", &[year, b".??.??"].concat());
    }

    pub(super) fn written(mut self) -> Vec<u8> {
        let mut text = Vec::new();
        for (name, _) in ROSTER {
            if let Some(value) = self.0.remove(name) {
                push_tag(&mut text, name, &value);
            }
        }
        for (name, value) in self.0 {
            push_tag(&mut text, name, &value);
        }
        text
    }
}

fn places_of_commas(text: &[u8]) -> impl Iterator<Item = usize> {
    let places = text.windows(2).enumerate();
    places.filter(|(_, two)| *two == b", ").map(|(at, _)| at)
}

/// An `id` without the move at its end, `, 8.Qd8+` or `, 8...Kc7`, and that move.
fn without_move(id: &[u8]) -> (&[u8], &[u8]) {
    let Some(comma) = places_of_commas(id).last() else {
        return (id, b"");
    };
    let (heading, moved) = parted(id, Some(comma));
    let digits = moved
        .iter()
        .take_while(|byte| byte.is_ascii_digit())
        .count();
    let has_dot = moved.get(digits) == Some(&b'.');
    if digits > 0 && has_dot && !moved.contains(&b' ') {
        (heading, moved)
    } else {
        (id, b"")
    }
}

/// The texts before a comma and after the space that follows it; the whole text and an empty one if there is no comma.
fn parted(text: &[u8], comma: Option<usize>) -> (&[u8], &[u8]) {
    let comma = comma.unwrap_or(text.len());
    let behind = text.get(comma + 2..).unwrap_or_default();
    (text.get(..comma).unwrap_or(text), behind)
}

/// The year at the end of a text.
fn year(text: &[u8]) -> Option<&[u8]> {
    let (before, year) = text.split_last_chunk::<4>()?;
    let is_word = before.last() == Some(&b' ');
    (is_word && year.iter().all(u8::is_ascii_digit)).then_some(year)
}

fn push_tag(text: &mut Vec<u8>, name: &str, value: &[u8]) {
    text.extend_from_slice(format!("[{name} \"").as_bytes());
    for byte in value {
        match byte {
            b'"' | b'\\' => text.extend([b'\\', *byte]),
            byte if byte.is_ascii_control() => text.push(b' '),
            byte => text.push(*byte),
        }
    }
    text.extend_from_slice(b"\"]\n");
}
