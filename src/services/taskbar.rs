//! The progress of long work on the taskbar. The desktop may be slow to show it, so a thread does the talking.

use super::service::{Context, Keep, NextOrder, Service};
use crate::system::{Progress, show_progress, window_thread};
use std::convert::Infallible;
use std::time::Duration;

/// Takes orders to show progress.
pub type Taskbar = Service<Progress, Infallible>;

const BETWEEN_LOOKS: Duration = Duration::from_mins(1);

/// Shows progress on the taskbar buttons of the calling thread's windows. `None` where the desktop has no such
/// thing.
pub fn tell_taskbar() -> Option<Taskbar> {
    let thread = window_thread()?;
    let tell = move |context: &Context<_, _>| show_progress(thread, &mut || newest(context));
    Service::start("tabiya taskbar", Keep::Newest, tell).ok()
}

/// Waits for an order, and skips those that newer ones have overtaken.
fn newest<A>(context: &Context<Progress, A>) -> Option<Progress> {
    let mut newest = None;
    loop {
        let patience = newest.map_or(BETWEEN_LOOKS, |_| Duration::ZERO);
        match context.next_order(patience) {
            NextOrder::Do(progress) => newest = Some(progress),
            NextOrder::Nothing if newest.is_some() => return newest,
            NextOrder::Nothing => {}
            NextOrder::Stop => return None,
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use crate::services::News;
    use crate::system::Pace;

    #[test]
    fn of_orders_that_wait_the_last_counts() {
        let at = |percent| Progress {
            percent: Some(percent),
            pace: Pace::Going,
        };
        let over = Progress::default();
        let (begins, waits) = std::sync::mpsc::channel::<()>();
        let service: Service<_, Progress> = Service::start("test", Keep::Each(9), move |context| {
            let waited = waits.recv();
            assert!(waited.is_ok());
            while let Some(progress) = newest(context) {
                context.tell(progress).unwrap();
            }
        })
        .unwrap();
        for order in [at(1), at(2), over, at(3)] {
            service.order(order).unwrap();
        }
        begins.send(()).unwrap();
        let heard = service.wait_for_news(Duration::from_secs(30));
        assert_eq!(heard, Some(News::Answer(at(3))));
        service.order(over).unwrap();
        let heard = service.wait_for_news(Duration::from_secs(30));
        assert_eq!(heard, Some(News::Answer(over)));
    }
}
