//! The reasons why the system does not start a program.

use crate::trouble::NotStarted;
use std::io;

/// The reason that the system gives, if its error code is more specific than its kind.
#[cfg(windows)]
pub(super) fn not_started(error: &io::Error) -> NotStarted {
    use winsafe::co::ERROR;
    let is = |one: ERROR| error.raw_os_error().map(i32::cast_unsigned) == Some(one.raw());
    if is(ERROR::BAD_EXE_FORMAT) || is(ERROR::EXE_MACHINE_TYPE_MISMATCH) {
        NotStarted::NoProgram
    } else if is(ERROR::ELEVATION_REQUIRED) {
        NotStarted::NeedsAdministrator
    } else {
        NotStarted::Refused(error.kind())
    }
}

/// The reason of the system.
#[cfg(unix)]
pub(super) fn not_started(error: &io::Error) -> NotStarted {
    NotStarted::Refused(error.kind())
}
