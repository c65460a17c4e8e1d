//! The faults in the behaviour of an engine.

/// A fault in the behaviour of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It did not introduce itself in time, and wrote nothing.
    NoUciOk,
    /// It did not introduce itself in time, but wrote something else.
    OnlyGarbage,
    /// It does not answer the question whether it is ready.
    HangsOnIsReady,
    /// It continues to think after a request to stop.
    IgnoresStop,
    /// Its time was up long ago, and it names no move even after a request to stop.
    NoBestMove,
    /// It reports nothing for longer than a search with these limits takes.
    SaysNothing,
    /// It named a move that cannot be played, or none in a position with moves.
    IllegalBestMove(String),
    /// It writes more than can be read.
    Flood,
    /// It does not end after a request to end.
    IgnoresQuit,
}
