import { describe, expect, it } from "vitest";
import { createConnectionDetails } from "./connection-details";
import { LOST_AFTER_MS } from "./room.constants";
import { createHandClock, createHandMedia, createMemoryStorage } from "./room.fixtures";
import { createRoomStore } from "./room-store";
import type { RejoinAnswer } from "./room-store.types";

const SESSION = 12;
const FIRST = { kind: "call", url: "ws://sfu", token: "first", callSessionId: 3, connectionId: "mine" } as const;
const FRESH: RejoinAnswer = { ...FIRST, token: "fresh" };
const LATER: RejoinAnswer = { kind: "later", message: "no answer" };

function setUp(answers: RejoinAnswer[] = []) {
  const clock = createHandClock();
  const media = createHandMedia();
  const details = createConnectionDetails(createMemoryStorage());
  details.save(SESSION, FIRST);
  const resumed: (string | null)[] = [];
  const store = createRoomStore({
    sessionId: SESSION,
    media,
    details,
    clock,
    random: () => 1,
    rejoin: async (resumes) => {
      resumed.push(resumes);
      return answers.shift() ?? LATER;
    },
  });
  const status = () => store.read().connection.status;
  return { clock, media, details, store, status, resumed };
}
const both = { microphone: true, camera: true };

describe("joining the room", () => {
  it("connects with the stored details and sends what was on in the pre-join", async () => {
    const { store, media, status } = setUp();
    await store.connect({ microphone: true, camera: false });
    expect(status()).toBe("connected");
    expect(media.calls).toEqual(["connect first", "microphone on"]);
  });

  it("joins anew after a reload: what another page joined cannot be resumed", async () => {
    const { store, media, details, resumed } = setUp([{ ...FRESH, connectionId: "newer" }]);
    details.save(SESSION, { ...FIRST, connectionId: null });
    await store.connect(both);
    expect(resumed).toEqual([null]);
    expect(media.calls[0]).toBe("connect fresh");
    expect(details.read(SESSION)).toMatchObject({ connectionId: "newer" });
  });

  it("publishes nothing for observers", async () => {
    const { store, media } = setUp();
    media.publishes = false;
    await store.connect(both);
    await store.setSource("camera", true);
    expect(media.calls).toEqual(["connect first"]);
  });

  it("says that video is unavailable instead of failing", async () => {
    const { store, media, details, status } = setUp();
    details.save(SESSION, { kind: "without-video" });
    await store.connect(both);
    expect(status()).toBe("unavailable");
    expect(media.calls).toEqual([]);
  });

  it("fetches a fresh token when the stored one no longer opens the room", async () => {
    const { store, media, details, status } = setUp([FRESH]);
    const connect = media.connect;
    media.connect = async (call) => {
      await connect(call);
      if (call.token === "first") throw new Error("token expired");
    };
    await store.connect(both);
    expect(status()).toBe("connected");
    expect(details.read(SESSION)).toMatchObject({ token: "fresh" });
  });

  it("comes in by itself later, as the joining that could not come in; until then the reason stays", async () => {
    const { store, media, clock, status, resumed } = setUp([LATER, LATER, FRESH]);
    media.fails = true;
    await store.connect(both);
    expect(status()).toBe("error");
    media.fails = false;
    await clock.advance(250);
    expect(status()).toBe("error");
    await clock.advance(500);
    expect(status()).toBe("connected");
    expect(resumed).toEqual(["mine", "mine", "mine"]);
    expect(clock.pending).toBe(0);
  });

  it("comes in at once when the server answers again", async () => {
    const { store, media, clock, status } = setUp([LATER, FRESH]);
    media.fails = true;
    await store.connect(both);
    media.fails = false;
    store.serverIsBack();
    await clock.advance(0);
    expect(status()).toBe("connected");
  });

  it("stays as it is when the server answers again and nothing was wrong", async () => {
    const { store, media } = setUp();
    await store.connect(both);
    store.serverIsBack();
    expect(media.calls.filter((call) => call.startsWith("connect"))).toHaveLength(1);
  });

  it("shows the reason when neither token works", async () => {
    const { store, media } = setUp([LATER]);
    media.fails = true;
    await store.connect(both);
    expect(store.read().connection).toEqual({ status: "error", message: "no answer" });
  });
});

