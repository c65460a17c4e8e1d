//! Animated SVG: its shape, its still picture, and what it shows at each moment.

use super::games::{LONG, SHORT, animation, file, line, style};
use crate::tools::has_tools;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;
use tabiya_chess::Square;
use tabiya_picture::{Animation, AnimationFormat, PieceSet, Rasteriser, Style};
use tempfile::TempDir;
use usvg::roxmltree::{Document, Node};

fn svg(animation: &Animation, style: &Style) -> String {
    String::from_utf8(file(animation, AnimationFormat::Svg, style)).unwrap()
}

/// The parts of an animation: the percentage at which each begins, and whether it is visible.
type Steps = Vec<(f64, bool)>;

fn steps_of(css: &str) -> BTreeMap<String, Steps> {
    let mut all = BTreeMap::new();
    for rule in css.split("@keyframes ").skip(1) {
        let (name, steps) = rule.split_once('{').unwrap();
        let steps = steps.split('}').filter_map(|step| {
            let (percent, is) = step.trim().split_once("%{visibility:")?;
            Some((percent.parse().unwrap(), is == "visible"))
        });
        all.insert(name.to_owned(), steps.collect());
    }
    all
}

/// Whether an element is visible after this part of the time, in percent.
fn is_visible(node: Node<'_, '_>, steps: &BTreeMap<String, Steps>, percent: f64) -> bool {
    node.ancestors().all(|node| {
        let Some(class) = node.attribute("class") else {
            return true;
        };
        let steps = &steps[&class.replace('a', "k")];
        steps
            .iter()
            .rfind(|(begins, _)| *begins <= percent)
            .unwrap()
            .1
    })
}

/// The letters of the pieces that are visible, with the places of their squares.
fn pieces_at(
    document: &Document<'_>,
    percent: f64,
    steps: &BTreeMap<String, Steps>,
) -> BTreeSet<(String, String, String)> {
    let uses = document
        .descendants()
        .filter(|node| node.has_tag_name("use") && node.attribute("y").is_some());
    let visible = uses.filter(|node| is_visible(*node, steps, percent));
    let pieces = visible.map(|node| {
        let id = node
            .attribute(("http://www.w3.org/1999/xlink", "href"))
            .unwrap();
        let letter = id.rsplit('-').next().unwrap().to_owned();
        let place = |name| node.attribute(name).unwrap().parse::<f64>().unwrap() / 64.0;
        let rounded = |name| format!("{:.0}", place(name));
        (letter, rounded("x"), rounded("y"))
    });
    pieces.collect()
}

#[test]
fn each_moment_shows_the_pieces_of_its_position() {
    let style = style("usual");
    let animation = animation(&line(LONG), &style);
    let svg = svg(&animation, &style);
    let document = Document::parse(&svg).unwrap();
    let css = document
        .descendants()
        .find(|node| node.has_tag_name("style"))
        .unwrap();
    let steps = steps_of(css.text().unwrap());
    let whole: u32 = animation.frames().iter().map(|frame| frame.shown_ms).sum();
    let mut begins = 0;
    for (at, frame) in animation.frames().iter().enumerate() {
        for within in [1, frame.shown_ms - 1] {
            let percent = 100.0 * f64::from(begins + within) / f64::from(whole);
            let expected: BTreeSet<_> = frame
                .diagram
                .position
                .board
                .pieces()
                .map(|(square, piece): (Square, _)| {
                    let (x, y) = (square.file().index(), 7 - square.rank().index());
                    (piece.letter().to_string(), x.to_string(), y.to_string())
                })
                .collect();
            assert_eq!(
                pieces_at(&document, percent, &steps),
                expected,
                "frame {at}"
            );
        }
        begins += frame.shown_ms;
    }
}

#[test]
fn without_animation_it_shows_the_last_position() {
    for name in ["usual", "web", "book"] {
        let style = style(name);
        let animation = animation(&line(SHORT), &style);
        let tree =
            usvg::Tree::from_str(&svg(&animation, &style), &usvg::Options::default()).unwrap();
        let (width, height) = animation.size();
        let mut seen = resvg::tiny_skia::Pixmap::new(width, height).unwrap();
        resvg::render(&tree, usvg::Transform::identity(), &mut seen.as_mut());
        let pieces = PieceSet::own(&style.pieces).unwrap();
        let last = animation.drawing(usize::MAX).unwrap();
        let expected = Rasteriser::new(pieces).pixels(&last).unwrap();
        let pairs = seen.data().iter().zip(&expected.rgba);
        let sum: usize = pairs
            .map(|(one, other)| usize::from(one.abs_diff(*other)))
            .sum();
        // On average the parts of the pixels differ by less than 1.5.
        assert!(2 * sum < 3 * expected.rgba.len(), "{name}: {sum}");
    }
}

#[test]
fn it_is_well_formed_and_says_what_it_shows() {
    let style = style("usual");
    let mut line = line(SHORT);
    line.heading = "<Ann> & \"Bob\"".to_owned();
    let svg = svg(&animation(&line, &style), &style);
    let document = Document::parse(&svg).unwrap();
    let text = |name| {
        let node = document
            .descendants()
            .find(|node| node.has_tag_name(name))
            .unwrap();
        node.text().unwrap().to_owned()
    };
    assert_eq!(text("title"), line.heading);
    assert!(text("desc").starts_with("1. e4 d5 2. exd5 Qxd5 "));
    let mut ids = BTreeSet::new();
    for node in document.descendants() {
        if let Some(id) = node.attribute("id") {
            assert!(ids.insert(id.to_owned()), "{id} is there twice");
        }
    }
    for node in document.descendants() {
        if let Some(href) = node.attribute(("http://www.w3.org/1999/xlink", "href")) {
            assert!(ids.contains(href.trim_start_matches('#')), "{href}");
        }
    }
    if has_tools(&[("xmllint", "libxml2-utils")]) {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("game.svg");
        std::fs::write(&path, &svg).unwrap();
        let done = Command::new("xmllint")
            .arg("--noout")
            .arg(&path)
            .output()
            .unwrap();
        assert!(
            done.status.success(),
            "{}",
            String::from_utf8_lossy(&done.stderr)
        );
    }
}

#[test]
fn readers_who_prefer_less_motion_see_no_animation() {
    let style = style("usual");
    let svg = svg(&animation(&line("e4"), &style), &style);
    let (before, animated) = svg
        .split_once("@media (prefers-reduced-motion:no-preference){")
        .unwrap();
    let (inside, after) = animated.split_once("\n}").unwrap();
    assert!(
        inside.contains("animation:k0 4s step-end infinite"),
        "{inside}"
    );
    assert!(!before.contains("animation:") && !after.contains("animation:"));
    assert!(!svg.contains("<script") && !svg.contains("<animate"));
}
