import { describe, expect, it } from "vitest";
import { CLIENT, history, openPad } from "./client.fixtures";
import { PAD_SUBPROTOCOL } from "./messages";

describe("connection", () => {
  it("client: tries at once and then every 1000 ms until a socket opens", () => {
    const { clock, sockets, close, state, open } = openPad();
    expect(sockets).toHaveLength(1);
    expect(state().connection).toBe("disconnected");
    close();
    clock.pass(999);
    expect(sockets).toHaveLength(1);
    clock.pass(1);
    expect(sockets).toHaveLength(2);
    open();
    expect(state().connection).toBe("connected");
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
  });

  it("client: five lost connections within 15 seconds end in desynchronized, with the text kept", () => {
    const { pad, clock, sockets, open, close, state } = openPad();
    pad.edit(["kept"]);
    for (let loss = 1; loss <= 5; loss += 1) {
      open();
      close();
      expect(state().connection).toBe(loss < 5 ? "disconnected" : "desynchronized");
      clock.pass(1_000);
    }
    clock.pass(60_000);
    expect(sockets).toHaveLength(5);
    pad.edit([4, "!"]);
    expect(pad.text()).toBe("kept!");
    expect(state().hasUnsent).toBe(true);
  });

  it("client: failures are reset every 15 attempts, and a socket that never opened does not count", () => {
    const { clock, open, close, state } = openPad();
    for (let failure = 0; failure < 4; failure += 1) {
      open();
      close();
      clock.pass(1_000);
    }
    for (let refused = 0; refused < 12; refused += 1) {
      close();
      clock.pass(1_000);
    }
    open();
    close();
    expect(state().connection).toBe("disconnected");
  });

  it("client: the browser goes offline six times, each time the socket is closed at once and none is a failure (TL-P.110)", () => {
    const { pad, clock, sockets, last, open, close, state } = openPad();
    for (let time = 1; time <= 6; time += 1) {
      open();
      pad.offline();
      expect([state().connection, last().closed]).toEqual(["disconnected", true]);
      clock.pass(1_000);
      expect(sockets).toHaveLength(time + 1);
    }
    open();
    close();
    expect(state().connection).toBe("disconnected");
  });

  it("client: the network is there again, a socket is opened at once, and a second one only without a first (TL-P.110)", () => {
    const { pad, clock, sockets, open } = openPad();
    open();
    pad.offline();
    pad.retryNow();
    pad.retryNow();
    expect(sockets).toHaveLength(2);
    open();
    pad.retryNow();
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
    pad.dispose();
    pad.retryNow();
    expect(sockets).toHaveLength(2);
  });

  it("client: a history that starts behind the own revision closes the socket, and the next one begins again", () => {
    const { clock, sockets, last, open, receive, state, operations, sent } = openPad();
    open();
    receive({ Identity: 1 }, history(1, { operation: ["x"] }));
    expect(sockets[0]?.closed).toBe(true);
    expect(state()).toMatchObject({ connection: "disconnected", revision: 0 });
    clock.pass(1_000);
    open();
    expect(sent()[0]).toEqual({ Resume: { client: CLIENT, revision: 0 } });
    receive(history(0, { operation: ["a"] }, { operation: [1, "x"] }));
    expect(operations).toEqual([["ax"]]);
    expect(last().closed).toBe(false);
  });

  it.each([
    ["no JSON", "{"],
    ["an unknown message", '{"Hello":1}'],
    ["an operation that does not fit", '{"History":{"start":0,"operations":[{"id":1,"operation":[5]}]}}'],
    ["an operation with half a pair", '{"History":{"start":0,"operations":[{"id":1,"operation":["\\ud83d"]}]}}'],
  ])("client: %s closes the socket and changes nothing", (_what, text) => {
    const { pad, last, open, state } = openPad();
    open();
    const socket = last();
    socket.events.received(text);
    expect(socket.closed).toBe(true);
    expect(state()).toMatchObject({ connection: "disconnected", revision: 0 });
    expect(pad.text()).toBe("");
  });

  it("client: an edit without acknowledgement for 10 s is sent again on a new socket, with its number", () => {
    const { pad, clock, sockets, open, sent, receive, state } = openPad();
    open();
    pad.edit(["a"]);
    sent();
    clock.pass(10_000);
    expect(sockets[0]?.closed).toBe(true);
    clock.pass(1_000);
    open();
    expect(sent()).toContainEqual({ Edits: { revision: 0, edit: 1, edits: [[11_000, ["a"]]] } });
    receive(history(0, { id: 1, operation: ["a"], edit: 1 }));
    expect(state().hasUnsent).toBe(false);
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
  });

  it("client: after dispose nothing is sent, opened or taken", () => {
    const { pad, clock, sockets, open, last } = openPad();
    open();
    pad.setCursors({ cursors: [0], selections: [] });
    const socket = last();
    const count = socket.sent.length;
    pad.dispose();
    expect(socket.closed).toBe(true);
    socket.events.received(JSON.stringify(history(0, { operation: ["a"] })));
    socket.events.closed();
    clock.pass(60_000);
    expect(socket.sent).toHaveLength(count);
    expect(sockets).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });
});

