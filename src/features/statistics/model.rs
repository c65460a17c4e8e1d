//! The statistics of a document, the part of them that is shown, and the places of the plots: columns of equal width
//! with equal gaps, all of the same height.

pub(crate) mod picture;
pub(crate) mod plots;

use crate::features::list::model::list_state::{RowFilter, Scope};
use crate::reach::Reach;
use std::sync::Arc;
use tabiya_chess::Piece;
use tabiya_collection::document::{Document, DocumentId, StateId};
use tabiya_collection::passes::{Bar, Plot, Repeated, SameFields, Sameness, Statistics};
use tabiya_lines::RowSet;

/// Actions on statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsAction {
    /// Show the statistics of the document that is shown.
    Open,
    /// Count again.
    Count,
    /// Show the squares of this piece.
    ShowPiece(Piece),
    /// Show the positions of a bar in the list.
    Filter(Bar),
    /// Copy a part as text.
    CopyText(StatisticsPart),
    /// Copy a part as a picture.
    CopyPicture(StatisticsPart),
}

impl StatisticsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Filter(_) => Reach::Reads,
            _ => Reach::Window,
        }
    }
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatisticsPart {
    /// All of it.
    Page,
    /// One plot.
    Plot(Plot),
    /// The squares of the chosen piece.
    Squares,
}

/// This feature's part of the state.
#[derive(Clone, Debug)]
pub struct StatisticsState {
    /// The last count.
    pub counted: Option<Arc<CountedRows>>,
    /// The piece whose squares are shown.
    pub piece: Piece,
}

impl Default for StatisticsState {
    fn default() -> Self {
        Self {
            counted: None,
            piece: Piece::WhiteKing,
        }
    }
}

/// The statistics of some rows of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedRows {
    /// The document.
    pub document: DocumentId,
    /// The content of the document when it was counted.
    pub content: StateId,
    /// The rows that were counted.
    pub scope: Scope,
    /// The rows that were counted; `None` for all.
    pub only: Option<RowSet>,
    /// The name of the document.
    pub name: String,
    /// The numbers.
    pub statistics: Statistics,
}

impl CountedRows {
    /// Whether the numbers are those of the document as it is.
    pub fn is_current(&self, document: &Document) -> bool {
        self.document == document.id() && self.content == document.state_id()
    }

    /// Whether the numbers are those of the rows that would be counted now.
    pub fn is_of(&self, document: &Document) -> bool {
        let scope = Scope::of(document);
        self.is_current(document) && self.scope == scope && self.only == scope.rows(document)
    }
}

/// The filter of the list that shows the rows of a bar.
pub(crate) fn filter_of(bar: Bar) -> RowFilter {
    let same = |fields| {
        RowFilter::Duplicates(Sameness {
            fields,
            mirrored: false,
            colours_swapped: false,
        })
    };
    match (bar, bar.query()) {
        (Bar::Mark(mark), _) => RowFilter::Marks(vec![mark]),
        (Bar::Repeated(Repeated::Position), _) => same(SameFields::Four),
        (Bar::Repeated(Repeated::Line), _) => same(SameFields::Line),
        (_, Some(query)) => RowFilter::Found(Box::new(query)),
        (_, None) => RowFilter::All,
    }
}

/// The parts of the page, as four columns. Narrower pages join neighbouring columns.
const COLUMNS: [&[StatisticsPart]; 4] = [
    &[
        StatisticsPart::Plot(Plot::Side),
        StatisticsPart::Plot(Plot::Marks),
        StatisticsPart::Plot(Plot::Phase),
        StatisticsPart::Plot(Plot::Ending),
    ],
    &[
        StatisticsPart::Plot(Plot::Pieces),
        StatisticsPart::Plot(Plot::Balance),
    ],
    &[
        StatisticsPart::Plot(Plot::Score),
        StatisticsPart::Plot(Plot::Solution),
    ],
    &[
        StatisticsPart::Squares,
        StatisticsPart::Plot(Plot::Repeated),
    ],
];

/// The place of a part.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) part: StatisticsPart,
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// Arranges all parts in a page of this width, in the order of reading: column by column. Returns their places and the
/// height of the page. `height_of` gives the least height of a part in a column of the given width; the last part of
/// each column is as high as the longest column allows.
pub(crate) fn arrange(
    width: f32,
    least_column: f32,
    gap: f32,
    height_of: impl Fn(StatisticsPart, f32) -> f32,
) -> (Vec<Place>, f32) {
    let fitting = ((width + gap) / (least_column + gap)).floor();
    // With three columns the last two would be twice as long as the others.
    let count = match fitting as usize {
        0 | 1 => 1,
        2 | 3 => 2,
        _ => COLUMNS.len(),
    };
    let column_width = (width - gap * (count as f32 - 1.0)) / count as f32;
    let columns = COLUMNS.chunks(COLUMNS.len() / count);
    let columns: Vec<Vec<StatisticsPart>> = columns.map(<[_]>::concat).collect();
    let height = |parts: &Vec<StatisticsPart>| {
        let heights = parts.iter().map(|part| height_of(*part, column_width));
        heights.sum::<f32>() + gap * (parts.len() as f32 - 1.0)
    };
    let longest = columns.iter().map(height).fold(0.0, f32::max);
    let mut places = Vec::new();
    for (column, parts) in columns.iter().enumerate() {
        let x = column as f32 * (column_width + gap);
        let mut y = 0.0;
        for (place, part) in parts.iter().enumerate() {
            let is_last = place + 1 == parts.len();
            let height = if is_last {
                longest - y
            } else {
                height_of(*part, column_width)
            };
            places.push(Place {
                part: *part,
                x,
                y,
                width: column_width,
                height,
            });
            y += height + gap;
        }
    }
    (places, longest)
}
