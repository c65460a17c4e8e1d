//! Reads the preferences of the desktop from the settings portal on the session bus, at the start and whenever they
//! change.
//!
//! Guarantees: a bus or a portal that does not exist, refuses, hangs or sends invalid data counts as a desktop without
//! preferences.

use super::prefs::{ColorScheme, DesktopPrefs, StopRequest};
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::Pin;
use std::time::Duration;
use zbus::export::futures_core::Stream as _;
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, MatchRule, MessageStream, Result, connection, message};

const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";
/// The namespace that all desktops have.
const APPEARANCE: &str = "org.freedesktop.appearance";
/// The additional namespace of GNOME and of desktops that are based on it.
const GNOME: &str = "org.gnome.desktop.interface";
/// The portal may have to start first. Only this thread waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

/// Reports the preferences of the desktop, and again whenever they change, until a stop is requested, `tell` returns
/// `false`, or the desktop ends. Blocks all that time. `bus` is the address of a message bus; `None` is the session
/// bus. A desktop that does not answer is never reported.
pub fn wait_for_prefs(
    bus: Option<&str>,
    stop: &StopRequest,
    tell: &mut dyn FnMut(DesktopPrefs) -> bool,
) {
    // An error means that there are no preferences to report.
    drop(pollster::block_on(stop.or(hear(bus, tell))));
}

async fn hear(bus: Option<&str>, tell: &mut dyn FnMut(DesktopPrefs) -> bool) -> Result<()> {
    let builder = match bus {
        Some(address) => connection::Builder::address(address)?,
        None => connection::Builder::session()?,
    };
    let bus = builder.method_timeout(PATIENCE).build().await?;
    // Listening starts before the query, so that changes in between are not missed.
    let rule = MatchRule::builder()
        .msg_type(message::Type::Signal)
        .sender(PORTAL)?
        .path(PATH)?
        .interface(SETTINGS)?
        .member("SettingChanged")?
        .build();
    let mut changes = MessageStream::for_match_rule(rule, &bus, None).await?;
    let mut prefs = all(&bus).await.unwrap_or_default();
    let mut goes_on = tell(prefs);
    while goes_on
        && let Some(change) = poll_fn(|context| Pin::new(&mut changes).poll_next(context)).await
    {
        let before = prefs;
        let change = change?;
        let body = change.body();
        if let Ok((namespace, key, value)) = body.deserialize::<(&str, &str, Value<'_>)>() {
            take(&mut prefs, namespace, key, &value);
        }
        goes_on = prefs == before || tell(prefs);
    }
    Ok(())
}

async fn all(bus: &Connection) -> Result<DesktopPrefs> {
    type Namespaces = BTreeMap<String, BTreeMap<String, OwnedValue>>;
    let names = [APPEARANCE, GNOME];
    let answer = bus
        .call_method(
            Some(PORTAL),
            PATH,
            Some(SETTINGS),
            "ReadAll",
            &(&names[..],),
        )
        .await?;
    let found: Namespaces = answer.body().deserialize()?;
    let mut prefs = DesktopPrefs::default();
    for (namespace, values) in &found {
        for (key, value) in values {
            take(&mut prefs, namespace, key, value);
        }
    }
    Ok(prefs)
}

/// Applies one of the settings. Unknown settings change nothing.
fn take(prefs: &mut DesktopPrefs, namespace: &str, key: &str, value: &Value<'_>) {
    // Some portals wrap the value once more.
    if let Value::Value(inner) = value {
        return take(prefs, namespace, key, inner);
    }
    match (namespace, key, value) {
        (APPEARANCE, "color-scheme", Value::U32(scheme)) => {
            prefs.scheme = match scheme {
                1 => Some(ColorScheme::Dark),
                2 => Some(ColorScheme::Light),
                _ => None,
            };
        }
        (APPEARANCE, "contrast", Value::U32(contrast)) => prefs.high_contrast = *contrast == 1,
        (APPEARANCE, "reduced-motion", Value::U32(motion)) => prefs.less_motion = *motion == 1,
        (GNOME, "enable-animations", Value::Bool(is_on)) => prefs.no_animations = !is_on,
        (GNOME, "text-scaling-factor", Value::F64(factor)) => {
            prefs.text_percent = percent(*factor);
        }
        _ => {}
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is small and positive"
)]
fn percent(factor: f64) -> Option<u16> {
    let percent = (factor * 100.0).round();
    (1.0..=10_000.0)
        .contains(&percent)
        .then_some(percent as u16)
}
