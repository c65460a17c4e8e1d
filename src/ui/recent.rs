//! Files that were opened last, in the menu *File* and in a sheet.

mod entries;
mod menu;
mod row;
mod sheet;

pub(super) use menu::recent_menu_ui;
pub(super) use sheet::{recent_field_id, recent_files_ui};
