import { PILLARS } from "@hotseat/api-client/constants";
import type { Pillar as ServerPillar, PillarRating as ServerRating } from "@hotseat/api-client/types";
import type { TextStorage } from "@hotseat/core/storage";
import { expect, expectTypeOf, test, vi } from "vitest";
import type { CompleteRating, Pillar, PillarPort } from "./pillar-rating.types";
import { completeRating, EMPTY_RATING, ratedCount } from "./pillar-rating-rules";
import { createPillarRatingStore } from "./pillar-rating-store";

function memory(): TextStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const all = { Expertise: 5, Agilité: 4, Collaboration: 6, Leadership: 5, Innovation: 3 };

test("the pillars are the API’s (LS-D5.5)", () => {
  expectTypeOf<Pillar>().toEqualTypeOf<ServerPillar>();
  expectTypeOf<CompleteRating["ratings"]>().toEqualTypeOf<ServerRating["ratings"]>();
  expect(PILLARS).toHaveLength(5);
});

test("a rating is complete with all five pillars, and contains no empty comments", () => {
  expect(ratedCount({ ratings: { Expertise: 5 }, comments: {} })).toBe(1);
  expect(completeRating({ ratings: { Expertise: 5 }, comments: {} })).toBeNull();
  expect(completeRating({ ratings: all, comments: { Leadership: " ", Innovation: "One option only." } })).toEqual({
    ratings: all,
    comments: { Innovation: "One option only." },
  });
  expect(completeRating({ ratings: all, comments: { Leadership: "x".repeat(5_001) } })).toBeNull();
});

test("every choice is stored on this device until the server has it", async () => {
  const storage = memory();
  const save = vi
    .fn<PillarPort["save"]>()
    .mockResolvedValueOnce({ kind: "failed", message: "No." })
    .mockResolvedValueOnce({ kind: "saved", at: "t1" });
  const store = createPillarRatingStore({ port: { save }, storage, key: "draft", stored: null });
  await store.save();
  expect(save).not.toHaveBeenCalled();
  for (const pillar of PILLARS) store.rate(pillar, all[pillar]);
  store.comment("Leadership", "Calm.");
  await store.save();
  expect(store.getState().status).toEqual({ kind: "failed", message: "No." });
  const reloaded = createPillarRatingStore({ port: { save }, storage, key: "draft", stored: null });
  expect(reloaded.getState().draft).toEqual({ ratings: all, comments: { Leadership: "Calm." } });
  await reloaded.save();
  expect(reloaded.getState().status).toEqual({ kind: "saved", at: "t1" });
  expect(storage.kept.size).toBe(0);
});

test("a change during a save does not count as sent", async () => {
  const storage = memory();
  let answer: (value: { kind: "saved"; at: string }) => void = () => {};
  const store = createPillarRatingStore({
    port: {
      save: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    },
    storage,
    key: "draft",
    stored: { ratings: all, comments: {}, at: "t0" },
  });
  const sending = store.save();
  store.rate("Innovation", 6);
  answer({ kind: "saved", at: "t1" });
  await sending;
  expect(store.getState()).toMatchObject({ status: { kind: "editing" }, draft: { ratings: { Innovation: 6 } } });
  expect(storage.kept.size).toBe(1);
});

test("broken or forbidden storage is ignored", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  const store = createPillarRatingStore({
    port: { save: vi.fn() },
    storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    key: "draft",
    stored: null,
  });
  store.rate("Expertise", 2);
  expect(store.getState().draft.ratings).toEqual({ Expertise: 2 });
  expect(
    createPillarRatingStore({
      port: { save: vi.fn() },
      storage: { ...memory(), getItem: () => "{" },
      key: "draft",
      stored: null,
    }).getState().draft,
  ).toEqual(EMPTY_RATING);
});
