import { createManualClock } from "@hotseat/core/testing";
import type {
  FormChoices,
  PreviewedAgenda,
  SessionFormPort,
  SessionFormValues,
  StoredSession,
} from "./headless/session-form.types";
import { emptyValues } from "./headless/session-form-rules";
import { createSessionFormStore, type SessionFormStoreOptions } from "./headless/session-form-store";

export const NOW = Date.parse("2026-11-24T12:55:48.000Z");
export const ZONE = "Europe/Zurich";

export const formChoices: FormChoices = {
  modules: [
    {
      value: "M1",
      label: "M1 · Your Story",
      workshops: [{ value: "pitch_simple", label: "A pitch of one minute" }],
    },
    {
      value: "M3",
      label: "M3 · The Field Test",
      workshops: [
        { value: "system_design", label: "System design" },
        { value: "case_study", label: "Case study" },
      ],
    },
  ],
  languages: [
    { value: "en", label: "English" },
    { value: "de", label: "Deutsch" },
  ],
  sectors: [
    { value: "any", label: "Any sector" },
    { value: "software", label: "Software" },
  ],
  visibilities: [
    { value: "organisation", label: "Réseau Léman" },
    { value: "platform", label: "Everybody on Hotseat" },
  ],
};

const START = Date.parse("2026-11-26T17:00:00.000Z");
const TURN_SEC = 1080;

/** 80 minutes for four people. */
const previewedAgenda: PreviewedAgenda = {
  ends_at: new Date(START + 80 * 60_000).toISOString(),
  entries: [0, 1, 2, 3, 4].map((index) => ({
    kind: index === 4 ? ("DEBRIEF" as const) : ("TURN" as const),
    starts_at: new Date(START + index * TURN_SEC * 1000).toISOString(),
    duration_sec: index === 4 ? 480 : TURN_SEC,
  })),
  turn: {
    duration_sec: TURN_SEC,
    question_count: 4,
    questions_sec: 756,
    open_questions_sec: 108,
    evaluation_sec: 216,
    with_one_fewer_sec: 1440,
  },
};

export const readyPreview = { status: "ready" as const, startsAt: START, agenda: previewedAgenda };

const SHORT_TURN_SEC = 810;
/** 60 minutes for four people. */
export const sixtyMinutes = {
  ...readyPreview,
  agenda: {
    ends_at: new Date(START + 60 * 60_000).toISOString(),
    entries: [0, 1, 2, 3, 4].map((index) => ({
      kind: index === 4 ? ("DEBRIEF" as const) : ("TURN" as const),
      starts_at: new Date(START + index * SHORT_TURN_SEC * 1000).toISOString(),
      duration_sec: index === 4 ? 360 : SHORT_TURN_SEC,
    })),
    turn: {
      duration_sec: SHORT_TURN_SEC,
      question_count: 4,
      questions_sec: 567,
      open_questions_sec: 81,
      evaluation_sec: 162,
      with_one_fewer_sec: 1080,
    },
  },
};

export const emptyForm = (): SessionFormValues =>
  emptyValues({ now: NOW, timeZone: ZONE, language: "en", visibility: "organisation" });

/** All that must be chosen, and two addresses. */
export const filledForm = (): SessionFormValues => ({
  ...emptyForm(),
  module: "M3",
  workshop: "system_design",
  day: "2026-11-26",
  duration_minutes: 80,
  invited: ["nadia@example.org", "m.rossi@upl.example"],
});

/** A session as the server has it, with the values of `filledForm`. */
export const storedSession = (overrides: Partial<StoredSession> = {}): StoredSession => ({
  id: 7,
  version: 12,
  type: { module: { key: "M3" }, workshop: { key: "system_design" } },
  language: "en",
  job_sector: { key: "any" },
  start_time: "2026-11-26T17:00:00.000Z",
  duration_minutes: 80,
  flow_mode: "GUIDED",
  access_level: "OPEN",
  capacity: 4,
  observers_allowed: true,
  visibility: "organisation",
  my_attendee_id: 1,
  agenda: [{ attendee_id: 1 }, { attendee_id: null }],
  people_to_tell: 3,
  ...overrides,
});

/** A storage that lasts as long as the test. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

export const FORM_KEY = "form";

/** A store on a port of the test's own; ids count from `id-1`. */
export function formStore(port: SessionFormPort, options: Partial<SessionFormStoreOptions> = {}) {
  let ids = 0;
  return createSessionFormStore({
    port,
    empty: emptyForm(),
    now: createManualClock(NOW).now,
    timeZone: ZONE,
    newId: () => `id-${++ids}`,
    storage: memoryStorage(),
    key: FORM_KEY,
    ...options,
  });
}
