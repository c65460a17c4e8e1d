//! The dialog that shows and changes the keys of commands.

pub(crate) mod view;
