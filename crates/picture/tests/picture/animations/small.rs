//! The sizes of files, and their frames as `ImageMagick` sees them.

use super::games::{LONG, animation, file, line};
use crate::tools::has_tools;
use std::process::Command;
use tabiya_picture::{AnimationFormat, Style};
use tempfile::TempDir;

fn usual() -> Style {
    Style {
        size: 480,
        last_move: true,
        ..Style::default()
    }
}

#[test]
fn a_game_of_eighty_plies_at_480_pixels_is_below_600_kb() {
    let style = usual();
    let animation = animation(&line(LONG), &style);
    assert_eq!(animation.frames().len(), 81);
    for (format, most) in [
        (AnimationFormat::Webp, 600_000),
        (AnimationFormat::Gif, 600_000),
        (AnimationFormat::Svg, 150_000),
    ] {
        let bytes = file(&animation, format, &style).len();
        assert!(bytes < most, "{format:?}: {bytes}");
    }
}

#[test]
fn imagemagick_finds_every_frame_and_time() {
    if !has_tools(&[("identify", "imagemagick")]) {
        return;
    }
    let style = usual();
    let animation = animation(&line(LONG), &style);
    let folder = TempDir::new().unwrap();
    for format in [AnimationFormat::Webp, AnimationFormat::Gif] {
        let path = folder.path().join(format!("game.{}", format.name()));
        std::fs::write(&path, file(&animation, format, &style)).unwrap();
        let done = Command::new("identify")
            .args(["-format", "%T\n"])
            .arg(&path)
            .output()
            .unwrap();
        let text = String::from_utf8(done.stdout).unwrap();
        let times: Vec<_> = text.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(
            times.len(),
            81,
            "{format:?}: {}",
            String::from_utf8_lossy(&done.stderr)
        );
        // ImageMagick gives hundredths of a second.
        assert!(times[..80].iter().all(|time| *time == "100"), "{times:?}");
        assert_eq!(times[80], "300");
    }
}
