//! What can be wrong with how an engine behaves.

/// What is wrong with how an engine behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It said nothing of itself in time.
    NoUciOk,
    /// In that time it said something, but nothing of the protocol.
    OnlyGarbage,
    /// Asked whether it is ready, it does not answer.
    HangsOnIsReady,
    /// It goes on thinking when it was told to stop.
    IgnoresStop,
    /// Its time was over long ago, and it names no move even when told to stop.
    NoBestMove,
    /// It says nothing of its search, for longer than a search with these limits takes.
    SaysNothing,
    /// It named a move that cannot be played, or none where there are moves.
    IllegalBestMove(String),
    /// It says more than anybody could read.
    Flood,
    /// It does not end when it was told to.
    IgnoresQuit,
}
