import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../test/create-test-server.ts";
import { decodeCursor } from "./cursor.ts";
import { readEvents } from "./read-events.ts";
import { sessionStream } from "./streams.ts";

const context = (sessionId: number, attendee: number) => ({
  stream: sessionStream(sessionId),
  type: "turn.context.updated" as const,
  actor: null,
  data: { session_id: sessionId, attendee_id: attendee },
});

describe("the ledger", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ handlers: [] });
  });
  afterAll(() => server.close());

  const append = (...events: ReturnType<typeof context>[]) =>
    server.deps.database.transaction((tx) => server.deps.ledger.append(tx, events));
  const seqs = async (sessionId: number) =>
    (await readEvents(server.deps.database.db, new Map([[sessionStream(sessionId), 0]]), 1000)).map(({ seq }) => seq);
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  test("numbers each stream without gaps, however many write at once", async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        append(context(1 + (index % 3), index + 1), context(1 + ((index + 1) % 3), index + 1)),
      ),
    );
    expect(await Promise.all([seqs(1), seqs(2), seqs(3)])).toEqual([upTo(40), upTo(40), upTo(40)]);
  });

  test("returns each event's stream and number in the given order", async () => {
    expect(await append(context(11, 1), context(10, 2), context(11, 3))).toEqual([
      { stream: "session:11", seq: 1 },
      { stream: "session:10", seq: 1 },
      { stream: "session:11", seq: 2 },
    ]);
  });

  test("leaves no gap when a transaction is rolled back", async () => {
    await append(context(20, 1));
    const failing = server.deps.database.transaction(async (tx) => {
      await server.deps.ledger.append(tx, [context(20, 2)]);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await append(context(20, 3));
    expect(await seqs(20)).toEqual([1, 2]);
  });

  test("gives a cursor at the heads, 0 for a stream that has not begun", async () => {
    await append(context(30, 1), context(30, 2));
    const cursor = await server.deps.ledger.cursor(server.deps.database.db, ["session:30", "session:31", "user:a&b=c"]);
    expect([...decodeCursor(cursor)]).toEqual([
      ["session:30", 2],
      ["session:31", 0],
      ["user:a&b=c", 0],
    ]);
  });

  test("wakes listeners only once the change is committed", async () => {
    const heard: string[] = [];
    let wake = () => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    // Awaited, because an event sent before the database listens reaches nobody.
    await server.deps.database.listen("ledger", (payload) => {
      if (payload !== "") heard.push(payload);
      if (payload.includes("session:41")) wake();
    });
    const undone = server.deps.database.transaction(async (tx) => {
      await server.deps.ledger.append(tx, [context(40, 1)]);
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await append(context(41, 1));
    await woken;
    expect(heard).toEqual(['["session:41"]']);
  });
});
