// npm `@microsoft/fetch-event-source`, made for pages, in Chromium. It connects again by itself, with the id it heard last.
import assert from "node:assert/strict";
import { authorization, Chat, Heard } from "./api.mjs";
import { browser, open } from "./chromium.mjs";

const chat = await Chat.create("fetch-event-source");
await chat.say("1", "2", "3");

const heard = new Heard();
let lose;
const lost = new Promise((resolve) => (lose = resolve));
const page = await open(process.env.ROLLTOP_PAGE);
await page.exposeFunction("heard", (text) => heard.add(text));
await page.exposeFunction("lost", () => lose());

await page.evaluate(async ({ stream, authorization }) => {
  const { fetchEventSource } = await import("fetch-event-source");
  fetchEventSource(stream, {
    headers: { authorization },
    openWhenHidden: true,
    fetch: (input, init) => {
      window.connection = new AbortController();
      return fetch(input, { ...init, signal: AbortSignal.any([init.signal, window.connection.signal]) });
    },
    // A frame without data carries an id or nothing.
    onmessage: ({ event, data }) => {
      if (!data) return;
      if (event === "message_added") window.heard(JSON.parse(data).message.text);
      else if (event === "resync_required") window.heard(event);
    },
    // A number returned here would be the time until it connects again, in place of the server's.
    onerror: () => void window.lost(),
  });
}, { stream: chat.stream, authorization });

await heard.reaches(3);
await chat.say("4");
await heard.reaches(4);

await page.evaluate(() => window.connection.abort());
await lost;
await chat.say("5", "6");
await heard.reaches(6);
await chat.say("7");
await heard.reaches(7);
await browser.close();

assert.deepEqual(heard.texts, ["1", "2", "3", "4", "5", "6", "7"]);
