import { expect, it } from "vitest";
import { keptNotes } from "./kept-notes";

const draft = (overall: string, comment: string) =>
  JSON.stringify({ draft: { overall, answers: { 31: { score: 5, comment }, 32: { score: null, comment: "" } } } });

const MINE = { sessionId: 12, keycloakId: "me" };

it("gathers what one person wrote in one session, and nothing of others who use the browser", () => {
  const entries = [
    ["hotseat.evaluation.1/12/401/me", draft("Calm and clear.", "Named dead letters.")],
    ["hotseat.evaluation.1/13/401/me", draft("Other session.", "")],
    ["hotseat.evaluation.1/12/402/somebody-else", draft("In confidence.", "")],
    ["hotseat.evaluation.1/12/402/not/me", draft("In confidence too.", "")],
    ["hotseat.notes.1/12/me", JSON.stringify({ content: " Breathe first. ", base: null })],
    ["hotseat.notes.1/12/somebody-else", JSON.stringify({ content: "Private." })],
    ["hotseat.notes.1/13/me", JSON.stringify({ content: "Another session." })],
    ["something.else", "x"],
  ] as const;
  expect(keptNotes(entries, MINE)).toBe("5/6  Named dead letters.\nCalm and clear.\n\nBreathe first.\n");
});

it("is nothing when nothing was typed or it cannot be read", () => {
  expect(keptNotes([["hotseat.evaluation.1/12/401/me", "{"]], MINE)).toBeNull();
});
