//! Checks the policy of `deny.toml` without cargo-deny, which takes long to build: licences, sources of
//! crates, banned crates, and duplicate versions of a crate. It uses no network.
#![expect(clippy::print_stderr, reason = "a claim that is skipped says so")]

use serde_json::Value;
use spdx::{Expression, LicenseReq};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use toml_edit::{DocumentMut, Item};

fn policy() -> DocumentMut {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("deny.toml");
    fs::read_to_string(file).unwrap().parse().unwrap()
}

/// The words of a list such as `[licenses] allow`.
fn words(policy: &DocumentMut, table: &str, key: &str) -> Vec<String> {
    let list = policy[table][key].as_array().unwrap();
    list.iter()
        .map(|word| word.as_str().unwrap().to_owned())
        .collect()
}

/// The tables of a list such as `[bans] skip`, each with its crate.
fn tables<'a>(policy: &'a DocumentMut, table: &str, key: &str) -> Vec<(&'a str, Vec<String>)> {
    let list = policy[table][key].as_array().unwrap();
    let tables = list.iter().map(|item| item.as_inline_table().unwrap());
    tables
        .map(|table| {
            let name = table.get("crate").unwrap().as_str().unwrap();
            let allowed = table.get("allow").and_then(|allowed| allowed.as_array());
            let allowed = allowed.into_iter().flatten();
            let allowed = allowed.map(|word| word.as_str().unwrap().to_owned());
            (name, allowed.collect())
        })
        .collect()
}

/// The properties of a crate that the policy concerns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    license: String,
    source: String,
}

/// The crates that become part of the program on one of the systems or take part in building it. With
/// `tests`, also those that only tests need. `None` if the crates of that system were never fetched.
fn packages(system: &str, tests: bool) -> Option<BTreeSet<Package>> {
    packages_of("Cargo.toml", system, tests)
}

/// The same for the program or library of this manifest.
fn packages_of(manifest: &str, system: &str, tests: bool) -> Option<BTreeSet<Package>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked"])
        .args(["--all-features", "--filter-platform", system])
        .args(["--manifest-path", manifest])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("offline"), "{said}");
        return None;
    }
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let by_id: BTreeMap<&str, &Value> = list(&metadata["packages"])
        .map(|package| (text(&package["id"]), package))
        .collect();
    let nodes: BTreeMap<&str, &Value> = list(&metadata["resolve"]["nodes"])
        .map(|node| (text(&node["id"]), node))
        .collect();
    let root = text(&metadata["resolve"]["root"]);
    let mut reached = BTreeSet::from([root]);
    let mut waiting = vec![root];
    while let Some(id) = waiting.pop() {
        let is_meant = |dependency: &&Value| {
            tests || list(&dependency["dep_kinds"]).any(|kind| kind["kind"] != "dev")
        };
        for dependency in list(&nodes[id]["deps"]).filter(is_meant) {
            let id = text(&dependency["pkg"]);
            if reached.insert(id) {
                waiting.push(id);
            }
        }
    }
    // The workspace's own crates.
    for member in list(&metadata["workspace_members"]) {
        reached.remove(text(member));
    }
    let package = |id: &str| {
        let package = by_id[id];
        Package {
            name: text(&package["name"]).to_owned(),
            version: text(&package["version"]).to_owned(),
            license: package["license"].as_str().unwrap_or_default().to_owned(),
            source: package["source"].as_str().unwrap_or_default().to_owned(),
        }
    };
    Some(reached.into_iter().map(package).collect())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// The crates of the program on all systems of the policy whose crates are on this disk.
fn shipped() -> BTreeSet<Package> {
    let mut all = BTreeSet::new();
    for system in words(&policy(), "graph", "targets") {
        match packages(&system, false) {
            Some(packages) => all.extend(packages),
            None if std::env::var_os("CI").is_some() => {
                panic!("the crates for {system} are not on this disk: `cargo fetch --locked`")
            }
            None => eprintln!("skipped for {system}: run `cargo fetch --locked` first"),
        }
    }
    assert!(100 < all.len(), "{} crates", all.len());
    all
}

