//! The desktop entry and the data for software centres.

use super::places::{ID, said_by, shared};
use crate::tools::has_tools;
use std::fs;

fn entry() -> String {
    fs::read_to_string(shared(&format!("applications/{ID}.desktop"))).unwrap()
}

fn metainfo() -> String {
    fs::read_to_string(shared(&format!("metainfo/{ID}.metainfo.xml"))).unwrap()
}

fn value<'a>(entry: &'a str, key: &str) -> &'a str {
    let mut lines = entry.lines().filter_map(|line| line.split_once('='));
    lines.find(|(found, _)| *found == key).unwrap().1
}

#[test]
fn the_desktop_entry_is_valid() {
    if has_tools(&[("desktop-file-validate", "desktop-file-utils")]) {
        let path = shared(&format!("applications/{ID}.desktop"));
        assert_eq!(said_by("desktop-file-validate", [path]), "");
    }
}

#[test]
fn the_metadata_for_software_centres_is_valid() {
    if has_tools(&[("appstreamcli", "appstream")]) {
        let path = shared(&format!("metainfo/{ID}.metainfo.xml"));
        let options = ["validate", "--no-net"].map(Into::into);
        let told = said_by("appstreamcli", [&options[..], &[path]].concat());
        assert!(!told.contains("E: ") && !told.contains("W: "), "{told}");
    }
}

#[test]
fn the_same_names_are_used_everywhere() {
    let entry = entry();
    assert_eq!(value(&entry, "StartupWMClass"), ID);
    assert_eq!(value(&entry, "Icon"), ID);
    let metainfo = metainfo();
    for said in [
        format!("<id>{ID}</id>"),
        format!("<launchable type=\"desktop-id\">{ID}.desktop</launchable>"),
        format!("<release version=\"{}\"", env!("CARGO_PKG_VERSION")),
    ] {
        assert!(metainfo.contains(&said), "{said}");
    }
    let types = value(&entry, "MimeType").split_terminator(';');
    let kinds = fs::read_to_string(shared(&format!("mime/packages/{ID}.xml"))).unwrap();
    for mime in types {
        assert!(metainfo.contains(&format!("<mediatype>{mime}</mediatype>")));
        // Files of games are registered with the IANA, and every desktop knows them.
        let is_registered = mime == "application/vnd.chess-pgn";
        let is_described = kinds.contains(&format!("<mime-type type=\"{mime}\">"));
        assert!(is_registered != is_described, "{mime}");
    }
}
