//! WebP and GIF as the decoders of `image` read them.

use super::games::{SHORT, animation, endless, file, line, style};
use crate::tools::has_tools;
use image::codecs::gif::GifDecoder;
use image::codecs::webp::WebPDecoder;
use image::{AnimationDecoder as _, RgbaImage};
use std::io::Cursor;
use std::ops::ControlFlow;
use std::process::Command;
use std::time::Duration;
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::write_fen;
use tabiya_notation::moves::read_move;
use tabiya_picture::{Animation, AnimationError, AnimationFormat, PieceSet, Rasteriser, Style};
use tabiya_publish::{AnimatedLine, AnimationChoices};
use tempfile::TempDir;

/// The frames as a viewer shows them, and the milliseconds that each lasts.
fn decoded(file: &[u8], format: AnimationFormat) -> Vec<(RgbaImage, u64)> {
    let frames = if format == AnimationFormat::Gif {
        GifDecoder::new(Cursor::new(file)).unwrap().into_frames()
    } else {
        WebPDecoder::new(Cursor::new(file)).unwrap().into_frames()
    };
    let frames = frames.collect_frames().unwrap().into_iter();
    let seen = frames.map(|frame| {
        let shown = Duration::from(frame.delay());
        let shown = u64::try_from(shown.as_millis()).unwrap();
        (frame.into_buffer(), shown)
    });
    seen.collect()
}

/// The pixels of a frame as the diagram alone has them.
fn expected(animation: &Animation, at: usize, style: &Style) -> Vec<u8> {
    let pieces = PieceSet::own(&style.pieces).unwrap();
    let drawing = animation.drawing(at).unwrap();
    let pixels = Rasteriser::new(pieces).pixels(&drawing).unwrap();
    pixels.straight_rgba()
}

/// The largest difference of a colour.
fn worst(one: &[u8], other: &[u8]) -> u8 {
    assert_eq!(one.len(), other.len());
    let pairs = one.iter().zip(other);
    pairs
        .map(|(one, other)| one.abs_diff(*other))
        .max()
        .unwrap()
}

fn mean(one: &[u8], other: &[u8]) -> f64 {
    let pairs = one.iter().zip(other);
    let sum: f64 = pairs
        .map(|(one, other)| f64::from(one.abs_diff(*other)))
        .sum();
    let count: f64 = one.iter().map(|_| 1.0).sum();
    sum / count
}

#[test]
fn every_frame_of_webp_is_its_diagram() {
    for name in ["usual", "web", "book"] {
        let style = style(name);
        let animation = animation(&line(SHORT), &style);
        let file = file(&animation, AnimationFormat::Webp, &style);
        let frames = decoded(&file, AnimationFormat::Webp);
        assert_eq!(frames.len(), 15);
        for (at, (frame, _)) in frames.iter().enumerate() {
            let expected = expected(&animation, at, &style);
            // This decoder rounds opaque pixels down where a frame is blended; libwebp does not.
            let most = u8::from(at > 0);
            assert!(
                worst(frame.as_raw(), &expected) <= most,
                "{name}: frame {at}"
            );
        }
    }
}

#[test]
fn libwebp_finds_exactly_the_pixels_of_each_diagram() {
    if !has_tools(&[("convert", "imagemagick")]) {
        return;
    }
    let style = style("usual");
    let animation = animation(&line(SHORT), &style);
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("game.webp");
    std::fs::write(&path, file(&animation, AnimationFormat::Webp, &style)).unwrap();
    let raw = folder.path().join("frames.rgba");
    let mut convert = Command::new("convert");
    convert
        .arg(&path)
        .args(["-coalesce", "-depth", "8"])
        .arg(&raw);
    assert!(convert.status().unwrap().success());
    let seen = std::fs::read(&raw).unwrap();
    let expected: Vec<u8> = (0..15)
        .flat_map(|at| expected(&animation, at, &style))
        .collect();
    assert_eq!(worst(&seen, &expected), 0);
}

#[test]
fn every_frame_of_gif_is_its_diagram_in_the_colours_of_the_palette() {
    for name in ["usual", "web"] {
        let style = style(name);
        let animation = animation(&line(SHORT), &style);
        let file = file(&animation, AnimationFormat::Gif, &style);
        let frames = decoded(&file, AnimationFormat::Gif);
        assert_eq!(frames.len(), 15);
        for (at, (frame, _)) in frames.iter().enumerate() {
            let expected = expected(&animation, at, &style);
            assert!(worst(frame.as_raw(), &expected) < 40, "{name}: frame {at}");
            assert!(mean(frame.as_raw(), &expected) < 0.5, "{name}: frame {at}");
        }
    }
}

