//! Choices take effect at once, and a task stores them.

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

/// Remembers choices in this file from now on, and applies those that it already has.
pub(super) fn use_file(
    own: &mut Memory,
    shared: &mut Shared,
    file: PathBuf,
    runner: &mut dyn Runner,
) {
    own.file = Some(file.clone());
    start(shared, RecallingSettings, RecallSettings { file }, runner);
}

/// Makes a choice and remembers it.
pub(super) fn choose(
    own: &mut Memory,
    shared: &mut Shared,
    setting: Setting,
    runner: &mut dyn Runner,
) {
    take_up(shared, setting.clone());
    let is_other = |given: &Setting| discriminant(given) != discriminant(&setting);
    own.given.retain(is_other);
    if own.file.is_some() {
        own.unwritten.push(setting);
        write_next(own, shared, runner);
    }
}

/// Stores a setting that has no visible effect now.
pub(super) fn remember(
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

/// Makes a choice that holds until the program ends or another is made.
pub(super) fn choose_for_now(own: &mut Memory, shared: &mut Shared, setting: Setting) {
    take_up(shared, setting.clone());
    own.given.push(setting);
}

/// This start remembers no settings.
pub(super) fn start_safely(own: &mut Memory, shared: &mut Shared) {
    own.is_safe = true;
    shared.inform(tr("message-safe"));
}

/// The language of the system is known.
pub(super) fn use_system_locale(shared: &mut Shared, locale: Locale) {
    shared.system_locale = locale;
    speak(shared.locale());
}

fn take_up(shared: &mut Shared, setting: Setting) {
    // A typed draft is in the previous style.
    shared.end_draft();
    let is_about_keys = matches!(setting, Setting::Keys { .. });
    shared.settings.choose(setting);
    if is_about_keys {
        shared.keys = KeyMap::new(&shared.settings.keys);
    }
    speak(shared.locale());
}
