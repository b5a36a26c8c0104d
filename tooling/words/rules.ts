import type { Language } from "./texts.ts";

/**
 * The rules for texts in the interface. A rule returns the error in a text, or `null`.
 * The terms themselves are in docs/glossary.md.
 */
export type Rule = (text: string, key: string) => string | null;

/** Removes values and tags, which no rule checks. */
const bare = (text: string) => text.replace(/\{\{.*?\}\}/g, "x").replace(/<[^>]*>/g, "");

const finds = (pattern: RegExp, problem: string) => (text: string) => {
  const found = bare(text).match(pattern);
  return found ? `${problem}: ${found[0].trim()}` : null;
};

/** Labels of browsers, as in their own menus. */
const BROWSER_LABELS = ["Consenti"];

/** Applies a rule to each of our labels in a sentence's `<b>`. */
const inLabels = (rule: Rule) => (text: string, key: string) =>
  [...text.matchAll(/<b>(.*?)<\/b>/g)]
    .filter(([, label]) => !BROWSER_LABELS.includes(label))
    .map(([, label]) => rule(label, key))
    .find((problem) => problem !== null) ?? null;

/** Buttons, which have no full stop, use the infinitive, not the imperative of the familiar form. */
const ITALIAN_FAMILIAR_BUTTON = new RegExp(
  `^(${[
    ...["Abbassa", "Accedi", "Accendi", "Accetta", "Affida", "Aggiungi", "Alza", "Annulla", "Apri", "Approva"],
    ...["Aspetta", "Avvia", "Cambia", "Cancella", "Carica", "Chiama", "Chiedi", "Chiudi", "Componi", "Comprimi"],
    ...["Condividi", "Consenti", "Controlla", "Copia", "Elimina", "Esci", "Fai", "Ferma", "Fissa", "Ingrandisci"],
    ...["Interrompi", "Invia", "Invita", "Iscriviti", "Lascia", "Leggi", "Mantieni", "Metti", "Mostra", "Nascondi"],
    ...["Passa", "Poni", "Prepara", "Prosegui", "Reimposta", "Resta$", "Restituisci", "Ricarica", "Ricomincia"],
    ...["Riduci", "Rientra", "Rifiuta", "Rilascia", "Rimuovi", "Riprendi", "Riprova", "Riscrivi", "Ritira", "Salta"],
    ...["Salva", "Sblocca", "Scambia", "Scarta", "Scegli", "Scrivi", "Segnala", "Seleziona", "Sospendi", "Spegni"],
    ...["Sposta", "Svuota", "Tieni", "Togli", "Torna", "Trattieni", "Usa", "Vai", "Vedi"],
  ].join("|")})\\b(?!.*\\.$)`,
);

/** Words with another term in docs/glossary.md, by language. */
const SLIPS = {
  en: /\banew\b|\binterviewee\b|\bsign out\b/i,
  fr: /\bfeedback\b|\bdébriefing|\bhorloge|\bintervieweu|\bdéroulé\b|\bmeneu|\bmène(nt)? (la|cette) session/i,
  de: /\bSession\b|\bRunden?\b|Noch einmal versuchen|\bFeedback\b|Gastgeber|Eigentümer|Fachwissen|Arbeitsbereich|Pfeiler|Bewerbungsgespräch|[Zz]uschau(?!en und)|[Ee]inreich|eingereicht/,
  it: /[Ii]ntervistator|[Tt]itolare|\b[Oo]spita\b|[Pp]untegg|\b[Oo]rologi?o?\b|\bfeedback\b|\bdebriefing|\bhost\b|conduce il colloquio/i,
};

const ALL = [finds(/\.\.\./, "three dots for an ellipsis"), finds(/['"]/, "straight quotation mark or apostrophe")];

const RULES: Record<Language, Rule[]> = {
  en: [finds(SLIPS.en, "not in the glossary")],
  fr: [
    ...ALL,
    finds(/(?<!\u202f)[?!;»](?![\w])|(?<!\u202f):(?=\s|$)/, "no thin no-break space before"),
    finds(/«(?!\u202f)/, "no thin no-break space after"),
    finds(/(?<![\p{L}’])(tu|toi|ton|tes|te)(?!\p{L})/iu, "familiar form"),
    (text: string) => {
      const found = text.match(
        /\b(de|que|le|la|ne|se|si|jusque|lorsque|puisque) \{\{(name|names|other|evaluator|email|person)\}\}/i,
      );
      return found ? `no elision before a vowel: ${found[0]}` : null;
    },
    finds(SLIPS.fr, "not in the glossary"),
  ],
  de: [
    ...ALL,
    finds(/ß/, "sharp s"),
    finds(/[„“”]/, "quotation marks of another country"),
    finds(/(?<=\p{L})…| …/u, "no no-break space before"),
    finds(/\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i, "familiar form"),
    finds(SLIPS.de, "not in the glossary"),
  ],
  it: [
    ...ALL,
    finds(/\b(tu|tuo|tua|tuoi|tue|ti|te|puoi|hai|sei|vuoi|devi|sai|stai|avrai|potrai|sarai)\b/i, "familiar form"),
    finds(ITALIAN_FAMILIAR_BUTTON, "familiar form"),
    inLabels(finds(ITALIAN_FAMILIAR_BUTTON, "familiar form")),
    finds(/\blei\b/, "polite form in lower case"),
    finds(SLIPS.it, "not in the glossary"),
  ],
};

/** Texts quoted from the requirements keep their letters, case and dots. */
const unlessQuoted = (quotes: readonly string[], rule: Rule) => (text: string, key: string) =>
  quotes.includes(text) ? null : rule(text, key);

/** Names that keep their capital. */
const NAMES = /\b(Hotseat|Excel|Escape|Safari|AI|VPN|ID|Home|Enter|Alt|URL|Internet|Amara|Diallo|Tab|WebP)\b/g;

/** A capital inside a sentence. */
function sentenceCase(text: string) {
  const plain = text
    .replace(/\{\{.*?\}\}/g, "")
    .replace(/<b>.*?<\/b>/g, "")
    .replace(NAMES, "");
  const found = plain.match(/(?<=[\p{L},;’'&] )\p{Lu}\p{Ll}+/u);
  return found ? `capital inside a sentence: ${found[0]}` : null;
}

/**
 * Returns the rules of a language.
 * @param quotes English texts that the requirements quote
 */
export function rulesOf(language: Language, quotes: readonly string[]): Rule[] {
  if (language !== "en") return RULES[language];
  return [...RULES.en, ...[...ALL, sentenceCase].map((rule) => unlessQuoted(quotes, rule))];
}