describe("edits", () => {
  it("client: an edit that does not fit the text throws and is not sent", () => {
    const { pad, open, sent } = openPad();
    open();
    sent();
    expect(() => pad.edit([3, "x"])).toThrow("do not fit");
    expect(sent()).toEqual([]);
  });

  it("client: an acknowledgement by number counts under another user id, and the history is asked from the own revision", () => {
    const { pad, clock, open, close, sent, receive, state, operations } = openPad();
    open();
    receive({ Identity: 1 }, history(0, { operation: ["xyz"] }));
    pad.edit(["a", 3]);
    close();
    clock.pass(1_000);
    open();
    expect(sent()).toEqual([
      { Resume: { client: CLIENT, revision: 1 } },
      { Edits: { revision: 1, edit: 1, edits: [[1_000, ["a", 3]]] } },
      { CursorData: { cursors: [], selections: [] } },
    ]);
    receive({ Identity: 2 }, history(1, { id: 1, operation: ["a", 3], edit: 1 }));
    expect(state()).toMatchObject({ hasUnsent: false, revision: 2 });
    expect(pad.text()).toBe("axyz");
    expect(operations).toEqual([["xyz"]]);
  });

  it("client: a history seen in part adds its new operations only", () => {
    const { open, receive, operations, state } = openPad();
    open();
    receive(history(0, { operation: ["a"] }, { operation: [1, "b"] }));
    receive(history(1, { operation: [1, "b"] }, { operation: [2, "c"] }));
    expect(operations).toEqual([["ab"], [2, "c"]]);
    expect(state().revision).toBe(3);
  });

  it("client: 2,000 operations reach the editor as one", () => {
    const { pad, open, receive, operations } = openPad();
    open();
    receive(history(0, { operation: ["-"] }));
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ operation: [index + 1, "x"] }));
    receive(history(1, ...rows));
    expect(operations).toEqual([["-"], [1, "x".repeat(2_000)]]);
    expect(pad.text()).toBe(`-${"x".repeat(2_000)}`);
  });
});

describe("standing and refusals", () => {
  it("client: before the first standing nobody may edit, and what was written all the same is sent with the right to it (TL-P.122)", () => {
    const { pad, last, sent, receive, state } = openPad();
    expect(state()).toMatchObject({ connection: "disconnected", standing: { can_edit: false, reason: null } });
    pad.edit(["a"]);
    last().events.opened(PAD_SUBPROTOCOL);
    expect(state()).toMatchObject({ connection: "disconnected", standing: { can_edit: false, reason: null } });
    expect(sent()).toEqual([{ Resume: { client: CLIENT, revision: 0 } }]);
    receive({ Standing: { can_edit: true, reason: null } });
    expect(state().connection).toBe("connected");
    expect(sent()).toEqual([
      { Edit: { revision: 0, operation: ["a"], edit: 1 } },
      { CursorData: { cursors: [], selections: [] } },
    ]);
  });

  it("client: on the plain protocol, which has no standing, a connection is the right to edit", () => {
    const { open, state } = openPad("");
    open();
    expect(state()).toMatchObject({ connection: "connected", standing: { can_edit: true } });
  });

  it("client: an edit that was on its way when the tool was locked is kept, and sent again when it is unlocked (TL-P.131)", () => {
    const { pad, clock, sockets, open, sent, receive, state } = openPad();
    open();
    receive({ Standing: { can_edit: true, reason: null } });
    pad.edit(["a"]);
    sent();
    receive({ Standing: { can_edit: false, reason: "locked" } });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(state()).toMatchObject({ hasUnsent: true, standing: { can_edit: false, reason: "locked" } });
    receive({ Standing: { can_edit: true, reason: null } });
    expect(sent()).toEqual([{ Edits: { revision: 0, edit: 1, edits: [[60_000, ["a"]]] } }]);
  });

  it("client: a standing holds on a new connection until the server sends another one", () => {
    const { pad, clock, open, close, sent, receive } = openPad();
    open();
    receive({ Standing: { can_edit: false, reason: "locked" } });
    pad.edit(["a"]);
    close();
    clock.pass(1_000);
    open();
    expect(sent()).toEqual([{ Resume: { client: CLIENT, revision: 0 } }]);
    receive({ Standing: { can_edit: true, reason: null } });
    expect(sent()[0]).toEqual({ Edits: { revision: 0, edit: 1, edits: [[1_000, ["a"]]] } });
  });

  it.each(["removed", "not_allowed"] as const)("client: after the refusal %s it makes no other attempt", (code) => {
    const { clock, sockets, open, receive, state } = openPad();
    open();
    receive({ Refused: { code, detail: "You were removed from the session." } });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(state()).toMatchObject({ connection: "refused", refusal: { code } });
  });

  it("client: another refusal is shown until an edit is acknowledged, and the client connects again", () => {
    const { pad, clock, open, close, receive, state } = openPad();
    open();
    receive({ Refused: { code: "too_fast", detail: "Too many edits." } });
    close();
    clock.pass(1_000);
    open();
    expect(state()).toMatchObject({ connection: "connected", refusal: { code: "too_fast" } });
    pad.edit(["a"]);
    receive(history(0, { id: 1, operation: ["a"], edit: 1 }));
    expect(state().refusal).toBeNull();
  });
});
