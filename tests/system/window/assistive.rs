//! The accessibility bus of a desktop, and a user who works through it alone: by role, name, state and actions. No code
//! here knows the places of controls.

use crate::patience::{PATIENCE, Process, eventually, seen_within};
use crate::tools::has_tools;
use crate::x_server::Desktop;
use atspi::proxy::accessible::AccessibleProxy;
use atspi::proxy::action::ActionProxy;
use atspi::proxy::bus::{BusProxy, StatusProxy};
use atspi::proxy::component::ComponentProxy;
use atspi::proxy::editable_text::EditableTextProxy;
use atspi::proxy::text::TextProxy;
use atspi::proxy::value::ValueProxy;
use atspi::{Role, State};
use futures_lite::StreamExt as _;
use futures_lite::future::block_on;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use zbus::proxy::{CacheProperties, Defaults, ProxyImpl};
use zbus::{Connection, MatchRule, MessageStream, connection, message};

const LAUNCHER: &str = "/usr/libexec/at-spi-bus-launcher";
/// The tools, and the Debian packages that contain them.
const TOOLS: [(&str, &str); 2] = [("dbus-daemon", "dbus-daemon"), (LAUNCHER, "at-spi2-core")];
const REGISTRY: &str = "org.a11y.atspi.Registry";
const ROOT: &str = "/org/a11y/atspi/accessible/root";

/// A session with its accessibility bus switched on. Fields are dropped in this order: the session comes last.
pub(super) struct Assistive {
    bus: Connection,
    _launcher: Process,
    _session: Process,
    address: String,
}

impl Assistive {
    /// Starts a session on this desktop; `None` if this machine lacks the tools, which skips the test.
    pub(super) fn on(desktop: &Desktop) -> Option<Self> {
        if !has_tools(&TOOLS) {
            return None;
        }
        let (session, address) = start_session(desktop);
        let mut launch = desktop.command(LAUNCHER);
        launch
            .arg("--launch-immediately")
            .env("DBUS_SESSION_BUS_ADDRESS", &address)
            .env("XDG_RUNTIME_DIR", desktop.folder())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let launcher = Process::start(&mut launch);
        let session_bus = connect(&address).unwrap();
        let bus = eventually("the accessibility bus", || {
            connect(&block_on(switch_on(&session_bus)).ok()?)
        });
        Some(Self {
            bus,
            _launcher: launcher,
            _session: session,
            address,
        })
    }

    /// Makes a program that this command starts visible on the bus.
    pub(super) fn join(&self, command: &mut Command) {
        command.env("DBUS_SESSION_BUS_ADDRESS", &self.address);
        // The user who runs the tests may have switched it off for their own programs.
        command.env_remove("NO_AT_BRIDGE");
    }

    /// The window of the program.
    pub(super) fn window(&self) -> Thing {
        let desktop = self.thing(REGISTRY, ROOT);
        eventually("the program on the bus", || {
            let mut programs = desktop.children().into_iter();
            let program = programs.find(|thing| thing.name() == "tabiya")?;
            program.children().into_iter().next()
        })
    }

    /// The announcements for users who cannot see, from now on.
    pub(super) fn listen(&self) -> Announcements {
        let rule = MatchRule::builder()
            .msg_type(message::Type::Signal)
            .interface("org.a11y.atspi.Event.Object")
            .and_then(|rule| rule.member("Announcement"))
            .unwrap()
            .build();
        let stream = block_on(MessageStream::for_match_rule(rule, &self.bus, Some(256)));
        let mut stream = stream.unwrap();
        let (sender, receiver) = channel();
        thread::spawn(move || {
            while let Some(Ok(said)) = block_on(stream.next()) {
                let body = said.body();
                let Ok(parts) = body.deserialize::<zbus::zvariant::Structure<'_>>() else {
                    continue;
                };
                // The fields are a kind, two numbers, and the text.
                if let Some(zbus::zvariant::Value::Value(text)) = parts.fields().get(3)
                    && let zbus::zvariant::Value::Str(text) = &**text
                    && sender.send(text.to_string()).is_err()
                {
                    return;
                }
            }
        });
        Announcements(receiver)
    }

    fn thing(&self, program: &str, path: &str) -> Thing {
        Thing {
            bus: self.bus.clone(),
            program: program.to_owned(),
            path: path.to_owned(),
        }
    }
}

fn start_session(desktop: &Desktop) -> (Process, String) {
    let mut daemon = desktop.command("dbus-daemon");
    let path = desktop.folder().join("session-bus");
    daemon
        .args(["--session", "--nofork", "--nopidfile", "--print-address"])
        .arg(format!("--address=unix:path={}", path.display()))
        .env("XDG_RUNTIME_DIR", desktop.folder())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut session = Process::start(&mut daemon);
    let mut address = String::new();
    let output = session.child().stdout.take().unwrap();
    BufReader::new(output).read_line(&mut address).unwrap();
    (session, address.trim_end().to_owned())
}

