//! The dialogs that commands open over the window.

/// A dialog that covers the window until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Dialog {
    Analysis,
    Suite,
    Changes,
    CopyAs,
    RecentFiles,
    FenStyle,
    GoToLine,
    Sort,
    Duplicates,
    CheckAll,
    RepairAll,
    KnownPositions,
    Chess960,
    Diagram,
    DiagramPages,
    EngineOptions,
    ReadDiagrams,
    Proofread,
    Recovery,
    Palette,
    Gestures,
    Keys,
    Settings,
    About,
}
