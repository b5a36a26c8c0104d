import { loadOt } from "@hotseat/collab/ot";
import { expect, test, vi } from "vitest";
import type { StoredOperation } from "../../modules/pads/pad-operations.ts";
import type { Peer, PeerEvents } from "../documents/peer.ts";
import { ForwardMove } from "./move-forward.ts";
import { PadAudience } from "./pad-audience.ts";
import { PadHistory } from "./pad-history.ts";
import { MAX_UNSENT_BYTES, PadMember } from "./pad-member.ts";
import { PIECE_MS, TurnQueue, Turns } from "./turn-queue.ts";

const ot = await loadOt();

const stored = (operation: (number | string)[]): StoredOperation => ({
  operation: JSON.stringify(operation),
  authorId: 0,
  client: null,
  edit: null,
  at: 0,
});

/** A peer whose unread bytes the test sets. */
function receiver() {
  const sent: unknown[] = [];
  const peer = {
    person: { keycloakId: null, name: null },
    subprotocol: "",
    standing: { canEdit: true, canClear: true, reason: null },
    bufferedBytes: 0,
    listen: (_events: PeerEvents) => {},
    send: (message: string | Buffer) => void sent.push(JSON.parse(message.toString())),
    pause: () => {},
    resume: () => {},
    close: () => {},
  } satisfies Peer;
  return { sent, peer, member: new PadMember(peer) };
}

test("a slow receiver is sent nothing more, and later what it lacks, once and in order (TL-P.77)", () => {
  // The clock stands still; otherwise a slow machine ends the turn's 2 ms and sends the rest in a later turn.
  vi.spyOn(performance, "now").mockReturnValue(0);
  const history = new PadHistory(ot);
  const audience = new PadAudience(ot, history, null, null, new TurnQueue(new Turns(), () => {}));
  const [slow, fast] = [receiver(), receiver()];
  for (const [id, { member }] of [slow, fast].entries()) {
    audience.members.add(member);
    audience.greet(member, id);
  }
  slow.peer.bufferedBytes = MAX_UNSENT_BYTES + 1;
  for (let revision = 0; revision < 10; revision += 1) {
    history.add(stored(revision === 0 ? ["x"] : [revision, "x"]), revision === 0 ? ["x"] : [revision, "x"]);
    audience.tellStored(1);
  }
  fast.member.user = { name: "Ada", hue: 1 };
  audience.tell({ UserInfo: { id: 1, info: fast.member.user } });
  audience.tellLeave(7);
  expect(slow.sent).toEqual([{ Identity: 0 }]);
  expect(fast.sent.length).toBe(13);

  slow.peer.bufferedBytes = 0;
  audience.catchUp(slow.member);
  expect(slow.sent.slice(1)).toEqual([
    { History: { start: 0, operations: expect.objectContaining({ length: 10 }) } },
    { UserInfo: { id: 7, info: null } },
    { UserInfo: { id: 1, info: { name: "Ada", hue: 1 } } },
  ]);
  vi.restoreAllMocks();
});

test("an edit of a revision 20,000 operations ago is moved forward in pieces of 2 ms, to the same result (TL-P.78)", async () => {
  const operations = 20_000;
  const history = new PadHistory(ot);
  await history.load(
    Array.from({ length: operations }, (_, at) => stored(at === 0 ? ["a"] : [at % 7, "a", at - (at % 7)])),
  );
  const expected = new ForwardMove(ot, history, [["new"]], 0);
  expected.advance(Number.POSITIVE_INFINITY);
  // Each look at the clock is a millisecond later.
  let ms = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => (ms += 1));
  const move = new ForwardMove(ot, history, [["new"]], 0);
  let pieces = 1;
  while (!move.advance(performance.now() + PIECE_MS)) pieces += 1;
  now.mockRestore();
  expect(pieces).toBe(Math.ceil(operations / 3));
  expect(move.operations).toEqual(expected.operations);
});

test("a list of 100 edits is moved over 400 operations in pieces of 2 ms, to the same result as each edit alone", async () => {
  const history = new PadHistory(ot);
  await history.load(Array.from({ length: 400 }, (_, at) => stored(at === 0 ? ["a"] : [at % 7, "a", at - (at % 7)])));
  const list = Array.from({ length: 100 }, (_, at) => (at === 0 ? ["k"] : [at, "k"]));
  const single = list.slice(0, 1).map((operation) => {
    const move = new ForwardMove(ot, history, [operation], 0);
    move.advance(Number.POSITIVE_INFINITY);
    return move.operations[0];
  });
  let ms = 0;
  const now = vi.spyOn(performance, "now").mockImplementation(() => (ms += 1));
  const move = new ForwardMove(ot, history, list, 0);
  let pieces = 1;
  while (!move.advance(performance.now() + PIECE_MS)) pieces += 1;
  now.mockRestore();
  expect(pieces).toBe(Math.ceil((400 * 100) / 3));
  expect(move.operations[0]).toEqual(single[0]);
  const document = ot.createDocument(history.text());
  for (const operation of move.operations) document.apply(operation);
  expect(document.text()).toContain("k".repeat(100));
  document.dispose();
});

test("a list whose first edit the history has is measured by its other edits (TL-P.78)", () => {
  const history = new PadHistory(ot);
  const client = "7f8a52a4-3f6a-4a3c-9d5e-0c1a4d6b2e10";
  history.add({ ...stored(["x".repeat(500)]), client, edit: 1 }, ["x".repeat(500)]);
  history.add(stored([-400, 100]), [-400, 100]);
  const move = new ForwardMove(ot, history, [["x".repeat(500)], [500, "😀".repeat(3)]], 0, { client, edit: 1 });
  expect(move.advance(Number.POSITIVE_INFINITY)).toBe(true);
  expect(move.operations).toEqual([[100, "😀".repeat(3)]]);
  expect(move.longestText()).toBe(103);
});

test("a history of 300 edits of 200 kB is sent in messages of 512 kB at most, one a turn, before the list of people (TL-P.91)", async () => {
  const history = new PadHistory(ot);
  const text = "y".repeat(200_000);
  await history.load(Array.from({ length: 300 }, (_, at) => stored(at % 2 === 0 ? [text] : [-text.length])));
  const audience = new PadAudience(ot, history, "rust", null, new TurnQueue(new Turns(), () => {}));
  const { peer, member } = receiver();
  const lengths: number[] = [];
  const tags: string[] = [];
  peer.send = (message) => {
    lengths.push(message.length);
    tags.push(message.toString().slice(2, 10));
  };
  const turns: (() => void)[] = [];
  vi.stubGlobal("setImmediate", (turn: () => void) => turns.push(turn));
  // Each look at the clock is 3 ms later: a piece has two messages.
  let ms = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (ms += 3));
  audience.members.add(member);
  audience.greet(member, 0);
  expect(lengths).toHaveLength(2);
  let most = 0;
  for (let turn = turns.shift(); turn; turn = turns.shift()) {
    const before = lengths.length;
    turn();
    most = Math.max(most, lengths.length - before);
  }
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(most).toBeLessThanOrEqual(3);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(512 * 1024);
  expect(tags.slice(0, 2)).toEqual(["Identity", 'History"']);
  expect(tags.at(-1)).toBe("Language");
  expect(member.sent).toBe(300);
});
