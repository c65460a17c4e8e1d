//! Sheets that need nothing but to be asked for, for tests that go through all.

use tabiya::app::state::Sheet;

/// All but the palette, which stands over the window in a way of its own.
pub(super) const PLAIN_SHEETS: [Sheet; 12] = [
    Sheet::CopyAs,
    Sheet::RecentFiles,
    Sheet::FenStyle,
    Sheet::GoToLine,
    Sheet::Sort,
    Sheet::Duplicates,
    Sheet::KnownPositions,
    Sheet::Chess960,
    Sheet::Gestures,
    Sheet::Keys,
    Sheet::Settings,
    Sheet::About,
];
