//! The order of notices.

use crate::view::notice::Notice;
use egui::Id;

/// The order in which notices had news, the oldest first.
#[derive(Debug, Default)]
pub(super) struct Order(Vec<Id>);

impl Order {
    /// Sorts the notices by their news, the newest first.
    pub(super) fn sort(&mut self, notices: &mut [Notice]) {
        self.0
            .retain(|known| notices.iter().any(|notice| notice.news == *known));
        for notice in notices.iter() {
            if !self.0.contains(&notice.news) {
                self.0.push(notice.news);
            }
        }
        let age = |notice: &Notice| self.0.iter().rev().position(|known| *known == notice.news);
        notices.sort_by_key(age);
    }

    /// The news of all notices.
    pub(super) fn known(&self) -> &[Id] {
        &self.0
    }
}
