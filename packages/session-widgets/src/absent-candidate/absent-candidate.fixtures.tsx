import { fixedTicker } from "@hotseat/core/ticker";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import { STORY_TURNS } from "../schedule/schedule.fixtures";
import { momentFormat } from "../shared/headless/moment-format";
import type { AbsentCandidateViewProps } from "./absent-candidate-view";

const SINCE = Date.parse("2026-11-24T14:18:00.000Z");
const DRAWN = { "Lucie Moreau": "lucie", "Jonas Keller": "jonas", "Mateo Rossi": "mateo" } as const;
const [, , JONAS, MATEO] = STORY_TURNS;
const jonas = {
  attendeeId: JONAS,
  name: "Jonas",
  fullName: "Jonas Keller",
  isMe: true,
  startsAtMs: Date.parse("2026-11-24T14:36:00.000Z"),
};
const mateo = {
  attendeeId: MATEO,
  name: "Mateo",
  fullName: "Mateo Rossi",
  isMe: false,
  startsAtMs: Date.parse("2026-11-24T14:54:00.000Z"),
};
/** Jonas hosts and is next, Mateo after him. */
export const hostDecides = {
  kind: "decides",
  swaps: [jonas, mateo],
  skipTo: { name: "Jonas", isMe: true },
  asked: null,
} as const;

const nothing = () => {};

/** Lucie left two minutes before her turn, which has waited for 42 seconds. */
export const absentProps: AbsentCandidateViewProps = {
  name: "Lucie",
  fullName: "Lucie Moreau",
  leftAt: "2026-11-24T14:16:00.000Z",
  kept: { minutes: 18, hasBegun: false },
  sinceMs: SINCE,
  role: hostDecides,
  time: fixedTicker(SINCE + 42_000),
  moments: momentFormat("en", "UTC"),
  onSwap: nothing,
  onSkip: nothing,
  onAnswer: nothing,
  pictureOf: (fullName) => {
    const person = DRAWN[fullName as keyof typeof DRAWN];
    return person ? <IllustratedPerson person={person} /> : undefined;
  },
};
