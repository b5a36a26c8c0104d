import { expect, it } from "vitest";
import { replayRefusal } from "./replay-refusal";

it.each([
  ["nothing where the session has a replay", { replay: "open", code: null }, null],
  ["nothing while the session is not known", { replay: undefined, code: null }, null],
  ["not agreed, as the session says", { replay: "not_agreed", code: null }, "replay_not_agreed"],
  ["not open, as the session says", { replay: "not_open", code: null }, "replay_not_open"],
  [
    "not agreed, as the server responds after a consent was taken back",
    { replay: "open", code: "replay_not_agreed" },
    "replay_not_agreed",
  ],
  ["nothing for another refusal", { replay: "open", code: "not_attending" }, null],
] as const)("a replay is refused with %s (TL-R.3, TL-R.8)", (_, known, refusal) => {
  expect(replayRefusal(known)).toBe(refusal);
});
