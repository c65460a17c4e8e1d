//! The promise that nothing is lost, tested by real faults: processes killed, power cut,
//! disks full, every system call of a save failing, places that cannot be written to.
//!
//! The saves under test are the project's own, in a child process: this program, started again.
//!
//! - `TABIYA_FAULT_ROUNDS=n` multiplies the number of random rounds by n (1 unless set):
//!   `TABIYA_FAULT_ROUNDS=20 cargo test --test faults -- --nocapture`.
//! - A test that needs root reports that and is skipped for an ordinary user, but never where `CI` is set. As
//!   root, every test that an ordinary user can run is run once more as one.
//! - The tests report the numbers of rounds and of faults on standard error.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]
#![expect(
    clippy::print_stderr,
    reason = "findings, and reasons for skipped claims"
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
