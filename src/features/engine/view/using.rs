//! The menu for a line of an engine.

use super::shown::ShownLine;
use crate::model::action::{Action, ClipboardAction, EngineAction};
use crate::view::Actions;
use crate::widgets::labels::Tip as _;
use crate::widgets::style::{REPAIR_HEIGHT, target};
use egui::containers::menu::MenuButton;
use egui::{Button, Ui, vec2};
use tabiya_desktop::system::Selection;
use tabiya_engine::FoundLine;
use tabiya_engine::analysis::Field;
use tabiya_engine::uci::Score;
use tabiya_text::tr;

/// The entries that write into the record, each with its message id and its fields.
const WRITING: [(&str, &[Field]); 5] = [
    ("engine-write-line", &[Field::Line]),
    ("engine-write-score", &[Field::Score, Field::Depth]),
    ("engine-write-best", &[Field::Best]),
    ("engine-write-mate", &[Field::Mate]),
    (
        "engine-write-all",
        &[Field::Depth, Field::Score, Field::Mate, Field::Line],
    ),
];

/// Shows the menu. The user has stepped through `stepped` moves of the line.
pub(super) fn using_ui(
    ui: &mut Ui,
    at: usize,
    line: &ShownLine,
    stepped: usize,
    actions: &mut Actions,
) {
    let Some(found) = &line.found else {
        return;
    };
    let height = target(ui.style(), REPAIR_HEIGHT);
    let button = Button::new(tr("engine-use")).min_size(vec2(0.0, height));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        let mut entry = |ui: &mut Ui, id: &str, is_enabled: bool, action: Action| {
            let entry = ui.add_enabled(is_enabled, Button::new(tr(id)));
            if entry.clicked() {
                actions.push(action);
            }
            entry
        };
        let to_here = found.moves.get(..stepped).unwrap_or_default().to_vec();
        let is_within = (1..found.moves.len()).contains(&stepped);
        let play = |moves| Action::from(EngineAction::Play(at, moves));
        entry(ui, "engine-play-line", true, play(found.moves.clone()));
        entry(ui, "engine-play-to-here", is_within, play(to_here));
        let copied = Action::from(ClipboardAction::Copy(
            Selection::Clipboard,
            line.text.clone(),
        ));
        entry(ui, "engine-copy-line", true, copied);
        ui.separator();
        for (id, fields) in WRITING {
            let line = Box::new(found.clone());
            let action = EngineAction::Write(at, line, fields.to_vec());
            let needs_mate = fields == [Field::Mate];
            let is_enabled = !needs_mate || mates(found);
            let entry = entry(ui, id, is_enabled, Action::from(action));
            if needs_mate {
                entry.any_tip(tr("engine-write-mate-tip"));
            }
        }
    });
    response.on_hover_text(tr("engine-use-tip"));
}

/// Whether the side to move mates at the end of the line.
fn mates(found: &FoundLine) -> bool {
    let score = found.heard.value.map(|value| value.score);
    matches!(score, Some(Score::Mates(moves)) if moves > 0)
}
