//! Writes the solution of a row.

use super::said::Said;
use crate::games::tables::columns::{Columns, move_of};
use crate::games::tables::extract::without_number;
use tabiya_chess::Mover;
use tabiya_notation::moves::{write_san, write_uci};
use tabiya_notation::operations::{MoveForm, move_form};

/// Returns the new text of the field with the moves; `None` if it stays as it is or the moves
/// cannot be played. Moves that stay keep their spelling; others are spelled like the first of the
/// field.
pub(super) fn solution_field(
    old: &[u8],
    was: Option<&Said>,
    is: &Said,
    columns: &Columns,
) -> Option<Vec<u8>> {
    let old_solution = was.and_then(Said::solution);
    let is_unmoved = was.is_some_and(|was| was.is_at(is));
    if is_unmoved && old_solution == is.solution() {
        return None;
    }
    let words = old.split(u8::is_ascii_whitespace).map(without_number);
    let words = words.filter(|word| !word.is_empty());
    let mut old_words = words.filter_map(|word| str::from_utf8(word).ok());
    let lead = if columns.first_move_leads_to_it {
        old_words.next()
    } else {
        None
    };
    let old_words: Vec<_> = old_words.collect();
    let spelled_as = lead.or(old_words.first().copied());
    let form = spelled_as.and_then(|word| move_form(word.as_bytes()));
    let in_coordinates = form == Some(MoveForm::Coordinate);
    let mut written: Vec<String> = lead.map(str::to_owned).into_iter().collect();
    let mut mover = Mover::new(&is.position).ok()?;
    let solution = is.solution().map(Vec::as_slice).unwrap_or_default();
    let solution: Vec<_> = str::from_utf8(solution).ok()?.split_whitespace().collect();
    // Moves after one that cannot be played are in no record. They stay.
    let read = old_solution.map_or(0, |old| old.split(|byte| *byte == b' ').count());
    let unread = old_words.get(read..).unwrap_or_default();
    if !unread.is_empty() && old_solution != is.solution() {
        return None;
    }
    for (at, word) in solution.into_iter().enumerate() {
        let played = move_of(&mover, word)?;
        let old = old_words.get(at).copied();
        let kept = old.filter(|old| move_of(&mover, old) == Some(played));
        written.push(match kept {
            Some(kept) => kept.to_owned(),
            None if in_coordinates => {
                let position = mover.position();
                let chess960 = position.castling.is_chess960(&position.board);
                write_uci(&mover, played, chess960)
            }
            None => write_san(&mover, played),
        });
        mover = mover.after(played);
    }
    written.extend(unread.iter().map(|word| (*word).to_owned()));
    let kept: Vec<_> = lead.into_iter().chain(old_words).collect();
    (written != kept).then(|| written.join(" ").into_bytes())
}
