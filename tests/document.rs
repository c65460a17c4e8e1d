//! Documents: changes of many rows, what the list shows, and what is selected, through undo and redo.

#[path = "document/annotations.rs"]
mod annotations;
#[path = "document/any_changes.rs"]
mod any_changes;
#[path = "document/bulk.rs"]
mod bulk;
#[path = "document/listed.rs"]
mod listed;
#[path = "document/recovered.rs"]
mod recovered;
