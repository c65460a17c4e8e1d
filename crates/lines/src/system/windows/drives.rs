//! The local disks, identified by their volume serial numbers.

use std::sync::OnceLock;

use winsafe::co::DRIVE;
use winsafe::{GetDiskFreeSpaceEx, GetDriveType, GetLogicalDriveStrings, GetVolumeInformation};

/// A fixed disk. Other disks may be removable or on a network.
struct Drive {
    /// The root, such as `C:\`.
    root: String,
    serial: u64,
}

/// The fixed disks, looked up once: one that is connected later does not count.
fn drives() -> &'static [Drive] {
    static FOUND: OnceLock<Vec<Drive>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let roots = GetLogicalDriveStrings().unwrap_or_default();
        let is_built_in = |root: &String| GetDriveType(Some(root)) == DRIVE::FIXED;
        roots
            .into_iter()
            .filter(is_built_in)
            .filter_map(told)
            .collect()
    })
}

fn told(root: String) -> Option<Drive> {
    let mut serial = 0;
    GetVolumeInformation(Some(&root), None, Some(&mut serial), None, None, None).ok()?;
    // Without a serial number it could be any disk.
    let serial = Some(serial).filter(|serial| *serial != 0)?.into();
    Some(Drive { root, serial })
}

pub(super) fn is_of_this_machine(serial: u64) -> bool {
    drives().iter().any(|drive| drive.serial == serial)
}

/// The number of bytes that this user can still store on a local disk; `None` for other disks.
pub(super) fn free_space(serial: u64) -> Option<u64> {
    let drive = drives().iter().find(|drive| drive.serial == serial)?;
    let mut free = 0;
    let asked = GetDiskFreeSpaceEx(Some(&drive.root), Some(&mut free), None, None);
    asked.is_ok().then_some(free)
}
