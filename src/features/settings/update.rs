//! What the user chooses for good: taken up at once, remembered by a task.

pub(crate) mod sight;
use crate::app::state::State;
use crate::app::update::tasks::start;
use crate::command::KeyMap;
use crate::features::settings::tasks::settings::{RecallSettings, RecallingSettings, write_next};
use crate::settings::Setting;
use crate::tasks::Runner;
use crate::text::{Locale, speak, tr};
use std::mem::discriminant;
use std::path::PathBuf;

/// Remembers choices in this file from now on, and takes up those that are there.
pub(crate) fn use_file(state: &mut State, file: PathBuf, runner: &mut dyn Runner) {
    state.memory.file = Some(file.clone());
    start(state, RecallingSettings, RecallSettings { file }, runner);
}

/// Makes a choice and remembers it.
pub(crate) fn choose(state: &mut State, setting: Setting, runner: &mut dyn Runner) {
    apply(state, setting.clone());
    let is_other = |given: &Setting| discriminant(given) != discriminant(&setting);
    state.memory.given.retain(is_other);
    if state.memory.file.is_some() {
        state.memory.unwritten.push(setting);
        write_next(state, runner);
    }
}

/// Remembers something that changes nothing of what is shown now.
pub(crate) fn remember(state: &mut State, setting: Setting, runner: &mut dyn Runner) {
    state.shared.settings.choose(setting.clone());
    if state.memory.file.is_some() {
        state.memory.unwritten.push(setting);
        write_next(state, runner);
    }
}

/// Makes a choice that holds until the program ends or another is made.
pub(crate) fn choose_for_now(state: &mut State, setting: Setting) {
    apply(state, setting.clone());
    state.memory.given.push(setting);
}

/// Nothing is remembered in this start.
pub(crate) fn start_safely(state: &mut State) {
    state.memory.is_safe = true;
    state.shared.inform(tr("message-safe"));
}

/// The language of the system is known.
pub(crate) fn use_system_locale(state: &mut State, locale: Locale) {
    state.shared.system_locale = locale;
    speak(state.shared.locale());
}

fn apply(state: &mut State, setting: Setting) {
    // What is being typed was shown in the style of before.
    crate::features::fen::update::draft::end(state);
    let is_about_keys = matches!(setting, Setting::Keys { .. });
    state.shared.settings.choose(setting);
    if is_about_keys {
        state.shared.keys = KeyMap::new(&state.shared.settings.keys);
    }
    speak(state.shared.locale());
}
