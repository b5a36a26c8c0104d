import type { Language } from "../../contract/viewer.ts";
import { draw } from "./draw.ts";
import type { Generation, GenerationInputs, GenerationKind } from "./generation.ts";

const WORDS: Readonly<
  Record<Language, { practised: (title: string) => string; strong: string; peers: (count: number) => string }>
> = {
  en: {
    practised: (title) => `This session practised “${title}”.`,
    strong: "What a strong answer does:",
    peers: (count) => (count === 1 ? "One comment goes with the scores." : `${count} comments go with the scores.`),
  },
  fr: {
    practised: (title) => `Cette session portait sur « ${title} ».`,
    strong: "Ce qui fait une réponse solide :",
    peers: (count) =>
      count === 1 ? "Un commentaire accompagne les notes." : `${count} commentaires accompagnent les notes.`,
  },
  de: {
    practised: (title) => `In dieser Sitzung wurde «${title}» geübt.`,
    strong: "Was eine starke Antwort ausmacht:",
    peers: (count) =>
      count === 1 ? "Zu den Bewertungen gehört ein Kommentar." : `Zu den Bewertungen gehören ${count} Kommentare.`,
  },
  it: {
    practised: (title) => `In questa sessione ci si è esercitati su «${title}».`,
    strong: "Che cosa caratterizza una risposta solida:",
    peers: (count) => (count === 1 ? "Un commento accompagna i voti." : `${count} commenti accompagnano i voti.`),
  },
};

const COMPOSERS: { readonly [K in GenerationKind]: (input: GenerationInputs[K]) => readonly string[] } = {
  scenario({ choices, seed }) {
    const [chosen] = draw(choices, 1, `${seed}:scenario`);
    return chosen ? [`${chosen.title}\n\n`, ...sentencesOf(chosen.text)] : [];
  },
  questions({ choices, count, seed }) {
    const drawn = draw(choices, count, `${seed}:questions`);
    return drawn.map(({ criterion, text }, index) => `${index === 0 ? "" : "\n"}${criterion} — ${text}`);
  },
  profile: ({ facts }) => facts.map((fact, index) => `${index === 0 ? "" : " "}${fact}`),
  feedback_summary({ facts, comments, language }) {
    const said = comments.length === 0 ? facts : [...facts, WORDS[language].peers(comments.length)];
    return said.map((fact, index) => `${index === 0 ? "" : " "}${fact}`);
  },
  insights({ workshop, criteria, language }) {
    const say = WORDS[language];
    const lines = criteria.map(({ label, strong }) => `\n${label} — ${strong}`);
    return [say.practised(workshop.title), ...(lines.length === 0 ? [] : [`\n\n${say.strong}`, ...lines])];
  },
};

/**
 * The embedded default: draws from the question bank and the scores and puts the parts together. It is not AI; its
 * source says so.
 */
export const composer: Generation = {
  source: "composer",
  async *generate(kind, input, signal) {
    const compose = COMPOSERS[kind] as (input: GenerationInputs[typeof kind]) => readonly string[];
    for (const piece of compose(input)) {
      signal.throwIfAborted();
      yield piece;
    }
  },
};

/** Splits a text into pieces that end at the ends of its sentences; joined, they are the text again. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?]+\s*|$)/g) ?? [text];
}
