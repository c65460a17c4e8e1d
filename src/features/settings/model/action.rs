//! The actions of the user's settings.

use crate::reach::Reach;
use std::path::PathBuf;
use tabiya_desktop::system::DesktopPrefs;
use tabiya_settings::Setting;
use tabiya_text::Locale;

/// The actions of the user's settings.
#[derive(Debug)]
pub enum SettingsAction {
    /// Remember choices in this file, and take up those that are there.
    UseSettings(PathBuf),
    /// Say that nothing is remembered in this start.
    StartSafely,
    /// Make a choice and remember it.
    Choose(Setting),
    /// Make a choice for this start only.
    ChooseForNow(Setting),
    /// Remember a choice that the user has not made.
    Remember(Setting),
    /// Use the language of the system, unless another one is chosen.
    UseSystemLocale(Locale),
    /// The desktop asks every program for something else than before.
    UseDesktopPrefs(DesktopPrefs),
    /// Say that the system asked for a scale that makes no sense.
    ScaleSetAside,
    /// Report that the requested size is out of range; the field is the size used instead, in percent.
    SizeLimited(u16),
    /// Use strong contrast, or the usual one.
    ToggleContrast,
    /// Let little move, or as much as usual.
    ToggleMotion,
    /// Make everything larger.
    ZoomIn,
    /// Make everything smaller.
    ZoomOut,
    /// Make everything as large as usual.
    UsualSize,
}

impl SettingsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}
