//! Applies the user's settings.

mod choosing;
mod sight;

use crate::features::settings::model::action::SettingsAction;
use crate::features::settings::model::memory::Memory;
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::Zoom;

/// Handles the actions of the user's settings.
pub(crate) fn apply(
    own: &mut Memory,
    shared: &mut Shared,
    action: SettingsAction,
    runner: &mut dyn Runner,
) {
    let zoom = shared.settings.zoom;
    match action {
        SettingsAction::UseSettings(file) => choosing::use_file(own, shared, file, runner),
        SettingsAction::StartSafely => choosing::start_safely(own, shared),
        SettingsAction::Choose(setting) => choosing::choose(own, shared, setting, runner),
        SettingsAction::ChooseForNow(setting) => choosing::choose_for_now(own, shared, setting),
        SettingsAction::Remember(setting) => choosing::remember(own, shared, setting, runner),
        SettingsAction::UseSystemLocale(locale) => choosing::use_system_locale(shared, locale),
        SettingsAction::UseDesktopPrefs(prefs) => shared.desktop_prefs = prefs,
        SettingsAction::ScaleSetAside => sight::scale_set_aside(shared),
        SettingsAction::SizeLimited(percent) => sight::size_limited(shared, percent),
        SettingsAction::ToggleContrast => sight::toggle_contrast(own, shared, runner),
        SettingsAction::ToggleMotion => sight::toggle_motion(own, shared, runner),
        SettingsAction::ZoomIn => sight::zoom(own, shared, zoom.larger(), runner),
        SettingsAction::ZoomOut => sight::zoom(own, shared, zoom.smaller(), runner),
        SettingsAction::UsualSize => sight::zoom(own, shared, Some(Zoom::USUAL), runner),
    }
}
