//! No signals: whatever ends the program does so as it ends any other.

use crate::services::service::Service;
use std::convert::Infallible;
use std::io;

/// `None`: none can come.
pub fn received_signal() -> Option<i32> {
    None
}

pub(in crate::services) fn listen() -> io::Result<Service<Infallible, i32>> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Ends the process as if nobody had listened to the signal.
pub(crate) fn end_by(_signal: i32) {}
