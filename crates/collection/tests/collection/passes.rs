//! Work over all lines of a collection.

mod any_rows;
mod checking;
mod counting;
mod duplicates;
mod finding;
mod finding_truth;
mod games;
mod making;
mod moves;
mod problems;
mod repairing;
mod same;
mod shuffling;
mod sorting;
mod stable_keys;
mod truths;
mod writing_tables;
