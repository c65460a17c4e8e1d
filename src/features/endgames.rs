//! The results of endgames: on the squares while a piece is held, in the line above the board, and of moves.
//!
//! The view reports which piece is held, since a dragged piece exists only there. The upkeep asks for the results that are
//! shown (`update.rs`), and a task answers from the tables (`tasks/judge.rs`). Each answer is kept with its question, so a
//! result is shown only for the position that it is about.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;
pub(crate) mod tasks {
    //! The results of endgames, on a worker thread: the table that holds them may have to be unpacked first.

    pub(crate) mod find_tables;
    pub(crate) mod judge;
}
