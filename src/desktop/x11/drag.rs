//! A drag out of the window: the source's side of XDND.
//!
//! The window library's window has the pointer grabbed while the button is down, so nothing is
//! grabbed here: the pointer is looked at.

use super::super::drag::{Drag, DragEnd, DragState};
use super::super::error::DesktopError;
use super::super::offer::Offer;
use super::super::watched::Watched;
use super::link::{Link, Woken, failed, if_there};
use super::serving::Serving;
use super::targets::Targets;
use super::window_below::{OwnWindows, Receiver, receiver_at};
use super::xdnd::{self, Reply};
use std::io::PipeReader;
use std::sync::Arc;
use std::time::{Duration, Instant};
use x11rb::errors::ConnectionError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{Atom, ConnectionExt as _, KeyButMask};

/// Time between two looks at the pointer.
const BETWEEN_LOOKS: Duration = Duration::from_millis(10);
/// How long the window below may take to say whether it would take it, after it was let go.
const STATUS_PATIENCE: Duration = Duration::from_secs(2);
/// How long another program may take to fetch what was let go over it, or a part of it.
const DROP_PATIENCE: Duration = Duration::from_secs(5);

pub(in super::super) fn start_drag(
    display: Option<String>,
    offer: Offer,
) -> Result<Drag, DesktopError> {
    let state = Watched::new(DragState::Nowhere);
    let (hears, rings) = std::io::pipe().map_err(failed)?;
    let broken = DragState::Over(DragEnd::Failed(failed("a panic")));
    let drag = move |state: &Watched<DragState>| {
        let end = drag(display.as_deref(), &offer, hears, state);
        DragState::Over(end.unwrap_or_else(DragEnd::Failed))
    };
    state
        .until_the_end_of("drag", broken, drag)
        .map_err(failed)?;
    let cancel = Arc::new(rings);
    Ok(Drag { state, cancel })
}

fn drag(
    display: Option<&str>,
    offer: &Offer,
    bell: PipeReader,
    state: &Watched<DragState>,
) -> Result<DragEnd, DesktopError> {
    let mut link = Link::open(display, bell)?;
    let targets = Targets::of_drag(&link, offer)?;
    let selection = link.atoms.XdndSelection;
    let serving = Serving::begin(&mut link, selection, targets)?;
    let begin = || -> Result<_, ConnectionError> {
        let names = serving.names();
        xdnd::list_types(&link, &names)?;
        let (point, _) = pointer(&link)?;
        Ok((names, OwnWindows::at(&link, point)?))
    };
    let (names, own) = begin().map_err(failed)?;
    let dragging = Dragging {
        link,
        serving,
        names,
        own,
        over: None,
        step: Step::Held {
            until: Instant::now(),
        },
        state,
    };
    dragging.until_over().map_err(failed)
}

type Point = (i16, i16);

/// Where the pointer is, and whether the main button is down.
fn pointer(link: &Link) -> Result<(Point, bool), ConnectionError> {
    let reply = if_there(link.connection.query_pointer(link.root)?.reply())?;
    Ok(reply.map_or(((0, 0), false), |reply| {
        let is_held = reply.mask.contains(KeyButMask::BUTTON1);
        ((reply.root_x, reply.root_y), is_held)
    }))
}

/// The window below.
struct Over {
    receiver: Receiver,
    takes: bool,
    /// It has not answered yet; until then it is told nothing more.
    is_asked: bool,
    told: Option<Point>,
}

/// How far it is.
#[derive(Clone, Copy)]
enum Step {
    /// The button is down; then the pointer is looked at again.
    Held { until: Instant },
    /// Let go, over a window that has not said yet whether it would take it.
    LetGo { until: Instant, at: Point },
    /// Let go, and the window below is fetching it.
    Dropped { until: Instant, has_fetched: bool },
}

struct Dragging<'a> {
    link: Link,
    serving: Serving,
    names: Vec<Atom>,
    own: OwnWindows,
    over: Option<Over>,
    step: Step,
    state: &'a Watched<DragState>,
}

