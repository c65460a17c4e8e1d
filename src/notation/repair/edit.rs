//! One change of a plain text.

use super::report::RepairKind;
use std::ops::Range;

/// One change of a plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edit {
    pub(super) kind: RepairKind,
    /// The bytes of the text; empty where something is missing.
    pub(super) span: Range<usize>,
    pub(super) became: String,
}

impl Edit {
    pub(super) fn new(kind: RepairKind, span: Range<usize>, became: impl Into<String>) -> Self {
        let became = became.into();
        Self { kind, span, became }
    }

    pub(super) fn removal(kind: RepairKind, span: Range<usize>) -> Self {
        Self::new(kind, span, "")
    }
}
