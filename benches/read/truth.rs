//! A folder of pictures of which it is known what they show.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The file with the truth, a line for each picture.
const TRUTH: &str = "truth.jsonl";
/// A folder beside it in which the pictures may be.
const PICTURES: &str = "pics";

/// A picture, or a PDF file.
pub(super) struct KnownPicture {
    pub(super) file: PathBuf,
    /// Its kind: figures are given for each.
    pub(super) class: String,
    pub(super) boards: Vec<TrueBoard>,
}

/// A board of a picture.
pub(super) struct TrueBoard {
    /// The FEN letter on each square from a8, `.` for an empty square.
    pub(super) squares: Vec<char>,
    /// Whether the board is as right when it is turned round.
    pub(super) is_either_way: bool,
    /// The corners of the squares: upper left, upper right, lower right, lower left.
    pub(super) corners: Option<[[f32; 2]; 4]>,
    pub(super) page: u32,
    /// Whether White is to move, where the page says it.
    pub(super) is_white_to_move: Option<bool>,
}

/// Reads the truth about the pictures of a folder.
pub(super) fn known_pictures(folder: &Path) -> Vec<KnownPicture> {
    let truth = fs::read_to_string(folder.join(TRUTH)).unwrap();
    let lines = truth.lines().filter(|line| !line.trim().is_empty());
    lines.map(|line| picture(folder, line)).collect()
}

fn picture(folder: &Path, line: &str) -> KnownPicture {
    let told: Value = serde_json::from_str(line).unwrap();
    let name = told["file"].as_str().unwrap();
    let beside = folder.join(name);
    let file = if beside.exists() {
        beside
    } else {
        folder.join(PICTURES).join(name)
    };
    KnownPicture {
        file,
        class: told["class"].as_str().unwrap_or("all").to_owned(),
        boards: told["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(board)
            .collect(),
    }
}

fn board(told: &Value) -> TrueBoard {
    TrueBoard {
        squares: squares(told["placement"].as_str().unwrap()),
        is_either_way: told["either"].as_bool().unwrap_or(false),
        corners: told["box"].as_array().map(|corners| {
            let part = |corner: usize, axis: usize| corners[corner][axis].as_f64().unwrap() as f32;
            std::array::from_fn(|corner| [part(corner, 0), part(corner, 1)])
        }),
        page: told["page"].as_u64().map_or(1, |page| page as u32),
        is_white_to_move: told["turn"].as_str().map(|turn| turn.starts_with('w')),
    }
}

/// The FEN letter on each square of a piece placement.
pub(super) fn squares(placement: &str) -> Vec<char> {
    let signs = placement.chars().filter(|sign| *sign != '/');
    signs
        .flat_map(|sign| match sign.to_digit(10) {
            Some(empty) => vec!['.'; empty as usize],
            None => vec![sign],
        })
        .collect()
}
