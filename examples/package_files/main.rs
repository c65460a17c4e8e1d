//! Writes the files of the packages that are made from others: manual pages and completions from the
//! command line's definition, the icon in all sizes from its drawing.
//!
//! ```text
//! cargo run --example package_files
//! ```
//!
//! `tests/packages.rs` holds them to be what this writes.

mod icons;
mod made;

use std::error::Error;
use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (path, content) in made::files()? {
        let path = folder.join(path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(path, content)?;
    }
    Ok(())
}
