//! Places the blocks of a Markdown text: blank lines, markers, prefixes (document.md 11).

/// The separator between a block and the previous one.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Gap {
    /// One blank line.
    Blank,
    /// No separator: the next line.
    Line,
}

/// The kind of the last written element.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum Last {
    #[default]
    Other,
    /// A list item with text, at this depth of containers.
    Item { depth: usize },
    /// A list item without text. A blank line would end it before its first child.
    EmptyItem { depth: usize },
}

/// A Markdown text under construction.
#[derive(Default)]
pub(super) struct Layout {
    out: String,
    last: Last,
    /// The number of open items and quotes.
    depth: usize,
    /// The position outside of containers that do not have a line yet.
    outer: Option<Outside>,
}

/// The position outside of containers that do not have a line yet.
struct Outside {
    /// The prefix of the blank line before them.
    prefix: String,
    /// The number of open items and quotes outside of them.
    depth: usize,
}

impl Layout {
    /// Writes a block with the prefix before every line.
    pub(super) fn block(&mut self, prefix: &str, text: &str) {
        let gap = match self.last {
            Last::EmptyItem { depth } if depth < self.depth => Gap::Line,
            Last::EmptyItem { .. } | Last::Item { .. } | Last::Other => Gap::Blank,
        };
        self.lines(prefix, prefix, gap, text);
        self.last = Last::Other;
    }

    /// Begins a list item: `marker` before its first line, `inner` before the others. Its children follow.
    pub(super) fn item(&mut self, prefix: &str, inner: &str, marker: &str, text: &str) {
        let outside = self.outer.as_ref().map(|outside| outside.depth);
        let gap = match self.last {
            Last::Other => Gap::Blank,
            Last::EmptyItem { depth } if depth < outside.unwrap_or(self.depth) => Gap::Line,
            // The new element is a quote inside the item; after a single newline it would continue the previous quote.
            Last::Item { .. } | Last::EmptyItem { .. } if outside.is_some() => Gap::Blank,
            // An empty item cannot interrupt the paragraph of its parent.
            Last::Item { depth } if text.is_empty() && depth < self.depth => Gap::Blank,
            Last::Item { .. } | Last::EmptyItem { .. } => Gap::Line,
        };
        self.lines(
            prefix,
            inner,
            gap,
            format!("{marker}{text}").trim_end_matches(' '),
        );
        self.last = match text.is_empty() {
            true => Last::EmptyItem { depth: self.depth },
            false => Last::Item { depth: self.depth },
        };
        self.depth += 1;
    }

    /// Begins a quote with `inner` before every line. Its children follow.
    pub(super) fn quote(&mut self, prefix: &str, inner: &str, text: &str) {
        self.enter(prefix);
        self.block(inner, text);
    }

    /// Begins a container without its own line: the blank line before its first child is outside of it.
    pub(super) fn enter(&mut self, prefix: &str) {
        if self.outer.is_none() {
            self.outer = Some(Outside {
                prefix: prefix.to_owned(),
                depth: self.depth,
            });
        }
        self.depth += 1;
    }

    /// Ends an item or quote.
    pub(super) fn leave(&mut self) {
        self.depth -= 1;
        self.outer = None;
    }

    /// The text, with one final newline.
    pub(super) fn finish(mut self) -> String {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.out
    }

    fn lines(&mut self, first: &str, others: &str, gap: Gap, text: &str) {
        let outer = self.outer.take();
        if !self.out.is_empty() {
            self.out.push('\n');
            if gap == Gap::Blank {
                let outside = outer.as_ref().map(|outside| outside.prefix.as_str());
                self.out.push_str(outside.unwrap_or(first).trim_end());
                self.out.push('\n');
            }
        }
        for (at, line) in text.split('\n').enumerate() {
            if at > 0 {
                self.out.push('\n');
            }
            let prefix = if at == 0 { first } else { others };
            self.out.push_str(if line.is_empty() {
                prefix.trim_end()
            } else {
                prefix
            });
            self.out.push_str(line);
        }
    }
}
