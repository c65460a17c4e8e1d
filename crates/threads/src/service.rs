//! A thread that runs beside its owner, with orders for it and its answers.

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The maximum number of waiting orders.
const MAX_WAITING_ORDERS: usize = 64;

type Wake = Arc<dyn Fn() + Send + Sync>;
type StopHook = Box<dyn FnOnce() + Send>;

/// The answers that are kept until the owner takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Only the newest; it replaces one that was not taken yet.
    Newest,
    /// All, in order, but at most this many at once.
    Each(usize),
}

/// A message from a service to its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServiceNews<A> {
    /// An answer of the service.
    Answer(A),
    /// The end of its thread. Reported once, after all answers.
    Ended(ServiceEnd),
}

/// The way in which the thread of a service ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServiceEnd {
    /// It finished its work, or was asked to stop.
    Finished,
    /// It panicked.
    Panicked,
}

/// The reason why an order or an answer was rejected; it is handed back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<T> {
    /// There is no room until the other side has taken some.
    Full(T),
    /// The other side has ended, or was asked to stop.
    Over(T),
}

/// The next step for the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextOrder<O> {
    /// Carry out this order.
    Do(O),
    /// No order came in time.
    Nothing,
    /// Stop working.
    Stop,
}

/// A service, from the view of its owner. Dropping it stops it.
///
/// `O` is the type of its orders ([`std::convert::Infallible`] if it takes none), `A` the type of its answers.
pub struct Service<O, A> {
    shared: Arc<Shared<O, A>>,
}

/// A service, from the view of its work. Threads that the work starts itself get a clone.
pub struct Context<O, A> {
    shared: Arc<Shared<O, A>>,
}

struct Shared<O, A> {
    keep: Keep,
    inner: Mutex<Inner<O, A>>,
    changed: Condvar,
}

struct Inner<O, A> {
    orders: VecDeque<O>,
    answers: VecDeque<A>,
    is_stopping: bool,
    end: Option<ServiceEnd>,
    is_end_told: bool,
    wake: Option<Wake>,
    stop_hooks: Vec<StopHook>,
}

impl<O, A> Shared<O, A> {
    fn lock(&self) -> MutexGuard<'_, Inner<O, A>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<O, A> Inner<O, A> {
    fn news(&mut self) -> Option<ServiceNews<A>> {
        if let Some(answer) = self.answers.pop_front() {
            return Some(ServiceNews::Answer(answer));
        }
        let end = self.end.filter(|_| !self.is_end_told)?;
        self.is_end_told = true;
        Some(ServiceNews::Ended(end))
    }

    fn has_news(&self) -> bool {
        !self.answers.is_empty() || (self.end.is_some() && !self.is_end_told)
    }
}

impl<O: Send + 'static, A: Send + 'static> Service<O, A> {
    /// Starts the work on a thread with this name.
    ///
    /// # Errors
    /// Fails when the system cannot start a thread.
    pub fn start(
        name: &str,
        keep: Keep,
        work: impl FnOnce(&Context<O, A>) + Send + 'static,
    ) -> io::Result<Self> {
        let inner = Inner {
            orders: VecDeque::new(),
            answers: VecDeque::new(),
            is_stopping: false,
            end: None,
            is_end_told: false,
            wake: None,
            stop_hooks: Vec::new(),
        };
        let shared = Arc::new(Shared {
            keep,
            inner: Mutex::new(inner),
            changed: Condvar::new(),
        });
        let context = Context {
            shared: Arc::clone(&shared),
        };
        let run = move || {
            let ending = Ending(context);
            work(&ending.0);
        };
        thread::Builder::new().name(name.to_owned()).spawn(run)?;
        Ok(Self { shared })
    }
}

impl<O, A> Service<O, A> {
    /// Gives the service an order. Never blocks.
    ///
    /// # Errors
    /// Fails when too many orders are waiting, or the service has ended or was asked to stop.
    pub fn order(&self, order: O) -> Result<(), Refused<O>> {
        let mut inner = self.shared.lock();
        if inner.is_stopping || inner.end.is_some() {
            return Err(Refused::Over(order));
        }
        if MAX_WAITING_ORDERS <= inner.orders.len() {
            return Err(Refused::Full(order));
        }
        inner.orders.push_back(order);
        drop(inner);
        self.shared.changed.notify_all();
        Ok(())
    }

    /// Takes the next piece of news, if there is any. Never blocks.
    pub fn news(&self) -> Option<ServiceNews<A>> {
        self.shared.lock().news()
    }

    /// Takes the current answers, for owners that do not need news of the end. Never blocks.
    pub fn answers(&self) -> impl Iterator<Item = A> {
        std::iter::from_fn(|| self.shared.lock().answers.pop_front())
    }

    /// Waits for the next piece of news; `None` if none arrives in time.
    pub fn wait_for_news(&self, patience: Duration) -> Option<ServiceNews<A>> {
        let (inner, changed) = (self.shared.lock(), &self.shared.changed);
        let waited = changed.wait_timeout_while(inner, patience, |inner| !inner.has_news());
        let (mut inner, _) = waited.unwrap_or_else(PoisonError::into_inner);
        inner.news()
    }

