#![no_main]

#[path = "../../crates/lines/tests/lines/properties/journals.rs"]
mod journals;

libfuzzer_sys::fuzz_target!(|data: &[u8]| journals::check_fuzz(data));
