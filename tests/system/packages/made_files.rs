//! The generated files are up to date.

use super::made::files;
use super::places::{files_below, root, shared};
use image::RgbaImage;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const PNG: &[u8] = b"\x89PNG";

/// The PNG files in an icon of Windows, after its table.
fn in_ico(file: &[u8]) -> Vec<RgbaImage> {
    assert_eq!(file[..4], [0, 0, 1, 0]);
    let pictures = file[6..].chunks_exact(16).take(file[4].into());
    let number = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap()) as usize;
    let picture = |entry: &[u8]| {
        let (length, offset) = (number(&entry[8..12]), number(&entry[12..16]));
        let picture = in_png(&file[offset..offset + length]);
        // A side of 256 is written as 0.
        assert_eq!(picture.width() % 256, u32::from(entry[0]));
        picture
    };
    pictures.map(picture).collect()
}

/// The PNG files in an icon of macOS, each after its type and its length.
fn in_icns(file: &[u8]) -> Vec<RgbaImage> {
    let number = |bytes: &[u8]| u32::from_be_bytes(bytes.try_into().unwrap()) as usize;
    assert_eq!(&file[..4], b"icns");
    assert_eq!(number(&file[4..8]), file.len());
    let mut rest = &file[8..];
    let mut pictures = Vec::new();
    while !rest.is_empty() {
        let (part, others) = rest.split_at(number(&rest[4..8]));
        pictures.push(in_png(&part[8..]));
        rest = others;
    }
    pictures
}

fn in_png(file: &[u8]) -> RgbaImage {
    assert!(file.starts_with(PNG));
    image::load_from_memory(file).unwrap().to_rgba8()
}

/// The picture in a file; the same pixels may be packed in several ways.
fn pictures(path: &Path, file: &[u8]) -> Option<Vec<RgbaImage>> {
    match path.extension()?.to_str()? {
        "png" => Some(vec![in_png(file)]),
        "ico" => Some(in_ico(file)),
        "icns" => Some(in_icns(file)),
        _ => None,
    }
}

#[test]
fn generated_files_are_up_to_date() {
    for (path, made) in files().unwrap() {
        let stored = fs::read(root().join(&path)).unwrap_or_default();
        let is_same = stored == made
            || !stored.is_empty()
                && pictures(&path, &made)
                    .is_some_and(|made| Some(made) == pictures(&path, &stored));
        assert!(
            is_same,
            "{} is out of date. Write it again: cargo run --example make -- package-files",
            path.display()
        );
    }
}

#[test]
fn no_obsolete_generated_file_is_left() {
    let made: BTreeSet<_> = files().unwrap().into_iter().map(|(path, _)| path).collect();
    for folder in ["man", "icons", "bash-completion", "zsh", "fish"] {
        for file in files_below(&shared(folder)) {
            let path = shared(folder).join(file);
            let path = path.strip_prefix(root()).unwrap();
            assert!(made.contains(path), "{} is made no more", path.display());
        }
    }
}

#[test]
fn icons_have_the_sizes_of_their_folders() {
    let mut sizes = Vec::new();
    for file in files_below(&shared("icons/hicolor")) {
        let folder = file.iter().next().unwrap().to_str().unwrap();
        if folder == "scalable" {
            continue;
        }
        let picture = in_png(&fs::read(shared("icons/hicolor").join(&file)).unwrap());
        let (width, height) = picture.dimensions();
        assert_eq!(folder, format!("{width}x{height}"));
        sizes.push(width);
    }
    sizes.sort_unstable();
    assert_eq!(sizes, [16, 22, 24, 32, 48, 64, 128, 256, 512]);
}

#[test]
fn the_smallest_icon_has_sharp_edges() {
    let path = "icons/hicolor/16x16/apps/org.tabiya.Tabiya.png";
    let picture = in_png(&fs::read(shared(path)).unwrap());
    // Away from the round corners it fills its square to the last row and column.
    for at in 4..12 {
        for (x, y) in [(at, 0), (at, 15), (0, at), (15, at)] {
            assert_eq!(picture.get_pixel(x, y)[3], 255, "{x}, {y}");
        }
    }
}
