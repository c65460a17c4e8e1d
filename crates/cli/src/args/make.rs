//! The command line of `tabiya make`.

use super::inputs::one;
use super::records::{output_of, record_output};
use super::tables::{syzygy_option, table_folders};
use clap::{Arg, ArgGroup, ArgMatches, Command, ValueHint, value_parser};
use std::path::PathBuf;
use tabiya_collection::recipe::MOST_POSITIONS;
use tabiya_text::tr;

pub(super) const NAME: &str = "make";

/// The place of a recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecipeOrigin {
    /// The command line.
    Words(String),
    /// A file that holds the recipe alone.
    File(PathBuf),
    /// A file that was made by it.
    Made(PathBuf),
}

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakeArgs {
    pub(crate) recipe: RecipeOrigin,
    /// The number of positions; `None` for that of the recipe.
    pub(crate) count: Option<u32>,
    /// The seed of the choice; `None` for that of the recipe.
    pub(crate) seed: Option<u64>,
    /// The folders with the user's tables.
    pub(crate) folders: Vec<PathBuf>,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl MakeArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let file = one(matches, "file").map(RecipeOrigin::File);
        let again = one(matches, "again").map(RecipeOrigin::Made);
        let words = one(matches, "recipe").unwrap_or_default();
        Self {
            recipe: file.or(again).unwrap_or(RecipeOrigin::Words(words)),
            count: one(matches, "count"),
            seed: one(matches, "seed"),
            folders: table_folders(matches),
            output: output_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    let file = |name, long, help| {
        Arg::new(name)
            .long(long)
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .value_hint(ValueHint::FilePath)
            .help(tr(help))
    };
    Command::new(NAME)
        .about(tr("cli-make-about"))
        .after_help(tr("cli-make-after-help"))
        .arg(
            Arg::new("recipe")
                .value_name("RECIPE")
                .help(tr("cli-make-recipe")),
        )
        .arg(file("file", "recipe", "cli-make-file"))
        .arg(file("again", "again", "cli-make-again"))
        .group(
            ArgGroup::new("origin")
                .args(["recipe", "file", "again"])
                .required(true),
        )
        .arg(
            Arg::new("count")
                .long("count")
                .short('n')
                .value_name("COUNT")
                .value_parser(value_parser!(u32).range(1..=i64::from(MOST_POSITIONS)))
                .help(tr("cli-make-count")),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("NUMBER")
                .value_parser(value_parser!(u64))
                .help(tr("cli-make-seed")),
        )
        .arg(syzygy_option())
        .arg(record_output())
}
