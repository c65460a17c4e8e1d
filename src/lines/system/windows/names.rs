//! Names that Windows keeps for itself.

use std::path::{Component, Path, Prefix};

use crate::lines::system::NoName;

/// Names of devices, whatever ending they have. The ports have a digit behind them.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
const PORTS: [&str; 2] = ["COM", "LPT"];
/// What no name may have. A colon would lead to a stream beside the content of a file.
const FORBIDDEN: [char; 9] = ['<', '>', ':', '"', '/', '\\', '|', '?', '*'];

/// Asks whether a file can have this name so that every program finds it. The system itself would open
/// a device in the place of `nul.fen`, or, as our paths are exact, make a file that no other program
/// can open or remove.
///
/// # Errors
/// [`NoName`] tells them apart.
pub(in crate::lines) fn check_name(path: &Path) -> Result<(), NoName> {
    // What the system makes of such a name where it is asked for a whole path.
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
        let is_digit = |digit: char| "123456789¹²³".contains(digit);
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
    fn names_of_devices_are_refused_whatever_their_ending() {
        for name in [
            "con",
            "NUL.fen",
            r"C:\games\aux.epd",
            "com1",
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
    fn what_other_programs_could_not_open_is_no_name() {
        for name in [
            "end.",
            "end.fen ",
            "a:b.fen",
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
