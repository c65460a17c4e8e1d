//! Extended attributes: notes of the user, access lists, security labels.

use std::fs::File;

use super::mark;
use rustix::fs::{self as unix, XattrFlags};
use rustix::io::{self, Errno};

/// The maximum length of a list of names and of a value on Linux.
const LONGEST: usize = 64 * 1024;

/// Attributes that the kernel derives from the content, or removes when a file is written to.
const OF_THE_CONTENT: [&[u8]; 3] = [b"security.capability", b"security.evm", b"security.ima"];

/// Gives `new` exactly the attributes of `old`. Returns `false` if one cannot be kept.
///
/// A label that we may not set does not matter if the new file already has the same one.
pub(super) fn copy(old: &File, new: &File) -> io::Result<bool> {
    let (wanted, inherited) = (names(old)?, names(new)?);
    for name in &inherited {
        if !wanted.contains(name) && !is_allowed(unix::fremovexattr(new, &**name))? {
            return Ok(false);
        }
    }
    for name in &wanted {
        if !copy_one(old, new, name)? {
            return Ok(false);
        }
    }
    Ok(true)
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
        .filter(|name| !name.is_empty() && !OF_THE_CONTENT.contains(name))
        .filter(|name| *name != mark::NAME);
    Ok(names.map(<[u8]>::to_vec).collect())
}

fn copy_one(old: &File, new: &File, name: &[u8]) -> io::Result<bool> {
    let value = match value(old, name) {
        // Some attributes are listed but not readable.
        Err(Errno::ACCESS | Errno::PERM) => return Ok(false),
        value => value?,
    };
    if self::value(new, name).is_ok_and(|now| now == value) {
        return Ok(true);
    }
    is_allowed(unix::fsetxattr(new, name, &value, XattrFlags::empty()))
}

fn value(file: &File, name: &[u8]) -> io::Result<Vec<u8>> {
    let mut value = vec![0; LONGEST];
    let len = unix::fgetxattr(file, name, &mut value[..])?;
    value.truncate(len);
    Ok(value)
}

/// Returns `false` if the system refused, an error if the disk failed.
fn is_allowed(done: io::Result<()>) -> io::Result<bool> {
    match done {
        Err(Errno::IO) => Err(Errno::IO),
        done => Ok(done.is_ok()),
    }
}
