import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { openSocket, type SocketClient } from "../../../test/socket-client.ts";

let server: TestServer;
let origin: string;
let pads = 0;

beforeAll(async () => {
  server = await createTestServer();
  origin = await server.listen();
});
afterAll(() => server.close());

function newPad(): string {
  pads += 1;
  return `pad${pads}`;
}
const open = (id: string, below = ""): Promise<SocketClient> => openSocket(`${origin}${below}/api/socket/${id}`);
const textOf = async (id: string): Promise<string> => (await fetch(`${origin}/api/text/${id}`)).text();

interface History {
  History: { start: number; operations: { id: number; operation: (number | string)[] }[] };
}
const isHistory =
  (operations: number) =>
  (message: object): boolean =>
    "History" in message &&
    (message as History).History.start + (message as History).History.operations.length >= operations;

describe("a code pad on the plain wire", () => {
  test("the first message is the identity, and each connection has another one (TL-P.66)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    await Promise.all([a, b].map((one) => one.until((message: object) => "Identity" in message)));
    expect(a.received[0]).toEqual({ Identity: 0 });
    expect(b.received[0]).toEqual({ Identity: 1 });
  });

  test("an edit comes back to everybody, and the author's own id in the history acknowledges it (TL-P.67)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    a.send({ Edit: { revision: 0, operation: ["héllo 🦊"] } });
    const expected = { History: { start: 0, operations: [{ id: 0, operation: ["héllo 🦊"] }] } };
    expect(await a.until(isHistory(1))).toEqual(expected);
    expect(await b.until(isHistory(1))).toEqual(expected);
    expect(await textOf(id)).toBe("héllo 🦊");
  });

  test("somebody who comes later gets identity, the history from 0, language, users and cursors, in this order (TL-P.66)", async () => {
    const id = newPad();
    const a = await open(id);
    a.send({ Edit: { revision: 0, operation: ["ab"] } });
    a.send({ SetLanguage: "rust" });
    a.send({ ClientInfo: { name: "Ada", hue: 200 } });
    a.send({ CursorData: { cursors: [1], selections: [[0, 2]] } });
    await a.until((message: object) => "UserCursor" in message);
    await a.until((message: object) => "Language" in message);
    await a.until(isHistory(1));
    const b = await open(id);
    await b.until((message: object) => "UserCursor" in message);
    expect(b.received).toEqual([
      { Identity: 1 },
      { History: { start: 0, operations: [{ id: 0, operation: ["ab"] }] } },
      { Language: "rust" },
      { UserInfo: { id: 0, info: { name: "Ada", hue: 200 } } },
      { UserCursor: { id: 0, data: { cursors: [1], selections: [[0, 2]] } } },
    ]);
  });

  test("of two inserts at one place the later one goes first (TL-P.68)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    a.send({ Edit: { revision: 0, operation: ["first"] } });
    await b.until(isHistory(1));
    b.send({ Edit: { revision: 0, operation: ["later"] } });
    await a.until(isHistory(2));
    expect(await textOf(id)).toBe("laterfirst");
  });

  test("a leave sends a user without info to the others, with and without a name (TL-P.69)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    await b.until((message: object) => "Identity" in message);
    b.close();
    expect(await a.until((message: object) => "UserInfo" in message)).toEqual({ UserInfo: { id: 1, info: null } });
  });

  test("an unknown language, an empty name and a binary message change nothing", async () => {
    const id = newPad();
    const a = await open(id);
    a.send({ SetLanguage: "klingon" });
    a.send({ ClientInfo: { name: "", hue: 1 } });
    a.socket.send(Buffer.from("{"));
    a.send({ SetLanguage: "go" });
    expect(await a.until((message: object) => "Language" in message)).toEqual({ Language: "go" });
    expect(a.received.slice(1)).toEqual([{ Language: "go" }]);
  });

  const length = 262_144;
  test.each([
    ["bad JSON", "{"],
    ["an unknown tag", '{"Shout":1}'],
    ["two tags", '{"SetLanguage":"go","Edit":{"revision":0,"operation":["a"]}}'],
    ["a revision ahead", '{"Edit":{"revision":2,"operation":[1,"a"]}}'],
    ["a length that does not fit", '{"Edit":{"revision":1,"operation":[2,"a"]}}'],
    ["a lone surrogate", '{"Edit":{"revision":1,"operation":[1,"\\ud83d"]}}'],
    ["a fraction", '{"Edit":{"revision":1,"operation":[1.5]}}'],
    [
      "a text of more than 262,144 code points",
      JSON.stringify({ Edit: { revision: 1, operation: [1, "🦊".repeat(length)] } }),
    ],
    ["a hue of 360", '{"ClientInfo":{"name":"Ada","hue":360}}'],
    ["a name of 26 characters", JSON.stringify({ ClientInfo: { name: "a".repeat(26), hue: 1 } })],
  ])("a socket is closed with 1008 and a reason for %s", async (_what, message) => {
    const id = newPad();
    const a = await open(id);
    a.send({ Edit: { revision: 0, operation: ["x"] } });
    await a.until(isHistory(1));
    a.sendText(message);
    const { code, reason } = await a.closed;
    expect(code).toBe(1008);
    expect(reason).not.toBe("");
    expect(await textOf(id)).toBe("x");
  });

  test("a text of 262,144 code points is taken (TL-P.70)", async () => {
    const id = newPad();
    const a = await open(id);
    a.send({ Edit: { revision: 0, operation: ["🦊".repeat(length)] } });
    await a.until(isHistory(1));
    expect([...(await textOf(id))].length).toBe(length);
  });

  test("a message above 8 MiB closes the socket as a shorter one above the limit does, with 1008 and a reason (TL-P.97)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    a.sendText(" ".repeat(8 * 1024 * 1024));
    expect(await a.closed).toEqual({ code: 1008, reason: "A message has at most 1638400 bytes." });
    b.sendText(" ".repeat(8 * 1024 * 1024 + 1));
    expect(await b.closed).toEqual({ code: 1008, reason: "A message has at most 8388608 bytes." });
  });

  const zeros = Array.from({ length: 32_768 }, () => 0);
  test.each([
    ["parts of an edit", { Edit: { revision: 0, operation: zeros } }],
    ["cursors", { CursorData: { cursors: zeros, selections: [] } }],
  ])(
    "a socket is closed with 1008 for a message of 32,768 %s, before it is parsed (TL-P.78)",
    async (_what, message) => {
      const a = await open(newPad());
      a.send(message);
      expect(await a.closed).toMatchObject({ code: 1008, reason: "A message has at most 32768 items." });
    },
  );

  const lists = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  test.each([
    ["800,000 lists in each other", lists(800_000), "A message has at most 8 lists and objects in each other."],
    ["9 lists in each other", `{"Edit":${lists(8)}}`, "A message has at most 8 lists and objects in each other."],
    ["32,768 empty lists", `[${new Array(32_768).fill("[]").join()}]`, "A message has at most 32768 items."],
    ["17 fields", `{"Edit":{${new Array(16).fill('"a":0').join()}}}`, "A message has at most 16 fields."],
  ])("a socket is closed with 1008 for a message of %s, before it is parsed (TL-P.78)", async (_what, text, reason) => {
    const a = await open(newPad());
    a.sendText(text);
    expect(await a.closed).toEqual({ code: 1008, reason });
  });

  test("commas and quotation marks in a text are no items: a text of 200,000 is taken (TL-P.78)", async () => {
    const id = newPad();
    const a = await open(id);
    const text = ',"\\",'.repeat(50_000);
    a.send({ Edit: { revision: 0, operation: [text] } });
    await a.until(isHistory(1));
    expect(await textOf(id)).toBe(text);
  });

  test("an edit that grows beyond 32,768 parts while it is moved over another one is refused (TL-P.78)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    const half = 16_000;
    const inserts = Array.from({ length: half }, () => ["a", 1]).flat();
    a.send({ Edit: { revision: 0, operation: ["x".repeat(2 * half)] } });
    a.send({ Edit: { revision: 1, operation: [...inserts, half] } });
    a.send({ Edit: { revision: 2, operation: [2 * half, ...inserts] } });
    await b.until(isHistory(3));
    b.send({ Edit: { revision: 1, operation: [-2 * half] } });
    expect((await b.closed).code).toBe(1008);
  });

  test("of 300 cursors and 300 selections everybody is sent the first 256, and the socket stays open (TL-P.109)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id)];
    const cursors = Array.from({ length: 300 }, () => 0);
    a.send({ CursorData: { cursors: cursors.slice(0, 100), selections: cursors.map(() => [0, 0]) } });
    const { UserCursor } = (await b.until((message: object) => "UserCursor" in message)) as {
      UserCursor: { data: { cursors: unknown[]; selections: unknown[] } };
    };
    expect([UserCursor.data.cursors.length, UserCursor.data.selections.length]).toEqual([100, 156]);
    a.send({ Edit: { revision: 0, operation: ["x"] } });
    await b.until(isHistory(1));
  });

  test("the same pad is at the root and below any page (TL-P.71)", async () => {
    const id = newPad();
    const [a, b] = [await open(id), await open(id, "/some/page")];
    a.send({ Edit: { revision: 0, operation: ["x"] } });
    await b.until(isHistory(1));
    expect(await (await fetch(`${origin}/some/page/api/text/${id}`)).text()).toBe("x");
    const stats = (await (await fetch(`${origin}/pad/api/stats`)).json()) as Record<string, number>;
    expect(Object.keys(stats)).toEqual(["start_time", "num_documents", "database_size"]);
    expect(stats.database_size).toBeGreaterThanOrEqual(1);
    expect(stats.num_documents).toBeGreaterThanOrEqual(1);
  });

  test("a pad that nobody opened has an empty text", async () => {
    expect(await textOf("never-opened")).toBe("");
  });

  test("an upgrade at a path without sockets is refused", async () => {
    for (const path of ["/api/v1/config/", "/api/text/x", "/nowhere", "/api/socket/a/b"])
      await expect(openSocket(`${origin}${path}`)).rejects.toThrow("404");
  });
});
