//! What languages the system asks for beside the variables of the environment.

/// The best first.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(super) fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// Here the variables are all that there is.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn languages() -> Vec<String> {
    Vec::new()
}
