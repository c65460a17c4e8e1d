//! The ends of comments.

use crate::games::starts::next_start;

/// The number of bytes in which nested comments are searched for.
const LONGEST_NESTED: usize = 1 << 16;

/// The end of a comment.
pub(super) struct CommentEnd {
    /// The place of its brace, or the beginning of the next game.
    pub(super) end: usize,
    pub(super) is_closed: bool,
    /// Comments before this place need not be searched for nested ones, which keeps the time linear
    /// for any text.
    pub(super) no_nesting_before: usize,
}

/// Returns the end of the comment whose text begins at `start`. According to the standard (section
/// 5) comments do not nest, but if braces in one come in pairs, all of them are meant.
pub(super) fn comment_end(text: &[u8], start: usize, no_nesting_before: usize) -> CommentEnd {
    let rest = text.get(start..).unwrap_or_default();
    let brace = memchr::memchr(b'}', rest);
    let inside = rest.get(..brace.unwrap_or(rest.len())).unwrap_or_default();
    // If the comment is not closed, a game may begin in it.
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
