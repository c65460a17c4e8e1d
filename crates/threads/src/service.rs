//! A thread that goes on beside its owner, the orders for it, and its answers.

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// So many orders wait at most.
const MAX_WAITING_ORDERS: usize = 64;

type Wake = Arc<dyn Fn() + Send + Sync>;
type StopHook = Box<dyn FnOnce() + Send>;

/// Which answers are kept until the owner takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// Only the newest: it takes the place of one that was not taken yet.
    Newest,
    /// All of them in their order, but no more than so many at once.
    Each(usize),
}

/// What an owner hears of its service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News<A> {
    /// It has answered.
    Answer(A),
    /// Its thread has ended. Said once, behind all answers.
    Ended(End),
}

/// How the thread of a service has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Its work was done, or it was asked to stop.
    Finished,
    /// It panicked.
    Panicked,
}

/// Why an order or an answer was not accepted. It is handed back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused<T> {
    /// There is no room before the other side has taken some.
    Full(T),
    /// The other side has ended, or was asked to.
    Over(T),
}

/// What the work is to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextOrder<O> {
    /// This.
    Do(O),
    /// Nothing came in the time that was given.
    Nothing,
    /// End.
    Stop,
}

/// A service, as its owner holds it. To drop it is to stop it.
///
/// `O` is what it can be ordered to do ([`std::convert::Infallible`] when it takes no orders), `A` what
/// it answers.
pub struct Service<O, A> {
    shared: Arc<Shared<O, A>>,
}

/// A service, as its work sees it. Threads that the work starts itself have a clone of it.
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
    end: Option<End>,
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
    fn news(&mut self) -> Option<News<A>> {
        if let Some(answer) = self.answers.pop_front() {
            return Some(News::Answer(answer));
        }
        let end = self.end.filter(|_| !self.is_end_told)?;
        self.is_end_told = true;
        Some(News::Ended(end))
    }

    fn has_news(&self) -> bool {
        !self.answers.is_empty() || (self.end.is_some() && !self.is_end_told)
    }
}

impl<O: Send + 'static, A: Send + 'static> Service<O, A> {
    /// Starts the work on a thread of this name.
    ///
    /// # Errors
    /// When the system has no thread for it.
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
    /// Gives it an order. Never waits.
    ///
    /// # Errors
    /// When too many orders wait already, or it has ended or was asked to.
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

    /// What is to be heard of it now. Never waits.
    pub fn news(&self) -> Option<News<A>> {
        self.shared.lock().news()
    }

    /// The answers that are to be heard now, for whoever does not mind its end. Never waits.
    pub fn answers(&self) -> impl Iterator<Item = A> {
        std::iter::from_fn(|| self.shared.lock().answers.pop_front())
    }

    /// The next news, if they come in time.
    pub fn wait_for_news(&self, patience: Duration) -> Option<News<A>> {
        let (inner, changed) = (self.shared.lock(), &self.shared.changed);
        let waited = changed.wait_timeout_while(inner, patience, |inner| !inner.has_news());
        let (mut inner, _) = waited.unwrap_or_else(PoisonError::into_inner);
        inner.news()
    }

    /// Calls this, on another thread, whenever there are news; at once if there are some already.
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

    /// Asks it to end. Never waits: orders that wait are not done, and what it answers from now on is
    /// not kept.
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

    /// Asks it to end, and waits so long. Returns whether it has ended; one that has not is left behind
    /// and ends with the process at the latest.
    pub fn stop_within(&self, patience: Duration) -> bool {
        self.stop();
        self.wait_for_end(patience)
    }

    /// Waits until it has ended, but no longer than this. Returns whether it has.
    pub fn wait_for_end(&self, patience: Duration) -> bool {
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
    /// Tells the owner an answer and wakes it. Never waits, unless what wakes the owner does.
    ///
    /// # Errors
    /// When all answers are kept and there is no room for one more, or when the owner wants none any
    /// more: then the work is to end.
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

    /// The next order, if one comes in time.
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

    /// Whether the work is to end.
    pub fn is_stopping(&self) -> bool {
        self.shared.lock().is_stopping
    }

    /// Calls this, on the owner's thread, as soon as the work is to end: for work that waits for
    /// something else than orders, say for another program to write. It must not wait itself.
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

/// Tells the owner of the end, on whatever way it comes.
struct Ending<O, A>(Context<O, A>);

impl<O, A> Drop for Ending<O, A> {
    fn drop(&mut self) {
        let mut inner = self.0.shared.lock();
        inner.end = Some(if thread::panicking() {
            End::Panicked
        } else {
            End::Finished
        });
        let orders = std::mem::take(&mut inner.orders);
        let hooks = std::mem::take(&mut inner.stop_hooks);
        drop(inner);
        drop((orders, hooks));
        self.0.news_came();
    }
}
