//! The package for Debian, as other programs see it.

use super::places::{root, said, said_by};
use crate::tools::{Tools, has_tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

pub(super) const BUILDERS: &Tools<'_> = &[
    ("dpkg-deb", "dpkg"),
    ("dpkg-shlibdeps", "dpkg-dev"),
    ("strip", "binutils"),
];
/// A small program for packages whose program does not matter.
pub(super) const ANY_PROGRAM: &str = "/usr/bin/true";

/// Builds a package with one of our scripts.
pub(super) fn built(script: &str, folder: &Path, program: &str) -> PathBuf {
    let mut command = Command::new(root().join("packaging").join(script));
    command.arg(folder).arg(program);
    // These tests concern the content of packages, and not their size.
    command.env("DPKG_DEB_COMPRESSOR_TYPE", "gzip");
    command.env("DPKG_DEB_COMPRESSOR_LEVEL", "1");
    let said = said(&mut command);
    PathBuf::from(said.lines().next().unwrap())
}

#[test]
fn the_same_program_always_gives_the_same_package() {
    if !has_tools(BUILDERS) {
        return;
    }
    let folders = [TempDir::new().unwrap(), TempDir::new().unwrap()];
    for script in ["deb.sh", "tarball.sh"] {
        let [one, other] = folders.each_ref().map(|folder| {
            let path = built(script, folder.path(), ANY_PROGRAM);
            (
                path.file_name().unwrap().to_owned(),
                fs::read(path).unwrap(),
            )
        });
        assert!(one == other, "{script}");
    }
}

#[test]
fn the_package_has_every_file_in_its_place() {
    if !has_tools(BUILDERS) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let package = built("deb.sh", folder.path(), ANY_PROGRAM);
    let list = said_by("dpkg-deb", ["--contents".as_ref(), package.as_os_str()]);
    for (mode, path) in [
        ("-rwxr-xr-x root/root", "./usr/bin/tabiya"),
        (
            "-rw-r--r-- root/root",
            "./usr/share/applications/org.tabiya.Tabiya.desktop",
        ),
        (
            "-rw-r--r-- root/root",
            "./usr/share/metainfo/org.tabiya.Tabiya.metainfo.xml",
        ),
        (
            "-rw-r--r-- root/root",
            "./usr/share/mime/packages/org.tabiya.Tabiya.xml",
        ),
        ("-rw-r--r-- root/root", "./usr/share/man/man1/tabiya.1.gz"),
        (
            "-rw-r--r-- root/root",
            "./usr/share/man/man1/tabiya-check.1.gz",
        ),
        (
            "-rw-r--r-- root/root",
            "./usr/share/zsh/vendor-completions/_tabiya",
        ),
        ("-rw-r--r-- root/root", "./usr/share/doc/tabiya/copyright"),
    ] {
        let is_it = |line: &str| line.starts_with(mode) && line.ends_with(&format!(" {path}"));
        assert!(list.lines().any(is_it), "{path}: {list}");
    }
    let version = said_by(
        "dpkg-deb",
        ["--field".as_ref(), package.as_os_str(), "Version".as_ref()],
    );
    assert_eq!(version.trim(), concat!(env!("CARGO_PKG_VERSION"), "-1"));
}

#[test]
fn lintian_finds_no_error() {
    if !has_tools(BUILDERS) || !has_tools(&[("lintian", "lintian")]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let package = built("deb.sh", folder.path(), ANY_PROGRAM);
    let told = said_by(
        "lintian",
        ["--fail-on".as_ref(), "error".as_ref(), package.as_os_str()],
    );
    assert!(!told.contains("E: "), "{told}");
}
