import { afterAll, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { silentLog } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { derive } from "../../platform/identity/seal.ts";
import type { DocumentKind, Owner } from "./document.ts";
import { Documents } from "./documents.ts";
import { createInstancePasses } from "./instance-pass.ts";
import type { Peer } from "./peer.ts";

const database = await freshDatabase(silentLog);
afterAll(() => database.close());

const PAD = "k3Xp9a";
const TOOL = "s7-Qw3rTy";

/** Documents of one process with two open: a stand-alone pad that cannot store its last changes, and a session's. */
async function openTwo() {
  const clock = manualClock();
  const lines: string[] = [];
  const warn = (data: object, message: string) => void lines.push(`${JSON.stringify(data)} ${message}`);
  const deps = { database, clock, log: { ...silentLog, warn }, config: TEST_CONFIG };
  const passes = createInstancePasses(derive(TEST_CONFIG.sessionSecret as string, "test"));
  const documents = new Documents(deps, passes);
  const ended: string[] = [];
  const owners = new Map<string, Owner>();
  const kind: DocumentKind = {
    name: "pad",
    open: async (id, owner) => {
      owners.set(id, owner);
      return {
        isEmpty: true,
        size: 0,
        join: () => {},
        settle: () => (id === PAD ? Promise.reject(new Error("No room left.")) : Promise.resolve()),
        end: () => void ended.push(id),
      };
    },
  };
  for (const id of [PAD, TOOL]) await documents.join(kind, id, {} as Peer);
  return { documents, clock, lines, ended, owners };
}

test("a server that stops while one document cannot store its last changes: all documents are ended, with a log line", async () => {
  const { documents, ended, lines } = await openTwo();
  await documents.stop();
  expect(ended.sort()).toEqual([PAD, TOOL]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("No room left.");
});

test("a document that nobody is at, its last changes cannot be stored: it is ended and the process goes on", async () => {
  const { documents, clock, ended, lines } = await openTwo();
  clock.advance(30_000);
  await expect.poll(() => [...ended].sort()).toEqual([PAD, TOOL]);
  expect(lines).toHaveLength(1);
  await documents.stop();
});

test("a document that could not be stored: the log line names a session's, and of a stand-alone one its kind alone", async () => {
  const { documents, lines, owners } = await openTwo();
  for (const owner of owners.values()) owner.lost(new Error("The lease is over."));
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain(TOOL);
  expect(lines.join()).not.toContain(PAD);
  await documents.stop();
});

/** Documents of a process whose memory holds two of a kind. */
function holdingTwo() {
  const clock = manualClock();
  const passes = createInstancePasses(derive(TEST_CONFIG.sessionSecret as string, "test"));
  const documents = new Documents({ database, clock, log: silentLog, config: TEST_CONFIG }, passes, 100);
  const [joined, closed, left]: [string[], number[], Set<string>] = [[], [], new Set()];
  const kind: DocumentKind = {
    name: "pad",
    open: async (id) => ({
      get isEmpty() {
        return left.has(id);
      },
      size: 50,
      join: () => void joined.push(id),
      settle: () => Promise.resolve(),
      end: () => {},
    }),
  };
  const peer = { close: (code: number) => void closed.push(code) } as unknown as Peer;
  const join = (id: string) => documents.join(kind, id, peer);
  /** The lists after the next attempt of the peers that wait. */
  const nextAttempt = () => {
    clock.advance(200);
    return { joined, closed };
  };
  return { documents, joined, closed, left, join, nextAttempt };
}

test("a document beyond the memory for open ones: its peer is asked to try later, and the others stay open", async () => {
  const { documents, joined, join, nextAttempt } = holdingTwo();
  for (const id of ["full-1", "full-2"]) await join(id);
  const third = join("full-3");
  await expect.poll(() => nextAttempt().closed).toEqual([1013]);
  await third;
  expect(joined).toEqual(["full-1", "full-2"]);
  expect(documents.countOf("pad")).toBe(2);
  await documents.stop();
});

test("a document beyond the memory for open ones, one of them is empty: that one is left and the other is opened", async () => {
  const { documents, closed, left, join, nextAttempt } = holdingTwo();
  for (const id of ["left-1", "left-2"]) await join(id);
  left.add("left-1");
  const third = join("left-3");
  await expect.poll(() => nextAttempt().joined).toEqual(["left-1", "left-2", "left-3"]);
  await third;
  expect(closed).toEqual([]);
  await documents.stop();
});
