//! A private message bus, for portals that the test plays.

use crate::patience::Process;
use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A bus that starts no services: the machine may have its own portal.
const BUS: &str = r#"
<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"#;

/// A bus that ends with its test.
pub(super) struct Bus {
    pub(super) address: String,
    _daemon: Process,
}

impl Bus {
    /// Starts a bus; `None` if this machine has no such program, which skips the test.
    pub(super) fn start() -> Option<Self> {
        if !has_daemon() {
            return None;
        }
        let folder = TempDir::new().unwrap();
        let config = folder.path().join("bus.conf");
        std::fs::write(&config, BUS).unwrap();
        let mut daemon = Command::new("dbus-daemon");
        daemon.arg("--config-file").arg(&config);
        daemon.args(["--nofork", "--nopidfile", "--print-address"]);
        daemon.stdout(Stdio::piped()).stderr(Stdio::null());
        let mut daemon = Process::start(&mut daemon);
        let mut said = BufReader::new(daemon.child().stdout.take().unwrap());
        let mut address = String::new();
        said.read_line(&mut address).unwrap();
        Some(Self {
            address: address.trim().to_owned(),
            _daemon: daemon,
        })
    }
}

fn has_daemon() -> bool {
    let mut ask = Command::new("dbus-daemon");
    ask.arg("--version").stdout(Stdio::null());
    if ask.status().is_ok_and(|status| status.success()) {
        return true;
    }
    let sentence = "The tests of the desktop's portals need, on Debian: \
                    sudo apt-get install dbus-daemon";
    let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty());
    assert!(!is_ci, "{sentence}");
    // The output of `eprintln!` would be hidden for a passing test.
    writeln!(std::io::stderr().lock(), "{sentence}").unwrap();
    false
}
