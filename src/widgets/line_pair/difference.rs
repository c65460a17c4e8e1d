//! The differences between two texts.

use std::ops::Range;

/// Maximum product of the two lengths for a comparison letter by letter.
const MAX_COMPARED: usize = 40_000;

/// The byte ranges of each text that are missing from the other one.
pub(crate) fn differences(before: &str, after: &str) -> [Vec<Range<usize>>; 2] {
    let (old, new): (Vec<char>, Vec<char>) = (before.chars().collect(), after.chars().collect());
    let pairs = old.iter().zip(&new);
    let start = pairs.take_while(|(one, other)| one == other).count();
    let shorter = old.len().min(new.len()) - start;
    let pairs = old.iter().rev().zip(new.iter().rev());
    let end = pairs.take(shorter).take_while(|(one, other)| one == other);
    let end = end.count();
    let (old, new) = (&old[start..old.len() - end], &new[start..new.len() - end]);
    let kept = kept(old, new);
    let changed = |text: &str, kept: &[bool]| {
        let middle = text.char_indices().skip(start).zip(kept);
        let mut ranges: Vec<Range<usize>> = Vec::new();
        for ((at, letter), is_kept) in middle {
            let end = at + letter.len_utf8();
            match ranges.last_mut() {
                _ if *is_kept => {}
                Some(last) if last.end == at => last.end = end,
                _ => ranges.push(at..end),
            }
        }
        ranges
    };
    [changed(before, &kept.0), changed(after, &kept.1)]
}

/// Marks the letters of a longest common subsequence in both texts.
fn kept(old: &[char], new: &[char]) -> (Vec<bool>, Vec<bool>) {
    let mut kept = (vec![false; old.len()], vec![false; new.len()]);
    if old.len() * new.len() > MAX_COMPARED {
        return kept;
    }
    let width = new.len() + 1;
    // The length of the longest common subsequence of the remainders of both texts, from each pair of places.
    let mut common = vec![0_u16; (old.len() + 1) * width];
    for (row, one) in old.iter().enumerate().rev() {
        for (column, other) in new.iter().enumerate().rev() {
            common[row * width + column] = if one == other {
                common[(row + 1) * width + column + 1] + 1
            } else {
                let down = common[(row + 1) * width + column];
                down.max(common[row * width + column + 1])
            };
        }
    }
    let (mut row, mut column) = (0, 0);
    while row < old.len() && column < new.len() {
        if old[row] == new[column] {
            (kept.0[row], kept.1[column]) = (true, true);
            (row, column) = (row + 1, column + 1);
        } else if common[(row + 1) * width + column] >= common[row * width + column + 1] {
            row += 1;
        } else {
            column += 1;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(before: &str, after: &str) -> [String; 2] {
        let [old, new] = differences(before, after);
        let mark = |text: &str, ranges: &[Range<usize>]| {
            let mut marked = text.to_owned();
            for range in ranges.iter().rev() {
                marked.insert(range.end, ']');
                marked.insert(range.start, '[');
            }
            marked
        };
        [mark(before, &old), mark(after, &new)]
    }

    #[test]
    fn only_the_letters_that_differ_are_marked() {
        let marks = marked("8/44/8 w kqKQ - 0 1", "8/8/8 w KQkq - 0 1");
        assert_eq!(marks, ["8/[44]/8 w [kq]KQ - 0 1", "8/[8]/8 w KQ[kq] - 0 1"]);
        assert_eq!(marked("a w", "a w - -"), ["a w", "a w[ - -]"]);
        assert_eq!(marked("same", "same"), ["same", "same"]);
        assert_eq!(marked("", "é"), ["", "[é]"]);
        assert_eq!(marked("aé", "aa"), ["a[é]", "a[a]"]);
    }

    #[test]
    fn very_long_texts_are_marked_whole_except_for_equal_ends() {
        let (old, new) = ("x".repeat(500), "y".repeat(500));
        let [old, new] = differences(&format!("a{old}b"), &format!("a{new}b"));
        assert_eq!((old.len(), new.len()), (1, 1));
        assert_eq!((&old[0], &new[0]), (&(1..501), &(1..501)));
    }
}
