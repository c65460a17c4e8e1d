//! The flags that `chattr` sets: no copy on write, no access times, synchronous writing and the like.

use std::fs::File;

use rustix::fs::{IFlags, ioctl_getflags, ioctl_setflags};
use rustix::io::{self, Errno};

/// The flags that a user may set. The others describe how the file system stores a file.
const SETTABLE: IFlags = IFlags::COMPRESSED
    .union(IFlags::DIRSYNC)
    .union(IFlags::JOURNALING)
    .union(IFlags::NOATIME)
    .union(IFlags::NOCOW)
    .union(IFlags::NODUMP)
    .union(IFlags::NOTAIL)
    .union(IFlags::SECURE_REMOVAL)
    .union(IFlags::SYNC)
    .union(IFlags::UNRM);

/// Gives `new`, which is still empty, the flags of `old`. Returns `false` if one cannot be kept.
pub(super) fn copy(old: &File, new: &File) -> io::Result<bool> {
    let (wanted, now) = (settable(old)?, settable(new)?);
    if wanted == now {
        return Ok(true);
    }
    let all = ioctl_getflags(new)?;
    let is_set = ioctl_setflags(new, all.difference(SETTABLE).union(wanted)).is_ok();
    Ok(is_set && settable(new)? == wanted)
}

fn settable(file: &File) -> io::Result<IFlags> {
    match ioctl_getflags(file) {
        Err(Errno::NOTTY | Errno::OPNOTSUPP | Errno::NOSYS | Errno::INVAL) => Ok(IFlags::empty()),
        flags => Ok(flags?.intersection(SETTABLE)),
    }
}
