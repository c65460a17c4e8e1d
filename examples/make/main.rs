//! Makes files from the project itself, when somebody asks for them. One program, since each example links the whole
//! library.
//!
//! ```text
//! cargo run --example make -- package-files
//! cargo run --example make -- book
//! cargo run --example make -- contact-sheets
//! cargo run --release --example make -- games FILE MEGABYTES
//! cargo run --example make -- views FOLDER [VIEW|LANGUAGE|THEME|PERCENT ...]
//! ```

mod book;
mod contact_sheets;
#[path = "../../benches/games/written.rs"]
#[expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "shared with the benches"
)]
mod games_by_chance;
mod package_files;
mod views;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<_> = std::env::args_os().skip(1).collect();
    let [what, args @ ..] = args.as_slice() else {
        return Err(
            "name what to make: package-files, book, contact-sheets, games or views".into(),
        );
    };
    match (what.to_str(), args) {
        (Some("package-files"), []) => package_files::make(),
        (Some("book"), []) => book::make(),
        (Some("contact-sheets"), []) => contact_sheets::make(),
        (Some("games"), [file, megabytes]) => {
            let megabytes: u64 = megabytes.to_str().unwrap_or_default().parse()?;
            games_by_chance::write(file.as_ref(), megabytes * 1_000_000)?;
            Ok(())
        }
        (Some(views::NAME), args) => views::make(args),
        _ => Err(format!("{} is not understood", what.display()).into()),
    }
}
