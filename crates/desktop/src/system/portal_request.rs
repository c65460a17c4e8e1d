//! Requests to the desktop's portals. The portal answers a call at once with the name of a request, and answers the
//! request when the user has decided.
//!
//! Guarantees: the caller is asked several times per second whether to continue; the wait for a bus or a portal that
//! hangs has a limit. A conversation that the caller abandons is closed, together with the desktop's dialog.
//!
//! A call may take ten seconds, and the user may take any time to decide. A card shows the wait; its *Cancel* leaves
//! the bus, whereupon the desktop closes the dialog. A portal that hangs counts as missing. Other programs are started
//! by a command (`xdg-open` and similar ones) only where no portal opens a file.

use super::prefs::StopRequest;
use std::collections::HashMap;
use std::future::{Future, poll_fn};
use std::ops::ControlFlow;
use std::pin::Pin;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::task::Poll;
use std::thread;
use std::time::{Duration, Instant};
use zbus::export::futures_core::Stream as _;
use zbus::export::serde::Serialize;
use zbus::zvariant::{DynamicType, OwnedObjectPath, OwnedValue};
use zbus::{Connection, Error, MatchRule, Message, MessageStream, Result, connection, message};

const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PATH: &str = "/org/freedesktop/portal/desktop";
const REQUEST: &str = "org.freedesktop.portal.Request";
/// The maximum time for a bus and a portal, which may have to start first, to accept a request.
const PATIENCE: Duration = Duration::from_secs(10);
/// The interval at which the caller is asked whether to continue.
const TICK: Duration = Duration::from_millis(150);

/// The reason why a conversation has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Interrupted {
    /// The bus or the portal did not answer in time.
    NoAnswer,
    /// The caller cancelled.
    Stopped,
    /// The conversation could not start, or panicked.
    Failed(String),
}

/// The answer of a portal.
pub(super) struct PortalAnswer {
    /// The response code: 0 for success, 1 for cancelled by the user, 2 for any other end.
    pub(super) code: u32,
    pub(super) results: HashMap<String, OwnedValue>,
}

/// Reports whether the next step is up to the user, who may take any time, or to the desktop.
pub(super) struct TurnReport(Box<dyn Fn(bool) + Send + Sync>);

enum Said<T> {
    UsersTurn(bool),
    End(Option<T>),
}

/// Runs a conversation on a separate thread and waits for its end, without a limit while it is the user's turn.
/// `going_on` may break to stop waiting.
pub(super) fn converse<T: Send + 'static, F: Future<Output = T>>(
    name: &str,
    going_on: &mut dyn FnMut() -> ControlFlow<()>,
    talk: impl FnOnce(TurnReport) -> F + Send + 'static,
) -> std::result::Result<T, Interrupted> {
    let (tell, hear) = channel();
    let stop = StopRequest::default();
    let stops = stop.clone();
    let talking = move || {
        let told = tell.clone();
        // A caller that has stopped waiting does not receive it.
        let turn = TurnReport(Box::new(move |is_it| {
            drop(told.send(Said::UsersTurn(is_it)));
        }));
        let end = pollster::block_on(async { stops.or(talk(turn)).await });
        drop(tell.send(Said::End(end)));
    };
    let thread = thread::Builder::new().name(name.to_owned());
    let failed = |error: std::io::Error| Interrupted::Failed(error.to_string());
    thread.spawn(talking).map_err(failed)?;
    let mut until = Some(Instant::now() + PATIENCE);
    loop {
        match hear.recv_timeout(TICK) {
            Ok(Said::UsersTurn(is_it)) => until = (!is_it).then(|| Instant::now() + PATIENCE),
            Ok(Said::End(end)) => return end.ok_or(Interrupted::Stopped),
            Err(RecvTimeoutError::Timeout) => {
                let why = if going_on().is_break() {
                    Interrupted::Stopped
                } else if until.is_some_and(|until| until < Instant::now()) {
                    Interrupted::NoAnswer
                } else {
                    continue;
                };
                stop.ask();
                return Err(why);
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(Interrupted::Failed("a panic".to_owned()));
            }
        }
    }
}

/// The portals of a desktop.
pub(super) struct Portals {
    bus: Connection,
    answers: MessageStream,
    owners: MessageStream,
    turn: TurnReport,
}

impl Portals {
    /// Connects to the bus with this address; `None` is the session bus.
    pub(super) async fn on(bus: Option<&str>, turn: TurnReport) -> Result<Self> {
        let builder = match bus {
            Some(address) => connection::Builder::address(address)?,
            None => connection::Builder::session()?,
        };
        let bus = builder.build().await?;
        // Listening starts before the request because an answer may come before the name of the request.
        let answers = MatchRule::builder()
            .msg_type(message::Type::Signal)
            .sender(PORTAL)?
            .interface(REQUEST)?
            .member("Response")?
            .build();
        let owners = MatchRule::builder()
            .msg_type(message::Type::Signal)
            .sender("org.freedesktop.DBus")?
            .member("NameOwnerChanged")?
            .arg(0, PORTAL)?
            .build();
        Ok(Self {
            answers: MessageStream::for_match_rule(answers, &bus, None).await?,
            owners: MessageStream::for_match_rule(owners, &bus, None).await?,
            bus,
            turn,
        })
    }

    /// Makes a request and waits for its answer.
    pub(super) async fn ask<B: Serialize + DynamicType>(
        &mut self,
        interface: &str,
        method: &str,
        body: &B,
    ) -> Result<PortalAnswer> {
        (self.turn.0)(false);
        let call = self
            .bus
            .call_method(Some(PORTAL), PATH, Some(interface), method, body);
        let request: OwnedObjectPath = call.await?.body().deserialize()?;
        (self.turn.0)(true);
        self.answer_to(&request).await
    }

    async fn answer_to(&mut self, request: &OwnedObjectPath) -> Result<PortalAnswer> {
        let gone = || Error::Failure("the portal is gone".to_owned());
        poll_fn(|context| {
            while let Poll::Ready(answer) = Pin::new(&mut self.answers).poll_next(context) {
                let answer = answer.unwrap_or_else(|| Err(gone()))?;
                if answer.header().path() == Some(&**request) {
                    let (code, results) = answer.body().deserialize()?;
                    return Poll::Ready(Ok(PortalAnswer { code, results }));
                }
            }
            while let Poll::Ready(change) = Pin::new(&mut self.owners).poll_next(context) {
                let change = change.unwrap_or_else(|| Err(gone()))?;
                if has_no_owner(&change)? {
                    return Poll::Ready(Err(gone()));
                }
            }
            Poll::Pending
        })
        .await
    }
}

fn has_no_owner(change: &Message) -> Result<bool> {
    let body = change.body();
    let (_, _, owner): (&str, &str, &str) = body.deserialize()?;
    Ok(owner.is_empty())
}
