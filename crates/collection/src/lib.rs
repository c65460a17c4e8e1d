//! Collections of positions: games and puzzles as the positions that occur in them, the search for
//! positions, work over all lines at once, game trees, and the document that is edited, with its undo.

pub mod certify;
pub mod document;
pub mod games;
pub mod joined;
pub mod making;
pub mod outcomes;
pub mod passes;
pub mod recipe;
pub mod search;
pub mod solving;
pub mod spill;
pub mod tree;
pub mod truths;
pub mod versions;
