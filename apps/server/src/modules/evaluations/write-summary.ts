import type { PillarName } from "../../contract/pillars.ts";
import type { Language } from "../../contract/viewer.ts";
import type { Findings } from "./summarise-feedback.ts";

interface Sentences {
  readonly none: string;
  readonly overall: (raters: number, mean: string) => string;
  readonly strongest: (label: string, mean: string) => string;
  readonly weakest: (label: string, mean: string) => string;
  readonly even: string;
  readonly selfHigher: (pillar: string) => string;
  readonly selfLower: (pillar: string) => string;
  readonly pillars: Readonly<Record<PillarName, string>>;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    none: "Nobody has submitted scores for your turn yet.",
    overall: (raters, mean) =>
      `${raters === 1 ? "One person has" : `${raters} people have`} scored your answers, ${mean} out of 6 on average.`,
    strongest: (label, mean) => `Your best-rated answer was on “${label}” (${mean}).`,
    weakest: (label, mean) => `There is most room to improve on “${label}” (${mean}).`,
    even: "Your answers were rated evenly.",
    selfHigher: (pillar) => `On ${pillar} you see yourself above what your peers saw: ask them for an example.`,
    selfLower: (pillar) => `On ${pillar} your peers saw more than you give yourself credit for.`,
    pillars: {
      Expertise: "Expertise",
      Agilité: "Agility",
      Collaboration: "Collaboration",
      Leadership: "Leadership",
      Innovation: "Innovation",
    },
  },
  fr: {
    none: "Personne n’a encore remis de notes pour votre tour.",
    overall: (raters, mean) =>
      `${raters === 1 ? "Une personne a noté" : `${raters} personnes ont noté`} vos réponses : ${mean} sur 6 en moyenne.`,
    strongest: (label, mean) => `Votre réponse la mieux notée portait sur « ${label} » (${mean}).`,
    weakest: (label, mean) => `C’est sur « ${label} » (${mean}) que la marge de progression est la plus grande.`,
    even: "Vos réponses ont été notées de façon régulière.",
    selfHigher: (pillar) =>
      `Pour le pilier ${pillar}, vous vous situez au-dessus de ce que vos pairs ont vu : demandez-leur un exemple.`,
    selfLower: (pillar) => `Pour le pilier ${pillar}, vos pairs ont vu plus que ce que vous vous accordez.`,
    pillars: {
      Expertise: "Expertise",
      Agilité: "Agilité",
      Collaboration: "Collaboration",
      Leadership: "Leadership",
      Innovation: "Innovation",
    },
  },
  de: {
    none: "Noch hat niemand Bewertungen zu Ihrem Durchgang abgegeben.",
    overall: (raters, mean) =>
      `${raters === 1 ? "Eine Person hat" : `${raters} Personen haben`} Ihre Antworten bewertet, im Schnitt mit ${mean} von 6.`,
    strongest: (label, mean) => `Am besten bewertet wurde Ihre Antwort zu «${label}» (${mean}).`,
    weakest: (label, mean) => `Am meisten verbessern können Sie sich bei «${label}» (${mean}).`,
    even: "Ihre Antworten wurden gleichmässig bewertet.",
    selfHigher: (pillar) =>
      `Bei der Säule ${pillar} schätzen Sie sich höher ein als Ihre Peers: Fragen Sie nach einem Beispiel.`,
    selfLower: (pillar) => `Bei der Säule ${pillar} haben Ihre Peers mehr gesehen, als Sie sich selbst zugestehen.`,
    pillars: {
      Expertise: "Fachkompetenz",
      Agilité: "Agilität",
      Collaboration: "Zusammenarbeit",
      Leadership: "Führung",
      Innovation: "Innovation",
    },
  },
  it: {
    none: "Nessuno ha ancora consegnato valutazioni sul Suo turno.",
    overall: (raters, mean) =>
      `${raters === 1 ? "Una persona ha valutato" : `${raters} persone hanno valutato`} le Sue risposte: ${mean} su 6 in media.`,
    strongest: (label, mean) => `La risposta valutata meglio riguardava «${label}» (${mean}).`,
    weakest: (label, mean) => `Il margine di miglioramento più ampio è su «${label}» (${mean}).`,
    even: "Le Sue risposte sono state valutate in modo uniforme.",
    selfHigher: (pillar) =>
      `Sul pilastro ${pillar} Lei si valuta più di quanto abbiano visto i pari: chieda loro un esempio.`,
    selfLower: (pillar) => `Sul pilastro ${pillar} i pari hanno visto più di quanto Lei si riconosca.`,
    pillars: {
      Expertise: "Competenza",
      Agilité: "Agilità",
      Collaboration: "Collaborazione",
      Leadership: "Leadership",
      Innovation: "Innovazione",
    },
  },
};

/** The written summary in a person's language; the same findings give the same text. */
export function writeSummary(findings: Findings, language: Language): string {
  const say = SENTENCES[language];
  if (findings.overall === null || findings.strongest === null) return say.none;
  const number = new Intl.NumberFormat(language === "en" ? "en-GB" : language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const mean = (value: number | null) => number.format(value ?? 0);
  const { strongest, weakest, gap } = findings;
  return [
    say.overall(findings.raters, mean(findings.overall)),
    ...(weakest === null
      ? [say.even]
      : [say.strongest(strongest.label, mean(strongest.mean)), say.weakest(weakest.label, mean(weakest.mean))]),
    ...(gap === null
      ? []
      : [(gap.direction === "self-higher" ? say.selfHigher : say.selfLower)(say.pillars[gap.pillar])]),
  ].join(" ");
}

/** Why a workshop is suggested; its name is the title. */
export const SUGGESTION: Readonly<Record<Language, (label: string) => string>> = {
  en: (label) => `It trains “${label}”, where your answers have most room to improve.`,
  fr: (label) => `Cet atelier travaille « ${label} », là où vos réponses ont la plus grande marge de progression.`,
  de: (label) => `Dieser Workshop übt «${label}», bei dem Sie sich am meisten verbessern können.`,
  it: (label) => `Questo workshop allena «${label}», dove le Sue risposte hanno più margine di miglioramento.`,
};
