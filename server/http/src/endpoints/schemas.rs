//! Schema discovery (ops.md 16). The registry is a constant of the program: nothing here waits.

use dropshot::Path;
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::reply::Reply;
use rolltop_spec::schema;
use rolltop_spec::schemas::{DialectQuery, KindPath, OpPath, SchemaEntry, SchemaIndex, SchemasApi};

use super::{Cx, Endpoints, Replied};
use crate::pipeline::{Context, admitted};

impl SchemasApi for Endpoints {
    type Context = Context;

    async fn list_schemas(_: Cx, _: Call) -> Replied<SchemaIndex> {
        Reply::ok(&schema::index())
    }

    async fn get_schema(
        _: Cx,
        path: Path<KindPath>,
        _: Parameters<DialectQuery>,
        call: Call,
    ) -> Replied<SchemaEntry> {
        let query: DialectQuery = admitted(&call)?.parameters()?;
        Reply::ok(schema::find_kind(&path.into_inner().kind, query.dialect)?.as_ref())
    }

    async fn get_op_schema(
        _: Cx,
        path: Path<OpPath>,
        _: Parameters<DialectQuery>,
        call: Call,
    ) -> Replied<SchemaEntry> {
        let query: DialectQuery = admitted(&call)?.parameters()?;
        Reply::ok(schema::find_op(&path.into_inner().op, query.dialect)?.as_ref())
    }
}
