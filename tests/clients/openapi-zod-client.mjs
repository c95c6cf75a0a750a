// openapi-zod-client makes a zodios client, which holds each answer against a zod schema.
import assert from "node:assert/strict";
import { api as described, createApiClient } from "./out/made/openapi-zod-client.mjs";

const headers = { Authorization: `Bearer ${process.env.ROLLTOP_API_KEY}` };
const api = createApiClient(process.env.ROLLTOP_URL, { axiosConfig: { headers } });

const space = await api.create_space({ name: "openapi-zod-client" });
const params = { space_id: space.id };

const page = { type: "page", markdown: "# Trip\n\nPack light." };
const created = await api.create_object(page, { params });
const inObject = { params: { ...params, object_id: created.id } };

const before = await api.get_object(inObject);
assert.match(JSON.stringify(before.blocks), /Pack light/);

await api.patch_object({ ops: [{ op: "replace_text", find: "light", replace: "heavy" }] }, inObject);

const found = await api.search_space({ query: "heavy" }, { params });
assert.deepEqual(found.data.map((row) => row.id), [created.id]);

const missing = api.get_object({ params: { ...params, object_id: "bafyreiamissing" } });
await assert.rejects(missing, (error) => error.response.status === 404);

// A download is kept, with a body of bytes.
const download = described.api.find((endpoint) => endpoint.alias === "download_file");
assert(download.response.safeParse(new File(["x"], "x")).success);
assert(!download.response.safeParse(undefined).success);
