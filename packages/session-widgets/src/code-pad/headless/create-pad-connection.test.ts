import { loadOt } from "@hotseat/collab/ot";
import type { PadSocketEvents } from "@hotseat/collab/pad/client";
import { PAD_SUBPROTOCOL, type PadServerMessage } from "@hotseat/collab/pad/messages";
import { createManualClock } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import { createPadConnection } from "./create-pad-connection";
import { readOnlyReason } from "./read-only-reason";

const ot = await loadOt();
const ME = "3f0e6a52-1c1a-4d1e-9a59-0d5d6a4f9b01";

/** A server that says what a test says, and remembers what it was sent. */
async function open() {
  const clock = createManualClock();
  const sent: Record<string, unknown>[] = [];
  let events: PadSocketEvents | null = null;
  let sockets = 0;
  const pad = createPadConnection({
    ot,
    clock,
    client: ME,
    openSocket(of) {
      events = of;
      sockets += 1;
      return { bufferedAmount: 0, send: (text) => void sent.push(JSON.parse(text)), close: () => of.closed() };
    },
  });
  const told: string[] = [];
  const names: string[] = [];
  pad.document.subscribe({
    onOperation: (operation, by) => told.push(`${by} ${JSON.stringify(operation)}`),
    onGuests: (guests) => names.push(guests.map(({ name, cursor }) => `${name} ${cursor?.cursors ?? "-"}`).join()),
  });
  const say = (message: PadServerMessage) => events?.received(JSON.stringify(message));
  const greet = () => {
    events?.opened(PAD_SUBPROTOCOL);
    say({ Identity: 5 });
    say({ Standing: { can_edit: true, reason: null } });
    say({ History: { start: 0, operations: [{ id: 1, operation: ["seat"] }] } });
    say({ Language: "python" });
  };
  const cut = () => events?.closed();
  return { clock, pad, sent, told, names, say, greet, cut, opened: () => sockets };
}

it("a connection is 'disconnected', 'connected', and 'desynchronized' after 5 failures within 15 intervals, with the text kept (TL-P.5, TL-P.7, TL-P.9)", async () => {
  const { pad, greet, cut, clock, opened } = await open();
  expect(pad.state.getState().status).toBe("disconnected");
  greet();
  expect(pad.state.getState().status).toBe("connected");
  for (let failure = 1; failure <= 4; failure += 1) {
    cut();
    expect(pad.state.getState().status).toBe("disconnected");
    await clock.advance(1000);
    expect(opened()).toBe(failure + 1);
    greet();
  }
  cut();
  expect(pad.state.getState().status).toBe("desynchronized");
  await clock.advance(60_000);
  expect(opened()).toBe(5);
  expect(pad.document.text()).toBe("seat");
  expect(readOnlyReason(pad.state.getState())).toBe("desynchronized");
});

it("an editor receives each operation of others, then their cursors in the new text, and no operation of its own", async () => {
  const { pad, greet, say, told, names } = await open();
  greet();
  say({ UserInfo: { id: 8, info: { name: "Amara", hue: 9 } } });
  say({ UserCursor: { id: 8, data: { cursors: [4], selections: [] } } });
  say({ History: { start: 1, operations: [{ id: 8, operation: ["hot", 4] }] } });
  expect(told.at(-1)).toBe('others ["hot",4]');
  await Promise.resolve();
  expect(names.at(-1)).toBe("Amara 7");
  const before = [told.length, names.length];
  pad.document.edit([7, "!"]);
  await Promise.resolve();
  expect([told.length, names.length]).toEqual(before);
  expect(pad.state.getState()).toMatchObject({ hasUnsent: true, people: [{ id: 8, name: "Amara", hue: 9 }] });
  say({ UserInfo: { id: 8, info: null } });
  expect(pad.state.getState().people).toEqual([]);
});

