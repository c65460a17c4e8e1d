//! Unusable scale factors.
//!
//! The system states the number of pixels per point: in an environment variable, in the resources of the X server or in
//! a settings daemon. A user may have mistyped it there, and with a thousand pixels per point no window appears, or
//! none in which anything is readable. winit uses the stated value, panics if it is not a number, and can be overridden
//! only by that variable. So the program restarts with the variable set, before it has shown anything.

use super::system;
use std::env;
use std::ops::RangeInclusive;
use std::process::Command;

/// Usable scales: screens have at most four pixels per point, and poor eyesight needs at most twice that.
const SENSIBLE: RangeInclusive<f64> = 0.5..=8.0;
/// The variable that overrides winit's scale factor, on X11 only.
const VARIABLE: &str = "WINIT_X11_SCALE_FACTOR";
/// Tells the restarted program that a scale was ignored, so that it restarts only once.
const SET_ASIDE: &str = "TABIYA_SCALE_SET_ASIDE";

/// Whether a window can be shown at this scale.
pub fn is_sensible_scale(scale: f64) -> bool {
    SENSIBLE.contains(&scale)
}

/// Whether the environment requests an unusable scale.
pub fn asks_for_senseless_scale() -> bool {
    // winit treats a value that is not Unicode as unset.
    env::var(VARIABLE).is_ok_and(|said| {
        let makes_sense = said.is_empty()
            || said.eq_ignore_ascii_case("randr")
            || said.parse().is_ok_and(is_sensible_scale);
        !makes_sense
    })
}

/// Whether the previous start ignored a scale and restarted the program.
pub fn scale_was_set_aside() -> bool {
    env::var_os(SET_ASIDE).is_some()
}

/// Restarts the program with a scale of one. Returns only if that is impossible or has already been
/// done.
pub fn start_again_unscaled() {
    if scale_was_set_aside() {
        return;
    }
    let Ok(program) = env::current_exe() else {
        return;
    };
    let mut command = Command::new(program);
    command.args(env::args_os().skip(1));
    let error = system::instead_of_us(command.env(VARIABLE, "1").env(SET_ASIDE, "1"));
    log::warn!("not started again: {error}");
}