fn connect(address: &str) -> Option<Connection> {
    let builder = connection::Builder::address(address).ok()?;
    block_on(builder.build()).ok()
}

/// Registers a listener, and returns the address of the accessibility bus.
async fn switch_on(session: &Connection) -> zbus::Result<String> {
    let status = StatusProxy::new(session).await?;
    status.set_is_enabled(true).await?;
    BusProxy::new(session).await?.get_address().await
}

/// The announcements.
pub(super) struct Announcements(Receiver<String>);

impl Announcements {
    /// Waits for something that contains this.
    pub(super) fn wait_for(&self, part: &str) -> String {
        let mut all = Vec::new();
        let said = seen_within(PATIENCE, || {
            all.extend(self.0.try_iter());
            all.iter().find(|said| said.contains(part)).cloned()
        });
        said.unwrap_or_else(|| panic!("{part:?} was not said, only {all:?}"))
    }
}

/// An accessible object of the program on the bus.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    bus: Connection,
    program: String,
    path: String,
}

impl Thing {
    fn proxy<'a, P: Defaults + ProxyImpl<'a> + From<zbus::Proxy<'a>>>(&'a self) -> P {
        let builder = P::builder(&self.bus)
            .destination(self.program.as_str())
            .and_then(|builder| builder.path(self.path.as_str()));
        let builder = builder.unwrap().cache_properties(CacheProperties::No);
        block_on(builder.build()).unwrap()
    }

    /// The name; empty if there is none or the object is gone.
    pub(super) fn name(&self) -> String {
        block_on(self.proxy::<AccessibleProxy<'_>>().name()).unwrap_or_default()
    }

    pub(super) fn role(&self) -> Role {
        let role = block_on(self.proxy::<AccessibleProxy<'_>>().get_role());
        role.unwrap_or(Role::Invalid)
    }

    pub(super) fn is(&self, state: State) -> bool {
        let states = block_on(self.proxy::<AccessibleProxy<'_>>().get_state());
        states.is_ok_and(|states| states.contains(state))
    }

    pub(super) fn children(&self) -> Vec<Self> {
        let children = block_on(self.proxy::<AccessibleProxy<'_>>().get_children());
        let thing = |child: atspi::ObjectRefOwned| {
            Some(Self {
                bus: self.bus.clone(),
                program: child.name_as_str()?.to_owned(),
                path: child.path_as_str().to_owned(),
            })
        };
        children
            .unwrap_or_default()
            .into_iter()
            .filter_map(thing)
            .collect()
    }

    /// This object and everything in it, in reading order.
    pub(super) fn all(&self) -> Vec<Self> {
        let mut all = vec![self.clone()];
        for child in self.children() {
            all.extend(child.all());
        }
        all
    }

    /// Waits for the only object in it with this role and name.
    pub(super) fn find(&self, role: Role, name: &str) -> Self {
        let mut last = Vec::new();
        let found = seen_within(PATIENCE, || {
            last = self.all();
            let mut found = last
                .iter()
                .filter(|thing| thing.name() == name && thing.role() == role);
            let first = found.next().cloned();
            first.filter(|_| found.next().is_none())
        });
        found.unwrap_or_else(|| {
            let names: Vec<_> = last
                .iter()
                .map(|thing| format!("{:?} {:?}", thing.role(), thing.name()))
                .collect();
            panic!("no one {role:?} {name:?} among {names:#?}")
        })
    }

    /// Does what a click does.
    pub(super) fn act(&self) {
        let done = block_on(self.proxy::<ActionProxy<'_>>().do_action(0));
        assert!(done.is_ok_and(|done| done), "{}", self.name());
    }

    pub(super) fn take_keyboard(&self) {
        let done = block_on(self.proxy::<ComponentProxy<'_>>().grab_focus());
        assert!(done.is_ok_and(|done| done), "{}", self.name());
    }

    pub(super) fn set_text(&self, text: &str) {
        let proxy = self.proxy::<EditableTextProxy<'_>>();
        let done = block_on(proxy.set_text_contents(text));
        assert!(done.is_ok_and(|done| done), "{}", self.name());
    }

    pub(super) fn text(&self) -> String {
        block_on(self.proxy::<TextProxy<'_>>().get_text(0, -1)).unwrap_or_default()
    }

    pub(super) fn set_value(&self, value: f64) {
        block_on(self.proxy::<ValueProxy<'_>>().set_current_value(value)).unwrap();
    }

    pub(super) fn value(&self) -> f64 {
        block_on(self.proxy::<ValueProxy<'_>>().current_value()).unwrap()
    }
}
