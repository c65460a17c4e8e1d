#![no_main]

#[path = "../../tests/core/properties/command_lines.rs"]
mod command_lines;

libfuzzer_sys::fuzz_target!(|data: &[u8]| command_lines::check_fuzz(data));
