//! Where the settings are kept, or why they are not.

use crate::action::Action;
use crate::desktop::Selection;
use crate::state::State;
use crate::text::{name_text, tr, tr_with};
use crate::ui::Actions;
use crate::ui::style::palette;
use egui::{Label, RichText, Ui};

/// Shows the foot.
pub(super) fn foot_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    ui.separator();
    let Some(file) = state.memory.file.as_deref() else {
        let text = RichText::new(tr("settings-file-none")).weak();
        ui.add(Label::new(text).wrap());
        return;
    };
    if let Some(fault) = &state.memory.fault {
        let color = palette(ui.visuals()).warning;
        ui.add(Label::new(RichText::new(fault).color(color)).wrap());
    }
    let name = name_text(file);
    let text = tr_with("settings-file", &[("file", name.into())]);
    ui.add(Label::new(RichText::new(text).weak()).wrap());
    if ui.button(tr("settings-copy-path")).clicked() {
        // As it is: what cannot be shown is a part of the name.
        let path = file.to_string_lossy().into_owned();
        actions.push(Action::Copy(Selection::Clipboard, path));
    }
}
