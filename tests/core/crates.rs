//! The dependencies between the crates follow the order of the table in `ARCHITECTURE.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use toml_edit::{DocumentMut, Item};

/// The crates in the order of the table, from the lowest one to the program.
fn in_order(root: &Path) -> Vec<String> {
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let table = text.split_once("\n## The crates\n").unwrap().1;
    let table = table.split("\n## ").next().unwrap();
    let rows = table
        .lines()
        .filter_map(|line| line.strip_prefix("| `tabiya"));
    rows.map(|row| format!("tabiya{}", row.split('`').next().unwrap()))
        .collect()
}

/// The crates of this workspace that a manifest depends on, except for tests.
fn asked_for(manifest: &DocumentMut) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut look = |item: &Item| {
        let table = item.get("dependencies").and_then(Item::as_table_like);
        let all = table.into_iter().flat_map(|table| table.iter());
        let ours = all.filter(|(name, _)| name.starts_with("tabiya-"));
        names.extend(ours.map(|(name, _)| name.to_owned()));
    };
    look(manifest.as_item());
    let systems = manifest.get("target").and_then(Item::as_table_like);
    for (_, system) in systems.into_iter().flat_map(|table| table.iter()) {
        look(system);
    }
    names
}

#[test]
fn a_crate_depends_only_on_crates_above_it_in_the_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let order = in_order(root);
    let mut found = BTreeSet::from(["tabiya".to_owned()]);
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let manifest = entry.unwrap().path().join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).unwrap();
        let manifest: DocumentMut = manifest.parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap().to_owned();
        let place = order.iter().position(|one| *one == name).unwrap();
        for asked in asked_for(&manifest) {
            assert!(order[..place].contains(&asked), "{name} asks for {asked}");
        }
        found.insert(name);
    }
    assert_eq!(found, order.into_iter().collect());
}
