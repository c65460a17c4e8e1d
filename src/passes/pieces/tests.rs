#![expect(clippy::unwrap_used, reason = "tests")]
use super::*;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

fn job(pieces: &[u64], lines: u64, order: Order, workers: usize) -> Job<'_> {
    Job {
        lines,
        pieces,
        order,
        workers,
    }
}

fn on(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn any_number_of_workers_makes_each_piece_once() {
    let pieces: Vec<u64> = (0..500).rev().collect();
    for workers in 0..=8 {
        for order in [Order::Any, Order::Kept] {
            let mut made = Vec::new();
            let mut told = Vec::new();
            let job = job(&pieces, 500 * PIECE_LINES - 5, order, workers);
            let take = |piece: u64, square: u64| made.push((piece, square));
            let mut progress = |done, all| {
                told.push((done, all));
                on(done, all)
            };
            job.run(|piece, _, _| Ok(piece * piece), take, &mut progress)
                .unwrap();
            if order == Order::Any {
                made.sort_by_key(|(piece, _)| std::cmp::Reverse(*piece));
            }
            let all = pieces.iter().map(|piece| (*piece, piece * piece));
            assert!(made.into_iter().eq(all), "{workers} {order:?}");
            let all = 500 * PIECE_LINES - 5;
            assert_eq!(told.first(), Some(&(0, all)));
            assert_eq!(told.last(), Some(&(all, all)));
            assert!(told.is_sorted());
        }
    }
}

#[test]
fn nothing_to_do_is_done_at_once() {
    for workers in [0, 1, 8] {
        let job = job(&[], 0, Order::Any, workers);
        let done = job.run(|_, _, _| Ok(()), |_, ()| unreachable!("no piece"), &mut on);
        done.unwrap();
    }
}

#[test]
fn results_do_not_pile_up_when_one_piece_is_slow_or_nobody_takes_them() {
    let pieces: Vec<u64> = (0..400).collect();
    for order in [Order::Any, Order::Kept] {
        let made = AtomicU64::new(0);
        let mut most = 0;
        let mut taken = 0;
        let work = |piece, _: &mut Vec<u8>, _: &Stop| {
            if piece == 0 {
                thread::sleep(Duration::from_millis(30));
            }
            made.fetch_add(1, Ordering::SeqCst);
            Ok(())
        };
        let take = |_, ()| {
            if taken < 3 {
                thread::sleep(Duration::from_millis(10));
            }
            taken += 1;
            // One more may be finished between a worker's asking and our counting.
            most = most.max(made.load(Ordering::SeqCst) - taken);
        };
        let job = job(&pieces, 400 * PIECE_LINES, order, 4);
        job.run(work, take, &mut on).unwrap();
        assert_eq!(taken, 400);
        assert!(most <= 4 * RESULTS_AHEAD as u64, "{most}");
    }
}

#[test]
fn a_stop_ends_workers_within_their_piece() {
    let pieces: Vec<u64> = (0..8).collect();
    for workers in 1..=8 {
        let mut asked = 0;
        let mut progress = |_, _| {
            asked += 1;
            match asked {
                ..3 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        };
        // Nothing but the stop ends this work.
        let work = |_, _: &mut Vec<u8>, stop: &Stop| {
            while !stop.is_set() {
                thread::yield_now();
            }
            Ok(())
        };
        let job = job(&pieces, 8 * PIECE_LINES, Order::Any, workers);
        let done = job.run(work, |_, ()| unreachable!("stopped"), &mut progress);
        assert!(matches!(done, Err(PassError::Cancelled)));
        assert_eq!(asked, 3);
    }
}

#[test]
fn a_piece_that_cannot_be_read_ends_all() {
    let pieces: Vec<u64> = (0..1000).collect();
    for workers in 0..=8 {
        let work = |piece, _: &mut Vec<u8>, _: &Stop| match piece {
            7 => Err(ReadError::Io(io::Error::other("no such sector"))),
            _ => Ok(()),
        };
        let job = job(&pieces, 1000 * PIECE_LINES, Order::Any, workers);
        let mut taken = 0;
        let done = job.run(work, |_, ()| taken += 1, &mut on);
        assert!(matches!(done, Err(PassError::Read(ReadError::Io(_)))));
        assert!(taken < 1000);
    }
}

#[test]
#[should_panic(expected = "piece 13")]
fn a_panic_of_a_worker_comes_out() {
    let pieces: Vec<u64> = (0..1000).collect();
    let work = |piece, _: &mut Vec<u8>, _: &Stop| {
        assert_ne!(piece, 13, "piece {piece}");
        Ok(())
    };
    let job = job(&pieces, 1000 * PIECE_LINES, Order::Kept, 4);
    let _done = job.run(work, |_, ()| (), &mut on);
}

#[test]
#[should_panic(expected = "result 5")]
fn a_panic_of_the_taker_does_not_hang() {
    let pieces: Vec<u64> = (0..1000).collect();
    let take = |piece, ()| assert_ne!(piece, 5, "result {piece}");
    let job = job(&pieces, 1000 * PIECE_LINES, Order::Any, 4);
    let _done = job.run(|_, _, _| Ok(()), take, &mut on);
}
