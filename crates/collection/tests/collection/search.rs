//! Claims about queries, and about the lines and positions that match them.

mod any;
mod facts;
mod lines;
mod material;
mod oracle;
mod patterns;
mod positions;
mod spellings;
mod typing;