it("a language that is set here or elsewhere is news; the document's own on joining is not; an unknown one is ignored (TL-P.21, TL-P.33)", async () => {
  const { pad, greet, say, cut, clock } = await open();
  const news: string[] = [];
  pad.onLanguage((language) => news.push(language));
  greet();
  expect(pad.state.getState().language).toBe("python");
  pad.setLanguage("go");
  expect(news).toEqual([]);
  say({ Language: "go" });
  expect(news).toEqual(["go"]);
  await clock.advance(1000);
  say({ Language: "rust" });
  say({ Language: "klingon" });
  expect(news).toEqual(["go", "rust"]);
  expect(pad.state.getState().language).toBe("rust");
  cut();
  await clock.advance(1000);
  greet();
  expect(news).toEqual(["go", "rust"]);
});

it("a replaced text is one own edit, which the editor receives", async () => {
  const { pad, greet, told, sent } = await open();
  greet();
  pad.replaceText("hot");
  expect(told.at(-1)).toBe('me ["hot",-4]');
  expect(sent.at(-1)).toMatchObject({ Edit: { revision: 1, operation: ["hot", -4] } });
  expect(pad.document.text()).toBe("hot");
});

it("at a read-only id the pad is read-only and knows the id to share; a final refusal names its reason", async () => {
  const reading = await open();
  reading.greet();
  reading.say({ Standing: { can_edit: false, reason: "read_only", read_only_id: "r-1" } });
  expect(reading.pad.state.getState().standing.read_only_id).toBe("r-1");
  expect(readOnlyReason(reading.pad.state.getState())).toBe("read_only");
  const { pad, greet, say } = await open();
  greet();
  say({ Refused: { code: "removed", detail: "Removed." } });
  expect(pad.state.getState()).toMatchObject({ status: "refused", refusal: "removed", retryAt: null });
  expect(readOnlyReason(pad.state.getState())).toBe("removed");
});

it("a pad that has not heard its standing is read-only, and without a reason to show (TL-P.122)", async () => {
  const { pad, greet } = await open();
  expect(readOnlyReason(pad.state.getState())).toBe("connecting");
  greet();
  expect(readOnlyReason(pad.state.getState())).toBeNull();
});

it("failures are forgotten every 15 intervals (TL-P.6)", async () => {
  const { pad, greet, cut, clock } = await open();
  greet();
  for (let failure = 1; failure <= 8; failure += 1) {
    cut();
    await clock.advance(1000);
    greet();
    await clock.advance(3000);
  }
  expect(pad.state.getState().status).toBe("connected");
});

it("a history that starts after the local revision closes the socket, which is opened again (TL-P.8)", async () => {
  const { pad, greet, say, clock, opened } = await open();
  greet();
  say({ History: { start: 3, operations: [{ id: 8, operation: [4, "!"] }] } });
  expect(pad.state.getState().status).toBe("disconnected");
  expect(pad.document.text()).toBe("seat");
  await clock.advance(1000);
  expect(opened()).toBe(2);
});

it("one edit is on its way; later ones wait apart and go in one message with its acknowledgement (TL-P.11)", async () => {
  const { pad, greet, say, sent, clock } = await open();
  greet();
  const edits = () => sent.flatMap((message) => ("Edit" in message ? [message.Edit] : []));
  pad.document.edit([4, "s"]);
  pad.document.edit([5, "!"]);
  await clock.advance(30);
  pad.document.edit(["the ", 6]);
  expect(edits()).toEqual([{ revision: 1, operation: [4, "s"], edit: 1 }]);
  say({ History: { start: 1, operations: [{ id: 5, operation: [4, "s"], client: ME, edit: 1 }] } });
  const list = [
    [30, [5, "!"]],
    [0, ["the ", 6]],
  ];
  expect(sent.find((message) => "Edits" in message)).toEqual({ Edits: { revision: 2, edit: 2, edits: list } });
});

it("cursors are sent 20 ms after the last movement (TL-P.12)", async () => {
  const { pad, greet, sent, clock } = await open();
  greet();
  const cursors = () => sent.flatMap((message) => ("CursorData" in message ? [message.CursorData] : []));
  const before = cursors().length;
  pad.document.moveCursors({ cursors: [1], selections: [] });
  await clock.advance(19);
  pad.document.moveCursors({ cursors: [2], selections: [] });
  await clock.advance(19);
  expect(cursors()).toHaveLength(before);
  await clock.advance(1);
  expect(cursors().slice(before)).toEqual([{ cursors: [2], selections: [] }]);
});
