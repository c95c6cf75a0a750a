// The server's own pages in Chromium: no errors, no request to another host, and an operation that can be tried.
import assert from "node:assert/strict";
import { url } from "./api.mjs";
import { browser } from "./chromium.mjs";

const page = await browser.newPage();
const faults = [];
page.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
page.on("pageerror", (error) => faults.push(String(error)));
page.on("request", (request) => {
  if (new URL(request.url()).origin !== url && !request.url().startsWith("data:")) faults.push(request.url());
});

await page.goto(url);
await page.getByRole("link", { name: "Quickstart" }).click();
await page.waitForURL("**/docs/quickstart.md");
await page.goBack();
await page.getByRole("link", { name: "API reference" }).click();

await page.getByRole("button", { name: "Authorize" }).first().click();
await page.getByLabel("auth-bearer-value").fill(process.env.ROLLTOP_API_KEY);
await page.getByRole("button", { name: "Apply credentials" }).click();
await page.getByRole("button", { name: "Close" }).last().click();

const operation = page.locator("#operations-Spaces-list_spaces");
await operation.locator(".opblock-summary-control").click();
await operation.getByRole("button", { name: "Try it out" }).click();
await operation.getByRole("button", { name: "Execute" }).click();
const answer = operation.locator(".live-responses-table");
await answer.getByText("200", { exact: true }).waitFor();
assert.match(await answer.innerText(), /"has_not_granted_spaces": false/);

assert.deepEqual(faults, []);
await browser.close();
