// Pages in Chromium: one of a listed origin works with the API, others read nothing.
import assert from "node:assert/strict";
import { authorization, url } from "./api.mjs";
import { browser, open } from "./chromium.mjs";

/** Creates a space and reads it back, in the page. */
async function useApi({ url, authorization }) {
  const headers = { authorization, "content-type": "application/json" };
  const body = JSON.stringify({ name: "browser" });
  const created = await fetch(`${url}/v2/spaces`, { method: "POST", headers, body });
  const { id } = await created.json();
  const read = await fetch(`${url}/v2/spaces/${id}`, { headers });
  return (await read.json()).name;
}

const allowed = await open(process.env.ROLLTOP_PAGE);
assert.equal(await allowed.evaluate(useApi, { url, authorization }), "browser");

// A refusal that a page may read says what is wrong.
const refused = await allowed.evaluate(async (url) => {
  const response = await fetch(`${url}/v2/spaces`);
  return { status: response.status, body: await response.json() };
}, url);
assert.equal(refused.status, 401);
assert(refused.body.message);

const { port } = new URL(process.env.ROLLTOP_PAGE);
for (const host of ["localhost", "elsewhere.test"]) {
  const other = await open(`http://${host}:${port}`);
  await assert.rejects(other.evaluate(useApi, { url, authorization }), /Failed to fetch/, host);
}

await browser.close();
