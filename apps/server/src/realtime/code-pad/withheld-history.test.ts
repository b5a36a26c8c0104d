import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { createPadClient, type PadSocketEvents } from "@hotseat/collab/pad/client";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { createManualClock } from "@hotseat/core/testing";
import { expect, test } from "vitest";
import { openPadDocument, type TestPeer } from "../../../test/pad-document.ts";

const ot = await loadOt();
type Pad = ReturnType<typeof openPadDocument>;
type Reason = TestPeer["standing"]["reason"];

/** Somebody at a page, whose sockets the test opens and cuts. */
function visitor({ join }: Pad) {
  const clock = createManualClock();
  const client = randomUUID();
  let events: PadSocketEvents | null = null;
  let peer: TestPeer | null = null;
  const received: string[] = [];
  const pad = createPadClient({
    ot,
    clock,
    client,
    onOperation: () => {},
    openSocket(socket) {
      events = socket;
      return { bufferedAmount: 0, send: (text) => peer?.say(text), close: () => {} };
    },
  });
  return {
    pad,
    client,
    received,
    connect(reason: Reason = null) {
      peer = join(PAD_SUBPROTOCOL, reason);
      peer.onSent = (message) => {
        received.push(message);
        events?.received(message);
      };
      events?.opened(PAD_SUBPROTOCOL);
    },
    /** The socket is lost on both sides; a second later another one can be opened. */
    cut() {
      if (peer) peer.onSent = () => {};
      peer?.close(1006);
      events?.closed();
      clock.pass(1_000);
    },
    /** Nothing reaches the client any more, which has not noticed it. */
    deafen() {
      if (peer) peer.onSent = () => {};
    },
    state: () => pad.store.getState(),
  };
}

/** Types each text at the end. Resolves when all are stored. */
async function type(pad: Pad, author: TestPeer, ...texts: string[]): Promise<void> {
  let [{ length: revision, textLength }] = [pad.history];
  for (const text of texts) {
    author.say({ Edit: { revision, operation: textLength === 0 ? [text] : [textLength, text] } });
    revision += 1;
    textLength += [...text].length;
  }
  await expect.poll(() => pad.history.stored).toBe(revision);
}
type History = { start: number; operations: { id: number; operation: (number | string)[] }[] };
const historiesOf = (messages: readonly string[]): History[] =>
  messages.map((message) => JSON.parse(message)).flatMap(({ History }) => History ?? []);
const applied = (histories: readonly History[]): string => {
  const document = ot.createDocument();
  for (const { operation } of histories.flatMap(({ operations }) => operations)) document.apply(operation);
  return document.text();
};

test.each([
  ["the richer messages", PAD_SUBPROTOCOL, "ended"],
  ["the plain protocol", "", "ended"],
  ["the richer messages", PAD_SUBPROTOCOL, "closed"],
] as const)(
  "somebody who comes by %s (%s) to a pad that is %s gets its text in one operation, and no edit of anybody (LS-D4.5, TL-R.7)",
  async (_words, subprotocol, reason) => {
    const pad = openPadDocument();
    const [nobody, author] = [pad.join(""), pad.join("")];
    nobody.close(1000);
    await type(pad, author, "a", "b", "secret");
    author.say({ Edit: { revision: 3, operation: [2, -6, "🦊"] } });
    await expect.poll(() => pad.history.stored).toBe(4);
    const reader = pad.join(subprotocol, reason);
    if (subprotocol !== "") reader.say({ Resume: { client: randomUUID(), revision: 0 } });
    const kept = { id: 0, operation: [3] };
    await expect
      .poll(() => historiesOf(reader.sent))
      .toEqual([{ start: 0, operations: [{ id: 0, operation: ["ab🦊"] }, kept, kept, kept] }]);
  },
);

test("somebody who comes to a pad that is locked, or who only observes, gets its history, without times (TL-P.81)", async () => {
  const pad = openPadDocument();
  const author = pad.join("");
  await type(pad, author, "a", "b");
  for (const reason of ["locked", "observer", null] as const) {
    const reader = pad.join(PAD_SUBPROTOCOL, reason);
    reader.say({ Resume: { client: randomUUID(), revision: 0 } });
    await expect
      .poll(() => historiesOf(reader.sent))
      .toEqual([
        {
          start: 0,
          operations: [
            { id: 0, operation: ["a"] },
            { id: 0, operation: [1, "b"] },
          ],
        },
      ]);
  }
});

test("the text of 9,000 operations comes in messages of 4,000 at most, and of an ended pad without text in as many (TL-R.7)", async () => {
  const pad = openPadDocument({ editsPerSecond: 1_000_000 });
  const author = pad.join("");
  await type(pad, author, ...Array.from({ length: 8_999 }, () => "k"));
  for (const last of [[8_999, "!"], [-9_000]]) {
    const { length } = pad.history;
    author.say({ Edit: { revision: length, operation: last } });
    await expect.poll(() => pad.history.stored).toBe(length + 1);
    const reader = pad.join("", "ended");
    await expect.poll(() => historiesOf(reader.sent)).toHaveLength(3);
    const histories = historiesOf(reader.sent);
    expect(histories.map(({ start }) => start)).toEqual([0, 4_000, 8_000]);
    expect(histories.flatMap(({ operations }) => operations)).toHaveLength(pad.history.length);
    expect(applied(histories)).toBe(pad.history.text());
  }
});

