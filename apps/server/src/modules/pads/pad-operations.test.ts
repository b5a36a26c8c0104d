import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { claimOwnership, type Ownership, OwnershipLost } from "../../platform/lease/ownership.ts";
import { users } from "../users/tables.ts";
import { countPadChanges, listPadAuthors, listPadChanges } from "./pad-history.ts";
import {
  appendOperations,
  type NewOperation,
  readEdits,
  readOperations,
  type StoredOperation,
} from "./pad-operations.ts";
import { createPad, readKeptText, saveSnapshot } from "./pad-repository.ts";

const database = await freshDatabase(silentLog);
const { db } = database;
afterAll(() => database.close());
let pads = 0;
const keycloakId = "author";
const person = {
  keycloakId,
  email: "author@example.org",
  fullName: "An Author",
  shortName: "An",
  role: "user" as const,
};
await db.insert(users).values(person);

/** A new pad that this test owns. */
async function ownPad(): Promise<{ id: string; ownership: Ownership }> {
  pads += 1;
  const id = `writes${pads}`;
  await createPad(db, id, null, new Date());
  const claimed = await claimOwnership(db, { name: id, holder: "me", instanceUrl: "http://me", ttlMs: 60_000 });
  return { id, ownership: (claimed as { mine: Ownership }).mine };
}
const edits = (...texts: string[]): NewOperation[] =>
  texts.map((text, index) => ({
    operation: JSON.stringify([text]),
    authorId: 0,
    keycloakId: null,
    client: null,
    edit: null,
    at: 1_000 + index,
  }));
async function read(id: string): Promise<StoredOperation[]> {
  const all: StoredOperation[] = [];
  for await (const page of readOperations(db, id)) all.push(...page);
  return all;
}

test("a history of large writes is read in pages of 128 kB, each write once and in order (TL-P.91)", async () => {
  const { id, ownership } = await ownPad();
  const written: string[] = [];
  for (const [place, length] of [50, 50, 50, 225, 1, 1, 150, 75, 75].entries()) {
    const batch = edits(String(place).repeat(length * 1000), String(place));
    await appendOperations(db, ownership, id, 2 * place, batch, new Map());
    written.push(...batch.map(({ operation }) => operation));
  }
  const pages: string[][] = [];
  for await (const page of readOperations(db, id)) pages.push(page.map(({ operation }) => operation));
  expect(pages.flat()).toEqual(written);
  expect(pages.map((page) => page.length / 2)).toEqual([2, 1, 1, 2, 1, 1, 1]);
});

describe("a write of several edits", () => {
  test("gives back each edit as it was, with its author, time, client and count", async () => {
    const { id, ownership } = await ownPad();
    const [client, at] = [randomUUID(), Date.parse("2026-11-01T10:00:00.123Z")];
    const batch: NewOperation[] = [
      { operation: JSON.stringify(['a\u0000"\\\n😀', -2]), authorId: 1, keycloakId: null, client, edit: 4, at },
      { operation: "[3,-1]", authorId: 2, keycloakId: null, client: null, edit: null, at: at + 1 },
    ];
    await appendOperations(db, ownership, id, 0, batch, new Map());
    expect(await read(id)).toEqual(batch.map(({ keycloakId: _account, ...stored }) => stored));
  });

  test("is read from any of its edits on, at most as many as asked for", async () => {
    const { id, ownership } = await ownPad();
    await appendOperations(db, ownership, id, 0, edits("a", "b", "c"), new Map());
    await appendOperations(db, ownership, id, 3, edits("d", "e"), new Map());
    const from = async (revision: number, limit = 100) =>
      (await readEdits(db, id, revision, limit)).map((one) => `${one.revision}${one.edit[2][0]}`).join(" ");
    expect(await Promise.all([from(0), from(1), from(2, 2), from(3, 1), from(4), from(5)])).toEqual([
      "0a 1b 2c 3d 4e",
      "1b 2c 3d 4e",
      "2c 3d",
      "3d",
      "4e",
      "",
    ]);
    expect((await listPadChanges(db, id, 0, 2)).map(({ seq, at }) => [seq, at.getTime()])).toEqual([
      [1, 1_001],
      [2, 1_002],
    ]);
    expect(await countPadChanges(db, id)).toBe(5);
    await saveSnapshot(db, id, 3, "cba");
    expect(await readKeptText(db, id)).toEqual({ text: "cba", revision: 3 });
    const rest = async (start: number) => {
      const operations: string[] = [];
      for await (const page of readOperations(db, id, start))
        operations.push(...page.map(({ operation }) => operation));
      return operations.join(" ");
    };
    expect(await Promise.all([rest(1), rest(2), rest(3), rest(4), rest(5)])).toEqual([
      '["b"] ["c"] ["d"] ["e"]',
      '["c"] ["d"] ["e"]',
      '["d"] ["e"]',
      '["e"]',
      "",
    ]);
  });

  test("a history longer than a page is read whole", async () => {
    const { id, ownership } = await ownPad();
    const all = edits(...Array.from({ length: 900 }, (_, index) => String(index)));
    for (let write = 0; write < 12; write += 1) await appendOperations(db, ownership, id, write * 900, all, new Map());
    const texts = (await read(id)).map(({ operation }) => operation);
    expect(texts).toEqual(Array.from({ length: 10_800 }, (_, index) => `["${index % 900}"]`));
  });
});

describe("accounts of authors", () => {
  test("are stored with the write that has their first edit", async () => {
    const { id, ownership } = await ownPad();
    const batch = edits("a", "b").map((edit, index) => ({ ...edit, authorId: index }));
    await appendOperations(db, ownership, id, 0, batch, new Map([[1, keycloakId]]));
    await appendOperations(db, ownership, id, 2, batch, new Map([[1, keycloakId]]));
    expect(await listPadAuthors(db, id)).toEqual([keycloakId]);
    expect((await listPadChanges(db, id, -1, 9)).map((one) => one.keycloakId)).toEqual([
      null,
      keycloakId,
      null,
      keycloakId,
    ]);
  });

  test("after another owner took over: neither accounts nor edits are stored", async () => {
    const { id, ownership } = await ownPad();
    const lost = { ...ownership, epoch: ownership.epoch - 1 };
    const write = appendOperations(db, lost, id, 0, edits("a"), new Map([[0, keycloakId]]));
    await expect(write).rejects.toThrow(OwnershipLost);
    expect([await listPadAuthors(db, id), await read(id)]).toEqual([[], []]);
  });
});
