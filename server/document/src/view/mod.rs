//! Views of a dataview as data: columns, sorts and filters (document.md 6.5, 6.6). The query crate evaluates them.
//! Properties are internal keys; values of select filters are option ids.

use serde_json::Value;

use crate::issue::Issue;
use crate::kinds::{Align, Format};
use crate::path::Path;
use crate::wire::{JsonMap, wire_enum};

mod guard;
mod operand;
mod render;
mod text;
pub mod unknown;

pub use crate::kinds::ViewType;
pub use guard::{Unguarded, unguarded_dates};
pub use operand::{
    CALLER_PLACEHOLDER, HOST_PLACEHOLDER, MeantOptions, Operand, PLACEHOLDER_PREFIX,
    comparison_advice, mixed_dates_advice, operand,
};
pub use render::{render_filter, render_view};
pub use text::{FilterText, INVALID_FILTER, ReadFilter, refusal_beside_filter};

/// The name of a generated view.
pub const DEFAULT_VIEW_NAME: &str = "All";

wire_enum! {
    /// Size of gallery cards.
    CardSize { Small = "small", Medium = "medium", Large = "large" }
}
wire_enum! {
    /// Height of list rows.
    ListSize { Compact = "compact", Regular = "regular" }
}
wire_enum! {
    /// Direction of a sort.
    SortDirection { Asc = "asc", Desc = "desc", Custom = "custom" }
}
wire_enum! {
    /// Where empty values are sorted.
    EmptyPlacement { Start = "start", End = "end" }
}
wire_enum! {
    /// What a column footer computes.
    Aggregation {
        Count = "count", CountValue = "count_value", CountDistinct = "count_distinct", CountEmpty = "count_empty",
        CountNotEmpty = "count_not_empty", PercentEmpty = "percent_empty", PercentNotEmpty = "percent_not_empty",
        Sum = "sum", Average = "average", Median = "median", Min = "min", Max = "max", Range = "range",
    }
}
wire_enum! {
    /// How a filter leaf compares.
    Condition {
        Equal = "equal", NotEqual = "not_equal", Greater = "greater", Less = "less",
        GreaterOrEqual = "greater_or_equal", LessOrEqual = "less_or_equal", Contains = "contains",
        NotContains = "not_contains", In = "in", NotIn = "not_in", Empty = "empty", NotEmpty = "not_empty",
        AllIn = "all_in", NotAllIn = "not_all_in", ExactIn = "exact_in", NotExactIn = "not_exact_in",
        Exists = "exists",
    }
}
wire_enum! {
    /// Named ranges of days.
    DatePreset {
        Yesterday = "yesterday", Today = "today", Tomorrow = "tomorrow", LastWeek = "last_week",
        CurrentWeek = "current_week", NextWeek = "next_week", LastMonth = "last_month",
        CurrentMonth = "current_month", NextMonth = "next_month", NumberOfDaysAgo = "number_of_days_ago",
        NumberOfDaysNow = "number_of_days_now", LastYear = "last_year", CurrentYear = "current_year",
        NextYear = "next_year",
    }
}

/// A view. The first view of a dataview is the default tab.
#[derive(Clone, Debug, Default, PartialEq)]
#[expect(missing_docs, reason = "the members are those of document.md 6.5")]
pub struct View {
    pub id: String,
    pub view_type: ViewType,
    pub name: String,
    pub group_by: Option<String>,
    pub cover_property: Option<String>,
    pub end_property: Option<String>,
    pub hide_icon: bool,
    pub card_size: CardSize,
    pub cover_fit: bool,
    pub colored_groups: bool,
    pub page_size: u32,
    pub default_template_id: Option<String>,
    pub default_type_id: Option<String>,
    pub wrap_content: bool,
    pub list_size: ListSize,
    pub alternate_rows: bool,
    pub sorts: Vec<Sort>,
    pub filters: Vec<FilterNode>,
    pub columns: Vec<Column>,
    /// Kanban editor state, kept verbatim.
    pub groups: Vec<JsonMap>,
    /// Manual order, kept verbatim.
    pub object_orders: Vec<JsonMap>,
}

/// One sort key.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the members are those of document.md 6.5")]
pub struct Sort {
    pub property: String,
    pub direction: SortDirection,
    /// Option ids, or other values as written.
    pub custom_order: Vec<String>,
    pub empty_placement: Option<EmptyPlacement>,
    pub include_time: bool,
    pub no_collate: bool,
}

/// One column.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the members are those of document.md 6.5")]
pub struct Column {
    pub property: String,
    pub hidden: bool,
    pub width: u32,
    pub aggregation: Option<Aggregation>,
    pub align: Align,
}

/// A node of a filter tree (document.md 6.6).
#[derive(Clone, Debug, PartialEq)]
pub enum FilterNode {
    /// Nodes joined by `and` or `or`.
    Group {
        /// True for `or`.
        any: bool,
        /// 1..=50 members.
        filters: Vec<FilterNode>,
    },
    /// One comparison.
    Leaf(Box<FilterLeaf>),
}

