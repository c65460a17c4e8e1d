//! Applies the user's settings: choices take effect at once, and a task stores them. A switch of contrast or motion to
//! the value of the desktop makes the setting follow the desktop again.

use crate::features::settings::model::{Memory, SettingsAction};
use crate::features::settings::tasks::settings::{RecallSettings, RecallingSettings, write_next};
use crate::model::state::{Shared, WindowEffect};
use crate::model::task_control::start;
use std::mem::discriminant;
use std::path::PathBuf;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::{Contrast, Motion, Setting, Zoom};
use tabiya_text::{Locale, speak, tr, tr_with};

/// Handles the actions of the user's settings.
pub(crate) fn apply(
    own: &mut Memory,
    shared: &mut Shared,
    action: SettingsAction,
    runner: &mut dyn Runner,
) {
    let zoom = shared.settings.zoom;
    match action {
        SettingsAction::UseSettings(file) => use_file(own, shared, file, runner),
        SettingsAction::StartSafely => start_safely(own, shared),
        SettingsAction::Choose(setting) => choose(own, shared, setting, runner),
        SettingsAction::ChooseForNow(setting) => choose_for_now(own, shared, setting),
        SettingsAction::Remember(setting) => remember(own, shared, setting, runner),
        SettingsAction::UseSystemLocale(locale) => use_system_locale(shared, locale),
        SettingsAction::UseDesktopPrefs(prefs) => shared.desktop_prefs = prefs,
        SettingsAction::ScaleSetAside => scale_set_aside(shared),
        SettingsAction::SizeLimited(percent) => size_limited(shared, percent),
        SettingsAction::ToggleContrast => toggle_contrast(own, shared, runner),
        SettingsAction::ToggleMotion => toggle_motion(own, shared, runner),
        SettingsAction::ZoomIn => zoom_to(own, shared, zoom.larger(), runner),
        SettingsAction::ZoomOut => zoom_to(own, shared, zoom.smaller(), runner),
        SettingsAction::UsualSize => zoom_to(own, shared, Some(Zoom::USUAL), runner),
    }
}

/// Remembers choices in this file from now on, and applies those that it already has.
fn use_file(own: &mut Memory, shared: &mut Shared, file: PathBuf, runner: &mut dyn Runner) {
    own.file = Some(file.clone());
    start(shared, RecallingSettings, RecallSettings { file }, runner);
}

/// Makes a choice and remembers it.
fn choose(own: &mut Memory, shared: &mut Shared, setting: Setting, runner: &mut dyn Runner) {
    if let Setting::Zoom(zoom) = setting {
        let effect = WindowEffect::FollowZoom(zoom.percent());
        shared.effects.push(effect);
    }
    take_up(shared, setting.clone());
    let is_other = |given: &Setting| discriminant(given) != discriminant(&setting);
    own.given.retain(is_other);
    if own.file.is_some() {
        own.unwritten.push(setting);
        write_next(own, shared, runner);
    }
}

/// Stores a setting that has no visible effect now.
fn remember(own: &mut Memory, shared: &mut Shared, setting: Setting, runner: &mut dyn Runner) {
    shared.settings.choose(setting.clone());
    if own.file.is_some() {
        own.unwritten.push(setting);
        write_next(own, shared, runner);
    }
}

/// Makes a choice that holds until the program ends or another is made.
fn choose_for_now(own: &mut Memory, shared: &mut Shared, setting: Setting) {
    take_up(shared, setting.clone());
    own.given.push(setting);
}

/// Reports that this run remembers no settings.
fn start_safely(own: &mut Memory, shared: &mut Shared) {
    own.is_safe = true;
    shared.inform(tr("message-safe"));
}

/// Uses the language of the system, unless another one is chosen.
fn use_system_locale(shared: &mut Shared, locale: Locale) {
    shared.system_locale = locale;
    shared.renew_keys();
    speak(shared.locale());
}

fn take_up(shared: &mut Shared, setting: Setting) {
    // A draft in the FEN field still has the previous style.
    shared.end_draft();
    let is_about_keys = matches!(
        setting,
        Setting::Keys { .. } | Setting::Locale(_) | Setting::Language(_)
    );
    shared.settings.choose(setting);
    if is_about_keys {
        shared.renew_keys();
    }
    speak(shared.locale());
}

fn toggle_contrast(own: &mut Memory, shared: &mut Shared, runner: &mut dyn Runner) {
    let wanted = !shared.sight().has_high_contrast;
    let contrast = match (wanted, wanted == shared.desktop_prefs.high_contrast) {
        (_, true) => Contrast::System,
        (true, false) => Contrast::High,
        (false, false) => Contrast::Usual,
    };
    choose(own, shared, Setting::Contrast(contrast), runner);
}

fn toggle_motion(own: &mut Memory, shared: &mut Shared, runner: &mut dyn Runner) {
    let wanted = !shared.sight().has_reduced_motion;
    let motion = match (wanted, wanted == shared.desktop_prefs.reduced_motion()) {
        (_, true) => Motion::System,
        (true, false) => Motion::Reduced,
        (false, false) => Motion::Full,
    };
    choose(own, shared, Setting::Motion(motion), runner);
}

/// Zooms in or out.
fn zoom_to(own: &mut Memory, shared: &mut Shared, zoom: Option<Zoom>, runner: &mut dyn Runner) {
    let Some(zoom) = zoom else {
        return;
    };
    choose(own, shared, Setting::Zoom(zoom), runner);
    let percent = zoom.percent();
    shared.announce(tr_with("announce-zoom", &[("percent", percent.into())]));
}

/// Reports that the system asked for an unreadably small or large scale.
fn scale_set_aside(shared: &mut Shared) {
    shared.report_failure(tr("message-scale-set-aside"));
}

/// Reports that the requested zoom is not possible.
fn size_limited(shared: &mut Shared, percent: u16) {
    let variables = [("percent", percent.into())];
    shared.report_failure(tr_with("message-size-limited", &variables));
}