/// The crates of the package for Python, without our own. None if they were never fetched.
fn of_python() -> BTreeSet<Package> {
    let system = &words(&policy(), "graph", "targets")[0];
    let packages = packages_of("crates/python/Cargo.toml", system, false);
    if packages.is_none() {
        assert!(std::env::var_os("CI").is_none(), "`cargo fetch --locked`");
        eprintln!("skipped: run `cargo fetch --locked` in crates/python first");
    }
    let mut packages = packages.unwrap_or_default();
    packages.retain(|package| !package.name.starts_with("tabiya-"));
    packages
}

/// Whether one of the alternatives of a licence is allowed. Old crates write `/` for `OR`.
fn is_allowed(license: &str, allowed: &[String]) -> bool {
    let Ok(expression) = Expression::parse_mode(license, spdx::ParseMode::LAX) else {
        return false;
    };
    let is_one = |wanted: &LicenseReq| {
        let wanted = wanted.to_string();
        allowed.contains(&wanted)
    };
    expression.evaluate(is_one)
}

#[test]
fn the_policy_allows_the_licence_of_every_shipped_crate() {
    let policy = policy();
    let allowed = words(&policy, "licenses", "allow");
    let exceptions = tables(&policy, "licenses", "exceptions");
    for package in shipped().into_iter().chain(of_python()) {
        let own = exceptions.iter().find(|(name, _)| *name == package.name);
        let more = own.map(|(_, more)| more.as_slice()).unwrap_or_default();
        let allowed = [&allowed, more].concat();
        assert!(is_allowed(&package.license, &allowed), "{package:?}");
    }
}

#[test]
fn licence_expressions_are_evaluated_correctly() {
    let allowed = ["MIT".to_owned(), "Zlib".to_owned()];
    for (license, is_fine) in [
        ("MIT", true),
        ("MIT OR GPL-3.0-or-later", true),
        ("MIT/Apache-2.0", true),
        ("MIT AND GPL-3.0-only", false),
        ("(MIT OR Apache-2.0) AND Zlib", true),
        ("(MIT OR Apache-2.0) AND OFL-1.1", false),
        ("GPL-3.0-or-later", false),
        ("", false),
        ("my own", false),
    ] {
        assert_eq!(is_allowed(license, &allowed), is_fine, "{license}");
    }
}

#[test]
fn every_crate_comes_from_the_registry_named_in_the_policy() {
    let registries = words(&policy(), "sources", "allow-registry");
    let sources = registries
        .iter()
        .map(|address| format!("registry+{address}"));
    let sources: Vec<_> = sources.collect();
    let system = &words(&policy(), "graph", "targets")[0];
    let tests = packages(system, true).into_iter().flatten();
    let packages = shipped().into_iter().chain(tests);
    for package in packages.chain(of_python()) {
        assert!(sources.contains(&package.source), "{package:?}");
    }
}

#[test]
fn crates_under_the_gpl_are_used_only_in_tests() {
    let policy = policy();
    let banned = tables(&policy, "bans", "deny");
    let names: Vec<_> = shipped().into_iter().map(|package| package.name).collect();
    for (banned, _) in &banned {
        assert!(!names.iter().any(|name| name == banned), "{banned}");
    }
    // With the tests there is a duplicate, which proves that the search finds one.
    let Some(all) = packages(&words(&policy, "graph", "targets")[0], true) else {
        return;
    };
    let allowed = words(&policy, "licenses", "allow");
    let others = all.iter().filter(|package| !names.contains(&package.name));
    let others: Vec<_> = others
        .filter(|package| !is_allowed(&package.license, &allowed))
        .map(|package| package.name.as_str())
        .collect();
    assert_eq!(others, ["shakmaty"]);
}

