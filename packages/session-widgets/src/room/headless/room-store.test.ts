import { describe, expect, it } from "vitest";
import { both, FIRST, FRESH, LATER, SESSION, setUp } from "../room-store.fixtures";

describe("joining the room", () => {
  it("connects with the stored details and sends what was on in the pre-join (LS-4.27)", async () => {
    const { store, media, status } = setUp();
    const connecting = store.connect({ microphone: true, camera: false });
    expect(status()).toBe("connecting");
    await connecting;
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

  it("shows the reason when neither token works (LS-3.13, LS-4.27)", async () => {
    const { store, media } = setUp([LATER]);
    media.fails = true;
    await store.connect(both);
    expect(store.getState().connection).toEqual({ status: "error", message: "no answer" });
  });
});

describe("leaving", () => {
  it("forgets the details and stays away (LS-2.14, LS-4.27, LS-D4.4)", async () => {
    const { store, media, details, clock, status } = setUp();
    await store.connect(both);
    await store.leave();
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(10_000);
    expect(status()).toBe("ended");
    expect(details.read(SESSION)).toBeNull();
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
    expect(store.getState().local).toMatchObject({ camera: false, error: { source: "camera" } });
  });
});
