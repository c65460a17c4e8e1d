//! The packages for Windows as they are built here; `packaging/windows/test.sh` tries them under Wine.

use super::places::{files_below, root, said, said_by};
use crate::tools::{Tools, has_tools};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const BUILDERS: &Tools<'_> = &[
    ("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64"),
    ("makensis", "nsis"),
    ("zip", "zip"),
    ("unzip", "unzip"),
    ("sha256sum", "coreutils"),
];

/// The packages of a program that does nothing, in a folder that is removed together with this value.
struct Built {
    folder: TempDir,
    archive: PathBuf,
    installer: PathBuf,
    winget: PathBuf,
    /// The output of the tools.
    told: String,
}

impl Built {
    fn new() -> Option<Self> {
        Self::with(&[])
    }

    fn with(settings: &[(&str, &Path)]) -> Option<Self> {
        if !has_tools(BUILDERS) {
            return None;
        }
        let folder = TempDir::new().unwrap();
        let source = folder.path().join("program.c");
        fs::write(&source, "int main(void) { return 0; }\n").unwrap();
        let program = folder.path().join("program.exe");
        let resources = folder.path().join("resources.o");
        let script = root().join("packaging/windows/build.sh");
        said(Command::new(&script).arg("--resources").arg(&resources));
        let mut compiler = Command::new("x86_64-w64-mingw32-gcc");
        compiler.arg("-Wl,--no-insert-timestamp").arg("-o");
        said(compiler.arg(&program).arg(&source).arg(&resources));
        let mut build = Command::new(&script);
        build.arg(folder.path().join("packages")).arg(&program);
        for name in ["SIGN_CERTIFICATE", "SIGN_PASSWORD_FILE", "DOWNLOAD_URL"] {
            build.env_remove(name);
        }
        let told = said(build.envs(settings.iter().copied()));
        let mut paths = told.lines().map(PathBuf::from);
        let mut next = || paths.next().unwrap();
        let (archive, installer, winget) = (next(), next(), next());
        Some(Self {
            folder,
            archive,
            installer,
            winget,
            told,
        })
    }

    /// Every file, with its relative path.
    fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let packages = self.folder.path().join("packages");
        let read = |path: PathBuf| (path.clone(), fs::read(packages.join(path)).unwrap());
        files_below(&packages).into_iter().map(read).collect()
    }

    /// Both programs, unpacked from the archive.
    fn programs(&self) -> [PathBuf; 2] {
        let folder = self.folder.path().join("unpacked");
        let mut unzip = Command::new("unzip");
        unzip.arg("-jq").arg(&self.archive).arg("-d");
        said(unzip.arg(&folder));
        ["tabiya.exe", "tabiya.com"].map(|name| folder.join(name))
    }

    /// One of the three texts for winget: `""`, `.installer` or `.locale.en-US`.
    fn manifest(&self, part: &str) -> String {
        let file = self.winget.join(format!("Tabiya.Tabiya{part}.yaml"));
        fs::read_to_string(file).unwrap()
    }
}

#[test]
fn the_same_program_always_gives_the_same_packages_for_windows() {
    let (Some(one), Some(other)) = (Built::new(), Built::new()) else {
        return;
    };
    let (one, other) = (one.files(), other.files());
    assert_eq!(one.len(), 5);
    for (one, other) in one.iter().zip(&other) {
        assert!(one == other, "{}", one.0.display());
    }
}

#[test]
fn the_archive_has_both_programs_and_keeps_settings_beside_them() {
    let Some(built) = Built::new() else {
        return;
    };
    let list = said_by("unzip", ["-Z1".as_ref(), built.archive.as_os_str()]);
    let name = format!("tabiya-{}-windows-x64/", env!("CARGO_PKG_VERSION"));
    let files: Vec<_> = list
        .lines()
        .map(|line| line.strip_prefix(&name).unwrap())
        .collect();
    let wanted = [
        "",
        "CHANGELOG.md",
        "LICENSE-APACHE.txt",
        "LICENSE-MIT.txt",
        "README.md",
        "licences.txt",
        "portable",
        "tabiya.com",
        "tabiya.exe",
    ];
    assert_eq!(files, wanted);
}

