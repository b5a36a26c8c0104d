import { describe, expect, it } from "vitest";
import { both, FIRST, FRESH, LATER, SESSION, setUp } from "../room-store.fixtures";

describe("joining the room", () => {
  it("connects with the stored details and publishes the sources that were on in the pre-join (LS-4.27)", async () => {
    const { store, media, status } = setUp();
    const connecting = store.connect({ microphone: true, camera: false });
    expect(status()).toBe("connecting");
    await connecting;
    expect(status()).toBe("connected");
    expect(media.calls).toEqual(["connect first", "microphone on"]);
  });

  it("joins again after a reload: another page's joining cannot be resumed", async () => {
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

  it("reports unavailable video instead of failing", async () => {
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

  it("connects automatically later with the same joining; until then the reason stays", async () => {
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

  it("connects at once when the server responds again", async () => {
    const { store, media, clock, status } = setUp([LATER, FRESH]);
    media.fails = true;
    await store.connect(both);
    media.fails = false;
    store.serverIsBack();
    await clock.advance(0);
    expect(status()).toBe("connected");
  });

  it("does not change when the server responds again and nothing was wrong", async () => {
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
  it("clears the details and stays disconnected (LS-2.14, LS-4.27, LS-D4.4)", async () => {
    const { store, media, details, clock, status } = setUp();
    await store.connect(both);
    await store.leave();
    media.emit({ type: "disconnected", cause: "dropped" });
    await clock.advance(10_000);
    expect(status()).toBe("ended");
    expect(details.read(SESSION)).toBeNull();
  });
});

describe("the viewer's devices", () => {
  it("keeps the call when a device does not start, and names the device", async () => {
    const { store, media, status } = setUp();
    await store.connect({ microphone: false, camera: false });
    media.setSource = async () => {
      throw new DOMException("", "NotAllowedError");
    };
    await store.setSource("camera", true);
    expect(status()).toBe("connected");
    expect(store.getState().local).toMatchObject({ camera: false, starting: [], error: { source: "camera" } });
  });

  it("opens camera and microphone at once: a slow one holds up no other", async () => {
    const { store, media } = setUp();
    const { setSource } = media;
    media.setSource = async (source, on) => {
      if (source === "microphone") return new Promise<void>(() => {});
      await setSource(source, on);
    };
    void store.connect(both);
    await expect.poll(() => store.getState().local.camera).toBe(true);
    expect(store.getState().local).toMatchObject({ microphone: false, starting: ["microphone"] });
    expect(media.calls).toEqual(["connect first", "camera on"]);
  });

  it("publishes in the next room a source that the lost one had not yet published", async () => {
    const { store, media, clock } = setUp([FRESH]);
    const { setSource } = media;
    const cancelled: (() => void)[] = [];
    media.setSource = () => new Promise((_, reject) => cancelled.push(() => reject(new Error("cancelled"))));
    void store.connect(both);
    await expect.poll(() => cancelled.length).toBe(2);
    media.emit({ type: "disconnected", cause: "dropped" });
    media.setSource = setSource;
    cancelled[0]?.();
    await clock.advance(250);
    cancelled[1]?.();
    await clock.advance(0);
    expect(media.calls).toEqual(["connect first", "connect fresh", "microphone on", "camera on"]);
    expect(store.getState().local).toMatchObject({ microphone: true, camera: true, starting: [], error: null });
  });
});
