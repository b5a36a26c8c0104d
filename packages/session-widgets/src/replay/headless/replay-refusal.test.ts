import { expect, it } from "vitest";
import { replayRefusal } from "./replay-refusal";

const over = { status: "COMPLETED", agreed: true, code: null };

it.each([
  ["nothing where I agreed and the session is over", over, null],
  ["nothing while neither is known", { ...over, status: undefined, agreed: undefined }, null],
  ["not agreed where I did not agree", { ...over, agreed: false }, "replay_not_agreed"],
  ["not agreed where somebody else did not agree", { ...over, code: "replay_not_agreed" }, "replay_not_agreed"],
  [
    "not open while the session runs, also without my consent",
    { ...over, status: "IN_PROGRESS", agreed: false },
    "replay_not_open",
  ],
  ["not open for a cancelled session", { ...over, status: "CANCELLED" }, "replay_not_open"],
  ["nothing for another refusal", { ...over, code: "not_attending" }, null],
] as const)("a replay is refused with %s (TL-R.3)", (_, known, refusal) => {
  expect(replayRefusal(known)).toBe(refusal);
});
