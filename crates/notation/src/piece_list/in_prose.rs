//! A list of pieces inside other text.

use super::{PieceList, PieceListRemark, read_piece_list};
use crate::piece_letters::Language;
use std::ops::Range;

/// The fewest pieces of a list in prose: prose itself may mention two kings.
const FEWEST_MEN: usize = 3;

/// The list of pieces in a text, if the text has one list with both kings; words around the list are left out. The
/// spans are those of a text that begins where the list does.
///
/// ```
/// use tabiya_notation::piece_letters::Language;
/// use tabiya_notation::piece_list::piece_list_in;
///
/// let mail = "My puzzle of today: White: Kg1, Qd1. Black: Kg8. Who finds the mate?";
/// assert_eq!(piece_list_in(mail, Language::English).unwrap().men.len(), 3);
/// assert_eq!(piece_list_in("The king on g1 is safe", Language::English), None);
/// ```
pub fn piece_list_in(text: &str, language: Language) -> Option<PieceList> {
    let whole = read_piece_list(text, language);
    if is_position(&whole) {
        return Some(whole);
    }
    let part = longest_part(text, &whole)?;
    let list = read_piece_list(text.get(part)?, language);
    (is_position(&list) && FEWEST_MEN <= list.men.len()).then_some(list)
}

fn is_position(list: &PieceList) -> bool {
    let is_read = list.remarks.iter().all(|remark| remark.kind.is_note());
    is_read && list.unfinished.is_none() && list.names_both_kings()
}

/// The part between two words that cannot be read that has most of the pieces.
fn longest_part(text: &str, list: &PieceList) -> Option<Range<usize>> {
    let is_fault = |remark: &&PieceListRemark| !remark.kind.is_note();
    let faults = list.remarks.iter().filter(is_fault);
    let faults = faults.map(|remark| &remark.span).chain(&list.unfinished);
    let mut start = 0;
    let mut best = (0, 0..0);
    let end = text.len()..text.len();
    for fault in faults.cloned().chain(std::iter::once(end)) {
        let part = start..fault.start.max(start);
        let is_inside = |span: &Range<usize>| part.start <= span.start && span.end <= part.end;
        let men = list.men.iter().filter(|man| is_inside(&man.span)).count();
        if best.0 < men {
            best = (men, part);
        }
        start = fault.end.max(start);
    }
    (best.0 > 0).then_some(best.1)
}
