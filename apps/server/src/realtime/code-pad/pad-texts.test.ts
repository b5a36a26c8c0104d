import { loadOt, type Ot } from "@hotseat/collab/ot";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { openPadDocument } from "../../../test/pad-document.ts";
import { appendOperations, type NewOperation } from "../../modules/pads/pad-operations.ts";
import { createPad, readKeptText } from "../../modules/pads/pad-repository.ts";
import { claimOwnership, type Ownership } from "../../platform/lease/ownership.ts";
import { PadTexts } from "./pad-texts.ts";

const ot = await loadOt();
const database = await freshDatabase(silentLog);
const { db } = database;
afterAll(() => database.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const staying = new AbortController().signal;

/** A pad with these operations, each in a write of its own, that no instance has open. */
async function storedPad(id: string, operations: readonly (number | string)[][]): Promise<string> {
  await createPad(db, id, null, new Date());
  const claimed = await claimOwnership(db, { name: id, holder: "me", instanceUrl: "http://me", ttlMs: 60_000 });
  const { mine } = claimed as { mine: Ownership };
  const of = (operation: (number | string)[]): NewOperation => ({
    operation: JSON.stringify(operation),
    authorId: 0,
    keycloakId: null,
    client: null,
    edit: null,
    at: 0,
  });
  for (const [revision, operation] of operations.entries())
    await appendOperations(db, mine, id, revision, [of(operation)], new Map());
  return id;
}
/** Each inserts a character at the end. */
const keys = (count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? ["a"] : [at, "a"]));

/**
 * Counts the documents of a reading, and the most operations that are applied in one turn of the event loop. `onApplied` is called after
 * each of these.
 */
function counted(onApplied = () => {}) {
  const count = { begun: 0, open: 0, mostOpen: 0, applied: 0, mostInTurn: 0 };
  let inTurn = 0;
  const pass = (): void => {
    count.mostInTurn = Math.max(count.mostInTurn, inTurn);
    inTurn = 0;
    timer = setImmediate(pass);
  };
  let timer = setImmediate(pass);
  const createDocument: Ot["createDocument"] = (text) => {
    const document = ot.createDocument(text);
    const { apply, dispose } = document;
    count.begun += 1;
    count.open += 1;
    count.mostOpen = Math.max(count.mostOpen, count.open);
    document.apply = (operation) => {
      count.applied += 1;
      inTurn += 1;
      apply(operation);
      onApplied();
    };
    document.dispose = () => {
      count.open -= 1;
      dispose();
    };
    return document;
  };
  return { ot: { ...ot, createDocument }, count, stop: () => clearImmediate(timer) };
}
const textsWith = (counting: { readonly ot: Ot }): PadTexts =>
  new PadTexts({ database, log: silentLog }, counting.ot, async () => null);

test("the text of a pad that 200 people ask for at once is read once, for all of them (TL-P.78)", async () => {
  const id = await storedPad("many", keys(20));
  const counting = counted();
  const texts = textsWith(counting);
  const read = await Promise.all(Array.from({ length: 200 }, () => texts.read(id, staying)));
  counting.stop();
  expect(new Set(read)).toEqual(new Set(["a".repeat(20)]));
  expect(counting.count).toMatchObject({ begun: 1, applied: 20, open: 0 });
  expect(await texts.read(id, staying)).toBe("a".repeat(20));
  expect(counting.count.begun).toBe(2);
});

test("texts of 8 pads are read two at a time, with two operations in a turn for all of them, when each takes a millisecond (TL-P.78)", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, (_, each) => storedPad(`pad-${each}`, keys(12))));
  const counting = counted();
  const texts = textsWith(counting);
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (ms += 1));
  const read = await Promise.all(ids.map((id) => texts.read(id, staying)));
  counting.stop();
  expect(new Set(read)).toEqual(new Set(["a".repeat(12)]));
  expect(counting.count).toMatchObject({ begun: 8, mostOpen: 2, mostInTurn: 2 });
});

test("the text of a pad is read no further when everybody who asked for it has gone, and to its end for one who stays", async () => {
  const id = await storedPad("gone", [["x".repeat(200_000)], [200_000, "b"], [200_001, "x".repeat(200_000)]]);
  const [one, two] = [new AbortController(), new AbortController()];
  const counting = counted(() => {
    one.abort();
    two.abort();
  });
  const texts = textsWith(counting);
  expect(await Promise.all([texts.read(id, one.signal), texts.read(id, two.signal)])).toEqual([null, null]);
  expect(counting.count).toMatchObject({ begun: 1, applied: 1, open: 0 });
  const third = new AbortController();
  const rest = [texts.read(id, third.signal), texts.read(id, staying)];
  third.abort();
  expect((await rest[1])?.length).toBe(400_001);
  counting.stop();
});

test("a text is kept by the reading of a history of 1 Mi characters in few operations, and the next one reads nothing more", async () => {
  const text = "x".repeat(262_144);
  const id = await storedPad("few", [[text], [-262_144, text], [-262_144, text], [-262_144, text, "y"]]);
  const counting = counted();
  const texts = textsWith(counting);
  expect(await texts.read(id, staying)).toBe(`${text}y`);
  expect(await readKeptText(db, id)).toEqual({ text: `${text}y`, revision: 4 });
  expect(await texts.read(id, staying)).toBe(`${text}y`);
  expect(counting.count.applied).toBe(4);
  counting.stop();
});

test("the text of an open pad is its present one, once its edits are stored, and nothing is read", async () => {
  const written = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const append = () => {
    taken.resolve();
    return written.promise;
  };
  const { document, join } = openPadDocument({ store: { append } });
  const counting = counted();
  const texts = new PadTexts({ database, log: silentLog }, counting.ot, () => document.text());
  expect(await texts.read("open", staying)).toBe("");
  join("").say({ Edit: { revision: 0, operation: ["abc"] } });
  // The document takes it in a later turn of the event loop where this one had no time left.
  await taken.promise;
  let isRead = false;
  const read = texts.read("open", staying).finally(() => {
    isRead = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isRead).toBe(false);
  written.resolve();
  expect(await read).toBe("abc");
  expect(counting.count.begun).toBe(0);
  counting.stop();
});
