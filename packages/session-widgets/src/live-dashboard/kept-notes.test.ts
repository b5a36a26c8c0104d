import { expect, it } from "vitest";
import { keptNotes } from "./kept-notes";

const draft = (overall: string, comment: string) =>
  JSON.stringify({ draft: { overall, answers: { 31: { score: 5, comment }, 32: { score: null, comment: "" } } } });

it("gathers the comments of one session and leaves other entries alone", () => {
  const entries = [
    ["hotseat.evaluation.1/12/401/me", draft("Calm and clear.", "Named dead letters.")],
    ["hotseat.evaluation.1/13/401/me", draft("Other session.", "")],
    ["something.else", "x"],
  ] as const;
  expect(keptNotes(entries, "hotseat.evaluation.1/12/")).toBe("5/6  Named dead letters.\nCalm and clear.\n");
});

it("is nothing when nothing was typed or it cannot be read", () => {
  expect(keptNotes([["hotseat.evaluation.1/12/401/me", "{"]], "hotseat.evaluation.1/12/")).toBeNull();
});
