//! Preferences of the desktop, provided by a settings portal on a private bus.

use crate::bus::Bus;
use crate::patience::PATIENCE;
use std::collections::HashMap;
use std::os::unix::net::UnixListener;
use std::time::Duration;
use tabiya_desktop::services::{PrefsListener, ServiceEnd, ServiceNews, listen_for_prefs};
use tabiya_desktop::system::{ColorScheme, DesktopPrefs};
use tempfile::TempDir;
use zbus::object_server::SignalEmitter;
use zbus::zvariant::{OwnedValue, Value};
use zbus::{Connection, connection};

const PATH: &str = "/org/freedesktop/portal/desktop";
const APPEARANCE: &str = "org.freedesktop.appearance";
const GNOME: &str = "org.gnome.desktop.interface";

fn hear(address: &str) -> PrefsListener {
    listen_for_prefs(Some(address.to_owned())).unwrap()
}

type Settings = HashMap<String, HashMap<String, OwnedValue>>;

/// A portal with these settings.
struct Portal(Settings);

#[zbus::interface(name = "org.freedesktop.portal.Settings")]
impl Portal {
    fn read_all(&self, namespaces: Vec<String>) -> Settings {
        let asked = namespaces.into_iter();
        let found = asked.filter_map(|name| {
            let values = self.0.get(&name)?.clone();
            Some((name, values))
        });
        found.collect()
    }

    #[zbus(signal)]
    async fn setting_changed(
        emitter: &SignalEmitter<'_>,
        namespace: &str,
        key: &str,
        value: Value<'_>,
    ) -> zbus::Result<()>;
}

impl Portal {
    fn with(settings: &[(&str, &str, Value<'_>)]) -> Self {
        let mut all = Settings::new();
        for (namespace, key, value) in settings {
            let values = all.entry((*namespace).to_owned()).or_default();
            let value = OwnedValue::try_from(value.try_clone().unwrap()).unwrap();
            values.insert((*key).to_owned(), value);
        }
        Self(all)
    }

    fn on(self, bus: &Bus) -> Connection {
        pollster::block_on(async {
            let bus = connection::Builder::address(bus.address.as_str()).unwrap();
            let bus = bus.serve_at(PATH, self).unwrap();
            let bus = bus.name("org.freedesktop.portal.Desktop").unwrap();
            bus.build().await.unwrap()
        })
    }
}

fn change(portal: &Connection, namespace: &str, key: &str, value: Value<'_>) {
    let emitter = SignalEmitter::new(portal, PATH).unwrap();
    pollster::block_on(Portal::setting_changed(&emitter, namespace, key, value)).unwrap();
}

/// Waits for the next report.
fn next(heard: &PrefsListener) -> DesktopPrefs {
    match heard.wait_for_news(PATIENCE) {
        Some(ServiceNews::Answer(prefs)) => prefs,
        other => panic!("{other:?}"),
    }
}

#[test]
fn preferences_of_the_desktop_are_read_at_the_start_and_on_change() {
    let Some(bus) = Bus::start() else {
        return;
    };
    let portal = Portal::with(&[
        (APPEARANCE, "color-scheme", Value::U32(1)),
        (APPEARANCE, "contrast", Value::U32(1)),
        (APPEARANCE, "reduced-motion", Value::U32(0)),
        (GNOME, "text-scaling-factor", Value::F64(1.25)),
        (GNOME, "enable-animations", Value::Bool(true)),
        (GNOME, "cursor-size", Value::I32(24)),
    ]);
    let portal = portal.on(&bus);
    let heard = hear(&bus.address);
    let mut prefs = DesktopPrefs {
        scheme: Some(ColorScheme::Dark),
        high_contrast: true,
        text_percent: Some(125),
        ..DesktopPrefs::default()
    };
    assert_eq!(next(&heard), prefs);
    change(&portal, APPEARANCE, "color-scheme", Value::U32(2));
    prefs.scheme = Some(ColorScheme::Light);
    assert_eq!(next(&heard), prefs);
    change(&portal, GNOME, "enable-animations", Value::Bool(false));
    prefs.no_animations = true;
    assert_eq!(next(&heard), prefs);
    assert!(prefs.reduced_motion());
    // Values of other namespaces are ignored; a doubly wrapped value counts.
    change(&portal, GNOME, "font-name", Value::from("Cantarell 11"));
    let wrapped = Value::Value(Box::new(Value::U32(1)));
    change(&portal, APPEARANCE, "reduced-motion", wrapped);
    prefs.less_motion = true;
    assert_eq!(next(&heard), prefs);
}

#[test]
fn invalid_values_of_a_portal_are_ignored() {
    let Some(bus) = Bus::start() else {
        return;
    };
    let portal = Portal::with(&[
        (APPEARANCE, "color-scheme", Value::from("dark")),
        (APPEARANCE, "contrast", Value::U32(77)),
        (GNOME, "text-scaling-factor", Value::F64(f64::NAN)),
        (GNOME, "enable-animations", Value::U32(0)),
    ]);
    let portal = portal.on(&bus);
    let heard = hear(&bus.address);
    assert_eq!(next(&heard), DesktopPrefs::default());
    for factor in [-1.0, 0.0, 1e300, f64::INFINITY] {
        change(&portal, GNOME, "text-scaling-factor", Value::F64(factor));
    }
    change(&portal, GNOME, "text-scaling-factor", Value::F64(2.0));
    assert_eq!(next(&heard).text_percent, Some(200));
}

#[test]
fn without_a_portal_defaults_apply_and_a_later_portal_is_used() {
    let Some(bus) = Bus::start() else {
        return;
    };
    let heard = hear(&bus.address);
    assert_eq!(next(&heard), DesktopPrefs::default());
    let portal = Portal::with(&[]).on(&bus);
    change(&portal, APPEARANCE, "contrast", Value::U32(1));
    assert!(next(&heard).high_contrast);
}

#[test]
fn a_missing_or_hanging_bus_gives_no_preferences() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("bus");
    let address = format!("unix:path={}", path.display());
    let nobody = hear(&address);
    let end = Some(ServiceNews::Ended(ServiceEnd::Finished));
    assert_eq!(nobody.wait_for_news(PATIENCE), end);
    // This portal takes the call and never answers.
    let listener = UnixListener::bind(&path).unwrap();
    let heard = hear(&address);
    let (stream, _) = listener.accept().unwrap();
    assert_eq!(heard.wait_for_news(Duration::from_secs(1)), None);
    // When the portal dies, listening ends.
    drop((stream, listener));
    assert_eq!(heard.wait_for_news(PATIENCE), end);
}

#[test]
fn listening_stops_on_request_even_on_a_hanging_bus() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("bus");
    let listener = UnixListener::bind(&path).unwrap();
    let heard = hear(&format!("unix:path={}", path.display()));
    let (_stream, _) = listener.accept().unwrap();
    assert!(heard.stop_within(PATIENCE));
    let Some(bus) = Bus::start() else {
        return;
    };
    let heard = hear(&bus.address);
    assert_eq!(next(&heard), DesktopPrefs::default());
    assert!(heard.stop_within(PATIENCE));
}
