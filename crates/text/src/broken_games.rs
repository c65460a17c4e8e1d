//! Texts about pasted games, about games and table rows that could not be read completely, and about saving tables.

use super::record_moves::operation_label;
use super::wording::load_error_text;
use super::{counted, name_text, tr, tr_with};
use std::collections::BTreeMap;
use std::path::Path;
use tabiya_chess::Color;
use tabiya_collection::games::{
    BrokenGame, BrokenRow, GameFaultKind, LeftOutOfTable, LeftOutOfTraining, LostField,
    PastedFault, PastedGame, RowFaultKind, SkippedInGame, SkippedKind,
};
use tabiya_collection::passes::{Converted, GamesOfVariants, NotWritten};
use tabiya_notation::opcodes::OpcodeMeaning;

/// The place where a game breaks off, and the reason.
pub fn broken_game_text(broken: &BrokenGame) -> String {
    let variables = [
        (
            "move",
            move_text(broken.number, broken.side, &broken.word).into(),
        ),
        ("word", broken.word.clone().into()),
    ];
    let why = tr_with(fault_id(broken.kind), &variables);
    let id = if broken.is_in_variation {
        "positions-game-variation"
    } else {
        "positions-game"
    };
    tr_with(id, &[("game", broken.game.into()), ("why", why.into())])
}

/// The parts of a game that were skipped.
pub fn skipped_text(skipped: &SkippedInGame) -> String {
    let id = match skipped.kind {
        SkippedKind::Word => "positions-skipped-word",
        SkippedKind::Sign => "positions-skipped-sign",
        SkippedKind::Tag => "positions-skipped-tag",
    };
    let mut why = tr_with(id, &[("word", skipped.word.clone().into())]);
    if 1 < skipped.count {
        let variables = [("what", why.into()), ("count", (skipped.count - 1).into())];
        why = tr_with("positions-skipped-more", &variables);
    }
    tr_with(
        "positions-game",
        &[("game", skipped.game.into()), ("why", why.into())],
    )
}

/// The reason why a game of a chess variant is not read.
pub fn variant_text(kind: GameFaultKind, name: &str) -> String {
    let why = tr_with(fault_id(kind), &[("word", name.into())]);
    tr_with("message-game-variant", &[("why", why.into())])
}

/// The fault in a row of a table.
pub fn broken_row_text(broken: &BrokenRow) -> String {
    let id = match broken.kind {
        RowFaultKind::Position => "positions-fault-position",
        RowFaultKind::Move => "positions-fault-row-move",
        RowFaultKind::OpenQuote => "positions-fault-open-quote",
        RowFaultKind::NotAnObject => "positions-fault-not-an-object",
        RowFaultKind::TooLong => "positions-fault-row-too-long",
        RowFaultKind::TooDeep => "positions-fault-too-deep",
        RowFaultKind::RepeatedName => "positions-fault-repeated-name",
        RowFaultKind::Board => "positions-fault-board",
        RowFaultKind::Property => "positions-fault-property",
        RowFaultKind::CutOff => "positions-fault-cut-off",
    };
    let why = tr_with(id, &[("word", broken.word.clone().into())]);
    let of_what = match broken.kind {
        RowFaultKind::Board | RowFaultKind::Property | RowFaultKind::CutOff => "positions-record",
        _ => "positions-row",
    };
    tr_with(of_what, &[("row", broken.row.into()), ("why", why.into())])
}

