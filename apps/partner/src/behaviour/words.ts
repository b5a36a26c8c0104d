import type { SessionSummary } from "@hotseat/api-client/types";

type Language = SessionSummary["language"];

/**
 * The partner's comments on a candidate. They say that a program wrote them, so that nobody takes them for a person's
 * opinion.
 */
export const WORDS: Record<Language, { readonly overall: string; readonly answer: readonly string[] }> = {
  en: {
    overall:
      "A sample of feedback, written by the demo’s practice partner, which is a computer program and does not understand what is said.",
    answer: ["Sample: say the result first, then how you got there.", "Sample: a concrete figure would help here."],
  },
  fr: {
    overall:
      "Un exemple de retour, écrit par le partenaire d’entraînement de la démo : c’est un programme informatique, il ne comprend pas ce qui est dit.",
    answer: [
      "Exemple : dites d’abord le résultat, puis comment vous y êtes arrivé·e.",
      "Exemple : un chiffre concret aiderait ici.",
    ],
  },
  de: {
    overall:
      "Ein Beispiel einer Rückmeldung, geschrieben vom Übungspartner der Demo: Er ist ein Computerprogramm und versteht nicht, was gesagt wird.",
    answer: [
      "Beispiel: zuerst das Ergebnis nennen, dann den Weg dorthin.",
      "Beispiel: Hier würde eine konkrete Zahl helfen.",
    ],
  },
  it: {
    overall:
      "Un esempio di riscontro, scritto dal partner di esercitazione della demo: è un programma informatico e non capisce ciò che viene detto.",
    answer: ["Esempio: prima il risultato, poi come ci si è arrivati.", "Esempio: qui aiuterebbe una cifra concreta."],
  },
};
