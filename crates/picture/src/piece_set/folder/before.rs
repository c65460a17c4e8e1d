//! Checks a file before it is expanded: how large it would become.

use super::doctype::check_doctype;
use super::limits::{check_nesting, check_numbers};
use crate::piece_set::FolderReason as Reason;
use std::collections::HashMap;
use usvg::roxmltree::{Attribute, Document, Error, Node, NodeId, ParsingOptions};

/// The maximum number of nodes in a file: elements, comments and texts.
const MAX_NODES: u32 = 20_000;
/// The maximum number of drawn elements. An element counts each time it is drawn.
const MAX_DRAWN: u64 = 20_000;
/// The maximum nesting of elements, including nesting by reference.
const MAX_DEPTH: usize = 64;
/// The maximum length of all style sheets of a file, in bytes.
const MAX_STYLE: usize = 1 << 15;

/// Attributes whose targets are drawn again for each element that has the attribute.
const LAYERS: [&str; 2] = ["clip-path", "mask"];

/// Namespaces whose `id` is the id of an element.
const ID_NAMESPACES: [&str; 3] = [
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/XML/1998/namespace",
];

/// Characters that end references everywhere or are not escaped when ids are written.
const NEVER_IN_IDS: [char; 6] = ['#', '"', '\'', '&', '<', '>'];

/// Elements that draw something other than lines and areas, take unlimited work, or fetch something.
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

/// Parses the file as XML if it is within all limits.
pub(super) fn checked(text: &str) -> Result<Document<'_>, Reason> {
    check_doctype(text)?;
    check_nesting(text, MAX_DEPTH)?;
    let options = ParsingOptions {
        allow_dtd: true,
        nodes_limit: MAX_NODES,
        // No file is fetched.
        entity_resolver: None,
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

/// The references between elements.
struct References<'a, 'input> {
    by_id: HashMap<&'a str, Node<'a, 'input>>,
    /// The words after `#` in style sheets.
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

    /// Checks that style sheets refer only to gradients (or to colours, which are not ids). There would be no limit to
    /// how often they could draw anything else.
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

    /// Returns the elements that an element refers to.
    fn targets(
        &self,
        node: Node<'a, 'input>,
    ) -> impl Iterator<Item = Result<Node<'a, 'input>, Reason>> {
        node.attributes()
            .filter(|attribute| !is_id(attribute))
            .flat_map(|attribute| ids_in(attribute.value()))
            .filter_map(|id| self.target(id).transpose())
    }

    /// Returns the element with an id. An id that is referred to must have only characters that every reader
    /// understands after it has been rewritten.
    fn target(&self, id: &str) -> Result<Option<Node<'a, 'input>>, Reason> {
        let node = self.by_id.get(id).copied();
        let is_plain = |letter: char| letter.is_alphanumeric() || "_.:-".contains(letter);
        if node.is_some() && !id.chars().all(is_plain) {
            return Err(Reason::Id(shown(id)));
        }
        Ok(node)
    }
}

/// Whether the attribute is the id of an element. Drawing programs have ids in their own namespaces, which do not
/// count.
fn is_id(attribute: &Attribute<'_, '_>) -> bool {
    let namespace = attribute.namespace();
    let is_own = namespace.is_none_or(|name| ID_NAMESPACES.contains(&name));
    attribute.name() == "id" && is_own && !attribute.value().is_empty()
}

/// The beginning of a text that may be very long.
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
    // Links are followed only when they are clicked.
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

/// Checks that no style inherits a layer, which would then be drawn again without a visible reference.
fn check_inheritance(styles: &str) -> Result<(), Reason> {
    let is_there = |name: &&str| styles.contains("inherit") && styles.contains(*name);
    let inherited = LAYERS.into_iter().find(is_there);
    inherited.map_or(Ok(()), |name| Err(Reason::Element(name.to_owned())))
}

/// Whether every `url(…)` refers to the file itself.
fn is_inside(value: &str) -> bool {
    value.split("url(").skip(1).all(|behind| {
        let name = behind.trim_start_matches([' ', '\t', '\n', '\r', '\'', '"']);
        name.starts_with('#')
    })
}

/// Returns the words after each `#`: ids, and colours, which match no id. The SVG reader ends an id differently in
/// `href`, in `url(…)` and in `url("…")`, so there are up to three candidates per `#`.
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

/// The cost of an element with everything in it.
#[derive(Clone, Copy)]
struct Weight {
    /// The number of drawn elements.
    drawn: u64,
    /// The depth of their nesting.
    depth: usize,
}

struct Scale<'a, 'r, 'input> {
    references: &'r References<'a, 'input>,
    /// `None` while the element is being weighed.
    weights: HashMap<NodeId, Option<Weight>>,
}

impl<'a, 'input> Scale<'a, '_, 'input> {
    fn weigh(&mut self, node: Node<'a, 'input>, depth: usize) -> Result<Weight, Reason> {
        match self.weights.get(&node.id()) {
            Some(Some(weight)) => return Ok(*weight),
            Some(None) => return Err(Reason::Circle),
            None => {}
        }
        // Chains of references also lead deeper. The limit is twice the maximum depth because both children and
        // references count.
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
