import { randomUUID } from "node:crypto";
import type { SceneElement, SceneFile } from "@hotseat/collab/scene/element";
import type { BoardServerMessage } from "@hotseat/collab/scene/messages";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { describe, expect, test } from "vitest";
import type { NewOperation } from "../../modules/boards/board-repository.ts";
import type { Broadcast } from "../documents/broadcast.ts";
import type { Peer, PeerEvents, Standing } from "../documents/peer.ts";
import { Board } from "./board.ts";
import { BoardFiles } from "./board-files.ts";
import { BoardScene } from "./board-scene.ts";

const MAY: Standing = { canEdit: true, canClear: true, reason: null };
const box = (id: string, version = 1) => sampleElement("rectangle", { id, version, versionNonce: version });

class StandInPeer implements Peer {
  readonly person;
  readonly subprotocol = "hotseat.board.1";
  readonly sent: BoardServerMessage[] = [];
  standing = MAY;
  bufferedBytes = 0;
  isPaused = false;
  closedWith: number | null = null;
  events: PeerEvents | null = null;

  constructor(keycloakId: string) {
    this.person = { keycloakId, name: keycloakId };
  }
  listen(events: PeerEvents): void {
    this.events = events;
  }
  send(message: string | Buffer | Broadcast): void {
    this.sent.push(JSON.parse(message.toString()) as BoardServerMessage);
  }
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
  close(code: number): void {
    this.closedWith = code;
    this.events?.left();
  }
  say(message: unknown): void {
    this.events?.message(JSON.stringify(message));
  }
}

/** A board over a store in memory, whose writes finish when the test says so. */
function boardWithStore() {
  const operations: NewOperation[] = [];
  const files = new Map<string, SceneFile>();
  const lost: Error[] = [];
  const gate = { isOpen: true, writes: 0, release: () => {} };
  const waitForGate = (): Promise<void> => {
    gate.writes += 1;
    return gate.isOpen ? Promise.resolve() : new Promise((resolve) => (gate.release = resolve));
  };
  const board = new Board({
    scene: new BoardScene(),
    files: new BoardFiles([]),
    store: {
      async append(batch) {
        await waitForGate();
        operations.push(...batch);
      },
      async saveFile(file) {
        await waitForGate();
        files.set(file.id, file);
      },
      readFile: async (id) => files.get(id) ?? null,
      lastEdit: async () => ({ edit: 0, at: 0 }),
    },
    now: () => new Date(0),
    grown: () => {},
    lost: (error) => lost.push(error),
    emptied: () => {},
  });
  const join = async (keycloakId: string) => {
    const peer = new StandInPeer(keycloakId);
    const client = randomUUID();
    board.join(peer);
    peer.say({ Resume: { client, seq: 0 } });
    await turns();
    peer.sent.length = 0;
    return { peer, client };
  };
  return { board, operations, lost, gate, join };
}

/** Lets everything that is ready run. */
const turns = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const draw = (peer: StandInPeer, edit: number, elements: readonly SceneElement[]) =>
  peer.say({ Delta: { edit, elements } });

