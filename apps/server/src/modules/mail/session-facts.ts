import type { Language } from "../../contract/viewer.ts";
import type { Fact, SessionTimes } from "./mail-body.ts";
import type { SessionMail } from "./mail-types.ts";

/** Labels of the facts about a session. */
interface FactLabels {
  readonly session: string;
  readonly when: string;
  readonly duration: string;
  readonly minutes: (count: number) => string;
  readonly spoken: string;
  /** The language of the mail. */
  readonly locale: Language;
}

/** The facts that every mail about a session has: workshop, moment, duration, and the language that is spoken. */
export function sessionFacts(
  labels: FactLabels,
  { workshop, durationMinutes, spoken }: Pick<SessionMail, "workshop" | "durationMinutes" | "spoken">,
  { long, zone }: SessionTimes,
): Fact[] {
  return [
    { label: labels.session, value: workshop },
    { label: labels.when, value: long, detail: zone },
    { label: labels.duration, value: labels.minutes(durationMinutes) },
    ...(spoken ? [{ label: labels.spoken, value: nameOfLanguage(spoken, labels.locale) }] : []),
  ];
}

/** `German`, as the mail's language writes it. */
const nameOfLanguage = (spoken: Language, locale: Language): string =>
  new Intl.DisplayNames([locale], { type: "language" }).of(spoken) ?? spoken;
