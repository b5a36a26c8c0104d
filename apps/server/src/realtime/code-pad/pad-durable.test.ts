import { randomUUID } from "node:crypto";
import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { hasHistory, hasTag, openPad } from "../../../test/pad-sockets.ts";
import type { SocketClient } from "../../../test/socket-client.ts";
import { countPadChanges } from "../../modules/pads/pad-history.ts";
import { deleteStalePads } from "../../modules/pads/pad-repository.ts";
import { PAD_LIFETIME_MS } from "../../modules/pads/run-pad-clean-up.ts";
import { padDocuments } from "../../modules/pads/tables.ts";
import type { Database } from "../../platform/database/database.ts";
import { leases } from "../../platform/lease/tables.ts";

const database: Database = await freshDatabase(silentLog);
let clock: ManualClock;
let server: TestServer;
let origin: string;
let pads = 0;

async function start(): Promise<void> {
  clock = manualClock();
  server = await createTestServer({ database, clock });
  origin = await server.listen();
}
beforeAll(start);
afterAll(async () => {
  await server.close();
  await database.close();
});

function newPad(): string {
  pads += 1;
  return `durable${pads}`;
}
async function resume(id: string, client: string, revision = 0): Promise<SocketClient> {
  const socket = await openPad(origin, id, null, { rich: true });
  socket.send({ Resume: { client, revision } });
  await socket.until(hasTag("Standing"));
  return socket;
}
const textOf = async (id: string): Promise<string> => (await fetch(`${origin}/api/text/${id}`)).text();
const edit = (revision: number, operation: (number | string)[], count: number) => ({
  Edit: { revision, operation, edit: count },
});

describe("a client that comes back", () => {
  test("gets the history from its revision, and an edit that it sends again is applied once", async () => {
    const [id, client] = [newPad(), randomUUID()];
    const before = await resume(id, client);
    before.send(edit(0, ["one"], 1));
    await before.until(hasHistory(1));
    before.send(edit(1, [3, " two"], 2));
    before.send(edit(1, [3, " two"], 2));
    await before.until(hasHistory(2));
    before.socket.terminate();
    const after = await resume(id, client, 1);
    after.send(edit(1, [3, " two"], 2));
    after.send(edit(2, [7, " three"], 3));
    expect(await after.until(hasHistory(2))).toEqual({
      History: {
        start: 1,
        operations: [{ id: 0, operation: [3, " two"], client, edit: 2, at: clock.now().getTime() }],
      },
    });
    await after.until(hasHistory(3));
    expect(await textOf(id)).toBe("one two three");
    after.close();
  });

  test("nobody else learns a client's id, by which its edits are recognised", async () => {
    const [id, client] = [newPad(), randomUUID()];
    const [author, reader] = [await resume(id, client), await resume(id, randomUUID())];
    author.send(edit(0, ["x"], 1));
    await reader.until(hasHistory(1));
    const late = await resume(id, randomUUID());
    await late.until(hasHistory(1));
    expect(JSON.stringify([reader.received, late.received])).not.toContain(client);
    for (const one of [author, reader, late]) one.close();
  });

  test("of a revision that the document does not have is refused", async () => {
    const socket = await openPad(origin, newPad(), null, { rich: true });
    socket.send({ Resume: { client: randomUUID(), revision: 5 } });
    expect(await socket.until(hasTag("Refused"))).toMatchObject({ Refused: { code: "revision_ahead" } });
    expect((await socket.closed).code).toBe(1008);
  });
});

describe("a restart", () => {
  test("keeps the questions whose language was set, so that a language chosen after them stays (TL-P.42)", async () => {
    const [id, client] = [newPad(), randomUUID()];
    const ada = await resume(id, client);
    ada.send({ QuestionLanguage: { question: 7, language: "sql" } });
    ada.send({ QuestionLanguage: { question: 6, language: "go" } });
    const languages = (of: typeof ada) =>
      (of.received as { Language?: string }[]).flatMap(({ Language }) => Language ?? []);
    await expect.poll(() => languages(ada)).toEqual(["sql", "go"]);
    ada.send({ SetLanguage: "ruby" });
    await expect.poll(() => languages(ada)).toEqual(["sql", "go", "ruby"]);
    await server.close();
    await start();
    const again = await resume(id, client);
    again.send({ QuestionLanguage: { question: 7, language: "sql" } });
    again.send({ QuestionLanguage: { question: 8, language: "go" } });
    await expect.poll(() => languages(again)).toEqual(["ruby", "go"]);
    again.close();
  });

  test("keeps operations, authors and language, and gives people their ids, names and cursors back (TL-P.76)", async () => {
    const [id, client] = [newPad(), randomUUID()];
    const [ada, plain] = [await resume(id, client), await openPad(origin, id, null)];
    ada.send(edit(0, ["ab"], 1));
    await plain.until(hasHistory(1));
    plain.send({ Edit: { revision: 1, operation: [2, "c"] } });
    ada.send({ SetLanguage: "rust" });
    ada.send({ ClientInfo: { name: "Ada", hue: 12 } });
    ada.send({ CursorData: { cursors: [2], selections: [[0, 1]] } });
    await ada.until(hasHistory(2));
    await plain.until(hasTag("UserCursor"));
    await plain.until(hasTag("Language"));
    await server.close();
    expect((await ada.closed).code).toBe(1012);

    await start();
    const observer = await openPad(origin, id, null);
    await observer.until(hasTag("Language"));
    const again = await resume(id, client, 2);
    expect(await again.until(hasTag("Identity"))).toEqual({ Identity: 0 });
    await observer.until(hasTag("UserCursor"));
    expect(observer.received).toEqual([
      { Identity: 2 },
      {
        History: {
          start: 0,
          operations: [
            { id: 0, operation: ["ab"] },
            { id: 1, operation: [2, "c"] },
          ],
        },
      },
      { Language: "rust" },
      { UserInfo: { id: 0, info: { name: "Ada", hue: 12 } } },
      { UserCursor: { id: 0, data: { cursors: [2], selections: [[0, 1]] } } },
    ]);
    again.close();
    observer.close();
  });
});

