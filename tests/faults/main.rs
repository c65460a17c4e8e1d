//! The promise that nothing is lost, proved by the faults themselves: processes killed, the power cut,
//! disks full, every system call of a save failing, places that cannot be written to.
//!
//! The saves that are hurt are the project's own, in a child process: this program, started again.
//!
//! - `TABIYA_FAULT_ROUNDS=n` does n times as many rounds of what is random (1 unless set):
//!   `TABIYA_FAULT_ROUNDS=20 cargo test --test faults -- --nocapture`.
//! - What needs root says so and is left out for an ordinary user, but never where `CI` is set. As
//!   root, all that an ordinary user can do is done once more as one.
//! - How many rounds were done and faults were met is told on the standard error.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]
#![expect(
    clippy::print_stderr,
    reason = "what was met, and why a claim is skipped"
)]

mod disk_full;
mod injected;
mod journal_power_cut;
mod kill_9;
mod killed_while_editing;
mod meanwhile;
mod not_replaced;
mod ordinary_user;
mod places;
mod power_cut;
mod saver;
mod scene;
mod this_program;
