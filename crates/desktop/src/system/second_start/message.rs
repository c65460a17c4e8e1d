//! The bytes of a message. For each thing it has a type byte, a length, and the content.

use std::path::PathBuf;

/// The maximum length of a message, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 << 20;
/// The maximum number of things in a message.
const MAX_THINGS: usize = 4096;
/// The length of the type byte and the length field.
const HEAD: usize = 5;

/// A thing to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handed {
    /// A file or a folder, as an absolute path.
    File(PathBuf),
    /// A text that was given instead of a file.
    Text(String),
    /// The output of another program.
    Input(Vec<u8>),
}

/// Encodes a message; `None` when it would be too long, or a path cannot be represented.
pub fn message_of(things: &[Handed]) -> Option<Vec<u8>> {
    let mut message = Vec::new();
    for thing in things {
        let (sign, bytes) = match thing {
            Handed::File(path) => (b'F', path.as_os_str().as_encoded_bytes()),
            Handed::Text(text) => (b'T', text.as_bytes()),
            Handed::Input(bytes) => (b'I', bytes.as_slice()),
        };
        if MAX_MESSAGE_BYTES < message.len() + HEAD + bytes.len() {
            return None;
        }
        message.push(sign);
        message.extend(u32::try_from(bytes.len()).ok()?.to_le_bytes());
        message.extend(bytes);
    }
    (things.len() <= MAX_THINGS).then_some(message)
}

/// Decodes a message; `None` when it is incomplete or invalid.
pub fn read_message(mut message: &[u8]) -> Option<Vec<Handed>> {
    if MAX_MESSAGE_BYTES < message.len() {
        return None;
    }
    let mut things = Vec::new();
    while !message.is_empty() {
        if things.len() == MAX_THINGS {
            return None;
        }
        let (head, rest) = message.split_first_chunk::<HEAD>()?;
        let [sign, len @ ..] = *head;
        let len = usize::try_from(u32::from_le_bytes(len)).ok()?;
        let (bytes, rest) = rest.split_at_checked(len)?;
        things.push(match sign {
            b'F' => Handed::File(path_of(bytes)?),
            b'T' => Handed::Text(std::str::from_utf8(bytes).ok()?.to_owned()),
            b'I' => Handed::Input(bytes.to_vec()),
            _ => return None,
        });
        message = rest;
    }
    Some(things)
}

/// Decodes a path. It must be absolute, because the other process has another working directory.
fn path_of(bytes: &[u8]) -> Option<PathBuf> {
    #[cfg(unix)]
    let path = {
        use std::os::unix::ffi::OsStrExt as _;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    };
    #[cfg(not(unix))]
    let path = PathBuf::from(std::str::from_utf8(bytes).ok()?);
    (path.is_absolute() && !bytes.contains(&0)).then_some(path)
}
