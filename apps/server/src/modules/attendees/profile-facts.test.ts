import { describe, expect, test } from "vitest";
import { profileFacts } from "./profile-facts.ts";

describe("a person's description without a name", () => {
  test("says where, how often and in which languages the person practises", () => {
    const practice = { sectors: ["Health", "Data"], languages: ["en", "de"] as const, turns: 2, workshop: "Pitch" };
    expect(profileFacts(practice, "en")).toEqual([
      "Rehearses job interviews in these sectors: Health and Data.",
      "Has had 2 turns in the hot seat.",
      "Interviews in English and German.",
      "Works on “Pitch” in this session.",
    ]);
  });

  test("names the hot seat as the screens do in Italian", () => {
    const turnsOf = (turns: number) =>
      profileFacts({ sectors: [], languages: [], turns, workshop: null }, "it").find((fact) =>
        fact.includes("sotto esame"),
      );
    expect([0, 1, 2].map(turnsOf)).toEqual([
      "È sotto esame per la prima volta.",
      "Ha già fatto un turno sotto esame.",
      "Ha già fatto 2 turni sotto esame.",
    ]);
  });

  test.each(["en", "fr", "de", "it"] as const)("has a text for a newcomer in %s", (language) => {
    const facts = profileFacts({ sectors: [], languages: [], turns: 0, workshop: null }, language);
    expect(facts).toHaveLength(2);
    for (const fact of facts) expect(fact).toMatch(/\.$/);
  });
});
