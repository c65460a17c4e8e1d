//! Files of games, tables, and pasted games: the user chooses which of their positions to open.
//!
//! A file of games is opened like an archive. The task that opens it recognises games by the name and the beginning,
//! and answers with a question instead of lines; a second task counts the games (`count_games`) while the question is
//! open. The choice stays with the file (`CollectionFile::made`) and is written into the session as a few words
//! (`Conversion::words` in `tabiya_collection::games`), so the next start opens the same positions.
//!
//! A single pasted game goes to the play feature as a tree (`Document::put_game`, one undo step). Several
//! games, or games for the list, raise the same question as a file, with the text as the source.

pub mod model;
pub mod tasks {
    //! Counting of games, and of games that are not chess, and conversion of pasted games, on worker threads.

    pub mod count_games;
    pub mod find_variants;
    pub mod make_pasted;
}
pub(crate) mod update;
pub(crate) mod view;
