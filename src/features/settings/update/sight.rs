//! Contrast, motion and zoom. A switch to the value of the desktop makes the setting follow the desktop again.

use super::choosing::choose;
use crate::features::settings::model::memory::Memory;
use crate::model::state::Shared;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::{Contrast, Motion, Setting, Zoom};
use tabiya_text::{tr, tr_with};

pub(crate) fn toggle_contrast(own: &mut Memory, shared: &mut Shared, runner: &mut dyn Runner) {
    let wanted = !shared.sight().has_high_contrast;
    let contrast = match (wanted, wanted == shared.desktop_prefs.high_contrast) {
        (_, true) => Contrast::System,
        (true, false) => Contrast::High,
        (false, false) => Contrast::Usual,
    };
    choose(own, shared, Setting::Contrast(contrast), runner);
}

pub(crate) fn toggle_motion(own: &mut Memory, shared: &mut Shared, runner: &mut dyn Runner) {
    let wanted = !shared.sight().has_reduced_motion;
    let motion = match (wanted, wanted == shared.desktop_prefs.reduced_motion()) {
        (_, true) => Motion::System,
        (true, false) => Motion::Reduced,
        (false, false) => Motion::Full,
    };
    choose(own, shared, Setting::Motion(motion), runner);
}

/// Zooms in or out.
pub(crate) fn zoom(
    own: &mut Memory,
    shared: &mut Shared,
    zoom: Option<Zoom>,
    runner: &mut dyn Runner,
) {
    let Some(zoom) = zoom else {
        return;
    };
    choose(own, shared, Setting::Zoom(zoom), runner);
    let percent = zoom.percent();
    shared.announce(tr_with("announce-zoom", &[("percent", percent.into())]));
}

/// Reports that the system asked for an unreadably small or large scale.
pub(crate) fn scale_set_aside(shared: &mut Shared) {
    shared.report_failure(tr("message-scale-set-aside"));
}

/// Reports that the requested zoom is not possible.
pub(crate) fn size_limited(shared: &mut Shared, percent: u16) {
    let variables = [("percent", percent.into())];
    shared.report_failure(tr_with("message-size-limited", &variables));
}
