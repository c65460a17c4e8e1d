//! Where the system wants settings to be.

use etcetera::BaseStrategy as _;
use std::path::PathBuf;

/// The settings file of this user: below `$XDG_CONFIG_HOME` (else `~/.config`) on Linux,
/// `Application Support` on a Mac, `AppData\Roaming` on Windows. `None` when the user has no home.
pub fn settings_file() -> Option<PathBuf> {
    let base = etcetera::base_strategy::choose_native_strategy().ok()?;
    // Apple keeps `Preferences` for files that only its own interfaces write.
    let folder = if cfg!(target_os = "macos") {
        base.data_dir()
    } else {
        base.config_dir()
    };
    Some(folder.join("tabiya").join("settings.toml"))
}