test("a client that was there before the end comes back to the present text, and its unsent edit is still there to be lost (TL-P.154)", async () => {
  const pad = openPadDocument();
  const author = pad.join("");
  const ada = visitor(pad);
  ada.connect();
  await type(pad, author, "one ");
  await expect.poll(ada.pad.text).toBe("one ");
  ada.cut();
  await type(pad, author, "two ", "three ");
  ada.pad.edit(["mine ", 4]);
  ada.received.splice(0);
  ada.connect("ended");
  await expect.poll(ada.state).toMatchObject({ connection: "connected", hasUnsent: true, revision: 3 });
  expect(ada.pad.text()).toBe("mine one two three ");
  expect(historiesOf(ada.received)).toEqual([
    {
      start: 1,
      operations: [
        { id: 0, operation: ["one two three ", -4] },
        { id: 0, operation: [14] },
      ],
    },
  ]);
  expect(pad.history.text()).toBe("one two three ");
});

test("a client whose last edit was stored, which it did not hear before the end, comes back to a text that has it once (TL-P.154)", async () => {
  const pad = openPadDocument();
  const author = pad.join("");
  const ada = visitor(pad);
  ada.connect();
  await type(pad, author, "one ");
  ada.deafen();
  await type(pad, author, "two ");
  ada.pad.edit(["mine ", 4]);
  await expect.poll(() => pad.history.stored).toBe(3);
  await type(pad, author, "three ", "four ");
  ada.cut();
  ada.connect("ended");
  await expect.poll(ada.state).toMatchObject({ connection: "connected", hasUnsent: false, revision: 5 });
  expect(ada.pad.text()).toBe("mine one two three four ");
  expect(pad.history.text()).toBe(ada.pad.text());
  const [raw, withheld] = historiesOf(ada.received).slice(-2);
  expect(raw).toMatchObject({ start: 1, operations: [{ operation: [4, "two "] }, { edit: 1, client: ada.client }] });
  expect(withheld).toEqual({
    start: 3,
    operations: [
      { id: 0, operation: ["mine one two three four ", -13] },
      { id: 0, operation: [24] },
    ],
  });
});

test("a client that asks for the history from 0 again after the end gets none of it, though it wrote some (TL-R.7)", async () => {
  const pad = openPadDocument({ editsPerSecond: 1_000_000 });
  const author = pad.join("");
  const [client, live] = [randomUUID(), pad.join()];
  live.say({ Resume: { client, revision: 0 } });
  live.say({ Edit: { revision: 0, operation: ["first "], edit: 1 } });
  await expect.poll(() => pad.history.stored).toBe(1);
  await type(pad, author, ...Array.from({ length: 1_200 }, () => "k"));
  const { length, textLength } = pad.history;
  live.say({ Edit: { revision: length, operation: [textLength, " last"], edit: 2 } });
  await expect.poll(() => pad.history.stored).toBe(1_202);
  const again = pad.join(PAD_SUBPROTOCOL, "ended");
  again.say({ Resume: { client, revision: 0 } });
  await expect.poll(() => historiesOf(again.sent)).toHaveLength(1);
  const [history] = historiesOf(again.sent);
  expect(history?.operations[0]).toEqual({ id: 0, operation: [pad.history.text()] });
  expect(history?.operations.slice(1).every(({ operation }) => operation.length === 1)).toBe(true);
  expect(applied(historiesOf(again.sent))).toBe(pad.history.text());
});

test("somebody who comes after the end gets the text when its last edit is stored, and the people after it", async () => {
  const written = Promise.withResolvers<void>();
  let writes = 0;
  const append = (): Promise<void> => (++writes === 1 ? Promise.resolve() : written.promise);
  const pad = openPadDocument({ store: { append } });
  const author = pad.join("");
  author.say({ ClientInfo: { name: "Ada", hue: 1 } });
  await type(pad, author, "a");
  author.say({ Edit: { revision: 1, operation: [1, "b"] } });
  await expect.poll(() => pad.history.length).toBe(2);
  const reader = pad.join("", "ended");
  await new Promise((resolve) => setImmediate(resolve));
  expect(reader.sent.map((message) => Object.keys(JSON.parse(message))[0])).toEqual(["Identity"]);
  written.resolve();
  await expect.poll(() => reader.sent).toHaveLength(3);
  expect(reader.sent.slice(1).map((message) => JSON.parse(message))).toEqual([
    {
      History: {
        start: 0,
        operations: [
          { id: 0, operation: ["ab"] },
          { id: 0, operation: [2] },
        ],
      },
    },
    { UserInfo: { id: 0, info: { name: "Ada", hue: 1 } } },
  ]);
});

test("a tool that is open again: somebody who came while it was closed gets the edits that follow, from the same revision", async () => {
  const pad = openPadDocument();
  const author = pad.join("");
  await type(pad, author, "a", "b");
  const reader = pad.join("", "closed");
  await type(pad, author, "c");
  expect(historiesOf(reader.sent).map(({ start }) => start)).toEqual([0, 2]);
  expect(applied(historiesOf(reader.sent))).toBe("abc");
});
