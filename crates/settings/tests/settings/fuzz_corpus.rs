//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::{sessions, settings};
use replay::replay;

#[test]
fn sessions_of_the_corpus_are_understood_and_changed() {
    replay("session", sessions::check_fuzz);
}

#[test]
fn settings_of_the_corpus_are_understood_and_changed() {
    replay("settings", settings::check_fuzz);
}
