//! The part of the state for settings: where they are stored, the actions of the user's settings, and the visual
//! preferences, which are the user's settings or else those of the desktop.

use crate::reach::Reach;
use std::path::PathBuf;
use tabiya_desktop::system::{ColorScheme, DesktopPrefs};
use tabiya_settings::{Contrast, Motion, Setting, Settings, Theme};
use tabiya_text::Locale;

/// The actions of the user's settings.
#[derive(Debug)]
pub enum SettingsAction {
    /// Remember choices in this file, and apply those that it already has.
    UseSettings(PathBuf),
    /// Report that this run remembers no settings.
    StartSafely,
    /// Make a choice and remember it.
    Choose(Setting),
    /// Make a choice for this run only.
    ChooseForNow(Setting),
    /// Remember a choice that the user has not made.
    Remember(Setting),
    /// Use the language of the system, unless another one is chosen.
    UseSystemLocale(Locale),
    /// Apply the changed preferences of the desktop.
    UseDesktopPrefs(DesktopPrefs),
    /// Report that the system asked for an unreadably small or large scale.
    ScaleSetAside,
    /// Report that the requested size is out of range; the field is the size used instead, in percent.
    SizeLimited(u16),
    /// Use high contrast, or the usual one.
    ToggleContrast,
    /// Reduce motion, or animate as usual.
    ToggleMotion,
    /// Make everything larger.
    ZoomIn,
    /// Make everything smaller.
    ZoomOut,
    /// Return to the usual size.
    UsualSize,
}

impl SettingsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// The settings file, and the settings that are not stored in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The settings file. `None` means that nothing is stored.
    pub file: Option<PathBuf>,
    /// Settings that still have to be written.
    pub unwritten: Vec<Setting>,
    /// Settings from the command line, for this run only.
    pub given: Vec<Setting>,
    /// Whether the user asked for a start without stored settings.
    pub is_safe: bool,
    /// The reason why settings were not stored, or why the file is not the user's own. `None` if there is no fault.
    pub fault: Option<String>,
}

/// The visual preferences in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Light, dark, or the default of the window library.
    pub theme: Theme,
    /// Whether colours have high contrast.
    pub has_high_contrast: bool,
    /// Whether animations are off.
    pub has_reduced_motion: bool,
    /// The scale of the whole window, in percent.
    pub percent: u16,
}

/// The accepted range of the desktop's text scale, in percent. Other values are clamped to it, because a desktop may
/// report anything.
const TEXT_PERCENT: std::ops::RangeInclusive<u16> = 50..=300;
/// The usable range of the scale, in percent.
const PERCENT: std::ops::RangeInclusive<u16> = 50..=500;

impl Sight {
    /// The preferences that result from the settings and the desktop's preferences.
    pub(crate) fn of(settings: &Settings, prefs: DesktopPrefs) -> Self {
        let theme = match (settings.theme, prefs.scheme) {
            (Theme::System, Some(ColorScheme::Light)) => Theme::Light,
            (Theme::System, Some(ColorScheme::Dark)) => Theme::Dark,
            (theme, _) => theme,
        };
        let has_high_contrast = match settings.contrast {
            Contrast::System => prefs.high_contrast,
            Contrast::Usual => false,
            Contrast::High => true,
        };
        let has_reduced_motion = match settings.motion {
            Motion::System => prefs.reduced_motion(),
            Motion::Full => false,
            Motion::Reduced => true,
        };
        let text = u32::from(within(prefs.text_percent.unwrap_or(100), &TEXT_PERCENT));
        let percent = text * u32::from(settings.zoom.percent()) / 100;
        let percent = u16::try_from(percent).unwrap_or(u16::MAX);
        Self {
            theme,
            has_high_contrast,
            has_reduced_motion,
            percent: within(percent, &PERCENT),
        }
    }
}

fn within(percent: u16, range: &std::ops::RangeInclusive<u16>) -> u16 {
    percent.clamp(*range.start(), *range.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabiya_settings::Zoom;

    #[test]
    fn the_users_choices_override_the_desktop_settings() {
        let prefs = DesktopPrefs {
            scheme: Some(ColorScheme::Light),
            high_contrast: true,
            less_motion: true,
            no_animations: false,
            text_percent: Some(150),
        };
        let mut settings = Settings::default();
        let sight = Sight::of(&settings, prefs);
        assert!(sight.has_high_contrast && sight.has_reduced_motion);
        assert_eq!((sight.theme, sight.percent), (Theme::Light, 150));
        settings.theme = Theme::Dark;
        settings.contrast = Contrast::Usual;
        settings.motion = Motion::Full;
        settings.zoom = Zoom::of_percent(200);
        let sight = Sight::of(&settings, prefs);
        assert!(!sight.has_high_contrast && !sight.has_reduced_motion);
        assert_eq!((sight.theme, sight.percent), (Theme::Dark, 300));
    }

    #[test]
    fn an_impossible_desktop_text_size_is_limited() {
        for text_percent in [0, 1, 9_999, u16::MAX] {
            let prefs = DesktopPrefs {
                text_percent: Some(text_percent),
                ..DesktopPrefs::default()
            };
            let settings = Settings {
                zoom: Zoom::of_percent(300),
                ..Settings::default()
            };
            let percent = Sight::of(&settings, prefs).percent;
            assert!((50..=500).contains(&percent), "{text_percent}: {percent}");
        }
    }
}
