//! The background services of the window. They all work the same way: they wake
//! the window, and a frame takes their news.
//!
//! `Services::actions` turns the news into actions once per frame. Only the things that other starts hand over are
//! taken separately, because a window that is about to close must not take them. The services themselves are in
//! `tabiya_desktop::services`.

use crate::app::running_engines::RunningEngines;
use crate::app::taskbar::TaskbarProgress;
use crate::model::action::{Action, FilesAction, SettingsAction};
use crate::model::state::State;
use egui::Context;
use std::sync::Arc;
use tabiya_desktop::services::{InstanceListener, PrefsListener, Service, SignalListener};

/// The background services of the window; in tests, none.
#[derive(Clone, Debug, Default)]
pub struct Services {
    /// Listens for the signals with which the system ends a program.
    pub signal_listener: Option<Arc<SignalListener>>,
    /// Listens for other starts, which hand over their files.
    pub instance_listener: Option<Arc<InstanceListener>>,
    /// Listens for changes of the desktop preferences.
    pub prefs_listener: Option<Arc<PrefsListener>>,
    /// The engines beside the board.
    pub engines: RunningEngines,
    /// Shows the progress of long work in the taskbar.
    pub taskbar: TaskbarProgress,
}

impl Services {
    /// Makes the services request a frame whenever they have news.
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

    /// The actions for the services' news. [`super::second_start::receive`] handles the things handed over by other
    /// starts, because the window does not always accept them.
    pub(super) fn actions(&self, state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        let prefs = newest(self.prefs_listener.as_deref());
        if let Some(prefs) = prefs.filter(|prefs| *prefs != state.shared.desktop_prefs) {
            actions.push(Action::from(SettingsAction::UseDesktopPrefs(prefs)));
        }
        if newest(self.signal_listener.as_deref()).is_some() {
            actions.push(Action::from(FilesAction::EndNow));
        }
        actions
    }
}

/// The newest answer of a service. The user need not know that a service has ended: a
/// panic leaves a report.
fn newest<O, A>(service: Option<&Service<O, A>>) -> Option<A> {
    service?.answers().last()
}
