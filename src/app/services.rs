//! What goes on beside the window, as the window holds it. All of it is heard in the same way: it wakes
//! the window, and a frame takes what has come.

use crate::app::running_engines::RunningEngines;
use crate::app::taskbar::TaskbarProgress;
use crate::model::action::Action;
use crate::model::state::State;
use egui::Context;
use std::sync::Arc;
use tabiya_desktop::services::{InstanceListener, PrefsListener, Service, SignalListener};

/// What goes on beside the window; in tests nothing does.
#[derive(Clone, Debug, Default)]
pub struct Services {
    /// Hears the signals with which the system ends a program.
    pub signal_listener: Option<Arc<SignalListener>>,
    /// Hears other starts, which hand over what they were to open.
    pub instance_listener: Option<Arc<InstanceListener>>,
    /// Hears what the desktop asks for.
    pub prefs_listener: Option<Arc<PrefsListener>>,
    /// The engines beside the board.
    pub engines: RunningEngines,
    /// Shows how far long work is.
    pub taskbar: TaskbarProgress,
}

impl Services {
    /// Has a frame drawn whenever something has come.
    pub(super) fn wake(&self, ctx: &Context) {
        let wake = || {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        if let Some(listener) = &self.signal_listener {
            listener.wake_by(wake());
        }
        if let Some(listener) = &self.instance_listener {
            listener.wake_by(wake());
        }
        if let Some(listener) = &self.prefs_listener {
            listener.wake_by(wake());
        }
    }

    /// What is to be done about what has come. What other starts have brought is taken by
    /// [`super::second_start::receive`], as the window does not take it at any time.
    pub(super) fn actions(&self, state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        let prefs = newest(self.prefs_listener.as_deref());
        if let Some(prefs) = prefs.filter(|prefs| *prefs != state.desktop_prefs) {
            actions.push(Action::UseDesktopPrefs(prefs));
        }
        if newest(self.signal_listener.as_deref()).is_some() {
            actions.push(Action::EndNow);
        }
        actions
    }
}

/// The newest answer that has come. The end of these services is nothing that a person needs to know: a
/// panic leaves a report.
fn newest<O, A>(service: Option<&Service<O, A>>) -> Option<A> {
    service?.answers().last()
}
