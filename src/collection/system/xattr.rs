//! Extended attributes: notes of the user, access lists, security labels.

use std::fs::File;

use rustix::fs::{self as unix, XattrFlags};
use rustix::io::{self, Errno};

/// Neither a list of names nor a value is longer on Linux.
const LONGEST: usize = 64 * 1024;

/// Gives `new` the attributes of `old` and no others. `false` if one that matters cannot be kept.
///
/// Only those of the user and the access lists matter: labels of the kernel's own are often not ours
/// to set.
pub(super) fn copy(old: &File, new: &File) -> bool {
    let (Ok(wanted), Ok(inherited)) = (names(old), names(new)) else {
        return false;
    };
    let mut surplus = inherited.iter().filter(|name| !wanted.contains(name));
    let is_cleared = surplus.all(|name| unix::fremovexattr(new, &**name).is_ok() || !matters(name));
    is_cleared
        && wanted
            .iter()
            .all(|name| copy_one(old, new, name).is_ok() || !matters(name))
}

fn matters(name: &[u8]) -> bool {
    name.starts_with(b"user.") || name.starts_with(b"system.")
}

fn names(file: &File) -> io::Result<Vec<Vec<u8>>> {
    let mut list = vec![0; LONGEST];
    let len = match unix::flistxattr(file, &mut list[..]) {
        Err(Errno::OPNOTSUPP | Errno::NOSYS) => 0,
        len => len?,
    };
    list.truncate(len);
    let names = list
        .split(|byte| *byte == 0)
        .filter(|name| !name.is_empty());
    Ok(names.map(<[u8]>::to_vec).collect())
}

fn copy_one(old: &File, new: &File, name: &[u8]) -> io::Result<()> {
    let mut value = vec![0; LONGEST];
    let len = unix::fgetxattr(old, name, &mut value[..])?;
    value.truncate(len);
    unix::fsetxattr(new, name, &value, XattrFlags::empty())
}
