use super::*;
use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

/// A time longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A service that answers with the numbers that it is sent, and reports the result of each `tell`. It ends when its
/// sender is dropped.
struct Told {
    service: Service<Infallible, u64>,
    send: Sender<u64>,
    heard: Receiver<Result<(), Refused<u64>>>,
}

impl Told {
    fn keeping(keep: Keep) -> Self {
        let (send, sent) = channel();
        let (hear, heard) = channel();
        let work = move |context: &Context<Infallible, u64>| {
            for answer in sent {
                // The test may be over.
                let _is_heard = hear.send(context.tell(answer));
            }
        };
        let service = Service::start("told", keep, work).unwrap();
        Self {
            service,
            send,
            heard,
        }
    }

    fn tell(&self, answer: u64) -> Result<(), Refused<u64>> {
        self.send.send(answer).unwrap();
        self.heard.recv_timeout(PATIENCE).unwrap()
    }

    fn answers(&self) -> Vec<u64> {
        self.service.answers().collect()
    }
}

/// A service that squares its orders, once it may begin.
fn squaring() -> (Service<u64, u64>, Sender<()>) {
    let (begin, may_begin) = channel();
    let work = move |context: &Context<u64, u64>| {
        may_begin.recv().unwrap_or_default();
        while let NextOrder::Do(number) = context.next_order(PATIENCE) {
            context.tell(number * number).unwrap();
        }
    };
    let service = Service::start("squaring", Keep::Each(1000), work).unwrap();
    (service, begin)
}

#[test]
fn the_newest_of_several_answers_is_kept() {
    let told = Told::keeping(Keep::Newest);
    for answer in 1..=1000 {
        told.tell(answer).unwrap();
    }
    assert_eq!(told.answers(), [1000]);
    told.tell(1001).unwrap();
    assert_eq!(told.answers(), [1001]);
    assert_eq!(told.service.news(), None);
}

#[test]
fn all_answers_come_in_order_up_to_the_limit() {
    let told = Told::keeping(Keep::Each(3));
    for answer in 1..=3 {
        told.tell(answer).unwrap();
    }
    assert_eq!(told.tell(4), Err(Refused::Full(4)));
    assert_eq!(told.service.news(), Some(ServiceNews::Answer(1)));
    told.tell(5).unwrap();
    assert_eq!(told.answers(), [2, 3, 5]);
}

#[test]
fn orders_are_processed_in_order() {
    let (service, begin) = squaring();
    for number in 1..=5 {
        service.order(number).unwrap();
    }
    begin.send(()).unwrap();
    for square in [1, 4, 9, 16, 25] {
        assert_eq!(
            service.wait_for_news(PATIENCE),
            Some(ServiceNews::Answer(square))
        );
    }
    assert_eq!(service.news(), None);
}

#[test]
fn a_full_inbox_returns_the_order_and_has_room_later() {
    let (service, begin) = squaring();
    let most = MAX_WAITING_ORDERS as u64;
    for number in 0..most {
        service.order(number).unwrap();
    }
    assert_eq!(service.order(most), Err(Refused::Full(most)));
    begin.send(()).unwrap();
    for number in 0..most {
        let square = ServiceNews::Answer(number * number);
        assert_eq!(service.wait_for_news(PATIENCE), Some(square));
    }
    service.order(most).unwrap();
    let square = ServiceNews::Answer(most * most);
    assert_eq!(service.wait_for_news(PATIENCE), Some(square));
}

#[test]
fn work_continues_when_no_order_comes_in_time() {
    let work = |context: &Context<u64, NextOrder<u64>>| {
        context.tell(context.next_order(Duration::ZERO)).unwrap();
    };
    let service = Service::start("idle", Keep::Newest, work).unwrap();
    let news = service.wait_for_news(PATIENCE);
    assert_eq!(news, Some(ServiceNews::Answer(NextOrder::Nothing)));
}

#[test]
fn a_stopped_service_ends_and_does_nothing_more() {
    let (service, begin) = squaring();
    service.order(7).unwrap();
    service.stop();
    assert_eq!(service.order(8), Err(Refused::Over(8)));
    begin.send(()).unwrap();
    assert!(service.stop_within(PATIENCE));
    assert_eq!(
        service.news(),
        Some(ServiceNews::Ended(ServiceEnd::Finished))
    );
    assert_eq!(service.news(), None, "an end is told once");
    assert_eq!(service.order(8), Err(Refused::Over(8)));
}

