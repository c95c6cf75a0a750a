// swagger-client resolves the whole document when it starts, and calls operations by tag and id.
import assert from "node:assert/strict";
import SwaggerClient from "swagger-client";

const { errors, apis } = await new SwaggerClient({
  url: `${process.env.ROLLTOP_URL}/docs/openapi.json`,
  requestInterceptor(request) {
    request.headers.Authorization = `Bearer ${process.env.ROLLTOP_API_KEY}`;
    return request;
  },
});
assert.deepEqual(errors, []);

const space = await apis.Spaces.create_space({}, { requestBody: { name: "swagger-client" } });
const space_id = space.body.id;

const page = { type: "page", markdown: "# Trip\n\nPack light." };
const created = await apis.Objects.create_object({ space_id }, { requestBody: page });
const object_id = created.body.id;

const before = await apis.Objects.get_object({ space_id, object_id });
assert.match(JSON.stringify(before.body.blocks), /Pack light/);

const ops = [{ op: "replace_text", find: "light", replace: "heavy" }];
await apis.Objects.patch_object({ space_id, object_id }, { requestBody: { ops } });

const found = await apis.Search.search_space({ space_id }, { requestBody: { query: "heavy" } });
assert.deepEqual(found.body.data.map((row) => row.id), [object_id]);

await assert.rejects(
  apis.Objects.get_object({ space_id, object_id: "bafyreiamissing" }),
  (error) => error.response.status === 404 && error.response.body.code === "not_found",
);
