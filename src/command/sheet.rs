//! What is shown over the window, and is opened by commands.

/// A sheet that is shown over the window until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sheet {
    CopyAs,
    RecentFiles,
    FenStyle,
    GoToLine,
    Sort,
    Duplicates,
    MendAll,
    KnownPositions,
    Chess960,
    Diagram,
    DiagramSheets,
    Recovery,
    Palette,
    Gestures,
    Keys,
    Settings,
    About,
}
