//! The files that a desktop wants of a program, and the packages that bring them there.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]

mod packages {
    #[path = "../../examples/package_files/icons.rs"]
    mod icons;
    #[path = "../../examples/package_files/licences.rs"]
    mod libraries;
    #[path = "../../examples/package_files/made.rs"]
    mod made;
    #[path = "../window/patience.rs"]
    #[expect(dead_code, reason = "nobody asks for the number of a process here")]
    mod patience;
    #[path = "../window/picture.rs"]
    mod picture;
    #[path = "../window/tools.rs"]
    mod tools;
    #[path = "../window/desktop.rs"]
    #[expect(dead_code, reason = "nobody clicks or types here")]
    mod x_server;

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
}