impl Dragging<'_> {
    fn until_over(mut self) -> Result<DragEnd, ConnectionError> {
        let end = loop {
            if let Some(end) = self.advance()? {
                break end;
            }
        };
        // Whoever is still fetching gets the rest.
        while !self.serving.is_idle() {
            match self.link.next(self.serving.deadline())? {
                Woken::By(event) => drop(self.serving.handle(&self.link, &event)?),
                Woken::ByTime => self.serving.drop_stalled(&self.link)?,
                Woken::ByBell => {}
            }
        }
        self.link.settle()?;
        Ok(end)
    }

    /// Does the next thing that is due.
    fn advance(&mut self) -> Result<Option<DragEnd>, ConnectionError> {
        let now = Instant::now();
        // Events, however many, do not keep the pointer from being looked at.
        if let Step::Held { until } = self.step
            && until <= now
        {
            let until = now + BETWEEN_LOOKS;
            self.step = Step::Held { until };
            return self.look();
        }
        let until = match self.step {
            Step::Held { until } | Step::LetGo { until, .. } | Step::Dropped { until, .. } => until,
        };
        match self.link.next(Some(until))? {
            Woken::By(event) => self.handle(&event),
            Woken::ByBell => self.cancel(),
            Woken::ByTime => self.time_is_up(),
        }
    }

    /// Looks where the pointer is and whether the button is still down.
    fn look(&mut self) -> Result<Option<DragEnd>, ConnectionError> {
        let (point, is_held) = pointer(&self.link)?;
        let receiver = receiver_at(&self.link, &self.own, point)?;
        if receiver != self.over.as_ref().map(|over| over.receiver) {
            self.leave()?;
            if let Some(receiver) = receiver {
                xdnd::enter(&self.link, &receiver, &self.names)?;
                self.over = Some(Over {
                    receiver,
                    takes: false,
                    is_asked: false,
                    told: None,
                });
            }
        }
        self.tell(point)?;
        self.show();
        if is_held {
            return Ok(None);
        }
        let is_asked = self.over.as_ref().is_some_and(|over| over.is_asked);
        if is_asked {
            let until = Instant::now() + STATUS_PATIENCE;
            self.step = Step::LetGo { until, at: point };
            return Ok(None);
        }
        self.let_go()
    }

    /// Tells the window below where the pointer is, once it has answered for the last place.
    fn tell(&mut self, point: Point) -> Result<(), ConnectionError> {
        let Some(over) = &mut self.over else {
            return Ok(());
        };
        if over.is_asked || over.told == Some(point) {
            return Ok(());
        }
        over.is_asked = true;
        over.told = Some(point);
        xdnd::position(&self.link, &over.receiver, point, self.serving.since)
    }

    fn leave(&mut self) -> Result<(), ConnectionError> {
        match self.over.take() {
            Some(over) => xdnd::leave(&self.link, &over.receiver),
            None => Ok(()),
        }
    }

    /// The button is up, and the window below has said what it thinks.
    fn let_go(&mut self) -> Result<Option<DragEnd>, ConnectionError> {
        let receiver = self.over.as_ref().filter(|over| over.takes);
        let Some(receiver) = receiver.map(|over| over.receiver) else {
            self.leave()?;
            return Ok(Some(DragEnd::NotTaken));
        };
        xdnd::let_go(&self.link, &receiver, self.serving.since)?;
        let until = Instant::now() + DROP_PATIENCE;
        let has_fetched = false;
        self.step = Step::Dropped { until, has_fetched };
        self.show();
        Ok(None)
    }

    fn handle(&mut self, event: &Event) -> Result<Option<DragEnd>, ConnectionError> {
        if self.serving.handle(&self.link, event)? {
            if let Step::Dropped { until, has_fetched } = &mut self.step {
                *until = Instant::now() + DROP_PATIENCE;
                *has_fetched = true;
            }
            if self.serving.is_lost() {
                // Another drag has begun.
                return self.cancel();
            }
            return Ok(None);
        }
        let Event::ClientMessage(message) = event else {
            return Ok(None);
        };
        match Reply::of(&self.link, message) {
            Some(Reply::Status { from, takes }) => self.answered(from, takes),
            Some(Reply::Finished { from, has_it }) => Ok(self.finished(from, has_it)),
            None => Ok(None),
        }
    }

    fn answered(&mut self, from: u32, takes: bool) -> Result<Option<DragEnd>, ConnectionError> {
        let Some(over) = &mut self.over else {
            return Ok(None);
        };
        if over.receiver.window != from || matches!(self.step, Step::Dropped { .. }) {
            return Ok(None);
        }
        over.takes = takes;
        over.is_asked = false;
        match self.step {
            // What it said was about another place.
            Step::LetGo { at, .. } if over.told != Some(at) => self.tell(at).map(|()| None),
            Step::LetGo { .. } => self.let_go(),
            Step::Held { .. } | Step::Dropped { .. } => Ok(None),
        }
    }

    fn finished(&self, from: u32, has_it: bool) -> Option<DragEnd> {
        let over = self.over.as_ref()?;
        let is_dropped = matches!(self.step, Step::Dropped { .. });
        if !is_dropped || over.receiver.window != from {
            return None;
        }
        // Before version 5 it was not said whether it worked.
        let has_it = has_it || over.receiver.version < 5;
        Some(if has_it {
            DragEnd::Taken
        } else {
            DragEnd::NotTaken
        })
    }

    fn cancel(&mut self) -> Result<Option<DragEnd>, ConnectionError> {
        if matches!(self.step, Step::Dropped { .. }) {
            return Ok(None);
        }
        self.leave()?;
        Ok(Some(DragEnd::Cancelled))
    }

    fn time_is_up(&mut self) -> Result<Option<DragEnd>, ConnectionError> {
        match self.step {
            Step::Held { .. } => Ok(None),
            Step::LetGo { .. } => {
                self.leave()?;
                Ok(Some(DragEnd::NotTaken))
            }
            // Some forget to say that they are done.
            Step::Dropped { has_fetched, .. } if has_fetched => Ok(Some(DragEnd::Taken)),
            Step::Dropped { .. } => Ok(Some(DragEnd::NotTaken)),
        }
    }

    fn show(&self) {
        let now = match (&self.over, self.step) {
            (_, Step::Dropped { .. }) => DragState::Dropped,
            (None, _) => DragState::Nowhere,
            (Some(over), _) if over.takes => DragState::Accepted,
            (Some(_), _) => DragState::Refused,
        };
        self.state.set(now);
    }
}
