//! File names that Windows reserves or forbids.

use std::path::{Component, Path, Prefix};

use crate::system::NoName;

/// The names of devices, reserved with any extension. Those in `PORTS` are followed by a digit.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
const PORTS: [&str; 2] = ["COM", "LPT"];
/// Characters that no name may contain. A colon would open an alternate data stream of the file.
const FORBIDDEN: [char; 9] = ['<', '>', ':', '"', '/', '\\', '|', '?', '*'];

/// Checks that a file with this name is accessible to every program. Otherwise the system would open a device for
/// `nul.fen`, or create a file that no other program can open or delete, because our paths are verbatim (`\\?\`).
///
/// # Errors
/// Returns a [`NoName`] with the kind of name.
pub(crate) fn check_name(path: &Path) -> Result<(), NoName> {
    // The system turns such a name into this prefix when it makes a path absolute.
    if let Some(Component::Prefix(prefix)) = path.components().next()
        && matches!(prefix.kind(), Prefix::DeviceNS(_))
    {
        return Err(NoName::IsDevice);
    }
    let Some(name) = path.file_name() else {
        return Ok(());
    };
    let name = name.to_string_lossy();
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    if is_device(stem) {
        return Err(NoName::IsDevice);
    }
    let is_wrong = name.contains(FORBIDDEN) || name.contains(|letter: char| letter < ' ');
    if is_wrong || name.ends_with(['.', ' ']) {
        return Err(NoName::IsNone);
    }
    Ok(())
}

fn is_device(stem: &str) -> bool {
    let stem = stem.to_uppercase();
    let is_port = |port: &str| {
        let number = stem.strip_prefix(port).unwrap_or_default();
        let mut digits = number.chars();
        let is_digit = |digit: char| "0123456789¹²³".contains(digit);
        digits.next().is_some_and(is_digit) && digits.next().is_none()
    };
    DEVICES.contains(&stem.as_str()) || PORTS.iter().any(|port| is_port(port))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(path: &str) -> Option<NoName> {
        check_name(Path::new(path)).err()
    }

    #[test]
    fn device_names_are_refused_with_any_ending() {
        for name in [
            "con",
            "NUL.fen",
            r"C:\games\aux.epd",
            "com1",
            "com0.fen",
            "LPT³.txt",
            "nul .fen",
            r"\\.\nul",
        ] {
            assert_eq!(fault(name), Some(NoName::IsDevice), "{name}");
        }
        for name in [
            "console.fen",
            "com.fen",
            "com10.fen",
            "nulls",
            "lpt",
            r"C:\con\a.fen",
        ] {
            assert_eq!(fault(name), None, "{name}");
        }
    }

    #[test]
    fn names_that_other_programs_cannot_open_are_refused() {
        for name in [
            "end.",
            "end.fen ",
            "end.fen:notes",
            "what?.fen",
            "a|b",
            "tab\t.fen",
        ] {
            assert_eq!(fault(name), Some(NoName::IsNone), "{name:?}");
        }
        assert_eq!(fault("Großmeister – Шахматы.fen"), None);
        assert_eq!(fault(r"C:\"), None);
    }
}
