//! Chooses, saves and deletes styles by name.

use super::pieces::load_pieces;
use crate::features::diagram::model::DiagramState;
use crate::model::action::SettingsAction;
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;
use tabiya_picture::Style;
use tabiya_settings::Setting;
use tabiya_text::tr_with;

/// Chooses the style of this name.
pub(super) fn choose_style(
    own: &mut DiagramState,
    shared: &mut Shared,
    name: String,
    runner: &mut dyn Runner,
) {
    if let Some(style) = shared.settings.style(&name) {
        own.form.style = style;
        own.form.style_name = name;
        load_pieces(own, shared, runner);
    }
}

/// Saves the style under this name.
pub(super) fn save_style(own: &mut DiagramState, shared: &mut Shared, name: &str) {
    let name = name.trim();
    let is_whole = !name.is_empty() && !name.contains(char::is_control);
    let is_own = shared.settings.styles.contains_key(name);
    if !is_whole || (Style::BUILT_IN.contains(&name) && !is_own) {
        return;
    }
    name.clone_into(&mut own.form.style_name);
    let setting = Setting::Style {
        name: name.to_owned(),
        style: Some(own.form.style.clone()),
    };
    shared.send(SettingsAction::Choose(setting));
    let last = Setting::Diagram(own.form.to_remember());
    shared.send(SettingsAction::Choose(last));
    shared.inform(tr_with("message-style-saved", &[("name", name.into())]));
}

/// Deletes the chosen style. The look of the diagram stays as it is.
pub(super) fn delete_style(own: &mut DiagramState, shared: &mut Shared) {
    let name = own.form.style_name.clone();
    if !shared.settings.styles.contains_key(&name) {
        return;
    }
    let setting = Setting::Style {
        name: name.clone(),
        style: None,
    };
    shared.send(SettingsAction::Choose(setting));
    if Style::built_in(&name).is_none() {
        Style::BUILT_IN[0].clone_into(&mut own.form.style_name);
    }
    shared.inform(tr_with("message-style-deleted", &[("name", name.into())]));
}
