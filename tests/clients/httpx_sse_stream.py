"""PyPI `httpx-sse`: reads events from an answer of httpx; connecting again is the caller's."""

import json
import os

import httpx
from httpx_sse import connect_sse

api = httpx.Client(
    base_url=os.environ["ROLLTOP_URL"],
    headers={"Authorization": f"Bearer {os.environ['ROLLTOP_API_KEY']}"},
    timeout=30,
)


def post(path, body):
    return api.post(path, json=body).raise_for_status().json()["id"]


space = post("/v2/spaces", {"name": "httpx-sse"})
chat = post(f"/v2/spaces/{space}/chats", {"name": "httpx-sse"})
messages = f"/v2/spaces/{space}/chats/{chat}/messages"


def say(*texts):
    for text in texts:
        post(messages, {"text": text})


def added(last_event_id=""):
    """The messages that the stream brings. A frame without data carries an id or nothing."""
    headers = {"Last-Event-ID": last_event_id}
    with connect_sse(api, "GET", f"{messages}/stream", headers=headers) as source:
        for event in source.iter_sse():
            assert event.event != "resync_required", event
            if not event.data:
                continue
            if event.event == "message_added":
                yield event.id, json.loads(event.data)["message"]["text"]


say("1", "2", "3")
stream = added()
heard = [next(stream), next(stream), next(stream)]
say("4")
heard.append(next(stream))
stream.close()

say("5", "6")
stream = added(last_event_id=heard[-1][0])
heard += [next(stream), next(stream)]
say("7")
heard.append(next(stream))
stream.close()

assert [text for _, text in heard] == list("1234567"), heard