/// One comparison of a property.
#[derive(Clone, Debug, PartialEq)]
#[expect(missing_docs, reason = "the members are those of document.md 6.6")]
pub struct FilterLeaf {
    pub property: String,
    /// `None` only on older stored leaves, which evaluation ignores.
    pub condition: Option<Condition>,
    pub value: Option<Value>,
    pub date_preset: Option<DatePreset>,
    pub include_time: bool,
}

impl FilterNode {
    /// Calls `visit` with each leaf in order, and the positions of the nodes on the path to it; the last is that of the
    /// leaf.
    pub fn each_leaf<'n>(nodes: &'n [Self], mut visit: impl FnMut(&[usize], &'n FilterLeaf)) {
        Self::each_leaf_below(nodes, &mut Vec::new(), &mut visit);
    }

    /// The recursion is bounded, because the parser limits the depth of a tree.
    fn each_leaf_below<'n>(
        nodes: &'n [Self],
        position: &mut Vec<usize>,
        visit: &mut impl FnMut(&[usize], &'n FilterLeaf),
    ) {
        for (at, node) in nodes.iter().enumerate() {
            position.push(at);
            match node {
                Self::Group { filters, .. } => Self::each_leaf_below(filters, position, visit),
                Self::Leaf(leaf) => visit(position, leaf),
            }
            position.pop();
        }
    }
}

/// The path of the leaf at these positions, below the path of the top-level list.
pub fn leaf_path(top: Path, positions: &[usize]) -> Path {
    let mut path = top;
    for (depth, position) in positions.iter().enumerate() {
        let list = if depth == 0 {
            path
        } else {
            path.key("filters")
        };
        path = list.index(*position);
    }
    path
}

/// Renders a condition in a form of filters: [`Condition::name`] in the structured form.
pub type ConditionWord = fn(Condition) -> &'static str;

impl Condition {
    /// True for conditions that only test presence; their value is dropped (document.md 6.6).
    pub const fn ignores_value(self) -> bool {
        matches!(self, Self::Empty | Self::NotEmpty | Self::Exists)
    }

    /// True for conditions that compare with a list (query.md 4.3).
    pub const fn takes_list(self) -> bool {
        match self {
            Self::In
            | Self::NotIn
            | Self::AllIn
            | Self::NotAllIn
            | Self::ExactIn
            | Self::NotExactIn => true,
            Self::Equal
            | Self::NotEqual
            | Self::Greater
            | Self::Less
            | Self::GreaterOrEqual
            | Self::LessOrEqual
            | Self::Contains
            | Self::NotContains
            | Self::Empty
            | Self::NotEmpty
            | Self::Exists => false,
        }
    }

    /// True for conditions that accept a date preset as a range of days (document.md 6.6).
    pub const fn takes_preset(self) -> bool {
        matches!(
            self,
            Self::Equal
                | Self::In
                | Self::Less
                | Self::Greater
                | Self::LessOrEqual
                | Self::GreaterOrEqual
        )
    }

    /// The positive condition, and whether this one negates it. A negated condition is the exact complement of its
    /// positive one (query.md 5).
    pub const fn positive(self) -> (Self, bool) {
        match self {
            Self::NotEqual => (Self::Equal, true),
            Self::NotContains => (Self::Contains, true),
            Self::NotIn => (Self::In, true),
            Self::NotEmpty => (Self::Empty, true),
            Self::NotAllIn => (Self::AllIn, true),
            Self::NotExactIn => (Self::ExactIn, true),
            Self::Equal
            | Self::Greater
            | Self::Less
            | Self::GreaterOrEqual
            | Self::LessOrEqual
            | Self::Contains
            | Self::In
            | Self::Empty
            | Self::AllIn
            | Self::ExactIn
            | Self::Exists => (self, false),
        }
    }

    /// The issue, without a path, if this condition does not apply to properties of the format.
    pub fn misfit(self, format: Format) -> Option<Issue> {
        if self.fits(format) {
            return None;
        }
        let fitting = Self::ALL.iter().filter(|condition| condition.fits(format));
        let names: Vec<_> = fitting.map(|condition| condition.name()).collect();
        let message = format!("{} property has no {}", format.one(), self.name());
        Some(Issue::pathless(message).hint(names.join(", ")))
    }

    /// True if this condition applies to properties of the format (query.md 4.4).
    pub const fn fits(self, format: Format) -> bool {
        use Format as F;
        match self {
            Self::Empty | Self::NotEmpty | Self::Exists => true,
            Self::Equal | Self::NotEqual | Self::In | Self::NotIn => !matches!(format, F::Map),
            Self::Greater | Self::Less | Self::GreaterOrEqual | Self::LessOrEqual => matches!(
                format,
                F::Text | F::Url | F::Email | F::Phone | F::Emoji | F::Number | F::Date
            ),
            Self::Contains | Self::NotContains => matches!(
                format,
                F::Text | F::Url | F::Email | F::Phone | F::Emoji | F::Select | F::MultiSelect
            ),
            Self::AllIn | Self::NotAllIn | Self::ExactIn | Self::NotExactIn => {
                !matches!(format, F::Checkbox | F::Map)
            }
        }
    }
}

impl DatePreset {
    /// True for presets that count days from today and need a `value` (document.md 6.6).
    pub const fn counts_days(self) -> bool {
        matches!(self, Self::NumberOfDaysAgo | Self::NumberOfDaysNow)
    }
}
