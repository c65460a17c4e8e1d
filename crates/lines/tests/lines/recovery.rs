//! Claims about the recovery journal: what was written is found again, whatever it was, and nothing
//! else is made of it.

mod any_edits;
mod any_journal;
mod crafted;
mod files;
mod imprints;
mod large;
#[cfg(target_os = "linux")]
mod many;
#[cfg(target_os = "linux")]
mod places;
mod sessions;
mod workshop;
