//! The files that a desktop wants of a program, and the packages that bring them there.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]

mod packages {
    #[path = "../../examples/package_files/icons.rs"]
    mod icons;
    #[path = "../../examples/package_files/made.rs"]
    mod made;
    #[path = "../window/patience.rs"]
    #[expect(dead_code, reason = "nothing is waited for here")]
    mod patience;
    #[path = "../window/tools.rs"]
    mod tools;

    mod completions;
    mod desktop_files;
    mod made_files;
    mod manual;
    mod mime_types;
    mod places;
}
