// What the stream checks and the browser checks share: a chat made over plain HTTP, and the events heard from it.
export const url = process.env.ROLLTOP_URL;
export const authorization = `Bearer ${process.env.ROLLTOP_API_KEY}`;

/** Posts a body and returns the answer's `id`. */
async function post(path, body) {
  const headers = { authorization, "content-type": "application/json" };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()).id;
}

/** A chat in a space of its own. */
export class Chat {
  static async create(name) {
    const space = await post("/v2/spaces", { name });
    const chat = new Chat();
    chat.path = `/v2/spaces/${space}/chats/${await post(`/v2/spaces/${space}/chats`, { name })}/messages`;
    chat.stream = `${url}${chat.path}/stream`;
    return chat;
  }

  async say(...texts) {
    for (const text of texts) await post(this.path, { text });
  }
}

/** The texts that a client heard, in order, and promises for when there are enough of them. */
export class Heard {
  texts = [];
  #waiting = [];

  add(text) {
    this.texts.push(text);
    this.#waiting = this.#waiting.filter(({ count, resolve }) => this.texts.length < count || resolve());
  }

  reaches(count) {
    return new Promise((resolve) => {
      if (this.texts.length >= count) resolve();
      else this.#waiting.push({ count, resolve });
    });
  }
}
