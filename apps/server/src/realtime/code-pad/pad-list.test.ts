import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { hasHistory, hasTag, openPad } from "../../../test/pad-sockets.ts";
import type { SocketClient } from "../../../test/socket-client.ts";
import { countPadChanges, listPadChanges } from "../../modules/pads/pad-history.ts";
import { padWrites } from "../../modules/pads/tables.ts";
import type { Database } from "../../platform/database/database.ts";

type Aged = [age: number, operation: (number | string)[]];

const database: Database = await freshDatabase(silentLog);
let clock: ManualClock;
let server: TestServer;
let origin: string;
let pads = 0;

beforeAll(async () => {
  clock = manualClock();
  server = await createTestServer({ database, clock });
  origin = await server.listen();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

function newPad(): string {
  pads += 1;
  return `list${pads}`;
}
async function resume(id: string, client: string, revision = 0): Promise<SocketClient> {
  const socket = await openPad(origin, id, null, { rich: true });
  socket.send({ Resume: { client, revision } });
  await socket.until(hasTag("Standing"));
  return socket;
}
const list = (revision: number, edit: number, ...edits: Aged[]) => ({ Edits: { revision, edit, edits } });
const textOf = async (id: string): Promise<string> => (await fetch(`${origin}/api/text/${id}`)).text();
const ages = async (id: string): Promise<number[]> =>
  (await listPadChanges(database.db, id, -1, 100)).map(({ at }) => clock.now().getTime() - at.getTime());
const keys = (text: string): Aged[] => [...text].map((key, at) => [0, at === 0 ? [key] : [at, key]]);

test("a list is one write of separate edits, each with its own time, and one message to everybody (TL-P.81)", async () => {
  const [id, client] = [newPad(), randomUUID()];
  const [author, reader] = [await resume(id, client), await resume(id, randomUUID())];
  author.send(list(0, 1, [900, ["a"]], [500, [1, "b"]], [20, [1, -1]]));
  const now = clock.now().getTime();
  const edits = [
    { id: 0, operation: ["a"], at: now - 900 },
    { id: 0, operation: [1, "b"], at: now - 500 },
    { id: 0, operation: [1, -1], at: now - 20 },
  ];
  // The times are for the replay, which needs everybody's consent.
  expect(await reader.until(hasHistory(3))).toEqual({
    History: { start: 0, operations: edits.map(({ at: _at, ...edit }) => edit) },
  });
  expect(await author.until(hasHistory(3))).toEqual({
    History: { start: 0, operations: edits.map((edit, place) => ({ ...edit, client, edit: place + 1 })) },
  });
  const rows = await database.db
    .select()
    .from(padWrites)
    .where(eq(padWrites.documentId, id))
    .orderBy(asc(padWrites.revision));
  expect(rows.map(({ revision, count }) => [revision, count])).toEqual([[0, 3]]);
  expect(await ages(id)).toEqual([900, 500, 20]);
  for (const one of [author, reader]) one.close();
});

test("an edit's time is never before the client's edit before, never in the future, and at most a day ago", async () => {
  const id = newPad();
  const socket = await resume(id, randomUUID());
  socket.send(list(0, 1, [2 * 86_400_000, ["a"]], [100, [1, "b"]], [300, [2, "c"]], [0, [3, "d"]]));
  await socket.until(hasHistory(4));
  socket.send(list(4, 5, [5_000, [4, "e"]]));
  await socket.until(hasHistory(5));
  expect(await ages(id)).toEqual([86_400_000, 100, 100, 0, 0]);
  socket.close();
});

test("a list that comes again after a cut, with more behind it, adds only what is new, at its place among others' edits", async () => {
  const [id, client] = [newPad(), randomUUID()];
  const [before, other] = [await resume(id, client), await resume(id, randomUUID())];
  before.send(list(0, 1, ...keys("ab")));
  await other.until(hasHistory(2));
  other.send({ Edit: { revision: 2, operation: ["x", 2], edit: 1 } });
  await other.until(hasHistory(3));
  before.socket.terminate();
  const after = await resume(id, client, 0);
  after.send(list(0, 1, ...keys("abcd")));
  after.send(list(0, 1, ...keys("abcd")));
  after.send({ Edit: { revision: 5, operation: [5, "!"], edit: 5 } });
  await after.until(hasHistory(6));
  expect(await textOf(id)).toBe("xabcd!");
  expect(await countPadChanges(database.db, id)).toBe(6);
  for (const one of [after, other]) one.close();
});

test("a list whose first edits are known, but which claims to have seen them, changes nothing", async () => {
  const [id, client] = [newPad(), randomUUID()];
  const socket = await resume(id, client);
  socket.send(list(0, 1, ...keys("ab")));
  await socket.until(hasHistory(2));
  socket.send(list(2, 2, [0, [2, "b"]], [0, [3, "c"]]));
  socket.send({ Edit: { revision: 2, operation: [2, "!"], edit: 3 } });
  await socket.until(hasHistory(3));
  expect(await textOf(id)).toBe("ab!");
  socket.close();
});

test.each<[string, string, Aged[]]>([
  ["a length that does not fit the one before", "length_mismatch", [...keys("ab"), [0, [3, "c"]]]],
  ["a length that does not fit the document", "length_mismatch", [[0, [1, "a"]]]],
  ["half of a pair", "lone_surrogate", [...keys("ab"), [0, [2, "\ud83d"]]]],
  [
    "a text that is too long for a moment",
    "too_long",
    [...keys("ab"), [0, [2, "x".repeat(262_143)]], [0, [2, -262_143]]],
  ],
  ["a number that is no count", "bad_message", [...keys("ab"), [0, [2.5, "c"]]]],
  ["501 edits", "bad_message", keys("x".repeat(501))],
  ["no edit", "bad_message", []],
])("a list with %s is refused with %s, and none of its edits is taken", async (_what, code, edits) => {
  const id = newPad();
  const socket = await resume(id, randomUUID());
  socket.send(list(0, 1, ...edits));
  expect(await socket.until(hasTag("Refused"))).toMatchObject({ Refused: { code } });
  expect((await socket.closed).code).toBe(1008);
  expect(await countPadChanges(database.db, id)).toBe(0);
  expect(await textOf(id)).toBe("");
});

test("edits of lists are counted one by one: 2,000 in a second are taken, and one more is refused", async () => {
  const id = newPad();
  const socket = await resume(id, randomUUID());
  for (let from = 0; from < 2000; from += 500) {
    const edits = Array.from({ length: 500 }, (_, at): Aged => [0, from + at === 0 ? ["k"] : [from + at, "k"]]);
    socket.send(list(from, from + 1, ...edits));
    await socket.until(hasHistory(from + 500));
  }
  socket.send({ Edit: { revision: 2000, operation: [2000, "k"], edit: 2001 } });
  expect(await socket.until(hasTag("Refused"))).toMatchObject({ Refused: { code: "too_fast" } });
  expect((await socket.closed).code).toBe(1008);
  expect(await countPadChanges(database.db, id)).toBe(2000);
});

test("a plain client has no lists: its socket is closed, and nothing is taken", async () => {
  const id = newPad();
  const socket = await openPad(origin, id, null);
  socket.send(list(0, 1, ...keys("ab")));
  expect((await socket.closed).code).toBe(1008);
  expect(await countPadChanges(database.db, id)).toBe(0);
});
