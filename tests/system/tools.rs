//! Programs that tests use and that some machines lack.

use std::env;
use std::io::Write as _;

/// Programs, and the Debian packages that contain them.
pub(crate) type Tools<'a> = [(&'a str, &'a str)];

/// Whether these programs are installed. If not, the test reports that and is skipped, but never in CI. On Windows,
/// which lacks these Linux programs, tests are skipped even in CI.
pub(crate) fn has_tools(tools: &Tools<'_>) -> bool {
    let missing: Vec<_> = tools.iter().filter(|(tool, _)| !finds(tool)).collect();
    if missing.is_empty() {
        return true;
    }
    let names: Vec<_> = missing.iter().map(|(tool, _)| *tool).collect();
    let packages: Vec<_> = missing.iter().map(|(_, package)| *package).collect();
    let test = std::thread::current().name().unwrap_or("a test").to_owned();
    let sentence = format!(
        "skipped: {test}: {} is not there. On Debian: sudo apt-get install {}",
        names.join(", "),
        packages.join(" ")
    );
    let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty());
    assert!(!is_ci || cfg!(windows), "{sentence}");
    // The output of `eprintln!` would be hidden for a passing test.
    writeln!(std::io::stderr().lock(), "{sentence}").unwrap();
    false
}

fn finds(tool: &str) -> bool {
    let folders = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&folders).any(|folder| folder.join(tool).is_file())
}
