import { describe, expect, it } from "vitest";
import { both, FRESH, LATER, SESSION, setUp } from "../room-store.fixtures";
import { CONNECT_WITHIN_MS, LOST_AFTER_MS, REPLY_WITHIN_MS } from "./room.constants";
import type { RejoinReply } from "./room-store.types";

describe("a dropped connection", () => {
  it("reconnects automatically with a fresh token and keeps the details (LS-2.14, LS-D4.4)", async () => {
    const { store, media, clock, details, status } = setUp([LATER, LATER, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    expect(status()).toBe("reconnecting");
    await clock.advance(250);
    expect(store.getState().connection).toMatchObject({ status: "reconnecting", attempt: 2, message: "no answer" });
    expect(details.read(SESSION)).toMatchObject({ token: "first" });
    await clock.advance(500 + 1_000);
    expect(status()).toBe("connected");
    expect(media.calls.slice(-3)).toEqual(["connect fresh", "microphone on", "camera on"]);
    expect(clock.pending).toBe(0);
  });

  it("counts as lost after a delay and still reconnects", async () => {
    const { store, media, clock, status } = setUp([...Array.from({ length: 25 }, () => LATER), FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(LOST_AFTER_MS + 3_000);
    expect(status()).toBe("lost");
    await clock.advance(25_000);
    expect(status()).toBe("connected");
  });

  it("stops when the server says the session is over", async () => {
    const { store, media, clock, details } = setUp([{ kind: "closed", reason: "over" }]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(1_000);
    expect(store.getState().connection).toEqual({ status: "ended", reason: "over" });
    expect(details.read(SESSION)).toBeNull();
    expect(clock.pending).toBe(0);
  });

  it("shows only a mark while the media server resumes by itself", async () => {
    const { store, media } = setUp();
    await store.connect(both);
    media.emit({ type: "blip" });
    expect(store.getState().connection).toEqual({ status: "connected", steady: false });
    media.emit({ type: "reconnected" });
    expect(store.getState().connection).toEqual({ status: "connected", steady: true });
  });

  it("is retried at once on request, with a single attempt under way", async () => {
    const { store, media, clock, status } = setUp([FRESH, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    await store.retryNow();
    expect(status()).toBe("connected");
    await clock.advance(10_000);
    expect(media.calls.filter((call) => call === "connect fresh")).toHaveLength(1);
  });
});

describe("a network that stopped responding", () => {
  const NEVER = new Promise<never>(() => {});

  it("counts as lost after 30 s without any response, and reconnects with the first response", async () => {
    const { store, media, clock, status, answerWith } = setUp();
    await store.connect(both);
    const signals: AbortSignal[] = [];
    answerWith((_, signal) => {
      signals.push(signal);
      return NEVER;
    });
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(LOST_AFTER_MS - 1);
    expect(status()).toBe("reconnecting");
    await clock.advance(1);
    expect(status()).toBe("lost");
    answerWith(async () => FRESH);
    await clock.advance(REPLY_WITHIN_MS + 2_000);
    expect(status()).toBe("connected");
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    expect(clock.pending).toBe(0);
  });

  it("causes no second connection when the event stream returns while the room is connecting", async () => {
    const { store, media, clock, status } = setUp([FRESH, FRESH]);
    await store.connect(both);
    const { connect } = media;
    let letIn = () => {};
    media.connect = async (call) => {
      await connect(call);
      await new Promise<void>((resolve) => {
        letIn = resolve;
      });
    };
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(250);
    store.serverIsBack();
    await clock.advance(0);
    letIn();
    await clock.advance(0);
    expect(status()).toBe("connected");
    expect(media.calls.filter((call) => call === "connect fresh")).toHaveLength(1);
  });

  it("does not delay the next attempt when the media server does not respond either", async () => {
    const { store, media, clock, status } = setUp([FRESH, { ...FRESH, token: "second" }]);
    await store.connect(both);
    const { connect } = media;
    media.connect = (call) => (call.token === "second" ? connect(call) : NEVER);
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(250 + CONNECT_WITHIN_MS + 500);
    expect(status()).toBe("connected");
  });

  it("keeps a device off that was switched off before the reconnection", async () => {
    const { store, media, clock } = setUp([LATER, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    media.publishes = false;
    await store.setSource("camera", false);
    expect(store.getState().local).toMatchObject({ camera: false, microphone: true });
    media.publishes = true;
    await clock.advance(1_000);
    expect(media.calls.slice(-2)).toEqual(["connect fresh", "microphone on"]);
  });
});

const ELSEWHERE: RejoinReply = { kind: "closed", reason: "elsewhere" };

describe("a call joined from two places", () => {
  it("goes to the later page, keeps the details, and stays there after a reload", async () => {
    const { store, media, clock, details, resumed } = setUp([ELSEWHERE]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    await clock.advance(0);
    expect(store.getState().connection).toEqual({ status: "ended", reason: "elsewhere" });
    expect(resumed).toEqual(["mine"]);
    expect(details.read(SESSION)).toMatchObject({ takenOver: true });
    await store.connect(both);
    expect(store.getState().connection).toEqual({ status: "ended", reason: "elsewhere" });
  });

  it("is not taken over by a reconnection after an outage", async () => {
    const { store, media, clock } = setUp([LATER, ELSEWHERE]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(5_000);
    expect(store.getState().connection).toEqual({ status: "ended", reason: "elsewhere" });
    expect(clock.pending).toBe(0);
  });

  it("is kept when an older page only reconnected", async () => {
    const { store, media, clock, status } = setUp([FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    await clock.advance(0);
    expect(status()).toBe("connected");
    expect(media.calls).toContain("connect fresh");
  });

  it("is taken over on request by joining again", async () => {
    const { store, media, clock, status, resumed } = setUp([ELSEWHERE, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    await clock.advance(0);
    await store.retryNow();
    expect(status()).toBe("connected");
    expect(resumed).toEqual(["mine", null]);
  });
});

describe("a room that closes because a person was removed", () => {
  it("is replaced by the next room at once; until then the connection is not steady", async () => {
    const { store, media, status } = setUp([FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "moved" });
    expect(store.getState().connection).toEqual({ status: "connected", steady: false });
    await expect.poll(() => media.calls.at(-1)).toBe("camera on");
    expect(media.calls).toContain("connect fresh");
    expect(store.getState().connection).toEqual({ status: "connected", steady: true });
    expect(status()).toBe("connected");
  });

  it("counts as a dropped connection when the server does not respond", async () => {
    const { store, media, status, clock } = setUp([LATER, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "moved" });
    await clock.advance(0);
    expect(status()).toBe("reconnecting");
    await clock.advance(500);
    expect(status()).toBe("connected");
  });
});