describe("receivers of a whiteboard", () => {
  test("the others get a change before its author gets the acknowledgement", async () => {
    const { join } = boardWithStore();
    const [{ peer: author }, { peer: other }] = [await join("amelie"), await join("ben")];
    const order: string[] = [];
    author.send = () => void order.push("author");
    other.send = () => void order.push("other");
    draw(author, 1, [box("a")]);
    await turns();
    expect(order).toEqual(["other", "author"]);
  });

  test("one who is slow is not cut off: they get what they missed at once when they have caught up (TL-W.15)", async () => {
    const { join } = boardWithStore();
    const [{ peer: fast }, { peer: slow }] = [await join("amelie"), await join("ben")];
    draw(fast, 1, [box("a")]);
    await turns();
    slow.bufferedBytes = 2_000_000;
    draw(fast, 2, [box("b")]);
    await turns();
    expect(slow.sent).toHaveLength(2);
    for (let edit = 3; edit < 10; edit += 1) draw(fast, edit, [box("b", edit), box(`c${edit}`)]);
    await turns();
    expect(slow.sent).toHaveLength(2);
    slow.bufferedBytes = 0;
    slow.events?.drained();
    expect(slow.closedWith).toBeNull();
    const scene = slow.sent[2] as Extract<BoardServerMessage, { Scene: unknown }>;
    expect(scene.Scene).toMatchObject({ seq: 9, since: 2 });
    expect(scene.Scene.elements).toHaveLength(8);
    draw(fast, 10, [box("z")]);
    // After a write of several changes the next one may wait for more of them.
    await expect.poll(() => slow.sent[3]).toMatchObject({ Delta: { seq: 10 } });
  });

  test("four sockets of a person that do not read: a fifth waits for the board until one has read or left (TL-W.57)", async () => {
    const { board } = boardWithStore();
    const scenes = ({ sent }: StandInPeer) => sent.filter((message) => "Scene" in message).length;
    const open = (keycloakId: string) => {
      const peer = Object.assign(new StandInPeer(keycloakId), { bufferedBytes: 2_000_000 });
      board.join(peer);
      peer.say({ Resume: { client: randomUUID(), seq: 0 } });
      return peer;
    };
    const read = (peer: StandInPeer) => {
      peer.bufferedBytes = 0;
      peer.events?.drained();
    };
    const mine = ["ben", "ben", "ben", "ben", "ben", "ben", "ben"].map(open) as [StandInPeer, ...StandInPeer[]];
    const other = open("amelie");
    await turns();
    expect([mine.map(scenes), scenes(other)]).toEqual([[1, 1, 1, 1, 0, 0, 0], 1]);
    mine.at(-1)?.close(1000);
    read(mine[0]);
    await turns();
    expect(mine.map(scenes)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    mine[1]?.close(1000);
    await turns();
    expect([mine.map(scenes), mine[5]?.isPaused]).toEqual([[1, 1, 1, 1, 1, 1, 0], false]);
    // Changes of the meantime come after the boards of those that waited longer.
    mine[2]?.close(1000);
    expect(mine.map(scenes)).toEqual([2, 1, 1, 1, 1, 1, 0]);
  });

  test("five sockets of a person that fell behind: a fifth is caught up when one before it has read (TL-W.57)", async () => {
    const { join } = boardWithStore();
    const { peer: author } = await join("amelie");
    const mine: StandInPeer[] = [];
    for (let socket = 0; socket < 5; socket += 1) mine.push((await join("ben")).peer);
    for (const peer of mine) peer.bufferedBytes = 2_000_000;
    draw(author, 1, [box("a")]);
    await turns();
    for (const peer of mine) peer.events?.drained();
    expect(mine.map(({ sent }) => sent.length)).toEqual([2, 2, 2, 2, 1]);
    mine[2]?.close(1000);
    expect(mine.map(({ sent }) => sent.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test("images wait for one who is slow", async () => {
    const { join } = boardWithStore();
    const [{ peer: fast }, { peer: slow }] = [await join("amelie"), await join("ben")];
    slow.bufferedBytes = 2_000_000;
    draw(fast, 1, [box("a")]);
    await turns();
    for (const id of ["f1", "f2"]) fast.say({ File: sampleFile(id, "image/png", 9, 9) });
    await turns();
    expect(slow.sent).toHaveLength(1);
    slow.bufferedBytes = 0;
    slow.events?.drained();
    await turns();
    expect(slow.sent.slice(1).map((message) => Object.keys(message)[0])).toEqual(["Scene", "File", "File"]);
  });

  test("edits that come during a write go into the next one together", async () => {
    const { join, gate, operations } = boardWithStore();
    const { peer } = await join("amelie");
    gate.isOpen = false;
    draw(peer, 1, [box("a")]);
    await turns();
    for (let edit = 2; edit <= 20; edit += 1) draw(peer, edit, [box("a", edit)]);
    await turns();
    expect([gate.writes, peer.sent.length]).toEqual([1, 0]);
    gate.isOpen = true;
    gate.release();
    await turns();
    expect([gate.writes, operations.length, peer.sent.length]).toEqual([2, 20, 20]);
  });

  test("nothing is sent before it is stored", async () => {
    const { join, gate } = boardWithStore();
    const [{ peer: one }, { peer: other }] = [await join("amelie"), await join("ben")];
    gate.isOpen = false;
    draw(one, 1, [box("a")]);
    await turns();
    const { peer: late } = await join("chiara");
    expect([one.sent, other.sent, late.sent]).toEqual([[], [], []]);
    gate.release();
    await turns();
    expect([one.sent.length, other.sent.length, late.sent.length]).toEqual([1, 1, 1]);
  });

  test("an image that is not stored yet: no board names it, and who joined meanwhile gets it once it is (TL-W.13)", async () => {
    const { board, join, gate } = boardWithStore();
    const { peer: author, client } = await join("amelie");
    const enter = async (keycloakId: string, resumed = randomUUID()) => {
      const peer = new StandInPeer(keycloakId);
      board.join(peer);
      peer.say({ Resume: { client: resumed, seq: 0, files: [] } });
      await turns();
      return peer;
    };
    const namesOf = ({ sent }: StandInPeer): unknown[] =>
      sent.flatMap((message): unknown[] => {
        if ("Scene" in message) return [message.Scene.files];
        return "File" in message ? [message.File.id] : [];
      });
    gate.isOpen = false;
    author.say({ File: sampleFile("picture", "image/png", 9, 9) });
    await turns();
    const [again, late] = [await enter("amelie", client), await enter("ben")];
    expect([namesOf(again), namesOf(late)]).toEqual([[[]], [[]]]);
    // Its client has it and sends it again: that is one image.
    again.say({ File: sampleFile("picture", "image/png", 9, 9) });
    gate.isOpen = true;
    gate.release();
    await turns();
    expect([namesOf(again), namesOf(late), gate.writes]).toEqual([[[]], [[], "picture"], 1]);
    expect(namesOf(await enter("chiara"))).toEqual([["picture"], "picture"]);
  });

  test("a client is read again once what waits is stored", async () => {
    const { join, gate } = boardWithStore();
    const { peer } = await join("amelie");
    gate.isOpen = false;
    const stroke = (id: string) =>
      sampleElement("freedraw", {
        id,
        points: Array.from({ length: 9999 }, (_, at) => [at + 0.1234567, at + 0.7654321]),
      });
    for (let edit = 1; !peer.isPaused && edit < 100; edit += 1)
      draw(peer, edit, [stroke(`s${edit}`), stroke(`t${edit}`)]);
    expect(peer.isPaused).toBe(true);
    gate.isOpen = true;
    await turns();
    gate.release();
    await expect.poll(() => peer.isPaused).toBe(false);
  });

  test("messages that come before the response to the greeting wait for it", async () => {
    const { board } = boardWithStore();
    const peer = new StandInPeer("amelie");
    board.join(peer);
    const client = randomUUID();
    peer.say({ Resume: { client, seq: 0 } });
    draw(peer, 1, [box("a")]);
    expect(peer.isPaused).toBe(true);
    await turns();
    expect(peer.sent.map((message) => Object.keys(message)[0])).toEqual(["Standing", "Scene", "Delta"]);
    expect(peer.isPaused).toBe(false);
  });

  test("somebody without an identity is refused", () => {
    const { board } = boardWithStore();
    const peer = Object.assign(new StandInPeer("nobody"), { person: { keycloakId: null, name: null } });
    board.join(peer as Peer);
    expect([peer.closedWith, board.isEmpty]).toEqual([1008, true]);
  });
});
