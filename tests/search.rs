//! Claims about what can be looked for, and which lines and positions answer.
#![expect(clippy::unwrap_used, reason = "tests")]

#[path = "search/any.rs"]
mod any;
#[path = "search/facts.rs"]
mod facts;
#[path = "search/lines.rs"]
mod lines;
#[path = "search/material.rs"]
mod material;
#[path = "search/oracle.rs"]
mod oracle;
#[path = "search/patterns.rs"]
mod patterns;
#[path = "search/positions.rs"]
mod positions;
#[path = "search/typing.rs"]
mod typing;
