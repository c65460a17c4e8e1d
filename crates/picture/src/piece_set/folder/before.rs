//! What is looked at before a file is expanded: how much it would become.

use super::doctype::check_doctype;
use super::nesting::check_nesting;
use super::numbers::check_numbers;
use crate::piece_set::fault::FolderReason as Reason;
use resvg::usvg::roxmltree::{Attribute, Document, Error, Node, NodeId, ParsingOptions};
use std::collections::HashMap;

/// The most nodes of a file: elements, comments and texts.
const MAX_NODES: u32 = 20_000;
/// The most elements, each counted as often as it is drawn.
const MAX_DRAWN: u64 = 20_000;
/// How deeply elements may stand in each other, also by reference.
const MAX_DEPTH: usize = 64;
/// The longest style document.
const MAX_STYLE: usize = 1 << 15;

/// Attributes that refer to something that is drawn for each element that has them.
const LAYERS: [&str; 2] = ["clip-path", "mask"];

/// Namespaces whose `id` is the id of an element.
const ID_NAMESPACES: [&str; 3] = [
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/XML/1998/namespace",
];

/// What ends references everywhere, and what is not escaped when ids are written anew.
const NEVER_IN_IDS: [char; 6] = ['#', '"', '\'', '&', '<', '>'];

/// What is drawn as something else than lines and areas, takes work without bounds, or wants to be
/// fetched.
const REFUSED: [&str; 8] = [
    "image",
    "text",
    "filter",
    "pattern",
    "marker",
    "foreignObject",
    "script",
    "feImage",
];

/// The file as XML, when it is small enough in every respect.
pub(super) fn checked(text: &str) -> Result<Document<'_>, Reason> {
    check_doctype(text)?;
    check_nesting(text, MAX_DEPTH)?;
    let options = ParsingOptions {
        allow_dtd: true,
        nodes_limit: MAX_NODES,
    };
    let document = match Document::parse_with_options(text, options) {
        Ok(document) => document,
        Err(Error::NodesLimitReached) => return Err(Reason::TooMany),
        Err(Error::EntityReferenceLoop(_)) => return Err(Reason::Entities),
        Err(error) => return Err(Reason::NotSvg(error.to_string())),
    };
    let references = References::of(&document)?;
    let mut scale = Scale {
        references: &references,
        weights: HashMap::new(),
    };
    let all = scale.weigh(document.root_element(), 0)?;
    if all.drawn > MAX_DRAWN {
        return Err(Reason::TooMany);
    }
    Ok(document)
}

/// Which element refers to which.
struct References<'a, 'input> {
    by_id: HashMap<&'a str, Node<'a, 'input>>,
    /// What stands behind `#` in style pages.
    in_styles: Vec<String>,
}

impl<'a, 'input> References<'a, 'input> {
    fn of(document: &'a Document<'input>) -> Result<Self, Reason> {
        let mut references = Self {
            by_id: HashMap::new(),
            in_styles: Vec::new(),
        };
        let mut styles = 0;
        for node in document.descendants().filter(Node::is_element) {
            check_element(node)?;
            for attribute in node.attributes().filter(is_id) {
                let id = attribute.value();
                let is_other = references.by_id.insert(id, node).is_some();
                if is_other || id.contains(NEVER_IN_IDS) {
                    return Err(Reason::Id(shown(id)));
                }
            }
            if node.tag_name().name() == "style" {
                let text: String = node.descendants().filter_map(|node| node.text()).collect();
                check_inheritance(&text)?;
                styles += text.len();
                references
                    .in_styles
                    .extend(ids_in(&text).map(str::to_owned));
            }
        }
        if styles > MAX_STYLE {
            return Err(Reason::StyleSheet);
        }
        references.check_styles()?;
        Ok(references)
    }

    /// Style pages may name colours and gradients; how often something else would be drawn by them
    /// cannot be told.
    fn check_styles(&self) -> Result<(), Reason> {
        for id in &self.in_styles {
            let Some(node) = self.target(id)? else {
                continue;
            };
            let name = node.tag_name().name();
            if !matches!(name, "linearGradient" | "radialGradient") {
                return Err(Reason::Element(name.to_owned()));
            }
        }
        Ok(())
    }

    /// The elements that an element refers to.
    fn targets(
        &self,
        node: Node<'a, 'input>,
    ) -> impl Iterator<Item = Result<Node<'a, 'input>, Reason>> {
        node.attributes()
            .filter(|attribute| !is_id(attribute))
            .flat_map(|attribute| ids_in(attribute.value()))
            .filter_map(|id| self.target(id).transpose())
    }

