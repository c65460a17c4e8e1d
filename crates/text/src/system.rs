//! The languages that the system requests, apart from environment variables.

/// The preferred languages, the best first.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(super) fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Returns nothing: these systems have only the environment variables.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn languages() -> Vec<String> {
    Vec::new()
}
