//! The filter of the list.

use tabiya_collection::document::ViewOf;
use tabiya_collection::passes::{Mark, Sameness};
use tabiya_collection::search::Query;

/// The filter that selects the rows of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowFilter {
    /// All rows.
    All,
    /// Rows with one of these marks.
    Marks(Vec<Mark>),
    /// Rows that answer a query.
    Found(Box<Query>),
    /// Rows that occur more than once, in groups.
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
