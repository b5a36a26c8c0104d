import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { claimOwnership } from "../../platform/lease/ownership.ts";
import { leases } from "../../platform/lease/tables.ts";
import type { DocumentKind, LiveDocument, Owner } from "./document.ts";
import { Documents } from "./documents.ts";
import { createInstancePasses } from "./instance-pass.ts";
import type { Peer } from "./peer.ts";

const database = await freshDatabase(silentLog);
afterAll(() => database.close());
const RENEW_MS = 1000;

let documents: Documents;
let clock: ManualClock;
/** The owner's side of the document that was opened last. */
let owner: Owner;
let isBroken = false;
const document: LiveDocument = { join: () => {}, isEmpty: false, size: 0, settle: async () => {}, end: () => {} };
const kind: DocumentKind = {
  name: "pad",
  async open(_id, of) {
    owner = of;
    if (isBroken) throw new Error("The document cannot be read.");
    return document;
  },
};

beforeEach(() => {
  isBroken = false;
  clock = manualClock();
  const config = { ...TEST_CONFIG, instanceUrl: "http://first" };
  documents = new Documents({ database, clock, log: silentLog, config }, createInstancePasses("secret"));
});

const claim = (id: string) =>
  claimOwnership(database.db, {
    name: `document:pad:${id}`,
    holder: "second",
    instanceUrl: "http://second",
    ttlMs: 60_000,
  });
const endOf = async (id: string): Promise<number> => {
  const [row] = await database.db
    .select()
    .from(leases)
    .where(eq(leases.name, `document:pad:${id}`));
  return row?.expiresAt.getTime() ?? 0;
};

test("a document whose change could not be stored: another instance owns it at once (TL-P.75)", async () => {
  await documents.join(kind, "lost", {} as Peer);
  expect(await claim("lost")).toHaveProperty("elsewhere.instanceUrl", "http://first");
  const end = await endOf("lost");
  owner.lost(new Error("The database is away."));
  await expect.poll(() => endOf("lost")).toBeLessThan(end);
  expect(await claim("lost")).toHaveProperty("mine");
});

test("a document that cannot be opened: another instance owns it at once (TL-P.75)", async () => {
  isBroken = true;
  await expect(documents.join(kind, "broken", {} as Peer)).rejects.toThrow("cannot be read");
  expect(await claim("broken")).toHaveProperty("mine");
});

test("a renewal: the leases of open documents are renewed, and none without a document (TL-P.75)", async () => {
  await documents.join(kind, "open", {} as Peer);
  const stray = { name: "document:pad:stray", holder: documents.holder, instanceUrl: "http://first", ttlMs: 0 };
  await claimOwnership(database.db, stray);
  const [before, strayEnd] = [await endOf("open"), await endOf("stray")];
  documents.start();
  clock.advance(RENEW_MS);
  await expect.poll(() => endOf("open")).toBeGreaterThan(before);
  expect(await endOf("stray")).toBe(strayEnd);
});
