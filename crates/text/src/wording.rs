//! Texts about facts of the core.

use super::{count_text, listed, tr, tr_with};
use std::path::Path;
use tabiya_chess::{
    CastlingObstacle, CastlingRight, Color, EnPassantObstacle, Piece, Role, RookSide, Square,
};
use tabiya_collection::games::{MAX_COLUMNS, TableFault};
use tabiya_lines::{LoadError, NotReplaced, NotText, NotUnpacked, SaveError};
use tabiya_notation::annotations::MarkColor;

/// The name of a colour, such as `green`.
pub fn mark_color_name(color: MarkColor) -> String {
    tr(match color {
        MarkColor::Green => "mark-green",
        MarkColor::Red => "mark-red",
        MarkColor::Blue => "mark-blue",
        MarkColor::Yellow => "mark-yellow",
    })
}

/// The name of a piece, such as `white knight`.
pub fn piece_name(piece: Piece) -> String {
    tr(match piece {
        Piece::WhiteKing => "piece-white-king",
        Piece::WhiteQueen => "piece-white-queen",
        Piece::WhiteRook => "piece-white-rook",
        Piece::WhiteBishop => "piece-white-bishop",
        Piece::WhiteKnight => "piece-white-knight",
        Piece::WhitePawn => "piece-white-pawn",
        Piece::BlackKing => "piece-black-king",
        Piece::BlackQueen => "piece-black-queen",
        Piece::BlackRook => "piece-black-rook",
        Piece::BlackBishop => "piece-black-bishop",
        Piece::BlackKnight => "piece-black-knight",
        Piece::BlackPawn => "piece-black-pawn",
    })
}

/// The name of a square with its content, such as `e4, white knight` or `e4, empty`.
pub fn square_name(square: Square, piece: Option<Piece>) -> String {
    let square = square.to_string();
    match piece {
        None => tr_with("square-empty", &[("square", square.into())]),
        Some(piece) => tr_with(
            "square-with-piece",
            &[
                ("square", square.into()),
                ("piece", piece_name(piece).into()),
            ],
        ),
    }
}

pub(super) fn color_id(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The catalogue's word for a kind of piece.
pub(super) fn role_word(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// The reason why a castling right is impossible, in a few words.
pub fn castling_obstacle_text(obstacle: CastlingObstacle) -> String {
    let (id, square) = match obstacle {
        CastlingObstacle::NoKing(square) => ("castling-no-king", square),
        CastlingObstacle::NoRook(square) => ("castling-no-rook", square),
        CastlingObstacle::OtherKing(square) => ("castling-other-king", square),
    };
    tr_with(id, &[("square", square.to_string().into())])
}

pub fn en_passant_obstacle_text(obstacle: EnPassantObstacle) -> String {
    match obstacle {
        EnPassantObstacle::WrongRank(rank) => {
            tr_with("en-passant-wrong-rank", &[("rank", rank.number().into())])
        }
        EnPassantObstacle::NoPawn(square) => tr_with(
            "en-passant-no-pawn",
            &[("square", square.to_string().into())],
        ),
        EnPassantObstacle::Occupied(square) => tr_with(
            "en-passant-occupied",
            &[("square", square.to_string().into())],
        ),
    }
}

/// The catalogue's id of the name of a castling right, such as `White castles kingside`.
pub fn castling_id(color: Color, side: RookSide) -> &'static str {
    match (color, side) {
        (Color::White, RookSide::Kingside) => "white-castles-kingside",
        (Color::White, RookSide::Queenside) => "white-castles-queenside",
        (Color::Black, RookSide::Kingside) => "black-castles-kingside",
        (Color::Black, RookSide::Queenside) => "black-castles-queenside",
    }
}

/// Explains a castling right, such as `White may still castle kingside: king on e1, rook on h1`.
pub fn may_castle_text(color: Color, side: RookSide, right: CastlingRight) -> String {
    let id = match (color, side) {
        (Color::White, RookSide::Kingside) => "white-may-castle-kingside",
        (Color::White, RookSide::Queenside) => "white-may-castle-queenside",
        (Color::Black, RookSide::Kingside) => "black-may-castle-kingside",
        (Color::Black, RookSide::Queenside) => "black-may-castle-queenside",
    };
    let square = |file| Square::new(file, color.back_rank()).to_string();
    let variables = [
        ("right", tr(id).into()),
        ("king", square(right.king).into()),
        ("rook", square(right.rook).into()),
    ];
    tr_with("castling-possible", &variables)
}

/// A list of squares, such as `a1, b2`.
pub fn square_list(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(Square::to_string).collect();
    listed(&names)
}

fn about_file(id: &str, path: &Path) -> String {
    tr_with(id, &[("file", super::name_text(path).into())])
}

fn about_file_because(id: &str, path: &Path, reason: &std::io::Error) -> String {
    tr_with(
        id,
        &[
            ("file", super::name_text(path).into()),
            ("reason", reason.to_string().into()),
        ],
    )
}

/// Whether the file name has the extension of a picture.
fn is_picture(path: &Path) -> bool {
    const PICTURES: [&str; 10] = [
        "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "avif",
    ];
    let extension = path.extension().unwrap_or_default();
    PICTURES
        .iter()
        .any(|name| extension.eq_ignore_ascii_case(name))
}

/// The reason why a file could not be opened, as a sentence with a remedy.
pub fn load_error_text(path: &Path, error: &LoadError) -> String {
    match error {
        LoadError::NotFound => about_file("load-not-found", path),
        LoadError::IsFolder => about_file("load-is-folder", path),
        LoadError::NotRegular => about_file("load-not-regular", path),
        LoadError::NoPermission => about_file("load-no-permission", path),
        LoadError::TooLarge { .. } => about_file("load-too-large", path),
        LoadError::NotText(NotText::Utf16) => about_file("load-utf-16", path),
        LoadError::NotText(NotText::Parquet) => about_file("load-parquet", path),
        LoadError::NotText(NotText::Binary { .. }) if is_picture(path) => {
            about_file("load-picture", path)
        }
        LoadError::NotText(NotText::Binary { .. }) => about_file("load-not-text", path),
        LoadError::NotUnpacked(why) => about_file(not_unpacked_id(*why), path),
        LoadError::NoRoom => about_file("load-no-room", path),
        LoadError::ChangedWhileReading => about_file("load-changed-while-reading", path),
        LoadError::Cancelled => tr("message-cancelled"),
        LoadError::Io(reason) => match TableFault::of(reason) {
            Some(fault) => table_fault_text(&super::name_text(path), fault),
            None => about_file_because("load-failed", path, reason),
        },
    }
}

/// The reason why a table is not read.
pub fn table_fault_text(file: &str, fault: &TableFault) -> String {
    match fault {
        TableFault::TooManyColumns => {
            let most = count_text(MAX_COLUMNS as u64);
            tr_with(
                "load-too-many-columns",
                &[("file", file.into()), ("most", most.into())],
            )
        }
        TableFault::NoPositions(names) => tr_with(
            "load-no-positions",
            &[("file", file.into()), ("columns", names.join(", ").into())],
        ),
    }
}

fn not_unpacked_id(why: NotUnpacked) -> &'static str {
    match why {
        NotUnpacked::Damaged => "load-packed-damaged",
        NotUnpacked::Encrypted => "load-packed-encrypted",
        NotUnpacked::Unknown => "load-packed-unknown",
        NotUnpacked::PackedTwice => "load-packed-twice",
        NotUnpacked::NothingInside | NotUnpacked::Several => "load-packed-nothing-inside",
    }
}