#[test]
fn duplicate_versions_of_a_crate_have_a_reason() {
    let policy = policy();
    let mut versions: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in shipped() {
        versions
            .entry(package.name)
            .or_default()
            .push(package.version);
    }
    let skipped = tables(&policy, "bans", "skip");
    let is_skipped = |name: &str, version: &str| {
        let is_it = |(skipped, _): &(&str, Vec<String>)| {
            skipped.split_once('@').is_some_and(|(skipped, begin)| {
                let rest = version.strip_prefix(begin);
                skipped == name && rest.is_some_and(|rest| rest.starts_with('.'))
            })
        };
        skipped.iter().any(is_it)
    };
    for (name, versions) in &versions {
        let counted = versions.iter().filter(|version| !is_skipped(name, version));
        let counted: Vec<_> = counted.collect();
        assert!(counted.len() <= 1, "{name}: {counted:?}");
    }
    for item in policy["bans"]["skip"].as_array().unwrap() {
        let reason = item.as_inline_table().and_then(|table| table.get("reason"));
        let reason = reason
            .and_then(|reason| reason.as_str())
            .unwrap_or_default();
        assert!(!reason.is_empty(), "{item} has no reason");
    }
}

#[test]
fn the_documentation_names_every_direct_dependency() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let documentation = fs::read_to_string(folder.join("docs/dependencies.md")).unwrap();
    let mut named = 0;
    let mut look = |item: &Item| {
        let dependencies = item.get("dependencies").and_then(Item::as_table_like);
        let all = dependencies.into_iter().flat_map(|table| table.iter());
        // The table in ARCHITECTURE.md has the crates of the program itself.
        for (name, _) in all.filter(|(name, _)| !name.starts_with("tabiya-")) {
            assert!(documentation.contains(&format!("`{name}`")), "{name}");
            named += 1;
        }
    };
    let crates = fs::read_dir(folder.join("crates")).unwrap();
    let crates = crates.map(|entry| entry.unwrap().path());
    for folder in crates.chain([folder.to_owned()]) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let manifest: DocumentMut = manifest.parse().unwrap();
        look(manifest.as_item());
        let systems = manifest.get("target").and_then(Item::as_table_like);
        for (_, system) in systems.into_iter().flat_map(|table| table.iter()) {
            look(system);
        }
    }
    assert!(20 < named, "{named} crates");
}

#[test]
fn the_lock_files_outside_the_workspace_are_up_to_date() {
    for manifest in ["fuzz/Cargo.toml", "crates/python/Cargo.toml"] {
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--offline", "--locked"])
            .args(["--manifest-path", manifest])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        // If its crates were never fetched, that is the only permitted complaint.
        assert!(!said.contains("lock file"), "{manifest}: {said}");
    }
}

#[test]
fn every_package_with_build_settings_of_its_own_is_in_use() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let parsed = |name: &str| -> DocumentMut {
        fs::read_to_string(folder.join(name))
            .unwrap()
            .parse()
            .unwrap()
    };
    let (manifest, lock) = (parsed("Cargo.toml"), parsed("Cargo.lock"));
    let used = lock["package"].as_array_of_tables().unwrap().iter();
    let used: BTreeSet<_> = used
        .map(|package| ["name", "version"].map(|key| package[key].as_str().unwrap()))
        .collect();
    let profiles = manifest["profile"].as_table_like().unwrap().iter();
    let packages = profiles.filter_map(|(_, profile)| profile.get("package"));
    let packages = packages.flat_map(|packages| packages.as_table_like().unwrap().iter());
    let mut named = 0;
    for (package, _) in packages.filter(|(package, _)| *package != "*") {
        let (name, version) = package.split_once('@').unwrap_or((package, ""));
        let is_it = |[used, has]: &[&str; 2]| *used == name && has.starts_with(version);
        assert!(used.iter().any(is_it), "{package}");
        named += 1;
    }
    assert!(20 < named, "{named} packages");
}
