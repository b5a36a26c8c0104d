import type { Fact, SessionTimes } from "./mail-body.ts";

/** Labels of the facts about a session. */
interface FactLabels {
  readonly session: string;
  readonly when: string;
  readonly duration: string;
  readonly minutes: (count: number) => string;
}

/** The facts that every mail about a session has: workshop, moment, duration. */
export function sessionFacts(
  labels: FactLabels,
  { workshop, durationMinutes }: { readonly workshop: string; readonly durationMinutes: number },
  { long, zone }: SessionTimes,
): Fact[] {
  return [
    { label: labels.session, value: workshop },
    { label: labels.when, value: long, detail: zone },
    { label: labels.duration, value: labels.minutes(durationMinutes) },
  ];
}
