//! Work on other threads, whatever its purpose: a pool whose workers share the pieces of an input, and services that
//! run beside their owner.

pub mod pool;
mod service;

pub use service::{Context, End, Keep, News, NextOrder, Refused, Service};
