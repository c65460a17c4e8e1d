//! Contrast, motion and zoom. What is switched to what the desktop asks for follows it again.

use crate::app::state::State;
use crate::features::settings::update as settings;
use crate::settings::{Contrast, Motion, Setting, Zoom};
use crate::system::DesktopPrefs;
use crate::tasks::Runner;
use crate::text::{tr, tr_with};

pub(crate) fn toggle_contrast(state: &mut State, runner: &mut dyn Runner) {
    let wanted = !state.shared.sight().has_high_contrast;
    let contrast = match (wanted, wanted == state.shared.desktop_prefs.high_contrast) {
        (_, true) => Contrast::System,
        (true, false) => Contrast::High,
        (false, false) => Contrast::Usual,
    };
    settings::choose(state, Setting::Contrast(contrast), runner);
}

pub(crate) fn toggle_motion(state: &mut State, runner: &mut dyn Runner) {
    let wanted = !state.shared.sight().has_reduced_motion;
    let motion = match (
        wanted,
        wanted == state.shared.desktop_prefs.reduced_motion(),
    ) {
        (_, true) => Motion::System,
        (true, false) => Motion::Reduced,
        (false, false) => Motion::Full,
    };
    settings::choose(state, Setting::Motion(motion), runner);
}

/// Makes everything larger or smaller.
pub(crate) fn zoom(state: &mut State, zoom: Option<Zoom>, runner: &mut dyn Runner) {
    let Some(zoom) = zoom else {
        return;
    };
    settings::choose(state, Setting::Zoom(zoom), runner);
    let percent = zoom.percent();
    state
        .shared
        .announce(tr_with("announce-zoom", &[("percent", percent.into())]));
}

/// The desktop asks for something else than before.
pub(crate) fn use_desktop_prefs(state: &mut State, prefs: DesktopPrefs) {
    state.shared.desktop_prefs = prefs;
}

/// The system asked for a scale in which nothing could be read.
pub(crate) fn scale_set_aside(state: &mut State) {
    state.shared.report_failure(tr("message-scale-set-aside"));
}

/// Everything cannot be as large, or as small, as it was asked for.
pub(crate) fn size_limited(state: &mut State, percent: u16) {
    let variables = [("percent", percent.into())];
    state
        .shared
        .report_failure(tr_with("message-size-limited", &variables));
}