    /// The element of an id. What is referred to is to be written anew in a way that all understand.
    fn target(&self, id: &str) -> Result<Option<Node<'a, 'input>>, Reason> {
        let node = self.by_id.get(id).copied();
        let is_plain = |letter: char| letter.is_alphanumeric() || "_.:-".contains(letter);
        if node.is_some() && !id.chars().all(is_plain) {
            return Err(Reason::Id(shown(id)));
        }
        Ok(node)
    }
}

/// Whether this is the id of an element; those of drawing programs, in their own namespaces, are not.
fn is_id(attribute: &Attribute<'_, '_>) -> bool {
    let namespace = attribute.namespace();
    let is_own = namespace.is_none_or(|name| ID_NAMESPACES.contains(&name));
    attribute.name() == "id" && is_own && !attribute.value().is_empty()
}

/// The beginning of what may be very long.
fn shown(text: &str) -> String {
    text.chars().take(80).collect()
}

fn check_element(node: Node<'_, '_>) -> Result<(), Reason> {
    let name = node.tag_name().name();
    if REFUSED.contains(&name) {
        return Err(Reason::Element(name.to_owned()));
    }
    for attribute in node.attributes() {
        check_numbers(attribute.name(), attribute.value())?;
        match attribute.name() {
            "style" => check_inheritance(attribute.value())?,
            name if LAYERS.contains(&name) && attribute.value() == "inherit" => {
                return Err(Reason::Element(name.to_owned()));
            }
            _ => {}
        }
    }
    let is_svg = node.tag_name().namespace() == Some("http://www.w3.org/2000/svg");
    // Links lead somewhere only when they are clicked.
    if !is_svg || name == "a" {
        return Ok(());
    }
    for attribute in node.attributes() {
        let value = attribute.value().trim();
        let is_href = attribute.name() == "href" && !value.starts_with('#') && !value.is_empty();
        let is_url = value.contains("url(") && !is_inside(value);
        if is_href || is_url {
            return Err(Reason::Outside(shown(value)));
        }
    }
    Ok(())
}

/// Whether nothing in these styles is drawn again by being inherited, which no reference shows.
fn check_inheritance(styles: &str) -> Result<(), Reason> {
    let is_there = |name: &&str| styles.contains("inherit") && styles.contains(*name);
    let inherited = LAYERS.into_iter().find(is_there);
    inherited.map_or(Ok(()), |name| Err(Reason::Element(name.to_owned())))
}

/// Whether all that `url(…)` names is in the file itself.
fn is_inside(value: &str) -> bool {
    value.split("url(").skip(1).all(|behind| {
        let name = behind.trim_start_matches([' ', '\t', '\n', '\r', '\'', '"']);
        name.starts_with('#')
    })
}

/// What stands behind each `#`: ids, and colours, which are no ids of anything. The reader of SVG ends
/// them elsewhere in `href`, in `url(…)` and in `url("…")`, so there may be up to three.
fn ids_in(text: &str) -> impl Iterator<Item = &str> {
    text.split('#').skip(1).flat_map(|behind| {
        let until = |ends: &[char]| behind.split(ends).next().unwrap_or(behind);
        let quoted = until(&['\'', '"']).trim_end();
        let mut ids = vec![until(&[' ']), until(&[' ', ')']), quoted];
        ids.sort_unstable();
        ids.dedup();
        ids
    })
}

/// What an element comes to.
#[derive(Clone, Copy)]
struct Weight {
    /// So many elements are drawn.
    drawn: u64,
    /// So deep are they in each other.
    depth: usize,
}

struct Scale<'a, 'r, 'input> {
    references: &'r References<'a, 'input>,
    /// None while it is being weighed.
    weights: HashMap<NodeId, Option<Weight>>,
}

impl<'a, 'input> Scale<'a, '_, 'input> {
    fn weigh(&mut self, node: Node<'a, 'input>, depth: usize) -> Result<Weight, Reason> {
        match self.weights.get(&node.id()) {
            Some(Some(weight)) => return Ok(*weight),
            Some(None) => return Err(Reason::Circle),
            None => {}
        }
        // On the way down by references of references; twice, since both ways count.
        if depth > 2 * MAX_DEPTH {
            return Err(Reason::TooDeep);
        }
        self.weights.insert(node.id(), None);
        let mut weight = Weight { drawn: 1, depth: 1 };
        let references = self.references;
        let children = node.children().filter(Node::is_element);
        for part in children.map(Ok).chain(references.targets(node)) {
            let part = self.weigh(part?, depth + 1)?;
            weight.drawn = weight.drawn.saturating_add(part.drawn);
            weight.depth = weight.depth.max(part.depth + 1);
        }
        if weight.depth > MAX_DEPTH {
            return Err(Reason::TooDeep);
        }
        self.weights.insert(node.id(), Some(weight));
        Ok(weight)
    }
}
