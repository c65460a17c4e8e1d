//! The catalogue has every message that is used and no other, and has it whole in every language.

mod languages;
mod outside;
mod stretched;
mod used;
mod written;
