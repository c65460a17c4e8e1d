#![expect(clippy::unwrap_used, reason = "tests")]
use super::*;
use std::convert::Infallible;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::sleep;

const ORDERS: [ResultOrder; 2] = [ResultOrder::Kept, ResultOrder::Any];

fn pool(workers: usize, order: ResultOrder) -> Pool {
    Pool {
        workers,
        order,
        tick: Duration::from_millis(5),
        ..Pool::new("test")
    }
}

/// Gives the numbers below `count` as pieces.
fn numbers(count: usize) -> impl FnMut(&mut ()) -> Option<usize> + Send {
    let mut numbers = 0..count;
    move |()| numbers.next()
}

/// Takes all results.
fn into<T>(taken: &mut Vec<T>) -> impl FnMut(PoolEvent<T>) -> ControlFlow<Infallible> {
    |event| {
        if let PoolEvent::Result(result) = event {
            taken.push(result);
        }
        ControlFlow::Continue(())
    }
}

fn is_over<B>(flow: &ControlFlow<B>) -> bool {
    flow.is_continue()
}

#[test]
fn each_piece_is_processed_once_by_any_number_of_workers() {
    for workers in 0..=8 {
        for order in ORDERS {
            let mut taken = Vec::new();
            let square = |(): &mut (), piece, _: &StopFlag| piece * piece;
            let flow = pool(workers, order).run(numbers(500), || (), square, into(&mut taken));
            assert!(is_over(&flow));
            if order == ResultOrder::Any {
                taken.sort_unstable();
            }
            assert!(taken.into_iter().eq((0..500).map(|piece| piece * piece)));
        }
    }
}

#[test]
fn results_come_in_order_for_any_duration_of_the_pieces() {
    for workers in [1, 2, 5] {
        let mut taken = Vec::new();
        let work = |(): &mut (), piece: usize, _: &StopFlag| {
            sleep(Duration::from_micros([900, 0, 300, 50][piece % 4]));
            piece
        };
        let pool = pool(workers, ResultOrder::Kept);
        assert!(is_over(&pool.run(
            numbers(200),
            || (),
            work,
            into(&mut taken)
        )));
        assert!(taken.into_iter().eq(0..200));
    }
}

#[test]
fn without_order_a_quick_piece_does_not_wait_for_a_slow_one() {
    let mut taken = Vec::new();
    let work = |(): &mut (), piece, stop: &StopFlag| {
        // The first piece takes longer than all others together.
        while piece == 0 && !stop.is_set() {
            thread::yield_now();
        }
        piece
    };
    let take = |event| match event {
        PoolEvent::Result(piece) => {
            taken.push(piece);
            if taken.len() == 99 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        }
        PoolEvent::Idle => ControlFlow::Continue(()),
    };
    let flow = pool(2, ResultOrder::Any).run(numbers(100), || (), work, take);
    assert!(flow.is_break());
    assert!(taken.into_iter().eq(1..100));
}

#[test]
fn an_empty_list_is_done_at_once() {
    for workers in [0, 1, 8] {
        let mut taken: Vec<usize> = Vec::new();
        let work = |(): &mut (), piece, _: &StopFlag| piece;
        let flow = pool(workers, ResultOrder::Kept).run(numbers(0), || (), work, into(&mut taken));
        assert!(is_over(&flow) && taken.is_empty());
    }
}

#[test]
fn the_number_of_pieces_in_flight_is_limited() {
    for order in ORDERS {
        for pieces_per_worker in 1..=3 {
            let pool = Pool {
                pieces_per_worker,
                ..pool(4, order)
            };
            let (given, mut taken, mut most) = (AtomicUsize::new(0), 0, 0);
            let mut pieces = 0..300;
            let next = |(): &mut ()| {
                given.fetch_add(1, Ordering::SeqCst);
                pieces.next()
            };
            let work = |(): &mut (), piece, _: &StopFlag| {
                if piece == 0 {
                    sleep(Duration::from_millis(20));
                }
            };
            let take = |event| {
                if let PoolEvent::Result(()) = event {
                    if taken < 3 {
                        sleep(Duration::from_millis(10));
                    }
                    // The result that is being taken counts as taken.
                    taken += 1;
                    most = most.max(given.load(Ordering::SeqCst) - taken);
                }
                ControlFlow::<()>::Continue(())
            };
            assert!(is_over(&pool.run(next, || (), work, take)));
            assert_eq!(taken, 300);
            assert!(most <= pool.in_flight(), "{most} {pool:?}");
        }
    }
}

#[test]
fn one_worker_at_a_time_reads_and_each_has_its_own_state() {
    let states = AtomicUsize::new(0);
    let reading = AtomicUsize::new(0);
    let mut pieces = 0..400;
    let next = |mine: &mut (usize, u64)| {
        assert_eq!(reading.fetch_add(1, Ordering::SeqCst), 0);
        mine.1 += 1;
        let piece = pieces.next();
        reading.fetch_sub(1, Ordering::SeqCst);
        piece
    };
    let state = || (states.fetch_add(1, Ordering::SeqCst), 0);
    let work = |mine: &mut (usize, u64), _: i32, _: &StopFlag| {
        let name = thread::current().name().map(str::to_owned);
        (mine.0, mine.1, name)
    };
    let mut taken = Vec::new();
    assert!(is_over(&pool(4, ResultOrder::Kept).run(
        next,
        state,
        work,
        into(&mut taken)
    )));
    assert!((1..=4).contains(&states.load(Ordering::SeqCst)));
    for number in 0..4 {
        let of_worker = taken.iter().filter(|(worker, ..)| *worker == number);
        // No other worker has touched this count.
        assert!(
            (1..)
                .zip(of_worker)
                .all(|(own, (_, count, _))| own == *count)
        );
    }
    let is_named = |name: &Option<String>| name.as_deref().unwrap().starts_with("test ");
    assert!(taken.iter().all(|(.., name)| is_named(name)));
}

