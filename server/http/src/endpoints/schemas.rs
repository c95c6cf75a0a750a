//! Schema discovery (ops.md 16). The registry is a constant of the program: nothing here waits.

use dropshot::{Path, RequestContext};
use rolltop_spec::extract::{Call, Parameters};
use rolltop_spec::refusal::ApiError;
use rolltop_spec::reply::Reply;
use rolltop_spec::schema;
use rolltop_spec::schemas::{DialectQuery, KindPath, OpPath, SchemaEntry, SchemaIndex, SchemasApi};

use super::Endpoints;
use crate::pipeline::{Context, admitted};

impl SchemasApi for Endpoints {
    type Context = Context;

    async fn list_schemas(
        _: RequestContext<Context>,
        _: Call,
    ) -> Result<Reply<SchemaIndex>, ApiError> {
        Reply::ok(&schema::index())
    }

    async fn get_schema(
        _: RequestContext<Context>,
        path: Path<KindPath>,
        _: Parameters<DialectQuery>,
        call: Call,
    ) -> Result<Reply<SchemaEntry>, ApiError> {
        let query: DialectQuery = admitted(&call)?.parameters()?;
        Reply::ok(schema::find_kind(&path.into_inner().kind, query.dialect)?.as_ref())
    }

    async fn get_op_schema(
        _: RequestContext<Context>,
        path: Path<OpPath>,
        _: Parameters<DialectQuery>,
        call: Call,
    ) -> Result<Reply<SchemaEntry>, ApiError> {
        let query: DialectQuery = admitted(&call)?.parameters()?;
        Reply::ok(schema::find_op(&path.into_inner().op, query.dialect)?.as_ref())
    }
}
