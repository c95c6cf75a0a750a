// npm `eventsource`, the browser's class for other runtimes. A `fetch` of one's own sets the key. It connects again by
// itself, with the id it heard last.
import assert from "node:assert/strict";
import { once } from "node:events";
import { EventSource } from "eventsource";
import { authorization, Chat, Heard } from "./api.mjs";

const chat = await Chat.create("eventsource");
await chat.say("1", "2", "3");

// Its timer for connecting again does not keep Node running.
const running = setInterval(() => {}, 1000);

let connection;
const heard = new Heard();
const source = new EventSource(chat.stream, {
  fetch: (input, init) => {
    connection = new AbortController();
    const signal = AbortSignal.any([init.signal, connection.signal]);
    return fetch(input, { ...init, signal, headers: { ...init.headers, authorization } });
  },
});
source.addEventListener("message_added", (event) => heard.add(JSON.parse(event.data).message.text));
source.addEventListener("resync_required", () => heard.add("resync_required"));
source.addEventListener("message", (event) => heard.add(`an event without a name: ${event.data}`));

await heard.reaches(3);
await chat.say("4");
await heard.reaches(4);

const lost = once(source, "error");
connection.abort(new Error("the connection is lost"));
await lost;
await chat.say("5", "6");
await heard.reaches(6);
await chat.say("7");
await heard.reaches(7);
source.close();
clearInterval(running);

assert.deepEqual(heard.texts, ["1", "2", "3", "4", "5", "6", "7"]);
