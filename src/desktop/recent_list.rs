//! The desktop's list of recent files, as the desktop bookmark specification has it: XBEL with the
//! programs that opened a file.
//!
//! Promises: what stands in the list stays byte for byte, but for what is said there of this file by
//! this program; a text that is no such list is never changed.
//! Deliberately absent: files, and the Windows and macOS lists, which only their own interfaces write.

use resvg::usvg::roxmltree::{Attribute, Document, Node, ParsingOptions};
use std::fmt::Write as _;
use std::ops::Range;
use std::path::Path;

const BOOKMARK_NAMESPACE: &str = "http://www.freedesktop.org/standards/desktop-bookmarks";
const MIME_NAMESPACE: &str = "http://www.freedesktop.org/standards/shared-mime-info";
const OWNER: &str = "http://freedesktop.org";
/// In no list do elements stand deeper in one another.
const MOST_DEPTH: usize = 64;
/// No list has more parts than that.
const MOST_NODES: u32 = 1_000_000;

/// A file that was opened or saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentUse<'a> {
    /// Where it is.
    pub uri: &'a str,
    /// What kind of file it is.
    pub mime_type: &'a str,
    /// The name of the program, as people know it.
    pub program: &'a str,
    /// The command that opens the file with it.
    pub command: &'a str,
    /// When that was, as RFC 3339 has it.
    pub time: &'a str,
}

/// A change of a text: what stands there gives way to something else.
struct Splice {
    place: Range<usize>,
    text: String,
}

/// The list with this use in it; `None` when the text is no list. An empty text is an empty list.
pub fn with_recent_use(list: &str, used: &RecentUse<'_>) -> Option<String> {
    if list.trim().is_empty() {
        return Some(new_list(used));
    }
    let before = parsed(list)?;
    let root = before.root_element();
    if !root.has_tag_name("xbel") {
        return None;
    }
    let bookmark = bookmarks(root).find(|bookmark| bookmark.attribute("href") == Some(used.uri));
    let splices = match bookmark {
        Some(bookmark) => renewed(list, bookmark, used)?,
        None => vec![appended(list, root, &new_bookmark(used, 2))?],
    };
    let count = bookmarks(root).count() + usize::from(bookmark.is_none());
    let after = spliced(list, splices)?;
    // Whatever was overlooked: a list that is not what it is meant to be is not written.
    let is_whole = bookmarks(parsed(&after)?.root_element()).count() == count;
    is_whole.then_some(after)
}

fn parsed(list: &str) -> Option<Document<'_>> {
    // The reader goes down as deep as a text leads it, and has no more stack than others.
    if !is_shallow(list) {
        return None;
    }
    // What is hidden in definitions is no list of ours.
    let options = ParsingOptions {
        allow_dtd: false,
        nodes_limit: MOST_NODES,
    };
    Document::parse_with_options(list, options).ok()
}

/// Whether elements stand in one another no deeper than in any list. Where this is led astray the text
/// is no XML, and the reader stops there.
fn is_shallow(list: &str) -> bool {
    let mut depth = 0_usize;
    let mut rest = list;
    while let Some((_, tag)) = rest.split_once('<') {
        let skipped = if let Some(comment) = tag.strip_prefix("!--") {
            behind(comment, "-->")
        } else if let Some(text) = tag.strip_prefix("![CDATA[") {
            behind(text, "]]>")
        } else if let Some(instruction) = tag.strip_prefix('?') {
            behind(instruction, "?>")
        } else if let Some(closing) = tag.strip_prefix('/') {
            depth = depth.saturating_sub(1);
            behind(closing, ">")
        } else {
            let end = end_of_tag(tag);
            depth += usize::from(!tag.get(..end).is_some_and(|tag| tag.ends_with('/')));
            tag.get(end..)
        };
        if MOST_DEPTH < depth {
            return false;
        }
        rest = skipped.unwrap_or_default();
    }
    true
}

