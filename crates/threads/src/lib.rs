//! Work on other threads, of which nothing here knows the purpose: a pool whose workers share out the pieces of
//! an input, and services that run beside their owner.

pub mod pool;
mod service;

pub use service::{Context, End, Keep, News, NextOrder, Refused, Service};
