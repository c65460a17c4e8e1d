//! Where comments end.

use crate::games::starts::next_start;

/// Comments in a comment are looked for in so many bytes.
const LONGEST_NESTED: usize = 1 << 16;

/// Where a comment ends.
pub(super) struct CommentEnd {
    /// Before its brace, or where the next game begins.
    pub(super) end: usize,
    pub(super) is_closed: bool,
    /// Up to here no comment need be looked at for others in it: so the time is linear, whatever stands there.
    pub(super) no_nesting_before: usize,
}

/// Where the comment ends whose text begins here. By the standard (section 5) comments do not nest, but where braces in
/// one come in pairs all of them are meant.
pub(super) fn comment_end(text: &[u8], start: usize, no_nesting_before: usize) -> CommentEnd {
    let rest = text.get(start..).unwrap_or_default();
    let brace = memchr::memchr(b'}', rest);
    let inside = rest.get(..brace.unwrap_or(rest.len())).unwrap_or_default();
    // A game may begin in it, if nobody closed it.
    if let Some(length) = next_start(inside, 0) {
        return CommentEnd {
            end: start + length,
            is_closed: false,
            no_nesting_before,
        };
    }
    let first = CommentEnd {
        end: start + inside.len(),
        is_closed: brace.is_some(),
        no_nesting_before,
    };
    let has_pair = brace.is_some() && memchr::memchr(b'{', inside).is_some();
    if !has_pair || start < no_nesting_before {
        return first;
    }
    let reach = rest.get(..LONGEST_NESTED).unwrap_or(rest);
    match matching_brace(reach) {
        Some(length) if next_start(reach.get(..length).unwrap_or_default(), 0).is_none() => {
            CommentEnd {
                end: start + length,
                ..first
            }
        }
        _ => CommentEnd {
            no_nesting_before: start + reach.len(),
            ..first
        },
    }
}

fn matching_brace(text: &[u8]) -> Option<usize> {
    let mut depth = 1_u32;
    memchr::memchr2_iter(b'{', b'}', text).find(|at| {
        depth = match text.get(*at) {
            Some(b'{') => depth + 1,
            _ => depth - 1,
        };
        depth == 0
    })
}
