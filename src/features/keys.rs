//! The keys of commands, shown and chosen.

pub(crate) mod view;
