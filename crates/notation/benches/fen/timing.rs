//! Several rounds of several contenders, one after the other in each round, so that whatever else
//! the machine does meets them all.

use crate::games::Lines;
use std::time::Instant;

const ROUNDS: usize = 9;

/// Something that reads or writes lines.
pub(crate) struct Contender<'a> {
    name: &'static str,
    /// Works through all lines and returns how many were understood.
    run: Box<dyn FnMut() -> usize + 'a>,
    nanos: Vec<f64>,
    understood: usize,
}

impl<'a> Contender<'a> {
    pub(crate) fn new(name: &'static str, run: impl FnMut() -> usize + 'a) -> Self {
        Self {
            name,
            run: Box::new(run),
            nanos: Vec::new(),
            understood: 0,
        }
    }

    /// A reader of one line at a time.
    pub(crate) fn reader(
        name: &'static str,
        lines: &'a Lines,
        read: impl Fn(&[u8]) -> bool + 'a,
    ) -> Self {
        Self::new(name, move || lines.iter().filter(|line| read(line)).count())
    }
}

/// Runs them all and prints a table. Ratios are to the first one of the names in `against`.
pub(crate) fn compare(
    title: &str,
    count: usize,
    against: &str,
    mut contenders: Vec<Contender<'_>>,
) {
    for _ in 0..ROUNDS {
        for contender in &mut contenders {
            let start = Instant::now();
            contender.understood = (contender.run)();
            let nanos = start.elapsed().as_secs_f64() * 1e9;
            contender.nanos.push(nanos / count as f64);
        }
    }
    let median_of = |contender: &Contender<'_>| {
        let mut nanos = contender.nanos.clone();
        nanos.sort_by(f64::total_cmp);
        (nanos[0], nanos[nanos.len() / 2])
    };
    let peer = contenders
        .iter()
        .find(|contender| contender.name == against);
    let peer = peer.map_or(f64::NAN, |peer| median_of(peer).1);
    println!("\n{title}: {count} lines, {ROUNDS} rounds");
    println!(
        "{:<44} {:>8} {:>8} {:>10}  understood",
        "", "min ns", "median", "times as fast"
    );
    for contender in &contenders {
        let (least, median) = median_of(contender);
        let share = contender.understood as f64 * 100.0 / count as f64;
        println!(
            "{:<44} {least:>8.1} {median:>8.1} {:>12.2}x  {share:.1} %",
            contender.name,
            peer / median
        );
    }
    println!("(times as fast as: {against})");
}
