#![no_main]

#[path = "../../crates/engine/tests/engine/properties/uci.rs"]
mod uci;

libfuzzer_sys::fuzz_target!(|data: &[u8]| uci::check_fuzz(data));
