//! The desktop preferences of Windows, read from its settings.

use std::io::Write as _;
use std::process::{Command, Stdio};
use tabiya_desktop::system::{ColorScheme, DesktopPrefs, StopRequest, wait_for_prefs};

/// Sets a value in the settings of this user with the system's own program.
fn set(key: &str, name: &str, kind: &str, value: &str) {
    let key = format!(r"HKCU\{key}");
    let mut command = Command::new("reg");
    command.args(["add", &key, "/v", name, "/t", kind, "/d", value, "/f"]);
    let status = command.stdout(Stdio::null()).status().unwrap();
    assert!(status.success(), "{key} {name}");
}

fn set_all(is_light: &str, contrast: &str, animations: &str, text_percent: &str) {
    let themes = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize";
    set(themes, "AppsUseLightTheme", "REG_DWORD", is_light);
    let contrast_key = r"Control Panel\Accessibility\HighContrast";
    set(contrast_key, "Flags", "REG_SZ", contrast);
    let desktop = r"Control Panel\Desktop";
    set(desktop, "UserPreferencesMask", "REG_BINARY", animations);
    let accessibility = r"Software\Microsoft\Accessibility";
    set(accessibility, "TextScaleFactor", "REG_DWORD", text_percent);
}

#[test]
fn preferences_of_the_user_are_reported_at_the_start_and_on_change() {
    const CALM: DesktopPrefs = DesktopPrefs {
        scheme: Some(ColorScheme::Dark),
        high_contrast: true,
        less_motion: false,
        no_animations: true,
        text_percent: Some(150),
    };
    const USUAL: DesktopPrefs = DesktopPrefs {
        scheme: Some(ColorScheme::Light),
        high_contrast: false,
        no_animations: false,
        text_percent: Some(100),
        ..CALM
    };
    if std::env::var_os("TABIYA_UNDER_WINE").is_none() {
        // The output of `eprintln!` would be hidden for a test that passes.
        let why =
            "skipped: preferences_of_the_user_are_reported: it would change the user's settings";
        writeln!(std::io::stderr().lock(), "{why}").unwrap();
        return;
    }
    set_all("0", "127", "9012038010000000", "150");
    let mut told = Vec::new();
    wait_for_prefs(None, &StopRequest::default(), &mut |prefs| {
        told.push(prefs);
        // The values are set one after the other, because each change may be reported separately.
        set_all("1", "126", "9012038012000000", "100");
        prefs != USUAL
    });
    assert_eq!((told.first(), told.last()), (Some(&CALM), Some(&USUAL)));
}

#[test]
fn a_stopped_watcher_waits_no_longer() {
    let stop = StopRequest::default();
    let asked = stop.clone();
    let mut told = 0;
    wait_for_prefs(None, &stop, &mut |_| {
        told += 1;
        asked.ask();
        true
    });
    assert_eq!(told, 1);
}
