import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { describe, expect, test } from "vitest";
import { openPadDocument, type TestPeer } from "../../../test/pad-document.ts";
import { PadHistory } from "./pad-history.ts";

const ot = await loadOt();

function joinRich({ join }: ReturnType<typeof openPadDocument>): TestPeer {
  const peer = join(PAD_SUBPROTOCOL);
  peer.say({ Resume: { client: randomUUID(), revision: 0 } });
  return peer;
}
/** Messages are read in later turns of the event loop where this one has had its time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
const tagged = (peer: TestPeer, tag: string) => peer.sent.flatMap((message) => JSON.parse(message)[tag] ?? []);
const replacement = (revision: number, characters: number) => ({
  Edit: {
    revision,
    operation: ["x".repeat(characters), -characters * Math.sign(revision)].filter((part) => part !== 0),
  },
});

describe("a pad whose history is full", () => {
  test("the edit that fills it is stored and acknowledged, and everybody reads why no other one is taken (TL-P.141)", async () => {
    const stored: string[] = [];
    const append = async (_revision: number, batch: readonly { operation: string }[]) =>
      void stored.push(...batch.map(({ operation }) => operation));
    const pad = openPadDocument({ historyMax: 2000, store: { append } });
    const [writer, reader] = [joinRich(pad), joinRich(pad)];
    writer.say(replacement(0, 900));
    await until(() => pad.history.stored === 1);
    expect(tagged(reader, "Standing")).toEqual([{ can_edit: true, reason: null }]);
    for (const revision of [1, 2]) writer.say(replacement(revision, 900));
    // One comes when it is full, one for the edit after that.
    await until(() => tagged(writer, "Standing").length === 3 && pad.history.stored === 2);
    const full = { can_edit: false, reason: "full" };
    expect(tagged(writer, "Standing").slice(1)).toEqual([full, full]);
    expect(tagged(reader, "Standing").slice(1)).toEqual([full]);
    expect(tagged(writer, "History").at(-1)?.start).toBe(1);
    expect([stored.length, pad.history.length, writer.closed, pad.lost]).toEqual([2, 2, null, []]);
    const late = joinRich(pad);
    await until(() => tagged(late, "Standing").length > 0);
    expect(tagged(late, "Standing")).toEqual([full]);
  });

  test("a plain client that sends another edit is closed with the reason (TL-P.141)", async () => {
    const pad = openPadDocument({ historyMax: 1000 });
    const peer = pad.join("");
    peer.say(replacement(0, 900));
    peer.say(replacement(1, 900));
    await until(() => peer.closed !== null);
    expect([peer.closed, pad.history.length]).toEqual([1008, 1]);
  });

  test("each edit counts as its JSON and 120 characters, also after a restart (TL-P.141)", async () => {
    const history = new PadHistory(ot, undefined, 250);
    const entry = { operation: '["a"]', authorId: 1, client: null, edit: null, at: 0 };
    await history.load([entry]);
    expect(history.isFull).toBe(false);
    history.add({ ...entry, operation: '["a",1]' }, ["a", 1]);
    expect(history.isFull).toBe(true);
  });
});

describe("edits that wait for the database", () => {
  test("more than 8 MiB: nobody is read from until half of it is stored (TL-P.142)", async () => {
    const writes: PromiseWithResolvers<void>[] = [];
    const append = (): Promise<void> => {
      writes.push(Promise.withResolvers<void>());
      return (writes.at(-1) as PromiseWithResolvers<void>).promise;
    };
    const pad = openPadDocument({ store: { append } });
    const [writer, other] = [pad.join(""), pad.join("")];
    const megabyte = 1024 * 1024;
    /** A quarter of a megabyte: its message is read in a later turn. */
    const write = async () => {
      const { length } = pad.history;
      writer.say(replacement(length, megabyte / 4));
      await until(() => pad.history.length > length);
    };
    for (let edit = 0; edit < 31; edit += 1) await write();
    expect(writer.isPaused).toBe(false);
    await write();
    await until(() => writer.isPaused);
    other.say({ CursorData: { cursors: [], selections: [] } });
    expect(other.isPaused).toBe(true);
    // Each write has one edit of this size.
    for (let count = 0; count < 17; count += 1) {
      await until(() => writes.length > count);
      expect(writer.isPaused).toBe(true);
      writes[count]?.resolve();
    }
    await until(() => !writer.isPaused && !other.isPaused);
  });
});

test("a document counts for the memory of its longest text, also after the deletion", () => {
  const history = new PadHistory(ot);
  const entry = { authorId: 0, client: null, edit: null, at: 0 };
  history.add({ ...entry, operation: "json" }, ["😀".repeat(1000)]);
  const full = history.memory;
  history.add({ ...entry, operation: "json" }, [-1000]);
  expect(full).toBeGreaterThan(4 * 1000);
  expect(history.memory).toBeGreaterThan(full);
  expect(history.memory).toBeLessThan(full + 400);
  history.dispose();
});

test("a pad has 200 connections: one more is closed with 1013, and joins when another has left", () => {
  const { join } = openPadDocument();
  const members = Array.from({ length: 200 }, () => join(""));
  const late = join("");
  expect([late.closed, late.sent]).toEqual([1013, []]);
  expect(members.every(({ closed }) => closed === null)).toBe(true);
  members[7]?.close(1000);
  const next = join("");
  expect([next.closed, next.sent[0]]).toEqual([null, '{"Identity":200}']);
});
