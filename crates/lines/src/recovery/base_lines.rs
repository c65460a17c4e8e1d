//! Maps the line numbers of a journal to the file in its current state.

use super::line_map::{KeptSpan, LinesPlace};
use crate::{LineId, LineList, Survivors};

/// The places of the base's lines.
#[derive(Debug)]
pub(super) enum BaseLines {
    /// The lines have their own numbers; this is how many there are.
    InPlace(u64),
    /// The lines are in a file that another program has changed.
    Surviving(Survivors),
}

/// The content of a journal with the current line numbers.
#[derive(Debug)]
pub(super) struct Renumbered {
    pub(super) spans: Vec<KeptSpan>,
    pub(super) lists: Vec<LineList>,
    /// Whether some of the lines are gone.
    pub(super) is_part: bool,
}

/// A line that no file has. It replaces missing lines in a list, so that all others keep their indices.
const NOWHERE: LineId = LineId::Source((1 << 31) - 1);

impl BaseLines {
    /// The places in a file in which these lines have survived.
    pub(super) fn surviving(survivors: Survivors) -> Self {
        if survivors.are_all_in_place() {
            Self::InPlace(survivors.line_count())
        } else {
            Self::Surviving(survivors)
        }
    }

    /// Converts the spans and lists of a journal to the current line numbers. `None` if this makes more spans than
    /// `most`.
    pub(super) fn renumbered(
        &self,
        spans: Vec<KeptSpan>,
        lists: Vec<LineList>,
        most: u64,
    ) -> Option<Renumbered> {
        match self {
            Self::InPlace(count) => Some(Renumbered {
                spans: spans.into_iter().map(|span| cut(span, *count)).collect(),
                lists,
                is_part: false,
            }),
            Self::Surviving(survivors) => moved(survivors, &spans, lists, most),
        }
    }
}

/// Cuts off lines that were appended after the last one known to the journal.
fn cut(span: KeptSpan, line_count: u64) -> KeptSpan {
    match span.place {
        LinesPlace::Base => KeptSpan {
            count: span.count.min(line_count.saturating_sub(span.first)),
            ..span
        },
        LinesPlace::Kept | LinesPlace::List(_) => span,
    }
}

fn moved(
    survivors: &Survivors,
    spans: &[KeptSpan],
    lists: Vec<LineList>,
    most: u64,
) -> Option<Renumbered> {
    let (lists, lacking): (Vec<_>, Vec<_>) = lists
        .into_iter()
        .map(|list| moved_list(survivors, &list))
        .unzip();
    let mut is_part = false;
    let mut moved = Vec::new();
    for span in spans {
        match span.place {
            LinesPlace::Base => is_part |= !move_span(survivors, *span, &mut moved),
            LinesPlace::Kept => moved.push(*span),
            LinesPlace::List(number) => {
                let lacks = usize::try_from(number).ok().and_then(|at| lacking.get(at));
                is_part |= lacks == Some(&true);
                moved.push(*span);
            }
        }
        if most < moved.len() as u64 {
            return None;
        }
    }
    Some(Renumbered {
        spans: moved,
        lists,
        is_part,
    })
}

/// Appends the surviving lines of a span to `moved`. Returns whether all have survived.
fn move_span(survivors: &Survivors, span: KeptSpan, moved: &mut Vec<KeptSpan>) -> bool {
    let end = span.first.saturating_add(span.count);
    let end = end.min(survivors.line_count());
    let mut found = 0;
    for place in survivors.places_of(span.first..end) {
        let count = place.end - place.start;
        found += count;
        moved.push(KeptSpan {
            place: LinesPlace::Base,
            first: place.start,
            count,
        });
    }
    found == end.saturating_sub(span.first)
}

/// Converts a list to the current line numbers. Also returns whether any of its lines are missing.
fn moved_list(survivors: &Survivors, list: &LineList) -> (LineList, bool) {
    let mut is_lacking = false;
    let place = |line| match line {
        LineId::Source(line) => {
            let place = survivors.place_of(line);
            is_lacking |= place.is_none();
            place.map_or(NOWHERE, LineId::Source)
        }
        own @ LineId::Own(_) => own,
    };
    (list.iter().map(place).collect(), is_lacking)
}