#[test]
fn both_programs_have_icons_a_version_and_a_manifest() {
    const READERS: &Tools<'_> = &[("wrestool", "icoutils")];
    if !has_tools(READERS) {
        return;
    }
    let Some(built) = Built::new() else {
        return;
    };
    for program in built.programs() {
        // The kinds have the numbers that Windows defines.
        for (kind, names) in [(14, &["1", "2"][..]), (16, &["1"]), (24, &["1"])] {
            let kind = format!("--type={kind}");
            let list = said_by(
                "wrestool",
                ["--list".as_ref(), kind.as_ref(), program.as_os_str()],
            );
            let found = names
                .iter()
                .filter(|name| list.contains(&format!("--name={name} ")));
            assert_eq!(found.count(), names.len(), "{list}");
            assert_eq!(list.lines().count(), names.len(), "{list}");
        }
    }
}

/// The fields that the schema of winget requires of each text, and the forbidden ones.
#[test]
fn the_manifest_for_winget_matches_its_schema() {
    let Some(built) = Built::new() else {
        return;
    };
    let version = env!("CARGO_PKG_VERSION");
    for (part, kind, fields) in [
        ("", "version", &["DefaultLocale: en-US"][..]),
        (
            ".installer",
            "installer",
            &["InstallerType: nullsoft", "Installers:"],
        ),
        (
            ".locale.en-US",
            "defaultLocale",
            &[
                "PackageLocale: en-US",
                "Publisher: The Tabiya developers",
                "PackageName: Tabiya",
                "License: MIT OR Apache-2.0",
                "ShortDescription: A chess position editor",
            ],
        ),
    ] {
        let text = built.manifest(part);
        assert!(!text.contains('@'), "{text}");
        let lines: Vec<_> = text.lines().collect();
        let schema = format!("manifest.{kind}.1.10.0.schema.json");
        assert!(lines[0].ends_with(&schema), "{}", lines[0]);
        for line in [
            "PackageIdentifier: Tabiya.Tabiya",
            &format!("PackageVersion: {version}"),
            &format!("ManifestType: {kind}"),
            "ManifestVersion: 1.10.0",
        ]
        .iter()
        .chain(fields)
        {
            let count = lines.iter().filter(|one| *one == line).count();
            assert_eq!(count, 1, "{line}: {text}");
        }
    }
}

#[test]
fn the_manifest_for_winget_describes_the_built_installer() {
    let Some(built) = Built::new() else {
        return;
    };
    let text = built.manifest(".installer");
    let sum = said_by("sha256sum", [&built.installer]);
    let sum = sum.split(' ').next().unwrap().to_uppercase();
    let name = built.installer.file_name().unwrap().to_str().unwrap();
    let installers: Vec<_> = text.split("- Architecture: x64\n").skip(1).collect();
    assert_eq!(installers.len(), 2);
    for (installer, (scope, switch)) in installers
        .iter()
        .zip([("user", "/CurrentUser"), ("machine", "/AllUsers")])
    {
        assert!(installer.contains(&format!("Scope: {scope}\n")));
        assert!(installer.contains(&format!("/{name}\n")));
        assert!(installer.contains(&format!("InstallerSha256: {sum}\n")));
        assert!(installer.contains(&format!("Custom: {switch}\n")));
    }
}

#[test]
fn programs_installer_and_uninstaller_are_signed_with_a_certificate() {
    const SIGNERS: &Tools<'_> = &[("osslsigncode", "osslsigncode"), ("openssl", "openssl")];
    if !has_tools(SIGNERS) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let [key, certificate, both] =
        ["key.pem", "certificate.pem", "both.p12"].map(|name| folder.path().join(name));
    let mut openssl = Command::new("openssl");
    openssl.args("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=Tabiya".split(' '));
    openssl.args(["-addext", "extendedKeyUsage=codeSigning", "-keyout"]);
    said(openssl.arg(&key).arg("-out").arg(&certificate));
    let password = folder.path().join("password");
    fs::write(&password, "secret").unwrap();
    let mut openssl = Command::new("openssl");
    openssl.args(["pkcs12", "-export", "-passout", "pass:secret", "-inkey"]);
    openssl.arg(&key).arg("-in").arg(&certificate);
    said(openssl.arg("-out").arg(&both));
    let settings = [
        ("SIGN_CERTIFICATE", both.as_path()),
        ("SIGN_PASSWORD_FILE", password.as_path()),
    ];
    let Some(built) = Built::with(&settings) else {
        return;
    };
    // The uninstaller is packed in the installer, and has not been examined before.
    assert_eq!(built.told.matches("Succeeded").count(), 4, "{}", built.told);
    let programs = built.programs();
    for file in programs.iter().chain([&built.installer]) {
        let mut verify = Command::new("osslsigncode");
        verify.args(["verify", "-CAfile"]).arg(&certificate);
        let told = said(verify.arg("-in").arg(file));
        assert!(told.contains("Number of verified signatures: 1"), "{told}");
    }
}
