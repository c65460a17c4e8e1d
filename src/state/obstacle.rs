//! Why a command would do nothing now.

use super::State;
use crate::command::Command;
use crate::document::Document;
use crate::settings::Zoom;

impl Command {
    /// Whether it would do anything now.
    pub fn is_enabled(self, state: &State) -> bool {
        self.obstacle(state).is_none()
    }

    /// Why it would do nothing now: the catalogue's id of a sentence.
    pub fn obstacle(self, state: &State) -> Option<&'static str> {
        let document = state.document();
        let zoom = state.settings.zoom;
        let unless = |is_free: bool, id| (!is_free).then_some(id);
        match self {
            Self::Undo => unless(document.can_undo(), "obstacle-undo"),
            Self::Redo => unless(document.can_redo(), "obstacle-redo"),
            Self::CopyCutText => unless(state.cut_text.is_some(), "obstacle-cut-text"),
            Self::PreviousPosition | Self::FirstPosition => {
                unless(document.current_place() > 0, "obstacle-first-line")
            }
            Self::NextPosition | Self::LastPosition => unless(
                document.current_place() + 1 < document.shown_count(),
                "obstacle-last-line",
            ),
            Self::MovePositionUp | Self::MovePositionDown => {
                unless(document.shown_count() > 1, "obstacle-one-line")
                    .or(unless(is_in_order(document), "obstacle-groups"))
            }
            Self::DuplicatePosition
            | Self::DeletePosition
            | Self::CutRows
            | Self::CopyRows
            | Self::SplitSelection => unless(document.selected_count() > 0, "obstacle-selected"),
            Self::ShowAllRows => unless(document.view().is_some(), "obstacle-all-shown"),
            Self::CheckAll => {
                let marks = document.marks();
                let is_to_do = marks.is_none_or(|marks| !marks.is_complete());
                unless(document.is_whole(), "obstacle-reading")
                    .or(unless(is_to_do, "obstacle-checked"))
            }
            Self::MendAll | Self::FindDuplicates | Self::Sort | Self::Shuffle => {
                unless(document.is_whole(), "obstacle-reading")
                    .or(unless(!document.rows().is_empty(), "obstacle-no-lines"))
            }
            Self::DiagramSheets => unless(document.is_whole(), "obstacle-reading")
                .or(unless(!document.rows().is_empty(), "obstacle-no-lines")),
            Self::AppendFile => unless(document.is_whole(), "obstacle-reading"),
            Self::NextDocument | Self::PreviousDocument => {
                unless(state.documents.len() > 1, "obstacle-one-file")
            }
            Self::ClearRecent => {
                let mut recent = state.session.recent.iter();
                let has_others = recent.any(|recent| !recent.is_pinned);
                unless(has_others, "obstacle-no-recent-to-clear")
            }
            Self::BringBackRecent => unless(
                !state.session.cleared.is_empty(),
                "obstacle-no-recent-cleared",
            ),
            Self::StopWaiting => unless(!state.waiting.is_empty(), "obstacle-nothing-waits"),
            Self::RecoverWork => unless(state.recovery.folder.is_some(), "obstacle-recovery"),
            Self::ClearSelection => unless(state.block.is_some(), "obstacle-squares"),
            Self::NextUnsure | Self::ClearUnsure => {
                unless(!document.unsure().is_empty(), "obstacle-sure")
            }
            Self::RemoveAnnotations => {
                let is_drawn = !document.annotations().is_empty();
                unless(is_drawn, "obstacle-annotations")
            }
            Self::CompareSelected => {
                let are_two = document.selected_count() == 2;
                let is_one_shown = document.is_selected(document.row());
                unless(are_two && is_one_shown, "obstacle-two")
            }
            Self::ExchangeCompared | Self::StopComparing => {
                unless(state.compared.is_some(), "obstacle-compared")
            }
            Self::ZoomIn => unless(zoom.larger().is_some(), "obstacle-largest"),
            Self::ZoomOut => unless(zoom.smaller().is_some(), "obstacle-smallest"),
            Self::UsualSize => unless(zoom != Zoom::USUAL, "obstacle-usual-size"),
            _ => None,
        }
    }
}

/// Whether the list shows rows in their order, so that one can be moved over another.
fn is_in_order(document: &Document) -> bool {
    document.view().is_none_or(|view| view.groups().is_none())
}
