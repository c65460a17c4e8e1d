//! Replaces values of JSON objects without touching any other byte.

use super::{Member, is_json_number, is_nested, object_members, value_text};

/// The names and the types of the columns.
#[derive(Clone, Copy, Debug)]
pub(in crate::games::tables) struct ObjectStyle<'a> {
    /// The names.
    pub(in crate::games::tables) names: &'a [String],
    /// Whether the column has numbers.
    pub(in crate::games::tables) are_numbers: &'a [bool],
    /// Whether there are spaces after commas and colons.
    pub(in crate::games::tables) is_spaced: bool,
}

impl ObjectStyle<'_> {
    /// Returns an object with these values, each with the number of its column. Arrays and objects stay as they are,
    /// because a text cannot express them.
    pub(in crate::games::tables) fn with_changes(
        self,
        object: &[u8],
        changes: &[(usize, Vec<u8>)],
    ) -> Vec<u8> {
        let mut members = Vec::new();
        let Ok(end) = object_members(object, &mut members) else {
            return object.to_vec();
        };
        let mut changes: Vec<_> = changes.iter().collect();
        changes.sort_by_key(|(at, _)| *at);
        let mut places: Vec<(std::ops::Range<usize>, Vec<u8>)> = Vec::new();
        let mut added = Vec::new();
        for (number, (at, text)) in changes.iter().enumerate() {
            let is_last = !changes
                .iter()
                .skip(number + 1)
                .any(|(later, _)| later == at);
            let Some(name) = self.names.get(*at).filter(|_| is_last) else {
                continue;
            };
            let is_number = self.are_numbers.get(*at).copied().unwrap_or_default();
            match member_named(object, &members, name) {
                Some(member) => {
                    let old = object.get(member.value.clone()).unwrap_or_default();
                    if let Some(new) = new_value(text, old, is_number) {
                        places.push((member.value.clone(), new));
                    }
                }
                None if text.is_empty() => {}
                None => {
                    let is_first = members.is_empty() && added.is_empty();
                    self.push_separator(is_first, &mut added);
                    push_string(name.as_bytes(), &mut added);
                    added.extend_from_slice(if self.is_spaced { &b": "[..] } else { b":" });
                    added.extend(new_value(text, b"null", is_number).unwrap_or_default());
                }
            }
        }
        // The new members come after the value of the last one, before any blanks.
        let last = members.last().map_or(end, |member| member.value.end);
        places.push((last..last, added));
        places.sort_by_key(|(place, _)| place.start);
        replaced(object, &places)
    }

    /// Returns an object with all columns and no values.
    pub(in crate::games::tables) fn empty_object(self) -> Vec<u8> {
        let mut object = b"{".to_vec();
        for (number, name) in self.names.iter().enumerate() {
            self.push_separator(number == 0, &mut object);
            push_string(name.as_bytes(), &mut object);
            object.extend_from_slice(if self.is_spaced { &b": "[..] } else { b":" });
            object.extend_from_slice(b"null");
        }
        object.push(b'}');
        object
    }

    fn push_separator(self, is_first: bool, out: &mut Vec<u8>) {
        match (is_first, self.is_spaced) {
            (true, _) => {}
            (false, true) => out.extend_from_slice(b", "),
            (false, false) => out.push(b','),
        }
    }
}

fn member_named<'a>(object: &[u8], members: &'a [Member], name: &str) -> Option<&'a Member> {
    members.iter().find(|member| {
        let key = object.get(member.key.clone()).unwrap_or_default();
        *value_text(key) == *name.as_bytes()
    })
}

fn replaced(text: &[u8], places: &[(std::ops::Range<usize>, Vec<u8>)]) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + 64);
    let mut at = 0;
    for (place, new) in places {
        out.extend_from_slice(text.get(at..place.start).unwrap_or_default());
        out.extend_from_slice(new);
        at = place.end;
    }
    out.extend_from_slice(text.get(at..).unwrap_or_default());
    out
}

/// Returns the value for a text in the place of an old one, with the type of the old one where possible; `None` if the
/// old one stays.
fn new_value(text: &[u8], old: &[u8], is_number: bool) -> Option<Vec<u8>> {
    if is_nested(old) {
        return None;
    }
    let is_string = old.starts_with(b"\"");
    if text.is_empty() && !is_string {
        return Some(b"null".to_vec());
    }
    let was_number = is_json_number(old) || (old == b"null" && is_number);
    let was_word = matches!(old, b"true" | b"false");
    let is_plain =
        (was_number && is_json_number(text)) || (was_word && matches!(text, b"true" | b"false"));
    if is_plain {
        return Some(text.to_vec());
    }
    let mut value = Vec::with_capacity(text.len() + 2);
    push_string(text, &mut value);
    Some(value)
}

/// Appends a text as a string of JSON.
pub(in crate::games::tables) fn push_string(text: &[u8], out: &mut Vec<u8>) {
    out.push(b'"');
    for byte in text {
        match byte {
            b'"' | b'\\' => out.extend([b'\\', *byte]),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            0..b' ' => out.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
            _ => out.push(*byte),
        }
    }
    out.push(b'"');
}
