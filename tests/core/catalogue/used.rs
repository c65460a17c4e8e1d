//! The English catalogue contains exactly the messages in use.

use super::written::messages as written;
use crate::sources::all_sources;
use std::collections::BTreeSet;
use tabiya::command::{Command, Menu};
use tabiya_notation::forms::Form;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::piece_letters::Language;

fn messages() -> BTreeSet<String> {
    written("en").into_keys().collect()
}

/// All code of the program and of the other crates.
fn all_code() -> String {
    all_sources().into_iter().map(|(_, code)| code).collect()
}

/// The string literals of the code.
fn literals(code: &str) -> BTreeSet<&str> {
    code.split('"').skip(1).collect()
}

/// One opcode for each meaning that an opcode can have.
const OPCODES: &str = "acd acms acn acs am bm ce c0 dtz dm draw_accept draw_claim draw_offer \
    draw_reject eco fmvn tcgs hmvc id nic noop D1 pm pv tcri rc resign tcsi sm sv variant v0 wdl";

/// The codes of the problems of a position.
const PROBLEMS: &str = "empty_board no_white_king no_black_king too_many_white_kings \
    too_many_black_kings too_many_white_pawns too_many_black_pawns too_many_white_pieces \
    too_many_black_pieces too_many_white_promoted too_many_black_promoted pawn_on_back_rank \
    opposite_check kings_side_by_side too_many_checkers impossible_check bad_castling_rights invalid_ep_square \
    halfmove_clock_with_ep halfmove_clock_after_zeroing halfmove_clock_too_high \
    halfmove_clock_over_150 no_last_move castling_arrays_differ counter";

/// The codes of repairs, including those that share a code.
const REPAIRS: &str = "missing_fields white_space wrapper trailing_text castling_order \
    castling_mixed castling_repeated digits_joined counter letter_case lookalike_letters \
    foreign_letters figurines variant_marks separators repeated_operation missing_square \
    surplus_square missing_rank";

/// The codes of unreadable texts, and of what these texts leave open.
const UNREADABLE: &str = "no_position bad_piece_letter rank_too_short rank_too_long too_few_ranks \
    too_many_ranks bad_side bad_castling_field bad_ep_field bad_counter several_readings too_long \
    extra_text";

/// The ids of the messages for these codes, in the editor or in the report of the command line.
fn of_codes(family: &str, codes: &str, ending: &str) -> Vec<String> {
    let codes = codes.split_whitespace();
    let id = |code: &str| format!("{family}-{}{ending}", code.replace('_', "-"));
    codes.map(id).collect()
}

fn of_faults() -> Vec<String> {
    let levels = "unreadable illegal repair warning note";
    [
        of_codes("level", levels, ""),
        of_codes("problem", PROBLEMS, ""),
        of_codes("problem", PROBLEMS, "-report"),
        of_codes("repair", REPAIRS, "-report"),
        of_codes("fen", UNREADABLE, "-report"),
    ]
    .concat()
}

/// Ids that end in a name from the core: copy formats, languages, opcodes and codes of faults.
fn named_by_the_core() -> BTreeSet<String> {
    let forms = Form::ALL.iter().map(|form| format!("form-{}", form.name()));
    let about = Form::ALL
        .iter()
        .map(|form| format!("form-{}-about", form.name()));
    let languages = Language::ALL.map(|language| format!("language-{}", language.code()));
    let opcodes = OPCODES.split_whitespace().flat_map(|opcode| {
        let meaning = OpcodeMeaning::of(opcode.as_bytes()).unwrap();
        ["opcode-", "operation-label-"].map(|start| format!("{start}{}", meaning.name()))
    });
    let named = forms.chain(about).chain(languages).chain(opcodes);
    named.chain(of_faults()).collect()
}

#[test]
fn every_message_named_in_the_core_exists() {
    let messages = messages();
    for id in named_by_the_core() {
        assert!(messages.contains(&id), "{id}");
    }
}

#[test]
fn no_message_is_unused() {
    let code = all_code();
    let used = literals(&code);
    let messages = messages();
    assert!(
        messages.len() > 200,
        "only {} messages found",
        messages.len()
    );
    let named = named_by_the_core();
    let is_used = |id: &&String| used.contains(id.as_str()) || named.contains(id.as_str());
    let unused: Vec<_> = messages.iter().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_message_is_missing() {
    let code = all_code();
    let messages = messages();
    for opening in ["tr(\"", "tr_with(\""] {
        for (at, _) in code.match_indices(opening) {
            let (before, call) = code.split_at(at);
            // A longer name that ends like the call, such as `write_str`.
            let is_end_of_name =
                before.ends_with(|last: char| last.is_alphanumeric() || last == '_');
            let id = call[opening.len()..].split('"').next().unwrap();
            assert!(is_end_of_name || messages.contains(id), "{id}");
        }
    }
    for command in Command::ALL {
        let id = command.row().text_id;
        assert!(messages.contains(id), "{id}");
    }
    for menu in Menu::ALL {
        assert!(messages.contains(menu.text_id()), "{}", menu.text_id());
    }
}
