//! The tree of the pages.

use super::objects::{Objects, single};
use pdf_writer::{Finish as _, Ref};
use std::io;

/// How many pages a branch has: programs need not read all pages to find one.
const MAX_PAGES: usize = 64;

/// Pages hang on branches, branches on the trunk.
#[derive(Debug)]
pub(super) struct PageTree {
    trunk: Ref,
    /// The branches that are full, or the last.
    branches: Vec<Ref>,
    /// That on which pages are hung now, with its pages.
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

    /// Adds a page. Returns its parent.
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

    /// Writes what is not yet written. Returns the trunk.
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
