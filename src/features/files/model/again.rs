//! A request that is kept until it is carried out.

use std::sync::Arc;

/// A request to be repeated exactly as it was made, whatever has changed since. It is equal only to itself.
#[derive(Clone, Debug)]
pub struct Again<T>(pub Arc<T>);

impl<T> Again<T> {
    /// Wraps a request.
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
