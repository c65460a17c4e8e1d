//! Writes an HTML page of diagrams: a single self-contained file without scripts, readable by eye, by ear and on paper,
//! in light and dark mode. It is also well-formed XML.

use super::book_moves::{Paragraph, joined_runs};
use super::entry::PublishedRecord;
use super::look::Look;
use tabiya_picture::{Style, escaped, piece_symbols};
use tabiya_text::{spoken, tr};

const HEAD: &str = r#"<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"/>
"#;

const CSS: &str = r"<style>
:root{color-scheme:light dark}
body{margin:0 auto;max-width:80rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;font-weight:600;margin:0 0 1.5rem}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:2rem}
figure{margin:0;break-inside:avoid}
figure svg{display:block;width:100%;height:auto;border-radius:.25rem}
figcaption{margin-top:.5rem}
code{display:block;font-size:.75rem;overflow-wrap:anywhere;opacity:.75}
summary{cursor:pointer}
details p{margin:.25rem 0 0}
@media print{body{max-width:none;padding:0}main{grid-template-columns:repeat(2,1fr)}details:not([open]){display:none}}
</style>
";

pub(super) const END: &str = "</main>\n</body>\n</html>\n";

pub(super) fn beginning(title: &str, look: &Look) -> String {
    let title = escaped(title);
    let symbols = piece_symbols(&look.pieces);
    // Transparent pictures show the background of the style, not a dark page.
    let language = spoken().code();
    let ground = look.style.colors().ground;
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n{HEAD}<title>{title}</title>\n{CSS}<style>figure svg{{background:{ground}}}</style>\n\
         </head>\n<body>\n{symbols}\n<h1>{title}</h1>\n<main>\n"
    )
}

pub(super) fn entry(at: u64, entry: &PublishedRecord, look: &Look) -> String {
    let diagram = &entry.diagram;
    // The texts go below the picture, where they can be read aloud, searched and copied.
    let style = Style {
        caption: false,
        number: false,
        ..look.style.clone()
    };
    let drawing = diagram.draw(&style);
    let picture = drawing.to_inline_svg(&look.pieces, &format!("d{at}"));
    let mut page = format!("<figure>\n{picture}\n<figcaption>");
    let number = diagram.number.trim();
    if look.style.number && !number.is_empty() {
        page.extend(["<b>", &escaped(number), ".</b> "]);
    }
    let caption = diagram.caption.trim();
    if look.style.caption && !caption.is_empty() {
        // The element confines characters that change the writing direction.
        page.extend(["<bdi>", &escaped(caption), "</bdi>"]);
    }
    page.extend(["<code>", &escaped(&entry.fen), "</code>"]);
    if let Some(solution) = &entry.solution {
        let summary = escaped(&tr("publish-solution"));
        page.extend(["<details><summary>", &summary, "</summary>"]);
        for paragraph in solution.paragraphs() {
            page.extend(["<p>", &runs_as_html(&paragraph), "</p>"]);
        }
        page.push_str("</details>");
    }
    page.push_str("</figcaption>\n</figure>\n");
    page
}

fn runs_as_html(paragraph: &Paragraph) -> String {
    joined_runs(paragraph, escaped, |text| format!("<b>{text}</b>"))
}
