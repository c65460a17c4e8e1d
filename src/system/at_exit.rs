//! What is done when the program ends: a clipboard manager may take the offer over.

use super::offered::Offered;
use std::sync::{Mutex, Once, PoisonError};
use std::time::Duration;

/// How long a clipboard manager may keep the program from ending.
const PATIENCE: Duration = Duration::from_secs(2);

/// The newest offer that somebody would have to take over.
static NEWEST: Mutex<Option<Offered>> = Mutex::new(None);

/// From now on this is the offer to hand over.
pub(super) fn hand_over_at_exit(offered: Offered) {
    static ONCE: Once = Once::new();
    *NEWEST.lock().unwrap_or_else(PoisonError::into_inner) = Some(offered);
    ONCE.call_once(|| {
        shutdown_hooks::add_shutdown_hook(hand_over);
    });
}

extern "C" fn hand_over() {
    let newest = NEWEST.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(offered) = newest {
        offered.hand_over();
        offered.wait_until_over(PATIENCE);
    }
}
