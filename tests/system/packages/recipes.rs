//! Checks of the recipes for other systems that are possible on this one.

use super::places::{ID, root, said, said_by, shared};
use crate::tools::has_tools;
use std::fs;
use std::process::Command;

#[test]
fn the_manifests_for_windows_and_macos_are_well_formed() {
    if has_tools(&[("xmllint", "libxml2-utils")]) {
        for file in ["windows/tabiya.manifest", "macos/Info.plist"] {
            let file = root().join("packaging").join(file);
            let mut xmllint = Command::new("xmllint");
            // The DTD of property lists is on Apple's server, and nothing is fetched from there.
            said(xmllint.args(["--nonet", "--noout"]).arg(file));
        }
    }
}

#[test]
fn the_shells_accept_the_scripts() {
    if !has_tools(&[("bash", "bash")]) {
        return;
    }
    for script in [
        "deb.sh",
        "sources.sh",
        "tarball.sh",
        "linux/staging.sh",
        "linux/install.sh",
        "macos/bundle.sh",
        "windows/build.sh",
        "windows/test.sh",
    ] {
        let script = root().join("packaging").join(script);
        assert_eq!(said_by("bash", ["-n".as_ref(), script.as_os_str()]), "");
    }
}

#[test]
fn every_system_registers_the_same_file_types() {
    let mime = fs::read_to_string(shared(&format!("mime/packages/{ID}.xml"))).unwrap();
    let quoted = mime.split('"');
    let types: Vec<_> = quoted
        .filter(|word| word.starts_with("application/"))
        .collect();
    assert_eq!(types.len(), 2);
    for recipe in ["windows/installer/shell.nsh", "macos/Info.plist"] {
        let recipe = fs::read_to_string(root().join("packaging").join(recipe)).unwrap();
        for mime in &types {
            assert!(recipe.contains(mime), "{mime}");
        }
        // Game files have a common type, which the other distributions describe.
        assert!(recipe.contains("application/vnd.chess-pgn") || recipe.contains(".pgn"));
    }
}

#[test]
fn the_installer_has_the_languages_of_the_program() {
    let recipe = root().join("packaging/windows/installer/languages.nsh");
    let recipe = fs::read_to_string(recipe).unwrap();
    let spoken = recipe.matches("!insertmacro MUI_LANGUAGE").count();
    let catalogues = fs::read_dir(root().join("assets/text")).unwrap();
    assert_eq!(spoken, catalogues.count());
}
