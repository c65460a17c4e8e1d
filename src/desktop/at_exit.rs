//! What is done when the program ends: a clipboard manager may take the offer over, and files that
//! were dragged go.

use super::dragged_file;
use super::offered::Offered;
use std::sync::{Mutex, Once, PoisonError};
use std::time::Duration;

/// How long a clipboard manager may keep the program from ending.
const PATIENCE: Duration = Duration::from_secs(2);

/// The newest offer that somebody would have to take over.
static NEWEST: Mutex<Option<Offered>> = Mutex::new(None);

/// From now on this is the offer to hand over.
pub(super) fn hand_over_at_exit(offered: Offered) {
    *NEWEST.lock().unwrap_or_else(PoisonError::into_inner) = Some(offered);
    at_exit();
}

/// Sees to it that all is cleaned up when the program ends.
pub(super) fn at_exit() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        shutdown_hooks::add_shutdown_hook(clean_up);
    });
}

extern "C" fn clean_up() {
    let newest = NEWEST.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(offered) = newest {
        offered.hand_over();
        offered.wait_until_over(PATIENCE);
    }
    dragged_file::remove_all();
}
