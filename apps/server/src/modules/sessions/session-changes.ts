import type { Content, Text } from "../../content/content.ts";
import type { SessionChange } from "../mail/mail-types.ts";
import { CHANGED_FIELDS, type ChangedField } from "../notifications/notification-types.ts";
import type { Recipient } from "./mail-recipients.ts";
import { SECTOR_LABELS } from "./sector-labels.ts";
import type { SessionRow } from "./session-repository.ts";
import type { AccessLevel, FlowMode } from "./session-types.ts";

const FLOW_MODES: Readonly<Record<FlowMode, Text>> = {
  GUIDED: { en: "Timed", fr: "Minutée", de: "Getaktet", it: "A tempo" },
  FREE: { en: "Self-paced", fr: "À votre rythme", de: "Eigenes Tempo", it: "Al proprio ritmo" },
};
const ACCESS_LEVELS: Readonly<Record<AccessLevel, Text>> = {
  OPEN: { en: "Open to all", fr: "Ouverte à tout le monde", de: "Offen für alle", it: "Aperta a tutti" },
  CLOSED: { en: "On request", fr: "Sur demande", de: "Auf Anfrage", it: "Su richiesta" },
};

interface Reading extends Pick<Recipient, "language" | "timeZone"> {
  readonly content: Content;
}

/** The value of each field as its recipient reads it. */
const VALUES: Readonly<Record<ChangedField, (session: SessionRow, reading: Reading) => string>> = {
  workshop: ({ workshopKey }, { content, language }) =>
    content.workshop(workshopKey)?.workshop.title[language] ?? workshopKey,
  start: ({ startTime }, { language, timeZone }) =>
    new Intl.DateTimeFormat(localeOf(language), {
      timeZone,
      dateStyle: "full",
      timeStyle: "short",
      hourCycle: "h23",
    }).format(startTime),
  duration: ({ durationMinutes }, { language }) =>
    new Intl.NumberFormat(language, { style: "unit", unit: "minute", unitDisplay: "short" }).format(durationMinutes),
  language: (session, { language }) =>
    new Intl.DisplayNames([language], { type: "language" }).of(session.language) ?? session.language,
  sector: ({ sector }, { language }) => SECTOR_LABELS[sector][language],
  flow_mode: ({ flowMode }, { language }) => FLOW_MODES[flowMode][language],
  access_level: ({ accessLevel }, { language }) => ACCESS_LEVELS[accessLevel][language],
};

/** English dates in the European order, with 24 hours. */
const localeOf = (language: Recipient["language"]): string => (language === "en" ? "en-GB" : language);

/** The changes between two versions of a session that its people read, in the recipient's language and time zone. */
export function changesFor(before: SessionRow, after: SessionRow, reading: Reading): SessionChange[] {
  return changedFields(before, after).map((field) => ({
    field,
    before: VALUES[field](before, reading),
    after: VALUES[field](after, reading),
  }));
}

/** The changed fields of which its people get a notification. Seats, observers and visibility concern nobody who has a place. */
export function changedFields(before: SessionRow, after: SessionRow): ChangedField[] {
  const isChanged: Readonly<Record<ChangedField, boolean>> = {
    workshop: before.workshopKey !== after.workshopKey,
    start: before.startTime.getTime() !== after.startTime.getTime(),
    duration: before.durationMinutes !== after.durationMinutes,
    language: before.language !== after.language,
    sector: before.sector !== after.sector,
    flow_mode: before.flowMode !== after.flowMode,
    access_level: before.accessLevel !== after.accessLevel,
  };
  return CHANGED_FIELDS.filter((field) => isChanged[field]);
}
