//! Makes the tables of all endgames of up to four pieces and writes them into a file, in about ten minutes:
//! `cargo run --release -p tabiya-tables --example make_small -- crates/tables/assets/small.tables`.

use std::error::Error;
use std::io::{self, Write as _};
use tabiya_tables::small::{Maker, to_file};

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).ok_or("name a file")?;
    let mut tables = Vec::new();
    let mut said = io::stdout().lock();
    for made in Maker::default() {
        writeln!(said, "{} {:?} {}", made.name, made.side, made.bytes.len())?;
        tables.push(made);
    }
    let file = to_file(&tables);
    writeln!(said, "{} bytes", file.len())?;
    std::fs::write(path, file)?;
    Ok(())
}
