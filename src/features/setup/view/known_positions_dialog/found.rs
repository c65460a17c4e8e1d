//! The search results, and the previewed position.

use crate::widgets::picker::Picker;
use egui::Id;
use tabiya_notation::known_positions::{Group, KnownPosition, search};

/// The memory of the dialog while it is open.
#[derive(Debug, Default)]
pub(super) struct KnownDialog {
    /// Selects the row that can be put on the board.
    pub(super) picker: Picker,
    pub(super) group: Option<Group>,
    pub(super) found: Vec<&'static KnownPosition>,
    /// The row under the pointer.
    pub(super) pointed: Option<usize>,
}

impl KnownDialog {
    pub(super) fn open(&mut self) {
        *self = Self::default();
        self.find();
    }

    pub(super) fn find(&mut self) {
        let group = self.group;
        let is_wanted = |known: &&KnownPosition| group.is_none_or(|group| known.group == group);
        self.found = search(&self.picker.text)
            .into_iter()
            .filter(is_wanted)
            .collect();
        self.picker.begin_list();
        self.pointed = None;
    }

    pub(super) fn chosen(&self) -> Option<&'static KnownPosition> {
        self.found.get(self.picker.chosen()).copied()
    }

    /// The previewed position.
    pub(super) fn shown(&self) -> Option<&'static KnownPosition> {
        let place = self.pointed.unwrap_or(self.picker.chosen());
        self.found.get(place).copied()
    }
}

/// The id of the search field.
pub(crate) fn known_field_id() -> Id {
    Id::unique("known positions field")
}

/// The text id of a group's name. `None` means all groups.
pub(super) fn group_id(group: Option<Group>) -> &'static str {
    match group {
        None => "known-all",
        Some(Group::Opening) => "known-opening",
        Some(Group::Mate) => "known-mate",
        Some(Group::Ending) => "known-ending",
        Some(Group::Study) => "known-study",
        Some(Group::Game) => "known-game",
        Some(Group::Odds) => "known-odds",
    }
}
