//! Restores the origins of the lines that a journal keeps. The journal does not contain them; they are inferred from
//! the places of the lines.

use crate::{LineId, Origin, RowSet, Rows, Span};

/// Sets the origins of our own lines in `spans`: in order, each gets one of the lines of the file that are missing at
/// its place, as long as there are any.
pub(super) fn name_origins(rows: &mut Rows, spans: &[Span]) {
    let count = rows.source().line_count();
    let mut left = RowSet::none(count);
    for span in spans {
        match span {
            Span::Source { first, count } => left.set_range(*first..first + count, true),
            span => span.each_line(|line| {
                if let LineId::Source(line) = line {
                    left.set(line, true);
                }
            }),
        }
    }
    let (mut next, mut come, mut pairs) = (0, Vec::new(), Vec::new());
    let mut close_gap = |next: u64, to: u64, come: &mut Vec<u64>| {
        let missing = (next..to).filter(|line| !left.contains(*line));
        pairs.extend(come.drain(..).zip(missing));
    };
    for span in spans {
        if let Span::Source { first, count } = span {
            if next <= *first {
                close_gap(next, *first, &mut come);
                next = first + count;
            }
            continue;
        }
        span.each_line(|line| match line {
            LineId::Own(line) => come.push(line),
            LineId::Source(line) if next <= line => {
                close_gap(next, line, &mut come);
                next = line + 1;
            }
            LineId::Source(_) => {}
        });
    }
    close_gap(next, count, &mut come);
    for (own, line) in pairs {
        rows.set_origin(own, Origin::Edited(LineId::Source(line)));
    }
}
