//! Files of games and tables: which of their positions are wanted is asked when one is opened; likewise of
//! games that are pasted.

pub mod model;
pub mod tasks {
    //! What is done for it beside the window.

    pub mod count_games;
    pub(crate) mod games_in;
    pub mod make_pasted;
}
pub(crate) mod update;
pub(crate) mod view;
