//! Work over all lines of a collection.

mod any_rows;
mod checking;
mod duplicates;
mod finding;
mod making;
mod mending;
mod same;
mod shuffling;
mod sorting;
