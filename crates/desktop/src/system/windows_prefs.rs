//! Reads the preferences of Windows: light or dark, contrast, animations and text size. They are in the registry among
//! the user's settings.
//!
//! Guarantees: a setting that is missing or invalid counts as not set. Change notifications would need unsafe code, so
//! the program polls instead; each poll makes four small reads.

use super::prefs::{ColorScheme, DesktopPrefs, StopRequest};
use std::future::pending;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Wake, Waker};
use std::thread::{Thread, current, park_timeout};
use std::time::Duration;
use winsafe::co::RRF;
use winsafe::{HKEY, RegistryValue};

/// The polling interval. It is short enough that a change seems to take effect at once.
const BETWEEN_LOOKS: Duration = Duration::from_secs(2);

/// The flag `HCF_HIGHCONTRASTON` of `HIGHCONTRAST`: high contrast is on.
const IS_HIGH_CONTRAST: u32 = 1;
/// The byte of `UserPreferencesMask`, and the bit in it, that `SPI_SETCLIENTAREAANIMATION` sets.
const ANIMATES: (usize, u8) = (4, 0b10);

/// Reports the preferences of the system, and again whenever they change, until a stop is requested or `tell` returns
/// `false`. Blocks all that time. Windows has no message bus, so `_bus` is ignored.
pub fn wait_for_prefs(
    _bus: Option<&str>,
    stop: &StopRequest,
    tell: &mut dyn FnMut(DesktopPrefs) -> bool,
) {
    let mut told = None;
    loop {
        let prefs = prefs();
        if told != Some(prefs) && !tell(prefs) {
            return;
        }
        told = Some(prefs);
        if is_asked_within(stop, BETWEEN_LOOKS) {
            return;
        }
    }
}

fn prefs() -> DesktopPrefs {
    DesktopPrefs {
        scheme: scheme(),
        high_contrast: has_high_contrast().unwrap_or_default(),
        less_motion: false,
        no_animations: has_no_animations().unwrap_or_default(),
        text_percent: text_percent(),
    }
}

fn scheme() -> Option<ColorScheme> {
    let key = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize";
    let RegistryValue::Dword(is_light) = value(key, "AppsUseLightTheme")? else {
        return None;
    };
    Some(if is_light == 0 {
        ColorScheme::Dark
    } else {
        ColorScheme::Light
    })
}

fn has_high_contrast() -> Option<bool> {
    let RegistryValue::Sz(flags) = value(r"Control Panel\Accessibility\HighContrast", "Flags")?
    else {
        return None;
    };
    let flags: u32 = flags.trim().parse().ok()?;
    Some(flags & IS_HIGH_CONTRAST != 0)
}

/// Whether animation effects are switched off in the system's settings.
fn has_no_animations() -> Option<bool> {
    let RegistryValue::Binary(bits) = value(r"Control Panel\Desktop", "UserPreferencesMask")?
    else {
        return None;
    };
    let (byte, bit) = ANIMATES;
    Some(bits.get(byte)? & bit == 0)
}

fn text_percent() -> Option<u16> {
    let RegistryValue::Dword(percent) =
        value(r"Software\Microsoft\Accessibility", "TextScaleFactor")?
    else {
        return None;
    };
    u16::try_from(percent).ok()
}

/// Reads a value from this user's settings.
fn value(key: &str, name: &str) -> Option<RegistryValue> {
    let value = HKEY::CURRENT_USER.RegGetValue(Some(key), Some(name), RRF::RT_ANY);
    value.ok()
}

/// Wakes a waiting thread.
struct Waiting(Thread);

impl Wake for Waiting {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for this long, or until a stop is requested. Returns whether it was requested.
fn is_asked_within(stop: &StopRequest, time: Duration) -> bool {
    let waker = Waker::from(Arc::new(Waiting(current())));
    let mut context = Context::from_waker(&waker);
    let mut asked = pin!(stop.or(pending::<()>()));
    if asked.as_mut().poll(&mut context).is_ready() {
        return true;
    }
    park_timeout(time);
    asked.as_mut().poll(&mut context).is_ready()
}
