#![expect(clippy::unwrap_used, reason = "tests")]
use super::*;
use std::io;
use std::thread;

fn pool(order: ResultOrder, workers: usize) -> Pool {
    Pool {
        workers,
        order,
        ..Pool::new("test")
    }
}

fn list(chunks: impl IntoIterator<Item = u64>, lines: u64) -> Chunks {
    Chunks {
        lines,
        chunks: chunks.into_iter().collect(),
    }
}

fn on(_: u64, _: u64) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn each_chunk_is_worked_on_once_by_any_number_of_workers() {
    let list = list((0..500).rev(), 500 * CHUNK_LINES - 5);
    for workers in 0..=8 {
        for order in [ResultOrder::Any, ResultOrder::Kept] {
            let mut made = Vec::new();
            let mut told = Vec::new();
            let take = |chunk: u64, square: u64| made.push((chunk, square));
            let mut progress = |done, all| {
                told.push((done, all));
                on(done, all)
            };
            let work = |chunk, _: &mut Vec<u8>, _: &StopFlag| Ok(chunk * chunk);
            let done = list.work_on(pool(order, workers), work, take, &mut progress);
            done.unwrap();
            if order == ResultOrder::Any {
                made.sort_by_key(|(chunk, _)| std::cmp::Reverse(*chunk));
            }
            let all = list.chunks.iter().map(|chunk| (*chunk, chunk * chunk));
            assert!(made.into_iter().eq(all), "{workers} {order:?}");
            assert_eq!(told.first(), Some(&(0, list.lines)));
            assert_eq!(told.last(), Some(&(list.lines, list.lines)));
            assert!(told.is_sorted());
        }
    }
}

#[test]
fn an_empty_list_is_done_at_once() {
    for workers in [0, 1, 8] {
        let take = |_, ()| unreachable!("no chunk");
        let work = |_, _: &mut Vec<u8>, _: &StopFlag| Ok(());
        let done = list([], 0).work_on(pool(ResultOrder::Any, workers), work, take, &mut on);
        done.unwrap();
    }
}

#[test]
fn a_stop_ends_workers_within_their_chunk() {
    let list = list(0..8, 8 * CHUNK_LINES);
    for workers in 1..=8 {
        let mut asked = 0;
        let mut progress = |_, _| {
            asked += 1;
            match asked {
                ..3 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        };
        // Only the stop flag ends this work.
        let work = |_, _: &mut Vec<u8>, stop: &StopFlag| {
            while !stop.is_set() {
                thread::yield_now();
            }
            Ok(())
        };
        let take = |_, ()| unreachable!("stopped");
        let done = list.work_on(pool(ResultOrder::Any, workers), work, take, &mut progress);
        assert!(matches!(done, Err(PassError::Cancelled)));
        assert_eq!(asked, 3);
    }
}

#[test]
fn an_unreadable_chunk_ends_the_work() {
    let list = list(0..1000, 1000 * CHUNK_LINES);
    for workers in 0..=8 {
        let work = |chunk, _: &mut Vec<u8>, _: &StopFlag| match chunk {
            7 => Err(ReadError::Io(io::Error::other("no such sector"))),
            _ => Ok(()),
        };
        let mut taken = 0;
        let take = |_, ()| taken += 1;
        let done = list.work_on(pool(ResultOrder::Any, workers), work, take, &mut on);
        assert!(matches!(done, Err(PassError::Read(ReadError::Io(_)))));
        assert!(taken < 1000);
    }
}

#[test]
#[should_panic(expected = "chunk 13")]
fn a_panic_of_a_worker_is_passed_on() {
    let work = |chunk, _: &mut Vec<u8>, _: &StopFlag| {
        assert_ne!(chunk, 13, "chunk {chunk}");
        Ok(())
    };
    let list = list(0..1000, 1000 * CHUNK_LINES);
    let _done = list.work_on(pool(ResultOrder::Kept, 4), work, |_, ()| (), &mut on);
}

#[test]
#[should_panic(expected = "result 5")]
fn a_panic_of_the_receiver_does_not_hang() {
    let take = |chunk, ()| assert_ne!(chunk, 5, "result {chunk}");
    let list = list(0..1000, 1000 * CHUNK_LINES);
    let work = |_, _: &mut Vec<u8>, _: &StopFlag| Ok(());
    let _done = list.work_on(pool(ResultOrder::Any, 4), work, take, &mut on);
}
