//! What a document keeps as it is written: nothing reads it, so that its published schema judges how large it is.

use std::sync::LazyLock;

use schemars::schema::SchemaObject;
use serde_json::Value;

use super::{Rule, Shape, publish, shared, view};
use crate::findings::Findings;
use crate::path::Path;

/// A value without a meaning here.
pub(crate) static FREE: LazyLock<Verbatim> = LazyLock::new(|| Verbatim::of(shared::any_value()));
/// Editor state of the groups of a view.
pub(crate) static GROUP: LazyLock<Verbatim> = LazyLock::new(|| Verbatim::of(view::group()));
/// Editor state of the order of a view.
pub(crate) static OBJECT_ORDER: LazyLock<Verbatim> =
    LazyLock::new(|| Verbatim::of(view::object_order()));

/// The schema of a value that is kept as it is.
pub(crate) struct Verbatim(Shape);

impl Verbatim {
    fn of(schema: SchemaObject) -> Self {
        Self(Shape::of(publish(|_| schema)))
    }

    /// An issue for each bound that the value breaks; its form is free.
    pub(crate) fn bounds(&self, value: &Value, path: &Path, out: &mut Findings) {
        let violations = self.0.violations(value, path).into_iter();
        let bounds = violations.filter(|fault| fault.rule == Rule::Bound);
        bounds.for_each(|fault| out.issue(fault.issue));
    }
}
