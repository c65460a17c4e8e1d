//! Applies settings at once, and stores them in a task.

pub(crate) mod sight;
use crate::command::KeyMap;
use crate::features::settings::model::memory::Memory;
use crate::features::settings::tasks::settings::{RecallSettings, RecallingSettings, write_next};
use crate::model::state::Shared;
use crate::model::task_control::start;
use std::mem::discriminant;
use std::path::PathBuf;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::Setting;
use tabiya_text::{Locale, speak, tr};

/// Sets the settings file and reads the settings in it.
pub(crate) fn use_file(
    own: &mut Memory,
    shared: &mut Shared,
    file: PathBuf,
    runner: &mut dyn Runner,
) {
    own.file = Some(file.clone());
    start(shared, RecallingSettings, RecallSettings { file }, runner);
}

/// Applies a setting and stores it.
pub(crate) fn choose(
    own: &mut Memory,
    shared: &mut Shared,
    setting: Setting,
    runner: &mut dyn Runner,
) {
    apply(shared, setting.clone());
    let is_other = |given: &Setting| discriminant(given) != discriminant(&setting);
    own.given.retain(is_other);
    if own.file.is_some() {
        own.unwritten.push(setting);
        write_next(own, shared, runner);
    }
}

/// Stores a setting that does not change the current display.
pub(crate) fn remember(
    own: &mut Memory,
    shared: &mut Shared,
    setting: Setting,
    runner: &mut dyn Runner,
) {
    shared.settings.choose(setting.clone());
    if own.file.is_some() {
        own.unwritten.push(setting);
        write_next(own, shared, runner);
    }
}

/// Applies a setting until the program ends or the user chooses another value.
pub(crate) fn choose_for_now(own: &mut Memory, shared: &mut Shared, setting: Setting) {
    apply(shared, setting.clone());
    own.given.push(setting);
}

/// Starts without stored settings.
pub(crate) fn start_safely(own: &mut Memory, shared: &mut Shared) {
    own.is_safe = true;
    shared.inform(tr("message-safe"));
}

/// Takes the language of the system.
pub(crate) fn use_system_locale(shared: &mut Shared, locale: Locale) {
    shared.system_locale = locale;
    speak(shared.locale());
}

fn apply(shared: &mut Shared, setting: Setting) {
    // The draft was shown in the former style.
    shared.end_draft();
    let is_about_keys = matches!(setting, Setting::Keys { .. });
    shared.settings.choose(setting);
    if is_about_keys {
        shared.keys = KeyMap::new(&shared.settings.keys);
    }
    speak(shared.locale());
}