/// The games of a file that were refused, the number of games that broke off and the place of the first break, and the
/// number of games with skipped parts. `None` if all games were read completely.
pub fn broken_text(file: &str, converted: &Converted) -> Option<String> {
    let texts = [
        refused_text(file, converted),
        not_whole_text(file, converted),
        passed_over_text(file, converted),
    ];
    let texts: Vec<_> = texts.into_iter().flatten().collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

/// The games that were refused because they are not chess, each with its number and the name of its variant.
fn refused_text(file: &str, converted: &Converted) -> Option<String> {
    const MAX_NAMED: usize = 10;
    let named = converted.refused_games.iter().take(MAX_NAMED);
    let named: Vec<_> = named.map(refused_game_text).collect();
    if named.is_empty() {
        return None;
    }
    let mut games = named.join(", ");
    if converted.refused > named.len() as u64 {
        games.push_str(", …");
    }
    let [number, count] = counted(converted.refused);
    let variables = [
        ("file", file.into()),
        number,
        count,
        ("games", games.into()),
    ];
    Some(tr_with("games-refused", &variables))
}

fn refused_game_text(refused: &BrokenGame) -> String {
    let variables = [
        ("game", refused.game.into()),
        ("word", refused.word.clone().into()),
    ];
    tr_with("games-refused-game", &variables)
}

/// The games of a document that are not chess, with the number for each variant. `None` if there are none.
pub fn variants_text(file: &str, found: &GamesOfVariants) -> Option<String> {
    const MAX_NAMED: usize = 10;
    if found.games == 0 {
        return None;
    }
    let mut named: Vec<_> = found.named.iter().collect();
    named.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let named = named.into_iter().take(MAX_NAMED);
    let mut told: Vec<_> = named.map(|(name, count)| (name.clone(), *count)).collect();
    if 0 < found.by_position {
        told.push((tr("games-variants-by-position"), found.by_position));
    }
    let all: u64 = told.iter().map(|(_, count)| count).sum();
    let told = told.into_iter().map(|(name, count)| {
        let [number, count] = counted(count);
        tr_with(
            "games-variants-one",
            &[("word", name.into()), number, count],
        )
    });
    let mut variants = told.collect::<Vec<_>>().join(", ");
    if all < found.games {
        variants.push_str(", …");
    }
    let [number, count] = counted(found.games);
    let variables = [
        ("file", file.into()),
        number,
        count,
        ("variants", variants.into()),
    ];
    Some(tr_with("games-variants", &variables))
}

fn passed_over_text(file: &str, converted: &Converted) -> Option<String> {
    let first = converted.skipped_in_games.first()?;
    let [number, count] = counted(converted.skipped);
    let variables = [
        ("file", file.into()),
        number,
        count,
        ("line", first.line.into()),
        ("first", skipped_text(first).into()),
    ];
    Some(tr_with("games-skipped", &variables))
}

fn not_whole_text(file: &str, converted: &Converted) -> Option<String> {
    let game = converted.broken_games.first();
    let game = game.map(|first| (first.line, broken_game_text(first)));
    let row = converted.broken_rows.first();
    let row = row.map(|first| (first.line, broken_row_text(first)));
    let (line, first) = game.or(row)?;
    let [number, count] = counted(converted.broken);
    let variables = [
        ("file", file.into()),
        number,
        count,
        ("line", line.into()),
        ("first", first.into()),
    ];
    Some(tr_with("games-broken", &variables))
}

fn fault_id(kind: GameFaultKind) -> &'static str {
    match kind {
        GameFaultKind::Move => "positions-fault-move",
        GameFaultKind::Ambiguous => "positions-fault-ambiguous",
        GameFaultKind::Start => "positions-fault-start",
        GameFaultKind::Variant => "positions-fault-variant",
        GameFaultKind::VariantMarks => "positions-fault-variant-marks",
        GameFaultKind::Unclosed => "positions-fault-unclosed",
        GameFaultKind::TooLong => "positions-fault-too-long",
    }
}

/// A summary of a pasted game: the players, the number of moves, and where it breaks off.
pub fn pasted_game_text(game: &PastedGame) -> String {
    let [number, count] = counted(u64::from(game.count_of_moves()));
    let mut text = tr_with("message-game", &[number, count]);
    if game.white.is_some() || game.black.is_some() {
        let name = |name: &Option<String>| name.as_deref().unwrap_or("?").to_owned();
        let variables = [
            ("white", name(&game.white).into()),
            ("black", name(&game.black).into()),
            ("game", text.into()),
        ];
        text = tr_with("message-game-of", &variables);
    }
    if let Some(fault) = &game.fault {
        text = format!("{text} {}", pasted_fault_text(fault));
    }
    if game.broken_variations > 0 {
        let count = counted(game.broken_variations as u64);
        text = format!("{text} {}", tr_with("message-game-variations", &count));
    }
    if let Some(word) = &game.skipped {
        let variables = [("word", word.clone().into())];
        text = format!("{text} {}", tr_with("message-game-skipped", &variables));
    }
    text
}

