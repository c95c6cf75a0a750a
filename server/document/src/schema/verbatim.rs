//! Values that a document keeps verbatim. The server does not interpret them, so only the size is checked, by a schema.

use std::sync::LazyLock;

use schemars::schema::SchemaObject;
use serde_json::Value;

use super::{Rule, Shape, publish, shared, view};
use crate::findings::Findings;
use crate::path::Path;

/// A value that the server does not interpret.
pub(crate) static FREE: LazyLock<Verbatim> = LazyLock::new(|| Verbatim::of(shared::any_value()));
/// Editor state for the groups of a view.
pub(crate) static GROUP: LazyLock<Verbatim> = LazyLock::new(|| Verbatim::of(view::group()));
/// Editor state for the manual order of a view.
pub(crate) static OBJECT_ORDER: LazyLock<Verbatim> =
    LazyLock::new(|| Verbatim::of(view::object_order()));

/// The schema of a verbatim value.
pub(crate) struct Verbatim(Shape);

impl Verbatim {
    fn of(schema: SchemaObject) -> Self {
        Self(Shape::of(publish(|_| schema)))
    }

    /// Reports an issue for each exceeded bound; other violations are ignored.
    pub(crate) fn bounds(&self, value: &Value, path: &Path, out: &mut Findings) {
        let violations = self.0.violations(value, path).into_iter();
        let bounds = violations.filter(|fault| fault.rule == Rule::Bound);
        bounds.for_each(|fault| out.issue(fault.issue));
    }
}
