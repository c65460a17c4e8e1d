//! Where the system wants settings to be, and what outlives a start.

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

/// The folder for what is to outlive this start without having been chosen: what was not saved, reports
/// of faults. It is `$XDG_STATE_HOME/tabiya` (else `~/.local/state/tabiya`) on Linux; other systems
/// have no such place, there it is the folder for a program's data. It need not exist yet. `None`
/// when the user has no home.
pub fn state_folder() -> Option<PathBuf> {
    let base = etcetera::base_strategy::choose_native_strategy().ok()?;
    let folder = base.state_dir().unwrap_or_else(|| base.data_dir());
    Some(folder.join("tabiya"))
}