fn behind<'a>(text: &'a str, end: &str) -> Option<&'a str> {
    text.split_once(end).map(|(_, rest)| rest)
}

/// Where the `>` of a tag stands: not in a value.
fn end_of_tag(tag: &str) -> usize {
    let mut quote = None;
    for (place, byte) in tag.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return place,
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    tag.len()
}

fn bookmarks<'a, 'b>(root: Node<'a, 'b>) -> impl Iterator<Item = Node<'a, 'b>> {
    let children = root.children();
    children.filter(|child| child.has_tag_name("bookmark"))
}

/// What changes in the bookmark of a file that is there already.
fn renewed(list: &str, bookmark: Node<'_, '_>, used: &RecentUse<'_>) -> Option<Vec<Splice>> {
    let mut splices = Vec::new();
    for name in ["modified", "visited"] {
        if let Some(attribute) = bookmark.attribute_node(name) {
            splices.push(value(list, &attribute, used.time)?);
        }
    }
    let is_ours = |node: &Node<'_, '_>| {
        node.has_tag_name((BOOKMARK_NAMESPACE, "application"))
            && node.attribute("name") == Some(used.program)
    };
    if let Some(ours) = bookmark.descendants().find(is_ours) {
        if let Some(attribute) = ours.attribute_node("modified") {
            splices.push(value(list, &attribute, used.time)?);
        }
        if let Some(attribute) = ours.attribute_node("count") {
            let count: u64 = attribute.value().parse().unwrap_or(0);
            let count = count.saturating_add(1).to_string();
            splices.push(value(list, &attribute, &count)?);
        }
        return Some(splices);
    }
    let has_tag = |node: &Node<'_, '_>| node.has_tag_name((BOOKMARK_NAMESPACE, "applications"));
    let (place, text) = if let Some(applications) = bookmark.descendants().find(has_tag) {
        let prefix = prefix_of(list, applications)?;
        (applications, application(used, &prefix, 10))
    } else if let Some(info) = bookmark.children().find(|node| node.has_tag_name("info")) {
        (info, metadata(used, 6))
    } else {
        (bookmark, info(used, 4))
    };
    splices.push(appended(list, place, &text)?);
    Some(splices)
}

/// Puts another text into the place of an attribute's value.
fn value(list: &str, attribute: &Attribute<'_, '_>, text: &str) -> Option<Splice> {
    let place = attribute.range_value();
    // The reader of XML is not exact about this where there is much white space.
    let quote = *list.as_bytes().get(place.start.checked_sub(1)?)?;
    let is_exact = matches!(quote, b'"' | b'\'')
        && list.as_bytes().get(place.end) == Some(&quote)
        && !list.get(place.clone())?.as_bytes().contains(&quote);
    let text = escaped(text);
    is_exact.then_some(Splice { place, text })
}

/// Puts a text at the end of what an element has in it.
fn appended(list: &str, element: Node<'_, '_>, text: &str) -> Option<Splice> {
    let range = element.range();
    let whole = list.get(range.clone())?;
    if let Some(opening) = whole.strip_suffix("/>") {
        let name = whole.strip_prefix('<')?;
        let end = name.find(|letter: char| letter.is_whitespace() || letter == '/')?;
        let name = name.get(..end)?;
        let place = range.start + opening.len()..range.end;
        let text = format!(">\n{text}</{name}>");
        return Some(Splice { place, text });
    }
    // Nothing but white space stands between the name and the end of a closing tag.
    let closing = range.start + whole.rfind("</")?;
    let line = list.get(..closing)?;
    let indented = line.trim_end_matches([' ', '\t']);
    let at = if indented.ends_with('\n') {
        indented.len()
    } else {
        closing
    };
    let text = if at == closing && !line.ends_with('\n') {
        format!("\n{text}")
    } else {
        text.to_owned()
    };
    Some(Splice {
        place: at..at,
        text,
    })
}

