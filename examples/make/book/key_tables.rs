//! The tables of commands and their keys in the book.

use tabiya::command::{Command, Menu};
use tabiya_text::tr;

/// The page with the tables.
pub(crate) const PAGE: &str = "docs/book/keys.md";

/// The lines before and after the tables.
const AROUND: [&str; 2] = [
    "<!-- The tables of commands, written by `cargo run --example make -- book` -->\n",
    "<!-- The end of the tables of commands -->\n",
];

/// The page with up-to-date tables; `None` if the lines around the tables are missing.
pub(crate) fn updated(page: &str) -> Option<String> {
    let [begin, end] = AROUND;
    let (before, rest) = page.split_once(begin)?;
    let (_, after) = rest.split_once(end)?;
    let tables: String = Menu::ALL.into_iter().filter_map(table).collect();
    Some(format!("{before}{begin}\n{tables}{end}{after}"))
}

/// The commands of a menu that have keys; `None` if there are none.
fn table(menu: Menu) -> Option<String> {
    let commands = Command::ALL.iter();
    let of_menu = commands.filter(|command| command.row().menu == menu);
    let rows: String = of_menu.filter_map(|command| row(*command)).collect();
    let head = format!(
        "### {}\n\n| command | keys |\n|---|---|\n",
        tr(menu.text_id())
    );
    (!rows.is_empty()).then(|| format!("{head}{rows}\n"))
}

fn row(command: Command) -> Option<String> {
    let row = command.row();
    let keys = row.keys.iter().copied().chain(row.system_keys);
    let keys: Vec<_> = keys.map(|keys| format!("`{keys}`")).collect();
    let label = tr(row.text_id);
    let label = match row.submenu {
        Some(submenu) => format!("{} › {label}", tr(submenu.text_id())),
        None => label,
    };
    (!keys.is_empty()).then(|| format!("| {label} | {} |\n", keys.join(", ")))
}
