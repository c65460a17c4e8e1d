//! Styles by name: begun with, kept and forgotten.

use super::pieces::load_pieces;
use crate::app::state::State;
use crate::features::settings::update as settings;
use crate::picture::Style;
use crate::settings::Setting;
use crate::tasks::Runner;
use crate::text::tr_with;

/// Begins with the style of this name.
pub(super) fn choose_style(state: &mut State, name: String, runner: &mut dyn Runner) {
    if let Some(style) = state.shared.settings.style(&name) {
        state.diagram.form.style = style;
        state.diagram.form.style_name = name;
        load_pieces(state, runner);
    }
}

/// Keeps the style under this name.
pub(super) fn save_style(state: &mut State, name: &str, runner: &mut dyn Runner) {
    let name = name.trim();
    let is_whole = !name.is_empty() && !name.contains(char::is_control);
    let is_own = state.shared.settings.styles.contains_key(name);
    if !is_whole || (Style::BUILT_IN.contains(&name) && !is_own) {
        return;
    }
    name.clone_into(&mut state.diagram.form.style_name);
    let setting = Setting::Style {
        name: name.to_owned(),
        style: Some(state.diagram.form.style.clone()),
    };
    settings::choose(state, setting, runner);
    settings::choose(
        state,
        Setting::Diagram(state.diagram.form.to_remember()),
        runner,
    );
    state
        .shared
        .inform(tr_with("message-style-saved", &[("name", name.into())]));
}

/// Takes the style away that is chosen. How the diagram looks stays as it is.
pub(super) fn delete_style(state: &mut State, runner: &mut dyn Runner) {
    let name = state.diagram.form.style_name.clone();
    if !state.shared.settings.styles.contains_key(&name) {
        return;
    }
    let setting = Setting::Style {
        name: name.clone(),
        style: None,
    };
    settings::choose(state, setting, runner);
    if state.shared.settings.style(&name).is_none() {
        Style::BUILT_IN[0].clone_into(&mut state.diagram.form.style_name);
    }
    state
        .shared
        .inform(tr_with("message-style-deleted", &[("name", name.into())]));
}
