//! The files that a desktop needs from a program, and the packages that install them.

#[path = "../../examples/make/package_files/icons.rs"]
mod icons;
#[path = "../../examples/make/package_files/licences.rs"]
mod libraries;
#[path = "../../examples/make/package_files/made.rs"]
mod made;
#[path = "../../examples/make/package_files/panel.rs"]
mod panel;

mod completions;
mod debian;
mod desktop_files;
mod installed;
mod licences;
mod made_files;
mod manual;
mod mime_types;
mod places;
mod recipes;
mod tarball;
mod windows;
