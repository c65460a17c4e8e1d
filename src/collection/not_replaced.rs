//! Why a file has to be overwritten where it stands.

/// Why no new file can take the place of an old one without changing what that is. The first reason
/// that holds is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReplaced {
    /// It has other names (hard links), which would go on leading to the old content.
    OtherNames,
    /// No file can be put into its folder.
    Folder,
    /// Its name cannot be given to another file, as in a folder that only takes new ones.
    Name,
    /// It is a mount point, as files in containers are.
    MountPoint,
    /// Its owner or its group cannot be given to a new file.
    Owner,
    /// A flag, an access list, a label or another attribute of it cannot be.
    Attribute,
    /// Its permissions cannot be.
    Mode,
}