describe("a dropped connection", () => {
  it("comes back by itself with a fresh token, and never forgets the details", async () => {
    const { store, media, clock, details, status } = setUp([LATER, LATER, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    expect(status()).toBe("reconnecting");
    await clock.advance(250);
    expect(store.read().connection).toMatchObject({ status: "reconnecting", attempt: 2 });
    expect(details.read(SESSION)).toMatchObject({ token: "first" });
    await clock.advance(500 + 1_000);
    expect(status()).toBe("connected");
    expect(media.calls.slice(-3)).toEqual(["connect fresh", "microphone on", "camera on"]);
    expect(clock.pending).toBe(0);
  });

  it("counts as lost after a while, and still comes back", async () => {
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
    expect(store.read().connection).toEqual({ status: "ended", reason: "over" });
    expect(details.read(SESSION)).toBeNull();
    expect(clock.pending).toBe(0);
  });

  it("is a mark only while the media server resumes by itself", async () => {
    const { store, media } = setUp();
    await store.connect(both);
    media.emit({ type: "blip" });
    expect(store.read().connection).toEqual({ status: "connected", steady: false });
    media.emit({ type: "reconnected" });
    expect(store.read().connection).toEqual({ status: "connected", steady: true });
  });

  it("is tried again at once when asked, with a single attempt under way", async () => {
    const { store, media, clock, status } = setUp([FRESH, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    await store.retryNow();
    expect(status()).toBe("connected");
    await clock.advance(10_000);
    expect(media.calls.filter((call) => call === "connect fresh")).toHaveLength(1);
  });
});

describe("leaving", () => {
  it("forgets the details and stays away", async () => {
    const { store, media, details, clock, status } = setUp();
    await store.connect(both);
    await store.leave();
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(10_000);
    expect(status()).toBe("ended");
    expect(details.read(SESSION)).toBeNull();
  });
});

const ELSEWHERE: RejoinAnswer = { kind: "closed", reason: "elsewhere" };

describe("a call joined from two places", () => {
  it("is left to the later one, keeps the details, and stays there after a reload", async () => {
    const { store, media, clock, details, resumed } = setUp([ELSEWHERE]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    await clock.advance(0);
    expect(store.read().connection).toEqual({ status: "ended", reason: "elsewhere" });
    expect(resumed).toEqual(["mine"]);
    expect(details.read(SESSION)).toMatchObject({ takenOver: true });
    await store.connect(both);
    expect(store.read().connection).toEqual({ status: "ended", reason: "elsewhere" });
  });

  it("is not taken back by coming back after an outage", async () => {
    const { store, media, clock } = setUp([LATER, ELSEWHERE]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(5_000);
    expect(store.read().connection).toEqual({ status: "ended", reason: "elsewhere" });
    expect(clock.pending).toBe(0);
  });

  it("is kept when an older page only came back", async () => {
    const { store, media, clock, status } = setUp([FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    await clock.advance(0);
    expect(status()).toBe("connected");
    expect(media.calls).toContain("connect fresh");
  });

  it("is taken over when asked: that is joining anew", async () => {
    const { store, media, clock, status, resumed } = setUp([ELSEWHERE, FRESH]);
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    await clock.advance(0);
    await store.retryNow();
    expect(status()).toBe("connected");
    expect(resumed).toEqual(["mine", null]);
  });
});

describe("my devices", () => {
  it("keeps the call when a device does not start, and says which", async () => {
    const { store, media, status } = setUp();
    await store.connect({ microphone: false, camera: false });
    media.setSource = async () => {
      throw new DOMException("", "NotAllowedError");
    };
    await store.setSource("camera", true);
    expect(status()).toBe("connected");
    expect(store.read().local).toMatchObject({ camera: false, error: { source: "camera" } });
  });
});