/// The prefix of an element with its colon.
fn prefix_of(list: &str, element: Node<'_, '_>) -> Option<String> {
    let name = list.get(element.range())?.strip_prefix('<')?;
    let end = name.find(|letter: char| letter.is_whitespace() || matches!(letter, '/' | '>'))?;
    let name = name.get(..end)?;
    Some(match name.rsplit_once(':') {
        Some((prefix, _)) => format!("{prefix}:"),
        None => String::new(),
    })
}

fn spliced(list: &str, mut splices: Vec<Splice>) -> Option<String> {
    splices.sort_by_key(|splice| splice.place.start);
    let mut text = String::with_capacity(list.len() + 1024);
    let mut at = 0;
    for splice in splices {
        text.push_str(list.get(at..splice.place.start)?);
        text.push_str(&splice.text);
        at = splice.place.end;
    }
    text.push_str(list.get(at..)?);
    Some(text)
}

fn new_list(used: &RecentUse<'_>) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <xbel version=\"1.0\"\n      xmlns:bookmark=\"{BOOKMARK_NAMESPACE}\"\n      \
         xmlns:mime=\"{MIME_NAMESPACE}\"\n>\n{}</xbel>\n",
        new_bookmark(used, 2)
    )
}

fn new_bookmark(used: &RecentUse<'_>, indent: usize) -> String {
    let (uri, time) = (escaped(used.uri), escaped(used.time));
    let info = info(used, indent + 2);
    format!(
        "{0:indent$}<bookmark href=\"{uri}\" added=\"{time}\" modified=\"{time}\" \
         visited=\"{time}\">\n{info}{0:indent$}</bookmark>\n",
        ""
    )
}

fn info(used: &RecentUse<'_>, indent: usize) -> String {
    let metadata = metadata(used, indent + 2);
    format!("{0:indent$}<info>\n{metadata}{0:indent$}</info>\n", "")
}

/// Names its own namespaces: whoever made the list may have called them something else.
fn metadata(used: &RecentUse<'_>, indent: usize) -> String {
    let mime_type = escaped(used.mime_type);
    let application = application(used, "bookmark:", indent + 4);
    let mut text = String::new();
    // Writing into a text cannot fail.
    let _written = write!(
        text,
        "{0:indent$}<metadata owner=\"{OWNER}\" xmlns:bookmark=\"{BOOKMARK_NAMESPACE}\" \
         xmlns:mime=\"{MIME_NAMESPACE}\">\n\
         {0:indent$}  <mime:mime-type type=\"{mime_type}\"/>\n\
         {0:indent$}  <bookmark:applications>\n{application}\
         {0:indent$}  </bookmark:applications>\n{0:indent$}</metadata>\n",
        ""
    );
    text
}

fn application(used: &RecentUse<'_>, prefix: &str, indent: usize) -> String {
    let [program, command, time] = [used.program, used.command, used.time].map(escaped);
    format!(
        "{0:indent$}<{prefix}application name=\"{program}\" exec=\"&apos;{command}&apos;\" \
         modified=\"{time}\" count=\"1\"/>\n",
        ""
    )
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&apos;"),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// The address of a file, with the same letters escaped as the desktop's own programs do, so that a
/// file stands in the list once. `None` where paths have no bytes, or for one that is not absolute.
#[cfg(unix)]
pub fn uri_of(path: &Path) -> Option<String> {
    use std::os::unix::ffi::OsStrExt as _;
    if !path.is_absolute() {
        return None;
    }
    let mut uri = "file://".to_owned();
    for byte in path.as_os_str().as_bytes() {
        let is_plain = byte.is_ascii_alphanumeric() || b"!$&'()*+,-./:=@_~".contains(byte);
        if is_plain {
            uri.push(char::from(*byte));
        } else {
            write!(uri, "%{byte:02X}").ok()?;
        }
    }
    Some(uri)
}

/// The address of a file; elsewhere nobody asks for it.
#[cfg(not(unix))]
pub fn uri_of(_path: &Path) -> Option<String> {
    None
}