#[test]
fn every_position_lasts_as_long_as_chosen_and_the_last_one_longer() {
    let choices = AnimationChoices {
        tempo_ms: 730,
        pause_ms: 4210,
        ..AnimationChoices::default()
    };
    let style = style("usual");
    let animation = line("e4 e5 Nf3").animation(&choices, &style).unwrap();
    for format in [AnimationFormat::Webp, AnimationFormat::Gif] {
        let frames = decoded(&file(&animation, format, &style), format);
        let shown: Vec<_> = frames.iter().map(|(_, shown)| *shown).collect();
        assert_eq!(shown, [730, 730, 730, 4210], "{format:?}");
    }
}

#[test]
fn transparent_parts_stay_transparent_in_webp_and_become_ground_in_gif() {
    let style = Style {
        transparent: true,
        ..style("usual")
    };
    let animation = animation(&line(SHORT), &style);
    let frames = decoded(
        &file(&animation, AnimationFormat::Webp, &style),
        AnimationFormat::Webp,
    );
    for (at, (frame, _)) in frames.iter().enumerate() {
        // Only the rounding of premultiplied colours differs.
        let expected = expected(&animation, at, &style);
        assert_eq!(worst(frame.as_raw(), &expected), 0, "frame {at}");
        assert_eq!(frame.get_pixel(0, 0).0[3], 0);
    }
    let frames = decoded(
        &file(&animation, AnimationFormat::Gif, &style),
        AnimationFormat::Gif,
    );
    let ground = style.colors().ground.0;
    for (frame, _) in frames {
        assert!(frame.pixels().all(|pixel| pixel.0[3] == 255));
        assert_eq!(frame.get_pixel(0, 0).0[..3], ground);
    }
}

#[test]
fn the_board_does_not_turn_with_the_side_to_move() {
    let mut style = style("usual");
    style.set("orientation", "side-to-move").unwrap();
    let moves = line("e4 e5 Nf3");
    let below = |from| {
        let choices = AnimationChoices {
            from,
            ..AnimationChoices::default()
        };
        let animation = moves.animation(&choices, &style).unwrap();
        let turned =
            (0..animation.frames().len()).map(|at| animation.drawing(at).unwrap().layout.flipped);
        turned.collect::<Vec<_>>()
    };
    assert_eq!(below(0), [false; 4]);
    assert_eq!(below(1), [true; 3]);
}

#[test]
fn all_frames_have_the_size_of_the_one_with_the_longest_caption() {
    let start = Position::start();
    let mover = Mover::new(&start).unwrap();
    let e4 = read_move(&mover, "e4", &[]).unwrap().played;
    let record = format!("{} c0 \"{}\";", write_fen(&start), "long ".repeat(40));
    let mut moves = AnimatedLine::default();
    moves.add(None, &start, b"");
    moves.add(Some(e4), &start.after(e4), record.as_bytes());
    let style = style("usual");
    let heights = |shows_comments| {
        let choices = AnimationChoices {
            shows_comments,
            ..AnimationChoices::default()
        };
        let animation = moves.animation(&choices, &style).unwrap();
        [0, 1].map(|at| animation.drawing(at).unwrap().layout.height)
    };
    let (short, long) = (heights(false), heights(true));
    assert_eq!((short[0], long[0]), (short[1], long[1]));
    assert!(short[0] < long[0]);
}

#[test]
fn a_game_of_three_hundred_moves_is_animated() {
    let line = endless(600);
    assert!(line.moves() > 300, "{}", line.moves());
    let style = Style {
        size: 120,
        ..style("web")
    };
    let animation = animation(&line, &style);
    for format in [AnimationFormat::Webp, AnimationFormat::Gif] {
        let frames = decoded(&file(&animation, format, &style), format);
        assert_eq!(frames.len(), line.moves() + 1, "{format:?}");
    }
}

#[test]
fn it_can_be_stopped_at_every_step() {
    let style = style("usual");
    let animation = animation(&line("e4 e5"), &style);
    let pieces = PieceSet::own(&style.pieces).unwrap();
    for format in AnimationFormat::ALL {
        let mut steps = 0;
        let made = animation.encode(format, &pieces, &mut |done, of| {
            assert!(done <= of);
            steps = of;
            ControlFlow::Continue(())
        });
        assert!(made.is_ok());
        for last in 1..=steps {
            let stopped = animation.encode(format, &pieces, &mut |done, _| {
                if done == last {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            });
            assert!(
                matches!(stopped, Err(AnimationError::Cancelled)),
                "{format:?} {last}"
            );
        }
    }
}

#[test]
fn too_many_moves_are_refused() {
    let mut line = AnimatedLine::default();
    let position = Position::start();
    for _ in 0..=Animation::MAX_MOVES + 1 {
        line.add(None, &position, b"");
    }
    let refused = line.animation(&AnimationChoices::default(), &style("usual"));
    assert!(matches!(refused, Err(AnimationError::TooManyMoves(2001))));
}
