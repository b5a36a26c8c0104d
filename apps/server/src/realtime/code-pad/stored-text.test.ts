import { loadOt, type Ot } from "@hotseat/collab/ot";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { appendOperations, type NewOperation } from "../../modules/pads/pad-operations.ts";
import { createPad, saveSnapshot } from "../../modules/pads/pad-repository.ts";
import { claimOwnership, type Ownership } from "../../platform/lease/ownership.ts";
import { readStoredText } from "./stored-text.ts";

const ot = await loadOt();
const database = await freshDatabase(silentLog);
const { db } = database;
afterAll(() => database.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const OPERATIONS = 60;

/** Each inserts one character at the end. */
const edit = (revision: number): NewOperation => ({
  operation: JSON.stringify(revision === 0 ? ["a"] : [revision, "a"]),
  authorId: 0,
  keycloakId: null,
  client: null,
  edit: null,
  at: 0,
});

/** Counts the most operations that are applied in one turn of the event loop. */
function counted(): { readonly ot: Ot; readonly most: () => number; stop(): void } {
  let [most, inTurn] = [0, 0];
  const pass = (): void => {
    most = Math.max(most, inTurn);
    inTurn = 0;
    timer = setImmediate(pass);
  };
  let timer = setImmediate(pass);
  const createDocument: Ot["createDocument"] = (text) => {
    const document = ot.createDocument(text);
    const { apply } = document;
    document.apply = (operation) => {
      inTurn += 1;
      apply(operation);
    };
    return document;
  };
  return { ot: { ...ot, createDocument }, most: () => most, stop: () => clearImmediate(timer) };
}

test("the text of 45 operations after the kept one is read with two operations in a turn, when each takes a millisecond (TL-P.78)", async () => {
  await createPad(db, "long", null, new Date());
  const claimed = await claimOwnership(db, { name: "long", holder: "me", instanceUrl: "http://me", ttlMs: 60_000 });
  const { mine } = claimed as { mine: Ownership };
  for (let from = 0; from < OPERATIONS; from += 20) {
    const batch = Array.from({ length: 20 }, (_, place) => edit(from + place));
    await appendOperations(db, mine, "long", from, batch, new Map());
  }
  await saveSnapshot(db, "long", 15, "a".repeat(15));
  const counting = counted();
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (ms += 1));
  const stored = await readStoredText(db, counting.ot, "long");
  counting.stop();
  expect(stored).toEqual({ text: "a".repeat(OPERATIONS), length: OPERATIONS, revision: OPERATIONS });
  expect(counting.most()).toBe(2);
});
