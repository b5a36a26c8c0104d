import { describe, expect, expectTypeOf, it } from "vitest";
import { listMessages } from "./generated/operations/messages";
import { listMyBlocks } from "./generated/operations/users";
import type { Message } from "./generated/types.gen";
import { failureOf, setUpClient } from "./testing/client-set-up";
import { json } from "./testing/fake-server";

const PATH = "/api/v1/interviews/sessions/7/messages/";
const page = (ids: number[], next: string | null) =>
  json(200, { results: ids.map((id) => ({ id })), next, previous: null, count: 5 });

function setUp(last = () => page([5], null)) {
  const pages: Record<string, () => Response> = {
    [`${PATH}?limit=2`]: () => page([1, 2], `http://elsewhere${PATH}?limit=2&cursor=b%2B`),
    [`${PATH}?limit=2&cursor=b%2B`]: () => page([3, 4], `${PATH}?limit=2&cursor=c`),
    [`${PATH}?limit=2&cursor=c`]: last,
  };
  return setUpClient({ [`GET ${PATH}`]: ({ path }) => pages[path]?.() ?? json(404, { detail: path }) });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const input = { path: { id: 7 }, query: { limit: 2 } };

describe("client.paginate", () => {
  it("yields the items of all pages in order", async () => {
    const { client, server } = setUp();
    const ids: number[] = [];
    for await (const message of client.paginate(listMessages, input)) {
      expectTypeOf(message).toEqualTypeOf<Message>();
      ids.push(message.id);
    }
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(server.seen).toHaveLength(3);
  });

  it("fetches a page when its first item is requested, and none after a break", async () => {
    const { client, server } = setUp();
    for await (const message of client.paginate(listMessages, input)) if (message.id === 3) break;
    expect(server.seen).toHaveLength(2);
  });

  it("rejects with the error of the page that failed", async () => {
    const { client } = setUp(() => json(404, { detail: "d", code: "session_not_found" }));
    const items = collect(client.paginate(listMessages, input));
    expect(await failureOf(items)).toMatchObject({ code: "session_not_found" });
  });

  it("passes the signal on to every page", async () => {
    const abort = new AbortController();
    let pages = 0;
    const fetch = async (request: Request) => {
      request.signal.throwIfAborted();
      pages += 1;
      return page([pages], `${PATH}?cursor=b`);
    };
    const { client } = setUpClient({}, { fetch: fetch as typeof globalThis.fetch });
    const items = client.paginate(listMessages, { ...input, signal: abort.signal });
    expect(await items.next()).toMatchObject({ value: { id: 1 } });
    abort.abort(new DOMException("gone", "AbortError"));
    await expect(items.next()).rejects.toMatchObject({ name: "AbortError" });
    expect(pages).toBe(1);
  });

  it("accepts only operations with paged responses", () => {
    const { client } = setUp();
    client.paginate(listMyBlocks);
    // @ts-expect-error the session's number is missing
    client.paginate(listMessages);
  });
});
