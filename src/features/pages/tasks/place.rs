//! The destination of pages.

use crate::features::pages::model::PagesOrder;
use tabiya_lines::{Expected, SaveError};

/// Checks the destination again, because a file may have appeared there during the long work.
pub(super) fn check_place(order: &PagesOrder) -> Result<(), SaveError> {
    if order.expected == Expected::Nothing && order.path.symlink_metadata().is_ok() {
        return Err(SaveError::ChangedOnDisk);
    }
    Ok(())
}
