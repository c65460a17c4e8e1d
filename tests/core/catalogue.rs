//! The catalogue contains exactly the messages in use, and is complete in every language.

mod languages;
mod outside;
mod stretched;
mod used;
mod written;
