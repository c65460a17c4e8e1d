//! Claims about what can be looked for, and which lines and positions answer.

mod any;
mod facts;
mod lines;
mod material;
mod oracle;
mod patterns;
mod positions;
mod typing;