describe("an owner whose document was taken over", () => {
  test("stores nothing more and closes its sockets; the edit arrives once at the next owner (TL-P.75)", async () => {
    const [id, client] = [newPad(), randomUUID()];
    const socket = await resume(id, client);
    socket.send(edit(0, ["a"], 1));
    await socket.until(hasHistory(1));
    const name = `document:pad:${id}`;
    await database.db
      .update(leases)
      .set({ holder: "another", epoch: sql`${leases.epoch} + 1`, instanceUrl: null, expiresAt: sql`now()` as never })
      .where(eq(leases.name, name));
    socket.send(edit(1, [1, "b"], 2));
    expect((await socket.closed).code).toBe(1012);
    expect(await countPadChanges(database.db, id)).toBe(1);
    const next = await resume(id, client, 1);
    next.send(edit(1, [1, "b"], 2));
    await next.until(hasHistory(2));
    expect(await textOf(id)).toBe("ab");
    next.close();
  });
});

describe("limits", () => {
  test("a socket that sends more than 2,000 messages in a second is closed with the reason", async () => {
    const socket = await resume(newPad(), randomUUID());
    for (let sent = 0; sent < 2000; sent += 1) socket.send({ SetLanguage: "unknown" });
    expect(await socket.until(hasTag("Refused"))).toMatchObject({ Refused: { code: "too_fast" } });
    expect((await socket.closed).code).toBe(1008);
  });

  test("a whole document that the client writes as escapes of 6 bytes is taken (TL-P.70)", async () => {
    const socket = await openPad(origin, newPad(), null);
    socket.sendText(`{"Edit":{"revision":0,"operation":["${"\\u00e9".repeat(PAD_TEXT_MAX)}"]}}`);
    const { History } = (await socket.until(hasTag("History"))) as {
      History: { operations: { operation: unknown }[] };
    };
    expect(History.operations[0]?.operation).toEqual(["é".repeat(PAD_TEXT_MAX)]);
    socket.close();
  });

  test("a message longer than a whole document of escapes and 64 KiB is refused (TL-P.97)", async () => {
    const socket = await resume(newPad(), randomUUID());
    socket.sendText(" ".repeat(6 * PAD_TEXT_MAX + 64 * 1024 + 1));
    expect(await socket.until(hasTag("Refused"))).toMatchObject({ Refused: { code: "too_long" } });
  });

  test("20 new pads an hour are made from one network; known ones open all the same (TL-P.72)", async () => {
    const counted = await createTestServer({ database, config: { rateLimitPerMinute: 3000 }, clock });
    const address = await counted.listen();
    for (let pad = 0; pad < 20; pad += 1) (await openPad(address, `counted${pad}`, null)).close();
    await expect(openPad(address, "counted20", null)).rejects.toThrow("429");
    (await openPad(address, "counted0", null)).close();
    await counted.close();
  });

  test("40 new pads that one network opens at the same time: 20 are made (TL-P.72)", async () => {
    const counted = await createTestServer({ config: { rateLimitPerMinute: 3000 }, clock });
    const address = await counted.listen();
    const all = await Promise.allSettled(
      Array.from({ length: 40 }, (_, pad) => openPad(address, `at-once${pad}`, null)),
    );
    const made = all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(made).toHaveLength(20);
    for (const socket of made) socket.close();
    await counted.close();
  });

  test("without public pads a stand-alone pad is for signed-in people (TL-P.73)", async () => {
    const closed = await createTestServer({ database, config: { publicPads: false }, clock });
    const address = await closed.listen();
    await expect(openPad(address, "members", null)).rejects.toThrow("401");
    expect((await fetch(`${address}/api/text/members`)).status).toBe(401);
    await closed.close();
  });

  test("a stand-alone pad is deleted 30 days after its last edit, unless somebody has it open (TL-P.74)", async () => {
    const [open, left] = [newPad(), newPad()];
    const socket = await openPad(origin, open, null);
    await socket.until(hasTag("Identity"));
    const editedAt = new Date(clock.now().getTime() - PAD_LIFETIME_MS - 1);
    await database.db.insert(padDocuments).values({ id: left, createdAt: editedAt, editedAt });
    await database.db.update(padDocuments).set({ editedAt }).where(eq(padDocuments.id, open));
    await deleteStalePads(database.db, new Date(clock.now().getTime() - PAD_LIFETIME_MS));
    const kept = await database.db.select({ id: padDocuments.id }).from(padDocuments);
    expect(kept.map(({ id }) => id)).toContain(open);
    expect(kept.map(({ id }) => id)).not.toContain(left);
    socket.close();
  });
});
