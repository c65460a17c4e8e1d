//! Wall time, processor time and memory of a step, and tables of them.

use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a step took.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Took {
    pub(crate) wall: Duration,
}

impl Took {
    pub(crate) fn millis(self) -> f64 {
        self.wall.as_secs_f64() * 1e3
    }
}

/// The shortest of several rounds: whatever else the machine does only makes them longer.
pub(crate) fn shortest<T>(rounds: usize, mut step: impl FnMut() -> T) -> (Took, T) {
    let (mut best, mut last) = timed(&mut step);
    for _ in 1..rounds {
        let (took, value) = timed(&mut step);
        last = value;
        if took.wall < best.wall {
            best = took;
        }
    }
    (best, last)
}

pub(crate) fn timed<T>(step: impl FnOnce() -> T) -> (Took, T) {
    let began = Instant::now();
    let value = step();
    let wall = began.elapsed();
    (Took { wall }, value)
}

/// Another program's time for the same thing. Its output is thrown away, but it is written.
pub(crate) fn peer(rounds: usize, program: &str, args: &[&str]) -> Took {
    let (took, ()) = shortest(rounds, || {
        let mut child = Command::new(program)
            .args(args)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program is installed");
        let mut out = child.stdout.take().expect("a pipe");
        std::io::copy(&mut out, &mut std::io::sink()).expect("its output");
        // Some of them tell by their status what they found.
        child.wait().expect("its end");
    });
    took
}

/// Memory of this process in MiB: what it has now, and the most since [`forget_most_memory`].
pub(crate) fn memory() -> (f64, f64) {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kib = line.and_then(|rest| rest.split_whitespace().next()?.parse::<f64>().ok());
        kib.unwrap_or(f64::NAN) / 1024.0
    };
    (of("VmRSS:"), of("VmHWM:"))
}

/// Begins to watch for the most memory anew.
pub(crate) fn forget_most_memory() {
    fs::write("/proc/self/clear_refs", "5").expect("Linux lets a process do that");
}
