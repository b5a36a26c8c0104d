import type { Language } from "../../contract/viewer.ts";

/** A person's practice so far. */
export interface Practice {
  /** Labels of the sectors practised for, the latest first. */
  readonly sectors: readonly string[];
  /** Languages of the interviews, the latest first. */
  readonly languages: readonly Language[];
  /** Sessions completed with a turn in the hot seat. */
  readonly turns: number;
  /** The practice of this session; null outside a session. */
  readonly workshop: string | null;
}

interface Sentences {
  readonly sectors: (list: string) => string;
  readonly anySector: string;
  readonly turns: (count: number) => string;
  readonly first: string;
  readonly languages: (list: string) => string;
  readonly workshop: (title: string) => string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    sectors: (list) => `Rehearses job interviews in these sectors: ${list}.`,
    anySector: "Rehearses job interviews in any sector.",
    turns: (count) => (count === 1 ? "Has had one turn in the hot seat." : `Has had ${count} turns in the hot seat.`),
    first: "Takes the hot seat for the first time.",
    languages: (list) => `Interviews in ${list}.`,
    workshop: (title) => `Works on “${title}” in this session.`,
  },
  fr: {
    sectors: (list) => `S’exerce à l’entretien d’embauche dans ces secteurs : ${list}.`,
    anySector: "S’exerce à l’entretien d’embauche dans tous les secteurs.",
    turns: (count) =>
      count === 1 ? "A déjà été une fois sur la sellette." : `A déjà été ${count} fois sur la sellette.`,
    first: "Est sur la sellette pour la première fois.",
    languages: (list) => `Langues d’entretien : ${list}.`,
    workshop: (title) => `Travaille « ${title} » dans cette session.`,
  },
  de: {
    sectors: (list) => `Übt Vorstellungsgespräche in diesen Branchen: ${list}.`,
    anySector: "Übt Vorstellungsgespräche in allen Branchen.",
    turns: (count) =>
      count === 1 ? "Sass schon einmal auf dem heissen Stuhl." : `Sass schon ${count} Mal auf dem heissen Stuhl.`,
    first: "Sitzt zum ersten Mal auf dem heissen Stuhl.",
    languages: (list) => `Gesprächssprachen: ${list}.`,
    workshop: (title) => `Übt in dieser Sitzung «${title}».`,
  },
  it: {
    sectors: (list) => `Si esercita ai colloqui di lavoro in questi settori: ${list}.`,
    anySector: "Si esercita ai colloqui di lavoro in tutti i settori.",
    turns: (count) => (count === 1 ? "Ha già fatto un turno sotto esame." : `Ha già fatto ${count} turni sotto esame.`),
    first: "È sotto esame per la prima volta.",
    languages: (list) => `Lingue dei colloqui: ${list}.`,
    workshop: (title) => `In questa sessione lavora su «${title}».`,
  },
};

/** Describes a person's practice in sentences without their identity; the same practice gives the same sentences. */
export function profileFacts({ sectors, languages, turns, workshop }: Practice, language: Language): string[] {
  const say = SENTENCES[language];
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const names = new Intl.DisplayNames(language, { type: "language" });
  return [
    sectors.length > 0 ? say.sectors(list.format(sectors)) : say.anySector,
    turns > 0 ? say.turns(turns) : say.first,
    ...(languages.length > 0 ? [say.languages(list.format(languages.map((one) => names.of(one) ?? one)))] : []),
    ...(workshop === null ? [] : [say.workshop(workshop)]),
  ];
}
