import { expect, test } from "vitest";
import { shownUser } from "./pad-rules.ts";

test.each([
  ["a zero character, which no column of text can hold", "Ada\u0000", "Ada"],
  ["a line end and an escape", "A\nda\u001b", "A da"],
  ["a direction control", "\u202eAda", "Ada"],
  ["nothing but letters and an inner space", "Anonymous Ferret", "Anonymous Ferret"],
])("a name with %s: the others see it without what is not visible (TL-P.19)", (_what, name, expected) => {
  expect(shownUser({ name, hue: 12 }, null)).toEqual({ name: expected, hue: 12 });
});

test("a name of invisible characters alone changes nothing (TL-P.19)", () => {
  expect(shownUser({ name: "\u0000\u200b", hue: 12 }, null)).toBeNull();
});

test.each([
  ["25 characters is shown whole", "Maximilian Montgomer (M.)", "Maximilian Montgomer (M.)"],
  ["27 and a mark is cut before the mark", "Maximiliane Montgomery (M.)", "Maximiliane Montgome (M.)"],
  ["27 and a mark with a number is cut before the mark", "Maximiliane Montgom (M. 12)", "Maximiliane Montg (M. 12)"],
  ["27 without a mark is cut at its end", "Maximiliane Montgomery Okaf", "Maximiliane Montgomery Ok"],
])("an account's name of %s (TL-P.19)", (_what, name, expected) => {
  expect(shownUser({ name: "", hue: 12 }, name)).toEqual({ name: expected, hue: 12 });
});
