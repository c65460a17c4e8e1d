//! The roles of the parts of pages, for programs that read aloud (ISO 32000-1, 14.7 and 14.8).

use super::objects::{Objects, single};
use pdf_writer::types::StructRole;
use pdf_writer::writers::{NumberTree, StructTreeRoot};
use pdf_writer::{Chunk, Finish as _, Name, Ref, TextStr};
use std::io;
use std::ops::Range;

/// A part of a page, for readers who cannot see it. Items outside all parts are decoration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePart {
    /// The indices of its items in the drawing.
    pub items: Range<usize>,
    /// The role of the part.
    pub role: PagePartRole,
}

/// The role of a part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PagePartRole {
    /// A picture, with its content in words.
    Figure(String),
    /// A title.
    Heading,
    /// A paragraph of text.
    Paragraph,
}

/// The structure of the document: one section per page.
#[derive(Debug)]
pub(super) struct Structure {
    root: Ref,
    document: Ref,
    /// The section of each page, and the list of its parts.
    pages: Vec<(Ref, Ref)>,
}

impl Structure {
    pub(super) fn new(objects: &mut Objects<'_>) -> Self {
        Self {
            root: objects.next(),
            document: objects.next(),
            pages: Vec::new(),
        }
    }

    /// Writes the parts of a page. Returns the key under which the page finds them.
    pub(super) fn add(
        &mut self,
        parts: &[PagePart],
        page: Ref,
        objects: &mut Objects<'_>,
    ) -> io::Result<i32> {
        let section = objects.next();
        let mut ids = Vec::with_capacity(parts.len());
        for (part, number) in parts.iter().zip(0..) {
            let id = objects.next();
            ids.push(id);
            let mut chunk = single();
            let mut element = chunk.struct_element(id);
            element.kind(kind(&part.role)).parent(section).page(page);
            element.pair(Name(b"K"), number);
            if let PagePartRole::Figure(description) = &part.role {
                element.alt(TextStr(description));
            }
            element.finish();
            objects.write(&chunk)?;
        }
        let mut chunk = single();
        let mut element = chunk.struct_element(section);
        element.kind(StructRole::Sect).parent(self.document);
        element.children().items(&ids);
        element.finish();
        objects.write(&chunk)?;
        let list = objects.next();
        let mut chunk = single();
        chunk.indirect(list).array().items(ids);
        objects.write(&chunk)?;
        self.pages.push((section, list));
        Ok(i32::try_from(self.pages.len() - 1).unwrap_or(i32::MAX))
    }

    /// Writes the remaining objects. Returns the root.
    pub(super) fn end(&mut self, objects: &mut Objects<'_>) -> io::Result<Ref> {
        let mut chunk = single();
        self.write_document(&mut chunk);
        objects.write(&chunk)?;
        let mut chunk = single();
        self.write_root(&mut chunk);
        objects.write(&chunk)?;
        Ok(self.root)
    }

    fn write_document(&self, chunk: &mut Chunk) {
        let mut document = chunk.struct_element(self.document);
        document.kind(StructRole::Document).parent(self.root);
        let sections = self.pages.iter().map(|(section, _)| *section);
        document.children().items(sections);
    }

    fn write_root(&self, chunk: &mut Chunk) {
        let mut root = chunk.indirect(self.root).start::<StructTreeRoot<'_>>();
        root.child(self.document);
        let mut tree: NumberTree<'_, Ref> = root.parent_tree();
        let mut lists = tree.nums();
        for ((_, list), number) in self.pages.iter().zip(0..) {
            lists.insert(number, *list);
        }
    }
}

fn kind(role: &PagePartRole) -> StructRole {
    match role {
        PagePartRole::Figure(_) => StructRole::Figure,
        PagePartRole::Heading => StructRole::H1,
        PagePartRole::Paragraph => StructRole::P,
    }
}
