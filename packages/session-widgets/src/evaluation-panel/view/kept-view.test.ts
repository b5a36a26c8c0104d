import { forgiving } from "@hotseat/core/storage";
import { expect, test } from "vitest";
import { keptView } from "./kept-view";

function storage() {
  const texts = new Map<string, string>();
  return forgiving({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
}

test("the chosen part of the evaluation is kept per session (LS-3.16)", () => {
  const device = storage();
  expect(keptView(device, 7).read()).toBeNull();
  keptView(device, 7).keep("scenario");
  expect(keptView(device, 7).read()).toBe("scenario");
  expect(keptView(device, 8).read()).toBeNull();
});

test("the pillars, which come and go with a turn, and what is no part are not", () => {
  const device = storage();
  keptView(device, 7).keep("profile");
  keptView(device, 7).keep("pillars");
  expect(keptView(device, 7).read()).toBe("profile");
  device.setItem("hotseat.evaluation-view.7", "everything");
  expect(keptView(device, 7).read()).toBeNull();
});
