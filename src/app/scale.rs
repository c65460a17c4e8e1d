//! A scale that makes no sense.
//!
//! How many pixels a point has is said by the system: a variable of the environment, the resources of
//! the X server, a settings daemon. Somebody may have mistyped it there, and with a thousand pixels a
//! point there is no window, or none in which anything could be read. The window library takes what it
//! is told, refuses what is no number by a panic, and can be told otherwise only by that variable. So
//! the program begins once more with it, before anything was shown.

use super::system;
use std::env;
use std::ops::RangeInclusive;
use std::process::Command;

/// What makes sense: screens have at most four pixels a point, and eyes need at most twice that.
const SENSIBLE: RangeInclusive<f64> = 0.5..=8.0;
/// By this the window library can be told on X11, and only there.
const VARIABLE: &str = "WINIT_X11_SCALE_FACTOR";
/// Tells the program that begins once more that a scale was set aside; so it does so only once.
const SET_ASIDE: &str = "TABIYA_SCALE_SET_ASIDE";

/// Whether a window can be shown in this scale.
pub fn is_sensible_scale(scale: f64) -> bool {
    SENSIBLE.contains(&scale)
}

/// Whether the environment asks for a scale that makes no sense.
pub fn asks_for_senseless_scale() -> bool {
    // What is no Unicode the window library takes for nothing.
    env::var(VARIABLE).is_ok_and(|said| {
        let makes_sense = said.is_empty()
            || said.eq_ignore_ascii_case("randr")
            || said.parse().is_ok_and(is_sensible_scale);
        !makes_sense
    })
}

/// Whether a scale was set aside by the start before this one.
pub fn scale_was_set_aside() -> bool {
    env::var_os(SET_ASIDE).is_some()
}

/// Begins the program once more, in a scale of one. Returns only when that cannot be done, or was done
/// before.
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
