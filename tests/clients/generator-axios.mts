// openapi-generator, `-g typescript-axios`: a class for each tag, arguments by position.
import assert from "node:assert/strict";
import { Configuration, ObjectsApi, SearchApi, SpacesApi } from "./made/generator-axios/index.js";

const configuration = new Configuration({
  basePath: process.env.ROLLTOP_URL!,
  accessToken: process.env.ROLLTOP_API_KEY!,
});
const objects = new ObjectsApi(configuration);

const { data: space } = await new SpacesApi(configuration).createSpace({ name: "generator-axios" });
const spaceId = space.id!;

const { data: created } = await objects.createObject(spaceId, { type: "page", markdown: "# Trip\n\nPack light." });
const id = created.id!;

const { data: before } = await objects.getObject(spaceId, id);
assert("blocks" in before && before.blocks);
assert.match(JSON.stringify(before.blocks), /Pack light/);

await objects.patchObject(spaceId, id, { ops: [{ op: "replace_text", find: "light", replace: "heavy" }] });

const search = new SearchApi(configuration);
const { data: found } = await search.searchSpace(spaceId, undefined, undefined, undefined, { query: "heavy" });
assert.deepEqual(found.data.map((row) => row.id), [id]);

await assert.rejects(objects.getObject(spaceId, "bafyreiamissing"), (error: any) => error.response.status === 404);
