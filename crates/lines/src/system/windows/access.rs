//! The owner and the permissions of a file, which Windows keeps as an owner and an access list (DACL).
//!
//! A new file inherits the list of its folder. An old one may have a different list: its own, or one that it kept when
//! it was moved here.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io;
use std::os::windows::fs::OpenOptionsExt as _;
use std::path::Path;

use windows_permissions::constants::SeObjectType::SE_FILE_OBJECT;
use windows_permissions::constants::SecurityInformation;
use windows_permissions::wrappers::{GetSecurityInfo, SetSecurityInfo};
use windows_permissions::{LocalBox, SecurityDescriptor};

use crate::save_error::NotReplaced;

/// The right to read an access list.
const READ_CONTROL: u32 = 0x0002_0000;
const WRITE_DAC: u32 = 0x0004_0000;

/// Gives `new`, which nobody has open, the access list of `old`. Returns the property that cannot be kept, if there is
/// one. The owner is not changed, because hardly any user may give files away.
pub(super) fn keep(old: &File, new: &Path) -> io::Result<Option<NotReplaced>> {
    let mut file = OpenOptions::new().access_mode(READ_CONTROL).open(new)?;
    let (wanted, has) = match (Access::of(old), Access::of(&file)) {
        (Ok(wanted), Ok(has)) => (wanted, has),
        // The disk has no access lists.
        (Err(_), Err(_)) => return Ok(None),
        _ => return Ok(Some(NotReplaced::Attribute)),
    };
    if wanted.owner != has.owner {
        return Ok(Some(NotReplaced::Owner));
    }
    if wanted.allows_the_same(&has) {
        return Ok(None);
    }
    let rights = READ_CONTROL | WRITE_DAC;
    file = OpenOptions::new().access_mode(rights).open(new)?;
    wanted.give_to(&mut file)?;
    let is_kept = wanted.allows_the_same(&Access::of(&file)?);
    Ok((!is_kept).then_some(NotReplaced::Attribute))
}

/// The owner and the access list of a file.
struct Access {
    owner: OsString,
    /// The list in SDDL: `D:`, the flags of the whole list, and its entries, each in parentheses.
    list: String,
    descriptor: LocalBox<SecurityDescriptor>,
}

impl Access {
    fn of(file: &File) -> io::Result<Self> {
        let told = |what| GetSecurityInfo(file, SE_FILE_OBJECT, what);
        let descriptor = told(SecurityInformation::Dacl)?;
        Ok(Self {
            owner: told(SecurityInformation::Owner)?.as_sddl()?,
            list: descriptor.as_sddl()?.to_string_lossy().into_owned(),
            descriptor,
        })
    }

    /// Whether both have the same entries in the same order, and agree on whether to inherit from the folder.
    fn allows_the_same(&self, other: &Self) -> bool {
        self.entries() == other.entries() && self.is_apart() == other.is_apart()
    }

    fn entries(&self) -> &str {
        let begin = self.list.find('(').unwrap_or(self.list.len());
        self.list.get(begin..).unwrap_or_default()
    }

    /// Whether it inherits nothing from its folder.
    fn is_apart(&self) -> bool {
        let about_all = self.list.strip_suffix(self.entries());
        let letters = about_all.and_then(|about| about.strip_prefix("D:"));
        letters.is_some_and(|letters| letters.contains('P'))
    }

    fn give_to(&self, file: &mut File) -> io::Result<()> {
        let apart = if self.is_apart() {
            SecurityInformation::ProtectedDacl
        } else {
            SecurityInformation::UnprotectedDacl
        };
        let what = SecurityInformation::Dacl | apart;
        let list = self.descriptor.dacl();
        SetSecurityInfo(file, SE_FILE_OBJECT, what, None, None, list, None)
    }
}
