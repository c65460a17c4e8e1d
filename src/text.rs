//! Every text that a person reads, from one catalogue (`assets/text/*.ftl`, Project Fluent).
//!
//! Promises: a message that is not there shows its id instead of failing; a test proves that none is
//! missing and none is left over.
//! Deliberately absent: markup, and any choice of when to say what.

mod counts;
mod diagram_words;
mod direction;
mod engines;
#[cfg(feature = "offscreen")]
mod folder_faults;
mod names;
mod operations;
mod piece_lists;
mod problems;
mod read_aloud;
mod repairs;
mod search;
mod sizes;
mod typed_number;
mod wording;

pub use counts::{count_text, counted, short_count_text};
pub use diagram_words::{diagram_description, diagram_title, diagram_words};
pub use direction::turns_direction;
pub use engines::{engine_warning_text, short_engine_warning_text};
#[cfg(feature = "offscreen")]
pub use folder_faults::folder_fault_text;
pub use names::name_text;
pub use operations::{opcode_text, operation_error_text, operation_fault_text};
pub use piece_lists::piece_list_text;
pub use problems::{problem_hint, problem_text, remedy_text};
pub use read_aloud::{advice_words, file_words, position_words, rank_words, side_words};
pub use repairs::{repair_name, repair_text, variant_marks_text};
pub use search::{cell_name, cell_on_square, query_error_text, query_text};
pub use sizes::size_text;
pub use typed_number::number_of_text;
pub use wording::{
    castling_bar_text, castling_id, en_passant_bar_text, fen_error_text, load_error_text,
    mark_color_name, not_replaced_text, piece_name, save_error_text, square_list, square_name,
};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use unic_langid::LanguageIdentifier;

const ENGLISH: &str = include_str!("../assets/text/en.ftl");

static CATALOGUE: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(english);

fn english() -> FluentBundle<FluentResource> {
    // A catalogue with a mistake still has all its other messages.
    let resource = match FluentResource::try_new(ENGLISH.to_owned()) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            log::error!("the English catalogue has mistakes: {errors:?}");
            resource
        }
    };
    let mut bundle = FluentBundle::new_concurrent(vec![english_tag()]);
    bundle.set_use_isolating(false);
    if let Err(errors) = bundle.add_resource(resource) {
        log::error!("the English catalogue has messages twice: {errors:?}");
    }
    bundle
}

fn english_tag() -> LanguageIdentifier {
    "en".parse().unwrap_or_default()
}

/// The text with this id.
pub fn tr(id: &str) -> String {
    tr_with(id, &[])
}

/// The text with this id, with its variables filled in.
pub fn tr_with(id: &str, variables: &[(&'static str, FluentValue<'_>)]) -> String {
    let Some(pattern) = CATALOGUE
        .get_message(id)
        .and_then(|message| message.value())
    else {
        log::error!("no message {id} in the catalogue");
        return id.to_owned();
    };
    let args: FluentArgs<'_> = variables.iter().cloned().collect();
    let mut errors = Vec::new();
    let text = CATALOGUE.format_pattern(pattern, Some(&args), &mut errors);
    if !errors.is_empty() {
        log::error!("message {id}: {errors:?}");
    }
    text.into_owned()
}
