//! Writes the generated files of the packages: manual pages and completions from the command line's
//! definition, the icon in all sizes from its drawings, the licences of all libraries from the lock file
//! (after `cargo fetch --locked`, since it needs the libraries of other systems, too).
//!
//! ```text
//! cargo run --example make -- package-files
//! ```
//!
//! The tests in `tests/system/packages/` fail while one of them is out of date.

mod icons;
mod licences;
mod made;
mod panel;

use std::error::Error;
use std::fs;
use std::path::Path;

pub(crate) fn make() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = made::files()?;
    files.push((made::LICENCES.into(), licences::packed(folder)?));
    for (path, content) in files {
        let path = folder.join(path);
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)?;
        }
        fs::write(path, content)?;
    }
    Ok(())
}