/// The reason why a file could not be saved, as a sentence with a remedy.
pub fn save_error_text(path: &Path, error: &SaveError) -> String {
    match error {
        SaveError::NotRegular => about_file("save-not-regular", path),
        SaveError::IsFolder => about_file("save-is-folder", path),
        SaveError::FolderGone => about_file("save-folder-gone", path),
        SaveError::NoPermission => about_file("save-no-permission", path),
        SaveError::LinkOfThirdParty => about_file("save-link-of-third-party", path),
        SaveError::ReadOnly => about_file("save-read-only", path),
        SaveError::MarkedReadOnly => about_file("save-marked-read-only", path),
        SaveError::ChangedOnDisk => about_file("save-changed-on-disk", path),
        SaveError::Removed => about_file("save-removed", path),
        SaveError::DiskFull => about_file("save-disk-full", path),
        SaveError::NameTooLong => about_file("save-name-too-long", path),
        SaveError::NameNotTaken => about_file("save-name-not-taken", path),
        SaveError::LinesLost => about_file("save-lines-lost", path),
        SaveError::Busy(reason) => about_file_because("save-busy", path, reason),
        SaveError::Unreachable(reason) => about_file_because("save-unreachable", path, reason),
        SaveError::NoSpare { because, why } => no_spare_text(path, *because, why),
        SaveError::Cancelled => tr("message-cancelled"),
        SaveError::Write(reason) => about_file_because("save-failed", path, reason),
        SaveError::InPlaceBroken { why, .. } => {
            about_file_because("save-in-place-broken", path, why)
        }
        SaveError::NotDurable { why, .. } => about_file_because("save-not-durable", path, why),
    }
}

fn no_spare_text(path: &Path, because: NotReplaced, why: &std::io::Error) -> String {
    let variables = [
        ("file", super::name_text(path).into()),
        ("because", not_replaced_text(because).into()),
        ("reason", why.to_string().into()),
    ];
    tr_with("save-no-spare", &variables)
}

/// The reason why a file can only be overwritten in place, as a part of a sentence.
pub fn not_replaced_text(because: NotReplaced) -> String {
    tr(match because {
        NotReplaced::OtherNames => "not-replaced-other-names",
        NotReplaced::Folder => "not-replaced-folder",
        NotReplaced::Name => "not-replaced-name",
        NotReplaced::MountPoint => "not-replaced-mount-point",
        NotReplaced::InUse => "not-replaced-in-use",
        NotReplaced::Owner => "not-replaced-owner",
        NotReplaced::Attribute => "not-replaced-attribute",
        NotReplaced::Mode => "not-replaced-mode",
    })
}

/// The announcement of a piece on a square, such as `white pawn on e4`. It differs from the name of a square, by which
/// a reader finds the square itself.
pub fn put_text(square: Square, piece: Option<Piece>) -> String {
    let square = square.to_string();
    match piece {
        None => tr_with("announce-emptied", &[("square", square.into())]),
        Some(piece) => tr_with(
            "announce-put",
            &[
                ("square", square.into()),
                ("piece", piece_name(piece).into()),
            ],
        ),
    }
}
