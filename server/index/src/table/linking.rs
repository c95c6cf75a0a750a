//! Keeping the pointers of a table true as objects come, change and go.

use rolltop_document::bundled::LINKS;
use rolltop_document::document::stored_properties;
use rolltop_query::value::Symbol;
use rolltop_store::ObjectRecord;

use super::{Table, links};

impl Table {
    /// Reads the definition of a property, so that objects that are put before it are known to point by it.
    pub(crate) fn learn(&mut self, property: &ObjectRecord) {
        if let Ok(properties) = stored_properties(&property.document) {
            self.links.learn(&properties);
        }
    }

    /// Works out who points to whom, once everything is put that a space holds. From now on every object that is put
    /// is followed at once. To be called by whoever fills a table in whatever way.
    pub(crate) fn settle(&mut self) {
        for (source, targets) in self.links.settle() {
            let (held, awaited): (Vec<Symbol>, Vec<Symbol>) = targets
                .into_iter()
                .partition(|target| self.is_held(*target));
            awaited
                .into_iter()
                .for_each(|target| self.links.wait(source, target));
            self.set_links(source, held);
        }
        let Self {
            links,
            symbols,
            columns,
            rows,
            ..
        } = self;
        let Some(column) = columns.get(LINKS) else {
            return;
        };
        let rows = (0..).zip(rows.iter());
        let pointers = rows.filter_map(|(slot, facts)| Some((slot, facts.as_ref()?.id)));
        let pointers = pointers.flat_map(|(slot, source)| {
            let targets = column.get(slot, false, symbols).entries().iter();
            targets.map(move |target| (source, *target))
        });
        links.reverse(pointers, symbols);
    }

    /// An object points to these now; it pointed to nothing before.
    pub(super) fn link(&mut self, source: Symbol, mut targets: Vec<Symbol>) {
        targets.retain(|target| *target != source);
        if !self.links.is_settled() {
            self.links.keep(source, targets);
            return;
        }
        let (held, awaited): (Vec<Symbol>, Vec<Symbol>) = targets
            .into_iter()
            .partition(|target| self.is_held(*target));
        for target in awaited {
            self.links.wait(source, target);
        }
        for target in &held {
            self.links.add(source, *target, &self.symbols);
        }
        self.set_links(source, held);
    }

    /// An object points to nothing any more.
    pub(super) fn unlink(&mut self, source: Symbol) {
        if !self.links.is_settled() {
            self.links.keep(source, Vec::new());
            return;
        }
        for target in self.links_of(source) {
            self.links.take(source, target, &self.symbols);
        }
        self.links.stop_waiting(source);
        self.set_links(source, Vec::new());
    }

    /// An object points to one more, which the space holds now.
    pub(super) fn point(&mut self, source: Symbol, target: Symbol) {
        let mut targets = self.links_of(source);
        links::insert(&mut targets, target, &self.symbols);
        self.links.add(source, target, &self.symbols);
        self.set_links(source, targets);
    }

    fn is_held(&self, id: Symbol) -> bool {
        self.at(self.slot(id)).is_some()
    }

    fn links_of(&self, source: Symbol) -> Vec<Symbol> {
        let column = self.columns.get(LINKS);
        let targets = column.map(|column| {
            column
                .get(self.slot(source), false, &self.symbols)
                .entries()
        });
        targets.unwrap_or_default().to_vec()
    }

    fn set_links(&mut self, source: Symbol, targets: Vec<Symbol>) {
        let (slot, rows) = (self.slot(source), self.rows.len());
        match self.columns.get_mut(LINKS) {
            Some(column) => column.set_list(slot, &targets, rows),
            None if targets.is_empty() => {}
            None => {
                let column = self.columns.entry(LINKS.into()).or_default();
                column.set_list(slot, &targets, rows);
            }
        }
    }

    /// An object has gone, and what pointed to it no longer does.
    pub(super) fn depart(&mut self, target: Symbol) {
        for source in self.links.depart(target) {
            let mut targets = self.links_of(source);
            targets.retain(|entry| *entry != target);
            self.set_links(source, targets);
        }
    }
}
