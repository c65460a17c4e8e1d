//! The style that diagrams are drawn in.

use crate::diagram::{Style, StyleFault};
use crate::settings::{recall, settings_file};
use crate::text::tr_with;

/// The style of that name with these changes; else what is wrong with it.
pub(super) fn chosen(name: Option<&str>, changes: &[(String, String)]) -> Result<Style, String> {
    let mut style = match name {
        None => Style::default(),
        Some(name) => named(name)?,
    };
    for (key, value) in changes {
        // They were tried when the command line was read.
        style.set(key, value).map_err(|fault| match fault {
            StyleFault::UnknownKey(key) => key,
            StyleFault::UnknownValue { possible, .. } => possible,
        })?;
    }
    Ok(style)
}

/// The user's own style of that name, or one that is always there.
fn named(name: &str) -> Result<Style, String> {
    let mut own = settings_file()
        .filter(|path| path.exists())
        .map(|path| recall(&path).settings.styles)
        .unwrap_or_default();
    let found = own.remove(name).or_else(|| Style::built_in(name));
    found.ok_or_else(|| {
        let built_in = Style::BUILT_IN.into_iter().map(str::to_owned);
        let names: Vec<_> = built_in.chain(own.into_keys()).collect();
        let names = names.join(", ");
        tr_with(
            "cli-render-no-style",
            &[("name", name.into()), ("names", names.into())],
        )
    })
}