#[test]
fn the_receiver_is_called_while_there_are_no_results() {
    for workers in 1..=3 {
        let mut idle = 0;
        // Only the stop ends this work.
        let work = |(): &mut (), _, stop: &StopFlag| {
            while !stop.is_set() {
                thread::yield_now();
            }
        };
        let take = |event| match event {
            PoolEvent::Result(()) => unreachable!("nothing is done"),
            PoolEvent::Idle if idle == 3 => ControlFlow::Break("enough"),
            PoolEvent::Idle => {
                idle += 1;
                ControlFlow::Continue(())
            }
        };
        let flow = pool(workers, ResultOrder::Kept).run(numbers(8), || (), work, take);
        assert_eq!(flow, ControlFlow::Break("enough"));
    }
}

#[test]
fn the_receiver_can_end_the_work_at_any_piece() {
    for workers in 0..=4 {
        for last in [0, 1, 7, 99] {
            let given = AtomicUsize::new(0);
            let next = |(): &mut ()| Some(given.fetch_add(1, Ordering::SeqCst));
            let work = |(): &mut (), piece, _: &StopFlag| piece;
            let take = |event| match event {
                PoolEvent::Result(piece) if piece == last => ControlFlow::Break(piece),
                _ => ControlFlow::Continue(()),
            };
            let pool = pool(workers, ResultOrder::Kept);
            let flow = pool.run(next, || (), work, take);
            assert_eq!(flow, ControlFlow::Break(last));
            // All workers have ended: the endless input was not read further.
            assert!(given.into_inner() <= last + 1 + pool.in_flight());
        }
    }
}

/// The message of a panic.
fn panic_of(run: impl FnOnce()) -> String {
    let panic = catch_unwind(AssertUnwindSafe(run)).unwrap_err();
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| Some((*panic.downcast_ref::<&str>()?).to_owned()))
        .unwrap()
}

#[test]
fn a_panic_in_any_place_is_passed_on_without_a_hang() {
    for workers in 0..=8 {
        for order in ORDERS {
            for place in ["next", "state", "work", "take"] {
                let panics = |here: &str, piece: usize| {
                    assert!(here != place || piece != 13, "in {here}");
                };
                let mut pieces = 0..1000;
                let next = |(): &mut ()| {
                    let piece = pieces.next()?;
                    panics("next", piece);
                    Some(piece)
                };
                let state = || panics("state", 13);
                let work = |(): &mut (), piece, _: &StopFlag| {
                    panics("work", piece);
                    piece
                };
                let take = |event| {
                    if let PoolEvent::Result(piece) = event {
                        panics("take", piece);
                    }
                    ControlFlow::<()>::Continue(())
                };
                let panic = panic_of(|| {
                    let _flow = pool(workers, order).run(next, state, work, take);
                });
                assert_eq!(panic, format!("in {place}"), "{workers} {order:?}");
            }
        }
    }
}

#[test]
fn detached_workers_process_each_piece_in_order() {
    for workers in 0..=8 {
        let mut taken = Vec::new();
        let square = |(): &mut (), piece, _: &StopFlag| piece * piece;
        let pool = pool(workers, ResultOrder::Kept);
        let flow = pool.run_detached(numbers(500), || (), square, into(&mut taken));
        assert!(is_over(&flow.unwrap()));
        assert!(taken.into_iter().eq((0..500).map(|piece| piece * piece)));
    }
}

#[test]
fn a_detached_worker_waiting_for_input_is_not_awaited() {
    for workers in 1..=4 {
        let (sender, pieces) = channel();
        let (gone, has_gone) = channel::<()>();
        for piece in 0..10 {
            sender.send(piece).unwrap();
        }
        let next = move |(): &mut ()| {
            let _keep = &gone;
            pieces.recv().ok()
        };
        let work = |(): &mut (), piece: u32, _: &StopFlag| piece;
        let take = |event| match event {
            PoolEvent::Result(9) => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        };
        let flow = pool(workers, ResultOrder::Kept).run_detached(next, || (), work, take);
        assert!(flow.unwrap().is_break());
        // The detached worker ends and drops everything when its wait is over.
        drop(sender);
        let waited = has_gone.recv_timeout(Duration::from_secs(20));
        assert_eq!(waited, Err(RecvTimeoutError::Disconnected));
    }
}

#[test]
fn a_panic_of_a_detached_worker_is_reported() {
    for workers in 1..=4 {
        let work = |(): &mut (), piece: usize, _: &StopFlag| assert_ne!(piece, 13, "piece {piece}");
        let take = |_| ControlFlow::<()>::Continue(());
        let ended = pool(workers, ResultOrder::Kept).run_detached(numbers(1000), || (), work, take);
        assert_eq!(ended, Err(WorkerPanicked));
    }
}