    /// Sets a function that is called on another thread for each piece of news, and right now if there is any.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        let wake: Wake = Arc::new(wake);
        let mut inner = self.shared.lock();
        inner.wake = Some(Arc::clone(&wake));
        let has_news = inner.has_news();
        drop(inner);
        if has_news {
            wake();
        }
    }

    /// Asks the service to stop. Never blocks: waiting orders are discarded, and so are all later answers.
    pub fn stop(&self) {
        let mut inner = self.shared.lock();
        inner.is_stopping = true;
        let orders = std::mem::take(&mut inner.orders);
        let hooks = std::mem::take(&mut inner.stop_hooks);
        drop(inner);
        drop(orders);
        self.shared.changed.notify_all();
        for hook in hooks {
            hook();
        }
    }

    /// Asks the service to stop, and waits at most this long. Returns whether it has ended; otherwise its thread
    /// continues, at most until the end of the process.
    pub fn stop_within(&self, patience: Duration) -> bool {
        self.stop();
        self.wait_for_end(patience)
    }

    /// Waits for the end of the service, at most this long. Returns whether it has ended.
    fn wait_for_end(&self, patience: Duration) -> bool {
        let (inner, changed) = (self.shared.lock(), &self.shared.changed);
        let waited = changed.wait_timeout_while(inner, patience, |inner| inner.end.is_none());
        let (inner, _) = waited.unwrap_or_else(PoisonError::into_inner);
        inner.end.is_some()
    }
}

impl<O, A> Drop for Service<O, A> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<O, A> fmt::Debug for Service<O, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let inner = self.shared.lock();
        f.debug_struct("Service")
            .field("is_stopping", &inner.is_stopping)
            .field("end", &inner.end)
            .finish_non_exhaustive()
    }
}

impl<O, A> Context<O, A> {
    /// Sends an answer to the owner and wakes it. Never blocks, unless the owner's wake function does.
    ///
    /// # Errors
    /// Fails when all answers are kept and there is no room for another one, or when the owner has asked to stop; the
    /// work must then end.
    pub fn tell(&self, answer: A) -> Result<(), Refused<A>> {
        let mut inner = self.shared.lock();
        if inner.is_stopping {
            return Err(Refused::Over(answer));
        }
        match self.shared.keep {
            Keep::Newest => inner.answers.clear(),
            Keep::Each(most) if most <= inner.answers.len() => return Err(Refused::Full(answer)),
            Keep::Each(_) => {}
        }
        inner.answers.push_back(answer);
        drop(inner);
        self.news_came();
        Ok(())
    }

    /// Waits for the next order, at most this long.
    pub fn next_order(&self, patience: Duration) -> NextOrder<O> {
        let (inner, changed) = (self.shared.lock(), &self.shared.changed);
        let is_idle = |inner: &mut Inner<O, A>| inner.orders.is_empty() && !inner.is_stopping;
        let waited = changed.wait_timeout_while(inner, patience, is_idle);
        let (mut inner, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if inner.is_stopping {
            return NextOrder::Stop;
        }
        inner
            .orders
            .pop_front()
            .map_or(NextOrder::Nothing, NextOrder::Do)
    }

    /// Whether the work must end.
    pub fn is_stopping(&self) -> bool {
        self.shared.lock().is_stopping
    }

    /// Sets a function that is called on the owner's thread as soon as the work must end. This is for work that waits
    /// for something other than orders, for example for output of another program. The function must not block.
    pub fn on_stop(&self, hook: impl FnOnce() + Send + 'static) {
        let mut inner = self.shared.lock();
        if inner.is_stopping {
            drop(inner);
            hook();
        } else {
            inner.stop_hooks.push(Box::new(hook));
        }
    }

    fn news_came(&self) {
        self.shared.changed.notify_all();
        let wake = self.shared.lock().wake.clone();
        if let Some(wake) = wake {
            wake();
        }
    }
}

impl<O, A> Clone for Context<O, A> {
    fn clone(&self) -> Self {
        let shared = Arc::clone(&self.shared);
        Self { shared }
    }
}

impl<O, A> fmt::Debug for Context<O, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context").finish_non_exhaustive()
    }
}

/// Reports the end of the work to the owner when dropped, also by a panic.
struct Ending<O, A>(Context<O, A>);

impl<O, A> Drop for Ending<O, A> {
    fn drop(&mut self) {
        let mut inner = self.0.shared.lock();
        inner.end = Some(if thread::panicking() {
            ServiceEnd::Panicked
        } else {
            ServiceEnd::Finished
        });
        let orders = std::mem::take(&mut inner.orders);
        let hooks = std::mem::take(&mut inner.stop_hooks);
        drop(inner);
        drop((orders, hooks));
        self.0.news_came();
    }
}
