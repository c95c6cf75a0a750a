// openapi-typescript makes types alone; openapi-fetch calls by path and reads them.
import assert from "node:assert/strict";
import createClient from "openapi-fetch";
import type { paths } from "./made/openapi-typescript.js";

const api = createClient<paths>({
  baseUrl: process.env.ROLLTOP_URL!,
  headers: { Authorization: `Bearer ${process.env.ROLLTOP_API_KEY}` },
});

/** The answer's body; a refusal ends the program. */
function ok<T>(answer: { data?: T; error?: unknown }): T {
  assert.equal(answer.error, undefined);
  return answer.data!;
}

const space = ok(await api.POST("/v2/spaces", { body: { name: "openapi-typescript" } }));
const inSpace = { space_id: space.id! };

const created = ok(
  await api.POST("/v2/spaces/{space_id}/objects", {
    params: { path: inSpace },
    body: { type: "page", markdown: "# Trip\n\nPack light." },
  }),
);
const object = { params: { path: { ...inSpace, object_id: created.id! } } };

const before = ok(await api.GET("/v2/spaces/{space_id}/objects/{object_id}", object));
assert("blocks" in before && before.blocks);
assert.match(JSON.stringify(before.blocks), /Pack light/);

ok(
  await api.PATCH("/v2/spaces/{space_id}/objects/{object_id}", {
    ...object,
    body: { ops: [{ op: "replace_text", find: "light", replace: "heavy" }] },
  }),
);

const found = ok(await api.POST("/v2/spaces/{space_id}/search", { params: { path: inSpace }, body: { query: "heavy" } }));
assert.deepEqual(found.data.map((row) => row.id), [created.id]);

const missing = await api.GET("/v2/spaces/{space_id}/objects/{object_id}", {
  params: { path: { ...inSpace, object_id: "bafyreiamissing" } },
});
assert.equal(missing.response.status, 404);
assert(missing.error && "code" in missing.error);
