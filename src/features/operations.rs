//! The table of the operations of an EPD record.

pub(crate) mod model;
pub(crate) mod update;
pub(crate) mod view;
