//! Shows the progress of long work on the taskbar. The desktop may be slow to respond, so a separate thread calls it.

use crate::system::{WorkPace, WorkProgress, show_progress, window_thread};
use std::convert::Infallible;
use std::time::Duration;
use tabiya_threads::{Context, Keep, NextOrder, Service};

/// The service that takes orders to show progress.
pub type Taskbar = Service<WorkProgress, Infallible>;

const BETWEEN_LOOKS: Duration = Duration::from_mins(1);
/// The interval at which progress is shown again. The button may not exist yet, and Explorer forgets the progress when
/// it restarts.
const BETWEEN_REMINDERS: Duration = Duration::from_secs(5);

/// Starts to show progress on the buttons of the calling thread's windows. `None` where the desktop has no such
/// feature.
pub fn tell_taskbar() -> Option<Taskbar> {
    let thread = window_thread()?;
    let tell = move |context: &Context<_, _>| {
        let mut shown = WorkProgress::default();
        show_progress(thread, &mut || {
            shown = next(context, shown, BETWEEN_REMINDERS)?;
            Some(shown)
        });
    };
    Service::start("tabiya taskbar", Keep::Newest, tell).ok()
}

/// Waits for an order, and skips orders that newer ones replace. While work continues, it returns the current progress
/// again after `between_reminders`.
fn next<A>(
    context: &Context<WorkProgress, A>,
    shown: WorkProgress,
    between_reminders: Duration,
) -> Option<WorkProgress> {
    let is_over = shown.pace == WorkPace::Over;
    let mut patience = if is_over {
        BETWEEN_LOOKS
    } else {
        between_reminders
    };
    let mut newest = None;
    loop {
        match context.next_order(patience) {
            NextOrder::Do(progress) => newest = Some(progress),
            NextOrder::Nothing if newest.is_some() => return newest,
            NextOrder::Nothing if is_over => {}
            NextOrder::Nothing => return Some(shown),
            NextOrder::Stop => return None,
        }
        if newest.is_some() {
            patience = Duration::ZERO;
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::services::ServiceNews;

    #[test]
    fn only_the_last_of_several_waiting_orders_counts() {
        let at = |percent| WorkProgress {
            percent: Some(percent),
            pace: WorkPace::Going,
        };
        let over = WorkProgress::default();
        let (begins, waits) = std::sync::mpsc::channel::<()>();
        let service: Service<_, WorkProgress> =
            Service::start("test", Keep::Each(9), move |context| {
                let waited = waits.recv();
                assert!(waited.is_ok());
                let mut shown = WorkProgress::default();
                while let Some(progress) = next(context, shown, BETWEEN_LOOKS) {
                    context.tell(progress).unwrap();
                    shown = progress;
                }
            })
            .unwrap();
        for order in [at(1), at(2), over, at(3)] {
            service.order(order).unwrap();
        }
        begins.send(()).unwrap();
        let heard = service.wait_for_news(Duration::from_secs(30));
        assert_eq!(heard, Some(ServiceNews::Answer(at(3))));
        service.order(over).unwrap();
        let heard = service.wait_for_news(Duration::from_secs(30));
        assert_eq!(heard, Some(ServiceNews::Answer(over)));
    }

    #[test]
    fn progress_is_shown_repeatedly_until_work_is_over() {
        let going = WorkProgress {
            percent: None,
            pace: WorkPace::Going,
        };
        let service: Service<_, WorkProgress> = Service::start("test", Keep::Newest, |context| {
            let mut shown = WorkProgress::default();
            while let Some(progress) = next(context, shown, Duration::from_millis(1)) {
                context.tell(progress).unwrap();
                shown = progress;
            }
        })
        .unwrap();
        service.order(going).unwrap();
        let hear = || service.wait_for_news(Duration::from_secs(30));
        for _ in 0..3 {
            assert_eq!(hear(), Some(ServiceNews::Answer(going)));
        }
        let over = WorkProgress::default();
        service.order(over).unwrap();
        let last = loop {
            match hear() {
                Some(ServiceNews::Answer(heard)) if heard == going => {}
                other => break other,
            }
        };
        assert_eq!(last, Some(ServiceNews::Answer(over)));
        assert_eq!(service.wait_for_news(Duration::from_millis(50)), None);
    }
}
