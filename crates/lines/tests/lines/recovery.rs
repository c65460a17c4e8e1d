//! Claims about the recovery journal: anything written is recovered, and nothing else.

mod any_edits;
mod any_journal;
mod crafted;
mod files;
mod imprints;
mod large;
#[cfg(target_os = "linux")]
mod many;
mod notes;
#[cfg(target_os = "linux")]
mod places;
mod sessions;
mod workshop;
