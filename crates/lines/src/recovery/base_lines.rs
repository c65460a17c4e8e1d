//! The lines that the numbers of a journal mean, in the file as it is now.

use super::kept_span::{KeptSpan, Place};
use crate::{LineId, LineList, Survivors};

/// Where the lines of the base are to be found.
#[derive(Debug)]
pub(super) enum BaseLines {
    /// Under their own numbers: so many.
    InPlace(u64),
    /// In a file that another program has changed.
    Surviving(Survivors),
}

/// What a journal says, in the numbers that lines have now.
#[derive(Debug)]
pub(super) struct Renumbered {
    pub(super) spans: Vec<KeptSpan>,
    pub(super) lists: Vec<LineList>,
    /// Whether some of the lines are not there any more.
    pub(super) is_part: bool,
}

/// No file has this line: it stands in a list where one is gone, so that all others keep their places.
const NOWHERE: LineId = LineId::Source((1 << 31) - 1);

impl BaseLines {
    /// In a file of which this has survived.
    pub(super) fn surviving(survivors: Survivors) -> Self {
        if survivors.are_all_in_place() {
            Self::InPlace(survivors.line_count())
        } else {
            Self::Surviving(survivors)
        }
    }

    /// Gives spans and lists of a journal the numbers that lines have now. `None` where that makes more
    /// spans than `most`.
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

/// What was written behind all that the journal knows is none of its lines.
fn cut(span: KeptSpan, line_count: u64) -> KeptSpan {
    match span.place {
        Place::Base => KeptSpan {
            count: span.count.min(line_count.saturating_sub(span.first)),
            ..span
        },
        Place::Kept | Place::List(_) => span,
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
            Place::Base => is_part |= !move_span(survivors, *span, &mut moved),
            Place::Kept => moved.push(*span),
            Place::List(number) => {
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

/// Puts what is left of lines that stood one after the other behind `moved`. Returns whether all are.
fn move_span(survivors: &Survivors, span: KeptSpan, moved: &mut Vec<KeptSpan>) -> bool {
    let end = span.first.saturating_add(span.count);
    let end = end.min(survivors.line_count());
    let mut found = 0;
    for place in survivors.places_of(span.first..end) {
        let count = place.end - place.start;
        found += count;
        moved.push(KeptSpan {
            place: Place::Base,
            first: place.start,
            count,
        });
    }
    found == end.saturating_sub(span.first)
}

/// A list with the numbers of now, and whether lines of it are gone.
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
