import { describe, expect, test } from "vitest";
import { findingsOf, type ScoredQuestion, spreadOf } from "./summarise-feedback.ts";
import { writeSummary } from "./write-summary.ts";

const question = (label: string, mean: number | null): ScoredQuestion => ({
  criterionKey: label,
  label,
  pillar: "Expertise",
  mean,
});

describe("a feedback summary", () => {
  test("gives mean, extremes and population standard deviation (LS-D5.5)", () => {
    expect(spreadOf([2, 4, 4, 4, 5, 5])).toEqual({ mean: 4, min: 2, max: 5, spread: 1 });
    expect(spreadOf([])).toEqual({ mean: null, min: null, max: null, spread: null });
  });

  const findings = findingsOf(
    [question("Structure", 5), question("Preuve", 2.5), question("Écoute", null)],
    [
      { pillar: "Leadership", self: 5, peers_mean: 3 },
      { pillar: "Innovation", self: 3, peers_mean: 2.5 },
    ],
    2,
  );

  test("finds the best and the weakest answer and the widest gap of at least a point", () => {
    expect(findings).toMatchObject({
      overall: 3.75,
      strongest: { label: "Structure" },
      weakest: { label: "Preuve" },
      gap: { pillar: "Leadership", direction: "self-higher" },
    });
    expect(findingsOf([question("Structure", 4), question("Preuve", 4)], [], 1)).toMatchObject({
      weakest: null,
      gap: null,
    });
  });

  test.each([
    [
      "en",
      "2 people have scored your answers, 3.8 out of 6 on average. Your best-rated answer was on “Structure” (5.0). There is most room to improve on “Preuve” (2.5). On Leadership you see yourself above what your peers saw: ask them for an example.",
    ],
    [
      "fr",
      "2 personnes ont noté vos réponses\u202f: 3,8 sur 6 en moyenne. Votre réponse la mieux notée portait sur «\u202fStructure\u202f» (5,0). C’est sur «\u202fPreuve\u202f» (2,5) que la marge de progression est la plus grande. Pour le pilier Leadership, vous vous situez au-dessus de ce que vos pairs ont vu\u202f: demandez-leur un exemple.",
    ],
    [
      "de",
      "2 Personen haben Ihre Antworten bewertet, im Schnitt mit 3,8 von 6. Am besten bewertet wurde Ihre Antwort zu «Structure» (5,0). Am meisten verbessern können Sie sich bei «Preuve» (2,5). Bei der Säule Führung schätzen Sie sich höher ein als Ihre Peers: Fragen Sie nach einem Beispiel.",
    ],
    [
      "it",
      "2 persone hanno valutato le Sue risposte: 3,8 su 6 in media. La risposta valutata meglio riguardava «Structure» (5,0). Il margine di miglioramento più ampio è su «Preuve» (2,5). Sul pilastro Leadership Lei si valuta più di quanto abbiano visto i pari: chieda loro un esempio.",
    ],
  ] as const)("is written in %s", (language, text) => {
    expect(writeSummary(findings, language)).toBe(text);
  });
});
