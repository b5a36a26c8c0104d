import type { SaveReply } from "@hotseat/core/autosave";
import { systemClock } from "@hotseat/core/clock";
import type { TextStorage } from "@hotseat/core/storage";
import { createMemoryStorage } from "@hotseat/core/testing";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import { createDraftKeeper } from "./headless/draft-keeper";
import type { Draft, PanelQuestion, StoredEvaluation } from "./headless/evaluation.types";
import { createEvaluationStore } from "./headless/evaluation-store";
import type { EvaluationStore } from "./headless/evaluation-store.types";
import type { PanelPerson } from "./view/evaluation-person";

const TRADE_OFFS = {
  1: "Names parts, but no choice is explained and failure is not considered.",
  3: "Explains the main choices. Failure comes up only when asked.",
  6: "Weighs each choice against the hospital’s needs, names what can fail and how it is seen.",
};

function question(id: number, label: string, text: string): PanelQuestion {
  return {
    id,
    number: id,
    text,
    criterion: { label, description: "What the choice costs and what it buys.", anchors: TRADE_OFFS },
    context: "A strong answer names what is given up.",
    hearing: "HEARD",
    askedFrom: `2026-11-24T13:0${2 * id}:00.000Z`,
    askedUntil: null,
  };
}

/** The four questions of the pictures. */
export const storyQuestions: readonly PanelQuestion[] = [
  question(1, "Understanding", "What would you ask before drawing anything?"),
  question(2, "Structure", "Walk us through one alert, from the lab to the phone."),
  question(
    3,
    "Trade-offs",
    "Design the notification service for a group of hospitals. Where could a message get lost, and how would you notice?",
  ),
  question(4, "Communication", "Explain your choice to the head of nursing."),
];

/** Jonas at 14:07: three of four questions rated. */
export const storyDraft: Draft = {
  overall: "",
  answers: {
    1: { score: 5, comment: "Asked who reads the alerts first." },
    2: { score: 4, comment: "" },
    3: {
      score: 5,
      comment:
        "Put the queue before the API went down, unprompted. Named dead letters and who gets the alert. Could have sized the load.",
    },
  },
};

export const fivePillars: Draft["answers"] = {
  Expertise: { score: 5, comment: "" },
  Agilité: { score: 4, comment: "" },
  Collaboration: { score: 6, comment: "" },
  Leadership: { score: 5, comment: "" },
  Innovation: { score: 3, comment: "Sound. I would have liked one alternative to the queue, even a bad one." },
};

export const allRated: Draft = {
  overall: "Calm and clear.",
  answers: { ...storyDraft.answers, 4: { score: 6, comment: "" }, ...fivePillars },
};

export function storedEvaluation(draft: Draft, change: Partial<StoredEvaluation> = {}): StoredEvaluation {
  return { id: 71, updatedAt: "2026-11-24T13:07:02.000Z", status: "DRAFT", draft, ...change };
}

export const storyPeople: readonly PanelPerson[] = [
  { id: 401, name: "Amara Diallo", role: "hotSeat", picture: <IllustratedPerson person="amara" /> },
  { id: 402, name: "Lucie Moreau", role: "participant", picture: <IllustratedPerson person="lucie" /> },
  { id: 404, name: "Mateo Rossi", role: "participant", picture: <IllustratedPerson person="mateo" /> },
];

const refuse = () => {
  throw new Error("full");
};

/** A storage that refuses every write. */
export const fullStorage = (): TextStorage => ({ ...createMemoryStorage(), setItem: refuse });

export interface StoryStoreOptions {
  stored: StoredEvaluation | null;
  /** The server's response to every save. Default: it saves. */
  answer?: (draft: Draft) => Promise<SaveReply<StoredEvaluation>>;
  full?: boolean;
}

/** A store whose server is a function. */
export function storyStore({ stored, answer, full = false }: StoryStoreOptions): EvaluationStore {
  let stamps = 0;
  const store = createEvaluationStore({
    stored,
    clock: systemClock,
    keeper: createDraftKeeper({
      storage: full ? fullStorage() : createMemoryStorage(),
      key: "story",
      newStamp: () => `stamp ${stamps++}`,
    }),
    port: {
      save: ({ draft, status }) =>
        answer?.(draft) ??
        Promise.resolve({
          kind: "saved",
          stored: storedEvaluation(draft, { status, updatedAt: "2026-11-24T13:07:20.000Z" }),
        }),
    },
  });
  store.start();
  return store;
}
