#![no_main]

#[path = "../../crates/cli/tests/cli/properties/command_lines.rs"]
mod command_lines;

libfuzzer_sys::fuzz_target!(|data: &[u8]| command_lines::check_fuzz(data));
