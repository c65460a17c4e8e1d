//! The package on a whole system: the program starts, opens a file by its type, and is removed without a trace.
//!
//! The system is this machine under an overlay: changes go to memory, where the test examines them, and nothing on this
//! machine changes. Only root may do that.

use super::debian::{BUILDERS, built};
use super::places::ID;
use crate::patience::{Process, eventually, run};
use crate::tools::{Tools, has_tools};
use crate::x_server::Desktop;
use rustix::process::{Pid, Signal, getuid, kill_process};
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{ChildStdout, Command, Stdio};
use tempfile::TempDir;

const TOOLS: &Tools<'_> = &[
    ("unshare", "util-linux"),
    ("mount", "mount"),
    ("dpkg", "dpkg"),
    ("gio", "libglib2.0-bin"),
    ("update-mime-database", "shared-mime-info"),
    ("update-desktop-database", "desktop-file-utils"),
];

/// Installs, opens a file, waits for a line, removes, and reports any remains.
const SCRIPT: &str = r#"
set -eu
work=$1 package=$2 root=$1/root
mount -t tmpfs tmpfs "$work"
mkdir "$work/upper" "$work/work" "$root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/upper,workdir=$work/work" "$root"
cp "$package" "$root/tabiya.deb"
for folder in dev proc sys; do mount --rbind "/$folder" "$root/$folder"; done
mount -t tmpfs tmpfs "$root/tmp"
mkdir "$root/tmp/.X11-unix" "$root/tmp/home" "$root/tmp/session"
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
chmod 700 "$root/tmp/session"
echo '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1' > "$root/tmp/home/endings.fen"
chroot "$root" dpkg --install /tabiya.deb > /dev/null
rm "$root/tabiya.deb"
chroot "$root" gio open /tmp/home/endings.fen > /dev/null
echo opened
read -r _
chroot "$root" dpkg --purge tabiya > /dev/null
cd "$work/upper"
find . ! -type d | sed 's/^/file /'
find . -type d | while read -r folder; do [ -d "/$folder" ] || echo "folder $folder"; done
words='org.tabiya|usr/bin/tabiya'
grep -qs x-chess-fen /usr/share/mime/types || words="$words|x-chess-fen"
grep -rlE "$words" . | sed 's/^/mention /' || true
echo end
"#;

/// Files that belong to no package and are rewritten with every change of packages, and the log of
/// the package manager.
const ALWAYS_WRITTEN: [&str; 7] = [
    "./etc/mailcap",
    "./usr/share/mime/",
    "./usr/share/applications/mimeinfo.cache",
    "./usr/share/icons/hicolor/icon-theme.cache",
    "./var/cache/",
    "./var/lib/dpkg/",
    "./var/log/",
];

struct OtherSystem {
    process: Process,
    out: BufReader<ChildStdout>,
    _folder: TempDir,
}

impl OtherSystem {
    fn start(desktop: &Desktop, package: &Path) -> Self {
        let folder = TempDir::new().unwrap();
        let mut command = desktop.command("unshare");
        command
            .args(["--mount", "--propagation", "private", "--"])
            .args(["sh", "-c", SCRIPT, "sh"])
            .args([folder.path(), package])
            .current_dir("/")
            .env("HOME", "/tmp/home")
            // Graphics drivers ignore the home folder.
            .env("XDG_CACHE_HOME", "/tmp/home")
            .env("XDG_RUNTIME_DIR", "/tmp/session")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit());
        for own in [
            "XDG_CONFIG_HOME",
            "XDG_DATA_HOME",
            "XDG_DATA_DIRS",
            "XDG_STATE_HOME",
            "TMPDIR",
        ] {
            command.env_remove(own);
        }
        let mut process = Process::start(&mut command);
        let out = BufReader::new(process.child().stdout.take().unwrap());
        Self {
            process,
            out,
            _folder: folder,
        }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    fn may_continue(&mut self) {
        let input = self.process.child().stdin.as_mut().unwrap();
        input.write_all(b"\n").unwrap();
    }
}

/// In some containers root may not mount anything.
fn can_mount() -> bool {
    let mut apart = Command::new("unshare");
    apart.args(["--mount", "--propagation", "private", "--"]);
    let over_all = "mount -t tmpfs tmpfs /mnt && mkdir /mnt/up /mnt/work /mnt/all && mount -t overlay \
                    overlay -o lowerdir=/,upperdir=/mnt/up,workdir=/mnt/work /mnt/all";
    apart.args(["sh", "-c", over_all]);
    run(&mut apart).status.success()
}

fn told(desktop: &Desktop, program: &str, args: &[&str]) -> String {
    let finished = run(desktop.command(program).args(args));
    String::from_utf8(finished.out).unwrap()
}

#[test]
fn the_installed_package_opens_a_file_by_type_and_is_removed_without_a_trace() {
    if !has_tools(BUILDERS) || !has_tools(TOOLS) || !getuid().is_root() || !can_mount() {
        return;
    }
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let folder = TempDir::new().unwrap();
    let package = built("deb.sh", folder.path(), env!("CARGO_BIN_EXE_tabiya"));
    let mut system = OtherSystem::start(&desktop, &package);
    assert_eq!(system.line(), "opened");

    let search = [
        "search",
        "--onlyvisible",
        "--name",
        "^endings[.]fen .* Tabiya$",
    ];
    let window = eventually("the window with the file", || {
        let found = told(&desktop, "xdotool", &search);
        found.lines().next().map(str::to_owned)
    });
    let class = told(&desktop, "xprop", &["-id", &window, "WM_CLASS"]);
    assert!(class.contains(&format!("\"{ID}\"")), "{class}");
    let process = told(&desktop, "xdotool", &["getwindowpid", &window]);
    let process = Pid::from_raw(process.trim().parse().unwrap()).unwrap();
    kill_process(process, Signal::TERM).unwrap();
    eventually("the end of the window", || {
        told(&desktop, "xdotool", &search).is_empty().then_some(())
    });

    system.may_continue();
    let mut left = Vec::new();
    loop {
        match system.line().as_str() {
            "end" => break,
            "" => panic!("the script has stopped: {left:?}"),
            line => left.push(line.to_owned()),
        }
    }
    // The package manager has worked there.
    assert!(left.contains(&"file ./var/lib/dpkg/status".to_owned()));
    left.retain(|line| !is_of_the_system(line));
    assert_eq!(left, [""; 0]);
}

/// Some chess programs also declare the type of FEN files, and leave it here when ours is removed.
fn another_program_has_the_types() -> bool {
    let types = fs::read_to_string("/usr/share/mime/types");
    types.is_ok_and(|types| types.contains("x-chess-fen"))
}

/// Whether a line reports an unowned file without any of our words in it.
fn is_of_the_system(line: &str) -> bool {
    let (what, path) = line.split_once(' ').unwrap();
    let is_diary = [
        "./var/log/",
        "./var/cache/man/",
        "./var/lib/dpkg/status-old",
    ]
    .iter()
    .any(|diary| path.starts_with(diary));
    let is_written = ALWAYS_WRITTEN.iter().any(|place| path.starts_with(place));
    let is_named =
        path.contains("tabiya") || path.contains("x-chess-") && !another_program_has_the_types();
    match what {
        "file" => is_written && !is_named,
        "mention" => is_diary,
        _ => false,
    }
}
