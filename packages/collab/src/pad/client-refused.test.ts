import { describe, expect, it } from "vitest";
import { openPad } from "./client.fixtures";

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
