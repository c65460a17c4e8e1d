//! Which rows the list is to show.

use tabiya_collection::document::ViewOf;
use tabiya_collection::passes::{Mark, Sameness};
use tabiya_collection::search::Query;

/// Which rows the list is to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFilter {
    /// All.
    All,
    /// Those with one of these marks.
    Marks(Vec<Mark>),
    /// Those that answer a query.
    Found(Box<Query>),
    /// Those that are there more than once, in groups.
    Duplicates(Sameness),
}

impl From<ViewOf> for RowFilter {
    fn from(of: ViewOf) -> Self {
        match of {
            ViewOf::Marks(marks) => Self::Marks(marks),
            ViewOf::Found(query) => Self::Found(query),
            ViewOf::Duplicates(sameness) => Self::Duplicates(sameness),
        }
    }
}
