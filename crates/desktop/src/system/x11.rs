//! The desktop of an X server, over a connection of our own.

mod clipboard;
mod link;
mod reading;
mod serving;
mod startup;
mod targets;
mod transfers;

pub(super) use clipboard::offer;
pub(super) use reading::{read_picture, read_text};
pub(super) use startup::end_startup;
