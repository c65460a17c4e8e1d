//! The page tree.

use super::objects::{Objects, single};
use pdf_writer::{Finish as _, Ref};
use std::io;

/// The maximum number of pages per branch. With branches, programs find a page without reading all of them.
const MAX_PAGES: usize = 64;

/// A page tree of two levels: the root has branches, and the branches have pages.
#[derive(Debug)]
pub(super) struct PageTree {
    trunk: Ref,
    /// The branches that are already written.
    branches: Vec<Ref>,
    /// The branch under construction and its pages.
    branch: Option<(Ref, Vec<Ref>)>,
    count: i32,
}

impl PageTree {
    pub(super) fn new(objects: &mut Objects<'_>) -> Self {
        Self {
            trunk: objects.next(),
            branches: Vec::new(),
            branch: None,
            count: 0,
        }
    }

    /// Adds a page and returns its parent.
    pub(super) fn add(&mut self, page: Ref, objects: &mut Objects<'_>) -> io::Result<Ref> {
        self.count += 1;
        let (parent, pages) = self
            .branch
            .get_or_insert_with(|| (objects.next(), Vec::new()));
        let parent = *parent;
        pages.push(page);
        if pages.len() == MAX_PAGES {
            self.write_branch(objects)?;
        }
        Ok(parent)
    }

    fn write_branch(&mut self, objects: &mut Objects<'_>) -> io::Result<()> {
        let Some((id, pages)) = self.branch.take() else {
            return Ok(());
        };
        self.branches.push(id);
        let mut chunk = single();
        let mut branch = chunk.pages(id);
        branch.parent(self.trunk);
        branch.count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
        branch.kids(pages);
        branch.finish();
        objects.write(&chunk)
    }

    /// Writes the remaining branch and the root. Returns the root.
    pub(super) fn end(&mut self, objects: &mut Objects<'_>) -> io::Result<Ref> {
        self.write_branch(objects)?;
        let mut chunk = single();
        let mut trunk = chunk.pages(self.trunk);
        trunk.count(self.count);
        trunk.kids(self.branches.iter().copied());
        trunk.finish();
        objects.write(&chunk)?;
        Ok(self.trunk)
    }
}