#[test]
fn a_service_that_ignores_its_stop_is_abandoned_in_bounded_time() {
    let told = Told::keeping(Keep::Each(3));
    assert!(!told.service.stop_within(Duration::from_millis(20)));
    assert_eq!(told.tell(1), Err(Refused::Over(1)));
    assert_eq!(told.answers(), [0_u64; 0]);
    drop(told.send);
    assert!(told.service.wait_for_end(PATIENCE));
}

#[test]
fn blocked_work_is_woken_by_a_stop() {
    let (wakes, asleep) = std::io::pipe().unwrap();
    let work = move |context: &Context<Infallible, ()>| {
        context.on_stop(move || drop(asleep));
        let mut wakes = wakes;
        let mut nothing = [0];
        assert_eq!(std::io::Read::read(&mut wakes, &mut nothing).unwrap(), 0);
        // A hook that is added after the stop is called at once.
        let called = Arc::new(AtomicUsize::new(0));
        let calls = Arc::clone(&called);
        context.on_stop(move || {
            calls.fetch_add(1, Ordering::Relaxed);
        });
        assert_eq!(called.load(Ordering::Relaxed), 1);
        assert!(context.is_stopping());
    };
    let service = Service::start("reading", Keep::Newest, work).unwrap();
    assert!(service.stop_within(PATIENCE));
    assert_eq!(
        service.news(),
        Some(ServiceNews::Ended(ServiceEnd::Finished))
    );
}

#[test]
fn dropping_a_service_stops_it() {
    let (say, said) = channel();
    let work = move |context: &Context<u64, u64>| {
        say.send(context.next_order(PATIENCE)).unwrap();
        assert_eq!(context.tell(1), Err(Refused::Over(1)));
        drop(say);
    };
    drop(Service::start("dropped", Keep::Newest, work).unwrap());
    assert_eq!(said.recv_timeout(PATIENCE), Ok(NextOrder::Stop));
    assert!(said.recv_timeout(PATIENCE).is_err(), "it has ended");
}

#[test]
fn a_panic_is_reported_after_the_answers_and_ends_the_service() {
    let work = |context: &Context<u64, u64>| {
        context.tell(1).unwrap();
        panic!("on purpose");
    };
    let service = Service::start("panics", Keep::Newest, work).unwrap();
    assert!(service.wait_for_end(PATIENCE));
    assert_eq!(service.news(), Some(ServiceNews::Answer(1)));
    assert_eq!(
        service.news(),
        Some(ServiceNews::Ended(ServiceEnd::Panicked))
    );
    assert_eq!(service.order(2), Err(Refused::Over(2)));
    assert!(service.stop_within(Duration::ZERO));
}

#[test]
fn the_owner_is_woken_by_each_answer_and_by_the_end() {
    let told = Told::keeping(Keep::Each(10));
    told.tell(1).unwrap();
    let (wake, woken) = channel();
    told.service.wake_by(move || wake.send(()).unwrap());
    let next = || woken.recv_timeout(PATIENCE).unwrap();
    next();
    told.tell(2).unwrap();
    next();
    drop(told.send);
    next();
    assert!(woken.try_recv().is_err(), "nobody is woken for nothing");
}

#[test]
fn news_can_be_taken_in_the_wake_callback() {
    let told = Told::keeping(Keep::Each(10));
    let Told { service, send, .. } = told;
    let service = Arc::new(service);
    let owner = Arc::downgrade(&service);
    let (take, taken) = channel();
    service.wake_by(move || {
        if let Some(owner) = owner.upgrade() {
            let _is_heard = take.send(owner.news());
        }
    });
    send.send(5).unwrap();
    assert_eq!(
        taken.recv_timeout(PATIENCE),
        Ok(Some(ServiceNews::Answer(5)))
    );
}

#[test]
fn threads_started_by_the_work_can_give_answers_too() {
    let work = |context: &Context<Infallible, u64>| {
        let reader = context.clone();
        let read = thread::spawn(move || reader.tell(3));
        read.join().unwrap().unwrap();
    };
    let service = Service::start("two", Keep::Newest, work).unwrap();
    assert_eq!(
        service.wait_for_news(PATIENCE),
        Some(ServiceNews::Answer(3))
    );
}
