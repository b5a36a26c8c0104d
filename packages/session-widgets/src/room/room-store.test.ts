import { describe, expect, it } from "vitest";
import { createConnectionDetails } from "./connection-details";
import { LOST_AFTER_MS } from "./room.constants";
import { createHandClock, createHandMedia, createMemoryStorage } from "./room.fixtures";
import { createRoomStore, type RejoinAnswer } from "./room-store";

const SESSION = 12;
const FRESH: RejoinAnswer = { kind: "call", url: "ws://sfu", token: "fresh", callSessionId: 3 };
const LATER: RejoinAnswer = { kind: "later", message: "no answer" };

function setUp(answers: RejoinAnswer[] = []) {
  const clock = createHandClock();
  const media = createHandMedia();
  const details = createConnectionDetails(createMemoryStorage());
  details.save(SESSION, { kind: "call", url: "ws://sfu", token: "first", callSessionId: 3 });
  const store = createRoomStore({
    sessionId: SESSION,
    media,
    details,
    clock,
    random: () => 1,
    rejoin: async () => answers.shift() ?? LATER,
  });
  const status = () => store.read().connection.status;
  return { clock, media, details, store, status };
}
const both = { microphone: true, camera: true };

describe("joining the room", () => {
  it("connects with the stored details and sends what was on in the pre-join", async () => {
    const { store, media, status } = setUp();
    await store.connect({ microphone: true, camera: false });
    expect(status()).toBe("connected");
    expect(media.calls).toEqual(["connect first", "microphone on"]);
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

  it("keeps the details when another tab took the call over", async () => {
    const { store, media, details } = setUp();
    await store.connect(both);
    media.emit({ type: "disconnected", cause: "elsewhere" });
    expect(store.read().connection).toEqual({ status: "ended", reason: "elsewhere" });
    expect(details.read(SESSION)).not.toBeNull();
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
