//! Files of games, tables, and pasted games: the user chooses which of their positions to open.

pub mod model;
pub mod tasks {
    //! Work on files of games that runs on worker threads.

    pub mod count_games;
    pub(crate) mod games_in;
    pub mod make_pasted;
}
pub(crate) mod update;
pub(crate) mod view;
