//! The lines that the numbers of a journal mean, in the file as it is now.

use crate::collection::{LineId, LineList, Span, Survivors};
use std::sync::Arc;

/// Where the lines of the base are to be found.
#[derive(Debug)]
pub(super) enum BaseLines {
    /// Under their own numbers: so many.
    InPlace(u64),
    /// In a file that another program has changed.
    Surviving(Survivors),
}

impl BaseLines {
    /// In a file of which this has survived.
    pub(super) fn surviving(survivors: Survivors) -> Self {
        if survivors.are_all_in_place() {
            Self::InPlace(survivors.line_count())
        } else {
            Self::Surviving(survivors)
        }
    }

    fn count(&self) -> u64 {
        match self {
            Self::InPlace(count) => *count,
            Self::Surviving(survivors) => survivors.line_count(),
        }
    }

    /// Lines that stood one after the other, and how many of them are gone.
    pub(super) fn spans(&self, first: u64, count: u64) -> (Vec<Span>, u64) {
        let end = first.saturating_add(count).min(self.count());
        let wanted = end.saturating_sub(first);
        let span = |first: u64, count: u64| Span::Source { first, count };
        let spans: Vec<Span> = match self {
            _ if wanted == 0 => Vec::new(),
            Self::InPlace(_) => vec![span(first, wanted)],
            Self::Surviving(survivors) => {
                let places = survivors.places_of(first..end);
                places
                    .map(|place| span(place.start, place.end - place.start))
                    .collect()
            }
        };
        let found: u64 = spans.iter().map(Span::count).sum();
        (spans, wanted - found)
    }

    /// A list of such lines and of others, and how many of them are gone. One that stays as it is is
    /// shared.
    pub(super) fn list(&self, list: &Arc<LineList>) -> (Arc<LineList>, u64) {
        let Self::Surviving(survivors) = self else {
            return (Arc::clone(list), 0);
        };
        let place = |line| match line {
            LineId::Source(line) => survivors.place_of(line).map(LineId::Source),
            own @ LineId::Own(_) => Some(own),
        };
        let there: LineList = list.iter().filter_map(place).collect();
        let gone = list.len() - there.len();
        (Arc::new(there), gone as u64)
    }
}
