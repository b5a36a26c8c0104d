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

test("the chosen view of the evaluation is stored per session (LS-3.16)", () => {
  const device = storage();
  expect(keptView(device, 7).read()).toBeNull();
  keptView(device, 7).keep("scenario");
  expect(keptView(device, 7).read()).toBe("scenario");
  expect(keptView(device, 8).read()).toBeNull();
});

test("the pillars view and unknown values are not stored", () => {
  const device = storage();
  keptView(device, 7).keep("profile");
  keptView(device, 7).keep("pillars");
  expect(keptView(device, 7).read()).toBe("profile");
  device.setItem("hotseat.evaluation-view.7", "everything");
  expect(keptView(device, 7).read()).toBeNull();
});
