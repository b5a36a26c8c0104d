import { describe, expect, it } from "vitest";
import { both, LATER, setUp } from "../room-store.fixtures";

describe("what I send while the line is gone", () => {
  const sending = { microphone: true, camera: true, screen: false };
  const nothing = { microphone: false, camera: false, screen: false };
  const people = { type: "people", others: [] } as const;
  async function inRoom() {
    const made = setUp([LATER]);
    made.media.has = sending;
    await made.store.connect(both);
    const sent = () => {
      const { microphone, camera } = made.store.getState().local;
      return { microphone, camera };
    };
    return { ...made, sent };
  }

  it("is what I sent before, though the room says that all is gone", async () => {
    const { media, sent } = await inRoom();
    media.emit({ type: "blip" });
    media.has = nothing;
    media.emit(people);
    media.emit({ type: "disconnected", cause: "dropped" });
    media.emit(people);
    expect(sent()).toEqual({ microphone: true, camera: true });
  });

  it.each(["microphone", "camera"] as const)("is without the %s that I switch off meanwhile", async (source) => {
    const { store, media, sent } = await inRoom();
    media.emit({ type: "blip" });
    media.has = nothing;
    media.emit(people);
    media.emit({ type: "disconnected", cause: "dropped" });
    await store.setSource(source, false);
    media.emit(people);
    expect(sent()).toEqual({ ...both, [source]: false });
  });

  it("is what the room has once the line is back", async () => {
    const { store, media, sent } = await inRoom();
    media.emit({ type: "blip" });
    media.has = { ...sending, camera: false };
    media.emit(people);
    expect(sent()).toEqual({ microphone: true, camera: true });
    media.emit({ type: "reconnected" });
    media.emit(people);
    expect(sent()).toEqual({ microphone: true, camera: false });
    expect(store.getState().connection).toEqual({ status: "connected", steady: true });
  });
});

it("somebody unconfirmed in the room is reported, and nobody who is confirmed", async () => {
  const { store, media, strangers } = setUp();
  await store.connect(both);
  store.admit({ people: new Set(["kc-lucie"]), speakers: new Set() });
  media.emit({ type: "people", others: ["kc-lucie"] });
  expect(strangers()).toBe(0);
  media.emit({ type: "people", others: ["kc-lucie", "kc-late"] });
  expect(strangers()).toBe(1);
});
