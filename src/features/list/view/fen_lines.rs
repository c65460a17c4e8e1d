//! Wraps a FEN to a number of lines and columns.

/// Marks omitted text.
const ELLIPSIS: char = '…';

/// Wraps the text to at most `lines` lines of at most `columns` characters. A line ends after a slash or at a space if
/// possible. If a FEN is too long, the middle of the piece placement is left out, because the other fields tell more
/// beside a diagram. If another text is too long, its end is left out.
pub(super) fn fen_lines(text: &str, columns: usize, lines: usize, is_fen: bool) -> Vec<String> {
    if columns == 0 || lines == 0 {
        return Vec::new();
    }
    let by_fields = if is_fen {
        with_fields_together(text, columns)
    } else {
        None
    };
    let ways = [by_fields, Some(wrapped(text, columns))];
    let fits = |way: &Vec<String>| way.len() <= lines;
    if let Some(way) = ways.into_iter().flatten().find(fits) {
        return way;
    }
    let room = columns * lines;
    if text.chars().count() <= room {
        return chunks(text, columns);
    }
    let short = if is_fen {
        without_middle(text, room)
    } else {
        without_end(text, room)
    };
    chunks(&short, columns)
}

/// Lines of which the last one has all fields after the piece placement, if these fit on one line.
fn with_fields_together(text: &str, columns: usize) -> Option<Vec<String>> {
    let (board, fields) = text.split_once(' ')?;
    let width = |text: &str| text.chars().count();
    if columns < width(fields) {
        return None;
    }
    let mut lines = wrapped(board, columns);
    let last = lines.last_mut()?;
    if width(last) + 1 + width(fields) <= columns {
        last.push(' ');
        last.push_str(fields);
    } else {
        lines.push(fields.to_owned());
    }
    Some(lines)
}

/// Lines that end at natural places.
fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line: Vec<char> = Vec::new();
    let mut good_end = 0;
    for letter in text.chars() {
        if line.len() == columns {
            if letter == ' ' {
                good_end = columns;
            }
            let end = if good_end == 0 { columns } else { good_end };
            let rest = line.split_off(end);
            lines.push(line.iter().collect::<String>().trim_end().to_owned());
            line = rest;
            good_end = 0;
        }
        if line.is_empty() && letter == ' ' && !lines.is_empty() {
            continue;
        }
        line.push(letter);
        if matches!(letter, '/' | ' ') {
            good_end = line.len();
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line.into_iter().collect());
    }
    lines
}

/// The minimum number of characters kept of the piece placement.
const MIN_BOARD: usize = 6;

fn without_middle(text: &str, room: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    let board = letters.iter().position(|letter| *letter == ' ');
    let board = board.unwrap_or(letters.len());
    let others = letters.get(board..).unwrap_or_default();
    if room < others.len() + MIN_BOARD + 1 {
        return without_end(text, room);
    }
    let kept = room - others.len() - 1;
    let head = letters.iter().take(kept).copied();
    head.chain([ELLIPSIS])
        .chain(others.iter().copied())
        .collect()
}

fn without_end(text: &str, room: usize) -> String {
    let head = text.chars().take(room.saturating_sub(1));
    head.chain([ELLIPSIS]).collect()
}

fn chunks(text: &str, columns: usize) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let lines = letters.chunks(columns);
    lines.map(|line| line.iter().collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_line_breaks_after_a_slash_or_at_a_blank() {
        let lines = fen_lines(START, 30, 4, true);
        assert_eq!(
            lines,
            [
                "rnbqkbnr/pppppppp/8/8/8/8/",
                "PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            ]
        );
    }

    #[test]
    fn the_fields_stay_together_if_they_fit() {
        let lines = fen_lines(START, 29, 3, true);
        assert_eq!(
            lines,
            [
                "rnbqkbnr/pppppppp/8/8/8/8/",
                "PPPPPPPP/RNBQKBNR",
                "w KQkq - 0 1"
            ]
        );
        let lines = fen_lines(START, 29, 2, true);
        assert_eq!(lines.len(), 2);
    }

    #[test]
    fn the_fields_are_shown_after_a_shortened_piece_placement() {
        let lines = fen_lines(START, 28, 1, true);
        assert_eq!(lines, ["rnbqkbnr/ppppp… w KQkq - 0 1"]);
    }

    #[test]
    fn the_end_of_other_text_is_cut() {
        assert_eq!(
            fen_lines("# as Black, to move", 10, 1, false),
            ["# as Blac…"]
        );
    }

    proptest! {
        #[test]
        fn wrapped_lines_fit_and_lose_nothing_if_there_is_room(
            text in "[a-zA-Z1-8/ é♔]{0,90}",
            columns in 0usize..40,
            lines in 0usize..6,
            is_fen in any::<bool>(),
        ) {
            let wrapped = fen_lines(&text, columns, lines, is_fen);
            prop_assert!(wrapped.len() <= lines);
            for line in &wrapped {
                prop_assert!(line.chars().count() <= columns);
            }
            let is_cut = wrapped.iter().any(|line| line.contains(ELLIPSIS));
            if !is_cut && columns > 0 && lines > 0 {
                let without_blanks = |text: &str| text.replace(' ', "");
                prop_assert_eq!(without_blanks(&wrapped.concat()), without_blanks(&text));
            }
        }
    }
}
