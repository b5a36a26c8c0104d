import { describe, expect, it } from "vitest";
import { history, openPad } from "./client.fixtures";
import { PAD_SUBPROTOCOL } from "./messages";

describe("a refused socket", () => {
  it("client: a socket that the server lets not open is refused with its reason, and tried every minute until one opens (TL-P.120)", () => {
    const { pad, clock, sockets, last, open, state } = openPad();
    pad.edit(["kept"]);
    for (let minute = 1; minute <= 6; minute += 1) {
      last().events.closed({ code: "too_many_requests", retryAfterSec: 3600 });
      const refusal = { code: "too_many_requests", retryAt: clock.now() + 3_600_000 };
      expect(state()).toMatchObject({ connection: "refused", refusal, hasUnsent: true });
      clock.pass(59_999);
      expect(sockets).toHaveLength(minute);
      clock.pass(1);
      expect(sockets).toHaveLength(minute + 1);
    }
    open();
    expect(state()).toMatchObject({ connection: "connected", refusal: null });
    expect(pad.text()).toBe("kept");
  });

  it("client: a refused socket is tried again at once when that is asked for, and without a reason every second (TL-P.120)", () => {
    const { pad, clock, sockets, last, close, state } = openPad();
    last().events.closed({ code: "not_found" });
    expect(state().refusal).toMatchObject({ code: "not_found", retryAt: clock.now() + 60_000 });
    pad.retryNow();
    expect([state().connection, sockets.length]).toEqual(["disconnected", 2]);
    last().events.closed({ code: "not_found" });
    pad.retryNow();
    close();
    clock.pass(60_000);
    expect(sockets.length).toBe(4);
    close();
    clock.pass(1_000);
    expect(sockets.length).toBe(5);
    pad.dispose();
    last().events.closed({ code: "not_found" });
    expect(clock.pending).toBe(0);
  });

  it("client: a connection lost after a retry of a refused socket is tried again after 1000 ms, not at the refusal's minute (TL-P.5)", () => {
    const { pad, clock, sockets, last, open, close } = openPad();
    last().events.closed({ code: "not_authenticated" });
    pad.retryNow();
    open();
    close();
    clock.pass(1_000);
    expect(sockets).toHaveLength(3);
  });
});

describe("a UUID of the person before", () => {
  const OTHER = "5d0a7a3e-90a1-4f0e-8a57-6f1be1c5f1d2";
  const MAY_EDIT = { Standing: { can_edit: true, reason: null } } as const;
  const NOT_ALLOWED = { Refused: { code: "not_allowed", detail: "This client belongs to somebody else." } } as const;

  /** A pad with an acknowledged edit, connected again after its person signed in or out. */
  function comeBack() {
    const opened = openPad(PAD_SUBPROTOCOL, () => OTHER);
    const { pad, clock, open, close, receive, sent } = opened;
    open();
    pad.edit(["a"]);
    receive(history(0, { id: 1, operation: ["a"], edit: 1 }));
    close();
    clock.pass(1_000);
    sent();
    return opened;
  }

  it("client: after a change of the person it comes back at once under another UUID, with its text, and each edit is stored once (TL-P.153)", () => {
    const { pad, sockets, open, receive, sent, state } = comeBack();
    const [first] = sockets.slice(-1);
    open();
    receive(NOT_ALLOWED);
    expect([first?.closed, sockets.length, state().refusal]).toEqual([true, 3, null]);
    open();
    receive(MAY_EDIT, { History: { start: 1, operations: [] } });
    expect(sent()[0]).toEqual({ Resume: { client: OTHER, revision: 1 } });
    pad.edit([1, "b"]);
    receive({ History: { start: 1, operations: [{ id: 2, operation: [1, "b"], client: OTHER, edit: 2 }] } });
    expect([pad.text(), state().hasUnsent, state().connection]).toEqual(["ab", false, "connected"]);
  });

  it("client: with an edit that may be stored already it stays refused, so that none is doubled or sent for somebody else (TL-P.153)", () => {
    const { pad, clock, sockets, open, receive, state } = comeBack();
    pad.edit([1, "b"]);
    open();
    receive(NOT_ALLOWED);
    clock.pass(60_000);
    expect(sockets).toHaveLength(2);
    expect(state()).toMatchObject({ connection: "refused", refusal: { code: "not_allowed" }, hasUnsent: true });
  });

  it("client: a server that refuses the other UUID too has the last word, until it lets one in (TL-P.153)", () => {
    const { clock, sockets, open, close, receive, state } = comeBack();
    open();
    receive(NOT_ALLOWED);
    open();
    receive(MAY_EDIT);
    close();
    clock.pass(1_000);
    for (let time = 0; time < 2; time += 1) {
      open();
      receive(NOT_ALLOWED);
    }
    clock.pass(60_000);
    expect([sockets.length, state().connection]).toEqual([5, "refused"]);
  });
});
