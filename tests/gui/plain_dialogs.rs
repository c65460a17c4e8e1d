//! Dialogs that open without preparation, for tests that go through all.

use tabiya::model::state::Dialog;

/// All but the palette, which is placed differently.
pub(super) const PLAIN_DIALOGS: [Dialog; 21] = [
    Dialog::Analysis,
    Dialog::Suite,
    Dialog::NewPositions,
    Dialog::Statistics,
    Dialog::EndgameTruth,
    Dialog::Changes,
    Dialog::CopyAs,
    Dialog::RecentFiles,
    Dialog::FenStyle,
    Dialog::GoToLine,
    Dialog::ReadDiagrams,
    Dialog::Proofread,
    Dialog::Solve,
    Dialog::Sort,
    Dialog::Duplicates,
    Dialog::KnownPositions,
    Dialog::Chess960,
    Dialog::Gestures,
    Dialog::Keys,
    Dialog::Settings,
    Dialog::About,
];
