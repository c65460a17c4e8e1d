//! What has been asked for once and is kept until it is done.

use std::sync::Arc;

/// What is to be done once more as it was asked for, whatever has changed since. It is the same as
/// itself alone.
#[derive(Clone, Debug)]
pub struct Again<T>(pub Arc<T>);

impl<T> Again<T> {
    /// Of this order.
    pub fn new(order: T) -> Self {
        Self(Arc::new(order))
    }
}

impl<T> PartialEq for Again<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<T> Eq for Again<T> {}