fn pasted_fault_text(fault: &PastedFault) -> String {
    const MAX_CHARS: usize = 20;
    let word = fault.rest.split(' ').next().unwrap_or_default();
    let word: String = word.chars().take(MAX_CHARS).collect();
    let variables = [
        ("move", move_text(fault.number, fault.side, &word).into()),
        ("word", word.into()),
    ];
    let why = tr_with(fault_id(fault.kind), &variables);
    let text = tr_with("message-game-stops", &[("why", why.into())]);
    if fault.rest.is_empty() {
        return text;
    }
    format!("{text} {}", tr("message-game-rest"))
}

/// The notation of a move with its number, such as `12. Nf3` or `12... Nf6`.
fn move_text(number: u32, side: Color, word: &str) -> String {
    let dots = match side {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{number}{dots} {word}")
}

/// The reason why positions could not be written to the file `path`. Some of them come from `source`.
pub fn table_error_text(path: &Path, source: &Path, error: &NotWritten) -> String {
    let because = |reason: String| {
        let variables = [("file", name_text(path).into()), ("reason", reason.into())];
        tr_with("save-failed", &variables)
    };
    match error {
        NotWritten::Changed => {
            let name = source.file_name().unwrap_or(source.as_os_str());
            tr_with("table-changed", &[("name", name_text(name).into())])
        }
        NotWritten::Unreadable(error) => load_error_text(source, error),
        NotWritten::Records(error) => because(error.to_string()),
        NotWritten::Output(error) => because(error.to_string()),
        NotWritten::Cancelled => tr("message-cancelled"),
    }
}

/// A sentence for each kind of loss in a table, except for lost operations.
pub fn left_out_sentences(left_out: &LeftOutOfTable) -> Vec<String> {
    let counts = [
        ("left-out-positions", left_out.positions),
        ("left-out-unreadable", left_out.unreadable),
        ("left-out-variations", left_out.of_games.variations),
        ("left-out-comments", left_out.of_games.comments),
        ("left-out-signs", left_out.of_games.signs),
        ("left-out-broken", left_out.of_games.broken),
    ];
    let counts = counts.into_iter().filter(|(_, number)| *number > 0);
    let mut sentences: Vec<_> = counts
        .map(|(id, number)| tr_with(id, &counted(number)))
        .collect();
    if left_out.is_reordered {
        sentences.push(tr("left-out-order"));
    }
    sentences
}

/// A sentence for each kind of loss in training data, except for lost operations.
pub fn left_out_of_training_sentences(left_out: &LeftOutOfTraining) -> Vec<String> {
    let fields = LostField::ALL.map(|field| {
        let id = match field {
            LostField::Side => "left-out-side",
            LostField::Castling => "left-out-castling",
            LostField::EnPassant => "left-out-en-passant",
            LostField::Counters => "left-out-counters",
        };
        (id, left_out.fields.get(&field).copied().unwrap_or_default())
    });
    let records = [
        ("left-out-incomplete", left_out.incomplete),
        ("left-out-inexpressible", left_out.positions),
        ("left-out-unreadable", left_out.unreadable),
    ];
    let counts = records.into_iter().chain(fields);
    let counts = counts.filter(|(_, number)| *number > 0);
    counts
        .map(|(id, number)| tr_with(id, &counted(number)))
        .collect()
}

/// Operations with the numbers of positions that have them, one line each.
pub fn operation_counts(operations: &BTreeMap<String, u64>) -> Vec<String> {
    let operations = operations.iter().map(|(opcode, number)| {
        let [number, count] = counted(*number);
        let variables = [("operation", name_of(opcode).into()), number, count];
        tr_with("left-out-operation", &variables)
    });
    operations.collect()
}

/// The name of an operation as the panel shows it, with its opcode.
fn name_of(opcode: &str) -> String {
    let meaning = OpcodeMeaning::of(opcode.as_bytes());
    let label = operation_label(opcode, meaning);
    if label == opcode {
        return label;
    }
    let variables = [("label", label.into()), ("opcode", opcode.into())];
    tr_with("operation-with-opcode", &variables)
}
