//! Reads the catalogue files.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The parts of a message that can be compared between languages.
#[derive(Debug, Default)]
pub(super) struct Written {
    /// The text as written, with all variants.
    pub(super) text: String,
    pub(super) variables: BTreeSet<String>,
    /// The selectors with all their keys.
    pub(super) selectors: Vec<(String, BTreeSet<String>)>,
}

impl Written {
    fn of(message: &Message<String>) -> Self {
        let mut written = Self::default();
        written.read(message.value.as_ref().unwrap());
        written
    }

    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<String>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.read_inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        let InlineExpression::VariableReference { id } = selector else {
            panic!("chosen by {selector:?}");
        };
        let keys = variants.iter().map(|variant| match &variant.key {
            VariantKey::Identifier { name } => name.clone(),
            VariantKey::NumberLiteral { value } => value.clone(),
        });
        self.selectors.push((id.name.clone(), keys.collect()));
        self.read_inline(selector);
        for variant in variants {
            self.text += "|";
            self.read(&variant.value);
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.text += value,
            InlineExpression::VariableReference { id } => {
                self.text.extend(["{", &id.name, "}"]);
                self.variables.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            other => panic!("the catalogues do without {other:?}"),
        }
    }
}

/// All messages of a language, by their ids.
pub(super) fn messages(code: &str) -> BTreeMap<String, Written> {
    let path = root().join(format!("assets/text/{code}.ftl"));
    let text = fs::read_to_string(path).unwrap();
    let resource = parse(text).map_err(|(_, errors)| errors).unwrap();
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name.clone();
            let before = all.insert(id, Written::of(message));
            assert!(
                before.is_none(),
                "{code}: {} is there twice",
                message.id.name
            );
        }
    }
    all
}

/// The lines of a list in `tests/data`, without comments.
pub(super) fn listed(name: &str) -> BTreeSet<String> {
    let path = root().join("tests/data").join(name);
    let text = fs::read_to_string(path).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty());
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}
