// @hey-api/openapi-ts makes a function for each operation, one for the event stream too.
import assert from "node:assert/strict";
import { client } from "./made/hey-api/client.gen.js";
import {
  addChatMessage,
  type ChatStreamEvent,
  createChat,
  createObject,
  createSpace,
  getObject,
  patchObject,
  searchSpace,
  streamChatMessages,
} from "./made/hey-api/index.js";

client.setConfig({ baseUrl: process.env.ROLLTOP_URL!, auth: process.env.ROLLTOP_API_KEY! });

// An option of each call, because the type of the answer depends on it.
const throwOnError = true;
const { data: space } = await createSpace({ throwOnError, body: { name: "hey-api" } });
const inSpace = { space_id: space.id! };

const { data: created } = await createObject({
  throwOnError,
  path: inSpace,
  body: { type: "page", markdown: "# Trip\n\nPack light." },
});
const path = { ...inSpace, object_id: created.id! };

const { data: before } = await getObject({ throwOnError, path });
assert("blocks" in before && before.blocks);
assert.match(JSON.stringify(before.blocks), /Pack light/);

await patchObject({ throwOnError, path, body: { ops: [{ op: "replace_text", find: "light", replace: "heavy" }] } });

const { data: found } = await searchSpace({ throwOnError, path: inSpace, body: { query: "heavy" } });
assert.deepEqual(found.data.map((row) => row.id), [created.id]);

const missing = await getObject({ path: { ...inSpace, object_id: "bafyreiamissing" } });
assert.equal(missing.response?.status, 404);
assert(missing.error && typeof missing.error === "object" && "code" in missing.error);

const { data: chat } = await createChat({ throwOnError, path: inSpace, body: { name: "hey-api" } });
const inChat = { ...inSpace, chat_id: chat.id! };
await addChatMessage({ throwOnError, path: inChat, body: { text: "hello" } });
// The events are read already, although their type says text. Leaving the loop does not end the connection.
const connection = new AbortController();
const { stream } = await streamChatMessages({ path: inChat, signal: connection.signal });
for await (const event of stream as AsyncIterable<unknown>) {
  assert.equal((event as ChatStreamEvent).message?.text, "hello");
  connection.abort();
  break;
}
